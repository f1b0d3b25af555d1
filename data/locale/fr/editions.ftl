### Les éditions, et les points où elles diffèrent.

## La clé de l’édition proposée à qui joue en français : celle de sa règle.
edition-proposed = gigamic-fr

edition-amigo-de = AMIGO 1998 (allemand)
edition-amigo-de-about = La première édition, et nos règles habituelles : quatre tours, et la main complétée à huit cartes.
edition-riogrande-en = Rio Grande 1998 (anglais)
edition-riogrande-en-about = Aux tours 1 à 3, le joueur qui ramasse sa vingtième borne gagne sur-le-champ.
edition-gigamic-fr = Gigamic (français)
edition-gigamic-fr-about = Les cinq pions de l’étalage sont renouvelés à chaque tour.
edition-amigo-it = AMIGO (italien)
edition-amigo-it-about = Se joue comme la première édition allemande.
edition-tradfr-fr = Traduction d’un joueur français
edition-tradfr-fr-about = Les cinq pions de l’étalage sont renouvelés à chaque tour, et la caravane est réservée à ceux qui ne peuvent pas payer le prix.
edition-midgaard-sv = Midgaard (suédois)
edition-midgaard-sv-about = Aux tours 1 à 3, le joueur qui ramasse sa vingtième borne gagne sur-le-champ ; la caravane est réservée à ceux qui ne peuvent pas payer le prix.
edition-moon-1998 = Règles de l’auteur (1998)
edition-moon-1998-about = Cartes Village, bateliers et bac moins cher sur le Mare Nebulae, huit nouvelles cartes et un nouvel étalage à chaque tour, pions rendus avant le voyage ; à égalité, les cartes en main décident ; celui qui a ses vingt bornes après le troisième tour gagne.
edition-riogrande-2015 = Rio Grande 2015 (anglais)
edition-riogrande-2015-about = Une partie plus courte : trois tours.
edition-elfengold = Elfengold
edition-elfengold-about = Six tours avec de l’or : enchères, sorts et monstres marins, et après chaque déplacement des écus ou des cartes.
edition-western-half = La moitié ouest (à deux)
edition-western-half-about = Une partie plus courte, à deux : trois tours dans les onze villes de l’ouest, au départ de Dag'Amura.
edition-changed = { $edition }, avec des règles maison

## Un point de règle, et dessous ses valeurs, affichées à côté ; $lake est le nom d’un lac.
switch-rounds = Tours
switch-rounds-3 = trois
switch-rounds-4 = quatre
switch-hand = Cartes dès le deuxième tour
switch-hand-refill_to_8 = main complétée à huit
switch-hand-deal_8 = huit nouvelles en plus de celles gardées
switch-display = L’étalage à la fin du tour
switch-display-stays = reste
switch-display-dealt_anew = est renouvelé
switch-give_back = Les pions sont rendus
switch-give_back-round_end = à la fin du tour
switch-give_back-after_planning = avant le voyage
switch-lake_cost = Bac sur le { $lake }
switch-lake_cost-1 = un radeau
switch-lake_cost-2 = deux radeaux
switch-boatmen = Bateliers sur le { $lake }
switch-boatmen-no = non
switch-boatmen-yes = pour trois cartes au choix
switch-town_cards = Cartes Village
switch-town_cards-False = sans
switch-town_cards-True = avec
switch-town_card_tie = Égalité avec cartes Village
switch-town_card_tie-distance = le plus près de sa ville, puis le plus de cartes
switch-town_card_tie-cards = le plus de cartes
switch-town_card_tie-distance-coins = le plus près de sa ville, puis le plus d’écus
switch-town_card_tie-cards-coins = le plus d’écus
switch-early_end = Toutes les bornes avant la fin
switch-early_end-finish_round = on finit le tour, puis la partie s’arrête
switch-early_end-at_once_to_round_3 = victoire immédiate (tours 1 à 3)
switch-early_end-end_of_round_3 = victoire après le tour 3
switch-caravan_only_if_unable = Caravane
switch-caravan_only_if_unable-False = quand on veut
switch-caravan_only_if_unable-True = seulement si l’on ne peut pas payer le prix
