### Le edizioni e le opzioni in cui si distinguono.

# La sigla dell’edizione proposta in questa lingua.
edition-proposed = amigo-it

edition-amigo-de = AMIGO 1998 (tedesca)
edition-amigo-de-about = La prima edizione, e le nostre regole di base: quattro mani, carte completate a otto.
edition-riogrande-en = Rio Grande 1998 (inglese)
edition-riogrande-en-about = Nelle mani da 1 a 3, chi prende la ventesima pedina vince all’istante.
edition-gigamic-fr = Gigamic (francese)
edition-gigamic-fr-about = I cinque mezzi della fila si cambiano a ogni mano.
edition-amigo-it = AMIGO (italiana)
edition-amigo-it-about = Si gioca come la prima edizione tedesca.
edition-tradfr-fr = Traduzione di un giocatore francese
edition-tradfr-fr-about = I cinque mezzi della fila si cambiano a ogni mano, e la carovana è solo per chi non può pagare il prezzo.
edition-midgaard-sv = Midgaard (svedese)
edition-midgaard-sv-about = Nelle mani da 1 a 3, chi prende la ventesima pedina vince all’istante; la carovana è solo per chi non può pagare il prezzo.
edition-moon-1998 = Le regole dell’autore (1998)
edition-moon-1998-about = Carte della città, barcaioli e un traghetto più economico sul Mare Nebulae, otto carte nuove a ogni mano, mezzi restituiti prima che gli stivali si muovano, fila cambiata a ogni mano; a parità di punti vince chi ha più carte, e chi dopo la mano 3 ha tutte e venti le pedine vince.
edition-riogrande-2015 = Rio Grande 2015 (inglese)
edition-riogrande-2015-about = Una partita più breve: tre mani.
edition-elfengold = Elfengold
edition-elfengold-about = Sei mani con l’oro: aste, incantesimi e mostri marini, e dopo ogni viaggio monete o carte.
edition-western-half = La metà occidentale (in due)
edition-western-half-about = Una partita più breve, in due: tre mani nelle undici città dell’ovest, partendo da Dag'Amura.
edition-changed = { $edition }, con regole della casa

## Un’opzione e sotto i suoi valori, come stanno accanto a lei; $lake è il nome di un lago.
switch-rounds = Mani
switch-rounds-3 = tre
switch-rounds-4 = quattro
switch-hand = Carte dalla seconda mano in poi
switch-hand-refill_to_8 = completate a otto
switch-hand-deal_8 = otto nuove, oltre a quelle tenute
switch-display = La fila alla fine della mano
switch-display-stays = resta
switch-display-dealt_anew = viene cambiata
switch-give_back = I mezzi si restituiscono
switch-give_back-round_end = alla fine della mano
switch-give_back-after_planning = prima che gli stivali si muovano
switch-lake_cost = Traghetto sul { $lake }
switch-lake_cost-1 = una zattera
switch-lake_cost-2 = due zattere
switch-boatmen = Barcaioli sul { $lake }
switch-boatmen-no = no
switch-boatmen-yes = per tre carte qualsiasi
switch-town_cards = Carte della città
switch-town_cards-False = senza
switch-town_cards-True = con
switch-town_card_tie = Con le carte della città, a parità di punti vince
switch-town_card_tie-distance = chi è più vicino alla sua città, poi chi ha più carte
switch-town_card_tie-cards = chi ha più carte
switch-town_card_tie-distance-coins = chi è più vicino alla sua città, poi chi ha più monete
switch-town_card_tie-cards-coins = chi ha più monete
switch-early_end = Se qualcuno ha tutte le pedine in anticipo
switch-early_end-finish_round = si finisce la mano, poi la partita è finita
switch-early_end-at_once_to_round_3 = nelle mani da 1 a 3 vince all’istante
switch-early_end-end_of_round_3 = vince dopo la mano 3
switch-caravan_only_if_unable = Carovana
switch-caravan_only_if_unable-False = quando vuoi
switch-caravan_only_if_unable-True = solo se non puoi pagare il prezzo
