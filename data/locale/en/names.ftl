# The names of things, as the rulebook has them.
kind-giant_pig = giant pig
kind-elfcycle = elfcycle
kind-magic_cloud = magic cloud
kind-unicorn = unicorn
kind-troll_wagon = troll wagon
kind-dragon = dragon
kind-raft = raft
count-giant_pig = { $n ->
    [one] { $n } giant pig
   *[other] { $n } giant pigs
}
count-elfcycle = { $n ->
    [one] { $n } elfcycle
   *[other] { $n } elfcycles
}
count-magic_cloud = { $n ->
    [one] { $n } magic cloud
   *[other] { $n } magic clouds
}
count-unicorn = { $n ->
    [one] { $n } unicorn
   *[other] { $n } unicorns
}
count-troll_wagon = { $n ->
    [one] { $n } troll wagon
   *[other] { $n } troll wagons
}
count-dragon = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
}
count-raft = { $n ->
    [one] { $n } raft
   *[other] { $n } rafts
}
# With its article: "an elfcycle", but "a unicorn".
one-counter = { $counter ->
    [elfcycle] an { $counter }
   *[other] a { $counter }
}
terrain-plain = plains
terrain-forest = woods
terrain-desert = desert
terrain-mountain = mountains
terrain-river = river
terrain-lake = ferry
road = { $a } – { $b } ({ $terrain })
town-by = { $town } ({ $terrain })
obstacle = obstacle
color-black = black
color-blue = blue
color-green = green
color-purple = purple
color-red = red
color-yellow = yellow
bot-random = easy bot
bot-greedy = medium bot
bot-planner = hard bot
bot-searcher = expert bot
list-and = { $some } and { $last }
list-comma = { $some }, { $last }
list-or = { $some } or { $last }
with-rule = { $sentence } ({ $rule })
label = { $title }:
titled = { $title }: { $text }
