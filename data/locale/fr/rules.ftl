### Pourquoi un coup est refusé. Le numéro de la règle suit chaque phrase.

## $seat et $turn sont des joueurs ([you] : qui lit), $counter un pion, $road une liaison, $town une
## ville, $terrain un terrain, $chart une ligne de la vue d’ensemble ; $given, $base et $due sont
## des nombres, $price, $cards et, près d’un prix, $have comme « 2 dragons ».
refusal-not-an-action = Ce n’est pas un coup de ce jeu.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-two-to-six = Elfenland se joue de deux à six.
refusal-half-for-two = La moitié ouest de la carte se joue à deux, ni plus ni moins.
refusal-bad-switch = Aucun livret de règles ne donne à « { $switch } » la valeur { $value } : choisis l’une des valeurs proposées.
refusal-not-your-turn = Patience : c’est à { $turn } de jouer, pas à { $seat ->
    [you] toi
   *[player] { $seat }
}.
refusal-game-over = La partie est finie. Tu peux en commencer une autre.
refusal-box-first = La distribution des cartes n’est pas finie. Encore un instant.
refusal-no-such-source = Les pions viennent de l’étalage ou de la pioche : choisis l’un des deux.
refusal-no-such-counter = Il n’y a pas de pion « { $given } ». Les six types sont : sanglier géant, roue elfique, nuage magique, licorne, chariot Troll et dragon.
refusal-no-such-card = Il n’y a pas de carte Voyage « { $given } ». Une carte montre l’un des six types de pions, ou un radeau.
refusal-no-such-road = Il n’y a pas de route « { $given } » sur le plateau. Vérifie son terrain et ses deux villes.
refusal-no-such-town = Il n’y a pas de ville « { $given } » sur le plateau. Vérifie l’orthographe.
refusal-no-such-payment = Dis comment tu paies : avec les cartes demandées, en caravane ou aux bateliers.
refusal-secret-or-open = Dis si le pion est visible ou secret.
refusal-draw-secret-first = Chacun pioche d’abord un pion, face cachée : à toi d’en piocher un.
refusal-draw-first = Chacun prend d’abord trois autres pions : prends-en un à l’étalage, ou pioche.
refusal-pile-is-face-down = La pioche est face cachée : tu ne peux pas y choisir { one-counter }.
refusal-name-a-counter = Dis lequel des cinq pions tu prends.
refusal-not-in-display = Il n’y a pas de { $counter } à l’étalage. Prends l’un des cinq pions, ou pioche.
refusal-plan-first = Tout le monde prépare encore son voyage : pose un pion ou ton obstacle, ou passe.
refusal-counter-not-held = Tu n’as pas de { $counter }. Choisis l’un de tes pions.
refusal-road-has-counter = Un seul pion par route : il y a déjà { one-counter } sur { $road }. Choisis une autre route.
refusal-wrong-terrain = { CAP(counter.le) } ne passe pas { terrain.en } : la vue d’ensemble y met un tiret ({ $chart }). Choisis une autre route.
refusal-no-counter-on-water = Pas de pion sur les cours d’eau ni sur les lacs : on y voyage avec des cartes radeau.
refusal-no-obstacle-on-water = Pas d’obstacle sur les cours d’eau ni sur les lacs : choisis une route qui a un pion.
refusal-obstacle-needs-counter = Un obstacle va sur une route qui a un pion, et il n’y en a pas sur { $road }. Choisis une autre route.
refusal-road-has-obstacle = Un seul obstacle par route, et il y en a déjà un sur { $road }. Choisis une autre route.
refusal-obstacle-used = Tu as déjà utilisé ton obstacle ; il n’y en a qu’un pour toute la partie.
refusal-move-first = C’est le moment du voyage : fais une étape, ou finis ton déplacement.
refusal-not-from-here = Ta botte est à { $town }, et { $road } n’en part pas. Choisis un chemin qui part de là.
refusal-already-there = Ta botte est déjà à { $town }. Choisis l’autre bout de la liaison : { $road }.
refusal-not-to-there = { $road } ne te mène pas à { $town }. Choisis la ville à l’autre bout.
refusal-road-needs-counter = Il n’y a pas de pion sur { $road } : personne ne peut y passer ce tour-ci. Choisis un autre chemin.
refusal-out-of-play = Au-delà de la frontière : { $road }. Seule la moitié ouest de la carte est en jeu. Choisis un chemin de ce côté.
refusal-road-price = Cette route coûte : { $terrain } { $base } = { $price }, ou trois cartes au choix en caravane. Tu as en main : { $have }.
refusal-road-price-alone = Cette route coûte : { $terrain } { $base } = { $price }. Tu as en main : { $have }.
refusal-obstacle-price = Cette route coûte : { $terrain } { $base } + obstacle 1 = { $price }, ou quatre cartes au choix en caravane. Tu as en main : { $have }.
refusal-river-price = Dans ce sens, le cours d’eau coûte { $price }. Tu as en main : { $have }. Choisis un autre chemin, ou finis ton déplacement.
refusal-lake-price = Le bac coûte { $price }. Tu as en main : { $have }. Choisis un autre chemin, ou finis ton déplacement.
refusal-wrong-cards = Cette étape se paie avec { $price }, pas avec { $cards }.
refusal-exact-price = Il faut payer exactement { $price } ; { $given ->
    [0] tu ne proposes aucune carte
    [one] tu proposes { $given } carte
   *[other] tu proposes { $given } cartes
}.
refusal-no-caravan-on-water = Les caravanes ne vont pas sur l’eau : cours d’eau et bacs se paient en cartes radeau.
refusal-caravan-only-if-unable = À cette table, la caravane est réservée à ceux qui ne peuvent pas payer le prix. Toi, tu le peux : { $price }.
refusal-caravan-price = Une caravane coûte trois cartes au choix ; tu en proposes { $given } et tu en as { $have }.
refusal-caravan-obstacle = Caravane 3 + obstacle 1 = 4 cartes au choix ; tu en proposes { $given } et tu en as { $have }.
refusal-no-boatmen = Il n’y a pas de bateliers sur { $road }. Choisis une autre façon de payer.
refusal-boatmen-price = Les bateliers veulent trois cartes au choix ; tu en proposes { $given } et tu en as { $have }.
refusal-cards-not-held = Tu n’as pas ces cartes : { $cards }. Choisis dans ta main.
refusal-cut-to-four = { $due ->
    [0] Tu peux garder quatre cartes, et tu n’en as pas plus : n’en défausse aucune.
    [1] Tu peux garder quatre cartes, et tu en as { $have } : défausses-en une, pas { $given }.
   *[other] Tu peux garder quatre cartes, et tu en as { $have } : défausses-en { $due }, pas { $given }.
}
refusal-keep-first = Choisis d’abord le pion que tu gardes.
