### I nomi delle cose, come li chiama il regolamento. In count-… $n è il numero.
kind-giant_pig = maiale gigante
kind-elfcycle = ruota dei folletti
kind-magic_cloud = nuvola magica
kind-unicorn = unicorno
kind-troll_wagon = carrozza dei demoni
kind-dragon = drago
kind-raft = zattera
count-giant_pig = { $n ->
    [0] nessun maiale gigante
    [one] { $n } maiale gigante
   *[other] { $n } maiali giganti
}
count-elfcycle = { $n ->
    [0] nessuna ruota dei folletti
    [one] { $n } ruota dei folletti
   *[other] { $n } ruote dei folletti
}
count-magic_cloud = { $n ->
    [0] nessuna nuvola magica
    [one] { $n } nuvola magica
   *[other] { $n } nuvole magiche
}
count-unicorn = { $n ->
    [0] nessun unicorno
    [one] { $n } unicorno
   *[other] { $n } unicorni
}
count-troll_wagon = { $n ->
    [0] nessuna carrozza dei demoni
    [one] { $n } carrozza dei demoni
   *[other] { $n } carrozze dei demoni
}
count-dragon = { $n ->
    [0] nessun drago
    [one] { $n } drago
   *[other] { $n } draghi
}
count-raft = { $n ->
    [0] nessuna zattera
    [one] { $n } zattera
   *[other] { $n } zattere
}
## Un mezzo di trasporto nella frase: $counter ne scrive il nome e sceglie secondo la sigla.
one-counter = { $counter ->
    [magic_cloud] una { $counter }
    [elfcycle] una { $counter }
    [troll_wagon] una { $counter }
    [raft] una { $counter }
   *[other] un { $counter }
}
## Le altre forme che servono; { counter.il } ne prende una.
counter =
    .il = { $counter ->
        [unicorn] l’{ $counter }
        [magic_cloud] la { $counter }
        [elfcycle] la { $counter }
        [troll_wagon] la { $counter }
       *[other] il { $counter }
    }
    .del = { $counter ->
        [unicorn] dell’{ $counter }
        [magic_cloud] della { $counter }
        [elfcycle] della { $counter }
        [troll_wagon] della { $counter }
       *[other] del { $counter }
    }
    .nessun = { $counter ->
        [magic_cloud] nessuna { $counter }
        [elfcycle] nessuna { $counter }
        [troll_wagon] nessuna { $counter }
       *[other] nessun { $counter }
    }
    .quanti = { $counter ->
        [giant_pig] Quanti maiali giganti
        [elfcycle] Quante ruote dei folletti
        [magic_cloud] Quante nuvole magiche
        [unicorn] Quanti unicorni
        [troll_wagon] Quante carrozze dei demoni
       *[other] Quanti draghi
    }
    .segreto = { $counter ->
        [magic_cloud] la { $counter } segreta
        [elfcycle] la { $counter } segreta
        [troll_wagon] la { $counter } segreta
        [unicorn] l’{ $counter } segreto
       *[other] il { $counter } segreto
    }
## Verso una città: «a Virst», ma «ad Al'Baran».
town =
    .a = { $town ->
        [albaran] ad { $town }
       *[other] a { $town }
    }
## In un terreno, nella frase.
terrain =
    .dove = { $terrain ->
        [plain] in pianura
        [forest] nel bosco
        [desert] nel deserto
        [mountain] in montagna
        [river] sul fiume
       *[other] sul lago
    }
## Quante città si possono ancora raggiungere.
still-new-towns = { $towns ->
    [0] Non puoi più raggiungere città nuove
    [one] Puoi ancora raggiungere una città nuova
   *[other] Puoi ancora raggiungere { $towns } città nuove
}
terrain-plain = pianura
terrain-forest = bosco
terrain-desert = deserto
terrain-mountain = montagna
terrain-river = fiume
terrain-lake = traghetto
## Un collegamento: $a e $b sono le sue città, $terrain il terreno.
road = { $a }–{ $b } ({ $terrain })
town-by = { $town } ({ $terrain })
obstacle = ostacolo
color-black = nero
color-blue = blu
color-green = verde
color-purple = viola
color-red = rosso
color-yellow = giallo
bot-random = Bot facile
bot-greedy = Bot medio
bot-planner = Bot difficile
bot-searcher = Bot esperto
## Elenchi: $some è ciò che precede, $last l’ultimo.
list-and = { $some } { LETTER($last) ->
    [e] ed
   *[other] e
} { $last }
list-comma = { $some }, { $last }
list-or = { $some } o { $last }
## Giunture: una frase con il numero della sua regola; un titolo e ciò che segue.
with-rule = { $sentence } ({ $rule })
label = { $title }:
titled = { $title }: { $text }
