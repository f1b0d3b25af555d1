# La mise en place
lesson-setup-title = La mise en place
lesson-setup-purpose = Vois ce qu’il y a sur la table avant la première carte.
lesson-setup-know-1 = Tu sais mettre en place une partie de deux à six joueurs.
lesson-setup-know-2 = Tu sais que chaque couleur a sa borne dans chaque ville, sauf à Elvenhold.
lesson-setup-know-3 = Tu sais qui commence, et dans quel sens on joue.
lesson-setup-trap-1 = « Il y a des bornes à Elvenhold aussi. » C’est la seule ville qui n’en a pas.
lesson-setup-trap-2 = « J’ai un nouvel obstacle à chaque tour. » Tu en as un pour toute la partie.

step-setup-boots = Chacun prend une botte, un obstacle et vingt bornes d’une couleur : une par ville, sauf Elvenhold, d’où partent les bottes.

level-setup-capital-title = La ville sans bornes
level-setup-capital-goal = Il te reste une carte. Ramasse encore une borne.
level-setup-capital-look = L’une de tes deux routes mène à la ville où personne n’a de borne.
level-setup-capital-learned = Chaque ville, sauf Elvenhold, a une borne de chaque couleur.
level-setup-capital-wrong-elvenhold = Elvenhold est charmante, mais on n’y ramasse rien.
level-setup-capital-wrong-end = Ton déplacement est fini, et tu n’as rien ramassé.

level-setup-own-piece-title = La tienne y est encore
level-setup-own-piece-goal = Ton adversaire est à Feodor et n’est jamais passé à Virst. Toi, si. Ramasse encore une borne.
level-setup-own-piece-look = Laquelle des deux villes a encore une borne de ta couleur ?
level-setup-own-piece-learned = Chaque couleur a sa borne dans chaque ville : personne ne peut prendre la tienne.
level-setup-own-piece-wrong-virst = Tu connais déjà : il n’y reste que la borne de ton adversaire.

step-setup-piles = Mélange les 72 cartes Voyage et les 48 pions, face cachée. Puis retourne cinq pions face visible.

level-setup-once-title = Une fois par partie
level-setup-once-goal = Troisième tour, et ton obstacle a servi au premier. Quitte Elvenhold pour une nouvelle ville.
level-setup-once-look = Tu as un pion dragon et pas d’obstacle.
level-setup-once-learned = Un obstacle chacun, pour toute la partie. Choisis bien sa route.
level-setup-once-wrong-elsewhere = Là où il est, ton pion dragon ne te mène pas à une nouvelle ville.
level-setup-once-wrong-pass = Tout le monde a passé, et tu ne peux pas quitter Elvenhold.

step-setup-count = Il y a huit pions et dix cartes Voyage de chacun des six types, et douze radeaux. Ce que tu vois n’est plus dans les piles.
drill-left-about = Combien peut-on encore en piocher ? Dix questions, une réponse chacune ; ce que tu rates revient.

step-setup-start = Le plus âgé commence, et l’on joue dans le sens des aiguilles d’une montre. Pour corser la partie, on donne à chacun une des douze cartes Village, face cachée.

question-setup-pieces-ask = Combien de tes bornes sont sur le plateau au début ?
question-setup-pieces-1 = Vingt : une par ville, sauf Elvenhold.
question-setup-pieces-2 = Vingt et une : une par ville.
question-setup-pieces-3 = Aucune : tu les poses là où tu passes.
question-setup-pieces-why-1 = Oui : les vingt t’attendent.
question-setup-pieces-why-2 = Elvenhold n’en a pas ; c’est de là que part ta botte.
question-setup-pieces-why-3 = C’est l’inverse : elles y sont déjà, et tu les ramasses.

question-setup-raft-ask = Combien y a-t-il de pions radeau ?
question-setup-raft-1 = Huit, comme pour chaque autre type.
question-setup-raft-2 = Douze.
question-setup-raft-3 = Aucun.
question-setup-raft-why-1 = Il y en a huit de chacun des six types qui vont sur terre ; sur l’eau, on n’en pose pas.
question-setup-raft-why-2 = Douze, c’est le nombre de cartes radeau.
question-setup-raft-why-3 = Oui : les radeaux n’ont pas besoin de pion.

question-setup-obstacles-ask = Combien d’obstacles as-tu dans toute une partie ?
question-setup-obstacles-1 = Un par tour.
question-setup-obstacles-2 = Un.
question-setup-obstacles-3 = Autant que tu en pioches.
question-setup-obstacles-why-1 = Une fois utilisé, il est perdu.
question-setup-obstacles-why-2 = Oui : un pour tous les tours.
question-setup-obstacles-why-3 = On ne les pioche pas ; ceux en trop restent dans la boîte.

question-setup-players-ask = À combien joue-t-on, et que reçoit chacun ?
question-setup-players-1 = De deux à quatre, avec dix bornes, une par ville.
question-setup-players-2 = Quatre exactement, avec une botte et douze bornes.
question-setup-players-3 = De deux à six, avec une botte et vingt bornes.
question-setup-players-why-1 = On peut jouer à six, et il y a vingt villes avec des bornes.
question-setup-players-why-2 = Deux suffisent, et l’on peut jouer à six.
question-setup-players-why-3 = Oui, toutes d’une même couleur.

question-setup-cards-ask = Quelle carte Voyage est la plus nombreuse ?
question-setup-cards-1 = Le radeau : douze.
question-setup-cards-2 = Le dragon : douze.
question-setup-cards-3 = Aucune : il y en a autant de chaque.
question-setup-cards-why-1 = Oui : dix de chacun des autres types, 72 en tout.
question-setup-cards-why-2 = Il y a dix dragons.
question-setup-cards-why-3 = Presque : il y a deux radeaux de plus que de cartes de tout autre type.

question-setup-first-ask = Le plus âgé est à la place 2. Qui joue après lui ?
question-setup-first-1 = La place 1.
question-setup-first-2 = La place 3.
question-setup-first-3 = Le plus âgé des autres.
question-setup-first-why-1 = On joue dans le sens des aiguilles d’une montre, c’est donc l’autre voisin.
question-setup-first-why-2 = Oui : dans le sens des aiguilles d’une montre, à partir du 1er joueur.
question-setup-first-why-3 = L’âge ne désigne que le 1er joueur du premier tour.

question-setup-five-ask = Combien de pions sont visibles, au choix de tous ?
question-setup-five-1 = Trois.
question-setup-five-2 = Un par joueur.
question-setup-five-3 = Cinq.
question-setup-five-why-1 = Trois, c’est ce que tu prends.
question-setup-five-why-2 = Le nombre de joueurs n’y change rien.
question-setup-five-why-3 = Oui : l’étalage en a toujours cinq.
