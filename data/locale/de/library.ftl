# Was die Bibliothek zu sagen hat: wo Spiele, Einstellungen und Fortschritt liegen.

library-newer = Deine Partien hat eine neuere Version des Programms gespeichert, deshalb bleiben sie unberührt. Bring das Programm auf den neuesten Stand; bis dahin wird nichts Neues gespeichert.
library-away = Die Datenbank, die ELFENWIDGETS_DATABASE nennt, antwortet nicht. Spiel ruhig weiter; gespeichert wird, sobald sie wieder da ist.
library-closed = Deine gespeicherten Partien lassen sich nicht lesen: { $folder } ist gesperrt, voll oder schreibgeschützt. Schaffe Platz, erlaube dem Programm, dort zu schreiben, oder nenne in { $variable } einen anderen Ort.
library-address = ELFENWIDGETS_DATABASE ist nicht zu verstehen. Dort steht der Name einer Datei oder eines Servers: postgresql://name:passwort@rechner/datenbank
library-missing = ELFENWIDGETS_DATABASE nennt { $file }, und das gibt es nicht. Berichtige den Namen. Eine neue Datei entsteht nur in einem Ordner, den es gibt, und nur, wenn ihr Name auf .sqlite3 endet.
library-foreign = { $file } ist keine vollständige Bibliothek dieses Programms und bleibt deshalb unberührt. Nenne in { $variable } einen anderen Ort.
library-foreign-server = Die Datenbank, die ELFENWIDGETS_DATABASE nennt, enthält keine vollständige Bibliothek dieses Programms oder lässt dich nicht hinein; sie bleibt deshalb unberührt. Berichtige den Namen oder stelle die Datenbank wieder her.
library-new = In { $file } gab es noch keine Bibliothek, deshalb ist eine neue angelegt.
library-unreadable = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
library-damaged = Die Datei mit deinen Partien war beschädigt. Sie liegt jetzt in { $file }, und eine neue ist angelegt, { $games ->
    [0] leider leer, denn keine Partie war mehr lesbar
    [one] mit der einen Partie, die noch lesbar war
   *[other] mit den { $games } Partien, die noch lesbar waren
}.
library-left = Diese früheren Dateien ließen sich nicht lesen und bleiben, wo sie sind: { $files }
progress-away = Dein Fortschritt lässt sich gerade nicht lesen. Was du lernst, wird gespeichert, sobald das wieder geht.
