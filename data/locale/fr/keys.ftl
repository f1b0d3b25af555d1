# Les touches de la table.
keys-title = Raccourcis clavier
key-digits = prendre le pion de ce rang
key-pile = piocher
key-pass = passer
key-undo = annuler
key-hint = un indice
key-help = cette liste
key-arrows = parcourir les choix ; haut et bas, à plus grands pas
key-enter = choisir ; sur une ville lointaine, encore une fois pour y aller
key-escape = revenir un choix en arrière
key-map = garder enfoncé : la carte sans ce qui est posé dessus
key-glass = garder enfoncé : ce qui est sous le pointeur, en plus grand
legend-title = Légende : routes et voies d’eau
