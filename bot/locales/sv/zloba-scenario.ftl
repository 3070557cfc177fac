# What a scenario card of Zloba says, told from its data.

zloba-any-elite = valfri elit

zloba-chaos = { $effects }.
zloba-chaos-if = Med minst { $humans } { $humans ->
    [one] människa
   *[other] människor
}: { $line }

zloba-chaos-deploy-elite = { $count ->
    [one] motståndaren placerar en elit gratis ({ $elite })
   *[other] motståndaren placerar { $count } eliter gratis ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] motståndaren placerar { $count } basenhet på sin bas
   *[other] motståndaren placerar { $count } basenheter på sin bas
}
zloba-chaos-deploy-threat = { $count ->
    [one] motståndaren placerar { $count } basenhet i sitt område med störst hot
   *[other] motståndaren placerar { $count } basenheter i sitt område med störst hot
}
zloba-chaos-muster = { $count ->
    [one] motståndaren samlar { $count } basenhet på sin bas
   *[other] motståndaren samlar { $count } basenheter på sin bas
}
zloba-chaos-corra = motståndaren får { $count } korrakam
zloba-chaos-domination = varje fraktion får { $count } korrakam för varje område den dominerar
zloba-chaos-move-elites = motståndarens eliter ({ $elite }) flyttar till grannområdet med störst hot
zloba-chaos-base = { $count ->
    [one] motståndarens bas flyttar { $count } område framåt
   *[other] motståndarens bas flyttar { $count } områden framåt
}
zloba-chaos-disperse-most = motståndaren delar sina styrkor där den har flest enheter
zloba-chaos-disperse-base = motståndaren delar sina styrkor på sin bas
zloba-chaos-attack-with = { $count ->
    [one] motståndaren anfaller med { $count } skada i varje område med sin { $elite }
   *[other] motståndaren anfaller med { $count } skador i varje område med sin { $elite }
}
zloba-chaos-attack-any = { $count ->
    [one] motståndaren anfaller området med störst hot med { $count } skada
   *[other] motståndaren anfaller området med störst hot med { $count } skador
}
zloba-chaos-attack-near = { $count ->
    [one] motståndaren anfaller det mest hotande av sina egna och angränsande områden med { $count } skada
   *[other] motståndaren anfaller det mest hotande av sina egna och angränsande områden med { $count } skador
}

zloba-mission-points-both = { $count ->
    [one] Den sida som har { $count } poäng vinner.
   *[other] Den sida som har { $count } poäng vinner.
}
zloba-mission-points-humans = Människorna vinner med { $count } poäng.
zloba-mission-points-opponent = Motståndaren vinner med { $count } poäng.
zloba-mission-rounds-both = Spelet slutar efter runda { $count }.
zloba-mission-rounds-humans = Människorna vinner om de håller ut till slutet av runda { $count }.
zloba-mission-rounds-opponent = Motståndaren vinner i slutet av runda { $count }.
zloba-mission-areas-both = Den sida vinner som i slutet av en runda kontrollerar { $areas ->
    [any] { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.
zloba-mission-areas-humans = Människorna vinner om de i slutet av en runda tillsammans kontrollerar { $areas ->
    [any] { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.
zloba-mission-areas-opponent = Motståndaren vinner om den i slutet av en runda kontrollerar { $areas ->
    [any] { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.

zloba-event-prefer = När motståndaren köper eliter tar den denna först: { $elite }.
zloba-event-allowance = I förberedelserna får motståndaren mer: korrakam { $corra }, basenheter { $units }.
zloba-event-stay = Motståndarens bas vandrar inte i underhållet.

zloba-suffers = { $faction }: { $wounds }
zloba-ask-divide = { $wounds ->
    [one] Motståndaren ger { $wounds } skada ({ $place }). Vem drabbas?
   *[other] Motståndaren ger { $wounds } skador ({ $place }). Vem drabbas?
}
zloba-no-nothing-to-divide = Det finns inga skador från motståndaren för dig att fördela nu.
zloba-no-wrong-division = Motståndaren skadar eliter först, och bara enheter i det träffade området ({ $place }); fördela precis { $wounds }, eller så många som kan falla där.
