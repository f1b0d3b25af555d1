# Les notebooks : ce qui entoure les phrases des leçons, pour qui n’exécute encore rien.
notebook-play = Elfenland, pour jouer et pour apprendre : choisis Run ▸ Run All Cells, et le jeu s’ouvre ici.
notebook-wake = Les plateaux ci-dessous sont des images jusqu’à ce que tu les réveilles : choisis **Run ▸ Run All Cells**. Chacun répond alors aux clics, au toucher et aux touches.
notebook-not-here = Ici, ce notebook se lit, mais ne s’exécute pas : il a besoin de pandas, de matplotlib ou de NumPy, que Python n’a pas dans le navigateur.
notebook-goals = Après cette leçon
notebook-drill = Entraînement
notebook-game = Ta propre partie
notebook-example = Exemple : { $title }
notebook-questions = À toi de répondre
notebook-remember = À retenir
notebook-back = ◂ Avant – { $title }
# Les mots imprimés en gras là où une leçon les dit d’abord, séparés par une barre ; ce sont des motifs.
notebook-terms = borne|botte|cartes Voyage|obstacle|caravane|bateliers|radeau|bac|pion|étalage|(?<=la )pioche|carte Village|vue d’ensemble|tour

# $title: what a step of a lesson is called; $seen: what it is about, in sentences.
seen-step = { $title } – { $seen }

# Une position en mots. $towns, $counters et $cards sont des énumérations.
seen-boot = Ta botte est à { $town }.
seen-boots = Bottes : { $towns }.
seen-others = { $n ->
    [0] Aucune autre botte.
    [one] Autre botte : { $towns }.
   *[other] Autres bottes : { $towns }.
}
seen-roads = Pions sur les routes : { $counters }.
seen-half = Seule cette partie de la carte est en jeu : { $towns }.
seen-counter = { $counter } sur { $road }
seen-obstacle = { $counter } avec un obstacle sur { $road }
seen-hand = Tes cartes : { $cards }.
seen-counters = Tes pions : { $counters }.

notebook-review = Ce que tu as raté, et ce qui ne t’a pas été demandé depuis longtemps, revient ici : quelques défis et questions à la fois.
