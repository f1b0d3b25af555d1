# Che cosa ha da dire la biblioteca: dove stanno partite, impostazioni e progressi.

library-newer = Le tue partite sono state salvate da una versione più nuova del programma, perciò restano intatte. Aggiorna il programma per ritrovarle; fino ad allora non si salva niente di nuovo.
library-away = Il database con le tue partite non risponde. Continua pure a giocare; tutto verrà salvato appena risponderà di nuovo.
library-closed = Le partite salvate non si possono leggere: { $folder } è bloccato, pieno o protetto dalla scrittura.
library-unreadable = Questa partita salvata è rovinata e non si può aprire.
library-damaged = Il file con le tue partite era rovinato. Adesso è in { $file }, e ne è stato creato uno nuovo { $games ->
    [0] vuoto, perché nessuna partita era leggibile
    [one] con l’unica partita leggibile
   *[other] con le { $games } partite leggibili
}.
library-left = Questi file più vecchi non si potevano leggere, e sono rimasti dov’erano: { $files }
progress-away = Adesso i tuoi progressi non si possono leggere. Quello che impari verrà conservato appena sarà di nuovo possibile.
