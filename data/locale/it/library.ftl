# Che cosa ha da dire la biblioteca: dove stanno partite, impostazioni e progressi.

library-newer = Le tue partite sono state salvate da una versione più nuova del programma, perciò restano intatte. Aggiorna il programma per ritrovarle; fino ad allora non si salva niente di nuovo.
library-away = Il database indicato da ELFENWIDGETS_DATABASE non risponde. Continua pure a giocare; tutto verrà salvato appena risponderà di nuovo.
library-closed = Le partite salvate non si possono leggere: { $folder } è bloccato, pieno o protetto da scrittura. Libera spazio, permetti al programma di scriverci o indica un altro posto in { $variable }.
library-address = ELFENWIDGETS_DATABASE non si capisce. Indica il nome di un file o di un server: postgresql://nome:password@macchina/database
library-missing = ELFENWIDGETS_DATABASE indica { $file }, che non esiste. Correggi il nome. Un file nuovo si crea solo in una cartella che esiste, e solo se il suo nome finisce in .sqlite3.
library-foreign = { $file } non è una biblioteca completa di questo programma, perciò lì non si tocca niente. Indica un altro posto in { $variable }.
library-foreign-server = Il database indicato da ELFENWIDGETS_DATABASE non contiene una biblioteca completa di questo programma, o non ti lascia entrare; perciò lì non si tocca niente. Correggi il nome o ripristina il database.
library-new = In { $file } non c’era ancora una biblioteca, perciò ne è stata creata una nuova.
library-unreadable = Questa partita salvata è danneggiata e non si può aprire.
library-damaged = Il file con le tue partite era danneggiato. Adesso è in { $file }, e ne è stato creato uno nuovo { $games ->
    [0] vuoto, perché nessuna partita era leggibile
    [one] con l’unica partita leggibile
   *[other] con le { $games } partite leggibili
}.
library-left = Questi file più vecchi non si potevano leggere, e sono rimasti dov’erano: { $files }
progress-away = Adesso i tuoi progressi non si possono leggere. Quello che impari verrà conservato appena sarà di nuovo possibile.
