### Vad som är fel med ett protokoll som inte går att öppna.

## $event är händelsens nummer, $sentence en mening längre ned, $rule en regels nummer.
record-in-event = Händelse { $event } i protokollet: { $sentence }
record-against-rules = Händelse { $event } i protokollet strider mot reglerna: ”{ $sentence }” ({ $rule })
record-as-a-whole = Protokollet går inte att öppna: { $sentence }
## Det som står mellan ”” är främmande och lämnas som det är. $need och $n är nummer eller antal,
## $seat är en plats, $kinds en uppräkning.
refusal-not-a-record = Det är inget Elfenland-protokoll. Välj en fil som slutar på .elf.json.
refusal-not-json = Det är skadat eller ofullständigt: det är inte giltig JSON. Spara det igen från spelet eller ta en äldre kopia.
refusal-too-large = Det är för stort: ett protokoll får vara högst { $most } MB.
refusal-half-a-letter = Där finns ett halvt tecken, som inte går att visa: { $value }.
refusal-not-json-value = Där finns något som JSON inte kan uttrycka: { $value }.
refusal-other-version = Det är skrivet i version { $version } av formatet; det här programmet läser version 1 och 2. Uppdatera programmet.
refusal-key-missing = ”{ $key }” saknas.
refusal-bad-seed = Startvärdet måste vara ett heltal eller ett ord, inte { $value }.
refusal-events-are-a-list = ”events” måste vara en lista.
refusal-unknown-edition = Det finns ingen utgåva ”{ $edition }”.
refusal-rules-are-switches = ”rules” måste nämna utgåvans alla regelval.
refusal-switch-missing = Regelvalet ”{ $switch }” saknas i ”rules”.
refusal-player-needs-name = Alla spelare behöver ett namn.
refusal-name-too-long = Ett namn får ha högst { $most } tecken.
refusal-unknown-color = Det finns ingen spelarfärg ”{ $color }”.
refusal-color-twice = Två spelare har samma färg.
refusal-not-an-event = Det är ingen händelse.
refusal-unknown-event = Det finns ingen händelse ”{ $name }”.
refusal-event-after-end = Partiet är slut och ingenting kan följa (”{ $name }”).
refusal-event-not-due = ”{ $name }” kan inte ske nu.
refusal-event-key-missing = ”{ $key }” saknas.
refusal-event-key-unknown = Här finns ingen plats för ”{ $key }”.
refusal-display-of-five = Utbudet måste ha fem brickor.
refusal-no-such-town-card = Stadskortet ”{ $town }” finns inte kvar.
refusal-one-town-card = Varje spelare har ett enda stadskort.
refusal-round-not-due = Nu börjar omgång { $need }, inte { $n }.
refusal-start-not-due = Plats { $need } startar den här omgången, inte { $seat }.
refusal-deal-not-due = Nu får plats { $need } kort, inte { $seat }.
refusal-deal-size = Nu delas { $need ->
    [one] ett kort
   *[other] { $need } kort
} ut.
refusal-none-left = Så många finns inte kvar i högen: { $kinds }.
refusal-not-over = Det anger ett resultat, men partiet är inte slut.
refusal-wrong-result = Resultatet stämmer inte med partiet.
