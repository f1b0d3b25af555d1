# Elfengold I : l’or et les enchères
lesson-gold-title = Elfengold I : l’or et les enchères
lesson-gold-purpose = Joue à Elfengold : achète ce qu’il te faut, et que ton voyage le paie.
lesson-gold-know-1 = Tu connais les phases d’un tour : cartes, deux objets, enchères, préparation, voyage, écus ou cartes.
lesson-gold-know-2 = Tu ne mises que ce qu’un objet vaut pour toi.
lesson-gold-know-3 = À la fin de ton déplacement, tu choisis entre écus et cartes.
lesson-gold-trap-1 = « Seules les nouvelles villes paient. » Chaque ville où tu entres paie, à chaque fois.
lesson-gold-trap-2 = « Je ne peux garder que quatre cartes. » Dans Elfengold, il n’y a pas de limite.
lesson-gold-trap-3 = « Le plus riche gagne. » Ce sont les bornes qui gagnent ; les écus ne font que départager les ex æquo.

step-gold-rich = Dans Elfengold, chacun a douze écus, et chaque ville sa valeur. Tu as pioché deux objets : tu en montres un, l’autre reste secret.

level-gold-open-title = L’un visible, l’autre secret
level-gold-open-goal = Montre le dragon et garde la roue elfique secrète.
level-gold-open-look = Lequel des deux les autres peuvent-ils voir ?
level-gold-open-learned = Personne ne sait rien de ta roue elfique. Chaque tour commence ainsi.
level-gold-open-wrong-shown = Tout le monde voit maintenant ta roue elfique.

step-gold-auction = Voici les enchères : deux objets par joueur, l’un après l’autre, et le 1er joueur mise en premier, au moins un écu. Renchéris sur la plus forte mise, ou passe : tu ne pourras plus miser sur cet objet.

level-gold-bid-title = Une fois, deux fois…
level-gold-bid-goal = On a misé deux écus sur la roue elfique. Achète-la, et garde neuf écus.
level-gold-bid-look = Quelle mise suffit tout juste ?
level-gold-bid-learned = Adjugé pour trois écus. Ce que tu achètes reste visible devant toi.
level-gold-bid-wrong-passed = Tu as passé, et la roue elfique va à ton adversaire.
level-gold-bid-wrong-dear = Elle est à toi, mais une mise plus petite aurait suffi.

level-gold-wait-title = Un peu de patience
level-gold-wait-goal = Tu as trois cartes dragon et quatre écus. Achète le dragon, et garde trois écus.
level-gold-wait-look = Le dragon vient en second. As-tu besoin du chariot Troll ?
level-gold-wait-learned = Ce dont personne ne veut retourne à la réserve. Ne mise jamais pour le plaisir de miser.
level-gold-wait-wrong-wagon = C’est un écu de trop. Ne paie que le dragon, et pas plus qu’il ne faut.

level-gold-place-title = Où est l’or
level-gold-place-goal = Pose ton sanglier géant de façon que ton voyage te rapporte six écus.
level-gold-place-look = Lapphálya en rapporte deux. Quelle ville, derrière elle, en rapporte quatre ?
level-gold-place-learned = Deux pour Lapphálya, quatre pour la ville d’après. On prépare son voyage comme toujours, mais les villes rapportent plus ou moins.
level-gold-place-wrong-virst = Virst en rapporte trois, ce qui fait cinq en tout.
level-gold-place-wrong-pass = Tu as passé, et le chemin de l’or n’a jamais été ouvert.

level-gold-earn-title = Le voyage paie
level-gold-earn-goal = Voyage de façon que les villes où tu entres te rapportent six écus.
level-gold-earn-look = Additionne les écus des villes de ton chemin.
level-gold-earn-learned = Tu as aussi pris deux bornes. Chaque ville où tu entres paie, même si ta botte y est déjà passée.
level-gold-earn-wrong-rivinia = Rivinia rapporte trois écus ; tes autres cartes mènent plus loin, par un autre chemin.
level-gold-earn-wrong-virst = Virst en rapporte trois. Il te manque un écu.
level-gold-earn-wrong-end = Ton déplacement est fini, et il te manque des écus.

drill-coins-about = Combien d’écus rapporte cette ville ? Dix questions, une réponse pour chacune ; ce que tu rates revient.

step-gold-choose = Après ton déplacement, choisis : tous les écus qu’il rapporte, ou deux cartes Voyage. Tu peux garder autant de cartes que tu veux.

level-gold-coins-title = Jour de paie
level-gold-coins-goal = Tu n’as que trois écus. Arrive à douze pour les prochaines enchères.
level-gold-coins-look = Compare neuf écus avec deux cartes qui ne te servent pas.
level-gold-coins-learned = Avec neuf écus, tu achètes plus qu’avec deux cartes. Deux cartes en valent à peu près six.
level-gold-coins-wrong-cards = Tu as pris des cartes, et ta bourse reste vide.

level-gold-two-cards-title = Mieux que l’or
level-gold-two-cards-goal = Ton déplacement n’a rapporté que deux écus. Tu as un pion dragon : arrive à trois cartes dragon.
level-gold-two-cards-look = Qu’y a-t-il au marché ?
level-gold-two-cards-learned = Deux cartes utiles valent mieux que deux écus. Tu en as six en main, et tu les gardes toutes.
level-gold-two-cards-wrong-coins = Deux écus, c’est peu payé.
level-gold-two-cards-wrong-other = Cette carte ne va pas avec ton dragon.

level-gold-keep-title = Il en reste deux
level-gold-keep-goal = Le tour est fini. Garde les deux objets qui vont avec tes cartes.
level-gold-keep-look = Quelles cartes as-tu en main ?
level-gold-keep-learned = Le plateau est vide, un nouveau tour commence, et tu as toujours ton dragon et ta licorne secrète.
level-gold-keep-wrong-pig = Tu n’as aucune carte sanglier géant. À quoi te servirait ce pion ?

step-gold-round = Maintenant, joue un tour entier contre { bot-1 }. Si tu obtiens un arbre, un monstre ou un sort, essaie-le : la leçon suivante en parle.

step-gold-market = Dès le deuxième tour, chacun prend d’abord trois cartes, une à la fois, à la pioche ou au marché. Voici ta troisième.

level-gold-market-title = Au marché
level-gold-market-goal = Prends la carte qui va avec ton pion dragon.
level-gold-market-look = Trois cartes sont visibles.
level-gold-market-learned = Le marché est complété aussitôt. Une carte que tu vois vaut mieux qu’une carte cachée.
level-gold-market-wrong-other = Le dragon était là, devant toi.

level-gold-pile-title = Un tas d’or
level-gold-pile-goal = Tu as assez de cartes, mais un seul écu. Arrive à douze avant les enchères.
level-gold-pile-look = Chaque carte or rapporte trois écus.
level-gold-pile-learned = Neuf écus pour le tas, et deux que chacun reçoit. Une carte or qui apparaît va sur ce tas ; la carte suivante prend sa place.
level-gold-pile-wrong-card = Tu as une carte de plus, et rien à miser.

level-gold-last-title = Le dernier écu
level-gold-last-goal = Sixième tour, dernier déplacement. Ton adversaire et toi avez chacun trois bornes, et il a douze écus. Gagne.
level-gold-last-look = Tu as huit écus. À quoi bon des cartes, maintenant ?
level-gold-last-learned = Quatorze écus contre douze. Les bornes comptent d’abord, puis les écus.
level-gold-last-wrong-cards = La partie est finie, et tes nouvelles cartes ne comptent pas.

question-gold-bid-ask = Tu mises en premier et tu as cinq écus. Combien peux-tu miser ?
question-gold-bid-1 = Autant que je veux ; je paierai plus tard.
question-gold-bid-2 = Entre un et cinq.
question-gold-bid-3 = Quatre au plus, car il doit en rester un.
question-gold-bid-why-1 = Personne ne te prête d’écus.
question-gold-bid-why-2 = Exact : au moins un, et pas plus que tu n’en as.
question-gold-bid-why-3 = Tu peux dépenser jusqu’au dernier.

question-gold-again-ask = Tu entres dans une ville où ta botte est déjà passée. Est-ce qu’elle paie ?
question-gold-again-1 = Non, seules les nouvelles villes paient.
question-gold-again-2 = Oui, mais seulement la moitié.
question-gold-again-3 = Oui, toute sa valeur.
question-gold-again-why-1 = La borne se prend une fois, les écus à chaque fois.
question-gold-again-why-2 = On ne divise rien par deux.
question-gold-again-why-3 = Exact, et une fois de plus si tu y reviens.

question-gold-tie-ask = Deux joueurs ont dix-sept bornes chacun. Qui gagne ?
question-gold-tie-1 = Celui qui a le plus de cartes.
question-gold-tie-2 = Celui qui a le plus d’écus.
question-gold-tie-3 = Celui qui a joué en premier.
question-gold-tie-why-1 = Dans le jeu de base, ce sont les cartes qui départagent les ex æquo.
question-gold-tie-why-2 = Exact. Gardes-en quelques-uns pour la fin.
question-gold-tie-why-3 = L’ordre de jeu ne compte pas.
