### Pourquoi un bot a fait ce qu’il a fait, dans ses propres mots.
reason-chance = J’ai choisi au hasard.
## $counter est un pion, $road une route, $town une ville, $goal le but, $home la ville de la carte
## Village, $seat un autre joueur ([you] : qui lit) ; $towns et $cards sont des nombres, mais $cards
## est une énumération après « j’ai ».
reason-draw-cards = J’ai { $cards }, alors je prends { one-counter }.
reason-draw-far = Je n’ai pas de carte pour { counter.le }, mais { counter.il } passe sur beaucoup de routes.
reason-place-towns = Avec { counter.le } sur { $road }, j’atteins { $towns ->
    [0] 0 ville de plus :
    [one] une ville de plus :
   *[other] { $towns } villes de plus, d’abord
} { $town }.
reason-place-cards = Avec { counter.le } sur { $road }, je vais à { $town } et j’économise { some-cards }.
reason-place-later = { CAP(counter.le) } sur { $road } pourra me servir plus tard.
reason-place-spare = Je peux me passer { counter.du } ; sur { $road }, { counter.il } ne gêne pas.
reason-obstacle-towns = Un obstacle sur { $road } { $seat ->
    [you] te coûtera
   *[player] coûtera
} sans doute { some-towns }{ $seat ->
    [you] {""}
   *[player] {" "}à { $seat }
}.
reason-obstacle-cards = Un obstacle sur { $road } { $seat ->
    [you] te coûtera
   *[player] coûtera
} sans doute { some-cards }{ $seat ->
    [you] {""}
   *[player] {" "}à { $seat }
}.
reason-obstacle-near = La route { $road } ne me sert pas, et la botte la plus proche est { $seat ->
    [you] la tienne
   *[player] celle { INITIAL($seat) ->
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}.
reason-pass-wait = J’attends : quelqu’un posera peut-être ce qu’il me faut.
reason-pass-keep = Mon dernier pion, je préfère le garder pour le tour suivant.
reason-pass-done = Je ne veux plus rien poser.
reason-move-town = Ma borne m’attend à { $town }. { $towns ->
    [0] C’est la dernière nouvelle ville de mon voyage.
    [one] C’est la dernière nouvelle ville de mon voyage.
   *[other] C’est la première des { $towns } nouvelles villes de mon voyage.
}
reason-move-through = Je ne fais que passer par { $town }, je vais à { $goal }.
reason-move-home = { CAP(town.de) }, il reste moins de chemin jusqu’à { $home }, la ville de ma carte.
reason-move-home-there = Me voilà au but : { $town } est la ville de ma carte.
reason-move-place = Je ne peux plus atteindre de nouvelle ville, mais à { $town } le tour suivant commence mieux.
reason-end-done = Je ne peux plus payer d’étape.
reason-end-cut = { $cards ->
    [0] Aucune autre ville n’en vaut la peine.
    [one] Aucune autre ville n’en vaut la peine : je défausse une carte.
   *[other] Aucune autre ville n’en vaut la peine : je défausse { $cards } cartes.
}
reason-end-save = Je pourrais payer une étape de plus, mais { $cards ->
    [0] je préfère garder ma main
    [one] je préfère garder ma dernière carte
   *[other] je préfère garder mes { $cards } cartes
}.
reason-keep-cards = J’ai { $cards }, alors je garde { one-counter }.
reason-keep-far = Je n’ai pas de carte pour { counter.le }, mais { counter.il } passe sur beaucoup de routes.

## Elfengold
reason-gold-pile = Le tas d’or me rapporte { $coins ->
    [0] 0 écu
    [one] un écu
   *[other] { $coins } écus
} : je préfère cela à une carte.
reason-card-suits = Pour cette carte, j’ai { $counters ->
    [0] 0 pion
    [one] un pion
   *[other] { $counters } pions
} : { $card }.
reason-card-far = C’est cette carte qui me mène le plus loin : { $card }.
reason-card-blind = La pioche me promet plus que le marché.
reason-open-less = Je montre ce dont je peux le mieux me passer : { $item }.
reason-bid-towns = Pour cet objet, j’irais jusqu’à { $coins ->
    [0] 0 écu
    [one] un écu
   *[other] { $coins } écus
} : { $item }. Grâce à lui, j’atteins { $towns ->
    [0] 0 ville de plus
    [one] une ville de plus
   *[other] { $towns } villes de plus
}.
reason-bid-later = Pour cet objet, j’irais jusqu’à { $coins ->
    [0] 0 écu
    [one] un écu
   *[other] { $coins } écus
} : { $item }. Il pourra me servir plus tard.
reason-pass-dear = Pour moi, cet objet ne vaut pas plus { $coins ->
    [0] de 0 écu
    [one] d’un écu
   *[other] de { $coins } écus
} : { $item }.
reason-pass-useless = Cet objet ne me sert à rien : { $item }.
reason-gold-piece = Je passe de toute façon par { $road }, et la pièce d’or y rapporte { $coins ->
    [0] 0 écu
    [one] un écu
   *[other] { $coins } écus
} de plus.
reason-exchange-towns = Une fois échangés les pions posés sur { $road } et sur { $other }, j’atteins { $towns ->
    [0] 0 ville de plus
    [one] une ville de plus
   *[other] { $towns } villes de plus
}.
reason-coins-more = Mes villes rapportent { $coins ->
    [0] 0 écu
    [one] un écu
   *[other] { $coins } écus
} : je préfère cela à deux cartes.
reason-coins-last = Après le dernier déplacement, les cartes ne valent plus rien et les écus départagent les ex æquo.
reason-cards-more = Je préfère deux cartes à { $coins ->
    [0] rien du tout
    [one] un écu
   *[other] { $coins } écus
}.
reason-cut-least = Je défausse { $cards ->
    [0] 0 carte
    [one] la carte
   *[other] les { $cards } cartes
} dont j’ai le moins besoin.
reason-keep-best = Ces deux objets sont ceux qui me servent le plus.
reason-witch-step = La sorcière m’ouvre le chemin vers { $town }.
reason-witch-fly = La sorcière m’emmène à { $town } en volant : à pied, ce serait trop cher.
