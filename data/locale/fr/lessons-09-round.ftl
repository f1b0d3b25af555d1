# Un tour accompagné
lesson-round-title = Un tour accompagné
lesson-round-purpose = Joue le deuxième tour de ta propre partie, contre des bots qui disent pourquoi ils font ce qu’ils font.
lesson-round-know-1 = Tu sais jouer un tour sans aide.
lesson-round-know-2 = Tu prévois un voyage avant de poser un pion.
lesson-round-trap-1 = « Je dois poser chaque pion moi-même. » Tu peux voyager aussi sur ceux des autres.

step-round-second = Ta propre partie, deuxième tour : les six phases. Les bots disent pourquoi ils font ce qu’ils font.

level-round-plan-and-go-title = Prévoir, puis partir
level-round-plan-and-go-goal = Prépare, puis voyage : visite Lapphálya, Feodor et Throtmanni avec trois cartes et tes deux pions.
level-round-plan-and-go-look = Ton adversaire ouvrira pour toi l’une des trois routes.
level-round-plan-and-go-learned = Deux pions à toi et un de ton adversaire : trois villes.
level-round-plan-and-go-wrong-ergeren = Il manque maintenant la licorne entre Lapphálya et Feodor.
level-round-plan-and-go-wrong-pig = Il ne reste que la plaine pour la licorne, qui n’y passe pas.
level-round-plan-and-go-wrong-elsewhere = Ce pion n’est pas sur ton trajet. Chacune de ses trois routes demande un pion qui convient au terrain.
level-round-plan-and-go-wrong-obstacle = Avec ton obstacle, cette route coûte une carte de plus du même type, et tu n’en as qu’une de chaque.
level-round-plan-and-go-wrong-end = Ton déplacement s’arrête avec des cartes en main et des routes ouvertes. Pour chaque pion de ton chemin, tu as la carte qu’il faut.
level-round-plan-and-go-wrong-caravan = Tes trois cartes pour une seule ville. Jouées une à une, elles mènent trois fois plus loin.

question-round-order-ask = Qu’est-ce qui vient juste après la préparation ?
question-round-order-1 = On vide le plateau.
question-round-order-2 = Les bottes se déplacent, celle du 1er joueur d’abord.
question-round-order-3 = On distribue de nouvelles cartes, au 1er joueur d’abord.
question-round-order-why-1 = Pas avant que vous y ayez voyagé.
question-round-order-why-2 = Oui : tout le monde se sert maintenant des routes.
question-round-order-why-3 = C’est ainsi que commence un tour.

question-round-others-ask = Un bot pose un dragon sur la route à côté de toi. Tu as des dragons. Bonne ou mauvaise nouvelle ?
question-round-others-1 = Bonne : je peux m’en servir.
question-round-others-2 = Mauvaise : la route m’est fermée.
question-round-others-3 = Ni l’une ni l’autre : cela ne me concerne pas.
question-round-others-why-1 = Oui : cela t’épargne un pion.
question-round-others-why-2 = Une route n’est à personne.
question-round-others-why-3 = Un pion sert à tout le monde.

question-round-tree-ask = Sur une route en montagne, il y a une licorne et un obstacle. Que paies-tu ?
question-round-tree-1 = Une licorne et une carte au choix.
question-round-tree-2 = Une licorne.
question-round-tree-3 = Deux licornes.
question-round-tree-why-1 = Il faut une autre licorne.
question-round-tree-why-2 = L’obstacle coûte une carte de plus.
question-round-tree-why-3 = Oui : une pour la montagne, une pour l’obstacle.

question-round-display-ask = Le tour est fini. Que deviennent les cinq pions de l’étalage ?
question-round-display-1 = Ils retournent dans la pioche.
question-round-display-2 = Ils restent en place.
question-round-display-3 = Chacun en prend un.
question-round-display-why-1 = Dans certaines éditions seulement ; ici, ils restent.
question-round-display-why-2 = Oui : tu peux compter dessus.
question-round-display-why-3 = Tu gardes un de tes propres pions, et aucun autre.
