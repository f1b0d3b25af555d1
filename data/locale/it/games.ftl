# Le mie partite: gli elenchi, e che cosa si può fare di una partita.

games-unfinished = Da continuare ({ $n })
games-finished = Finite ({ $n })
games-deleted = Cancellate ({ $n })
games-none-unfinished = Nessuna partita ti aspetta. Cominciane una sotto «{ place-play }».
games-none-finished = Qui nessuna partita è ancora arrivata alla fine.
games-none-deleted = Non è stato cancellato niente.
games-named = { $title } · { $about }
games-won = { $about } · vittoria: { $winners }
games-later = Partite più recenti
games-earlier = Partite più vecchie
games-list = Tutte le partite
games-look = Guarda la fine
games-replay = Rivedila
games-name = Nome di questa partita
games-rename = Usa questo nome
games-export = Esporta la registrazione
games-export-ready = Salva il file. Contiene tutta la partita, anche le carte e i mezzi nascosti.
games-delete = Cancella
games-is-deleted = Cancellata. Puoi ripescarla quando vuoi tra le partite cancellate.
games-restore = Recupera
games-is-back = È di nuovo tra le tue partite.
games-import = Importa registrazioni…
games-added = { $n ->
    [one] Una partita aggiunta.
   *[other] { $n } partite aggiunte.
}
games-refused = { $file }: { $sentence }
games-results = Risultati in tabella
games-results-ready = Salva i risultati come file CSV, per qualsiasi foglio di calcolo.
games-broken-game = Partita danneggiata { $id }
games-broken-chosen = Quello che l’elenco dice di questa partita è danneggiato. Forse la partita stessa si può ancora aprire.
games-broken-about = { $n ->
    [one] Una delle cose conservate qui è danneggiata. Resta com’è, e tutto il resto funziona:
   *[other] { $n } delle cose conservate qui sono danneggiate. Restano come sono, e tutto il resto funziona:
}
games-broken-seat = un posto della partita { $id }
games-broken-result = un risultato della partita { $id }
games-broken-setting = un’impostazione, { $id }
games-broken-learned = un elemento dei progressi, { $id }
