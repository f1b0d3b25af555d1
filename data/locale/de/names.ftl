### Die Namen der Dinge, wie sie in der Spielanleitung stehen. In count-… ist $n die Anzahl.
kind-giant_pig = Riesenschwein
kind-elfcycle = Elfenrad
kind-magic_cloud = Magische Wolke
kind-unicorn = Einhorn
kind-troll_wagon = Trollwagen
kind-dragon = Drache
kind-raft = Floß
count-giant_pig = { $n ->
    [one] { $n } Riesenschwein
   *[other] { $n } Riesenschweine
}
count-elfcycle = { $n ->
    [one] { $n } Elfenrad
   *[other] { $n } Elfenräder
}
count-magic_cloud = { $n ->
    [one] { $n } Magische Wolke
   *[other] { $n } Magische Wolken
}
count-unicorn = { $n ->
    [one] { $n } Einhorn
   *[other] { $n } Einhörner
}
count-troll_wagon = { $n ->
    [one] { $n } Trollwagen
   *[other] { $n } Trollwagen
}
count-dragon = { $n ->
    [one] { $n } Drache
   *[other] { $n } Drachen
}
count-raft = { $n ->
    [one] { $n } Floß
   *[other] { $n } Flöße
}
## Ein Transportmittel im Satz. $counter schreibt seinen Namen und wählt nach seiner Kennung.
## one-counter steht im Akkusativ, wie ihn „legt“, „nimmt“ und „behält“ verlangen.
one-counter = { $counter ->
    [dragon] einen Drachen
    [troll_wagon] einen Trollwagen
    [magic_cloud] eine Magische Wolke
   *[other] ein { $counter }
}
## Die übrigen Formen, die deutsche Sätze brauchen; { counter.der } holt eine davon.
counter =
    .der = { $counter ->
        [dragon] der Drache
        [troll_wagon] der Trollwagen
        [magic_cloud] die Magische Wolke
       *[other] das { $counter }
    }
    .den = { $counter ->
        [dragon] den Drachen
        [troll_wagon] den Trollwagen
        [magic_cloud] die Magische Wolke
       *[other] das { $counter }
    }
    .dem = { $counter ->
        [dragon] dem Drachen
        [troll_wagon] dem Trollwagen
        [magic_cloud] der Magischen Wolke
       *[other] dem { $counter }
    }
    .ein = { $counter ->
        [magic_cloud] eine Magische Wolke
       *[other] ein { $counter }
    }
    .kein = { $counter ->
        [magic_cloud] keine Magische Wolke
       *[other] kein { $counter }
    }
    .keinen = { $counter ->
        [dragon] keinen Drachen
        [troll_wagon] keinen Trollwagen
        [magic_cloud] keine Magische Wolke
       *[other] kein { $counter }
    }
    .er = { $counter ->
        [dragon] er
        [troll_wagon] er
        [magic_cloud] sie
       *[other] es
    }
    .geheim = { $counter ->
        [dragon] einen geheimen Drachen
        [troll_wagon] einen geheimen Trollwagen
        [magic_cloud] eine geheime Magische Wolke
       *[other] ein geheimes { $counter }
    }
    .akkusativ = { $counter ->
        [dragon] Drachen
       *[other] { $counter }
    }
terrain-plain = Ebene
terrain-forest = Wald
terrain-desert = Wüste
terrain-mountain = Berge
terrain-river = Fluss
terrain-lake = Fähre
## Eine Verbindung: $a und $b sind ihre Orte, $terrain ist ihr Gelände.
road = { $a }–{ $b } ({ $terrain })
town-by = { $town } ({ $terrain })
obstacle = Hindernis
color-black = Schwarz
color-blue = Blau
color-green = Grün
color-purple = Lila
color-red = Rot
color-yellow = Gelb
bot-random = Bot (leicht)
bot-greedy = Bot (mittel)
bot-planner = Bot (schwer)
bot-searcher = Bot (Experte)
## Aufzählungen: $some sind die Glieder davor, $last ist das letzte.
list-comma = { $some }, { $last }
list-and = { $some } und { $last }
list-or = { $some } oder { $last }
## Fugen: ein Satz mit der Nummer seiner Regel; eine Überschrift und das, wozu sie gehört.
with-rule = { $sentence } ({ $rule })
label = { $title }:
titled = { $title }: { $text }
