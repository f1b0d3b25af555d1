# Phase 5 : Déplacer les bottes elfiques
lesson-travel-title = Phase 5 : déplacer les bottes
lesson-travel-purpose = Voyage, paie, ramasse.
lesson-travel-know-1 = Tu sais payer toute étape : terrain, obstacle, eau.
lesson-travel-know-2 = Tu voyages en caravane quand cela en vaut la peine.
lesson-travel-know-3 = Tu dépenses les cartes que tu ne pourrais pas garder.
lesson-travel-trap-1 = « Une caravane va partout. » Il lui faut une route qui a un pion, et elle ne va pas sur l’eau.
lesson-travel-trap-2 = « Une caravane, c’est toujours trois cartes. » Avec un obstacle, c’est quatre.
lesson-travel-trap-3 = « La limite de quatre vaut à la fin du tour. » Elle vaut à la fin de ton déplacement.
lesson-travel-trap-4 = « Une route à deux cartes demande deux pions. » Un seul pion, quel que soit le nombre de cartes.
lesson-travel-trap-5 = « Sur mon propre pion, c’est gratuit. » Tu paies comme tout le monde.
lesson-travel-trap-6 = « Je peux défausser autant que je veux. » Seulement ce qui dépasse quatre : une main de quatre ou moins reste telle quelle.
lesson-travel-trap-7 = « Je peux me servir d’un pion posé ailleurs. » Seul compte celui de la route que tu prends.

step-travel-once = Chacun se déplace maintenant une fois, aussi loin qu’il veut et que ses cartes le lui permettent. Une route coûte des cartes du type de son pion, exactement autant que l’indique la vue d’ensemble ; un obstacle en ajoute une.

level-travel-obstacle-title = Un arbre en travers
level-travel-obstacle-goal = Visite Lapphálya et Virst.
level-travel-obstacle-look = Un dragon en forêt coûte deux cartes. Et l’obstacle ?
level-travel-obstacle-learned = Forêt 2 + obstacle 1 = 3 dragons.
level-travel-obstacle-wrong-end = Tu t’arrêtes sans avoir Lapphálya et Virst. Que peuvent encore payer tes cartes ?

example-travel-wagon-title = Chariot Troll et obstacle
example-travel-wagon-0 = Il y a un chariot Troll sur une route dans le désert, et un obstacle à côté.
example-travel-wagon-1 = Désert 2 + obstacle 1 : trois cartes chariot Troll.

level-travel-twice-title = L’impasse
level-travel-twice-goal = Visite Kihromah et Ixara.
level-travel-twice-look = Une seule route mène à Kihromah : aller et retour, et tu paies les deux.
level-travel-twice-learned = Deux nuages à l’aller, deux au retour : la même route peut resservir.
level-travel-twice-wrong-ixara = Le retour d’Ixara coûte des cartes qu’il te faut pour Kihromah.

step-travel-caravan = Pas la bonne carte, ou pas envie de la dépenser ? Sur une route qui a un pion, trois cartes au choix font une caravane, même si tu as les bonnes.

level-travel-caravan-title = La caravane de Kihromah
level-travel-caravan-goal = Il y a une licorne sur la route de Kihromah, mais tu n’as pas de licorne. Vas-y quand même.
level-travel-caravan-look = Trois cartes au choix valent bien une licorne.
level-travel-caravan-learned = Trois cartes au choix, même des radeaux, te font passer par une route qui a un pion, autant de fois par déplacement que tu peux payer.
level-travel-caravan-wrong-ixara = Te voilà à Ixara, avec trop peu de cartes pour une caravane.
level-travel-caravan-wrong-end = Te voilà encore à Dag'Amura, avec trois cartes qui suffisaient pour Kihromah.

level-travel-caravan-bare-title = Trois cartes, deux routes
level-travel-caravan-bare-goal = Aucune de tes trois cartes ne convient. Visite une ville malgré tout.
level-travel-caravan-bare-look = Trois cartes remplacent les bonnes cartes. Remplacent-elles le pion ?
level-travel-caravan-bare-learned = Une caravane remplace les cartes, jamais le pion.
level-travel-caravan-bare-wrong-end = Ton déplacement est fini, avec trois cartes qui auraient fait une caravane.

level-travel-caravan-water-title = Les chameaux ne nagent pas
level-travel-caravan-water-goal = Aucune route d’Elvenhold n’a de pion. Visite une ville malgré tout.
level-travel-caravan-water-look = Laquelle de tes cartes sert sur l’eau ?
level-travel-caravan-water-learned = Une caravane demande une route qui a un pion. Sur l’eau, il faut des radeaux, et rien d’autre.
level-travel-caravan-water-wrong-end = Te voilà toujours à Elvenhold, un radeau en main.

level-travel-caravan-obstacle-title = Jusqu’à Kihromah
level-travel-caravan-obstacle-goal = Visite Dag'Amura et Kihromah, malgré l’obstacle.
level-travel-caravan-obstacle-look = Raisonne à rebours : combien de cartes demande la dernière étape ?
level-travel-caravan-obstacle-learned = Caravane 3 + obstacle 1 = 4 cartes. Dans un même déplacement, tu peux partir plusieurs fois en caravane, tant que tes cartes suffisent.
level-travel-caravan-obstacle-wrong-dear = Il te reste deux cartes, et la dernière étape en demande quatre.
level-travel-caravan-obstacle-wrong-river = Le courant t’éloigne de Dag'Amura.
level-travel-caravan-obstacle-wrong-back = Te revoilà à Ixara, et ces cartes devaient te mener à Kihromah. Cherche la route avec l’obstacle.

level-travel-short-title = Des dragons à revendre ?
level-travel-short-goal = Visite Lapphálya et Virst. Il y a un dragon sur chaque route, et un obstacle sur la première.
level-travel-short-look = Garde un dragon pour la plaine. Avec quoi d’autre payer la forêt ?
level-travel-short-learned = Avec un obstacle, la caravane coûte quatre cartes : les dépareillées t’ont épargné un dragon.
level-travel-short-wrong-dear = Trois dragons pour la forêt, et plus un seul pour la route de Virst.
level-travel-short-wrong-end = Tu t’arrêtes sans avoir Lapphálya et Virst. Quelles cartes une caravane pourrait-elle prendre ?
level-travel-short-wrong-dragons = L’obstacle est franchi, mais il ne te reste pas de dragon pour Virst. C’est toi qui choisis les quatre cartes de la caravane.

level-travel-four-title = Quatre, pas cinq
level-travel-four-goal = Tu ne peux aller nulle part. Essaie de finir avec tes cinq cartes ; puis finis selon les règles.
level-travel-four-look = Combien de cartes peux-tu garder ?
level-travel-four-learned = À la fin de ton déplacement, tu peux garder quatre cartes. C’est toi qui choisis laquelle part.

level-travel-spend-first-title = Plutôt dépenser que perdre
level-travel-spend-first-goal = Sept cartes, pas de roue elfique. Visite Lapphálya et finis ton déplacement avec quatre cartes.
level-travel-spend-first-look = De toute façon, tu perdras trois cartes à la fin de ton déplacement.
level-travel-spend-first-learned = Les cartes que tu perdrais de toute façon peuvent payer une caravane.
level-travel-spend-first-wrong-lost = Trois cartes parties pour rien. Elles auraient fait une caravane.
level-travel-spend-first-wrong-rivinia = De Rivinia, tes cartes ne te ramènent pas à Lapphálya.

level-travel-once-title = Quand c’est fini, c’est fini
level-travel-once-goal = Tu es le 1er joueur, et ton adversaire se déplace après toi. Visite deux villes.
level-travel-once-look = Tu n’as qu’un déplacement par tour. Sers-t’en jusqu’au bout.
level-travel-once-learned = Chacun se déplace une fois par tour, et fait autant d’étapes qu’il peut en payer.
level-travel-once-wrong-end = Ton déplacement est fini : on ne se déplace pas deux fois par tour.
level-travel-once-wrong-back = Te revoilà à Elvenhold, où il n’y a pas de borne, et tes deux cartes sont dépensées. Cherche une route qui mène plus loin.

step-travel-travel = Ta propre partie, phase 5 : voyage.

question-travel-limit-ask = Tu t’arrêtes avec six cartes en main. Que se passe-t-il ?
question-travel-limit-1 = Tu gardes les six pour le tour suivant.
question-travel-limit-2 = Tu en choisis deux à défausser.
question-travel-limit-3 = On t’en prend deux au hasard.
question-travel-limit-why-1 = Tu n’en gardes que quatre à la fin de ton déplacement.
question-travel-limit-why-2 = Oui : six moins deux font quatre.
question-travel-limit-why-3 = C’est toi qui les choisis.

question-travel-caravan-ask = Quand peux-tu partir en caravane ?
question-travel-caravan-1 = Avec trois cartes au choix, sur toute route, avec ou sans pion, mais une seule fois par déplacement.
question-travel-caravan-2 = Seulement avec trois cartes pareilles.
question-travel-caravan-3 = Avec trois cartes au choix, sur une route qui a un pion, autant de fois que je peux payer.
question-travel-caravan-why-1 = Il faut un pion sur la route, et un déplacement peut compter plusieurs caravanes.
question-travel-caravan-why-2 = Trois cartes au choix, pareilles ou non.
question-travel-caravan-why-3 = Oui, même avec des radeaux.

question-travel-four-ask = Que coûte une caravane avec un obstacle ?
question-travel-four-1 = Quatre cartes au choix.
question-travel-four-2 = Trois cartes au choix.
question-travel-four-3 = Trois cartes et ton propre obstacle.
question-travel-four-why-1 = Oui : trois et une de plus.
question-travel-four-why-2 = L’obstacle ralentit aussi les caravanes.
question-travel-four-why-3 = Un obstacle ne paie jamais rien.

question-travel-water-ask = Tu as trois cartes et pas de radeau. Une caravane peut-elle te faire descendre un cours d’eau ?
question-travel-water-1 = Oui, trois cartes suffisent toujours pour une étape.
question-travel-water-2 = Non, les caravanes ne vont pas sur l’eau.
question-travel-water-3 = Seulement dans le sens de la flèche.
question-travel-water-why-1 = Sur les routes qui ont un pion, oui.
question-travel-water-why-2 = Exact : seuls les radeaux le peuvent.
question-travel-water-why-3 = Ni dans un sens ni dans l’autre.

question-travel-price-ask = Que paies-tu pour prendre une route ?
question-travel-price-1 = Exactement son prix, en cartes du type du pion posé dessus.
question-travel-price-2 = Un de tes pions.
question-travel-price-3 = Des cartes qui montrent le terrain.
question-travel-price-why-1 = Oui : une ou deux, selon la vue d’ensemble, et jamais plus.
question-travel-price-why-2 = Les pions restent sur la route ; tu paies en cartes.
question-travel-price-why-3 = Les cartes montrent des moyens de transport, pas des terrains.

