# The referee of Zloba: questions, answers, the log, refusals.

zloba-words = { "sv" ->
    [cs] { $cs }
    [sv] { $sv }
   *[en] { $en }
}
zloba-seat = { $seat }
zloba-opponent = AM
zloba-list = { $items }
zloba-area = område { $area }
zloba-zone = den egna zonen
zloba-area-held = { $place } · { $points } SP · { $there }
zloba-area-empty = { $place } · { $points } SP
zloba-zone-facts = den egna zonen · du { $units }
zloba-you-there = du { $units }
zloba-units-there = { $faction } { $units }
zloba-target = { $faction } (har där: { $units })
zloba-elites = { $count }× { $elite }
zloba-elite-price = { $name } för { $cost } (tålighet: { $toughness }, kvar: { $left })
zloba-mat = spelmattan
zloba-removed = borttagna trupper
zloba-done = det är allt
zloba-basics = { $count ->
    [one] { $count } grundtrupp
   *[other] { $count } grundtrupper
}
zloba-elite = { $name } ({ $toughness })
zloba-elite-in = { $elite }, { $place }
zloba-hit = { $elite } −{ $wounds }
zloba-wounds = { $count ->
    [one] { $count } skada
   *[other] { $count } skador
}
zloba-march = { $place } ({ $units })
zloba-call = { $source } ({ $units })
zloba-points-held = { $count } SP
zloba-stake = Matchen slutar när någon har { $target } SP efter en poängräkning; ledaren behöver { $left } till.
zloba-areas = { $count ->
    [one] område { $areas }
   *[other] områdena { $areas }
}
zloba-places = { $places }
zloba-elsewhere = { $what } på annat håll
zloba-price = { $name } för { $cost }
zloba-card = { $name } (”{ $text }”)
zloba-cards = { $cards }
zloba-hand = { $who } ({ $cards })
zloba-times = { $count }× { $die }
zloba-dice = { $dice }
zloba-eye = Allseende tärning: { $symbol }
zloba-scenario = { $name } (AM: { $opponent })

zloba-side-north = första spelaren i norr
zloba-side-east = första spelaren i öster
zloba-side-south = första spelaren i söder
zloba-side-west = första spelaren i väster

zloba-name-mine = Bryta
zloba-name-extend = Förstärka
zloba-name-maneuver = Manöver
zloba-name-battle = Strid
zloba-name-strike = Slag
zloba-name-charge = Stormning
zloba-name-double = Dubblering
zloba-name-exodus = Uttåg
zloba-name-eye = den allseende tärningen
zloba-name-move = Flytta trupper
zloba-name-enter = Sätt in i den egna zonen
zloba-name-deploy = Sätt in grundtrupper
zloba-name-attack = Skada
zloba-name-muster = Samla
zloba-name-setup = förberedelser
zloba-name-spoils = krigsbyte
zloba-name-groundwork = grundarbete
zloba-name-draft = tärningsval
zloba-name-actions = handlingar
zloba-name-scoring = segerpoäng
zloba-name-over = spelets slut

# What is awaited, and the questions on the way to a decision.

zloba-await-cards = { $count ->
    [one] välj { $count } stödkort
   *[other] välj { $count } stödkort
}
zloba-await-die = välj en tärning
zloba-await-action = din tur: använd en handlingstärning
zloba-await-end = du får fortfarande köpa, använda den allseende tärningen eller ett stödkort; avsluta sedan turen
zloba-await-spoils = krigsbyte: { $action } ({ $place })
zloba-await-effect = använd effekten eller hoppa över den
zloba-await-onward = snabba eliter får gå vidare ({ $place })
zloba-await-divide = { $wounds ->
    [one] fördela { $wounds } skada från AM ({ $place })
   *[other] fördela { $wounds } skador från AM ({ $place })
}
zloba-await-share = { $wounds ->
    [one] säg om dina trupper tar { $wounds } skada från AM ({ $place })
   *[other] säg hur många av { $wounds } skador från AM dina trupper tar ({ $place })
}
zloba-ask-turn = Vad gör du?
zloba-ask-spoils = Vad gör du med krigsbytet ({ $place }, { $action })?
zloba-ask-effect = Vad gör du med effekten ({ $source })?
zloba-ask-onward = Går de snabba eliterna vidare ({ $place })?
zloba-ask-how = Hur?
zloba-ask-cards = { $count ->
    [one] Vilket stödkort tar du?
   *[other] Vilka stödkort tar du?
}
zloba-ask-die = Vilken tärning tar du?
zloba-ask-dice = Vilka två tärningar betalar du med?
zloba-ask-discard = Vilken tärning lägger du undan?
zloba-ask-place = Vart?
zloba-ask-from = Varifrån?
zloba-ask-to = Vart går de?
zloba-ask-to-next = Vart går nästa? Områdena kommer i nummerordning; tryck på Tillbaka för att välja ett tidigare.
zloba-ask-where = I vilket område?
zloba-ask-whom = Vems trupper?
zloba-ask-units = Hur många grundtrupper?
zloba-ask-basics = Hur många grundtrupper?
zloba-ask-elites = Hur många av dessa eliter: { $elite }? Tåligheten står inom parentes.
zloba-ask-wounds = Hur många skador får { $elite }? Tåligheten står inom parentes.
zloba-ask-elite = Vilken elit köper du?
zloba-ask-skill = Vilken färdighet använder du?
zloba-ask-card = Vilket kort använder du?
zloba-ask-recall = Vilken elit kallar du tillbaka?
zloba-ask-source = Varifrån samlar du?
zloba-buy = Köp en elit (din corra: { $have })
zloba-skill = Använd en färdighet (din corra: { $have })
zloba-use-card = Använd ett stödkort
zloba-recall = Kalla tillbaka en elit
zloba-end-turn = Avsluta turen
zloba-discard = Lägg undan en tärning
zloba-let-be = Hoppa över

# What a decision will do.

zloba-do-cards = Ta: { $cards }
zloba-do-pick = Ta en tärning: { $die }
zloba-do-mine = Bryt: ta corra ur förrådet
zloba-do-deploy = { $count ->
    [one] Sätt in { $count } grundtrupp: { $place }
   *[other] Sätt in { $count } grundtrupper: { $place }
}
zloba-do-enter = { $count ->
    [one] Sätt in { $count } grundtrupp i den egna zonen
   *[other] Sätt in { $count } grundtrupper i den egna zonen
}
zloba-do-move = { $start } → { $end }: { $units }
zloba-do-attack = Skada ({ $place }, { $target }): { $wounds }
zloba-do-exodus = Uttåg (tärningar: { $dice }). Från: { $start }. Till: { $marches }
zloba-do-exodus-again = Dubblerat uttåg. Från: { $start }. Till: { $marches }
zloba-do-discard = Lägg undan en tärning utan handling: { $die }
zloba-do-buy = Köp (corra: { $cost }): { $elite } → { $place }. { $text }
zloba-do-skill = { $skill } (corra: { $cost }): { $text }
zloba-do-card = Använd kortet: { $card }
zloba-do-recall = Tillbaka till mattan: { $elite }, { $place }. { $text }
zloba-do-muster = Samla → { $place }. { $calls }
zloba-do-let-be = Hoppa över
zloba-do-end = Avsluta turen
zloba-do-divide = Fördela skadorna. { $suffering }
zloba-do-divide-part = Fördela skadorna. { $suffering }. Kvar till de andra: { $left }

# What brought something about.

zloba-by-die = handlingstärning
zloba-by-eye = den allseende tärningen
zloba-by-double = Dubblering
zloba-by-effect = förmåga
zloba-by-spoils = krigsbyte
zloba-by-chaos = kaostärningen
zloba-by-opponent = egen handling
zloba-by-domination = herravälde, kaostärningen
zloba-by-trophy = trofé
zloba-by-attack = anfall
zloba-by-wounds = skador

# The log.

zloba-log-opened = { $count ->
    [one] Matchen är uppställd för { $count } spelare.
   *[other] Matchen är uppställd för { $count } spelare.
}
zloba-log-chose = { $who } har valt stödkort.
zloba-log-chose-cards = { $who } har valt: { $cards }.
zloba-log-revealed = Stödkort: { $hands }.
zloba-log-started = { $who } börjar.
zloba-log-round = Runda { $round }. Startspelare: { $who }.
zloba-log-spoils = Krigsbyte ({ $place }): { $who } – { $action }.
zloba-log-prepared = Grundarbete: { $parts }.
zloba-prepared = { $who } (trupper +{ $units }, corra +{ $corra }, allseende tärning: { $eye })
zloba-log-offered = Tärningar att välja på: { $dice }.
zloba-log-picked = { $who } tar en tärning: { $die }.
zloba-log-last-die = Sista tärningen ({ $die }): { $who }.
zloba-log-last-die-none = Ingen får sista tärningen ({ $die }).
zloba-log-passed = { $who } har ingen handlingstärning och passar.
zloba-log-discarded = { $who } lägger undan en tärning: { $die }.
zloba-log-gained = { $who }: corra +{ $corra } ({ $how }).
zloba-log-points = { $who }: SP +{ $points } (förmåga).
zloba-log-deployed = { $who } sätter in, { $place }: { $units } ({ $how }).
zloba-log-mustered = { $who } samlar, { $place }: { $units }.
zloba-log-moved = { $who }: { $start } → { $end }: { $units } ({ $how }).
zloba-log-exodus = { $who }: uttåg, { $start } → { $marches }.
zloba-log-dispersed = { $who } delar sina styrkor, { $start } → { $marches }.
zloba-log-attacked = { $who }: { $deed }, { $place }. { $target } förlorar: { $wounds }.
zloba-log-bought = { $who } köper: { $elite } → { $place } (corra −{ $cost }).
zloba-log-skill = { $who }: { $skill } (corra −{ $cost }).
zloba-log-card = { $who } använder ett stödkort: { $card }.
zloba-log-recalled = { $who } kallar tillbaka till mattan: { $elite } ({ $place }).
zloba-log-declined-spoils = { $who } hoppar över krigsbytet.
zloba-log-declined-effect = { $who } hoppar över effekten.
zloba-log-declined-onward = { $who } går inte vidare.
zloba-log-declined-wounds = { $who } tar inga skador.
zloba-log-scored = Segerpoäng: { $parts }.
zloba-gain = { $who } +{ $points } ({ $areas })
zloba-gain-none = { $who } +{ $points }
zloba-gain-area = område { $area }: { $points }
zloba-humans = människorna tillsammans
zloba-log-ended = { $count ->
    [one] Spelet är slut. Vinnare: { $winners }.
   *[other] Spelet är slut. Segern delas av { $winners }.
}
zloba-log-mission-won = Matchen är slut. Uppdraget är fullgjort och människorna vinner!
zloba-log-mission-lost = Matchen är slut. AM vinner.
zloba-log-adjusted = En domare har ändrat ställningen: { $parts }.
zloba-log-base = AM:s basmarkör: { $place }.
zloba-log-opponent-die = AM slår inför sitt nästa drag: { $die }.
zloba-log-opponent-action = AM, handlingstärning: { $die }.
zloba-log-opponent-eye = AM, allseende tärning: { $die }.
zloba-log-opponent-idle = Det har ingen effekt.
zloba-log-chaos = Kaostärningen ({ $value }): { $line }
zloba-log-chaos-nothing = Kaostärningen ({ $value }): inget händer med färre än { $humans } människor.
zloba-part-seats = spelarnas trupper och förråd
zloba-part-round = runda
zloba-part-start = startspelare
zloba-part-phase = fas
zloba-part-turn = vems tur det är
zloba-part-offer = tärningar att välja på
zloba-part-tokens = segerpoängsbrickor
zloba-part-coop = AM:s sida

zloba-end-threshold = Målet på { $points } SP nåddes när rundan räknades.
zloba-end-mission = Scenariots uppdrag avgjorde.
zloba-end-conceded = Matchen gavs upp.

# Refusals.

zloba-no-over = Spelet är slut.
zloba-no-target = Spelet kan sluta vid { $least } till { $most } segerpoäng.
zloba-no-seat = Den platsen finns inte vid bordet.
zloba-no-turn = Det är inte din tur.
zloba-no-no-dice = Du har ingen handlingstärning, så din tur hoppas över: utan en köper du inget och använder inte den allseende tärningen.
zloba-no-phase = Det går inte nu. Fasen är: { $phase }.
zloba-no-interrupted = Avsluta först det du har börjat, eller hoppa över det.
zloba-no-effect-other = Det går inte med den påbörjade effekten; använd den som den erbjuds, eller hoppa över den.
zloba-no-no-effect = Ingen effekt väntar; använd en handlingstärning.
zloba-no-forfeited = Tärningar som lagts på uttåg ger ingen egen handling.
zloba-no-second-die = En handlingstärning är redan använd eller undanlagd den här turen. Två på en gång läggs bara på uttåg.
zloba-no-die = Du har ingen tärning som visar { $action }.
zloba-no-must-use-die = Först måste du använda eller lägga undan en handlingstärning.
zloba-no-eye-used = Du har redan använt din allseende tärning den här rundan.
zloba-no-eye-turn = Den allseende tärningen kan bara användas i din egen tur i handlingsfasen.
zloba-no-eye-shows = Din allseende tärning visar { $shows } och kan inte göra detta.
zloba-no-double = Bara en handling du just har utfört den här turen kan dubbleras.
zloba-no-no-area = Det området finns inte på spelplanen.
zloba-no-coast = Ingen kan återvända till Stranden.
zloba-no-not-next = De här platserna gränsar inte till varandra: { $start } och { $end }.
zloba-no-nobody = Välj minst en trupp.
zloba-no-units = Sådana trupper finns inte där ({ $place }).
zloba-no-from = Därifrån kan man inte flytta nu ({ $place }).
zloba-no-too-many = { $most ->
    [one] Högst { $most } trupp.
   *[other] Högst { $most } trupper.
}
zloba-no-onward = Bara snabba eliter som just har flyttat får gå vidare, från platsen de kom till.
zloba-no-mat-empty = Det finns ingen grundtrupp kvar på din matta.
zloba-no-few-units = { $left ->
    [one] Bara { $left } grundtrupp är kvar där.
   *[other] Bara { $left } grundtrupper är kvar där.
}
zloba-no-nobody-there = Dit kan du inte sätta in ({ $place }): du har ingen trupp där, eller effekten når inte dit.
zloba-no-coast-attack = Stranden kan inte anfallas.
zloba-no-attack-from-coast = Trupper på Stranden kan inte anfalla, och ingen annan av dina trupper når dit ({ $place }).
zloba-no-too-far = Utom räckhåll ({ $place }): du har ingen trupp där eller intill.
zloba-no-own-units = Du kan inte skada egna trupper.
zloba-no-friends = Mänskliga fraktioner kan inte anfalla varandra.
zloba-no-no-target = Den fraktionen har ingen trupp där ({ $place }).
zloba-no-toughness = En elit kan varken ha eller förlora mer tålighet än tärningen har.
zloba-no-wounds = { $count ->
    [one] Dela ut exakt { $count } skada.
   *[other] Dela ut exakt { $count } skador.
}
zloba-no-guard = En elit skyddar grundtrupperna där; den måste falla först.
zloba-no-exodus-dice = Uttåg betalas med två oanvända tärningar, minst en av dem en handlingstärning.
zloba-no-exodus-ends = Välj minst ett område att gå till, varje bara en gång.
zloba-no-other-elite = Din fraktion har ingen sådan elit.
zloba-no-elite-out = Ingen sådan elit är kvar på din matta: { $elite }.
zloba-no-corra = För lite corra: det kostar { $cost }, du har { $have }.
zloba-no-buy-turn = Du kan bara köpa i din egen tur i handlingsfasen.
zloba-no-nowhere = Det finns ingen tillåten plats för den här eliten nu: { $elite }.
zloba-no-elite-place = Den här eliten kan inte sättas in här: { $elite }.
zloba-no-skill = Din fraktion har ingen sådan färdighet.
zloba-no-useless = Det skulle inte ha någon effekt nu.
zloba-no-no-recall = Det finns inget som den här eliten kan läggas tillbaka på mattan för: { $elite }.
zloba-no-muster-place = Samlade trupper kan inte sättas in här ({ $place }).
zloba-no-muster = Trupper samlas från mattan, de borttagna och spelplanen, varje källa bara en gång.
zloba-no-cards-chosen = Du har redan valt stödkort.
zloba-no-cards-other = Det stödkortet hör inte till din fraktion.
zloba-no-cards-count = { $count ->
    [one] Välj exakt { $count } stödkort.
   *[other] Välj exakt { $count } olika stödkort.
}
zloba-no-card-turn = Ett stödkort kan bara användas i din egen tur.
zloba-no-card-other = Du har inte det stödkortet.
zloba-no-card-passive = Det kortet verkar hela tiden; det används inte.
zloba-no-card-spent = Det kortet är förbrukat.
zloba-no-offer = Den tärningen finns inte att välja: { $die }.
zloba-no-variant = Wroth har ingen sådan variant.
zloba-no-seats = Det måste vara { $least } till { $most } spelare.
zloba-no-faction = Alla måste välja en fraktion ur den här uppsättningen komponenter.
zloba-no-faction-twice = Ingen fraktion kan ha två spelare.
zloba-no-side = Spelplanens sidor är norr, öster, söder och väster.
zloba-no-scenario = Välj ett scenario ur den här uppsättningen komponenter.
zloba-no-opponent-faction = AM:s fraktion kan inte vara en spelares.
zloba-expected-number = ett heltal från { $least } till { $most }
zloba-expected-one = ett av dessa ord: { $options }
zloba-expected-list = en lista med dessa ord: { $options }
zloba-expected-cards = en lista med nycklar till stödkort
zloba-expected-elites = en lista med eliter, var och en som [plats 0–8, sortens nyckel, tålighet 1–6]
zloba-expected-by-place = ett objekt: under platsens nummer (0–8) ett heltal från { $least } till { $most }
zloba-expected-by-area = ett objekt: under områdets nummer (1–8) ett heltal från { $least } till { $most }
zloba-expected-seats = spelarnas objekt, i en lista eller under platsernas nummer från 0; de kan ha: { $fields }
zloba-expected-parts = ett objekt som kan ha: { $fields }
zloba-no-adjust-basics = { $count ->
    [one] Fraktionen har bara { $count } grundtrupp.
   *[other] Fraktionen har bara { $count } grundtrupper.
}
zloba-no-adjust-corra = { $count ->
    [one] Det finns bara { $count } corra i spelet.
   *[other] Det finns bara { $count } corra i spelet.
}
zloba-no-adjust-elites = Så många sådana eliter har fraktionen inte.
zloba-no-adjust-cards = En fraktion har bara ett exemplar av varje stödkort.
zloba-no-adjust-spent = Bara ett stödkort som spelaren har valt kan vara förbrukat.
zloba-no-adjust-tokens = Varje segerpoängsbricka i uppsättningen kan ligga i bara ett område.
zloba-no-adjust-dice = Den som ska ha turen behöver en handlingstärning, om den inte redan är använd.
zloba-no-adjust-no-dice = När ingen har en handlingstärning är handlingsfasen över; ge någon en tärning eller sätt fasen till draft.
zloba-no-adjust-dice-count = { $count ->
    [one] Det finns bara { $count } handlingstärning i spelet.
   *[other] Det finns bara { $count } handlingstärningar i spelet.
}
zloba-no-adjust-offer = Det måste finnas något att välja; ange utbudet också.
zloba-no-adjust-later = Trupper kan inte ändras nu, något har börjat. Ange också fasen eller vems tur det är.
zloba-no-adjust-opponent-zone = AM har ingen placeringszon; dess trupper står bara i numrerade områden.
zloba-no-adjust-opponent-cards = AM har varken stödkort eller valda tärningar; ange dess handlingstärning som die i delen coop.
zloba-no-adjust-stuck = Ingen skulle få någon fråga och spelet skulle stå still. Ange också fasen och vems tur det är.
zloba-newcomer-no = van spelare (1 stödkort)
zloba-newcomer-yes = nybörjare (2 stödkort)

# What a player settles in advance.

choice-zloba-end = När din tur slutar
choice-zloba-draft = Tärningsval
zloba-standing-end-ask = fråga mig
zloba-standing-end-within = efter min handling, men fråga när det avslutar rundan
zloba-standing-end-always = efter min handling, alltid
zloba-standing-draft-ask = fråga mig
zloba-set-round = runda
zloba-set-turn = vems tur det är
zloba-set-corra = corra för { $seat }
zloba-set-points = poäng för { $seat }
