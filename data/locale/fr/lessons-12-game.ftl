# Jusqu’au bout
lesson-game-title = Jusqu’au bout
lesson-game-purpose = Joue le troisième et le quatrième tour de ta propre partie, et vois ce qui a fait la différence.
lesson-game-know-1 = Tu as joué une partie entière.
lesson-game-know-2 = En revenant sur une partie, tu vois où des villes ont été gagnées et perdues.
lesson-game-trap-1 = « L’obstacle, autant l’utiliser tôt. » Ensuite il est perdu : garde-le pour une route qui compte.

step-game-third = Ta propre partie, troisième tour.

question-game-last-ask = Au dernier tour, à quoi servent les cartes restantes ?
question-game-last-1 = Un point chacune, comme une borne, quatre au plus.
question-game-last-2 = À rien du tout.
question-game-last-3 = À départager les ex æquo, quatre au plus.
question-game-last-why-1 = Seules les bornes comptent.
question-game-last-why-2 = Elles départagent ceux qui ont le même nombre de bornes.
question-game-last-why-3 = Oui : voilà pourquoi une carte gardée peut faire gagner la partie.

step-game-mixed = Trois énigmes, chacune différente : à toi de voir ce qui aide le plus.

step-game-fourth = Quatrième tour, le dernier : il n’y a plus rien à garder. Ensuite, tu verras ce qui a fait la différence.
