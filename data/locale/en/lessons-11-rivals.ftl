# 11-rivals

level-rivals-last-obstacle-title = Now or never
level-rivals-last-obstacle-goal = Round four, twelve pieces each. You can reach one more town, and with one card so can your rival in Lapphálya. Win.
level-rivals-last-obstacle-look = There won't be a fifth round to save anything for.
level-rivals-last-obstacle-learned = Thirteen to twelve. What you saved for three rounds decides the fourth.
level-rivals-last-obstacle-wrong-pass = Your rival walks on to Virst, and you can only share the win.
level-rivals-last-obstacle-wrong-own = Now your own road costs two dragons, and you hold one.
level-rivals-last-obstacle-wrong-end = You stayed where you were: twelve to twelve at best.

question-rivals-obstacle-ask = Round one: someone opens a road that helps everyone. Do you use your obstacle?
question-rivals-obstacle-1 = Better not: it's the only one for four rounds.
question-rivals-obstacle-2 = Yes: I get a new one next round.
question-rivals-obstacle-3 = Yes: it closes the road.
question-rivals-obstacle-why-1 = Right: later it may cost someone the win.
question-rivals-obstacle-why-2 = You don't get a new one.
question-rivals-obstacle-why-3 = It only adds one card to the price, for you too.
