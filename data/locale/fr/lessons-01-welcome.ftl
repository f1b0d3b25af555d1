# Premiers pas
lesson-welcome-title = Premiers pas
lesson-welcome-purpose = Une botte à ton pied, et tout un pays à voir.
lesson-welcome-know-1 = Tu sais déplacer ta botte sur une route qui a un pion, et la payer.
lesson-welcome-know-2 = Tu sais que tu ramasses ta borne dans chaque ville où tu arrives.
lesson-welcome-trap-1 = « Seule compte la ville où je m’arrête. » Non : chaque ville traversée compte aussi.
lesson-welcome-trap-2 = « Les bottes se gênent. » Une ville peut en accueillir autant qu’on veut.

step-welcome-country = Te voilà jeune elfe. Ramasse le plus possible de tes vingt bornes, les triangles verts.

level-welcome-first-step-title = La première étape
level-welcome-first-step-goal = Déplace ta botte jusqu’à Lapphálya et ramasse ta borne.
level-welcome-first-step-look = Ta botte est à Elvenhold. Parmi les routes qui en partent, laquelle a un pion ?
level-welcome-first-step-learned = Une carte, une étape, une borne : c’est le cœur du jeu.
level-welcome-first-step-wrong-end = Ton déplacement est fini, et ta borne est toujours à Lapphálya.

step-welcome-counter = Le pion sur une route montre ce qui y voyage. Tu paies avec des cartes du même type.

level-welcome-three-towns-title = Trois d’un coup
level-welcome-three-towns-goal = Visite trois villes en un seul déplacement.
level-welcome-three-towns-look = Tu as trois cartes différentes. Dépense chacune sur la route où se trouve son pion.
level-welcome-three-towns-learned = Fais autant d’étapes que tu peux en payer : tu ramasses une borne dans chaque ville du chemin.
level-welcome-three-towns-wrong-ergeren = Tu es dans une impasse à Erg'Erén : aucun pion ne mène plus loin. Et tu n’as plus de roue elfique pour la route de Feodor.
level-welcome-three-towns-wrong-end = Ton déplacement est fini, et il manque encore des villes. Un déplacement peut compter plusieurs étapes : où te mène ta prochaine carte ?

step-welcome-stars = Les trois étoiles vont au chemin le plus court ; un faux pas en coûte une. Deux indices sont gratuits ; après le troisième, ou la solution, il reste une étoile à gagner.

level-welcome-bare-road-title = Pas de pion, pas de voyage
level-welcome-bare-road-goal = Essaie de voler jusqu’à Beata par la route vide. Puis va où tu peux.
level-welcome-bare-road-look = Tu as un dragon en main, mais y en a-t-il un sur la route ?
level-welcome-bare-road-learned = Les cartes seules ne mènent nulle part : il faut un pion sur la route.
level-welcome-bare-road-wrong-end = Ton déplacement est fini, et tu es encore à Elvenhold. Compare les routes : qu’y a-t-il sur l’une qui manque sur l’autre ?

level-welcome-home-again-title = Retour en radeau
level-welcome-home-again-goal = Ramasse ta borne à Beata et rentre à Elvenhold par le cours d’eau. Une carte radeau suffit, sans aucun pion.
level-welcome-home-again-look = Aller par la terre, retour par l’eau : vois dans quel sens va le courant.
level-welcome-home-again-learned = Une borne ramassée en chemin est à toi, où que ta botte s’arrête. Elvenhold, elle, n’en a pas.
level-welcome-home-again-wrong-rivinia = Le radeau t’emporte à Rivinia, et rien ne te ramènera à la maison.
level-welcome-home-again-wrong-end = Ton déplacement est fini, et tu n’es pas de retour avec la borne de Beata. Un déplacement peut compter plusieurs étapes.

step-welcome-rounds = Chaque couleur a ses vingt bornes à elle. Après quatre tours, le joueur qui en a ramassé le plus gagne.

question-welcome-goal-ask = Comment gagne-t-on ?
question-welcome-goal-1 = En rentrant à Elvenhold avant les autres au dernier tour.
question-welcome-goal-2 = En ayant le plus de bornes après le dernier tour.
question-welcome-goal-3 = En ayant le plus de cartes Voyage en main.
question-welcome-goal-why-1 = Personne n’est obligé de rentrer : seules les bornes comptent.
question-welcome-goal-why-2 = Oui : c’est le nombre de bornes qui décide.
question-welcome-goal-why-3 = Les cartes ne servent qu’à départager une égalité.

question-welcome-pass-ask = Tu traverses Feodor et tu t’arrêtes à Throtmanni. Que ramasses-tu ?
question-welcome-pass-1 = Seulement la borne de la ville où tu t’arrêtes.
question-welcome-pass-2 = L’une des deux, au choix.
question-welcome-pass-3 = Les deux bornes.
question-welcome-pass-why-1 = Passer suffit : la borne de Feodor est à toi aussi.
question-welcome-pass-why-2 = Pas besoin de choisir : tu prends les deux.
question-welcome-pass-why-3 = Oui : qu’on passe ou qu’on s’arrête, chaque ville compte.

question-welcome-take-ask = Une amie est arrivée à Virst avant toi. Ta borne y est-elle encore ?
question-welcome-take-1 = Oui, chaque couleur a la sienne.
question-welcome-take-2 = Non, le premier arrivé la prend.
question-welcome-take-3 = Seulement si tu t’y arrêtes.
question-welcome-take-why-1 = Oui : personne ne peut prendre la tienne.
question-welcome-take-why-2 = Il y a une borne de chaque couleur dans chaque ville.
question-welcome-take-why-3 = Peu importe que tu t’y arrêtes ou non, et qui est passé avant toi.

question-welcome-bare-ask = Tu as quatre dragons, et une route est vide. Peux-tu la prendre ?
question-welcome-bare-1 = Oui, pour deux fois plus de cartes.
question-welcome-bare-2 = Non, il lui faut un pion.
question-welcome-bare-3 = Oui, pour trois cartes.
question-welcome-bare-why-1 = Même alors, non : il lui faut un pion.
question-welcome-bare-why-2 = Oui : sans pion, on ne passe pas.
question-welcome-bare-why-3 = Les cartes ne remplacent jamais le pion.
