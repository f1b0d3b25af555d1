### Bordets kortkommandon.
keys-title = Tangenter
key-digits = ta brickan på den platsen
key-pile = ta från högen
key-pass = stå över
key-undo = ångra
key-hint = ett tips
key-help = den här listan
key-arrows = bläddra bland valen; upp och ned i större steg
key-enter = välj; på en stad längre bort, tryck igen för att resa dit
key-escape = ett val tillbaka
key-map = håll ner: visa kartan utan det som ligger på den
key-glass = håll ner: förstora det som är under pekaren
legend-title = Så är vägar och vatten ritade
