# Stratégie I : ton voyage
lesson-journey-title = Stratégie I : ton voyage
lesson-journey-purpose = Visite plus de villes avec les mêmes huit cartes.
lesson-journey-know-1 = Tu laisses de côté une ville qui en coûte deux autres.
lesson-journey-know-2 = Tu paies avec les cartes dépareillées et gardes les paires.
lesson-journey-know-3 = Tu t’arrêtes là où ton tour suivant commence bien.
lesson-journey-trap-1 = « Il me faut les vingt villes. » Dix-huit ou dix-neuf suffisent d’habitude pour gagner : laisse de côté ce qui coûte trop.
lesson-journey-trap-2 = « La caravane est un dernier recours. » C’est elle qui change les cartes dépareillées en villes.

step-journey-map = Regarde la carte du pays avant tes cartes : certaines villes sont des impasses, et les cours d’eau sont des routes que personne ne peut barrer.

level-journey-leave-one-title = Quatre cartes, trois villes
level-journey-leave-one-goal = Quatre cartes : visite trois nouvelles villes.
level-journey-leave-one-look = Kihromah est une impasse : l’aller-retour coûte deux licornes.
level-journey-leave-one-learned = Deux licornes pour Kihromah, ou deux licornes pour deux villes et la suite. Laisse de côté ce qui coûte trop.
level-journey-leave-one-wrong-dead-end = L’aller-retour a pris les deux licornes : d’ici, tu n’atteins que deux villes.
level-journey-leave-one-wrong-away = À Feodor, aucun pion ne mène plus loin.
level-journey-leave-one-wrong-end = Il te restait des cartes en main, et des villes à portée.

level-journey-round-trip-title = Tout le chemin d’abord
level-journey-round-trip-goal = Tu as une roue elfique, une licorne, un dragon et deux radeaux. Visite quatre villes.
level-journey-round-trip-look = Il y a une boucle par Elvenhold. Dans quel sens le courant t’aide-t-il ?
level-journey-round-trip-learned = D’abord le courant, puis le retour par la terre, et Beata pour finir : prévois tout le chemin avant de partir.
level-journey-round-trip-wrong-beata = Le retour de Beata coûte un radeau, et il te faut les deux pour la boucle.
level-journey-round-trip-wrong-ergeren = Dans ce sens, tu vas à Tichih', et remonter à Rivinia coûte les deux radeaux : trois villes, et plus rien ensuite.
level-journey-round-trip-wrong-end = Ton déplacement est fini avant la quatrième ville.

level-journey-out-and-back-title = Par où commencer ?
level-journey-out-and-back-goal = Quatre cartes : visite trois nouvelles villes.
level-journey-out-and-back-look = À contre-courant, un seul radeau ne te ramènera pas. Que fais-tu avant de partir ?
level-journey-out-and-back-learned = D’abord le détour dont on revient, puis le chemin dont on ne revient pas.
level-journey-out-and-back-wrong-first = Une fois en aval, tu ne reviens plus à Jaccaranda : deux villes seulement.
level-journey-out-and-back-wrong-caravan = Trois cartes pour une étape qu’une licorne aurait payée.
level-journey-out-and-back-wrong-end = Tu t’arrêtes avant la troisième nouvelle ville. Que te reste-t-il en main, et où cela mène-t-il ?

step-journey-map-puzzles = Deux énigmes de ce genre, tirées de vraies parties.
step-journey-kinds = Pour une carte, le dragon passe par 23 des 35 routes, nuage et chariot par 8 seulement, les trois autres par 20. Un pion vaut ce que tes cartes en font.

level-journey-peaks-title = Un pion à Dag'Amura
level-journey-peaks-goal = Tu es à Dag'Amura. Pose un pion pour que tes cartes atteignent trois nouvelles villes.
level-journey-peaks-look = Tu as une licorne et trois roues elfiques. Quel pion veux-tu en montagne ?
level-journey-peaks-learned = La licorne ouvre la montagne pour une carte, le radeau continue jusqu’à Grangor, et deux roues elfiques font la dernière montée.
level-journey-peaks-wrong-elsewhere = Avec cela, tu atteins au plus deux nouvelles villes.
level-journey-peaks-wrong-pass = Tout le monde a passé, et rien ne part de Dag'Amura.

level-journey-gap-title = Où mettre le sanglier ?
level-journey-gap-goal = Un pion sanglier géant. Pose-le pour que tes cartes atteignent trois nouvelles villes.
level-journey-gap-look = Un radeau te mène à Rivinia, un dragon de Throtmanni à Al'Baran. Que manque-t-il ?
level-journey-gap-learned = Cherche deux bouts de chemin que tu peux déjà faire, et relie-les.
level-journey-gap-wrong-elsewhere = Cela fait une ville de plus, au mieux. Tes deux bouts ne sont pas reliés.
level-journey-gap-wrong-pass = Tout le monde a passé, et le trou est toujours là.

step-journey-kind-puzzles = Trois énigmes de ce genre : un pion, et la meilleure route pour lui.
step-journey-change = Les cartes dépareillées, c’est de la monnaie : trois d’entre elles paient une route que tu ne pourrais pas payer autrement.

level-journey-odd-cards-title = Cinq cartes à Elvenhold
level-journey-odd-cards-goal = Cinq cartes : visite trois nouvelles villes.
level-journey-odd-cards-look = Les dragons paient deux des routes. Quelles cartes ne te servent à rien ?
level-journey-odd-cards-learned = Trois cartes dépareillées ont payé la route que tu ne pouvais pas payer autrement ; les dragons ont fait le reste.
level-journey-odd-cards-wrong-ergeren = Par ici, la caravane part d’abord, et la forêt prend les deux dragons : deux villes.
level-journey-odd-cards-wrong-early = Un dragon aurait suffi pour cette route.
level-journey-odd-cards-wrong-end = Tu t’arrêtes avant la troisième nouvelle ville. Trois cartes dépareillées peuvent encore payer une route.

level-journey-bridge-title = La route trop chère
level-journey-bridge-goal = Un pion dragon. Pose-le pour que tes cartes atteignent trois nouvelles villes.
level-journey-bridge-look = Il te faut tes deux dragons dans le désert. Trois autres cartes attendent.
level-journey-bridge-learned = Ton pion a ouvert la route, et trois cartes dépareillées l’ont payée.
level-journey-bridge-wrong-elsewhere = De là, tes dragons n’arrivent pas au désert.
level-journey-bridge-wrong-pass = Tout le monde a passé, et le désert est hors d’atteinte.

level-journey-worth-keeping-title = Ce que tu gardes
level-journey-worth-keeping-goal = Visite Lapphálya et Virst, et garde les deux licornes et les deux dragons.
level-journey-worth-keeping-look = Quatre cartes restent. Quatre peuvent partir : jusqu’où te mènent-elles ?
level-journey-worth-keeping-learned = Les cartes dépareillées paient le voyage, les paires t’accompagnent au tour suivant.
level-journey-worth-keeping-wrong-dear = Une caravane là où un sanglier géant suffisait : la route de Virst te coûte maintenant des cartes à garder.
level-journey-worth-keeping-wrong-end = Tu t’arrêtes sans avoir Lapphálya et Virst. Tu gardes quatre cartes : que peuvent payer les quatre autres ?

step-journey-stop = Ton tour suivant part de là où tu t’arrêtes. Arrête-toi près de villes que tes cartes gardées peuvent atteindre.

level-journey-right-end-title = Finir du bon côté
level-journey-right-end-goal = Visite Feodor et Rivinia, dans l’ordre qui convient aux deux dragons que tu gardes.
level-journey-right-end-look = De laquelle des deux villes partent des routes dans le désert ?
level-journey-right-end-learned = Dans un cas comme dans l’autre, les deux mêmes villes. Mais autour de Feodor, il y a trois routes dans le désert, et tu gardes deux dragons.
level-journey-right-end-wrong-rivinia = Te voilà finalement à Rivinia : de la forêt et de l’eau, alors que tes dragons aimeraient mieux du sable.
level-journey-right-end-wrong-end = Tu t’arrêtes sans avoir Feodor et Rivinia.

level-journey-keep-four-title = Quatre pour demain
level-journey-keep-four-goal = Ton déplacement du premier tour finit ici. Emporte au deuxième tour tes trois cartes licorne et le pion licorne.
level-journey-keep-four-look = Deux cartes doivent partir. Puis tu peux garder l’un de tes deux pions.
level-journey-keep-four-learned = Cartes et pion du même type : le deuxième tour est déjà à moitié préparé.
level-journey-keep-four-wrong-card = Cela te coûterait l’une des trois cartes licorne.
level-journey-keep-four-wrong-pig = Le sanglier géant reste, et la licorne s’en va : tes trois cartes ont perdu leur pion.

question-journey-save-ask = Est-il bon de garder quatre cartes pour le tour suivant ?
question-journey-save-1 = Toujours : plus on a de cartes, mieux c’est.
question-journey-save-2 = Cela dépend : tu en auras huit de toute façon, mais tu connais ces quatre-là.
question-journey-save-3 = Ce n’est pas permis.
question-journey-save-why-1 = Ta main est complétée à huit dans tous les cas.
question-journey-save-why-2 = Oui : tu n’auras pas plus de cartes, mais celles-là, tu les connais. Et une carte gardée, c’est une étape que tu n’as pas faite.
question-journey-save-why-3 = Tu peux en garder jusqu’à quatre.

question-journey-dead-end-ask = Kihromah n’a qu’une route. Que te coûte une visite ?
question-journey-dead-end-1 = L’aller.
question-journey-dead-end-2 = L’aller et le retour, ou la fin de ton déplacement.
question-journey-dead-end-3 = Rien de plus : c’est une ville comme toutes les autres.
question-journey-dead-end-why-1 = Et comment en ressors-tu ?
question-journey-dead-end-why-2 = Oui : c’est donc une bonne dernière ville.
question-journey-dead-end-why-3 = Aucune autre route n’en sort.

question-journey-yardstick-ask = Tu as visité cinq villes au premier tour. Est-ce bien ?
question-journey-yardstick-1 = Oui : cinq par tour font les vingt.
question-journey-yardstick-2 = Non, il en faut huit : une par carte.
question-journey-yardstick-3 = Peu importe, seul le dernier tour compte.
question-journey-yardstick-why-1 = Oui, et dix-huit ou dix-neuf suffisent souvent pour gagner.
question-journey-yardstick-why-2 = Des étapes coûtent deux cartes, et d’autres passent par des villes connues.
question-journey-yardstick-why-3 = Chaque borne compte, quel que soit le tour.

level-journey-by-river-title = Là où le courant prend le relais
level-journey-by-river-goal = Visite Virst et Ixara, et garde tes deux radeaux. Arrête-toi là où ils te mèneront le plus loin au tour suivant.
level-journey-by-river-look = Dans quel sens va le courant, et vers quelles villes ?
level-journey-by-river-learned = Depuis Ixara, le cours d’eau te mène à deux nouvelles villes, un radeau chacune. Il ne demande pas de pion, et personne ne peut le barrer.
level-journey-by-river-wrong-virst = Les deux mêmes villes, mais depuis Virst tes radeaux ne te mèneraient qu’à une nouvelle ville.
level-journey-by-river-wrong-end = Tu t’arrêtes sans avoir Virst et Ixara.
