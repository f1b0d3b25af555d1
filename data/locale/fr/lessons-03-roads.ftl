# Les routes et la vue d’ensemble
lesson-roads-title = Les routes et leurs prix
lesson-roads-purpose = Vois d’un coup d’œil ce qui passe où, et à quel prix.
lesson-roads-know-1 = Tu sais lire le prix d’une étape sur la vue d’ensemble.
lesson-roads-know-2 = Tu sais quels moyens de transport ne passent pas sur quel terrain.
lesson-roads-trap-1 = « Un dragon va partout pour une carte. » Presque : en forêt, il en coûte deux.

step-roads-terrain = Le dessin d’une route montre son terrain : feuilles en forêt, points dans le désert, zigzags en montagne, rien en plaine. La vue d’ensemble donne le prix de chaque pion : une carte, deux, ou un tiret s’il n’y passe pas.

level-roads-cloud-title = Deux nuages
level-roads-cloud-goal = Deux nuages magiques, deux nouvelles villes.
level-roads-cloud-look = Où un nuage magique ne coûte-t-il qu’une carte ?
level-roads-cloud-learned = En montagne, un nuage magique coûte une carte ; en plaine et en forêt, deux.
level-roads-cloud-wrong-forest = La forêt a pris les deux nuages. Kihromah est jolie, mais cela ne fait qu’une ville.

level-roads-dragon-title = Là où peinent les dragons
level-roads-dragon-goal = Trois dragons, trois nouvelles villes.
level-roads-dragon-look = Il y a un terrain où les ailes d’un dragon s’accrochent.
level-roads-dragon-learned = Plaine, désert, montagne : un dragon. Seule la forêt en coûte deux.
level-roads-dragon-wrong-back = Ce dragon te ramène là d’où tu viens. Trois dragons ne valent trois villes que si chaque étape en atteint une nouvelle.
level-roads-dragon-wrong-end = Tu t’arrêtes avec des dragons en main. De là où tu es, cherche une route où un seul suffit.

level-roads-wagon-title = Lent mais sûr
level-roads-wagon-goal = Trois chariots Troll, deux nouvelles villes.
level-roads-wagon-look = Il n’y a qu’un terrain où un chariot Troll coûte une seule carte.
level-roads-wagon-learned = En plaine, un chariot Troll coûte une carte, partout ailleurs deux. Mais il passe partout.
level-roads-wagon-wrong-dear = Cette étape a coûté deux chariots Troll. Celui qui reste ne te mènera pas à une autre ville.

drill-price-about = Que coûte cette étape ? Dix questions, une réponse chacune ; ce que tu rates revient.

level-roads-carriers-title = Qui passe dans le sable ?
level-roads-carriers-goal = Pose tes deux pions pour que tes cartes te mènent à Feodor, puis à Throtmanni.
level-roads-carriers-look = D’abord la forêt, puis le désert. L’un de tes deux pions n’entre pas dans le désert.
level-roads-carriers-learned = Le sanglier géant n’entre pas dans le désert ; la licorne le traverse pour deux cartes.
level-roads-carriers-wrong-swapped = Il ne reste que le désert pour le sanglier géant, qui n’y passe pas.
level-roads-carriers-wrong-pass = Tout le monde a passé, et rien ne mène à Throtmanni.
level-roads-carriers-wrong-elsewhere = Ce pion n’est pas sur ton chemin. Il te faut une route de Lapphálya à Feodor, et une autre pour continuer.

level-roads-cheap-title = Une carte chacun
level-roads-cheap-goal = Tu as une roue elfique et un chariot Troll. Pose les pions pour que tes cartes te mènent à Lapphálya, puis à Feodor.
level-roads-cheap-look = En forêt, l’un des deux demande une deuxième carte.
level-roads-cheap-learned = La roue elfique traverse la forêt pour une carte. Le chariot Troll en veut deux, mais une seule en plaine.
level-roads-cheap-wrong-swapped = Il ne reste que la forêt pour le chariot Troll : deux cartes, et tu n’en as qu’une.
level-roads-cheap-wrong-swapped2 = Un chariot Troll en forêt coûte deux cartes, et tu n’en as qu’une.
level-roads-cheap-wrong-elsewhere = Ce pion n’est pas sur ton chemin. Il te faut deux routes qui se suivent : d’Elvenhold à Lapphálya, puis à Feodor.
level-roads-cheap-wrong-pass = Tout le monde a passé, et le chemin de Feodor n’est pas ouvert. Ton voyage demande les deux pions.

level-roads-wrong-terrain-title = Une licorne en plaine ?
level-roads-wrong-terrain-goal = Tu as deux cartes licorne. Trouve pour ton pion licorne une route qui part d’Elvenhold.
level-roads-wrong-terrain-look = Cherche la licorne sur la vue d’ensemble : où est le tiret ?
level-roads-wrong-terrain-learned = Là où la vue d’ensemble montre un tiret, ce pion ne peut pas être posé.
level-roads-wrong-terrain-wrong-elsewhere = La licorne est posée, mais pas sur une route qui part d’Elvenhold.
level-roads-wrong-terrain-wrong-pass = Tout le monde a passé, et tu ne peux pas quitter Elvenhold.

question-roads-desert-ask = Lequel des trois traverse un désert ?
question-roads-desert-1 = Une roue elfique.
question-roads-desert-2 = Une licorne.
question-roads-desert-3 = Un nuage magique.
question-roads-desert-why-1 = Elle s’enlise dans le sable : la vue d’ensemble y met un tiret.
question-roads-desert-why-2 = Oui, pour deux cartes.
question-roads-desert-why-3 = Il s’y dessèche : la vue d’ensemble y met un tiret.

question-roads-kind-ask = Il y a une roue elfique sur une route de montagne. Que paies-tu ?
question-roads-kind-1 = Une roue elfique.
question-roads-kind-2 = Deux cartes au choix.
question-roads-kind-3 = Deux roues elfiques.
question-roads-kind-why-1 = En montagne, il en faut deux ; une, c’est le prix en plaine et en forêt.
question-roads-kind-why-2 = Elles doivent être du même type que le pion.
question-roads-kind-why-3 = Oui : en montagne, la roue elfique en coûte deux.

question-roads-wagon-ask = Il y a un chariot Troll sur une route dans le désert. Que paies-tu ?
question-roads-wagon-1 = Rien : il ne peut pas y aller.
question-roads-wagon-2 = Un chariot Troll.
question-roads-wagon-3 = Deux chariots Troll.
question-roads-wagon-why-1 = Il est lent, mais il passe partout.
question-roads-wagon-why-2 = Une seule carte, c’est seulement en plaine.
question-roads-wagon-why-3 = Oui : deux partout, sauf en plaine.

question-roads-pig-ask = Où peut aller un sanglier géant ?
question-roads-pig-1 = En plaine et en forêt, pour une carte.
question-roads-pig-2 = Partout, pour deux cartes.
question-roads-pig-3 = En forêt et en montagne, pour deux cartes.
question-roads-pig-why-1 = Oui : il aime la terre meuble, et il n’est jamais cher.
question-roads-pig-why-2 = Le désert et la montagne lui sont fermés.
question-roads-pig-why-3 = Ça, c’est la licorne ; un sanglier géant ne grimpe pas.

question-roads-cloud-ask = Où un nuage magique ne coûte-t-il qu’une carte ?
question-roads-cloud-1 = En plaine.
question-roads-cloud-2 = En montagne.
question-roads-cloud-3 = Dans le désert.
question-roads-cloud-why-1 = Là, il coûte deux cartes.
question-roads-cloud-why-2 = Oui : deux en plaine et en forêt, jamais dans le désert.
question-roads-cloud-why-3 = Les nuages ne traversent jamais un désert.

question-roads-woods-ask = Sur quel terrain un dragon coûte-t-il deux cartes ?
question-roads-woods-1 = En forêt.
question-roads-woods-2 = Dans le désert.
question-roads-woods-3 = En montagne.
question-roads-woods-why-1 = Oui : une carte partout ailleurs.
question-roads-woods-why-2 = Il adore la chaleur : une carte.
question-roads-woods-why-3 = Il la survole : une carte.

question-roads-where-ask = Sur quelle route peux-tu poser un nuage magique ?
question-roads-where-1 = Sur toute route vide.
question-roads-where-2 = Seulement en montagne, où il suffit d’une carte.
question-roads-where-3 = Sur toute route vide, sauf dans le désert.
question-roads-where-why-1 = Pas dans le désert : la vue d’ensemble y met un tiret.
question-roads-where-why-2 = C’est là qu’il coûte le moins, mais la plaine et la forêt lui vont aussi.
question-roads-where-why-3 = Oui : partout où la vue d’ensemble donne un chiffre.
