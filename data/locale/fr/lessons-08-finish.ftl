# Phase 6 : Conclure le tour
lesson-finish-title = Phase 6 : conclure le tour
lesson-finish-purpose = Vide le plateau, et garde un pion pour le tour suivant.
lesson-finish-know-1 = Tu gardes exactement un pion, et tu le choisis bien.
lesson-finish-know-2 = Tu sais qui commence le tour suivant.
lesson-finish-know-3 = Tu sais dire qui gagne, et ce qui départage les ex æquo.
lesson-finish-trap-1 = « L’obstacle est le pion que je garde. » Tu le gardes en plus.
lesson-finish-trap-2 = « C’est le meilleur qui commence le tour suivant. » La carte 1er joueur passe simplement au voisin de gauche.
lesson-finish-trap-3 = « Les cartes en main ne valent rien à la fin. » Elles départagent les ex æquo, mais on n’en garde que quatre.
lesson-finish-trap-4 = « Ma botte rentre après le tour. » Elle reste où elle est ; le tour suivant part de là.
lesson-finish-trap-5 = « Je peux rendre tous mes pions. » Tu en gardes exactement un, s’il t’en reste.
lesson-finish-trap-6 = « Qui a ses vingt bornes gagne aussitôt. » Chez Gigamic comme chez AMIGO, on finit le tour, et la partie s’arrête. On ne gagne aussitôt qu’avec les règles anglaises de 1998 et les suédoises.

step-finish-clear = Quand tous se sont déplacés, les routes se vident. Tu gardes un seul de tes pions.
step-finish-keep = Ta propre partie, phase 6 : termine le tour.

level-finish-keep-one-title = Exactement un
level-finish-keep-one-goal = Il te reste trois pions, et tu peux en garder un. Garde celui qui va avec ta main.
level-finish-keep-one-look = Quelles cartes emportes-tu au tour suivant ?
level-finish-keep-one-learned = Tu gardes un pion tel qu’il était, et tes cartes vont déjà avec.
level-finish-keep-one-wrong-none = Tu n’avais aucune carte pour celui-là.
level-finish-keep-one-wrong-one = Une carte dragon contre trois licornes.

level-finish-obstacle-stays-title = Ce n’est pas un pion
level-finish-obstacle-stays-goal = Finis le tour de façon à commencer le suivant avec ton dragon et ton obstacle.
level-finish-obstacle-stays-look = On te demande un pion. Personne ne parle de l’obstacle.
level-finish-obstacle-stays-learned = Un pion, et l’obstacle s’il n’a pas servi : il ne compte jamais comme le pion gardé.
level-finish-obstacle-stays-wrong-pig = Le dragon est retourné à la pioche.

level-finish-clean-title = Table rase
level-finish-clean-goal = Tu fais le dernier déplacement du tour. Sers-toi de ce qui est posé, puis finis et regarde le plateau.
level-finish-clean-look = Quel pion peut encore t’aider ce tour-ci ?
level-finish-clean-learned = Tous les pions sont dans la pioche, et l’obstacle a quitté la partie.
level-finish-clean-wrong-gone = La licorne n’est plus sur la route, et Kihromah est toujours aussi loin.

step-finish-start = On joue de deux à six, et le plus âgé commence. Après chaque tour, la carte Tour de jeu du dessus passe sous les autres, et la carte 1er joueur passe au voisin de gauche.

level-finish-left-title = La carte passe
level-finish-left-goal = Ton voisin de gauche a commencé le premier tour. Commence le deuxième avec un dragon et une licorne visibles devant toi.
level-finish-left-look = La carte 1er joueur passe au voisin de gauche : qui prend un pion avant toi, cette fois ? Et il aime les licornes.
level-finish-left-learned = La carte est passée au voisin de gauche, qui a pris la seule licorne. Tu avais gardé la tienne.
level-finish-left-wrong-blind = La pioche peut donner n’importe quoi ; un dragon était visible.
level-finish-left-wrong-other = Ce n’est pas ce qui était demandé. Compare ce qui est face visible devant toi avec ce que demande le défi.

level-finish-display-stays-title = Toujours là
level-finish-display-stays-goal = Commence le tour suivant de façon à avoir un dragon et une licorne visibles devant toi.
level-finish-display-stays-look = Ce qui est à l’étalage y sera encore au tour suivant.
level-finish-display-stays-learned = La pioche est mélangée, mais l’étalage reste : tu peux compter dessus.
level-finish-display-stays-wrong-pig = Le dragon est parti, et il n’y en a pas à l’étalage.
level-finish-display-stays-wrong-blind = La pioche peut donner n’importe quoi ; la licorne était visible.
level-finish-display-stays-wrong-other = La licorne était visible, et tu as pris autre chose.

step-finish-win = Après le quatrième tour, le joueur qui a le plus de bornes gagne. À égalité, c’est celui qui a le plus de cartes en main.

level-finish-most-title = Le dernier déplacement
level-finish-most-goal = Quatrième tour, le tout dernier déplacement : tu as onze bornes, ton adversaire douze. Gagne.
level-finish-most-look = Une ville de plus ne donne que l’égalité, et ton adversaire a plus de cartes.
level-finish-most-learned = Treize à douze : c’est le nombre de bornes qui décide.
level-finish-most-wrong-short = Tu t’arrêtes avec moins de treize bornes : ton adversaire gagne. Quelles villes sont encore à ta portée ?
level-finish-most-wrong-caravan = Toutes tes cartes sont parties : douze à douze, et ton adversaire en a quatre.

level-finish-only-four-title = Seules quatre comptent
level-finish-only-four-goal = Le dernier déplacement : douze bornes contre treize. Ton adversaire a quatre cartes, toi sept. Gagne.
level-finish-only-four-look = Combien de tes cartes seront encore là quand il faudra départager les ex æquo ?
level-finish-only-four-learned = Même au dernier tour, on ne garde que quatre cartes : autant payer une ville avec celles qui sont en trop.
level-finish-only-four-wrong-four = Il ne te reste que quatre cartes : elles ne te font pas gagner.

level-finish-finish-round-title = Vingt, mais à deux
level-finish-finish-round-goal = Deuxième tour : ton adversaire et toi avez chacun dix-neuf bornes. Tu te déplaces en premier, mais lui aussi ramassera sa vingtième. Gagne.
level-finish-finish-round-look = On finit le tour avant de désigner le vainqueur. Qu’est-ce qui départage les ex æquo ?
level-finish-finish-round-learned = Vingt à vingt, et la partie finit avec ce tour. Tu as trois cartes, ton adversaire deux.
level-finish-finish-round-wrong-dear = Vingt bornes, mais une seule carte. Ton adversaire en a vingt aussi, et deux cartes.
level-finish-finish-round-wrong-end = Tu en es toujours à dix-neuf, et ton adversaire ramasse la vingtième.
level-finish-finish-round-wrong-back = Tu avais tes vingt villes, puis tu as dépensé tes cartes pour une étape inutile. Qu’est-ce qui départage les ex æquo ?

question-finish-keep-ask = Il te reste trois pions et ton obstacle. Que gardes-tu ?
question-finish-keep-1 = Un pion, et l’obstacle.
question-finish-keep-2 = Un pion ou l’obstacle.
question-finish-keep-3 = Tout.
question-finish-keep-why-1 = Oui : l’obstacle ne compte pas.
question-finish-keep-why-2 = L’obstacle n’est pas un pion : tu le gardes en plus.
question-finish-keep-why-3 = Tous tes pions sauf un retournent à la pioche.

question-finish-start-ask = Qui commence le tour suivant ?
question-finish-start-1 = Celui qui a ramassé le plus de bornes pendant ce tour.
question-finish-start-2 = Le même joueur.
question-finish-start-3 = Le voisin de gauche du 1er joueur.
question-finish-start-why-1 = Les bornes n’y sont pour rien.
question-finish-start-why-2 = La carte passe à chaque tour.
question-finish-start-why-3 = Oui : la carte fait le tour de la table.

question-finish-obstacle-ask = Que devient un obstacle posé sur une route ?
question-finish-obstacle-1 = Son propriétaire le reprend.
question-finish-obstacle-2 = Il quitte la partie.
question-finish-obstacle-3 = Il y reste pour le tour suivant.
question-finish-obstacle-why-1 = Une fois utilisé, il est perdu.
question-finish-obstacle-why-2 = Oui, à la fin du tour.
question-finish-obstacle-why-3 = Les routes se vident à chaque tour.

question-finish-tie-ask = Vous êtes deux en tête avec quinze bornes chacun. Qui gagne ?
question-finish-tie-1 = Celui qui est arrivé le premier à quinze.
question-finish-tie-2 = Celui qui a le plus de cartes en main.
question-finish-tie-3 = Personne.
question-finish-tie-why-1 = Peu importe quand.
question-finish-tie-why-2 = Oui ; s’il y a encore égalité, la victoire est partagée.
question-finish-tie-why-3 = Les cartes départagent les ex æquo ; s’il y a encore égalité, la victoire est partagée.

question-finish-swept-ask = Tu as posé un dragon ce tour-ci. Où sera-t-il au tour suivant ?
question-finish-swept-1 = Toujours sur sa route.
question-finish-swept-2 = De nouveau devant toi.
question-finish-swept-3 = Mélangé à la pioche.
question-finish-swept-why-1 = Toutes les routes se vident.
question-finish-swept-why-2 = Tu ne gardes qu’un pion que tu n’as pas posé.
question-finish-swept-why-3 = Oui : tous les pions quittent les routes.

question-finish-shuffle-ask = Quelles cartes Voyage mélange-t-on avant la distribution suivante ?
question-finish-shuffle-1 = Seulement celles de la pile.
question-finish-shuffle-2 = Toutes celles que personne n’a en main.
question-finish-shuffle-3 = Les 72, mains comprises.
question-finish-shuffle-why-1 = On y mêle aussi les cartes jouées.
question-finish-shuffle-why-2 = Oui : ce que tu as gardé reste à toi.
question-finish-shuffle-why-3 = Ce que tu as gardé reste à toi.

question-finish-spent-ask = Tu as payé trois dragons. Peux-tu les revoir dans cette partie ?
question-finish-spent-1 = Oui, dès le tour suivant.
question-finish-spent-2 = Oui, plus tard dans le même tour.
question-finish-spent-3 = Non, ils sont hors jeu.
question-finish-spent-why-1 = Oui : on les remélange à la fin du tour.
question-finish-spent-why-2 = Personne ne reçoit de cartes avant le tour suivant.
question-finish-spent-why-3 = Ils reviennent au prochain mélange.

question-finish-twenty-ask = Avec les règles d’AMIGO : au troisième tour, quelqu’un ramasse sa vingtième borne. Que se passe-t-il ?
question-finish-twenty-1 = Il gagne sur-le-champ.
question-finish-twenty-2 = On finit le tour, puis la partie est finie.
question-finish-twenty-3 = Rien de plus : il y a toujours un quatrième tour.
question-finish-twenty-why-1 = Seulement avec les règles anglaises de 1998 et les suédoises. Ici, les autres se déplacent encore.
question-finish-twenty-why-2 = Oui : et le joueur qui a alors le plus de bornes gagne.
question-finish-twenty-why-3 = Une fois les vingt bornes ramassées, il n’y a plus rien à gagner.
