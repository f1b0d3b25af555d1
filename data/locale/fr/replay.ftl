# Une partie revue pas à pas.

replay-strip = Au fil de la partie
replay-step = étape { $n } sur { $of }
replay-first = Début
replay-back = ◀ Retour
replay-play = ▶ Lecture
replay-stop = Pause
replay-forth = Suite ▶
replay-last = Fin
replay-slow = lent
replay-normal = normal
replay-fast = rapide
replay-player = Joueur
replay-pieces = Villes
replay-cards = Cartes
replay-everybody = Ce que tout le monde voit
replay-own = Cette partie n’est pas finie : tu vois ce que tu savais alors.
replay-known = Cette partie n’est pas finie : tu vois ce que tout le monde savait alors.
replay-picture = Image de cette position
replay-picture-ready = Enregistrer l’image (SVG).
replay-film = Film de cette partie
replay-film-ready = Enregistrer le film (SVG animé, à la vitesse choisie).
replay-close = Retour à la partie
