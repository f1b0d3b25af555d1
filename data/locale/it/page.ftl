# La pagina intorno al gioco.
page-title = Elfenland
page-loading = Si srotola la mappa…
page-gone = Questa partita si è fermata, ma è salvata: ricarica la pagina per continuare.
page-away = Il gioco non risponde. Se l’hai chiuso, riavvialo e ricarica la pagina; la partita è salvata.
page-reload = Ricarica la pagina
page-no-script = Il gioco ha bisogno di JavaScript. Permettilo per questa pagina.
page-foreign = Questa pagina del gioco non si può aprire da un altro sito. Scrivi il suo indirizzo, o segui il link nel terminale.
page-nowhere = A questo indirizzo non c’è niente.
page-full = Su questo computer il gioco è aperto troppe volte. Chiudi una pagina che non ti serve, aspetta un momento e riprova.
page-no-room = Il disco di questo computer è pieno, perciò non si può aprire nessuna pagina. Libera spazio e poi ricarica la pagina.
page-notebook-gone = Questo notebook è stato riavviato e la tavola non risponde più: scegli Run ▸ Run All Cells.
page-fetching = Il gioco sta arrivando; poi si aprirà anche senza rete.
page-elsewhere = Il gioco è aperto in un’altra scheda o finestra. Continua lì, oppure chiudila: allora si apre qui.
page-unkept = Questo browser non conserva nulla di questa pagina (finestra privata o spazio esaurito): ciò che fai qui si perde alla chiusura.
page-broken = Il gioco non si avvia. Ricarica la pagina; se non basta, prova un Firefox, Chrome, Edge o Safari aggiornato.
page-new = C’è una nuova versione del gioco.
page-renew = Usala subito
