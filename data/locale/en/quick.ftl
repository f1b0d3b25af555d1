# The quick way: two first levels, then a round of one’s own; and the coach of the first game.
quick-title = Your first round
quick-secret = Now play a round of your own against { $name }. Here are your six cards. Draw a counter: tap the face-down stack.
quick-draw = Only you can see that one. Now take three more, in turn with { $name }. Tap a counter that matches your cards.
quick-draw-on = Take another one. You can only travel with counters that match your cards. If none does, tap the face-down stack and draw blind.
quick-plan = Plan your way out of Elvenhold. Tap a counter: the roads it can travel light up with their price in cards. Tap one.
quick-plan-on = There’s one counter to a road, and everyone may use it. Place the next where your journey goes on, or pass. When all pass in a row, you travel.
quick-travel = Now travel! Tap a town that lights up. You pay with cards like the road’s counter, and collect your piece there.
quick-travel-on = Go on while you can pay. Water needs no counter, only raft cards: one downriver, two upriver or across a lake. Then end your move.
quick-stuck = You can’t pay for another step. End your move: you may keep up to four cards.
quick-keep = The round is nearly over, and the roads are cleared. Keep one counter for the next round: which one?
quick-over = That was your first round! Press “{ example-forth }” to see what you know now.
quick-end-title = You’ve played your first round
quick-end = You collected { $mine ->
    [one] one town
   *[other] { $mine } towns
}, and { $name } { $theirs }. In the next round all hands are filled up to eight cards, and your boot goes on from where it is. The next player to the left starts. After four rounds, whoever has the most towns wins.
quick-coach = Play a whole game with a coach ▸
quick-learn = Learn it properly ▸
quick-again = Play the round again

coach-obstacle = Your obstacle goes on a road that has a counter: each step there then costs one card more. You have only one for the whole game.
coach-caravan = No matching cards, or none you want to spend? Go by caravan: any three cards take you along a road that has a counter.
coach-caravan-strict = Can’t pay for a road that has a counter? Go by caravan: any three cards take you along it.
coach-tie = You’re level on towns. If it stays that way, whoever holds more travel cards wins.
