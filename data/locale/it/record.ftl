### Che cosa non va in una registrazione che non si apre.

## $event è il numero di un evento, $sentence una frase di più sotto, $rule il numero di una regola.
record-in-event = Evento { $event } di questa registrazione: { $sentence }
record-against-rules = L’evento { $event } di questa registrazione è contro le regole: «{ $sentence }» ({ $rule })
record-as-a-whole = Questa registrazione non si apre: { $sentence }
## Ciò che sta tra « » è estraneo e resta com’è. $need e $n sono numeri, $seat è un posto, $kinds un
## elenco.
refusal-not-a-record = Non è una registrazione di Elfenland. Scegli un file che finisce in .elf.json.
refusal-not-json = È danneggiata o incompleta: non è JSON valido. Salvala di nuovo dal gioco, o usa una copia più vecchia.
refusal-too-large = È troppo grande: una registrazione occupa al massimo { $most } MB.
refusal-half-a-letter = Contiene mezzo carattere, che non si può mostrare: { $value }.
refusal-not-json-value = Contiene qualcosa che in JSON non si può scrivere: { $value }.
refusal-other-version = È scritta nella versione { $version } del formato; questo programma legge solo le versioni 1 e 2. Aggiorna il programma.
refusal-key-missing = Manca «{ $key }».
refusal-bad-seed = Il seme dev’essere un numero intero o una parola, non { $value }.
refusal-events-are-a-list = «events» dev’essere una lista.
refusal-unknown-edition = Non c’è nessuna edizione «{ $edition }».
refusal-rules-are-switches = «rules» deve indicare ogni opzione dell’edizione.
refusal-switch-missing = In «rules» manca l’opzione «{ $switch }».
refusal-player-needs-name = Ogni giocatore ha bisogno di un nome.
refusal-name-too-long = Il nome di un giocatore ha al massimo { $most } caratteri.
refusal-unknown-color = Non c’è nessun colore «{ $color }» per i giocatori.
refusal-color-twice = Due giocatori hanno lo stesso colore.
refusal-not-an-event = Non è un evento.
refusal-unknown-event = Non c’è nessun evento «{ $name }».
refusal-event-after-end = La partita è finita: non può seguire più niente («{ $name }»).
refusal-event-not-due = «{ $name }» adesso non può accadere.
refusal-event-key-missing = Manca «{ $key }».
refusal-event-key-unknown = Per «{ $key }» qui non c’è posto.
refusal-display-of-five = La fila deve avere cinque mezzi di trasporto.
refusal-no-such-town-card = La carta della città «{ $town }» non c’è più.
refusal-one-town-card = Ogni giocatore ha una sola carta della città.
refusal-round-not-due = Adesso comincia la mano { $need }, non la { $n }.
refusal-start-not-due = Questa mano la comincia il posto { $need }, non { $seat }.
refusal-deal-not-due = Adesso riceve carte il posto { $need }, non { $seat }.
refusal-deal-size = Adesso si { $need ->
    [one] distribuisce una carta
   *[other] distribuiscono { $need } carte
}.
refusal-none-left = Nel mazzetto non ce ne sono più così tanti: { $kinds }.
refusal-not-over = Indica un risultato, ma la partita non è finita.
refusal-wrong-result = Il risultato che indica non corrisponde alla partita.
