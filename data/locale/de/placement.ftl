# Einstufung: welche Lektionen jemand schon kann.
placement-button = Ich kann schon einiges: ein Quiz von drei Minuten
placement-tool = Bekanntes überspringen
placement-title = Was kannst du schon?
placement-number = Aufgabe { $n }
placement-unknown = Weiß ich nicht
placement-end-title = Das kannst du schon
placement-known = Diese Lektionen kannst du überspringen. Öffne sie, wann du magst:
placement-none = Das meiste ist neu für dich: Fang mit der ersten Lektion an. Sie dauert nicht lange.
placement-again = Frag mich noch einmal
