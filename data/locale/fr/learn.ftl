### Le cours : ses parties, ses défis, ses propres mots.

## Ainsi s’appelle qui lit, là où il faut un nom ; dans les phrases, [you] choisit une autre forme.
## Dessous, les noms des autres joueurs.
lesson-you = Toi
bot-1 = Fougère
bot-2 = Mirelle
bot-3 = Ilvar
bot-4 = Nérine
bot-5 = Oswin
bot-6 = Tamaryn
## $n, $of, $stars et $minutes sont des nombres, $title le titre d’une leçon.
lesson-board = Une leçon
lesson-number = Leçon { $n } · { $minutes } minutes
lesson-rules = Les règles de cette leçon
lesson-course = ◂ Toutes les leçons
lesson-onward = Suite – { $title } ▸
lesson-know = Ce que tu sais maintenant
lesson-won = ★ { $stars } sur { $of }
lesson-right = Bonnes réponses : { $n } sur { $of }
lesson-end = Fin de la leçon
lesson-left = { $n ->
    [one] Il reste { $n } exercice à faire. Reviens-y quand tu voudras :
   *[other] Il reste { $n } exercices à faire. Reviens-y quand tu voudras :
}
lesson-all-done = Tous les exercices de cette leçon sont faits.


## $move est l’un des do-… de plus bas, $moves plusieurs ; $hint et $why sont des phrases entières.
level-number = Défi { $n } sur { $of }
level-try = Essaie : { $move }
level-hint-button = Indice
level-hint = Indice { $n } : { $hint }
level-solution = Solution
level-again = Recommencer
level-next = Défi suivant ▸
level-take-back = Un pas en arrière
level-solved = Réussi !
level-refused = Comme tu vois, c’est refusé. { $why }
level-way = Solution : { $moves }.
level-move = { $move }.

example-kicker = Exemple
example-step = image { $n } sur { $of }
example-back = ◂ Retour
example-forth = Suite ▸
example-start = Revoir depuis le début

free-kicker = Essaie le plateau
land-title = Regarde autour de toi
land-goal = Choisis une route, un cours d’eau ou une ville pour en savoir plus.
## $town, $a et $b sont des villes, $towns une énumération ; $road une liaison, $cards une énumération
## avec « ou », $kinds une avec des virgules ; $counter et $card une sorte.
land-town = { $town }. D’ici, on peut aller à { $towns }.
land-road = { $road } coûte { $cards }.
land-never = Impossible : { $kinds }.
land-taken = { CAP($what) } : chaque passage coûte { $cards }.
land-obstructed = { CAP($what) } : chaque passage coûte { $cards }, { $n } selon la vue d’ensemble et une carte pour l’obstacle.
land-river = Un cours d’eau qui va { INITIAL($a) ->
    [vowel] d’{ $a }
   *[other] de { $a }
} à { $b } : un radeau dans le sens du courant, deux à contre-courant.
land-ferry = { $road } : { $n ->
    [one] { $n } radeau
   *[other] { $n } radeaux
} dans les deux sens.
land-counter = Un pion Moyen de Transport : { $counter }. Sur une route, il montre ce qui y voyage.
land-card = Une carte Voyage : { $card }. { $card ->
    [raft] Avec elle, tu paies les cours d’eau et les bacs.
   *[other] Avec elle, tu paies les routes qui ont ce pion.
}
land-obstacle = Ton obstacle. Une fois par partie, il fait payer, sur une route, une carte de plus du même type.
land-pile = La pioche des pions, face cachée.

play-deal = Distribuer les cartes
play-deal-again = Nouvelle donne

## Quelque chose à faire, en petites lettres et à l’infinitif : « Indice 3 : prendre un dragon à
## l’étalage. » $cards est une énumération comme « 2 dragons et 1 radeau ».
do-draw_secret = piocher un pion secret
do-draw-display = prendre { one-counter } à l’étalage
do-draw-pile = piocher
do-place = poser { one-counter } sur { $road }
do-place-secret = poser { counter.le-secret } sur { $road }
do-obstacle = poser ton obstacle sur { $road }
do-pass = passer
do-move-card = aller à { $town } avec { $cards }
do-move-caravan = aller à { $town } en caravane avec { $cards }
do-move-boatmen = aller à { $town } avec les bateliers pour { $cards }
do-end_move = finir ton déplacement
do-end_move-cut = finir ton déplacement et défausser { $cards }
do-keep = garder { counter.le }
do-keep-secret = garder { counter.le-secret }

## $answer est une réponse.
quiz-solution = Solution
quiz-right = La réponse : { $answer }

look-loud = Vue pour projecteur
look-calm = Vue normale
look-hands = Montrer les mains
look-hide-hands = Cacher les mains
hands-title = Toutes les mains
hands-secret = secret :
learn-unknown = Rien ne s’appelle « { $name } » dans le cours. Les leçons ont un numéro de 1 à { $n } et un nom : { $at }, c’est « { $title } ».
learn-unknown-near = Rien ne s’appelle « { $name } » dans le cours. Le plus proche, c’est { $at } : « { $title } ».

## $title est le titre d’une leçon, $command une commande d’installation.
course-title = Apprendre Elfenland
course-about = { $n ->
    [12] Douze leçons brèves
   *[other] { $n } leçons brèves
}, du premier pas à la partie complète, et { $more ->
    [6] six
   *[other] { $more }
} de plus, quand tu voudras.
course-begin = Commencer – { $title } ▸
course-go-on = Suite – { $title } ▸
course-further = Pour aller plus loin, en IA
course-lab = Les leçons en notebooks, avec leur code
course-needs = Il faut un peu de Python et quelques paquets : { $command }. Sur Binder, tout est déjà là.
course-lacks = Il faut un peu de Python et des paquets qui manquent ici : { $command }
course-minutes = { $n } minutes
course-paste = Tes progrès en texte : copie-les pour les garder, colle-les pour les retrouver
course-export = Mes progrès en texte
course-import = Charger ce texte
course-over = Effacer mes progrès
course-ask = Toutes tes étoiles, tes réponses et ta propre partie seront effacées. Vraiment ?
course-sure = Oui, tout effacer
course-keep = Non, garder
course-cleared = Tout est effacé : c’est de nouveau le premier jour.
course-exported = Copie ce texte et garde-le bien.
course-imported = Te revoilà ! Pour chaque défi, le meilleur résultat a été gardé.

review-title = Révisions
review-empty = Rien à réviser : pas encore d’erreur, ou tout est corrigé.

## $n est un nombre de minutes, $address ce que quelqu’un a tapé.
teacher-title = Pour enseigner
teacher-about = { $of } leçons, { $n } minutes en tout : à quoi sert chacune, où l’on s’y trompe, et toutes les réponses.
teacher-objectives = Objectifs
teacher-traps = Idées fausses
teacher-table = Quel défi apprend quelle règle
teacher-statement = Règle
teacher-lessons = Leçons
teacher-levels = Défis
teacher-answers = Réponses

binder-title = Pour ta classe : un lien vers Binder
binder-about = Sur mybinder.org, le cours marche sans rien installer. Mets une copie de ce projet en accès public sur le web, tape ici son adresse et donne le lien à ta classe. Binder n’enregistre rien : que chacun garde ses progrès en texte.
binder-address = L’adresse de ta copie, comme dans le navigateur
binder-unknown = « { $address } » n’est pas l’adresse d’une copie. Colle-la depuis la barre d’adresse de ton navigateur, avec le serveur, le propriétaire et le nom.
binder-link = Ce lien ouvre le cours ; la première leçon le montre désormais :

step-lesson = { $n } · { $title }
step-number = Étape { $n } sur { $of }
course-stands = { $minutes } min · { $n ->
    [one] { $n } exercice
   *[other] { $n } exercices
} sur { $of }
course-review = À revoir : { $n }

# La partie de qui lit.
own-lost = Ta propre partie n’a pas pu être chargée. Commence une nouvelle partie.
own-elsewhere = Ta propre partie a continué ailleurs entre-temps. Voici où elle en est.
own-done = Voilà pour ce morceau de ta partie. La suite vient plus loin dans le cours.
own-behind = Ta partie n’en est pas encore là : reprends-la à la phase mise en valeur plus haut.
score-pieces = { $n }/{ $of }
score-round = Tour { $n }
score-all = Bornes
score-you-lead = Tu mènes !
score-leads = { $names } mène.
score-tied = À égalité en tête : { $names }.
score-you-won = Tu as gagné !
course-more = Et plus encore, quand tu voudras
known-button = Je connais déjà
known-question = Question { $n } sur { $of } : sans faute du premier coup, et tu sautes la leçon
known-not = Alors cette leçon est pour toi : « Suite » la commence.
known-all = Tu sais tout cela. « Suite » te mène à la leçon suivante.
chart-short = Vue d’ensemble

# L’entraînement.
drill-count = Juste : { $n } sur { $of }
drill-done = Voilà, tout est juste.
drill-done-missed = Terminé. { $n ->
    [one] { $n } question est revenue, et elle est juste maintenant.
   *[other] { $n } questions sont revenues, et elles sont justes maintenant.
}
drill-chart = Des { $of } prix de la vue d’ensemble, avec et sans obstacle, tu en as vu { $n }. Quand tu les auras tous vus, cette grande étape sera franchie.
drill-chart-all = Tu as vu tous les prix de la vue d’ensemble.
drill-again = Encore une fois
drill-right = Juste.
drill-wrong = Pas tout à fait. { $answer }
drill-wrong-there = Pas tout à fait. { CAP($what) } : la bonne réponse est « { $answer } ».
drill-no-counter = Il n’y a pas de pion sur { $road } : personne ne peut y passer.
drill-ask-price = Que coûte cette étape ?
drill-ask-place = { CAP(counter.le) } peut-{ counter.il } aller ici ?
drill-ask-obstacle = Ton obstacle peut-il aller ici ?
drill-ask-left = Combien de { counter.des } peut-on encore piocher ?
drill-ask-home = Combien de liaisons y a-t-il de ta botte à { $town } ?
drill-ask-coins = Combien d’écus rapporte { $town } par cette route ?
drill-answer-never = Impossible
drill-answer-yes = Oui
drill-answer-terrain = Non, mauvais terrain
drill-answer-taken = Non, il y a déjà un pion
drill-answer-water = Non, c’est de l’eau
drill-answer-bare = Non, il n’y a pas encore de pion
drill-answer-second = Non, il y a déjà un obstacle
drill-answer-used = Non, il a déjà servi
course-progress = Tes progrès
course-milestones = Grandes étapes

# La page à imprimer.
sheet-open = Une page à imprimer
sheet-print = Imprimer cette page
sheet-title = À travers Elfenland
sheet-name = Nom :
sheet-lessons = Leçons terminées
sheet-date = { DATETIME($date, dateStyle: "long") }

# Un échauffement, et une solution sur le plateau.
warm-up-title = Échauffement avant { $title }
level-shown = Solution, étape { $n } sur { $of } : { $move }.
level-shown-first = La solution, étape par étape : appuie sur « Suite ».
level-shown-again = D’ici, on ne peut plus y arriver : on recommence. Appuie sur « Suite » pour voir la solution étape par étape.
level-myself = Je continue sans aide
land-nothing = Rase campagne : ni route, ni cours d’eau, ni bac. Choisis une route, un cours d’eau ou une ville.
