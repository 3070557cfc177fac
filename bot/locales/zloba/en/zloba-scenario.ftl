# What a scenario card of Zloba says, told from its data; and how wounds from the opponent are divided.

zloba-next-elite = the next by priority
zloba-all-elites = all of them

zloba-chaos = { $effects }.
zloba-chaos-if = Only with { $humans } or more humans: { $line }
zloba-chaos-none = nothing happens

zloba-chaos-deploy-elite = { $count ->
    [one] the AI deploys an elite free of charge ({ $elite })
   *[other] the AI deploys { $count } elites free of charge ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] the AI deploys { $count } basic troop to its base
   *[other] the AI deploys { $count } basic troops to its base
}
zloba-chaos-deploy-threat = { $count ->
    [one] the AI deploys { $count } basic troop to its region with the highest threat
   *[other] the AI deploys { $count } basic troops to its region with the highest threat
}
zloba-chaos-muster = { $count ->
    [one] the AI musters { $count } basic troop to its base
   *[other] the AI musters { $count } basic troops to its base
}
zloba-chaos-corra = the AI gains { $count } Corra
zloba-chaos-domination = every faction gains { $count } Corra for each region it dominates
zloba-chaos-move-elites = the AI’s elites ({ $elite }) move to the adjacent region with the highest threat
zloba-chaos-base = { $count ->
    [one] the AI’s base token moves on { $count } region
   *[other] the AI’s base token moves on { $count } regions
}
zloba-chaos-disperse-most = the AI disperses where it has the most troops
zloba-chaos-disperse-base = the AI disperses at its base
zloba-chaos-attack-with = { $count ->
    [one] the AI attacks for { $count } wound in every region with this elite of its ({ $elite })
   *[other] the AI attacks for { $count } wounds in every region with this elite of its ({ $elite })
}
zloba-chaos-attack-any = { $count ->
    [one] the AI attacks the region with the highest threat for { $count } wound
   *[other] the AI attacks the region with the highest threat for { $count } wounds
}
zloba-chaos-attack-near = { $count ->
    [one] the AI attacks the most threatening region with or beside its troops for { $count } wound
   *[other] the AI attacks the most threatening region with or beside its troops for { $count } wounds
}

zloba-mission-points-both = The side with at least { $count } VP at the end of a round wins.
zloba-mission-points-humans = The humans win with at least { $count } VP together at the end of a round.
zloba-mission-points-opponent = The AI wins with at least { $count } VP at the end of a round.
zloba-mission-rounds-both = The game ends after round { $count } at the latest.
zloba-mission-rounds-humans = The humans win if they hold out until the end of round { $count }.
zloba-mission-rounds-opponent = The AI wins at the end of round { $count } unless somebody has won by then, or just then, in another way.
zloba-mission-areas-both = The side wins that controls, at the end of a round, { $areas ->
    [any] at least { $count } of the eight regions
   *[other] at least { $count } of the regions { $areas }
}.
zloba-mission-areas-humans = The humans win if together they control, at the end of a round, { $areas ->
    [any] at least { $count } of the eight regions
   *[other] at least { $count } of the regions { $areas }
}.
zloba-mission-areas-opponent = The AI wins if it controls, at the end of a round, { $areas ->
    [any] at least { $count } of the eight regions
   *[other] at least { $count } of the regions { $areas }
}.

zloba-event-prefer = When the AI buys elites, it takes this one first: { $elite }.
zloba-event-allowance = In groundwork the AI gets more: Corra { $corra }, basic troops { $units }.
zloba-event-stay = The AI’s base token does not move in upkeep.

zloba-suffers = { $faction }: { $wounds }
zloba-suffers-nothing = { $faction }: no wounds
zloba-ask-divide = { $wounds ->
    [one] The AI deals { $wounds } wound ({ $place }). What do your troops suffer?
   *[other] The AI deals { $wounds } wounds ({ $place }). What do your troops suffer?
}
zloba-no-divide-first = First divide the wounds from the AI.
zloba-no-nothing-to-divide = There are no wounds from the AI for you to divide now.
zloba-no-others-divide = Another faction ({ $faction }) is deciding about the AI’s wounds now, for its own troops only.
zloba-no-divide-own = Divide only the wounds of your own troops; the others decide for theirs.
zloba-no-wrong-division = { $wounds ->
    [one] The AI wounds elites first, and only in this region ({ $place }). { $wounds } wound is left to divide: your troops take it, or leave it to those who decide after you and can bear it.
   *[other] The AI wounds elites first, and only in this region ({ $place }). { $wounds } wounds are left to divide: your troops take so many that the troops of those who decide after you can bear the rest.
}
