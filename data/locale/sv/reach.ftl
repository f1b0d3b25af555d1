### Vart handen leder: städer inom räckhåll, och resor som görs i ett svep.
reach-plan = { $town } är inom räckhåll: { $price }.
reach-travel = Till { $town } för { $price }: tryck en gång till, så bär det av.
reach-opens = Med den kommer { $towns } inom räckhåll.
reach-opens-of = { $counter }: { $towns }
reach-opens-each = Nytt inom räckhåll – { $each }.
choice-far = Till { $town }: { $price }
choice-towns = Längre bort
choice-town-none = Välj en stad …
choice-this-town = Välj: { $town }
choice-by-caravan = Betala med karavan …
choice-by-boatmen = Betala färjkarlarna …
now-by-caravan = Vilken väg tar du med karavanen?
now-by-boatmen = Över vilken sjö ror färjkarlarna dig?
# Where the pointer is.
preview-counters = { $road }: { $prices }
preview-obstacle = { $road }: hindret
# On the rack.
rack-thing = { CAP($thing) }
rack-chart = { CAP($thing) }: { $prices }
rack-price = { $terrain } { $n }
preview-as-before = Bästa resan: { $n ->
        [one] { $n } stad, som förut
       *[other] { $n } städer, som förut
    }
preview-change = Bästa resan: { $before } → { $n ->
        [one] { $n } stad
       *[other] { $n } städer
    }
preview-change-by = Bästa resan: { $before } → { $n ->
        [one] { $n } stad
       *[other] { $n } städer
    } ({ $counter })
# Vad som finns i en stad.
town-all-pieces = Allas stadspjäser
town-pieces = Pjäser: { $names }
town-boots = Stövlar: { $names }
town-own-card = Ditt stadskort
