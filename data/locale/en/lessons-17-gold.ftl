# Elfengold I: gold and the auction
lesson-gold-title = Elfengold I: gold and the auction
lesson-gold-purpose = Play Elfengold: buy what you need, and let your journey pay for it.
lesson-gold-know-1 = You know the phases of a round: cards, two items, auction, planning, journey, coins or cards.
lesson-gold-know-2 = You bid only what an item is worth to you.
lesson-gold-know-3 = You choose between coins and cards at the end of a move.
lesson-gold-trap-1 = “Only new towns pay.” Every town you enter pays, each time.
lesson-gold-trap-2 = “I have to cut my hand to four.” In Elfengold there is no limit.
lesson-gold-trap-3 = “The most coins win.” Town pieces win; coins only settle a tie.

step-gold-rich = In Elfengold everyone has twelve coins, and each town its value. You’ve drawn two items: one will lie face up, the other stays secret.

level-gold-open-title = One face up, one secret
level-gold-open-goal = Place the dragon face up and keep the elfcycle secret.
level-gold-open-look = Which of the two may the others see?
level-gold-open-learned = Nobody else knows about your elfcycle now. Every round begins like this.
level-gold-open-wrong-shown = Now everyone can see your elfcycle.

step-gold-auction = Now the auction: two items for each player, one after the other, and the starting player bids first, at least one coin. Bid more than the highest bid, or pass and be out for this item.

level-gold-bid-title = Going, going …
level-gold-bid-goal = The highest bid for the elfcycle is two coins. Buy it, and keep nine coins.
level-gold-bid-look = How much is just enough?
level-gold-bid-learned = Sold for three coins. What you buy lies face up in front of you.
level-gold-bid-wrong-passed = You passed, and the elfcycle went to your rival.
level-gold-bid-wrong-dear = It’s yours, but a smaller bid would have done.

level-gold-wait-title = Patience
level-gold-wait-goal = You hold three dragon cards and four coins. Buy the dragon, and keep three coins.
level-gold-wait-look = The dragon comes second. Do you need the troll wagon?
level-gold-wait-learned = What nobody wants goes back to the pile. Never bid just because you can.
level-gold-wait-wrong-wagon = That was a coin too many. Pay only for the dragon, and no more than you must.

level-gold-place-title = Where the gold is
level-gold-place-goal = Place your giant pig so that your journey brings you six coins.
level-gold-place-look = Lapphálya brings two. Which town behind it brings four?
level-gold-place-learned = Two for Lapphálya and four for the town behind it. Planning is as you know it, but some towns are worth more than others.
level-gold-place-wrong-virst = Virst brings three, so that makes five.
level-gold-place-wrong-pass = You passed, and the way to the gold was never made.

level-gold-earn-title = The journey pays
level-gold-earn-goal = Travel so that the towns you enter bring you six coins.
level-gold-earn-look = Add up the coins of the towns on your way.
level-gold-earn-learned = You also took two pieces. Every town you enter pays, even one you’ve been to before.
level-gold-earn-wrong-rivinia = Rivinia brings three, and you need your other cards for a longer way.
level-gold-earn-wrong-virst = Virst brings three. You need one coin more.
level-gold-earn-wrong-end = Your move ended with too few coins.

drill-coins-about = How many coins does this town bring? Ten questions, one press each; what you miss comes back.

step-gold-choose = After your move you choose: all its coins, or two travel cards. There’s no limit to your hand.

level-gold-coins-title = Pay day
level-gold-coins-goal = You have only three coins. Have twelve for the next auction.
level-gold-coins-look = Compare nine coins with two cards that don’t fit.
level-gold-coins-learned = Nine coins buy more than two cards. Two cards are worth about six.
level-gold-coins-wrong-cards = You took cards, and your purse stays empty.

level-gold-two-cards-title = Better than gold
level-gold-two-cards-goal = Your move brought only two coins. You own a dragon counter: hold three dragon cards.
level-gold-two-cards-look = What lies in the market?
level-gold-two-cards-learned = Two cards that fit beat two coins. Your hand holds six, and you give up none.
level-gold-two-cards-wrong-coins = Two coins are poor pay for a short way.
level-gold-two-cards-wrong-other = The card doesn’t go with your dragon.

level-gold-keep-title = Two stay
level-gold-keep-goal = The round is over. Keep the two items that go with your cards.
level-gold-keep-look = Which cards do you hold?
level-gold-keep-learned = The board is empty, a new round begins, and your dragon and your secret unicorn are still with you.
level-gold-keep-wrong-pig = You hold no giant pig card. What good is that counter?

step-gold-round = Now play a whole round of your own against { bot-1 }. If you come by a tree, a monster or a spell, just try it: the next lesson is about them.

step-gold-market = From round two on everyone first takes three cards, one at a time, from the deck or the market. This is your third.

level-gold-market-title = The market
level-gold-market-goal = Take the card that goes with your dragon counter.
level-gold-market-look = Three cards lie face up.
level-gold-market-learned = The market is filled up at once. A card you can see is better than one you can’t.
level-gold-market-wrong-other = The dragon was there in front of you.

level-gold-pile-title = A pile of gold
level-gold-pile-goal = You have cards enough and one coin. Have twelve before the auction begins.
level-gold-pile-look = Each gold card brings three coins.
level-gold-pile-learned = Nine coins for the pile, and two that everyone gets. Gold cards that turn up go to this pile; the next card takes their place.
level-gold-pile-wrong-card = You have one card more, and nothing to bid with.

level-gold-last-title = The last coin
level-gold-last-goal = Round six, the last move. You both have three pieces, and your rival has twelve coins. Win.
level-gold-last-look = You have eight coins. What good are cards now?
level-gold-last-learned = Fourteen coins against twelve. Pieces decide first, then coins.
level-gold-last-wrong-cards = The game is over, and your new cards count for nothing.

question-gold-bid-ask = You bid first and have five coins. How much may you bid?
question-gold-bid-1 = As much as I like; I pay later.
question-gold-bid-2 = Anything from one to five.
question-gold-bid-3 = Four at most, for one coin has to stay.
question-gold-bid-why-1 = Nobody lends you coins.
question-gold-bid-why-2 = Right: at least one, and no more than you have.
question-gold-bid-why-3 = You may spend your last coin.

question-gold-again-ask = You enter a town where you’ve been before. Does it pay?
question-gold-again-1 = No, only new towns pay.
question-gold-again-2 = Yes, but only half.
question-gold-again-3 = Yes, its full value.
question-gold-again-why-1 = Pieces are taken once; coins are paid every time.
question-gold-again-why-2 = Nothing is halved.
question-gold-again-why-3 = Right, and once more if you come back.

question-gold-tie-ask = Two players have seventeen pieces each. Who wins?
question-gold-tie-1 = Whoever holds more cards.
question-gold-tie-2 = Whoever has more coins.
question-gold-tie-3 = Whoever played first.
question-gold-tie-why-1 = Cards decide in the base game.
question-gold-tie-why-2 = Right. Save a few for the end.
question-gold-tie-why-3 = The order of play doesn’t matter.
