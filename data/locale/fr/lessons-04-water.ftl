# Cours d’eau et bacs
lesson-water-title = Cours d’eau et bacs
lesson-water-purpose = Voyage là où personne ne peut te barrer la route.
lesson-water-know-1 = Tu sais payer les cours d’eau, dans les deux sens, et les bacs.
lesson-water-know-2 = Tu sais qu’on ne pose ni pion ni obstacle sur l’eau.
lesson-water-trap-1 = « Un cours d’eau coûte un radeau. » Seulement avec le courant ; à contre-courant, c’est deux.
lesson-water-trap-2 = « Un radeau aussi a besoin d’un pion. » Il n’y a jamais de pion sur l’eau.

step-water-rafts = L’eau ne demande pas de pion, seulement des cartes radeau. La flèche montre le sens du courant.

level-water-river-title = Au fil de l’eau
level-water-river-goal = Deux radeaux, deux nouvelles villes.
level-water-river-look = La flèche montre dans quel sens va le courant.
level-water-river-learned = Dans le sens de la flèche, chaque étape coûte un radeau, sans aucun pion.
level-water-river-wrong-upriver = À contre-courant, l’étape de Virst a coûté tes deux radeaux.

level-water-there-and-back-title = Descendre et remonter
level-water-there-and-back-goal = Ramasse ta borne à Ixara et reviens à Virst.
level-water-there-and-back-look = Un radeau pour descendre. Et combien pour remonter ?
level-water-there-and-back-learned = Un radeau dans le sens de la flèche, deux à contre-courant : chaque trajet se paie.
level-water-there-and-back-wrong-on = Te voilà à Mah'Davikia, au fil de l’eau, et le retour coûte trop cher.
level-water-there-and-back-wrong-ferry = Le bac a coûté deux radeaux. Celui qui reste ne fera pas l’aller-retour d’Ixara.

example-water-river-title = Virst–Ixara, aller et retour
example-water-river-0 = Ta botte est à Virst, et tu as trois radeaux. Le courant va vers Ixara.
example-water-river-1 = Dans le sens de la flèche : un radeau, et tu ramasses la borne d’Ixara.
example-water-river-2 = À contre-courant : deux radeaux.

level-water-ferry-title = Traverser le Mare Magnum
level-water-ferry-goal = Trois radeaux : visite Virst et Ixara.
level-water-ferry-look = Le bac d’abord, le cours d’eau ensuite.
level-water-ferry-learned = Un bac coûte deux radeaux par trajet d’une ville à l’autre.
level-water-ferry-wrong-shore = Strykhaven est sur la mauvaise rive, et un seul radeau ne paie pas un autre bac.
level-water-ferry-wrong-rivinia = Le courant t’emporte à Rivinia, loin du lac.
level-water-ferry-wrong-beata = À contre-courant, aller à Beata coûte deux radeaux, et celui qui reste ne suffit pour aucun bac. Regarde où se trouve le lac.

level-water-other-lake-title = Traverser le Mare Nebulae
level-water-other-lake-goal = Un dragon, deux radeaux : visite Grangor et Parundia.
level-water-other-lake-look = Sur ce lac aussi, le bac coûte deux radeaux. Quelle étape le dragon peut-il faire ?
level-water-other-lake-learned = Les deux lacs coûtent deux radeaux par trajet, dans les deux sens.
level-water-other-lake-wrong-ferry = Le bac a pris les deux radeaux, et le dragon n’a pas de route vers Parundia.
level-water-other-lake-wrong-parundia = Te voilà à Parundia sans radeau, et Grangor est de l’autre côté du lac.
level-water-other-lake-wrong-upriver = À contre-courant, les deux radeaux y sont passés, et il en faut deux pour Parundia. Mah'Davikia n’était pas demandée.

drill-water-about = Que coûte ce trajet sur l’eau ? Dix questions, une réponse chacune ; ce que tu rates revient.

level-water-eight-title = Huit cartes, un long chemin
level-water-eight-goal = Une première main complète, et les routes te sourient. Visite six villes en un déplacement.
level-water-eight-look = Les pions font une boucle par Elvenhold ; un cours d’eau en sort.
level-water-eight-learned = Sept étapes avec une main : voilà jusqu’où mènent huit cartes.
level-water-eight-wrong-end = Ton déplacement est fini, et des villes t’attendent encore sur la boucle.

level-water-only-rafts-title = Seuls les radeaux flottent
level-water-only-rafts-goal = Sur une route, ton obstacle fait payer une carte de plus. Essaie de le poser sur le lac, et un pion sur le cours d’eau.
level-water-only-rafts-look = Essaie sur les lignes bleues.
level-water-only-rafts-learned = Ni pion ni obstacle sur les cours d’eau et les lacs : l’eau est toujours ouverte.

question-water-upriver-ask = Que coûte le trajet à contre-courant d’Ixara à Virst ?
question-water-upriver-1 = Deux radeaux.
question-water-upriver-2 = Un radeau.
question-water-upriver-3 = Un radeau et un pion.
question-water-upriver-why-1 = Oui : à contre-courant, c’est deux.
question-water-upriver-why-2 = Un, c’est le prix dans le sens du courant.
question-water-upriver-why-3 = L’eau ne demande pas de pion, et à contre-courant il faut deux radeaux.

question-water-river-ask = Tous tes pions sont posés, et tu as des radeaux. Où peux-tu encore aller ?
question-water-river-1 = Nulle part.
question-water-river-2 = Sur toute route au bord d’un cours d’eau.
question-water-river-3 = Sur les cours d’eau et les lacs.
question-water-river-why-1 = L’eau ne demande pas de pion.
question-water-river-why-2 = Les radeaux servent sur l’eau, pas sur les routes.
question-water-river-why-3 = Oui : l’eau est toujours ouverte.

question-water-ferry-ask = Tu prends le bac de Virst à Strykhaven, puis jusqu’à Elvenhold. Combien de radeaux ?
question-water-ferry-1 = Deux.
question-water-ferry-2 = Trois.
question-water-ferry-3 = Quatre.
question-water-ferry-why-1 = C’est le prix d’un trajet, et il y en a deux.
question-water-ferry-why-2 = Chaque trajet en coûte deux, le second aussi.
question-water-ferry-why-3 = Oui : deux par trajet.

question-water-counter-ask = Peux-tu poser un pion sur un cours d’eau ?
question-water-counter-1 = Oui, un pion radeau.
question-water-counter-2 = Non, jamais.
question-water-counter-3 = Oui, si personne d’autre ne l’a fait.
question-water-counter-why-1 = Il n’y a pas de pion radeau.
question-water-counter-why-2 = Exact : pas de pion sur les cours d’eau, ni sur les lacs.
question-water-counter-why-3 = On ne pose jamais de pion sur l’eau.

question-water-obstacle-ask = Un obstacle peut-il rendre un bac plus cher ?
question-water-obstacle-1 = Non, on ne pose pas d’obstacle sur l’eau.
question-water-obstacle-2 = Oui, d’un radeau, comme ailleurs d’une carte.
question-water-obstacle-3 = Seulement au dernier tour.
question-water-obstacle-why-1 = Exact : ton chemin sur un lac est toujours libre.
question-water-obstacle-why-2 = Les obstacles vont sur les routes.
question-water-obstacle-why-3 = À aucun tour.

question-water-raft-ask = Qu’est-ce qui peut voyager sur l’eau ?
question-water-raft-1 = Un dragon : il vole.
question-water-raft-2 = Ce que montre le pion posé là.
question-water-raft-3 = Les radeaux, et rien d’autre.
question-water-raft-why-1 = Pas au-dessus de l’eau, dans ce pays.
question-water-raft-why-2 = Il n’y a jamais de pion sur l’eau.
question-water-raft-why-3 = Oui, sur les cours d’eau comme sur les lacs.
