# Die Namen der Dinge, wie sie im Regelheft stehen.
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
# Im Akkusativ, wie ihn „legt“, „nimmt“ und „behält“ verlangen; sonst bleibt die Magische Wolke.
one-counter = { $counter ->
    [Drache] einen Drachen
    [Trollwagen] einen Trollwagen
    [Einhorn] ein Einhorn
    [Elfenrad] ein Elfenrad
    [Riesenschwein] ein Riesenschwein
   *[other] eine { $counter }
}
terrain-plain = Ebene
terrain-forest = Wald
terrain-desert = Wüste
terrain-mountain = Berge
terrain-river = Fluss
terrain-lake = Fähre
road = { $a } – { $b } ({ $terrain })
obstacle = Hindernis
color-black = Schwarz
color-blue = Blau
color-green = Grün
color-purple = Lila
color-red = Rot
color-yellow = Gelb
bot-random = Bot, leicht
bot-greedy = Bot, mittel
bot-planner = Bot, schwer
bot-searcher = Bot, Meister
list-and = { $some } und { $last }
list-or = { $some } oder { $last }
