# La casa: i luoghi, l’ingresso, le impostazioni.
home-title = { $place } · { start-title }
home-places = Dove andare
home-nowhere = A questo indirizzo non c’è niente. Qui invece comincia tutto.
home-no-game = Su questo computer non c’è questa partita. Forse l’indirizzo è vecchio, o viene da un altro computer.
place-play = Gioca
place-learn = Impara
place-puzzles = Rompicapi
place-games = Le mie partite
place-teach = Insegna
place-settings = Impostazioni

front-about = Un gioco da tavolo da due a sei persone, circa un’ora: visita più città di tutti gli altri.
front-first = Prima volta qui? La tua prima mano in dieci minuti
front-first-on = Continua la tua prima mano
front-bots = Gioca contro due bot
front-name = Folletto
front-friends = Con gli amici
front-another = Un’altra partita…
front-all-games = Tutte le mie partite

puzzles-nowhere = Questo rompicapo non c’è. Ecco quello di oggi.

setting-language = Lingua
setting-theme = Colori
setting-theme-system = come il sistema
setting-theme-light = chiari
setting-theme-dark = scuri
setting-theme-contrast = contrasto elevato
setting-size = Grandezza del testo
setting-size-100 = normale
setting-size-125 = grande
setting-size-150 = molto grande
setting-motion = Movimento
setting-motion-system = come il sistema
setting-motion-none = nessuno
setting-sound = Suoni
setting-sound-off = spenti
setting-sound-soft = bassi
setting-sound-on = accesi
setting-sound-now = Suoni: { $how }
setting-notify = Una notifica quando tocca a te e la pagina non è in vista
notify-off = Avvisami
notify-on = Non avvisarmi più
notify-denied = Il tuo browser non permette notifiche qui
setting-pace = Ritmo dei bot
setting-round = Riepilogo dopo ogni mano
setting-round-on = mostra
setting-round-off = continua subito
setting-preview = Che cosa dice la mappa sotto il puntatore
setting-preview-towns = prezzi e città
setting-preview-prices = soltanto i prezzi
setting-name = Il tuo nome nelle partite contro i bot

board-whole = Mappa intera
handbook-open = Regole e costi
handbook-close = Torna alla partita
handbook-over = La fine della partita

# All that is kept, as one file.
luggage-title = Porta tutto con te
luggage-about = Questo browser conserva le tue partite, le impostazioni e i progressi. In un solo file puoi portarli in un altro browser o su un altro computer, e sopravvivono a questo.
luggage-pack = Crea il file
luggage-bring = Carica un file
luggage-foreign = { $file } non è un file di questo tipo. Scegline uno creato da questa pagina.
luggage-brought =
    { $n ->
        [0] Nel file non ci sono partite nuove.
        [one] Fatto, con una partita in più.
       *[other] Fatto, con { $n } partite in più.
     }
