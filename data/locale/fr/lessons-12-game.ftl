# Jusqu’au bout
lesson-game-title = Jusqu’au bout
lesson-game-purpose = Joue les tours trois et quatre de ta propre partie, et vois ce qui a fait la différence.
lesson-game-know-1 = Tu as joué une partie entière.
lesson-game-know-2 = Tu sais voir, en revenant sur une partie, où des villes ont été gagnées et perdues.
lesson-game-trap-1 = « L’obstacle, autant l’utiliser tôt. » Ensuite il est perdu : garde-le pour une route qui compte.

step-game-third = Ta propre partie, tour trois.

question-game-last-ask = Au dernier tour, à quoi servent les cartes restantes ?
question-game-last-1 = Un point chacune.
question-game-last-2 = À rien du tout.
question-game-last-3 = À départager, quatre au plus.
question-game-last-why-1 = Seules les bornes comptent.
question-game-last-why-2 = Elles départagent quand on a autant de bornes.
question-game-last-why-3 = Oui : voilà pourquoi une carte gardée peut gagner la partie.

step-game-fourth = Tour quatre, le dernier : plus rien à garder. Ensuite, tu verras ce qui a fait la différence.
