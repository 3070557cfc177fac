# What a player holds, in words.

zloba-sheet-faction = Din fraktion: { $faction }
zloba-sheet-choosable = Fraktion: { $faction }
zloba-sheet-opponent = AM: { $faction }
zloba-sheet-elite = { $name }: { $values }. { $text }
zloba-sheet-values = corra { $cost }, tålighet { $toughness }, { $points ->
    [0] inga bonus-SP
   *[other] bonus-SP { $points }
}, { $left } av { $dice } kvar på spelmattan
zloba-sheet-priority = { $values }, prioritet { $priority }
zloba-sheet-skill = Färdigheten { $name } (corra { $cost }): { $text }
zloba-sheet-card-once = Stödkortet { $name } (en gång per match): { $text }
zloba-sheet-card-lasting = Stödkortet { $name } (verkar hela tiden): { $text }
zloba-sheet-card-spent = Stödkortet { $name } (förbrukat): { $text }
zloba-sheet-scenario = Scenario: { $name }
zloba-sheet-chaos = Kaostärningen { $number }: { $line }
zloba-sheet-pack = Komponenter
zloba-sheet-pack-own = { $name }
zloba-sheet-pack-stand-in = { $name }: värdena är påhittade, inte lådans.

# Vad en fråga avgörs av: tärningarna att välja bland och vad spelaren har.

zloba-fact-card = **{ $card }** – { $text }
zloba-fact-die = **{ $die }** – { $does }
zloba-fact-mine = 1 corra ur förrådet
zloba-fact-extend = högst 2 grundtrupper från mattan dit där du redan har en trupp
zloba-fact-maneuver = högst 2 trupper till ett grannområde, eller 2 grundtrupper från mattan till din egen zon
zloba-fact-battle = 1 skada i ett område med dina trupper, eller i ett grannområde
zloba-fact-eye-mine = en gång per runda dessutom: 1 corra
zloba-fact-eye-strike = en gång per runda dessutom: 1 skada i vilket område som helst
zloba-fact-eye-charge = en gång per runda dessutom: 2 skador i ett område med dina trupper, eller i ett grannområde
zloba-fact-eye-double = en gång per runda dessutom: upprepar handlingen du just har gjort
zloba-fact-score = { $who } { $points }
zloba-fact-scores = Segerpoäng (SP; { $goal } vinner): { $scores }
zloba-fact-prospect = Om rundan räknades nu: { $scores }
zloba-fact-prospect-end =
    Om rundan räknades nu: { $scores } – då vore matchen slut: { $count ->
        [one] { $winners } skulle vinna
       *[other] { $winners } skulle dela segern
    }
zloba-fact-held =
    { $count ->
        [0] Du har ingen handlingstärning kvar; corra: { $corra }
       *[other] Dina tärningar: { $dice }; corra: { $corra }
    }

# What is left of a turn, for who asks.

zloba-deed-left = { $count ->
    [0] ingen handlingstärning kvar; corra: { $corra }
    [one] { $count } handlingstärning kvar: { $dice }; corra: { $corra }
   *[other] { $count } handlingstärningar kvar: { $dice }; corra: { $corra }
}
zloba-deed-eye = den allseende tärningen är oanvänd: { $symbol }
zloba-deed-acted = turens handling är redan gjord
zloba-deed-no-skill = Din fraktion har ingen specialfärdighet.
zloba-deed-no-card = Du har inget stödkort kvar som används; de andra verkar av sig själva.
