# Cartes et pions
lesson-cards-title = Cartes et pions
lesson-cards-purpose = Phases 1 à 3 : regarde ce que tu as en main, et prends ce qui va avec.
lesson-cards-know-1 = Tu sais combien de cartes tu reçois, au premier tour et ensuite.
lesson-cards-know-2 = Tu pioches un pion secret, puis tu en prends trois face visible.
lesson-cards-know-3 = Tu choisis d’après tes cartes et l’endroit où tu es.
lesson-cards-trap-1 = « Huit nouvelles cartes à chaque tour. » Ta main est complétée à huit.
lesson-cards-trap-2 = « Un pion de la pioche reste secret. » Seulement celui de la phase 2.
lesson-cards-trap-3 = « Je prends les trois d’un coup. » Chacun à son tour.

step-cards-deal = Ta propre partie commence : trois joueurs, quatre tours, et elle continue de leçon en leçon. Distribue les cartes.

level-cards-refill-title = Cinq nouvelles
level-cards-refill-goal = Finis ton déplacement de façon à recevoir exactement cinq nouvelles cartes.
level-cards-refill-look = Cinq et combien font huit ?
level-cards-refill-learned = Ta main est complétée à huit : trois gardées, cinq reçues. Et tu as visité une ville en chemin.
level-cards-refill-wrong-four = Tu en as gardé quatre, tu n’en as donc reçu que quatre.

example-cards-filled-title = Une main se remplit
example-cards-filled-0 = Le dernier déplacement du premier tour : six cartes en main.
example-cards-filled-1 = Un radeau paie le cours d’eau. Il reste cinq cartes : une de trop.
example-cards-filled-2 = Tu défausses l’autre radeau. Quatre cartes restent, quatre nouvelles arrivent : huit.

step-cards-secret = Ta propre partie, phase 2 : pioche ton pion secret.

level-cards-blind-first-title = Pas si vite
level-cards-blind-first-goal = La phase 2 a commencé, et il y a deux dragons à l’étalage. Pioche ton pion.
level-cards-blind-first-look = D’où vient le premier pion d’un tour ?
level-cards-blind-first-learned = Chacun pioche d’abord un pion à l’aveugle. L’étalage vient à la phase suivante.

example-cards-secret-title = Trois joueurs piochent
example-cards-secret-0 = Trois joueurs, et personne n’a encore de pion. Tu as la carte 1er joueur.
example-cards-secret-1 = Tu pioches d’abord. Tu vois ton pion ; les autres en voient le dos.
example-cards-secret-2 = Au suivant, dans le sens des aiguilles d’une montre. Cette fois, tu ne vois que le dos.
example-cards-secret-3 = Tout le monde a pioché. La phase 3 commence, de nouveau par le 1er joueur.

level-cards-two-secrets-title = Deux secrets
level-cards-two-secrets-goal = Finis le premier tour de façon à avoir deux pions secrets au deuxième.
level-cards-two-secrets-look = L’un de tes deux pions est encore face cachée.
level-cards-two-secrets-learned = Ce qui était caché le reste : un gardé et un pioché font deux.
level-cards-two-secrets-wrong-open = Le dragon était visible et le reste : tu n’auras qu’un pion secret.

level-cards-lay-it-title = Il est temps de le montrer
level-cards-lay-it-goal = Il n’y a que du sable autour d’Al'Baran. Ouvre un chemin vers Feodor.
level-cards-lay-it-look = Ton pion secret se pose comme un autre.
level-cards-lay-it-learned = Un pion secret se pose comme un autre ; ensuite, tout le monde le voit.
level-cards-lay-it-wrong-elsewhere = La licorne est posée, mais pas sur le chemin de Feodor.
level-cards-lay-it-wrong-pass = Tout le monde a passé, et te voilà en panne dans le sable.

step-cards-display = Cinq pions sont toujours face visible. Prends l’un d’eux, ou pioche à l’aveugle.

level-cards-fits-title = Qu’est-ce qui va à ta main ?
level-cards-fits-goal = Prends le pion qui va avec le plus grand nombre de tes cartes.
level-cards-fits-look = Compte tes cartes par sorte.
level-cards-fits-learned = Un pion vaut surtout par les cartes qui vont avec, et par une route toute proche où le poser. Il est maintenant devant toi, face visible.
level-cards-fits-wrong-one = Tu n’as qu’une carte de cette sorte.
level-cards-fits-wrong-none = Tu n’as aucune carte de cette sorte : ce sont les autres qui en profiteraient.
level-cards-fits-wrong-blind = Tu as pioché à l’aveugle, alors que le bon était visible.

level-cards-where-you-stand-title = Où es-tu ?
level-cards-where-you-stand-goal = Tu es à Al'Baran. Prends le pion qui t’en fait sortir.
level-cards-where-you-stand-look = Compte tes cartes, mais regarde aussi la carte du pays.
level-cards-where-you-stand-learned = Le meilleur pion va avec tes cartes et avec les routes autour de toi.
level-cards-where-you-stand-wrong-stuck = Celui-là ne passe sur aucune route d’Al'Baran : elles sont toutes dans le désert.
level-cards-where-you-stand-wrong-blind = La pioche peut donner n’importe quoi, et une licorne était visible.

level-cards-not-there-title = Pas de dragon aujourd’hui
level-cards-not-there-goal = Tu voudrais un dragon. Prends ce qui va le mieux à ta main.
level-cards-not-there-look = Cinq pions sont visibles, et les souhaits n’y changent rien.
level-cards-not-there-learned = On prend ce qui est là, ou on pioche à l’aveugle.
level-cards-not-there-wrong-blind = La pioche peut donner n’importe quoi, et une licorne était visible.
level-cards-not-there-wrong-none = Tu n’as aucune carte pour celui-là.

step-cards-draw = Ta propre partie, phase 3 : prends trois autres pions, en pensant à tes cartes.

level-cards-two-places-title = Toujours cinq
level-cards-two-places-goal = Tu as des dragons et des sangliers géants. Prends deux fois, et chaque fois ce qui va à ta main.
level-cards-two-places-look = Pas de sanglier géant à l’étalage, pour l’instant. Que se passe-t-il quand tu prends un pion ?
level-cards-two-places-learned = Le trou se comble aussitôt : il y en a toujours cinq, et parfois le bon vient d’arriver.
level-cards-two-places-wrong-none = Tu n’as aucune carte pour celui-là.

level-cards-five-title = Cinq au plus
level-cards-five-goal = Deuxième tour : tu as gardé un pion et pioché un pion secret. Continue à prendre jusqu’à la préparation.
level-cards-five-look = Trois fois chacun, à tour de rôle. N’importe lequel fera l’affaire.
level-cards-five-learned = Un gardé, un secret et trois autres : personne n’en a jamais plus de cinq.

example-cards-draw-title = Deux joueurs, à tour de rôle
example-cards-draw-0 = Il y a cinq pions à l’étalage. Tu commences.
example-cards-draw-1 = Tu prends le dragon. La pioche comble sa place.
example-cards-draw-2 = L’autre joueur pioche, et ce pion-là aussi est mis face visible.
example-cards-draw-3 = Ta deuxième prise : une roue elfique. Chacun prend encore un pion.

level-cards-all-spent-title = Mains vides
level-cards-all-spent-goal = Dépense tes trois cartes, visite deux villes et finis ton déplacement : huit nouvelles cartes t’attendent.
level-cards-all-spent-look = De laquelle des deux villes peux-tu revenir ?
level-cards-all-spent-learned = Avoir la main vide n’a rien de grave : tu reçois huit cartes.
level-cards-all-spent-wrong-rivinia = En aval, il n’y a pas de route pour ton sanglier géant.
level-cards-all-spent-wrong-end = Tu as encore des cartes en main.
level-cards-all-spent-wrong-upriver = À contre-courant, une étape a pris les deux radeaux. Dans le sens du courant, chacun te fait faire une étape.
level-cards-all-spent-wrong-ferry = Le bac a pris les deux radeaux pour une seule ville, et là-bas ton sanglier géant n’a pas de route. Regarde les cours d’eau.

level-cards-eight-title = Huit cartes, un long chemin
level-cards-eight-goal = Une première main pleine, et les routes te sourient. Visite six villes en un déplacement.
level-cards-eight-look = Les pions font une boucle par Elvenhold ; un cours d’eau en sort.
level-cards-eight-learned = Sept étapes avec une main : voilà jusqu’où mènent huit cartes.
level-cards-eight-wrong-end = Ton déplacement est fini, et des villes t’attendent encore sur la boucle.

step-cards-count = Il y a huit pions et dix cartes Voyage de chacune des six sortes, et douze radeaux. Ce que tu vois n’est plus dans la pioche.
drill-left-about = Combien peut-on encore en piocher ? Dix questions, un clic chacune ; ce que tu rates revient.

question-cards-first-ask = Combien de cartes reçois-tu au premier tour ?
question-cards-first-1 = Quatre.
question-cards-first-2 = Huit.
question-cards-first-3 = Douze.
question-cards-first-why-1 = Quatre, c’est ce que tu peux garder à la fin de ton déplacement.
question-cards-first-why-2 = Oui : une main pleine.
question-cards-first-why-3 = Douze n’arrive que dans une édition, et jamais au premier tour.

question-cards-later-ask = Tu as gardé trois cartes. Combien en reçois-tu au deuxième tour ?
question-cards-later-1 = Huit.
question-cards-later-2 = Trois.
question-cards-later-3 = Cinq.
question-cards-later-why-1 = Cela ferait onze : ta main n’est complétée qu’à huit.
question-cards-later-why-2 = Trois, c’est ce que tu as gardé ; il en manque cinq.
question-cards-later-why-3 = Oui : trois et cinq font huit.

question-cards-who-ask = Qui peut regarder ton pion secret ?
question-cards-who-1 = Seulement toi, à tout moment.
question-cards-who-2 = Personne, avant qu’il soit posé.
question-cards-who-3 = Tout le monde : il est devant toi.
question-cards-who-why-1 = Oui, autant que tu veux.
question-cards-who-why-2 = Tu peux le regarder : il est à toi.
question-cards-who-why-3 = Il est face cachée ; les autres savent seulement que tu l’as.

question-cards-where-ask = D’où vient le premier pion d’un tour ?
question-cards-where-1 = De l’étalage : tu le choisis.
question-cards-where-2 = De ton voisin de gauche.
question-cards-where-3 = De la pioche, face cachée.
question-cards-where-why-1 = L’étalage vient en phase 3.
question-cards-where-why-2 = On ne se donne jamais de pions.
question-cards-where-why-3 = Oui : tu le pioches à l’aveugle.

question-cards-two-ask = Quand peux-tu avoir deux pions secrets ?
question-cards-two-1 = Jamais.
question-cards-two-2 = Quand celui que tu as gardé du tour précédent était secret.
question-cards-two-3 = Chaque fois que tu veux en piocher deux.
question-cards-two-why-1 = Cela peut arriver dès le deuxième tour.
question-cards-two-why-2 = Oui : il reste face cachée.
question-cards-two-why-3 = On n’en pioche qu’un par tour.

question-cards-open-ask = En phase 3, tu prends un pion de la pioche. Où va-t-il ?
question-cards-open-1 = Devant toi, face cachée.
question-cards-open-2 = Devant toi, face visible.
question-cards-open-3 = À l’étalage.
question-cards-open-why-1 = Ça, c’est la phase 2.
question-cards-open-why-2 = Oui, d’où qu’il vienne.
question-cards-open-why-3 = Il est à toi ; l’étalage ne se complète que quand un pion le quitte.

question-cards-many-ask = Combien de pions as-tu quand commence la préparation du premier tour ?
question-cards-many-1 = Quatre.
question-cards-many-2 = Trois.
question-cards-many-3 = Cinq.
question-cards-many-why-1 = Oui : un secret et trois visibles.
question-cards-many-why-2 = Ajoute le pion secret de la phase 2.
question-cards-many-why-3 = Cinq, c’est possible plus tard, quand tu en as gardé un.

question-cards-refill-ask = Quand l’étalage est-il complété ?
question-cards-refill-1 = Quand il est vide.
question-cards-refill-2 = Quand chacun a pris une fois.
question-cards-refill-3 = Aussitôt.
question-cards-refill-why-1 = On n’en arrive jamais là.
question-cards-refill-why-2 = Le joueur suivant a déjà le choix entre cinq pions.
question-cards-refill-why-3 = Oui : le joueur suivant a le choix entre cinq pions.

question-cards-turns-ask = Dans quel ordre prend-on les pions en phase 3 ?
question-cards-turns-1 = Chacun en prend trois d’un coup.
question-cards-turns-2 = Un à la fois, à tour de rôle, trois fois.
question-cards-turns-3 = C’est au plus rapide.
question-cards-turns-why-1 = Le dernier n’aurait que des restes : on en prend un à la fois.
question-cards-turns-why-2 = Oui, en commençant par le 1er joueur.
question-cards-turns-why-3 = Non : chacun à son tour.

question-cards-choose-ask = Rien ne te convient à l’étalage. Que fais-tu ?
question-cards-choose-1 = Tu pioches à l’aveugle.
question-cards-choose-2 = Tu ne prends rien.
question-cards-choose-3 = L’étalage est renouvelé.
question-cards-choose-why-1 = Oui : tu as toujours cette autre possibilité.
question-cards-choose-why-2 = Tout le monde en prend trois.
question-cards-choose-why-3 = On ne remplace que ce qui est pris.

question-cards-five-ask = Combien de pions sont visibles, au choix de tous ?
question-cards-five-1 = Trois.
question-cards-five-2 = Un par joueur.
question-cards-five-3 = Cinq.
question-cards-five-why-1 = Trois, c’est ce que tu prends.
question-cards-five-why-2 = Le nombre de joueurs n’y change rien.
question-cards-five-why-3 = Oui : l’étalage en a toujours cinq.
