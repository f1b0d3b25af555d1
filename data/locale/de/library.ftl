# Was die Bibliothek zu sagen hat: wo Spiele, Einstellungen und Fortschritt liegen.

library-newer = Deine Spiele hat eine neuere Version des Programms gespeichert, deshalb bleiben sie unberührt. Bring das Programm auf den neuesten Stand; bis dahin wird nichts Neues gespeichert.
library-away = Die Datenbank mit deinen Spielen antwortet nicht. Spiel ruhig weiter; gespeichert wird, sobald sie wieder da ist.
library-closed = Deine gespeicherten Spiele lassen sich nicht lesen: { $folder } ist gesperrt, voll oder schreibgeschützt.
library-unreadable = Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.
library-damaged = Die Datei mit deinen Spielen war beschädigt. Sie liegt jetzt in { $file }, und eine neue ist angelegt, { $games ->
    [0] leider leer, denn kein Spiel war mehr lesbar
    [one] mit dem einen Spiel, das noch lesbar war
   *[other] mit den { $games } Spielen, die noch lesbar waren
}.
library-left = Diese früheren Dateien ließen sich nicht lesen und bleiben, wo sie sind: { $files }
progress-away = Dein Fortschritt lässt sich gerade nicht lesen. Was du lernst, wird gespeichert, sobald das wieder geht.
