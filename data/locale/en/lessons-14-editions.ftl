# Where the rulebooks disagree
lesson-editions-title = Where the rulebooks disagree
lesson-editions-purpose = Sit down at any table and ask the right questions.
lesson-editions-know-1 = You know the switches: rounds, hand, display, giving back, ferries, boatmen, town cards, early end, caravans.
lesson-editions-know-2 = You settle disagreements before the game, not during it.
lesson-editions-trap-1 = “There is one right rulebook.” There are eight versions, and house rules.

step-editions-eight = There are eight versions of the rules. They differ on a few points, and your table may choose.

level-editions-strict-title = The strict caravan
level-editions-strict-goal = At this table, caravans are for those who can’t pay. Try to save your unicorn by paying three rafts; then pay the price.
level-editions-strict-look = Can you pay what the chart says?
level-editions-strict-learned = Read strictly, as in two of the editions, a caravan is a last resort. In the others anyone may take one.

level-editions-boatmen-title = Row, row
level-editions-boatmen-goal = The designer’s rules, and you have no raft. Cross the lake to Yttar.
level-editions-boatmen-look = Caravans can’t swim, but on Mare Nebulae somebody rows.
level-editions-boatmen-learned = Caravans never cross water. In one edition, the boatmen on Mare Nebulae do, for any three cards.
level-editions-boatmen-wrong-grangor = The boatmen took you to Grangor, and your cards are spent. Look again at where Yttar lies.
level-editions-boatmen-wrong-end = You stayed in Parundia. Without a raft, somebody else has to take you across: what do they ask for?

step-editions-designer = By the designer’s own rules you’re dealt eight new cards every round, Mare Nebulae costs one raft per leg, and boatmen cross it. Town cards are part of the game, and whoever holds more cards wins a tie.

level-editions-cheap-ferry-title = A cheaper lake
level-editions-cheap-ferry-goal = By the designer’s rules: two rafts, two new towns on Mare Nebulae.
level-editions-cheap-ferry-look = What does a leg cost on this edition’s chart?
level-editions-cheap-ferry-learned = In this edition Mare Nebulae costs one raft per leg; elsewhere it’s two.
level-editions-cheap-ferry-wrong-end = Your rafts are still in your hand, and the lake is still uncrossed.

level-editions-twelve-title = A dozen
level-editions-twelve-goal = In the designer’s rules you’re dealt eight new cards every round. Start round two with twelve.
level-editions-twelve-look = You get eight on top of what you keep.
level-editions-twelve-learned = Four kept and eight dealt: twelve. Saving pays here.

level-editions-give-back-title = Back before the journey
level-editions-give-back-goal = By the designer’s rules: end the planning, and keep the dragon.
level-editions-give-back-look = Everyone else has passed. Before the boots move, you’ll be asked something.
level-editions-give-back-learned = Here all counters but one go back after the planning; elsewhere, at the end of the round.
level-editions-give-back-wrong-pig = The dragon went back into the stack.
level-editions-give-back-wrong-placed = The dragon is on a road now, so you can’t keep it.

step-editions-early = The English edition of 2015 has three rounds. In the English one of 1998 and the Swedish one, whoever takes the twentieth piece in rounds one to three wins at once.

level-editions-three-rounds-title = No fourth round
level-editions-three-rounds-goal = Eighteen pieces each, in round three of the 2015 edition. Win.
level-editions-three-rounds-look = How many rounds does this edition have?
level-editions-three-rounds-learned = Three rounds, and it’s over: nothing to save for.
level-editions-three-rounds-wrong-save = You saved for a fourth round that never comes: it’s a tie, and your rival holds more cards.

level-editions-twenty-title = All twenty
level-editions-twenty-goal = You have nineteen pieces in round two, by the English rules of 1998. Win on the spot.
level-editions-twenty-look = One of your pieces is still out there.
level-editions-twenty-learned = In this edition, whoever takes their twentieth piece in rounds one to three wins at once; in most others the round is finished first, and then the game is over.
level-editions-twenty-wrong-feodor = You already have your piece from Feodor.
level-editions-twenty-wrong-end = You’re still at nineteen.

level-editions-round-three-title = Three rounds and twenty pieces
level-editions-round-three-goal = Round three by the designer’s rules: nineteen pieces, your rival has eighteen. Win.
level-editions-round-three-look = Whoever has all twenty when round three ends wins. What about the town card?
level-editions-round-three-learned = In this edition, all twenty pieces after round three win, whatever the town cards say.
level-editions-round-three-wrong-home = Your town card doesn’t count yet, and Virst is out of reach now.
level-editions-round-three-wrong-end = You’re still at nineteen, and another round follows.

step-editions-fresh = In both French versions and the designer’s, the display is replaced every round.

level-editions-new-display-title = A fresh display
level-editions-new-display-goal = By the French rules: start round two with a unicorn counter face up in front of you.
level-editions-new-display-look = In this edition the display is replaced. Are those three unicorns still there next round?
level-editions-new-display-learned = In three editions the display is replaced every round: don’t count on what lies there.
level-editions-new-display-wrong-gone = The display is replaced, and its unicorns are gone with it.

question-editions-rounds-ask = How many rounds does a game last?
question-editions-rounds-1 = Four; in one edition, three.
question-editions-rounds-2 = As many as there are players.
question-editions-rounds-3 = Until someone has all twenty pieces.
question-editions-rounds-why-1 = Right, unless your table says otherwise.
question-editions-rounds-why-2 = The number of players doesn’t matter.
question-editions-rounds-why-3 = That can end the game sooner, but the round cards set how long it can last.

question-editions-boatmen-ask = Where do boatmen work?
question-editions-boatmen-1 = On every lake of the map, in every edition.
question-editions-boatmen-2 = On the rivers.
question-editions-boatmen-3 = On Mare Nebulae, by the designer’s rules.
question-editions-boatmen-why-1 = Only the designer’s own rules have them.
question-editions-boatmen-why-2 = Rivers are for rafts only.
question-editions-boatmen-why-3 = Right, for any three cards.

question-editions-caravan-ask = May you take a caravan even though you hold the right cards?
question-editions-caravan-1 = Never.
question-editions-caravan-2 = In most editions, yes.
question-editions-caravan-3 = Only past an obstacle.
question-editions-caravan-why-1 = That would be stricter than strict: even then you may if you can’t pay the price.
question-editions-caravan-why-2 = Right: two of the eight, and some tables, are strict about it.
question-editions-caravan-why-3 = An obstacle only makes it cost more.
