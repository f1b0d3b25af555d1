# Phase 4 : Préparer les routes de voyage
lesson-plan-title = Phase 4 : préparer les routes
lesson-plan-purpose = Ouvre les routes que tout le monde prendra.
lesson-plan-know-1 = Tu poses tes pions là où tes cartes peuvent servir.
lesson-plan-know-2 = Tu sais où va un obstacle, et que tu n’en as qu’un.
lesson-plan-know-3 = Tu sais quand la phase finit.
lesson-plan-trap-1 = « Si je passe, c’est fini pour moi. » Tu peux encore poser plus tard, sauf si tous les autres passent aussi.
lesson-plan-trap-2 = « Mon pion, ma route. » Tout le monde peut la prendre.
lesson-plan-trap-3 = « Un obstacle ferme une route. » Il lui faut un pion, et il rend seulement la route plus chère.
lesson-plan-trap-4 = « Le premier qui passe emporte le pion. » Il reste pour tous jusqu’à la fin du tour.
lesson-plan-trap-5 = « Un second obstacle ralentit encore plus. » Un seul par route, peu importe à qui il est.

step-plan-turns = L’un après l’autre : pose un de tes pions sur une route, ou passe pour l’instant.

level-plan-place-title = Deux cartes, deux villes
level-plan-place-goal = Un dragon, un sanglier géant. Pose les deux pour que tes cartes te mènent à Throtmanni et à Rivinia.
level-plan-place-look = Trouve pour chaque pion une route qui ne coûte qu’une carte.
level-plan-place-learned = Les cartes d’abord, les routes ensuite : c’est ça, préparer.
level-plan-place-wrong-forest = En forêt, un dragon coûte deux cartes. Tu n’en as qu’une.
level-plan-place-wrong-stuck = Rivinia, d’accord, mais de là, la route de Throtmanni est en forêt, où un dragon coûte deux cartes.
level-plan-place-wrong-pass = Tout le monde a passé, et les routes sont vides.
level-plan-place-wrong-elsewhere = Ce pion est là où ton voyage ne passe pas. Ne regarde que les routes entre Feodor, Throtmanni et Rivinia.

level-plan-one-counter-title = Déjà pris
level-plan-one-counter-goal = Il y a un chariot Troll sur la route que tu voudrais. Trouve pour ta roue elfique une autre route qui part d’Elvenhold.
level-plan-one-counter-look = Un seul pion par route. Où reste-t-il de la place ?
level-plan-one-counter-learned = Un pion par route. Le premier décide de ce qui y voyage.
level-plan-one-counter-wrong-elsewhere = La roue elfique est posée, mais elle ne te fait pas sortir d’Elvenhold.
level-plan-one-counter-wrong-pass = Tout le monde a passé, et tu n’as pas de chariot Troll.

step-plan-obstacle = Au lieu d’un pion, tu peux poser ton obstacle, là où il y a déjà un pion. Chaque passage y coûte alors une carte de plus, du même type.

level-plan-bare-title = Rien sur quoi trébucher
level-plan-bare-goal = Ton adversaire, à Ixara, veut aller à Virst et doit encore ouvrir la route. Rends-la plus chère.
level-plan-bare-look = Pas d’obstacle sur une route vide. Que faut-il y poser d’abord ?
level-plan-bare-learned = Un obstacle va avec un pion, le tien ou celui d’un autre.
level-plan-bare-wrong-later = Ton obstacle a servi, et il est là où ton adversaire ne va pas.
level-plan-bare-wrong-pass = Ton adversaire vient de poser un pion, et tu n’as rien fait : la préparation est finie. Quand peut-on poser un obstacle sur cette route ?

level-plan-no-counters-title = À court de pions, mais pas de ruses
level-plan-no-counters-goal = Tes pions sont posés, et ton adversaire, à Throtmanni, veut aller à Jaccaranda. Rends-lui cette route plus chère, mais pas la tienne.
level-plan-no-counters-look = Il reste encore une chose devant toi.
level-plan-no-counters-learned = L’obstacle n’est pas un pion : tu peux le poser même sans pion.
level-plan-no-counters-wrong-pass = Ton adversaire s’envole avec un seul dragon, et sourit.
level-plan-no-counters-wrong-own = C’est ta propre route : elle te coûte maintenant deux cartes.

level-plan-second-obstacle-title = Un seul suffit
level-plan-second-obstacle-goal = Ton adversaire a deux routes pour quitter Elvenhold, dont une avec obstacle. Sers-toi du tien pour le ralentir.
level-plan-second-obstacle-look = Un seul obstacle par route. Où y a-t-il de la place pour le tien ?
level-plan-second-obstacle-learned = Un obstacle par route : jamais plus d’une carte supplémentaire.
level-plan-second-obstacle-wrong-pass = Tout le monde a passé, et la forêt est toujours bon marché.

level-plan-come-back-title = Passer et revenir
level-plan-come-back-goal = Ton adversaire, à Kihromah, doit ouvrir la seule route qui en sort. Rends-la plus chère.
level-plan-come-back-look = Elle n’a pas encore de pion, et tu n’en as pas. Qui en posera un ?
level-plan-come-back-learned = Passer n’est pas définitif : tu peux poser plus tard, sauf si tout le monde passe d’affilée.
level-plan-come-back-wrong-spent = Ton obstacle a déjà servi, et ton adversaire quitte Kihromah avec une seule roue elfique.
level-plan-come-back-wrong-pass = La route qui sort de Kihromah est ouverte, et tu l’as laissée bon marché. Tu avais passé : était-ce vraiment fini pour toi ?

level-plan-last-chance-title = Maintenant ou jamais
level-plan-last-chance-goal = Ton adversaire vient de passer. Ouvre un chemin vers Lapphálya.
level-plan-last-chance-look = Deux joueurs. Que se passe-t-il si tu passes aussi ?
level-plan-last-chance-learned = Si tout le monde passe d’affilée, la préparation est finie, et ton pion reste devant toi.
level-plan-last-chance-wrong-over = Cela fait deux « passe » de suite : la préparation est finie.
level-plan-last-chance-wrong-elsewhere = Cette route ne te mène pas à Lapphálya.

level-plan-all-pass-title = Tous d’affilée
level-plan-all-pass-goal = Tu n’as plus de pion. Mets fin à la préparation, et garde ton obstacle.
level-plan-all-pass-look = Quelqu’un a encore un pion à poser. Et ensuite ?
level-plan-all-pass-learned = Un pion a été posé : on repart de zéro. Il faut que tout le monde passe d’affilée.
level-plan-all-pass-wrong-spent = Ton obstacle est perdu pour toute la partie, et la préparation continue.

step-plan-plan = Ta propre partie, phase 4 : prépare ton voyage.

level-plan-block-title = En travers du chemin
level-plan-block-goal = Quatrième tour, douze bornes chacun. À Kihromah, ton adversaire a un pion et une carte roue elfique, et une seule issue. Gagne.
level-plan-block-look = Un seul pion par route. Qui le pose le premier ?
level-plan-block-learned = Un pion aide, un pion gêne : sur une route qu’il faut à un adversaire, n’importe quel autre moyen de transport fait l’affaire.
level-plan-block-wrong-first = Personne ne voulait ta route de Throtmanni. Mais la roue elfique de ton adversaire est maintenant sur la route qui sort de Kihromah, et tu ne peux plus que partager la victoire.
level-plan-block-wrong-pass = La voie est libre pour ton adversaire : tu ne peux plus que partager la victoire.
level-plan-block-wrong-elsewhere = Ton chariot Troll est posé, et la route qui sort de Kihromah reste libre pour la roue elfique de ton adversaire.

drill-place-about = Peut-on le poser ici ? Dix questions, une réponse pour chacune ; ce que tu rates revient.

question-plan-end-ask = Quand la préparation est-elle finie ?
question-plan-end-1 = Quand plus personne n’a de pion à poser.
question-plan-end-2 = Quand chacun a passé une fois.
question-plan-end-3 = Quand tout le monde passe d’affilée.
question-plan-end-why-1 = Personne n’est obligé de poser tous ses pions, et il peut encore venir des obstacles.
question-plan-end-why-2 = Une fois ne suffit pas : il faut que tous passent d’affilée, sans rien poser entre-temps.
question-plan-end-why-3 = Oui, et d’ici là chacun peut revenir.

question-plan-whose-ask = Tu as posé le seul dragon. Qui peut voyager avec ?
question-plan-whose-1 = Tous ceux qui ont des cartes dragon.
question-plan-whose-2 = Seulement toi.
question-plan-whose-3 = Toi, et ceux qui te paient le passage.
question-plan-whose-why-1 = Oui, aussi souvent qu’ils peuvent payer.
question-plan-whose-why-2 = Un pion sur une route sert à tous.
question-plan-whose-why-3 = Personne ne paie personne ; les cartes vont à la défausse.

question-plan-where-ask = Où peux-tu poser un obstacle ?
question-plan-where-1 = Sur n’importe quelle route.
question-plan-where-2 = Sur une route qui a un pion mais pas encore d’obstacle.
question-plan-where-3 = Sur un cours d’eau ou un bac, pour qu’il coûte plus de radeaux.
question-plan-where-why-1 = Pas sur une route vide.
question-plan-where-why-2 = Oui : un par route.
question-plan-where-why-3 = On ne pose pas d’obstacle sur l’eau.

question-plan-turn-ask = Que peux-tu faire quand c’est à toi, pendant la préparation ?
question-plan-turn-1 = Poser tous tes pions.
question-plan-turn-2 = Poser un pion ou ton obstacle, ou passer.
question-plan-turn-3 = Poser un pion et, juste à côté, ton obstacle.
question-plan-turn-why-1 = Une chose à la fois, puis c’est au suivant.
question-plan-turn-why-2 = Oui : l’une des trois.
question-plan-turn-why-3 = L’un ou l’autre ; le reste, plus tard.

question-plan-again-ask = Tu as passé, puis quelqu’un a posé un pion. Peux-tu en poser un maintenant ?
question-plan-again-1 = Oui, quand c’est de nouveau à toi.
question-plan-again-2 = Non, tu as passé pour tout ce tour.
question-plan-again-3 = Seulement ton obstacle.
question-plan-again-why-1 = Oui : passer n’est pas définitif.
question-plan-again-why-2 = On peut revenir après avoir passé.
question-plan-again-why-3 = Tout ce que tu as encore.
