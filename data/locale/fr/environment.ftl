# Le notebook qui montre l’environnement pour les programmes qui apprennent.
environment-title = Un monde pour les programmes qui apprennent
environment-brief = Le jeu comme environnement PettingZoo, avec ta propre fonction comme joueur.
environment-about =
    # { environment-title }

    Les agents de PettingZoo jouent l’un après l’autre, et chacun reçoit ce que sa place peut savoir : une rangée de { $numbers } nombres, et un masque qui dit lesquelles des { $actions } actions sont permises. `help("elfenwidgets.play.env.observation")` et `help("elfenwidgets.play.env.numbering")` disent ce que veut dire chaque nombre.

    Ci-dessous, on commence une partie, on lit une rangée et un masque, et l’on compare trois façons de choisir : au hasard, au hasard mais jamais sans rien faire, et le bot moyen. À toi maintenant : mets ta propre fonction à la place de `eager`.
