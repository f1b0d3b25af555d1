# Stratégie II : les autres
lesson-rivals-title = Stratégie II : les autres
lesson-rivals-purpose = Profite de ce qu’ils ouvrent, pose d’abord là où la place manque, et barre-leur la route.
lesson-rivals-know-1 = Tu regardes les pions des autres avant de poser les tiens.
lesson-rivals-know-2 = Tu poses d’abord là où un autre pourrait poser.
lesson-rivals-know-3 = Tu poses un pion ou ton obstacle là où il gêne le plus.
lesson-rivals-trap-1 = « L’obstacle, autant l’utiliser tôt. » Ensuite il est perdu : garde-le pour la route décisive.
lesson-rivals-trap-2 = « Les pions ne font qu’aider. » Sur une route qu’il faut à un adversaire, un pion qui ne lui va pas est un mur.

step-rivals-ride = Ton adversaire, à Feodor, a un dragon aussi. Il devra ouvrir une route qu’il te faut : laisse-le faire.

level-rivals-their-dragon-title = Son dragon, ton voyage
level-rivals-their-dragon-goal = Tu as un pion licorne. Pose-le pour atteindre, avec le dragon de ton adversaire, deux nouvelles villes.
level-rivals-their-dragon-look = Le dragon ira dans le désert, vers Throtmanni. Comment continues-tu de là ?
level-rivals-their-dragon-learned = Ce que d’autres doivent ouvrir, laisse-le-leur. Ouvre la route d’après.
level-rivals-their-dragon-wrong-alone = Par là, tu atteins au plus une ville. Ton adversaire ouvre la route de Throtmanni : ouvre la suivante.

level-rivals-ride-along-title = Après vous
level-rivals-ride-along-goal = À Lapphálya, ton adversaire a un pion roue elfique pour s’en aller. Pose le tien pour atteindre deux nouvelles villes.
level-rivals-ride-along-look = Vous quitterez Lapphálya par la même route. Mais comment y arrives-tu ?
level-rivals-ride-along-learned = Ton adversaire a ouvert la seconde route pour toi.
level-rivals-ride-along-wrong-alone = Cette route, ton adversaire l’aurait ouverte, ou elle ne mène pas plus loin.

step-rivals-tempo = Quand deux joueurs veulent la même route, elle est au premier qui y pose un pion. Une route sûre peut attendre.

level-rivals-contested-title = D’abord le plus pressé
level-rivals-contested-goal = À Throtmanni, ton adversaire voudrait un sanglier géant sur la route de Rivinia. Atteins tes deux dernières villes.
level-rivals-contested-look = Deux routes, un pion à la fois. Laquelle risque d’être prise avant que tu rejoues ?
level-rivals-contested-learned = La route disputée d’abord, la sûre ensuite.
level-rivals-contested-wrong-late = Personne ne voulait le désert. Mais il y a maintenant un sanglier géant sur la route de Rivinia, et tu n’en as pas.
level-rivals-contested-wrong-elsewhere = Là où elle est, ta licorne ne te mène pas de Throtmanni à Rivinia, et ton adversaire a pris cette route.
level-rivals-contested-wrong-pass = Ton adversaire a aussitôt pris la route de Rivinia.

step-rivals-tempo-puzzles = Trois énigmes mêlées : trouve chaque fois ce qui aide le plus.
step-rivals-block = Un seul pion par route. Poses-en un pour lequel ton adversaire n’a pas de cartes, et la route devient un mur.

level-rivals-their-woods-title = Des ennuis à Feodor
level-rivals-their-woods-goal = De Feodor, ton adversaire peut atteindre trois nouvelles villes. Pose ton chariot Troll pour qu’il n’en reste qu’une.
level-rivals-their-woods-look = Deux roues elfiques, un radeau et un pion roue elfique : par quelle forêt mènent-ils à un cours d’eau ?
level-rivals-their-woods-learned = Il fallait à ton adversaire la forêt de Rivinia pour sa roue elfique, et le cours d’eau derrière.
level-rivals-their-woods-wrong-elsewhere = Ton adversaire a encore un chemin.
level-rivals-their-woods-wrong-pass = Tu as passé, et ton adversaire ouvre le chemin.

level-rivals-shore-title = Le long de la rive
level-rivals-shore-goal = De Beata, ton adversaire peut atteindre trois nouvelles villes. Pose ton sanglier géant pour qu’il n’en reste qu’une.
level-rivals-shore-look = Une licorne et une roue elfique attendent sur les routes. Laquelle le dragon doit-il ouvrir ?
level-rivals-shore-learned = Il manquait une route à ton adversaire, et tu l’as prise.
level-rivals-shore-wrong-elsewhere = Ton adversaire a encore un chemin.
level-rivals-shore-wrong-pass = Tu as passé, et ton adversaire ouvre le chemin.

step-rivals-hurt = Ton obstacle gêne le plus sur une route sans détour, quand l’adversaire n’a pas une carte de trop. Et tu n’en as qu’un.

level-rivals-first-link-title = Le premier maillon
level-rivals-first-link-goal = De Strykhaven, ton adversaire peut atteindre trois nouvelles villes. Pose ton obstacle pour qu’il n’en reste qu’une.
level-rivals-first-link-look = Tout chemin a un début. Et s’il coûte plus que ton adversaire ne peut payer ?
level-rivals-first-link-learned = La première route trop chère, tout ce qui est derrière est perdu aussi.
level-rivals-first-link-wrong-elsewhere = Cela ralentit ton adversaire, mais pas assez.
level-rivals-first-link-wrong-pass = Tu as passé, et ton adversaire poursuit son voyage.

level-rivals-knot-title = Le nœud
level-rivals-knot-goal = D’Elvenhold, ton adversaire peut atteindre trois nouvelles villes. Pose ton obstacle pour qu’il n’en reste qu’une.
level-rivals-knot-look = Un radeau, une roue elfique, un dragon, dans cet ordre. Où est la deuxième étape ?
level-rivals-knot-learned = On ne peut pas barrer le cours d’eau, mais la route qui suit, si.
level-rivals-knot-wrong-elsewhere = Cela ralentit ton adversaire, mais pas assez.
level-rivals-knot-wrong-pass = Tu as passé, et ton adversaire poursuit son voyage.

level-rivals-cut-off-title = Sans issue
level-rivals-cut-off-goal = À Dag'Amura, ton adversaire a trois cartes. Pose ton obstacle pour qu’il n’atteigne aucune nouvelle ville.
level-rivals-cut-off-look = Trois cartes feraient une caravane, mais avec un obstacle ?
level-rivals-cut-off-learned = Un sanglier géant ne suffit plus, et trois cartes ne font pas une caravane devant un obstacle.
level-rivals-cut-off-wrong-elsewhere = Ton adversaire s’échappe quand même.
level-rivals-cut-off-wrong-pass = Tu as passé, et ton adversaire s’échappe.

level-rivals-thin-purse-title = Un départ coûteux
level-rivals-thin-purse-goal = D’Ixara, ton adversaire peut atteindre trois nouvelles villes. Pose ton obstacle pour qu’il n’en reste qu’une.
level-rivals-thin-purse-look = Ton adversaire a un seul dragon. Que lui faut-il pour passer un obstacle sans second dragon ?
level-rivals-thin-purse-learned = Une caravane coûte maintenant les quatre cartes, et le voyage finit à Mah'Davikia.
level-rivals-thin-purse-wrong-elsewhere = Cela ralentit ton adversaire, mais pas assez.
level-rivals-thin-purse-wrong-pass = Tu as passé, et ton adversaire poursuit son voyage.

level-rivals-last-obstacle-title = C’est le moment
level-rivals-last-obstacle-goal = Quatrième tour, douze bornes chacun. Tu peux atteindre une ville de plus ; à Lapphálya, ton adversaire aussi, avec une seule carte. Gagne.
level-rivals-last-obstacle-look = Il n’y aura pas de cinquième tour pour lequel garder quoi que ce soit.
level-rivals-last-obstacle-learned = Treize à douze. Ce que tu as gardé pendant trois tours décide du quatrième.
level-rivals-last-obstacle-wrong-pass = Ton adversaire va tranquillement à Virst, et tu ne peux plus que partager la victoire.
level-rivals-last-obstacle-wrong-own = Ta propre route coûte maintenant deux dragons, et tu n’en as qu’un.
level-rivals-last-obstacle-wrong-end = Pas un pas de plus : douze à douze, au mieux.

step-rivals-hurt-puzzles = Trois énigmes : un obstacle, et la route où il gêne le plus.

question-rivals-obstacle-ask = Premier tour : quelqu’un ouvre une route qui aide tout le monde. Poses-tu ton obstacle ?
question-rivals-obstacle-1 = Plutôt non : c’est le seul pour quatre tours.
question-rivals-obstacle-2 = Oui : j’en aurai un autre au prochain tour.
question-rivals-obstacle-3 = Oui : il ferme la route.
question-rivals-obstacle-why-1 = Oui : plus tard, il peut coûter la victoire à quelqu’un.
question-rivals-obstacle-why-2 = Tu n’en auras pas d’autre.
question-rivals-obstacle-why-3 = Il n’ajoute qu’une carte au prix, pour toi aussi.

question-rivals-theirs-ask = Ton adversaire est là où tu es, avec un pion dragon visible, et vous avez tous deux des cartes dragon. Que prends-tu ?
question-rivals-theirs-1 = Un dragon, par prudence.
question-rivals-theirs-2 = Ce qu’il faut à l’adversaire.
question-rivals-theirs-3 = Ce qui te mène plus loin ensuite.
question-rivals-theirs-why-1 = L’adversaire en posera un de toute façon, et tu peux en profiter.
question-rivals-theirs-why-2 = Prendre un pion qui ne te sert pas, c’est gâcher ton coup.
question-rivals-theirs-why-3 = Oui : profite du sien, et ouvre toi-même la route d’après.

question-rivals-safe-ask = Tu veux deux routes. Un adversaire pourrait prendre la première, personne ne veut la seconde. Par où commencer ?
question-rivals-safe-1 = Par la première.
question-rivals-safe-2 = Par la seconde.
question-rivals-safe-3 = Peu importe.
question-rivals-safe-why-1 = Oui : la seconde sera encore là.
question-rivals-safe-why-2 = Elle sera encore là ensuite ; la première, peut-être pas.
question-rivals-safe-why-3 = Un seul pion par route, et ce ne sera peut-être pas le tien.

level-rivals-far-end-title = Les trois dernières
level-rivals-far-end-goal = Il te manque Al'Baran, Feodor et Lapphálya. À Lapphálya, ton adversaire veut aller à Feodor. Atteins les trois villes.
level-rivals-far-end-look = De tes deux routes, laquelle ton adversaire veut-il aussi ?
level-rivals-far-end-learned = Prévois depuis l’endroit où tu es, mais pose là où la place manque : la dernière route d’abord.
level-rivals-far-end-wrong-late = La première route est à toi, mais il y a maintenant une roue elfique sur la dernière, et tu n’en as pas.
level-rivals-far-end-wrong-elsewhere = Ta licorne n’est pas entre Feodor et Lapphálya, et ton adversaire a pris cette route.
level-rivals-far-end-wrong-pass = Ton adversaire a aussitôt pris la route entre Feodor et Lapphálya.
