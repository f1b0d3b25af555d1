### Ce qui ne va pas dans une partie enregistrée qui ne s’ouvre pas.

## $event est le numéro d’un événement, $sentence une phrase de plus bas, $rule le numéro d’une règle.
record-in-event = L’événement { $event } de cette partie ne va pas. { $sentence }
record-against-rules = L’événement { $event } de cette partie est contraire aux règles : « { $sentence } » ({ $rule })
record-as-a-whole = Impossible d’ouvrir cette partie. { $sentence }
## Ce qui est entre « » vient d’ailleurs et reste tel quel. $need et $n sont des numéros ou des
## nombres, $seat une place, $kinds une énumération.
refusal-not-a-record = Ce n’est pas une partie d’Elfenland. Choisis un fichier qui finit par .elf.json.
refusal-not-json = Le fichier est endommagé ou incomplet : ce n’est pas du JSON valable. Enregistre-le de nouveau depuis le jeu, ou prends une copie plus ancienne.
refusal-too-large = Le fichier est trop gros : une partie fait au plus { $most } Mo.
refusal-half-a-letter = Le fichier contient une moitié de caractère, impossible à afficher : { $value }.
refusal-not-json-value = Le fichier contient une valeur que JSON ne peut pas représenter : { $value }.
refusal-other-version = Le format est en version { $version } ; ce programme lit les versions 1 et 2. Mets le programme à jour.
refusal-key-missing = Il manque « { $key } ».
refusal-bad-seed = La graine doit être un nombre entier ou un mot, pas { $value }.
refusal-events-are-a-list = « events » doit être une liste.
refusal-unknown-edition = Il n’y a pas d’édition « { $edition } ».
refusal-rules-are-switches = « rules » doit nommer chaque point de règle de l’édition.
refusal-switch-missing = Le point de règle « { $switch } » manque dans « rules ».
refusal-player-needs-name = Chaque joueur a besoin d’un nom.
refusal-name-too-long = Un nom compte au plus { $most } lettres.
refusal-unknown-color = Il n’y a pas de couleur « { $color } » pour les joueurs.
refusal-color-twice = Deux joueurs ont la même couleur.
refusal-not-an-event = Ce n’est pas un événement.
refusal-unknown-event = Il n’y a pas d’événement « { $name } ».
refusal-event-after-end = La partie est finie ; plus rien ne peut suivre (« { $name } »).
refusal-event-not-due = « { $name } » ne peut pas arriver maintenant.
refusal-event-key-missing = Il y manque « { $key } ».
refusal-event-key-unknown = « { $key } » n’y a pas sa place.
refusal-display-of-five = L’étalage doit avoir cinq pions.
refusal-no-such-town-card = La carte Village « { $town } » n’est plus disponible.
refusal-one-town-card = Chaque joueur n’a qu’une carte Village.
refusal-round-not-due = C’est le tour { $need } qui doit commencer, pas le tour { $n }.
refusal-start-not-due = C’est la place { $need } qui doit commencer ce tour, pas la place { $seat }.
refusal-deal-not-due = C’est la place { $need } qui doit recevoir des cartes, pas la place { $seat }.
refusal-deal-size = Il faut distribuer { $need ->
    [one] { $need } carte
   *[other] { $need } cartes
} à ce moment.
refusal-none-left = Il n’y en a plus autant dans la pioche : { $kinds }.
refusal-not-over = Il y a un résultat, mais la partie n’est pas finie.
refusal-wrong-result = Le résultat indiqué n’est pas celui de la partie.
