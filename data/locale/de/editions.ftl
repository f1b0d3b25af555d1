### Die Ausgaben und die Schalter, in denen sie sich unterscheiden.

# Der Schlüssel der Ausgabe, die in dieser Sprache vorgeschlagen wird.
edition-proposed = amigo-de

edition-amigo-de = AMIGO 1998 (deutsch)
edition-amigo-de-about = Die Erstausgabe und unsere Standardregeln: vier Runden, die Hand wird auf acht Karten aufgefüllt.
edition-riogrande-en = Rio Grande 1998 (englisch)
edition-riogrande-en-about = Wer in den Runden 1 bis 3 den zwanzigsten Ortsstein nimmt, gewinnt auf der Stelle.
edition-gigamic-fr = Gigamic (französisch)
edition-gigamic-fr-about = Die fünf Transportmittel der Auslage werden in jeder Runde neu ausgelegt.
edition-amigo-it = AMIGO (italienisch)
edition-amigo-it-about = Wird wie die erste deutsche Ausgabe gespielt.
edition-tradfr-fr = Übersetzung eines französischen Spielers
edition-tradfr-fr-about = Die fünf Transportmittel der Auslage werden in jeder Runde neu ausgelegt, und eine Karawane ist nur erlaubt, wenn man den Preis nicht zahlen kann.
edition-midgaard-sv = Midgaard (schwedisch)
edition-midgaard-sv-about = Wer in den Runden 1 bis 3 den zwanzigsten Ortsstein nimmt, gewinnt auf der Stelle; eine Karawane ist nur erlaubt, wenn man den Preis nicht zahlen kann.
edition-moon-1998 = Regeln des Autors (1998)
edition-moon-1998-about = Ortskarten, Bootsleute und eine billigere Fähre auf dem Mare Nebulae, jede Runde acht neue Karten und eine neue Auslage; Transportmittel werden zurückgegeben, bevor die Elfenstiefel ziehen; bei Gleichstand gewinnt, wer mehr Karten hat; alle zwanzig Ortssteine nach Runde 3 bedeuten den Sieg.
edition-riogrande-2015 = Rio Grande 2015 (englisch)
edition-riogrande-2015-about = Ein kürzeres Spiel: drei Runden.
edition-elfengold = Elfengold
edition-elfengold-about = Sechs Runden mit Gold: Auktionen, Zauber und Seeungeheuer, und nach jedem Zug Goldmünzen oder Karten.
edition-western-half = Die westliche Hälfte (zu zweit)
edition-western-half-about = Ein kürzeres Spiel zu zweit: drei Runden in den elf Orten des Westens, ab Dag'Amura.
edition-changed = { $edition }, mit Hausregeln

## Ein Schalter und darunter seine Werte, wie sie neben ihm stehen; $lake ist der Name eines Sees.
switch-rounds = Runden
switch-rounds-3 = drei
switch-rounds-4 = vier
switch-hand = Reisekarten ab der zweiten Runde
switch-hand-refill_to_8 = auf acht auffüllen
switch-hand-deal_8 = acht neue zusätzlich zu den behaltenen
switch-display = Die Auslage am Ende der Runde
switch-display-stays = bleibt liegen
switch-display-dealt_anew = wird neu ausgelegt
switch-give_back = Transportmittel werden zurückgegeben
switch-give_back-round_end = am Ende der Runde
switch-give_back-after_planning = bevor die Elfenstiefel ziehen
switch-lake_cost = Fähre auf dem { $lake }
switch-lake_cost-1 = ein Floß
switch-lake_cost-2 = zwei Flöße
switch-boatmen = Bootsleute auf dem { $lake }
switch-boatmen-no = nein
switch-boatmen-yes = für drei beliebige Karten
switch-town_cards = Ortskarten
switch-town_cards-False = ohne
switch-town_cards-True = mit
switch-town_card_tie = Bei Gleichstand mit Ortskarten gewinnt
switch-town_card_tie-distance = wer seinem Zielort näher ist, dann wer mehr Karten hat
switch-town_card_tie-cards = wer mehr Karten hat
switch-town_card_tie-distance-coins = wer seinem Zielort näher ist, dann wer mehr Goldmünzen hat
switch-town_card_tie-cards-coins = wer mehr Goldmünzen hat
switch-early_end = Jemand hat vorzeitig alle Ortssteine
switch-early_end-finish_round = die laufende Runde wird zu Ende gespielt, dann ist Schluss
switch-early_end-at_once_to_round_3 = sofortiger Sieg (Runde 1 bis 3)
switch-early_end-end_of_round_3 = Sieg nach Runde 3
switch-caravan_only_if_unable = Karawane
switch-caravan_only_if_unable-False = jederzeit erlaubt
switch-caravan_only_if_unable-True = nur, wenn du den Preis nicht zahlen kannst
