# Là où les règles diffèrent
lesson-editions-title = Là où les règles diffèrent
lesson-editions-purpose = Assieds-toi à n’importe quelle table et pose les bonnes questions.
lesson-editions-know-1 = Tu connais les points de règle : tours, main, étalage, pions rendus, bacs, bateliers, cartes Village, fin anticipée, caravanes.
lesson-editions-know-2 = Tu règles les désaccords avant la partie, pas pendant.
lesson-editions-trap-1 = « Il y a une seule vraie règle. » Il y en a huit versions, et des règles maison.

step-editions-eight = Il y a huit versions des règles. Elles diffèrent sur quelques points, et votre table peut choisir.

level-editions-strict-title = La caravane stricte
level-editions-strict-goal = À cette table, la caravane est réservée à ceux qui ne peuvent pas payer. Essaie d’épargner ta licorne avec trois radeaux ; puis paie le prix.
level-editions-strict-look = Peux-tu payer ce que dit la vue d’ensemble ?
level-editions-strict-learned = Si l’on suit la règle à la lettre, comme dans deux éditions, la caravane est un dernier recours. Dans les autres, tout le monde peut la prendre.

level-editions-boatmen-title = Ohé du bateau !
level-editions-boatmen-goal = Les règles de l’auteur, et tu n’as pas de radeau. Traverse le lac jusqu’à Yttar.
level-editions-boatmen-look = Les caravanes ne nagent pas, mais sur le Mare Nebulae quelqu’un rame.
level-editions-boatmen-learned = Les caravanes ne vont jamais sur l’eau. Dans une édition, les bateliers du Mare Nebulae le font, pour trois cartes au choix.
level-editions-boatmen-wrong-grangor = Te voilà à Grangor avec les bateliers, et tes cartes sont dépensées. Regarde encore où se trouve Yttar.
level-editions-boatmen-wrong-end = Tu restes à Parundia. Sans radeau, il faut qu’on te fasse traverser : qui le peut, et à quel prix ?

step-editions-designer = Selon les règles de l’auteur, on reçoit huit nouvelles cartes à chaque tour, le Mare Nebulae coûte un radeau par trajet, et des bateliers le traversent. On joue avec les cartes Village, et à égalité, les cartes en main décident.

level-editions-cheap-ferry-title = Un lac moins cher
level-editions-cheap-ferry-goal = Selon les règles de l’auteur : deux radeaux, deux nouvelles villes sur le Mare Nebulae.
level-editions-cheap-ferry-look = Que coûte un trajet sur la vue d’ensemble de cette édition ?
level-editions-cheap-ferry-learned = Dans cette édition, le Mare Nebulae coûte un radeau par trajet ; ailleurs, deux.
level-editions-cheap-ferry-wrong-end = Tes radeaux sont toujours en main, et le lac n’est pas traversé.

level-editions-twelve-title = La douzaine
level-editions-twelve-goal = Selon les règles de l’auteur, on reçoit huit nouvelles cartes à chaque tour. Commence le deuxième tour avec douze.
level-editions-twelve-look = Tu en reçois huit en plus de ce que tu gardes.
level-editions-twelve-learned = Quatre gardées et huit reçues : douze. Ici, garder des cartes rapporte.

level-editions-give-back-title = Rendre avant de partir
level-editions-give-back-goal = Selon les règles de l’auteur : mets fin à la préparation, et garde le dragon.
level-editions-give-back-look = Tous les autres ont passé. Avant le voyage, on te demandera quelque chose.
level-editions-give-back-learned = Ici, on rend tous ses pions sauf un après la préparation ; ailleurs, à la fin du tour.
level-editions-give-back-wrong-pig = Le dragon est retourné à la pioche.
level-editions-give-back-wrong-placed = Le dragon est maintenant sur une route : tu ne peux plus le garder.

step-editions-early = L’édition anglaise de 2015 a trois tours. Dans l’anglaise de 1998 et la suédoise, le joueur qui ramasse sa vingtième borne dans les trois premiers tours gagne aussitôt.

level-editions-three-rounds-title = Pas de quatrième tour
level-editions-three-rounds-goal = Dix-huit bornes chacun, au troisième tour de l’édition de 2015. Gagne.
level-editions-three-rounds-look = Combien de tours a cette édition ?
level-editions-three-rounds-learned = Trois tours, et c’est fini : inutile de garder des cartes.
level-editions-three-rounds-wrong-save = Tu as gardé des cartes pour un quatrième tour qui ne vient pas : égalité, et ton adversaire en a plus.

level-editions-twenty-title = Les vingt
level-editions-twenty-goal = Tu as dix-neuf bornes au deuxième tour, selon les règles anglaises de 1998. Gagne sur-le-champ.
level-editions-twenty-look = L’une de tes bornes t’attend encore.
level-editions-twenty-learned = Dans cette édition, le joueur qui ramasse sa vingtième borne dans les trois premiers tours gagne aussitôt ; dans la plupart des autres, on finit le tour, puis la partie s’arrête.
level-editions-twenty-wrong-feodor = Ta borne de Feodor, tu l’as déjà.
level-editions-twenty-wrong-end = Tu en es toujours à dix-neuf.

level-editions-round-three-title = Trois tours et vingt bornes
level-editions-round-three-goal = Troisième tour selon les règles de l’auteur : tu as dix-neuf bornes, ton adversaire dix-huit. Gagne.
level-editions-round-three-look = Le joueur qui a ses vingt bornes à la fin du troisième tour gagne. Et la carte Village ?
level-editions-round-three-learned = Dans cette édition, avoir les vingt bornes après le troisième tour fait gagner, quoi que disent les cartes Village.
level-editions-round-three-wrong-home = Ta carte Village ne compte pas encore, et Virst est maintenant hors d’atteinte.
level-editions-round-three-wrong-end = Tu en es toujours à dix-neuf, et un autre tour suit.

step-editions-fresh = Dans les deux versions françaises et celle de l’auteur, l’étalage est renouvelé à chaque tour.

level-editions-new-display-title = Un étalage tout neuf
level-editions-new-display-goal = Selon les règles françaises : commence le deuxième tour avec une licorne visible devant toi.
level-editions-new-display-look = Dans cette édition, l’étalage est renouvelé. Ces trois licornes seront-elles encore là au tour suivant ?
level-editions-new-display-learned = Dans trois éditions, l’étalage est renouvelé à chaque tour : ne compte pas sur ce qui s’y trouve.
level-editions-new-display-wrong-gone = L’étalage est renouvelé, et ses licornes sont parties avec.

question-editions-rounds-ask = Combien de tours dure une partie ?
question-editions-rounds-1 = Quatre ; dans une édition, trois.
question-editions-rounds-2 = Autant qu’il y a de joueurs.
question-editions-rounds-3 = Jusqu’à ce que quelqu’un ait ses vingt bornes.
question-editions-rounds-why-1 = Oui, sauf si votre table en décide autrement.
question-editions-rounds-why-2 = Le nombre de joueurs n’y change rien.
question-editions-rounds-why-3 = La partie peut ainsi s’arrêter plus tôt, mais ce sont les cartes Tour de jeu qui fixent sa durée.

question-editions-boatmen-ask = Où travaillent les bateliers ?
question-editions-boatmen-1 = Sur chacun des lacs du plateau, dans chaque édition.
question-editions-boatmen-2 = Sur les cours d’eau.
question-editions-boatmen-3 = Sur le Mare Nebulae, selon les règles de l’auteur.
question-editions-boatmen-why-1 = Il n’y en a que dans les règles de l’auteur.
question-editions-boatmen-why-2 = Les cours d’eau sont réservés aux radeaux.
question-editions-boatmen-why-3 = Oui, pour trois cartes au choix.

question-editions-caravan-ask = Peux-tu prendre une caravane alors que tu as les bonnes cartes ?
question-editions-caravan-1 = Jamais.
question-editions-caravan-2 = Dans la plupart des éditions, oui.
question-editions-caravan-3 = Seulement avec un obstacle.
question-editions-caravan-why-1 = Ce serait plus strict que strict : même alors, tu le peux si tu ne peux pas payer le prix.
question-editions-caravan-why-2 = Oui : deux des huit, et quelques tables, sont strictes là-dessus.
question-editions-caravan-why-3 = Un obstacle la rend seulement plus chère.
