# Una partita rivista, passo per passo.

replay-strip = La partita, passo per passo
replay-step = passo { $n } di { $of }
replay-first = Inizio
replay-back = ◀ Indietro
replay-play = ▶ Avvia
replay-stop = Pausa
replay-forth = Avanti ▶
replay-last = Fine
replay-slow = lento
replay-normal = normale
replay-fast = veloce
replay-player = Giocatore
replay-pieces = Città
replay-cards = Carte
replay-everybody = Ciò che vedono tutti
replay-own = Questa partita è ancora in corso: vedi ciò che sapevi allora.
replay-known = Questa partita è ancora in corso: vedi ciò che allora sapevano tutti.
replay-picture = Immagine di questa posizione
replay-picture-ready = Salva l’immagine (SVG).
replay-film = Filmato di questa partita
replay-film-ready = Salva il filmato (SVG animato, alla velocità scelta).
replay-close = Torna alla partita
