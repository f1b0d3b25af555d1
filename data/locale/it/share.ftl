# Un posto su ogni dispositivo: link, posti, e chi sta solo a guardare.
place-seat = Il tuo posto
place-watch = Sto a guardare
place-tables = Tutti i tavoli
share-no-tables = In questo momento nessuno gioca su altri dispositivi.
share-in-browser = Qui non possono partecipare altri dispositivi: il gioco gira solo in questo browser. Avviato su un computer con «elfenwidgets play --share», dà un posto a ciascuno.
start-device = una persona sul suo dispositivo
share-seats = Posti e dispositivi
share-devices = Dispositivi
share-about = Inquadra il codice del tuo posto con il telefono o il tablet: lì le tue carte le vedi solo tu.
share-to-the-table = Al tavolo
share-waiting = Questo link vale per un solo dispositivo.
share-taken = Sul proprio dispositivo.
share-here = Su questo schermo.
share-no-link = Nessun dispositivo occupa questo posto, e il suo link non si mostra due volte. Creane uno nuovo.
share-new-link = Nuovo link
share-to-device = Gioca su un dispositivo
share-to-here = Gioca qui
share-to-bot = Fai giocare un bot
share-playing = Tocca { LETTER($name) ->
    [a] ad
   *[other] a
} { $name }. Qui vedi subito ogni mossa.
share-last-move = Ultima mossa: { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
share-scan = Qual è il tuo posto? Inquadra il codice sullo schermo comune, o apri il link che ti hanno dato.
share-look-on = O stai a guardare
share-no-seat = Questo link non apre nessun posto. Forse è già stato usato o sostituito: chiedine uno nuovo allo schermo comune.
share-lost = Questo posto adesso è occupato altrove. Per riaverlo, chiedi un nuovo link allo schermo comune.
share-no-game = Questa partita non c’è. Chiedi il link giusto allo schermo comune.
share-your-turn = Tocca a te

command-shared = Per altri dispositivi: { $address } (può aprirlo chiunque sia in questa rete; per un posto serve il suo link)
command-no-address = «{ $address }» non è un indirizzo di questo computer che si possa condividere, come 192.168.1.5.
command-no-network = Questo computer non ha un indirizzo in una rete locale. Collegalo, o indica un indirizzo: --share 192.168.1.5
command-no-site = «{ $address }» non è l’indirizzo di un sito, come https://elfen.example.org/.
command-share-fails = L’indirizzo { $address } non si può condividere: { $reason }.
command-lab-alone = I notebook non si possono condividere: togli --lab o --share.
command-public-alone = --public richiede --share: indica l’indirizzo di un proxy messo davanti.
option-share = fa giocare anche altri dispositivi della rete locale (all’INDIRIZZO di questo computer)
option-share-metavar = INDIRIZZO
option-public = l’indirizzo esterno, se davanti c’è un proxy
