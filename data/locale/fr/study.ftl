# Ce que disent les notebooks pour étudiants entre leurs cellules, en Markdown.
study-run = Choisis **Run ▸ Run All Cells**, puis change une cellule et exécute-la de nouveau : elle est là pour ça.
study-tasks =
    ## À toi

    Mets ta réponse à la place de `____` et exécute la cellule : elle te dit si c’est juste.
study-python-position =
    ## Demander ce qui est permis

    `position` met en place n’importe quelle situation du jeu en une ligne, et `legal_actions` liste ce qu’on peut y faire. Les actions sont de simples objets figés : tu peux les comparer, les garder et les jouer.

    _Essaie :_ donne-toi un autre pion, ou déplace la botte.
study-python-refusal =
    ## Demander pourquoi pas

    Un refus est une donnée, pas une phrase : le numéro de la règle et les valeurs qui vont avec. Un programme peut donc s’en servir, et l’on peut en faire des phrases dans n’importe quelle langue. `None` veut dire que rien n’interdit l’action. Une action s’écrit en une ligne, et `parse` la lit.

    _Essaie :_ qu’est-ce qui interdit un obstacle sur une route vide ? `0 obstacle desert:feodor-throtmanni`
study-python-apply =
    ## Jouer une action

    `apply` donne une nouvelle position et laisse l’ancienne telle quelle. Voilà pourquoi un programme peut calculer d’avance sans jamais rien avoir à annuler.
study-python-draw = On peut aussi dessiner une position.
study-python-record =
    ## Jouer et garder une partie entière

    Deux bots qui choisissent au hasard jouent une partie. La partie enregistrée contient chaque action et tout ce que le hasard a décidé, un événement après l’autre.
study-python-replay =
    ## La rejouer

    `steps` rejoue la partie enregistrée et vérifie chaque événement selon les règles. À la fin, voici les bornes de chaque place.
study-python-statistics =
    ## Compter

    Une seule partie n’apprend pas grand-chose. Douze graines donnent les mêmes douze parties sur n’importe quelle machine.
study-python-plot =
    Combien de bornes ramasse un joueur qui choisit au hasard ?

    _Essaie :_ mets `"greedy"` à la place d’un `"random"` plus haut, et exécute de nouveau les deux cellules.
study-analysis-games =
    ## Le tableau

    Une ligne par place et par partie : ce qui a été joué, ce qui en est sorti, quels pions ont été posés et gardés, et quelles villes n’ont pas été visitées.
study-analysis-start =
    ## Est-ce un avantage de commencer ?

    L’écart entre la part de victoires et une part équitable, et les bornes par rapport aux autres, pour chaque nombre de joueurs.

    _Essaie :_ que disent les parties d’une seule édition ? `figures.start_player(games[games["edition"] == "amigo-de"])`
study-analysis-scores =
    ## Combien de villes atteint-on ?

    Le score moyen d’une place, par édition et par nombre de joueurs.
study-analysis-left-out =
    ## Quelles villes laisse-t-on de côté ?

    La part des joueurs qui n’atteignent jamais une ville, et le nombre de routes qui y mènent.

    _Essaie :_ quelles villes sont visitées par presque tout le monde ? `left_out.round(1).tail(8)`
study-analysis-counters =
    ## Quels sont les bons pions ?

    Le nombre de bornes qui s’ajoutent en moyenne avec chaque pion supplémentaire d’un type, posé ou gardé.
study-analysis-end =
    ## Ce que tu as vu

    Deux résultats sont nets : plus on est nombreux, plus chacun va loin, et les villes où mènent peu de routes sont le plus souvent laissées de côté. Deux autres n’en ont que l’air : si c’est un avantage de commencer, et quels pions sont bons. Là, l’intervalle contient zéro ou l’évite de peu.

    Regarde donc d’abord l’intervalle, compte combien de chiffres tu as examinés, et ne prends pas pour une cause ce qui va seulement ensemble. Si une question te tracasse, joue davantage de parties, ou ne change qu’une seule chose et laisse le reste tel quel. Le chapitre suivant te donne l’environnement pour le faire.
study-environment-world =
    ## Commencer une partie

    L’environnement a l’interface de PettingZoo pour des agents qui agissent l’un après l’autre. Une graine décide de tout le hasard. `agent_selection` dit à qui c’est de jouer.
study-environment-row =
    ## Ce que voit un agent

    Une rangée de nombres, avec une tranche pour chaque chose. On n’y trouve rien que sa place ne puisse savoir : un programme qui apprend ne peut donc pas tricher.

    _Essaie :_ regarde ce qu’il y a d’autre dans la rangée. `list(SLICES)`
study-environment-mask =
    ## Ce que peut faire un agent

    Chaque action du jeu a un numéro. Le masque dit lesquelles sont permises. Chaque agent pioche d’abord son pion secret (action 0) ; ensuite, celles-ci sont possibles :
study-environment-eager =
    ## Un joueur à toi

    Une fonction qui reçoit le monde et son agent, et renvoie le numéro d’une action permise. Celle-ci fait toujours quelque chose plutôt que rien.

    _Essaie :_ fais-lui préférer poser un pion à poser son obstacle.
study-environment-choosers = À côté d’elle, un joueur qui choisit au hasard, et le bot moyen.
study-environment-games =
    ## Les comparer

    Six parties, et le nombre moyen de bornes de chacun. Six parties, c’est peu : joues-en plus avant d’y croire.
study-environment-learner =
    ## Un joueur qui apprend

    Il a un poids pour chaque type d’action et fait ce qui pèse le plus, avec une part de hasard. Il n’y a rien d’autre à apprendre que ces poids.
study-environment-score = Ce que valent des poids : le nombre moyen de bornes en trois parties contre deux joueurs comme `eager`.
study-environment-learning =
    ## Fais-le apprendre

    Huit générations : dix joueurs changent les poids au hasard et jouent trois parties chacun, puis la génération suivante part de la moyenne des trois meilleurs. Aucun ne connaît de règle, seulement le masque et la récompense. À la fin, tu vois ce qu’il en reste : voyager pèse beaucoup, finir son déplacement pèse peu.
study-environment-exam =
    ## Mets-le à l’épreuve

    Les parties qui lui ont servi à apprendre le flattent. Voici donc trente parties qu’il n’a jamais vues, avec les poids d’avant et d’après, puis avec `eager` à sa place.
study-environment-end =
    ## Ce que tu as vu

    Choisir au hasard ne rapporte presque rien. Un joueur qui apprend un poids pour chaque type d’action trouve seul ce qu’on avait dit à `eager`, et un peu plus : dans des parties qu’il n’a jamais vues, il ramasse plus du double des bornes d’avant. Le bot moyen, qui sait où il va, en ramasse encore presque trois fois plus.

    Fais donc voir plus de choses au tien : des poids pour les types de pions, pour la ligne de nombres, et enfin un petit réseau. L’environnement vectoriel joue beaucoup de parties côte à côte (`play.env.vector`). Quand il battra le bot, mets-le à l’épreuve : sur des centaines de parties, à chaque place, avec des graines qu’il n’a jamais vues.

exercise-analysis-games-task = Combien de parties à six joueurs y a-t-il dans le tableau ?
exercise-analysis-games-right = Oui : 600 lignes, et six d’entre elles font une partie.
exercise-analysis-games-wrong-seats = C’est le nombre de lignes. Il y en a une par place.
exercise-analysis-games-wrong-edition = Cela fait une seule édition. Il y en a quatre.
exercise-analysis-rounds-task = Dans quelle édition les scores sont-ils les plus bas ? Donne sa clé, entre guillemets.
exercise-analysis-rounds-right = Oui : elle se joue en trois tours, les autres en quatre.
exercise-environment-display-task = Combien de nombres de la rangée décrivent l’étalage ?
exercise-environment-display-right = Oui : un par type de pion, qui dit combien il y en a.
exercise-environment-display-wrong-lie = Il y a cinq pions, mais la rangée compte chaque type.
exercise-environment-mask-task = Combien d’actions sont permises quand le premier agent prend son deuxième pion ?
exercise-environment-mask-right = Oui : cinq types sont à l’étalage, et il y a la pioche.
exercise-environment-mask-wrong-pile = Presque : compte aussi la pioche.
exercise-environment-mask-wrong-pass = Personne ne peut passer ici. Regarde encore le masque.

# Un diagramme en barres. $bottom et $side sont les titres des axes, $bars une énumération de bars-each.
bars-across = nombre
bars-up = nombre de fois
bars-seen = Un diagramme en barres, en bas « { $bottom } », sur le côté « { $side } » : { $bars }.
bars-each = { $count } × { $number }
bars-pieces = bornes
curve-generations = générations
curve-seen = Une courbe, en bas « { $bottom } », sur le côté « { $side } » : { $first } au début, { $last } après { $steps }.
