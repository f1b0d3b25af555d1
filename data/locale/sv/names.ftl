### Sakernas namn, så som de heter i spelreglerna. I count-… är $n antalet.
kind-giant_pig = jättegris
kind-elfcycle = alvcykel
kind-magic_cloud = magiskt moln
kind-unicorn = enhörning
kind-troll_wagon = trollkärra
kind-dragon = drake
kind-raft = timmerflotte
count-giant_pig = { $n ->
    [one] { $n } jättegris
   *[other] { $n } jättegrisar
}
count-elfcycle = { $n ->
    [one] { $n } alvcykel
   *[other] { $n } alvcyklar
}
count-magic_cloud = { $n ->
    [one] { $n } magiskt moln
   *[other] { $n } magiska moln
}
count-unicorn = { $n ->
    [one] { $n } enhörning
   *[other] { $n } enhörningar
}
count-troll_wagon = { $n ->
    [one] { $n } trollkärra
   *[other] { $n } trollkärror
}
count-dragon = { $n ->
    [one] { $n } drake
   *[other] { $n } drakar
}
count-raft = { $n ->
    [one] { $n } timmerflotte
   *[other] { $n } timmerflottar
}
## En transportbricka i en mening. $counter skriver namnet och väljer efter sin beteckning.
one-counter = { $counter ->
    [magic_cloud] ett magiskt moln
   *[other] en { $counter }
}
## De andra formerna som svenskan behöver; { counter.den } hämtar en av dem.
counter =
    .den = { $counter ->
        [dragon] draken
        [troll_wagon] trollkärran
        [magic_cloud] det magiska molnet
        [elfcycle] alvcykeln
        [giant_pig] jättegrisen
        [unicorn] enhörningen
       *[other] { $counter }
    }
    .ingen = { $counter ->
        [magic_cloud] inget magiskt moln
       *[other] ingen { $counter }
    }
    .hemlig = { $counter ->
        [magic_cloud] ett hemligt magiskt moln
       *[other] en hemlig { $counter }
    }
    .den-hemliga = { $counter ->
        [dragon] den hemliga draken
        [troll_wagon] den hemliga trollkärran
        [magic_cloud] det hemliga molnet
        [elfcycle] den hemliga alvcykeln
        [giant_pig] den hemliga jättegrisen
        [unicorn] den hemliga enhörningen
       *[other] { $counter }
    }
    .pronomen = { $counter ->
        [magic_cloud] det
       *[other] den
    }
## Den som gör något, först i en mening ([you]: den som läser).
den-som = { $name ->
    [you] Du
   *[player] { $name }
}
terrain-plain = fält
terrain-forest = skog
terrain-desert = öken
terrain-mountain = berg
terrain-river = flod
terrain-lake = färja
## Var något reser i en terräng; { terrain.var } hämtar det.
terrain =
    .var = { $terrain ->
        [plain] på fält
        [forest] i skog
        [desert] i öken
        [mountain] i berg
        [river] på floder
       *[lake] på sjöar
    }
## En förbindelse: $a och $b är dess städer, $terrain är terrängen.
road = { $a }–{ $b } ({ $terrain })
town-by = { $town } ({ $terrain })
obstacle = hinder
color-black = svart
color-blue = blå
color-green = grön
color-purple = lila
color-red = röd
color-yellow = gul
bot-random = lätt bot
bot-greedy = medelsvår bot
bot-planner = svår bot
bot-searcher = expertbot
## Uppräkningar: $some är leden före, $last är det sista.
list-comma = { $some }, { $last }
list-and = { $some } och { $last }
list-or = { $some } eller { $last }
## Fogar: en mening med sin regels nummer; en rubrik och det som hör till den.
with-rule = { $sentence } ({ $rule })
label = { $title }:
titled = { $title }: { $text }
