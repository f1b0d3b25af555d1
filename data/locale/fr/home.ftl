# L’accueil : les lieux, la première page, les réglages.
home-title = { $place } · { start-title }
home-places = Où aller
home-nowhere = Il n’y a rien à cette adresse. Mais tout commence ici.
home-no-game = Cette partie n’est pas sur cet ordinateur. L’adresse est peut-être ancienne, ou vient d’ailleurs.
place-play = Jouer
place-learn = Apprendre
place-puzzles = Énigmes
place-games = Mes parties
place-teach = Enseigner
place-settings = Réglages

front-about = Un jeu de société pour deux à six, une heure environ : visite plus de villes que tous les autres.
front-first = Tu débutes ? Ton premier tour en dix minutes
front-first-on = Continuer mon premier tour
front-bots = Jouer contre deux bots
front-name = Elfe
front-friends = Entre amis
front-another = Une autre partie…
front-all-games = Toutes mes parties

puzzles-nowhere = Cette énigme n’existe pas. Voici celle du jour.

setting-language = Langue
setting-theme = Couleurs
setting-theme-system = comme celles du système
setting-theme-light = claires
setting-theme-dark = sombres
setting-theme-contrast = très contrastées
setting-size = Taille du texte
setting-size-100 = normale
setting-size-125 = grande
setting-size-150 = très grande
setting-motion = Mouvement
setting-motion-system = comme le système
setting-motion-none = aucun
setting-sound = Sons
setting-sound-off = désactivés
setting-sound-soft = discrets
setting-sound-on = activés
setting-sound-now = Sons : { $how }
setting-notify = Une notification quand c’est à toi et que la page n’est pas visible
notify-off = Me prévenir
notify-on = Ne plus me prévenir
notify-denied = Ton navigateur n’autorise pas les notifications ici
setting-pace = Rythme des bots
setting-round = Bilan après chaque tour
setting-round-on = l’afficher
setting-round-off = enchaîner aussitôt
setting-preview = Infos affichées sous le pointeur
setting-preview-towns = prix et villes
setting-preview-prices = seulement les prix
setting-name = Ton nom contre les bots

board-whole = Carte entière
handbook-open = Règles et prix
handbook-close = Retour à la partie
handbook-over = La fin de la partie

# All that is kept, as one file.
luggage-title = Tout emporter
luggage-about = Ce navigateur garde tes parties, tes réglages et tes progrès. En un seul fichier, tu peux les emporter dans un autre navigateur ou sur un autre ordinateur, et ils survivent à celui-ci.
luggage-pack = Créer le fichier
luggage-bring = Charger un fichier
luggage-foreign = { $file } n’est pas un fichier de ce type. Choisis-en un que cette page a créé.
luggage-brought =
    { $n ->
        [0] Aucune partie nouvelle dans ce fichier.
        [one] C’est fait, avec une partie de plus.
       *[other] C’est fait, avec { $n } parties de plus.
     }
