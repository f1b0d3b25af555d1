# Elfengold II : sorts et monstres
lesson-spells-title = Elfengold II : sorts et monstres
lesson-spells-purpose = Sers-toi de tous les objets d’Elfengold, pour toi et contre les autres.
lesson-spells-know-1 = Tu sais où vont les arbres, les monstres marins et les pièces d’or, et ce qu’ils font.
lesson-spells-know-2 = Tu joues les sorts Doublement et Échange.
lesson-spells-know-3 = Tu sais ce que peut faire une sorcière, si vous jouez avec.
lesson-spells-trap-1 = « Un arbre est à moi toute la partie. » C’est un objet : il retourne à la réserve.
lesson-spells-trap-2 = « Une route double demande des cartes des deux types. » Un seul des deux pions suffit.
lesson-spells-trap-3 = « Un monstre marin barre le cours d’eau. » Il ne coûte qu’un radeau de plus.

step-spells-items = Parmi les objets, il y a des arbres, des monstres marins, des pièces d’or et des sorts. Tu les joues en préparant ton voyage, un à la fois, comme tu poses un pion.

level-spells-tree-title = Attention, ça tombe !
level-spells-tree-goal = Ton adversaire, à Lapphálya, a une carte roue elfique. Ne lui laisse aucun chemin ouvert.
level-spells-tree-look = Où mène une seule carte roue elfique ?
level-spells-tree-learned = Un arbre est un obstacle : une carte de plus. Il va sur une route qui a un pion, un seul arbre par route. Personne n’en a au début, et il retourne à la réserve.
level-spells-tree-wrong-elsewhere = Personne ne voulait aller par là, et ton adversaire va à Virst.
level-spells-tree-wrong-pass = Tu as passé, et ton adversaire va à Virst.

level-spells-monster-title = Quelque chose dans l’eau
level-spells-monster-goal = Ton adversaire, à Elvenhold, a un radeau. Ne lui laisse aucun chemin ouvert.
level-spells-monster-look = Où mène un radeau en descendant le cours d’eau ?
level-spells-monster-learned = Chaque trajet y coûte un radeau de plus, et un seul ne suffit pas. Il n’y a de place que pour un monstre par cours d’eau ou par bac.
level-spells-monster-wrong-below = Ton adversaire va tout de même jusqu’à Rivinia.
level-spells-monster-wrong-lake = Un bac coûte de toute façon deux radeaux. Ton adversaire prend le cours d’eau.
level-spells-monster-wrong-pass = Tu as passé, et le cours d’eau est libre.

level-spells-past-monster-title = Au nez et à la barbe du monstre
level-spells-past-monster-goal = Tu as deux radeaux. Va à Rivinia.
level-spells-past-monster-look = Un radeau pour descendre, et un pour le monstre.
level-spells-past-monster-learned = Pour un radeau de plus, le monstre te laisse passer.
level-spells-past-monster-wrong-lake = Le bac a pris les deux radeaux, et c’est le cours d’eau qui mène à Rivinia.
level-spells-past-monster-wrong-beata = Beata est dans l’autre direction, et tes radeaux sont dépensés.
level-spells-past-monster-wrong-end = Le monstre t’a fait peur. Deux radeaux auraient suffi.

level-spells-gold-piece-title = Deux fois l’or
level-spells-gold-piece-goal = Avec ton dragon, tu peux faire une étape. Fais en sorte qu’elle te rapporte quatorze écus.
level-spells-gold-piece-look = Quelle ville vaut sept écus ?
level-spells-gold-piece-learned = Par cette route, Al'Baran rapporte deux fois sept écus. Aux autres aussi ! Une seule pièce d’or par route, et aucune à côté d’un arbre.
level-spells-gold-piece-wrong-less = Deux fois trois font six. Al'Baran seule rapporterait plus.
level-spells-gold-piece-wrong-pass = Tu as passé, et Al'Baran ne rapporte que sept écus.

level-spells-detour-title = Par où arriver
level-spells-detour-goal = Deux cartes dragon, deux villes. Fais en sorte que ton voyage te rapporte dix-sept écus.
level-spells-detour-look = Dans quelle ville la route à la pièce d’or doit-elle te mener ?
level-spells-detour-learned = Trois, et deux fois sept. Dans l’autre sens, c’était sept, et deux fois trois.
level-spells-detour-wrong-direct = Sept, et deux fois trois, cela fait treize.
level-spells-detour-wrong-end = Ton déplacement est fini, et la pièce d’or n’a servi à personne.

step-spells-spells = Deux sorts changent les routes : le Doublement pose un second pion, l’un des tiens, sur une route qui n’en a qu’un. L’Échange intervertit deux pions de types différents, seuls sur leur route.

level-spells-double-title = Deux valent mieux qu’un
level-spells-double-goal = Il y a un sanglier géant sur la route, et tu as une carte licorne. Ouvre le chemin de Lapphálya.
level-spells-double-look = Choisis d’abord le Doublement, puis la route.
level-spells-double-learned = L’une ou l’autre carte t’y mène maintenant, et une caravane de trois cartes aussi. Le second pion est d’un autre type, et il est à toi.
level-spells-double-wrong-placed = Le Doublement a besoin de cette licorne. Sans elle, tu ne peux pas le jouer.
level-spells-double-wrong-pass = Tu as passé, et ton Doublement est encore devant toi.

level-spells-dear-title = Un arbre pour deux
level-spells-dear-goal = Il y a un arbre sur la route double. Va à Lapphálya.
level-spells-dear-look = De quel type as-tu deux cartes ?
level-spells-dear-learned = Un arbre rend les deux pions plus chers : deux licornes, ou deux sangliers géants. Une caravane coûte quatre cartes.
level-spells-dear-wrong-end = Ta botte reste à Feodor. Tu avais pourtant deux licornes.

level-spells-exchange-title = Chacun à sa place
level-spells-exchange-goal = Tu as une carte roue elfique. Ouvre le chemin de Lapphálya.
level-spells-exchange-look = Où est la roue elfique, et où te la faut-il ?
level-spells-exchange-learned = Chaque pion peut aller là où il est arrivé. Une licorne n’aurait pas pu passer par la plaine. Un Échange retourne aussitôt à la réserve.
level-spells-exchange-wrong-other = Ces deux pions sont au-delà de Lapphálya : tu ne peux pas aller jusque-là.
level-spells-exchange-wrong-pass = Tu as passé, et la roue elfique est là où elle ne te sert pas.

step-spells-witch = À certaines tables, on joue avec des sorcières, six parmi les cartes. Pour une sorcière et un écu, un arbre ou un monstre ne te coûte rien pour une étape.

level-spells-witch-title = Place à la sorcière !
level-spells-witch-goal = Une carte dragon, un arbre et une sorcière. Va à Al'Baran.
level-spells-witch-look = Choisis d’abord la sorcière, puis la ville.
level-spells-witch-learned = La sorcière est défaussée, un écu est payé, et l’arbre reste là pour les autres.
level-spells-witch-wrong-end = Ta botte n’a pas bougé, et la sorcière n’a rien eu à faire.

level-spells-fly-title = Sur le balai
level-spells-fly-goal = Pour seule carte, une sorcière, plus trois écus. Prends la borne de Kihromah.
level-spells-fly-look = Pour trois écus, la sorcière t’emmène sur son balai où tu veux.
level-spells-fly-learned = Tu as la borne, mais pas les écus de la ville.
level-spells-fly-wrong-elsewhere = Le balai s’est posé dans une autre ville, et la sorcière est partie.
level-spells-fly-wrong-end = Le balai reste dans son coin, et Kihromah est bien loin.

step-spells-round = Deuxième tour de ta propre partie d’Elfengold : d’abord des cartes et des écus pour tout le monde, puis tout le reste, sorts et monstres compris. { bot-1 } dit pourquoi.

question-spells-monster-ask = Où peut-on poser un monstre marin ?
question-spells-monster-1 = Seulement dans un lac.
question-spells-monster-2 = Sur toute route qui a un pion.
question-spells-monster-3 = Sur un cours d’eau ou un bac.
question-spells-monster-why-1 = Il nage aussi dans les cours d’eau.
question-spells-monster-why-2 = Il ne sait pas marcher. Pour les routes, il y a les arbres.
question-spells-monster-why-3 = Exact, un à chaque endroit.

question-spells-double-ask = Que faut-il pour jouer un Doublement ?
question-spells-double-1 = Une route qui n’a qu’un pion, et l’un des miens d’un autre type.
question-spells-double-2 = Une route qui a deux pions, et un écu.
question-spells-double-3 = Une route vide.
question-spells-double-why-1 = Exact, et il doit pouvoir aller sur ce terrain.
question-spells-double-why-2 = Il n’y a pas de place pour plus de deux, et un sort que tu as ne coûte plus rien.
question-spells-double-why-3 = Il faut bien quelque chose à doubler.

question-spells-swap-ask = Quels pions un Échange peut-il intervertir ?
question-spells-swap-1 = N’importe lesquels, quel que soit leur type.
question-spells-swap-2 = Deux pions de types différents, seuls sur leur route.
question-spells-swap-3 = L’un des miens et l’un des pions d’un autre joueur.
question-spells-swap-why-1 = Deux pions du même type ne changeraient rien, et une route double reste comme elle est.
question-spells-swap-why-2 = Exact, si chacun peut aller là où il arrive.
question-spells-swap-why-3 = Une fois sur le plateau, ils ne sont plus à personne.

question-spells-gold-ask = Il y a une pièce d’or sur une route. Qui gagne le double ?
question-spells-gold-1 = Seulement celui qui l’a posée.
question-spells-gold-2 = Tous ceux qui entrent dans une ville par cette route.
question-spells-gold-3 = Celui qui arrive le premier.
question-spells-gold-why-1 = Les routes sont à tout le monde, et leur or aussi.
question-spells-gold-why-2 = Exact, à chaque fois.
question-spells-gold-why-3 = Elle reste là jusqu’à la fin du tour.

question-spells-away-ask = Que deviennent les arbres et les Doublements à la fin du tour ?
question-spells-away-1 = Ils sortent du jeu.
question-spells-away-2 = Ils restent où ils sont, au tour suivant aussi.
question-spells-away-3 = Ils retournent à la réserve.
question-spells-away-why-1 = C’est l’obstacle du jeu de base.
question-spells-away-why-2 = On vide le plateau.
question-spells-away-why-3 = Exact, comme tout le reste du plateau.
