# The solo game: its page, its rounds, its rules.
place-solo = Solo
solo-about = En solo sur la carte : quatre tours, et pour chacun un optimum qui est prouvé.
solo-first = Premier essai
solo-today = La donne du jour
solo-another = Une autre donne
solo-day = La donne du { DATETIME($date, dateStyle: "long") } (UTC)
solo-deal = Donne { $n }
solo-nowhere = Cette donne n’existe pas. Voici celle du jour.
solo-draw = Tour { $n } sur { $of } : prépare-toi. L’optimum est calculé dès que tu as tes pions.
solo-par = Optimum de ce tour : { $par }. Nouvelles villes jusqu’ici : { $n }.
solo-after = Tour { $round } : { $n } pour un optimum de { $par }.
solo-way = Un chemin jusqu’à l’optimum : { $text }.
solo-end =
    { $short ->
       [0] Le voyage est fini. Nombre de villes : { $n }, et l’optimum à chaque tour.
      *[other] Le voyage est fini. Nombre de villes : { $n }. Écart avec l’optimum : { $short }.
     }
solo-first-par = L’optimum ! C’est exactement ça. Et maintenant, une partie entière.
solo-first-short = Écart avec l’optimum : { $short }. Essaie encore.
solo-column-round = Tour
solo-column-par = Optimum
solo-column-got = Villes
solo-rules = Comment jouer en solo
solo-rule-1 = Tu joues les quatre tours selon les règles de la première édition, sans personne d’autre à la table : prendre des pions, les poser, voyager, et à la fin du tour garder quatre cartes et un pion.
solo-rule-2 = Passer une fois met fin à ta préparation.
solo-rule-3 = L’optimum est le plus grand nombre de nouvelles villes que tes cartes et tes pions permettent en un tour. Il est calculé quand ta préparation commence, et prouvé : personne ne fait mieux.
solo-rule-4 = À la fin comptent tes villes, et l’écart avec l’optimum sur tous les tours. Ce que tu prends et gardes ne dépend que de toi, et détermine l’optimum suivant.
solo-rule-5 = Chaque jour a sa donne, la même pour tout le monde. Ce que tu as fait peut être repris tant que rien de nouveau n’est retourné.
solo-open = Jouer en solo, contre l’optimum
