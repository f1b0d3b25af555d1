# Was die Bibliothek zu sagen hat: wo Spiele, Einstellungen und Fortschritt liegen.

library-newer = Deine Partien hat eine neuere Version des Programms gespeichert, deshalb bleiben sie unberührt. Bring das Programm auf den neuesten Stand; bis dahin wird nichts Neues gespeichert.
library-away = Die Datenbank mit deinen Partien antwortet nicht. Spiel ruhig weiter; gespeichert wird, sobald sie wieder da ist.
library-closed = Deine gespeicherten Partien lassen sich nicht lesen: { $folder } ist gesperrt, voll oder schreibgeschützt.
library-unreadable = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
library-damaged = Die Datei mit deinen Partien war beschädigt. Sie liegt jetzt in { $file }, und eine neue ist angelegt, { $games ->
    [0] leider leer, denn keine Partie war mehr lesbar
    [one] mit der einen Partie, die noch lesbar war
   *[other] mit den { $games } Partien, die noch lesbar waren
}.
library-left = Diese früheren Dateien ließen sich nicht lesen und bleiben, wo sie sind: { $files }
progress-away = Dein Fortschritt lässt sich gerade nicht lesen. Was du lernst, wird gespeichert, sobald das wieder geht.
