# Un tour en cinq minutes
lesson-first-round-title = Un tour en cinq minutes
lesson-first-round-purpose = Joue un tour entier, de la première carte au dernier pion.
lesson-first-round-know-1 = Tu as joué une fois les six phases, dans l’ordre.
lesson-first-round-know-2 = Tu sais ce qu’on fait dans chacune.
lesson-first-round-trap-1 = « Je dois ouvrir chaque route moi-même. » Non : tu voyages sur les pions de tout le monde.

step-first-round-deal = Phase 1 : chacun reçoit huit cartes Voyage. Voici les tiennes.

level-first-round-secret-title = Phase 2 : un pion secret
level-first-round-secret-goal = Pioche un pion, face cachée. Personne d’autre ne le verra.
level-first-round-secret-look = La pioche est à côté de l’étalage.
level-first-round-secret-learned = Un sanglier géant, et c’est ton secret. Ton adversaire en a pioché un aussi.

level-first-round-draw-title = Phase 3 : trois autres
level-first-round-draw-goal = Prends un pion quand c’est à toi, jusqu’à en avoir trois de plus, dont une licorne et un dragon.
level-first-round-draw-look = Prends d’abord la licorne, avant ton adversaire.
level-first-round-draw-learned = Ce que tu prends maintenant reste face visible. Tu as quatre pions pour la préparation.
level-first-round-draw-wrong-others = Tu prends trois pions : la licorne, le dragon et un autre au choix. Il t’en reste trop peu à prendre pour avoir les deux.

level-first-round-plan-title = Phase 4 : la préparation
level-first-round-plan-goal = Ton radeau te mène à Rivinia. De là, ouvre un chemin vers Throtmanni, puis Feodor. Pose deux pions, puis passe.
level-first-round-plan-look = La forêt va à ta licorne, le désert à ton dragon.
level-first-round-plan-learned = Et ton adversaire a ouvert la route de Feodor à Lapphálya. Elle te sert aussi.

level-first-round-travel-title = Phase 5 : le voyage
level-first-round-travel-goal = Descends le courant en radeau, puis suis les pions : visite quatre villes et finis ton déplacement. Tu ne peux garder que quatre cartes.
level-first-round-travel-look = Un radeau n’a pas besoin de pion. Il te mène à Rivinia.
level-first-round-travel-learned = Quatre cartes, quatre villes, et il t’en reste juste quatre à garder.
level-first-round-travel-wrong-end = Ton déplacement est fini, et des villes t’attendent encore.
level-first-round-travel-wrong-back = Te revoilà dans une ville déjà visitée, et la carte est dépensée. Quel pion mène plus loin ?

level-first-round-keep-title = Phase 6 : la fin du tour
level-first-round-keep-goal = Les routes se vident. Garde la roue elfique pour le tour suivant : elle passe aussi en montagne.
level-first-round-keep-look = Il te reste deux pions, et tu peux en garder un.
level-first-round-keep-learned = Voilà un tour complet ! Les mains sont complétées à huit, et ta botte reste où elle est.
level-first-round-keep-wrong-pig = Tu as gardé le sanglier géant, qui ne passe qu’en plaine et en forêt. Garde plutôt la roue elfique.

step-first-round-score = Quatre bornes après un tour, et il reste trois tours. C’est tout le jeu.

question-first-round-start-ask = D’où part ta botte au tour suivant ?
question-first-round-start-1 = D’Elvenhold, de nouveau.
question-first-round-start-2 = De là où elle s’est arrêtée.
question-first-round-start-3 = De n’importe quelle ville déjà visitée.
question-first-round-start-why-1 = Seul le premier tour commence là-bas.
question-first-round-start-why-2 = Oui : l’endroit où tu t’arrêtes compte donc.
question-first-round-start-why-3 = La botte ne saute pas : elle reste où elle s’est arrêtée.

question-first-round-deal-ask = Comment commence la partie ?
question-first-round-deal-1 = Chacun reçoit huit cartes Voyage.
question-first-round-deal-2 = Chacun reçoit quatre cartes Voyage.
question-first-round-deal-3 = Le 1er joueur reçoit plus de cartes.
question-first-round-deal-why-1 = Oui : huit chacun, au premier tour.
question-first-round-deal-why-2 = Quatre, c’est ce que tu peux garder à la fin de ton déplacement.
question-first-round-deal-why-3 = Tout le monde en reçoit autant.

question-first-round-where-ask = D’où vient le premier pion d’un tour ?
question-first-round-where-1 = De l’étalage : tu le choisis.
question-first-round-where-2 = De ton voisin de gauche.
question-first-round-where-3 = De la pioche, face cachée.
question-first-round-where-why-1 = L’étalage vient en phase 3.
question-first-round-where-why-2 = On ne se donne jamais de pions.
question-first-round-where-why-3 = Oui : tu le pioches à l’aveugle.
