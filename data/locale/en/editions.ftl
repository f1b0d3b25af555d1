# The nine editions, and the switches in which they differ.

# The key of the edition that is proposed to whoever plays in this language: that of its rulebook.
edition-proposed = riogrande-en

edition-amigo-de = AMIGO 1998 (German)
edition-amigo-de-about = The first printing, and our usual game: four rounds, hands filled up to eight.
edition-riogrande-en = Rio Grande 1998 (English)
edition-riogrande-en-about = In rounds 1 to 3, whoever takes the twentieth piece wins on the spot.
edition-gigamic-fr = Gigamic (French)
edition-gigamic-fr-about = The five counters in the display are replaced every round.
edition-amigo-it = AMIGO (Italian)
edition-amigo-it-about = Played like the first German printing.
edition-tradfr-fr = A French player’s translation
edition-tradfr-fr-about = The five counters in the display are replaced every round, and a caravan is only for those who can’t pay the price.
edition-midgaard-sv = Midgaard (Swedish)
edition-midgaard-sv-about = In rounds 1 to 3, whoever takes the twentieth piece wins on the spot; a caravan is only for those who can’t pay the price.
edition-moon-1998 = The designer’s own rules (1998)
edition-moon-1998-about = Town cards, boatmen and a cheaper ferry on Mare Nebulae, eight new cards every round, counters given back before the boots move, the display replaced every round; in a tie, whoever has more cards wins; all twenty pieces after round 3 win the game.
edition-riogrande-2015 = Rio Grande 2015 (English)
edition-riogrande-2015-about = A shorter game: three rounds.
edition-elfengold = Elfengold
edition-elfengold-about = Six rounds with gold: items at auction, spells and sea monsters, and coins or cards after every move.
edition-western-half = The western half (two players)
edition-western-half-about = A shorter game for two: three rounds on the eleven towns of the west, starting in Dag'Amura.
edition-changed = { $edition }, with house rules

switch-rounds = Rounds
switch-rounds-3 = three
switch-rounds-4 = four
switch-hand = Cards in later rounds
switch-hand-refill_to_8 = filled up to eight
switch-hand-deal_8 = eight new ones on top of those kept
switch-display = The display at the end of the round
switch-display-stays = stays
switch-display-dealt_anew = is replaced
switch-give_back = Counters are given back
switch-give_back-round_end = at the end of the round
switch-give_back-after_planning = before the boots move
switch-lake_cost = Ferry on { $lake }
switch-lake_cost-1 = one raft
switch-lake_cost-2 = two rafts
switch-boatmen = Boatmen on { $lake }
switch-boatmen-no = no
switch-boatmen-yes = for any three cards
switch-town_cards = Town cards
switch-town_cards-False = without
switch-town_cards-True = with
switch-town_card_tie = With town cards, a tie goes to
switch-town_card_tie-distance = whoever is nearer to their town, then whoever has more cards
switch-town_card_tie-cards = whoever has more cards
switch-early_end = If someone has all twenty pieces early
switch-early_end-finish_round = the round is finished, then the game is over
switch-early_end-at_once_to_round_3 = they win on the spot in rounds 1 to 3
switch-early_end-end_of_round_3 = they win after round 3
switch-caravan_only_if_unable = Caravan
switch-caravan_only_if_unable-False = whenever you like
switch-caravan_only_if_unable-True = only if you can’t pay the price
