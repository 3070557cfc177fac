# What a scenario card of Zloba says, told from its data; and how wounds from the opponent are divided.

zloba-next-elite = nästa i turordningen
zloba-all-elites = alla

zloba-chaos = { $effects }.
zloba-chaos-if = Bara med { $humans } eller fler människor: { $line }
zloba-chaos-none = ingenting händer

zloba-chaos-deploy-elite = { $count ->
    [one] AM sätter in en elit gratis ({ $elite })
   *[other] AM sätter in { $count } eliter gratis ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] AM sätter in { $count } grundtrupp på sin bas
   *[other] AM sätter in { $count } grundtrupper på sin bas
}
zloba-chaos-deploy-threat = { $count ->
    [one] AM sätter in { $count } grundtrupp i sitt område med störst hot
   *[other] AM sätter in { $count } grundtrupper i sitt område med störst hot
}
zloba-chaos-muster = { $count ->
    [one] AM samlar { $count } grundtrupp på sin bas
   *[other] AM samlar { $count } grundtrupper på sin bas
}
zloba-chaos-corra = AM får { $count } corra
zloba-chaos-domination = varje fraktion får { $count } corra för varje område den dominerar
zloba-chaos-move-elites = AM:s eliter ({ $elite }) flyttar till grannområdet med störst hot
zloba-chaos-base = { $count ->
    [one] AM:s basmarkör flyttar { $count } område framåt
   *[other] AM:s basmarkör flyttar { $count } områden framåt
}
zloba-chaos-disperse-most = AM delar sina styrkor där den har flest trupper
zloba-chaos-disperse-base = AM delar sina styrkor från sin bas
zloba-chaos-attack-with = { $count ->
    [one] AM anfaller med { $count } skada i varje område där den har denna elit ({ $elite })
   *[other] AM anfaller med { $count } skador i varje område där den har denna elit ({ $elite })
}
zloba-chaos-attack-any = { $count ->
    [one] AM anfaller området med störst hot med { $count } skada
   *[other] AM anfaller området med störst hot med { $count } skador
}
zloba-chaos-attack-near = { $count ->
    [one] AM anfaller det område med störst hot bland sina egna och deras grannar med { $count } skada
   *[other] AM anfaller det område med störst hot bland sina egna och deras grannar med { $count } skador
}

zloba-mission-points-both = Den sida vinner som har minst { $count } segerpoäng i slutet av en runda.
zloba-mission-points-humans = Människorna vinner om de tillsammans har minst { $count } segerpoäng i slutet av en runda.
zloba-mission-points-opponent = AM vinner med minst { $count } segerpoäng i slutet av en runda.
zloba-mission-rounds-both = Spelet slutar senast efter runda { $count }.
zloba-mission-rounds-humans = Människorna vinner om de håller ut till slutet av runda { $count }.
zloba-mission-rounds-opponent = AM vinner i slutet av runda { $count } om ingen har vunnit dessförinnan eller just då på annat sätt.
zloba-mission-areas-both = Den sida vinner som i slutet av en runda kontrollerar { $areas ->
    [any] minst { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.
zloba-mission-areas-humans = Människorna vinner om de i slutet av en runda tillsammans kontrollerar { $areas ->
    [any] minst { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.
zloba-mission-areas-opponent = AM vinner om den i slutet av en runda kontrollerar { $areas ->
    [any] minst { $count } av de åtta områdena
   *[other] minst { $count } av områdena { $areas }
}.

zloba-event-prefer = När AM köper eliter tar den denna först: { $elite }.
zloba-event-allowance = I grundarbetet får AM mer: corra { $corra }, grundtrupper { $units }.
zloba-event-stay = AM:s basmarkör flyttar inte i underhållet.

zloba-suffers = { $faction }: { $wounds }
zloba-suffers-nothing = { $faction }: inga skador
zloba-ask-divide = { $wounds ->
    [one] AM ger { $wounds } skada ({ $place }). Vad drabbar dina trupper?
   *[other] AM ger { $wounds } skador ({ $place }). Vad drabbar dina trupper?
}
zloba-no-divide-first = Fördela först skadorna från AM.
zloba-no-nothing-to-divide = Det finns inga skador från AM för dig att fördela nu.
zloba-no-others-divide = En annan fraktion ({ $faction }) bestämmer nu om skadorna från AM, bara för sina egna trupper.
zloba-no-divide-own = Fördela bara skadorna på dina egna trupper; de andra bestämmer över sina.
zloba-no-wrong-division = { $wounds ->
    [one] AM skadar eliter först, och bara i detta område ({ $place }). { $wounds } skada återstår: dina trupper tar den, eller lämnar den till dem som bestämmer efter dig och tål den.
   *[other] AM skadar eliter först, och bara i detta område ({ $place }). { $wounds } skador återstår: dina trupper tar så många att trupperna hos dem som bestämmer efter dig tål resten.
}
