# Les touches de la table.
keys-title = Touches
key-digits = prendre le pion de cette place
key-pile = piocher
key-pass = passer
key-undo = annuler
key-hint = un indice
key-help = cette liste
key-arrows = parcourir les choix ; haut et bas, à plus grands pas
key-enter = choisir ; sur une ville lointaine, encore une fois pour y aller
key-escape = revenir d’un choix
legend-title = Comment routes et eaux sont dessinées
