# Strategy II: the others
lesson-rivals-title = Strategy II: the others
lesson-rivals-purpose = Ride on what others open, be first where it’s tight, and get in their way.
lesson-rivals-know-1 = You look at the others’ counters before you place your own.
lesson-rivals-know-2 = You place first where someone else might.
lesson-rivals-know-3 = You put a counter or your obstacle where it hurts most.
lesson-rivals-trap-1 = “Use the obstacle early.” Then it’s gone: save it for the road that decides.
lesson-rivals-trap-2 = “Counters only help.” On a road that a rival needs, the wrong kind is a wall.

step-rivals-ride = Your rival in Feodor has a dragon, too. They’ll have to open a road you need: let them.

level-rivals-their-dragon-title = Their dragon, your ride
level-rivals-their-dragon-goal = You have one unicorn counter. Place it so that, with your rival’s dragon, you reach two new towns.
level-rivals-their-dragon-look = The dragon will go into the desert, to Throtmanni. How do you go on from there?
level-rivals-their-dragon-learned = A road that others have to open, you needn’t. Open the one that comes after it.
level-rivals-their-dragon-wrong-alone = That way you get to one town at most. Your rival opens the road to Throtmanni: open the next one.

level-rivals-ride-along-title = After you
level-rivals-ride-along-goal = Your rival in Lapphálya has one elfcycle counter to get away. Place yours so that you reach two new towns.
level-rivals-ride-along-look = You’ll both leave Lapphálya on the same road. But how do you get there?
level-rivals-ride-along-learned = Your rival opened the second road for you.
level-rivals-ride-along-wrong-alone = Your rival would have opened that road anyway, or it leads nowhere else.

step-rivals-tempo = When two of you want a road, it belongs to whoever places first. Safe roads can wait.

level-rivals-contested-title = First things first
level-rivals-contested-goal = Your rival in Throtmanni would like a giant pig on the road to Rivinia. Reach both your last towns.
level-rivals-contested-look = Two roads, one turn at a time. Which of them might be gone by your next turn?
level-rivals-contested-learned = The contested road first, the safe one last.
level-rivals-contested-wrong-late = Nobody wanted the desert. But now there’s a giant pig on the road to Rivinia, and you hold none.
level-rivals-contested-wrong-elsewhere = Your unicorn lies where it can’t take you from Throtmanni to Rivinia, and your rival took that road.
level-rivals-contested-wrong-pass = Your rival took the road to Rivinia at once.

level-rivals-far-end-title = The last three
level-rivals-far-end-goal = You’re missing three towns: Al'Baran, Feodor and Lapphálya. Your rival in Lapphálya wants to go to Feodor. Reach all three.
level-rivals-far-end-look = Which of your two roads does somebody else want, too?
level-rivals-far-end-learned = Plan from where you are, but place where it’s tight: the last road first.
level-rivals-far-end-wrong-late = The first road is yours, but now an elfcycle lies on the last one, and you hold none.
level-rivals-far-end-wrong-elsewhere = Your unicorn doesn’t lie between Feodor and Lapphálya, and your rival took that road.
level-rivals-far-end-wrong-pass = Your rival took the road between Feodor and Lapphálya at once.

step-rivals-tempo-puzzles = Three puzzles, mixed: in each one, find what helps most.
step-rivals-block = A road takes one counter. Place one that your rival has no cards for, and the road is a wall.

level-rivals-their-woods-title = Trouble for Feodor
level-rivals-their-woods-goal = Your rival in Feodor can get to three new towns. Place your troll wagon so that it’s only one.
level-rivals-their-woods-look = Two elfcycles, a raft and an elfcycle counter: through which woods do they lead to a river?
level-rivals-their-woods-learned = Your rival needed the woods to Rivinia for the elfcycle, and the river behind them.
level-rivals-their-woods-wrong-elsewhere = Your rival still has a way to go.
level-rivals-their-woods-wrong-pass = You passed, and your rival opens the way.

level-rivals-shore-title = Along the shore
level-rivals-shore-goal = Your rival in Beata can get to three new towns. Place your giant pig so that it’s only one.
level-rivals-shore-look = A unicorn and an elfcycle are waiting on the roads. Which road must the dragon open?
level-rivals-shore-learned = One road was missing from your rival’s way, and you took it.
level-rivals-shore-wrong-elsewhere = Your rival still has a way to go.
level-rivals-shore-wrong-pass = You passed, and your rival opens the way.

step-rivals-hurt = Your obstacle hurts most on a road that has no way around it, where your rival has no card to spare. And only once.

level-rivals-first-link-title = The first link
level-rivals-first-link-goal = Your rival in Strykhaven can get to three new towns. Place your obstacle so that it’s only one.
level-rivals-first-link-look = A way has a beginning. What if it costs more than your rival can pay?
level-rivals-first-link-learned = With the first road too expensive, all that lies behind it is lost, too.
level-rivals-first-link-wrong-elsewhere = That slows your rival down, but not enough.
level-rivals-first-link-wrong-pass = You passed, and your rival travels on.

level-rivals-knot-title = The knot
level-rivals-knot-goal = Your rival in Elvenhold can get to three new towns. Place your obstacle so that it’s only one.
level-rivals-knot-look = A raft, an elfcycle, a dragon, in that order. Where is the second step?
level-rivals-knot-learned = The river can’t be blocked, but the road behind it can.
level-rivals-knot-wrong-elsewhere = That slows your rival down, but not enough.
level-rivals-knot-wrong-pass = You passed, and your rival travels on.

level-rivals-cut-off-title = No way out
level-rivals-cut-off-goal = Your rival in Dag'Amura holds three cards. Place your obstacle so that they don’t get to a single new town.
level-rivals-cut-off-look = Three cards would be a caravan, but past an obstacle?
level-rivals-cut-off-learned = One giant pig isn’t enough any more, and three cards aren’t a caravan past an obstacle.
level-rivals-cut-off-wrong-elsewhere = Your rival still gets away.
level-rivals-cut-off-wrong-pass = You passed, and your rival gets away.

level-rivals-thin-purse-title = An expensive start
level-rivals-thin-purse-goal = Your rival in Ixara can get to three new towns. Place your obstacle so that it’s only one.
level-rivals-thin-purse-look = Your rival holds a single dragon. What would it take to get past an obstacle without a second one?
level-rivals-thin-purse-learned = Now a caravan costs all four cards, and Mah'Davikia is the end of the line.
level-rivals-thin-purse-wrong-elsewhere = That slows your rival down, but not enough.
level-rivals-thin-purse-wrong-pass = You passed, and your rival travels on.

level-rivals-last-obstacle-title = Now or never
level-rivals-last-obstacle-goal = Round four, twelve pieces each. You can reach one more town, and with one card so can your rival in Lapphálya. Win.
level-rivals-last-obstacle-look = There won’t be a fifth round to save anything for.
level-rivals-last-obstacle-learned = Thirteen to twelve. What you saved for three rounds decides the fourth.
level-rivals-last-obstacle-wrong-pass = Your rival walks on to Virst, and you can only share the win.
level-rivals-last-obstacle-wrong-own = Now your own road costs two dragons, and you hold one.
level-rivals-last-obstacle-wrong-end = You stayed where you were: twelve to twelve at best.

step-rivals-hurt-puzzles = Three puzzles: one obstacle, and the road where it hurts most.

question-rivals-obstacle-ask = Round one: someone opens a road that helps everyone. Do you use your obstacle?
question-rivals-obstacle-1 = Better not: it’s the only one for four rounds.
question-rivals-obstacle-2 = Yes: I get a new one next round.
question-rivals-obstacle-3 = Yes: it closes the road.
question-rivals-obstacle-why-1 = Right: later it may cost someone the win.
question-rivals-obstacle-why-2 = You don’t get a new one.
question-rivals-obstacle-why-3 = It only adds one card to the price, for you too.

question-rivals-theirs-ask = Your rival stands where you stand, with a face-up dragon, and you both hold dragons. What do you draw?
question-rivals-theirs-1 = A dragon, to be safe.
question-rivals-theirs-2 = Whatever your rival needs.
question-rivals-theirs-3 = What takes you on from there.
question-rivals-theirs-why-1 = Your rival will place one anyway, and you may ride on it.
question-rivals-theirs-why-2 = A counter you can’t use is a wasted turn.
question-rivals-theirs-why-3 = Right: ride on theirs, and open the next road yourself.

question-rivals-safe-ask = You want two roads. A rival might take the first, nobody wants the second. Where do you begin?
question-rivals-safe-1 = With the first.
question-rivals-safe-2 = With the second.
question-rivals-safe-3 = It makes no difference.
question-rivals-safe-why-1 = Right: the second will still be there.
question-rivals-safe-why-2 = It will still be there next turn; the first may not.
question-rivals-safe-why-3 = A road takes one counter, and it may not be yours.
