# Where the rulebooks disagree
lesson-editions-title = Where the rulebooks disagree
lesson-editions-purpose = You can sit down at any table and ask the right questions.
lesson-editions-text-1 = Eight printed rulebooks tell almost the same game. Almost: each difference is a switch here, and a table may flip any of them as a house rule.
lesson-editions-text-2 = The newest English printing lasts three rounds instead of four. The designer's own rules deal eight new cards every round, so that a hand of twelve can come about.
lesson-editions-text-3 = With the designer, Mare Nebulae costs one raft a leg and has boatmen who take any three cards; spare counters go back before the boots move; town cards are part of the game.
lesson-editions-text-4 = The French rules deal the display anew each round. Two rulebooks, the Swedish one and a French player's, allow a caravan only to those who cannot pay the price.
lesson-editions-know-1 = You know the switches: rounds, hand, display, giving back, ferries, town cards, the early end, caravans.
lesson-editions-know-2 = You settle a disagreement before the game, not in it.
lesson-editions-trap-1 = “There is one right rulebook.” There are eight, and house rules.

level-editions-strict-title = The strict caravan
level-editions-strict-goal = At this table a caravan is for those who cannot pay. Try to save your unicorn with three rafts; then pay.
level-editions-strict-look = Can you pay the price of the chart?
level-editions-strict-learned = By the strict reading, the one of two rulebooks, a caravan is the last resort. In the others it is free to all.

level-editions-boatmen-title = Row, row
level-editions-boatmen-goal = The designer's rules, and no raft. Try to cross to Yttar by caravan; then ask the boatmen.
level-editions-boatmen-look = Camels do not swim, but somebody on Mare Nebulae rows.
level-editions-boatmen-learned = Caravans never cross water. Only the boatmen on Mare Nebulae do, for any three cards, in one edition.

level-editions-cheap-ferry-title = A cheaper lake
level-editions-cheap-ferry-goal = By the designer's rules: two rafts, two new towns on Mare Nebulae.
level-editions-cheap-ferry-look = Ask the chart of this edition what a leg costs here.
level-editions-cheap-ferry-learned = One raft a leg on Mare Nebulae, by this edition; elsewhere two.
level-editions-cheap-ferry-wrong-end = With the rafts in hand the lake stays uncrossed.

level-editions-twelve-title = A dozen
level-editions-twelve-goal = The designer deals eight new cards every round. Begin round two with twelve.
level-editions-twelve-look = Eight come on top of what you keep.
level-editions-twelve-learned = Four kept and eight dealt: twelve. Saving pays here.

level-editions-give-back-title = Back before the journey
level-editions-give-back-goal = By the designer's rules, end the planning so that the dragon stays yours.
level-editions-give-back-look = Everybody else has passed. Then comes a question before the boots move.
level-editions-give-back-learned = Here all but one counter go back after the planning; elsewhere at the end of the round.
level-editions-give-back-wrong-pig = The dragon went back.
level-editions-give-back-wrong-placed = The dragon is on the road, not in your keeping.

level-editions-three-rounds-title = No fourth round
level-editions-three-rounds-goal = Eighteen pieces each, in round three of the 2015 edition. Win.
level-editions-three-rounds-look = How many rounds has this game?
level-editions-three-rounds-learned = Three rounds, and it is over: nothing to save for.
level-editions-three-rounds-wrong-save = You saved for a fourth round that never comes: level, and your rival holds more cards.

question-editions-rounds-ask = How many rounds has a game?
question-editions-rounds-1 = Four, in one edition three.
question-editions-rounds-why-1 = Right.
question-editions-rounds-2 = As many as there are players.
question-editions-rounds-why-2 = The number of players plays no part.
question-editions-rounds-3 = Until somebody has all twenty.
question-editions-rounds-why-3 = That can end it earlier; but how long it lasts at most, the round cards count out.

question-editions-boatmen-ask = Where do boatmen work?
question-editions-boatmen-1 = On every lake, in every edition.
question-editions-boatmen-why-1 = Only the designer's own rules know them.
question-editions-boatmen-2 = On the rivers.
question-editions-boatmen-why-2 = Rivers take rafts alone.
question-editions-boatmen-3 = On Mare Nebulae, by the designer's rules.
question-editions-boatmen-why-3 = Right, for any three cards.

question-editions-caravan-ask = May you go by caravan although you hold the right cards?
question-editions-caravan-1 = Never.
question-editions-caravan-why-1 = That is the strict reading, and even by it you may when you cannot pay.
question-editions-caravan-2 = By most rulebooks, yes.
question-editions-caravan-why-2 = Right; two of the eight, and some tables, are strict about it.
question-editions-caravan-3 = Only past an obstacle.
question-editions-caravan-why-3 = Obstacles only make it dearer.
