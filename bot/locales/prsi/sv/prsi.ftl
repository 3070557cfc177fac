# The referee of Prší: cards, questions, the log, refusals.

prsi-suit-hearts = hjärter
prsi-suit-leaves = löv
prsi-suit-acorns = ekollon
prsi-suit-bells = bjällror
prsi-card-7 = { $suit ->
    [hearts] hjärter sju
    [leaves] löv sju
    [acorns] ekollon sju
   *[bells] bjäll sju
}
prsi-card-8 = { $suit ->
    [hearts] hjärter åtta
    [leaves] löv åtta
    [acorns] ekollon åtta
   *[bells] bjäll åtta
}
prsi-card-9 = { $suit ->
    [hearts] hjärter nio
    [leaves] löv nio
    [acorns] ekollon nio
   *[bells] bjäll nio
}
prsi-card-10 = { $suit ->
    [hearts] hjärter tio
    [leaves] löv tio
    [acorns] ekollon tio
   *[bells] bjäll tio
}
prsi-card-under = { $suit ->
    [hearts] hjärter under
    [leaves] löv under
    [acorns] ekollon under
   *[bells] bjäll under
}
prsi-card-over = { $suit ->
    [hearts] hjärter över
    [leaves] löv över
    [acorns] ekollon över
   *[bells] bjäll över
}
prsi-card-king = { $suit ->
    [hearts] hjärter kung
    [leaves] löv kung
    [acorns] ekollon kung
   *[bells] bjäll kung
}
prsi-card-ace = { $suit ->
    [hearts] hjärter ess
    [leaves] löv ess
    [acorns] ekollon ess
   *[bells] bjäll ess
}

prsi-await-turn = lägg ett kort, eller dra
prsi-await-sevens = { $count ->
    [one] svara på sjuan: skicka den vidare, eller dra { $count } kort
   *[other] svara på sjuan: skicka den vidare, eller dra { $count } kort
}
prsi-await-stop = svara på esset: skicka det vidare, eller stå över
prsi-ask-card = Vad gör du?
prsi-ask-suit = { $card }: vilken färg väljer du?
prsi-do-draw = dra ett kort
prsi-do-draw-due = { $count ->
    [one] dra { $count } kort
   *[other] dra { $count } kort
}
prsi-do-stand = stå över
prsi-will-stand = Du står över den här turen.
prsi-will-draw = { $count ->
    [one] Du drar { $count } kort.
   *[other] Du drar { $count } kort.
}
prsi-will-play = Du lägger { $card }.
prsi-will-play-over = Du lägger { $card } och väljer färg: { $suit }.
prsi-fact-top = Överst: { $card }. Färg som gäller: { $suit }.
prsi-fact-hand = På hand har du: { $cards }.
prsi-fact-others = De andra: { $held }. Kvar i talongen: { $stock }.
prsi-holds = { $count ->
    [one] { $seat } ({ $count } kort)
   *[other] { $seat } ({ $count } kort)
}
prsi-sheet-hand = Handen hos { $seat }
prsi-dealt = { $seat } ger. Första kortet: { $card }.
prsi-played = { $seat } lägger { $card }.
prsi-played-over = { $seat } lägger { $card } och väljer färg: { $suit }.
prsi-turned = Talongen tog slut: högen blandas, och det översta kortet ligger kvar.
prsi-drew-cards = { $seat } drar: { $cards }.
prsi-drew = { $count ->
    [one] { $seat } drar { $count } kort.
   *[other] { $seat } drar { $count } kort.
}
prsi-stood = { $seat } står över.
prsi-won-last = { $seat } har inga kort kvar och vinner given!
prsi-won-fewest = Ingen kan dra eller lägga något mer. { $seat } vinner given med minst kort.
prsi-adjusted = Domaren har ändrat läget: { $seat } är i tur, färg som gäller: { $suit }.
prsi-heading = Giv { $deal } · först till { $goal }
prsi-score = vinster: { $wins }, kort på hand: { $cards }
prsi-end-goal = { $count ->
    [one] Den som först vann { $count } giv vann matchen.
   *[other] Den som först vann { $count } givar vann matchen.
}
prsi-end-conceded = De andra gav upp.
prsi-set-turn = tur
prsi-set-wins = vunna givar ({ $seat })
prsi-why-stand = Inget ess på handen, så du får stå över.
prsi-why-draw = Inget kort på hand går att lägga.
prsi-why-pass-on = Då är det nästa spelare som drabbas.
prsi-why-over = Bara en över går att lägga nu; välj den färg du har mest av.
prsi-why-first = Det första kortet som går att lägga.
prsi-why-hold-up = Nästa spelare har få kort kvar: det här bromsar.
prsi-why-lone = Du har minst kort som passar ihop med det här; senare blir det svårast att bli av med.
prsi-no-seats = Prší spelas av { $least } till { $most }.
prsi-no-goal = En match går till { $least } till { $most } vunna givar.
prsi-no-over = Matchen är slut.
prsi-no-turn = Det är någon annans tur.
prsi-no-own-card = Det kortet har du inte på hand.
prsi-no-match = Det stämmer varken med färgen som gäller ({ $suit }) eller med det översta kortets valör ({ $top }).
prsi-no-only-seven = Bara en sjua skickar en sjua vidare; annars drar du.
prsi-no-only-ace = Bara ett ess skickar ett ess vidare; annars står du över.
prsi-no-suit = Till en över hör en färg: hjärter, löv, ekollon eller bjällror.
prsi-no-only-over = Bara den som lägger en över väljer färg.
prsi-no-draw-after-ace = Man drar inte för ett ess: stå över, eller skicka det vidare med ett ess.
prsi-no-stand-after-seven = { $count ->
    [one] Man står inte över för en sjua: dra { $count } kort, eller skicka den vidare med en sjua.
   *[other] Man står inte över för en sjua: dra { $count } kort, eller skicka den vidare med en sjua.
}
prsi-no-stand = Man står över bara för ett ess: lägg ett kort, eller dra.
prsi-no-adjust = Det som kan ändras: vems tur det är (turn), färgen (suit: h, l, a, b) och vunna givar per plats (wins).
prsi-no-adjust-over = Matchen är slut; det finns inget att ändra.
prsi-no-adjust-wins = Vunna givar kan vara 0 till { $most }: fler skulle avsluta matchen.
