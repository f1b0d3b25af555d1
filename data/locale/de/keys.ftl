# Die Tasten am Tisch.
keys-title = Tasten
key-digits = das Transportmittel an dieser Stelle nehmen
key-pile = vom Stapel ziehen
key-pass = passen
key-undo = zurücknehmen
key-hint = ein Hinweis
key-help = diese Liste
key-arrows = durch die Möglichkeiten gehen; auf und ab in größeren Schritten
key-enter = wählen; bei einem fernen Ort noch einmal drücken, um hinzureisen
key-escape = beim Wählen einen Schritt zurück
key-map = gedrückt halten: die leere Karte zeigen
key-glass = gedrückt halten: vergrößern, was unter dem Zeiger liegt
legend-title = So sind Straßen und Gewässer gezeichnet
