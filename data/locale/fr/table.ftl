### La table : le début, les tours, les choix, le journal, la fin.
start-title = Elfenland
start-welcome = Qui joue ? Asseyez-vous autour de l’écran dans cet ordre, dans le sens des aiguilles d’une montre.
language-name = Français
## $n est un numéro, $a, $b et $name sont des joueurs, $names une énumération, $when une date,
## $folder et $file des chemins, $sentence une phrase entière.
start-seat = Place { $n }
start-empty = libre
start-person = une personne
start-name = Nom
start-name-full = Un nom a { $most } caractères au plus.
start-color = Couleur
start-player = Joueur { $n }
start-edition = Édition
start-house-rules = Règles maison
start-first = Qui commence ?
start-by-lot = au hasard
start-seed = Graine (facultatif)
start-seed-hint = même graine, même partie
start-go = Commencer la partie
start-resume = Continuer
start-resume-about = { $names } : tour { $round }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-load = Ouvrir une partie…
start-fan = Un projet de fans, non officiel. Elfenland est un jeu d’Alan R. Moon, et il vaut bien son prix.
start-few = Il faut au moins deux joueurs : mets une personne ou un bot à deux des places.
start-half-two = La moitié ouest de la carte se joue à deux, et { $n } places sont prises. Gardes-en deux, ou choisis une autre édition.
start-same-color = { $a } et { $b } ont la même couleur. Donnes-en une autre à l’un des deux.
start-first-empty = Il n’y a personne à la place qui commence. Choisis-en une autre, ou laisse faire le hasard.
start-unsaved = Ton choix vaut pour l’instant, mais il sera oublié : impossible d’écrire dans { $folder }.
start-resume-over = { $names } : partie finie, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-broken-save = La dernière partie ne s’ouvre pas. { $sentence } Tu peux en commencer une autre ; l’ancien fichier reste où il est.

phase-deal = Donne
phase-draw_secret = Secret
phase-draw = Trois pions
phase-plan = Préparation
phase-travel = Voyage
phase-keep = Fin
round-of = Tour { $n } sur { $rounds }
turn-of = À { $name ->
    [you] toi
   *[player] { $name }
} de jouer
turn-bot = { $name } réfléchit…
bots-hurried = Cet appareil est lent : l’expert a manqué de temps et a moins réfléchi qu’ailleurs.
phases = Les phases d’un tour

## Ce qu’il faut faire. $left est ce qui manque encore, $counter un pion, $road une liaison, $town
## une ville.
aim = Le but : visiter en { $rounds } tours plus de villes que tous les autres, sur les { $towns } du plateau.
aim-town-card = À la fin, chaque liaison entre ta botte et la ville de ta carte Village te coûte un point.
now-draw_secret = Pioche un pion, face cachée. Il reste ton secret.
now-drawn = Ton pion secret : { $counter }. Personne d’autre ne le voit.
now-draw = Prends l’un des cinq pions, ou celui du dessus de la pioche. Il t’en reste { $left ->
    [1] un
   *[other] { $left }
} à prendre.
now-plan = Pose un pion ou ton obstacle sur une route, ou passe.
now-plan-counter = Pose un pion sur une route, ou passe.
now-plan-obstacle = Pose ton obstacle sur une route, ou passe.
now-plan-nothing = Tu n’as plus rien à poser : passe.
now-plan-last = Si tu passes maintenant, la préparation est finie pour tout le monde.
now-place-where = Où va { counter.le } ? { $roads ->
    [1] La route dorée t’attend.
   *[other] Les routes dorées t’attendent.
}
now-obstacle-where = Sur quelle route va ton obstacle ? Tout le monde y paiera une carte de plus, du même type.
now-place-which = Quel pion va sur { $road } ?
now-travel = Fais une étape depuis { $town } vers une ville voisine, ou finis ton déplacement.
now-travel-stuck = Depuis { $town }, tu ne peux plus payer d’étape : finis ton déplacement.
now-pay = Comment paies-tu { $road } ?
now-pay-cards = Choisis les cartes avec lesquelles payer { $road } : encore { $left ->
    [1] une
   *[other] { $left }
}.
now-cut = Tu peux garder quatre cartes. Défausses-en { $left ->
    [1] une
   *[other] { $left }
}.
now-keep = Choisis le pion que tu gardes.
now-watch = Les autres jouent.
now-over = La partie est finie.
touch-own-town = Ta botte est ici, à { $town }. Choisis une route qui en part, ou la ville au bout.
touch-boot = Ta botte est à { $town }. { $now }
touch-far-town = Aucune route ni aucun cours d’eau ne mène directement { town.de } à { $far } : va de ville en ville.
touch-obstacle = Ton obstacle va sur une route qui a un pion ; il n’y en a pas pour l’instant.
touch-card = Choisis d’abord où va ta botte, puis les cartes avec lesquelles payer l’étape.
touch-other = Tu ne peux pas choisir cela maintenant. { $now }
touch-land = Il n’y a rien à cet endroit. { $now }
touch-nothing = Il n’y a rien à choisir ici pour l’instant.

## Des boutons, courts. $price est par exemple « 2 dragons », $card une carte, $terrain un terrain.
choice-pile = Piocher
choice-display = Prendre { counter.le }
choice-counter = Poser { one-counter }
choice-counter-secret = Poser { counter.le-secret }
choice-obstacle = Poser l’obstacle
choice-pass = Passer
choice-step = { $town }, { $terrain } : { $price }
choice-step-caravan = { $town }, { $terrain } : caravane
choice-step-boatmen = { $town }, { $terrain } : bateliers
choice-card = Payer { $price }
choice-caravan = Caravane : { $n } cartes au choix
choice-boatmen = Bateliers : { $n } cartes au choix
choice-pay-one = { $card } (×{ $n })
choice-end = Finir le déplacement
choice-end-cut = Finir, défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
choice-cut-one = Défausser : { $card } (×{ $n })
choice-keep = Garder { counter.le }
choice-keep-secret = Garder { counter.le-secret }
choice-own = Voir d’abord mes cartes
choice-seen = C’est vu
choice-undo = Annuler
undo-nothing = Tu n’as rien à annuler pour l’instant.
choice-back = Retour
pick-late = Un instant trop tard : quelque chose venait de changer. Regarde encore une fois.
choice-roads = Routes
choice-road = { $road } : { $price }
choice-road-none = Choisir une route…
choice-this-road = Choisir { $road }
undo-other = Je suis { $name } : annuler mon coup
hide = Cacher mes cartes
leave = Accueil
curtain-title = À { $name } de jouer
curtain-about = Les autres, merci de regarder ailleurs.
curtain-button = Je suis { $name }

## Autour du plateau. $turn dit à qui c’est, $now ce qu’il faut faire ; $lake est un lac, $lakes une
## énumération ; $n, $down et $up sont des nombres.
board-alt = { $turn } – carte du pays des elfes. { $now }
seat-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
seat-pieces = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
seat-secret = { $n ->
    [one] { $n } pion secret
   *[other] { $n } pions secrets
}
seat-no-obstacle = obstacle utilisé
seat-starts = commence ce tour
seat-boot = à { $town }
seats = Les joueurs
aloud-title = Le plateau en mots
log-title = Journal de la partie
chart-title = Vue d’ensemble
chart-about = Nombre de cartes, du type du pion posé, que coûte une route ; un obstacle en ajoute une. Caravane : trois cartes au choix sur une route qui a un pion, quatre avec un obstacle.
chart-about-items = Nombre de cartes, du type du pion posé, que coûte une route ; un arbre en ajoute une. Caravane : trois cartes au choix sur une route qui a un pion, quatre avec un arbre. Un monstre marin coûte un radeau de plus.
chart-water = Radeau : cours d’eau, { $down } avec le courant, { $up } à contre-courant ; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Bateliers sur le { $lake } : trois cartes au choix.
rack-display = Étalage
rack-counters = Tes pions
rack-hand = Tes cartes
rack-town = Carte Village

## Le journal. $name est qui agit ([you] : qui lit) ; $counters et $cards sont des énumérations
## comme « 2 dragons et 1 radeau ».
log-display = Cinq pions sont retournés face visible : { $counters }.
log-town_card = { $name ->
    [you] Tu reçois
   *[player] { $name } reçoit
} une carte Village.
log-round = Le tour { $n } débute. { $name ->
    [you] Tu commences
   *[player] { $name } commence
}.
log-deal = { $name ->
    [you] Tu reçois
   *[player] { $name } reçoit
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-draw_secret = { $name ->
    [you] Tu pioches
   *[player] { $name } pioche
} un pion secret.
log-draw-display = { $name ->
    [you] Tu prends
   *[player] { $name } prend
} { one-counter } à l’étalage.
log-draw-pile = { $name ->
    [you] Tu pioches
   *[player] { $name } pioche
} { one-counter }.
log-place = { $name ->
    [you] Tu poses
   *[player] { $name } pose
} { one-counter } sur { $road }.
log-obstacle = { $name ->
    [you] Tu poses
   *[player] { $name } pose
} un obstacle sur { $road }.
log-pass = { $name ->
    [you] Tu passes
   *[player] { $name } passe
}.
log-move-card = { $name ->
    [you] Tu vas
   *[player] { $name } va
} à { $town } ({ $cards }).
log-move-caravan = { $name ->
    [you] Tu vas
   *[player] { $name } va
} à { $town } en caravane ({ $cards }).
log-move-boatmen = { $name ->
    [you] Les bateliers te mènent à { $town }
   *[player] Les bateliers mènent { $name } à { $town }
} ({ $cards }).
log-end_move = { $name ->
    [you] Tu finis ton déplacement
   *[player] { $name } finit son déplacement
}.
log-end_move-cut = { $name ->
    [you] Tu finis ton déplacement et défausses
   *[player] { $name } finit son déplacement et défausse
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-keep = { $name ->
    [you] Tu gardes
   *[player] { $name } garde
} { one-counter }.
log-keep-secret = { $name ->
    [you] Tu gardes
   *[player] { $name } garde
} un pion secret.

## La fin. $names est qui gagne, seul ou à plusieurs.
end-title = Victoire { INITIAL($names) ->
    [vowel] d’{ $names }
   *[other] de { $names }
} !
end-title-shared = Victoire partagée : { $names } !
end-player = Joueur
end-pieces = Villes
end-town = Carte Village
end-distance = Distance
end-score = Score
end-cards = Cartes restantes
end-all-twenty = Quelqu’un avait ramassé ses vingt bornes : cela a mis fin à la partie.
end-clear = Le plus grand nombre de villes l’emporte.
end-clear-score = Le meilleur score l’emporte.
end-by-cards = Autant de villes : celui à qui il reste le plus de cartes l’emporte.
end-by-cards-score = Même score : celui à qui il reste le plus de cartes l’emporte.
end-by-distance = Même score : le joueur le plus près de sa ville l’emporte.
end-by-distance-cards = Même score et même distance : celui à qui il reste le plus de cartes l’emporte.
end-shared = Égalité parfaite : la victoire est partagée.
end-record = Enregistrer cette partie dans un fichier
end-again = Nouvelle partie
rematch = Revanche

fault = Le programme a eu un souci. Ta partie est restée telle quelle ; essaie autre chose. Les détails sont dans { $file }.
save-failed = La partie n’a pas pu être enregistrée dans { $folder }. Libère de la place, ou permets au programme d’y écrire. Tu peux continuer à jouer.
save-late = Quelqu’un a été plus rapide sur une autre page, alors ce coup ne compte pas. Voici la table telle qu’elle est.
save-damaged = La copie enregistrée de cette partie a été endommagée : plus rien n’y est enregistré. Tu peux continuer à jouer.

log-then = Voici le plateau tel qu’il était. Échap, ou un appui n’importe où, ramène au présent.
since-title = Depuis ton dernier coup
