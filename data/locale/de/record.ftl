### Was an einer Aufzeichnung nicht stimmt, die sich nicht öffnen lässt.

## $event ist die Nummer eines Ereignisses, $sentence ein Satz von weiter unten, $rule die Nummer
## einer Regel, $file ein Pfad.
record-in-event = Ereignis { $event } dieser Aufzeichnung: { $sentence }
record-against-rules = Ereignis { $event } dieser Aufzeichnung ist gegen die Regeln: „{ $sentence }“ ({ $rule })
record-as-a-whole = Diese Aufzeichnung lässt sich nicht öffnen: { $sentence }
## Was zwischen „“ steht, ist fremd und bleibt, wie es ist. $need und $n sind Nummern oder
## Anzahlen, $seat ist ein Platz, $kinds eine Aufzählung.
refusal-not-a-record = Das ist keine Elfenland-Aufzeichnung. Wähle eine Datei, die auf .elf.json endet.
refusal-not-json = Sie ist beschädigt oder unvollständig: Das ist kein gültiges JSON. Speichere sie im Spiel noch einmal oder nimm eine ältere Kopie.
refusal-too-large = Sie ist zu groß: Eine Aufzeichnung darf höchstens { $most } MB haben.
refusal-half-a-letter = Darin steht ein halbes Zeichen, das sich nicht anzeigen lässt: { $value }.
refusal-not-json-value = Darin steht etwas, das JSON nicht kennt: { $value }.
refusal-other-version = Sie ist im Format der Version { $version } geschrieben; dieses Programm liest die Versionen 1 und 2. Bring das Programm auf den neuesten Stand.
refusal-key-missing = „{ $key }“ fehlt.
refusal-bad-seed = Der Startwert muss eine ganze Zahl oder ein Wort sein, nicht { $value }.
refusal-events-are-a-list = „events“ muss eine Liste sein.
refusal-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht.
refusal-rules-are-switches = „rules“ muss jeden Schalter der Ausgabe nennen.
refusal-switch-missing = In „rules“ fehlt der Schalter „{ $switch }“.
refusal-player-needs-name = Wer mitspielt, braucht einen Namen.
refusal-name-too-long = Ein Name hat höchstens { $most } Buchstaben.
refusal-unknown-color = Eine Spielerfarbe „{ $color }“ gibt es nicht.
refusal-color-twice = Zwei Spieler haben dieselbe Farbe.
refusal-not-an-event = Das ist kein Ereignis.
refusal-unknown-event = Ein Ereignis „{ $name }“ gibt es nicht.
refusal-event-after-end = Die Partie ist zu Ende, danach kann nichts mehr kommen („{ $name }“).
refusal-event-not-due = „{ $name }“ kann jetzt nicht geschehen.
refusal-event-key-missing = „{ $key }“ fehlt.
refusal-event-key-unknown = Für „{ $key }“ ist hier kein Platz.
refusal-display-of-five = In der Auslage müssen fünf Transportmittel liegen.
refusal-no-such-town-card = Die Ortskarte „{ $town }“ ist schon vergeben.
refusal-one-town-card = Jeder Spieler bekommt nur eine Ortskarte.
refusal-round-not-due = Jetzt beginnt Runde { $need }, nicht { $n }.
refusal-start-not-due = Diese Runde beginnt Platz { $need }, nicht { $seat }.
refusal-deal-not-due = Jetzt bekommt Platz { $need } Karten, nicht { $seat }.
refusal-deal-size = Jetzt { $need ->
    [one] wird eine Karte
   *[other] werden { $need } Karten
} ausgeteilt.
refusal-none-left = So viele liegen nicht mehr im Stapel: { $kinds }.
refusal-not-over = Sie nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
refusal-wrong-result = Das Ergebnis, das sie nennt, stimmt nicht mit der Partie überein.
