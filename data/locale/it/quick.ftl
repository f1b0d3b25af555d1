# La via rapida: due primi livelli, poi una mano tutta tua; e i consigli della prima partita.
quick-title = La tua prima mano
quick-secret = Ora gioca una mano tutta tua contro { $name }. Ecco le tue sei carte. Pesca un mezzo: tocca il mazzetto coperto.
quick-draw = Lo vedi solo tu. Prendine altri tre, a turno con { $name }. Tocca un mezzo adatto alle tue carte.
quick-draw-on = Prendine un altro. Puoi viaggiare solo con i mezzi adatti alle tue carte. Se non ce n’è nessuno, tocca il mazzetto coperto e pesca alla cieca.
quick-plan = Pianifica il viaggio da Elvenhold. Tocca un mezzo: le strade dove passa si illuminano, con il prezzo in carte. Toccane una.
quick-plan-on = Su ogni strada va un solo mezzo, e possono usarlo tutti. Metti il prossimo dove continua il tuo viaggio, oppure passa. Quando tutti passano di seguito, si viaggia.
quick-travel = Ora si viaggia! Tocca una città illuminata. Paghi con carte adatte al mezzo e prendi la tua pedina.
quick-travel-on = Vai avanti finché puoi pagare. Sull’acqua bastano le zattere, senza mezzi: una con la corrente, due controcorrente o su un lago. Poi termina il viaggio.
quick-stuck = Non puoi pagare altri passi. Termina il viaggio: puoi tenere fino a quattro carte.
quick-keep = La mano è quasi finita e le strade si liberano. Tieni un mezzo per la prossima mano: quale?
quick-over = Ecco la tua prima mano! Con «{ example-forth }» vedi che cosa sai adesso.
quick-end-title = Hai giocato la tua prima mano
quick-end = Hai visitato { $mine ->
    [one] una città
   *[other] { $mine } città
}, { $name } { $theirs }. Nella prossima mano tutti tornano ad avere otto carte, e il tuo stivale riparte da dov’è. Comincia chi siede a sinistra del primo giocatore. Dopo quattro mani vince chi ha più città.
quick-coach = Gioca una partita intera con qualche consiglio ▸
quick-learn = Impara bene il gioco ▸
quick-again = Rigioca la mano

coach-obstacle = Il tuo ostacolo va su una strada che ha un mezzo: lì ogni passo costa una carta in più. Ne hai uno solo per tutta la partita.
coach-caravan = Ti mancano le carte giuste, o vuoi tenerle? Vai in carovana: tre carte qualsiasi ti portano su una strada con un mezzo.
coach-caravan-strict = Non hai le carte per una strada con un mezzo? Vai in carovana: bastano tre carte qualsiasi.
coach-tie = Avete lo stesso numero di città. Se resta così, vince chi ha più carte di viaggio in mano.
