# Le moteur à la main
lesson-python-title = Le moteur à la main
lesson-python-purpose = Interroge le moteur toi-même : ce qui est permis, pourquoi le reste ne l’est pas, et ce que cela donne.
lesson-python-know-1 = Tu sais construire une position et lister ses actions permises.
lesson-python-know-2 = Tu sais lire un refus et rejouer une partie enregistrée.
lesson-python-know-3 = Tu sais lire et écrire une action en une ligne.
lesson-python-trap-1 = « Jouer une action change la position. » Cela en donne une nouvelle ; l’ancienne reste.

level-python-line-title = Une ligne, une action
level-python-line-goal = Joue sur le plateau : « 0 move desert:feodor-throtmanni > throtmanni dragon ».
level-python-line-look = Tu es à la place 0. Après « > » vient la ville, puis les cartes avec lesquelles tu paies.
level-python-line-learned = La ligne dit tout : qui, quoi, par quelle route, vers où, et pour quelles cartes.
level-python-line-wrong-caravan = Cette ligne-là finirait par « caravan » et trois cartes. Ici, tu paies un dragon.
level-python-line-wrong-road = C’est une autre route : relis la ligne.
level-python-line-wrong-end = Cette ligne-là serait « 0 end », et rien ne serait ramassé.

level-python-reasons-title = Deux raisons, puis None
level-python-reasons-goal = Demande deux fois au moteur « pourquoi pas ? », pour obtenir P4.3 et P4.6. Puis pose la licorne pour que tes cartes te mènent à Throtmanni.
level-python-reasons-look = Essaie d’abord les deux coups refusés. Throtmanni est de l’autre côté du désert.
level-python-reasons-learned = Deux refus avec leurs numéros, puis None : rien ne l’interdit.
level-python-reasons-wrong-pass = Tout le monde a passé, et aucune route ne mène à Throtmanni.
level-python-reasons-wrong-elsewhere = Le moteur dit None, car c’est permis. Mais cela ne te mène pas à Throtmanni.

level-python-record-title = Une partie en trois lignes
level-python-record-goal = Rejoue-la : « 0 place unicorn forest:feodor-lapphalya », « 0 pass », « 0 move forest:feodor-lapphalya > lapphalya unicorn ».
level-python-record-look = Une ligne après l’autre ; l’autre place passe d’elle-même.
level-python-record-learned = Trois lignes, et la même partie est là. Une partie enregistrée n’est rien d’autre.
level-python-record-wrong-pig = Le sanglier géant reste à toi : la première ligne pose la licorne.
level-python-record-wrong-pass = C’est la deuxième ligne. La première pose la licorne.
level-python-record-wrong-end = La troisième ligne manque encore.
level-python-record-wrong-elsewhere = Le bon pion, mais une autre route. La première ligne donne le terrain et les deux villes.

question-python-frozen-ask = Que fait une action à la position ?
question-python-frozen-1 = Rien : il en sort une nouvelle.
question-python-frozen-2 = Elle la change.
question-python-frozen-3 = Cela dépend de l’action.
question-python-frozen-why-1 = Oui : l’ancienne reste telle quelle.
question-python-frozen-why-2 = Les positions sont figées.
question-python-frozen-why-3 = Aucune action ne change jamais une position.
question-python-frozen-hint = Jouer une action te donne une position. Est-ce la même ?

question-python-refusal-ask = Qu’obtiens-tu quand tu demandes pourquoi une action n’est pas permise ?
question-python-refusal-1 = True ou False.
question-python-refusal-2 = Une phrase en anglais.
question-python-refusal-3 = Le numéro de la règle et les valeurs qui vont avec, ou None.
question-python-refusal-why-1 = Plus que cela : une raison.
question-python-refusal-why-2 = On en fait des phrases, dans la langue choisie.
question-python-refusal-why-3 = Oui : des données, pas de la prose.
question-python-refusal-hint = Un programme doit pouvoir se servir de la réponse, quelle que soit la langue des gens.

question-python-seed-ask = Deux parties ont la même graine et les mêmes actions. Qu’est-ce qui diffère ?
question-python-seed-1 = Les cartes distribuées.
question-python-seed-2 = Rien.
question-python-seed-3 = L’étalage.
question-python-seed-why-1 = C’est la graine qui en décide.
question-python-seed-why-2 = Oui, sur n’importe quelle machine.
question-python-seed-why-3 = Lui aussi vient de la graine.
question-python-seed-hint = Tout le hasard vient de la graine.

exercise-python-legal-task = Le plateau est vide, et tu as une licorne, face visible. Combien de tes actions permises la posent sur une route dans le désert ?
exercise-python-legal-right = Oui : une par route dans le désert.
exercise-python-legal-wrong-none = Une licorne traverse bel et bien les déserts, pour deux cartes.
exercise-python-why-task = Quelle règle refuse une licorne en plaine ? Tape son numéro.
exercise-python-why-right = Oui : P4.3, et derrière elle la vue d’ensemble.
exercise-python-why-wrong-chart = T4 est la ligne de la licorne sur la vue d’ensemble ; le refus nomme la règle qui y renvoie.
exercise-python-why-wrong-water = P4.4 parle des cours d’eau et des lacs.
exercise-python-distance-task = Combien de liaisons y a-t-il d’Elvenhold à Wylhién ?
exercise-python-distance-right = Oui : quatre liaisons, quelles qu’elles soient.
exercise-python-distance-wrong-towns = C’est le nombre de villes du trajet, départ et arrivée compris. Compte les liaisons.
