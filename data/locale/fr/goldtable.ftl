# La table d’Elfengold : que faire, les boutons, le marché et les enchères, ce qui s’est passé, la fin.
# $item est un objet par son nom, $coins un nombre d’écus.
so-many-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}
phase-cards = Cartes
phase-open = Objets
phase-auction = Enchères
phase-reward = Gain
phase-discard = Main
phase-keep_items = Fin

now-cards = Prends une carte à la pioche ou au marché, ou tout l’or. { $left ->
    [1] C’est la dernière fois pour ce tour.
   *[other] Encore { $left } fois pendant ce tour.
}
now-drawn-card = Tu as pioché : { $card }. Personne d’autre ne le voit.
now-open = Lequel de tes deux objets montres-tu ? L’autre reste secret.
now-auction-first = En vente : { $item }. Personne n’a encore misé. Tu as { $have ->
    [one] { $have } écu
   *[other] { $have } écus
} : mise, ou passe.
now-auction = En vente : { $item }. La plus forte mise est de { so-many-coins }, et tu en as { $have } : mise davantage, ou passe.
now-auction-out = En vente : { $item }. La plus forte mise est de { so-many-coins }, et tu en as { $have } : tu ne peux que passer.
now-reward = Les villes de ton déplacement rapportent { so-many-coins }. Prends-les, ou deux cartes à la place.
now-reward-none = Ton déplacement n’a rapporté aucun écu. Tu peux prendre deux cartes.
now-reward-second = Prends ta seconde carte.
now-keep_items = Tu gardes deux objets, tels qu’ils sont. { $left ->
    [1] Choisis-en encore un.
   *[other] Choisis-en { $left }.
}
now-plan-items = Joue l’un de tes objets, ou passe.
now-double = Quel pion poses-tu avec le Doublement ? Il rejoint un autre pion sur la même route.
now-double-where = Quelle route doubles-tu ? Choisis-en une qui a un seul pion, d’un autre type.
now-exchange-where = Choisis la première des deux routes dont tu échanges les pions.
now-exchange-other = Et quelle route échange son pion avec { $road } ?
now-tree-where = Sur quelle route va l’arbre ? Tout le monde y paiera une carte de plus, du même type.
now-sea_monster-where = Dans quelles eaux va le monstre marin ? Chaque trajet y coûtera un radeau de plus.
now-gold_piece-where = Sur quelle route va la pièce d’or ? Celui qui arrive par là reçoit deux fois la valeur de la ville.
now-witch = La sorcière écarte l’arbre ou le monstre marin : choisis le chemin. Elle demande un écu.
now-travel-helped = Depuis { $town }, tu ne peux pas payer d’étape sans aide : fais appel à la sorcière, ou finis ton déplacement.
now-fly = Où vas-tu ? Pour trois écus, la sorcière t’emmène sur son balai dans n’importe quelle ville.
touch-witch = Pour un écu, la sorcière écarte un arbre ou un monstre marin ; pour trois, elle t’emmène où tu veux : sers-toi des boutons.
touch-item = Il n’y a pas de place pour cela en ce moment : { $item }. { $rule }

choice-market = Prendre : { $card }
choice-deck = Piocher une carte
choice-gold = Prendre tout l’or : { so-many-coins }
choice-drawn = Montrer : { $item }
choice-bid = Miser { $coins }
choice-bid-all = Tout miser ({ $coins })
choice-pass-bid = Ne pas miser
choice-coins = Prendre { so-many-coins }
choice-nothing = Ne rien prendre
choice-witch = Avec la sorcière…
choice-fly = Voler avec la sorcière…
choice-flight = Voler vers { $town }
choice-flight-new = Voler vers { $town } (nouvelle)
choice-item = Jouer : { $item }
choice-item-secret = Jouer : { $item } (objet secret)
choice-keep-item = Garder : { $item }
choice-keep-item-secret = Garder : { $item } (objet secret)
choice-keep-item-again = Garder aussi : { $item }
choice-keep-item-secret-again = Garder aussi : { $item } (objet secret)
bid-label = Ta propre mise
bid-go = Miser
bid-nothing = Écris en chiffres combien d’écus tu mises.

rack-items = Tes objets
rack-market = Le marché
rack-drawn = Juste piochés
seat-coins = { so-many-coins }
seat-secret-items = { $n ->
    [one] { $n } objet secret
   *[other] { $n } objets secrets
}
goods-market = Marché
goods-gold = Tas d’or : { $n }
goods-gold-none = Pas d’or
goods-sale = En vente
goods-next = Ensuite
goods-nobody = aucune mise
goods-in = { $name ->
    [you] Tu peux
   *[player] { $name } peut
} encore miser
goods-out = { $name ->
    [you] Tu ne mises
   *[player] { $name } ne mise
} plus
goods-gathered = Ce déplacement : { so-many-coins }.

aloud-market = Au marché : { $cards }. Cartes or dans le tas : { $n }.
aloud-coins = { $town } { $coins }
aloud-values = Valeurs en or
aloud-items = Tes autres objets : { $items }.
seen-two = { $counters } sur { $road }
seen-and-tree = { $laid } avec un arbre
seen-and-gold = { $laid } avec une pièce d’or
seen-monsters = Monstres marins : { $roads }.

log-values = Les valeurs en or sont tirées au sort entre les villes.
log-hand = { $name ->
    [you] Tu reçois
   *[player] { $name } reçoit
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-market = Le marché ouvre : { $cards }.
log-income = Chacun reçoit { so-many-coins }.
log-items = { $name ->
    [you] Tu pioches
   *[player] { $name } pioche
} { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}.
log-row = En vente pendant ce tour : { $items }.
log-sold = { $name ->
    [you] Tu achètes
   *[player] { $name } achète
} pour { so-many-coins } : { $item }.
log-unsold = Personne ne mise, retour à la réserve : { $item }.
log-take-deck = { $name ->
    [you] Tu pioches
   *[player] { $name } pioche
} une carte.
log-take-market = { $name ->
    [you] Tu prends
   *[player] { $name } prend
} une carte au marché : { $card }.
log-gold-turned = { $gold ->
    [one] { $gold } carte or apparaît.
   *[other] { $gold } cartes or apparaissent.
}
log-take_gold = { $name ->
    [you] Tu prends
   *[player] { $name } prend
} tout l’or.
log-open = { $name ->
    [you] Tu montres
   *[player] { $name } montre
} : { $item }.
log-bid = { $name ->
    [you] Tu mises
   *[player] { $name } mise
} { so-many-coins }.
log-pass_bid = { $name ->
    [you] Tu ne mises plus
   *[player] { $name } ne mise plus
}.
log-place_item = { $name ->
    [you] Tu joues
   *[player] { $name } joue
} sur { $road } : { $item }.
log-double = { $name ->
    [you] Tu doubles
   *[player] { $name } double
} { $road } avec { one-counter }.
log-exchange = { $name ->
    [you] Tu échanges
   *[player] { $name } échange
} les pions de deux routes : { $road } et { $other }.
log-witch_move = Avec l’aide d’une sorcière, { $name ->
    [you] tu vas
   *[player] { $name } va
} à { $town } ({ $cards }).
log-fly = Avec une sorcière, { $name ->
    [you] tu voles
   *[player] { $name } vole
} jusqu’à { $town }.
log-take_coins = { $name ->
    [you] Tu prends
   *[player] { $name } prend
} { so-many-coins }.
log-take_coins-none = { $name ->
    [you] Tu ne prends
   *[player] { $name } ne prend
} ni écus ni cartes.
log-discard = { $name ->
    [you] Tu défausses
   *[player] { $name } défausse
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-keep_items = { $name ->
    [you] Tu gardes
   *[player] { $name } garde
} deux objets.

end-coins = Écus
end-by-coins = Égalité de villes : celui qui a le plus d’écus gagne.
end-by-coins-score = Égalité de points : celui qui a le plus d’écus gagne.
end-by-distance-coins = Égalité de points et de distance : celui qui a le plus d’écus gagne.
interlude-coins = { so-many-coins }

do-take-deck = Pioche une carte
do-take-market = Prends au marché : { $card }
do-take_gold = Prends tout l’or
do-open = Montre : { $item }
do-bid = Mise { $coins }
do-pass_bid = Ne mise pas
do-place_item = Joue sur { $road } : { $item }
do-double = Double { $road } avec { one-counter }
do-exchange = Échange les pions de deux routes : { $road } et { $other }
do-witch_move = Va à { $town } avec la sorcière ({ $cards })
do-fly = Vole vers { $town }
do-take_coins = Prends { so-many-coins }
do-discard = Défausse { $cards }
do-keep_items = Garde : { $items }

hint-gold-look-cards = Regarde tes pions et le marché : vont-ils ensemble ?
hint-gold-think-cards = Une carte qui va avec un de tes pions vaut mieux qu’une carte que tu ne vois pas. Trois écus par carte or, c’est bien payé dès que le tas a grandi.
hint-gold-look-open = Regarde tes deux objets.
hint-gold-think-open = Ce que tu montres, les autres en tiennent compte. Garde secret ce qui les surprendra.
hint-gold-look-auction = Regarde l’objet en vente et tes cartes.
hint-gold-think-auction = Combien de villes de plus t’apporterait-il ? Une ville vaut quelques écus ; ce qui ne te sert pas ne vaut que ce qu’il apporterait aux autres.
hint-gold-look-plan = Regarde les routes autour de ta botte.
hint-gold-think-plan = D’abord ton propre voyage : quel objet le mène une ville plus loin, ou vers une ville qui paie bien ?
hint-gold-look-travel = Regarde les villes autour de ta botte, et leurs écus.
hint-gold-think-travel = D’abord une nouvelle ville ; entre deux, celle qui paie le plus. Une pièce d’or double les écus de la ville.
hint-gold-look-reward = Compare les écus de ton déplacement à deux cartes.
hint-gold-think-reward = Deux cartes valent à peu près six écus tant que tu peux les jouer. Au dernier tour, seuls les écus comptent.
hint-gold-look-discard = Regarde tes cartes.
hint-gold-think-discard = Garde ce qui va avec tes pions, et plusieurs cartes du même type.
hint-gold-look-keep_items = Regarde tes objets.
hint-gold-think-keep_items = Garde ce qui ira avec tes cartes au prochain tour.
