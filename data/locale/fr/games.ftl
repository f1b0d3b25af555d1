# Mes parties : les listes, et ce qu’on peut faire d’une partie.

games-unfinished = À continuer ({ $n })
games-finished = Terminées ({ $n })
games-deleted = Supprimées ({ $n })
games-none-unfinished = Aucune partie ne t’attend. Commences-en une sous « { place-play } ».
games-none-finished = Aucune partie n’a encore été jouée jusqu’au bout ici.
games-none-deleted = Rien n’a été supprimé.
games-named = { $title } · { $about }
games-won = { $about } · victoire : { $winners }
games-later = Parties plus récentes
games-earlier = Parties plus anciennes
games-list = Toutes les parties
games-look = Voir la fin
games-replay = Revoir la partie
games-name = Nom de cette partie
games-rename = Garder ce nom
games-export = Exporter la partie
games-export-ready = Enregistre le fichier. Il contient toute la partie, y compris les cartes et les pions cachés.
games-delete = Supprimer
games-is-deleted = Supprimée. Tu peux la rétablir quand tu veux, parmi les parties supprimées.
games-restore = Rétablir
games-is-back = La revoilà parmi tes parties.
games-import = Importer des parties…
games-added = { $n ->
    [one] { $n } partie ajoutée.
   *[other] { $n } parties ajoutées.
}
games-refused = { $file } : { $sentence }
games-results = Résultats en tableau
games-results-ready = Enregistre les résultats en CSV, pour n’importe quel tableur.
games-broken-game = Partie endommagée { $id }
games-broken-chosen = Ce que la liste dit de cette partie est endommagé. La partie elle-même peut peut-être encore s’ouvrir.
games-broken-about = { $n ->
    [1] Un élément gardé ici est endommagé. Il reste tel quel, et tout le reste fonctionne :
   *[other] { $n } éléments gardés ici sont endommagés. Ils restent tels quels, et tout le reste fonctionne :
}
games-broken-seat = une place de la partie { $id }
games-broken-result = un résultat de la partie { $id }
games-broken-setting = un réglage, { $id }
games-broken-learned = un élément des progrès, { $id }
