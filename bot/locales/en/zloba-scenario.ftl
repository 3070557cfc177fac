# What a scenario card of Zloba says, told from its data.

zloba-any-elite = any elite

zloba-chaos = { $effects }.
zloba-chaos-if = With at least { $humans } { $humans ->
    [one] human
   *[other] humans
}: { $line }

zloba-chaos-deploy-elite = { $count ->
    [one] the opponent deploys an elite free of charge ({ $elite })
   *[other] the opponent deploys { $count } elites free of charge ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] the opponent deploys { $count } basic unit to its base
   *[other] the opponent deploys { $count } basic units to its base
}
zloba-chaos-deploy-threat = { $count ->
    [one] the opponent deploys { $count } basic unit to its area with the highest threat
   *[other] the opponent deploys { $count } basic units to its area with the highest threat
}
zloba-chaos-muster = { $count ->
    [one] the opponent musters { $count } basic unit to its base
   *[other] the opponent musters { $count } basic units to its base
}
zloba-chaos-corra = the opponent gains { $count } corra
zloba-chaos-domination = every faction gains { $count } corra for each area it dominates
zloba-chaos-move-elites = the opponent's elites ({ $elite }) move to the neighbouring area with the highest threat
zloba-chaos-base = { $count ->
    [one] the opponent's base goes on by { $count } area
   *[other] the opponent's base goes on by { $count } areas
}
zloba-chaos-disperse-most = the opponent splits its forces where it has most units
zloba-chaos-disperse-base = the opponent splits its forces at its base
zloba-chaos-attack-with = { $count ->
    [one] the opponent attacks for { $count } wound in every area with its { $elite }
   *[other] the opponent attacks for { $count } wounds in every area with its { $elite }
}
zloba-chaos-attack-any = { $count ->
    [one] the opponent attacks the area with the highest threat for { $count } wound
   *[other] the opponent attacks the area with the highest threat for { $count } wounds
}
zloba-chaos-attack-near = { $count ->
    [one] the opponent attacks the most threatening of its own and neighbouring areas for { $count } wound
   *[other] the opponent attacks the most threatening of its own and neighbouring areas for { $count } wounds
}

zloba-mission-points-both = { $count ->
    [one] The side with { $count } point wins.
   *[other] The side with { $count } points wins.
}
zloba-mission-points-humans = { $count ->
    [one] The humans win with { $count } point.
   *[other] The humans win with { $count } points.
}
zloba-mission-points-opponent = { $count ->
    [one] The opponent wins with { $count } point.
   *[other] The opponent wins with { $count } points.
}
zloba-mission-rounds-both = The game ends after round { $count }.
zloba-mission-rounds-humans = The humans win if they hold out until the end of round { $count }.
zloba-mission-rounds-opponent = The opponent wins at the end of round { $count }.
zloba-mission-areas-both = The side wins that controls, at the end of a round, { $areas ->
    [any] { $count } of the eight areas
   *[other] at least { $count } of the areas { $areas }
}.
zloba-mission-areas-humans = The humans win if together they control, at the end of a round, { $areas ->
    [any] { $count } of the eight areas
   *[other] at least { $count } of the areas { $areas }
}.
zloba-mission-areas-opponent = The opponent wins if it controls, at the end of a round, { $areas ->
    [any] { $count } of the eight areas
   *[other] at least { $count } of the areas { $areas }
}.

zloba-event-prefer = When the opponent buys elites, it takes this one first: { $elite }.
zloba-event-allowance = In groundwork the opponent gets more: corra { $corra }, basic units { $units }.
zloba-event-stay = The opponent's base does not walk in upkeep.

zloba-suffers = { $faction }: { $wounds }
zloba-ask-divide = { $wounds ->
    [one] The opponent deals { $wounds } wound ({ $place }). Who suffers it?
   *[other] The opponent deals { $wounds } wounds ({ $place }). Who suffers them?
}
zloba-no-nothing-to-divide = There are no wounds from the opponent for you to divide now.
zloba-no-wrong-division = The opponent wounds elites first, and only units in the area hit ({ $place }); divide exactly { $wounds }, or as many as can fall there.
