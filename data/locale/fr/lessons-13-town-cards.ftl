# Les cartes Village
lesson-town-cards-title = Les cartes Village
lesson-town-cards-purpose = Une ville secrète où finir : pour qui aime prévoir loin.
lesson-town-cards-know-1 = Tu sais calculer un score avec les cartes Village.
lesson-town-cards-know-2 = Tu sais ce qui départage les ex æquo quand on joue avec les cartes Village.
lesson-town-cards-trap-1 = « Pour la distance, il faut des pions. » Les pions n’y changent rien, et l’eau compte aussi.
lesson-town-cards-trap-2 = « À égalité, ce sont les cartes qui décident. » Avec les cartes Village, dans la plupart des éditions, c’est d’abord la distance.

step-town-cards-home = Une carte secrète nomme la ville où tu devrais finir. Chaque liaison qui t’en sépare te coûte un point.

level-town-cards-town-card-title = Une ville de plus, ou au but ?
level-town-cards-town-card-goal = Tu as seize bornes, et ta carte Village est Jaccaranda. Marque seize points.
level-town-cards-town-card-look = Une nouvelle ville vaut un point. Chaque liaison jusqu’à Jaccaranda en coûte un.
level-town-cards-town-card-learned = Seize moins zéro vaut mieux que dix-sept moins deux.
level-town-cards-town-card-wrong-far = Dix-sept bornes, mais Al'Baran est à deux liaisons : quinze.
level-town-cards-town-card-wrong-stay = Seize moins un font quinze. Tu avais encore un dragon.

example-town-cards-jaccaranda-title = Dix-sept villes, à une liaison
example-town-cards-jaccaranda-0 = Le dernier déplacement : dix-sept bornes, la botte à Throtmanni, et la carte Village Jaccaranda.
example-town-cards-jaccaranda-1 = À une liaison, quoi qu’il y ait dessus : 17 − 1 = 16.

level-town-cards-river-title = L’eau compte aussi
level-town-cards-river-goal = Tu as dix-sept bornes, la carte Village Tichih' et un radeau. Marque seize points.
level-town-cards-river-look = De Rivinia, seul un cours d’eau mène tout droit à Tichih'.
level-town-cards-river-learned = Un cours d’eau est une liaison, comme une route : dix-sept moins un font seize.
level-town-cards-river-wrong-stay = Depuis Elvenhold, il y a deux liaisons : quinze.

example-town-cards-tichih-title = Par le cours d’eau
example-town-cards-tichih-0 = Dix-sept bornes, la botte à Rivinia, et la carte Village Tichih'. Seul un cours d’eau relie les deux.
example-town-cards-tichih-1 = Un cours d’eau compte pour un : 17 − 1 = 16.

drill-home-about = À quelle distance est ta ville ? Dix questions, une réponse chacune ; ce que tu rates revient.

level-town-cards-nearer-title = Le plus près l’emporte
level-town-cards-nearer-goal = Toi : quinze bornes, à une étape de ta ville. Ton adversaire : seize, à deux étapes, et quatre cartes. Gagne.
level-town-cards-nearer-look = Quatorze à quatorze. Qu’est-ce qui départage les ex æquo avec les cartes Village ?
level-town-cards-nearer-learned = Avec les cartes Village, dans la plupart des éditions, à égalité de points, c’est le plus près de sa ville qui gagne ; les cartes en main ne comptent que s’il y a encore égalité.
level-town-cards-nearer-wrong-far = Une borne de plus, mais une étape plus loin : même score, même distance, et ton adversaire a plus de cartes.

question-town-cards-distance-ask = Comment compte-t-on la distance à la ville de ta carte ?
question-town-cards-distance-1 = En cartes Voyage.
question-town-cards-distance-2 = En routes qui ont un pion.
question-town-cards-distance-3 = En liaisons, quelles qu’elles soient.
question-town-cards-distance-why-1 = Les prix n’y changent rien.
question-town-cards-distance-why-2 = Les pions n’y changent rien, et l’eau compte aussi.
question-town-cards-distance-why-3 = Oui : routes, cours d’eau et bacs.

question-town-cards-score-ask = Dix-huit bornes, à deux liaisons de ta ville. Quel est ton score ?
question-town-cards-score-1 = Seize points.
question-town-cards-score-2 = Dix-huit points.
question-town-cards-score-3 = Vingt points.
question-town-cards-score-why-1 = Oui : 18 − 2.
question-town-cards-score-why-2 = Il faut retirer la distance.
question-town-cards-score-why-3 = La distance se retire, elle ne s’ajoute pas.

question-town-cards-rivinia-ask = Dix-sept bornes, ta botte à Rivinia, la carte Village Tichih', un cours d’eau entre les deux. Quel est ton score ?
question-town-cards-rivinia-1 = Quinze.
question-town-cards-rivinia-2 = Seize.
question-town-cards-rivinia-3 = Dix-sept.
question-town-cards-rivinia-why-1 = Ça, c’est le grand tour, par la route. Le cours d’eau est une liaison aussi.
question-town-cards-rivinia-why-2 = Oui : un cours d’eau compte pour une liaison.
question-town-cards-rivinia-why-3 = Il faut retirer la distance.

question-town-cards-secret-ask = Qui peut regarder ta carte Village pendant la partie ?
question-town-cards-secret-1 = Tout le monde.
question-town-cards-secret-2 = Personne, pas même toi.
question-town-cards-secret-3 = Seulement toi.
question-town-cards-secret-why-1 = On ne la retourne qu’à la fin.
question-town-cards-secret-why-2 = Tu peux la regarder autant que tu veux.
question-town-cards-secret-why-3 = Oui, jusqu’à la fin de la partie.
