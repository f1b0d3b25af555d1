# Cartes et pions
lesson-cards-title = Cartes et pions
lesson-cards-purpose = Phases 1 à 3 : regarde ce que tu as en main, et prends ce qui va avec.
lesson-cards-know-1 = Tu sais combien de cartes tu reçois, au premier tour et ensuite.
lesson-cards-know-2 = Tu pioches un pion secret, puis tu en prends trois face visible.
lesson-cards-know-3 = Tu choisis d’après tes cartes et l’endroit où tu es.
lesson-cards-trap-1 = « Huit nouvelles cartes à chaque tour. » Ta main est complétée à huit.
lesson-cards-trap-2 = « Un pion de la pioche reste secret. » Seulement celui de la phase 2.
lesson-cards-trap-3 = « Je prends les trois d’un coup. » Un seul, puis c’est au suivant.

step-cards-deal = Ta propre partie commence : trois joueurs, quatre tours, et elle continue de leçon en leçon. Distribue les cartes.

level-cards-refill-title = Cinq nouvelles
level-cards-refill-goal = Finis ton déplacement de façon à recevoir exactement cinq nouvelles cartes.
level-cards-refill-look = Cinq et combien font huit ?
level-cards-refill-learned = Ta main est complétée à huit : trois gardées, cinq reçues. Et tu as visité une ville en chemin.
level-cards-refill-wrong-four = Tu en as gardé quatre : tu n’en as reçu que quatre.

step-cards-secret = Ta propre partie, phase 2 : pioche ton pion secret. Les autres voient seulement que tu l’as, comme ils voient combien de cartes tu as en main.

level-cards-blind-first-title = Pas si vite
level-cards-blind-first-goal = La phase 2 a commencé, et il y a deux dragons à l’étalage. Pioche ton pion.
level-cards-blind-first-look = D’où vient le premier pion d’un tour ?
level-cards-blind-first-learned = Chacun pioche d’abord un pion à l’aveugle. L’étalage vient à la phase suivante.

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

level-cards-fits-title = Qu’est-ce qui va avec ta main ?
level-cards-fits-goal = Prends le pion qui va avec le plus grand nombre de tes cartes.
level-cards-fits-look = Compte tes cartes de chaque type.
level-cards-fits-learned = Un pion vaut surtout par les cartes qui vont avec, et par une route toute proche où le poser. Il est maintenant devant toi, face visible.
level-cards-fits-wrong-one = Tu n’as qu’une carte de ce type.
level-cards-fits-wrong-none = Tu n’as aucune carte de ce type : ce sont les autres qui en profiteraient.
level-cards-fits-wrong-blind = Tu as pioché à l’aveugle, alors que le bon était visible.

level-cards-where-you-stand-title = Où es-tu ?
level-cards-where-you-stand-goal = Tu es à Al'Baran. Prends le pion qui t’en fait sortir.
level-cards-where-you-stand-look = Compte tes cartes, mais regarde aussi la carte du pays.
level-cards-where-you-stand-learned = Le meilleur pion va avec tes cartes et avec les routes autour de toi.
level-cards-where-you-stand-wrong-stuck = Celui-là ne passe sur aucune route d’Al'Baran : elles sont toutes dans le désert.
level-cards-where-you-stand-wrong-blind = La pioche peut donner n’importe quoi, et une licorne était visible.

step-cards-draw = Ta propre partie, phase 3 : dans le sens des aiguilles d’une montre, un pion à la fois, chacun en prend trois autres. Pense à tes cartes.

level-cards-two-places-title = Toujours cinq
level-cards-two-places-goal = Tu as des dragons et des sangliers géants. Prends deux pions, l’un après l’autre, et chaque fois celui qui va avec ta main.
level-cards-two-places-look = Pas de sanglier géant à l’étalage, pour l’instant. Que se passe-t-il quand tu prends un pion ?
level-cards-two-places-learned = Le trou se comble aussitôt : il y en a toujours cinq, et parfois le bon vient d’arriver.
level-cards-two-places-wrong-none = Tu n’as aucune carte pour celui-là.

level-cards-five-title = Cinq au plus
level-cards-five-goal = Deuxième tour : tu as gardé un pion et pioché un pion secret. Prends les suivants, jusqu’à la préparation.
level-cards-five-look = Trois pions chacun, un par un. N’importe lequel fera l’affaire.
level-cards-five-learned = Un gardé, un secret et trois autres : personne n’en a jamais plus de cinq.

question-cards-later-ask = Tu as gardé trois cartes. Combien en reçois-tu au deuxième tour ?
question-cards-later-1 = Huit.
question-cards-later-2 = Trois.
question-cards-later-3 = Cinq.
question-cards-later-why-1 = Cela ferait onze : ta main n’est complétée qu’à huit.
question-cards-later-why-2 = Trois, c’est ce que tu as gardé ; il en manque cinq.
question-cards-later-why-3 = Oui : trois et cinq font huit.

question-cards-who-ask = Qui peut regarder ton pion secret et tes cartes ?
question-cards-who-1 = Seulement toi ; les autres peuvent savoir combien tu en as.
question-cards-who-2 = Personne, avant qu’ils soient posés ou joués.
question-cards-who-3 = Tout le monde : ils sont devant toi.
question-cards-who-why-1 = Oui : regarde-les autant que tu veux, et dis combien tu en as si on te le demande.
question-cards-who-why-2 = Tu peux les regarder : ils sont à toi.
question-cards-who-why-3 = Ils sont cachés ; les autres savent seulement combien tu en as.

question-cards-two-ask = Quand peux-tu avoir deux pions secrets ?
question-cards-two-1 = Jamais.
question-cards-two-2 = Quand celui que tu as gardé du tour précédent était secret.
question-cards-two-3 = Chaque fois que tu veux en piocher deux et que personne ne proteste.
question-cards-two-why-1 = Cela peut arriver dès le deuxième tour.
question-cards-two-why-2 = Oui : il reste face cachée.
question-cards-two-why-3 = On n’en pioche qu’un par tour.

question-cards-open-ask = En phase 3, tu prends un pion de la pioche. Où va-t-il ?
question-cards-open-1 = Devant toi, face cachée.
question-cards-open-2 = Devant toi, face visible.
question-cards-open-3 = À l’étalage.
question-cards-open-why-1 = Ça, c’est la phase 2.
question-cards-open-why-2 = Oui, d’où qu’il vienne.
question-cards-open-why-3 = Il est à toi ; l’étalage n’est complété que quand un pion le quitte.

question-cards-many-ask = Combien de pions as-tu quand commence la préparation du premier tour ?
question-cards-many-1 = Quatre.
question-cards-many-2 = Trois.
question-cards-many-3 = Cinq.
question-cards-many-why-1 = Oui : un secret et trois visibles.
question-cards-many-why-2 = Ajoute le pion secret de la phase 2.
question-cards-many-why-3 = Cinq, c’est possible plus tard, quand tu en as gardé un.

question-cards-refill-ask = Quand l’étalage est-il complété ?
question-cards-refill-1 = Quand il est vide.
question-cards-refill-2 = Quand chacun a pris un pion.
question-cards-refill-3 = Aussitôt.
question-cards-refill-why-1 = On n’en arrive jamais là.
question-cards-refill-why-2 = Le joueur suivant a déjà le choix entre cinq pions.
question-cards-refill-why-3 = Oui : le joueur suivant a le choix entre cinq pions.

question-cards-turns-ask = Dans quel ordre prend-on les pions en phase 3 ?
question-cards-turns-1 = Chacun en prend trois d’un coup, puis c’est au suivant.
question-cards-turns-2 = Un à la fois, l’un après l’autre, trois fois.
question-cards-turns-3 = C’est au plus rapide.
question-cards-turns-why-1 = Le dernier n’aurait que des restes : on en prend un à la fois.
question-cards-turns-why-2 = Oui, en commençant par le 1er joueur.
question-cards-turns-why-3 = Non : un pion, puis c’est au suivant.

question-cards-choose-ask = Rien ne te convient à l’étalage. Que fais-tu ?
question-cards-choose-1 = Tu pioches à l’aveugle.
question-cards-choose-2 = Tu ne prends rien.
question-cards-choose-3 = L’étalage est renouvelé.
question-cards-choose-why-1 = Oui : tu as toujours cette autre possibilité.
question-cards-choose-why-2 = Tout le monde en prend trois.
question-cards-choose-why-3 = On ne remplace que ce qui est pris.
