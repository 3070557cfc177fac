# What is awaited.

twom-await-place = fördela handlingarna i runda { $round }
twom-await-water = bestäm vilka som dricker (vatten i förrådet: { $count })
twom-await-food = dela ut maten
twom-await-evening = bestäm hur alla tillbringar natten
twom-await-location = välj nattens plats
twom-await-gear = välj vad de som går ut tar med ur förrådet
twom-await-stop = bestäm om ni slutar utforska (kort i den okända leken: { $count })
twom-await-findings = välj fynd (bärkapacitet: { $capacity })
twom-await-arms = beväpna vakten
twom-await-weapons = dela ut vapen till striden
twom-await-firing = bestäm vilka som skjuter två gånger
twom-await-shooting = bestäm vilka som skjuter (kulor: { $count })
twom-await-rearming = ge andra vapen till dem som inte har någon kula
twom-await-rerolls = bestäm om omslag
twom-await-dividing = fördela det som vakten avvärjer (förluster: { $damage }, sår: { $wounds })
twom-await-wounds = { $count ->
    [one] fördela { $count } sår
   *[other] fördela { $count } sår
}
twom-await-stolen = { $count ->
    [one] välj { $count } sak som stjäls
   *[other] välj { $count } saker som stjäls
}
twom-await-combat = { $count ->
    [one] slåss eller fly? Stridsrunda { $round }, { $count } fiende kvar
   *[other] slåss eller fly? Stridsrunda { $round }, { $count } fiender kvar
}
twom-await-scene = ett S slogs: en miss eller ödet?
twom-await-dealing = fördela träffarna på fienderna (sår: { $wounds }, omedelbar död: { $deaths })
twom-await-receiving = fördela träffarna på karaktärerna (sår: { $wounds }, omedelbar död: { $deaths })
twom-await-crime = välj vilka kort brottsvågen lägger till
twom-await-medicine = dela ut medicin och bandage
twom-await-alcohol = bestäm vilka som dricker alkohol före ödeskortet
twom-await-alcohol-after = bestäm vilka som dricker alkohol efter ödeskortet
twom-await-keep = välj vilket kort för sista utväg du behåller
twom-await-new-day = börja dag { $day }; till dess går kampanjen att spara (/twom spara)
twom-await-last-resort = bestäm om du använder ett kort för sista utväg
twom-await-resume = fortsätt från ställningen som en domare har satt
twom-await-trade = bestäm om ni handlar (provision: { $commission })
twom-await-exchange = { $credit ->
    [0] byt eller avsluta handeln
   *[other] byt eller avsluta handeln (överbetalt: { $credit }, räknas av på fler varor)
}
twom-await-whom = { $count ->
    [one] välj { $count } karaktär
   *[other] välj { $count } karaktärer
}
twom-await-join = bestäm om en ny karaktär ansluter sig
twom-await-space = välj ett skyddsrumskort
twom-await-learn = { $count ->
    [one] välj { $count } idé
   *[other] välj { $count } idéer
}
twom-await-break = välj vilken inredning som går förlorad
twom-await-way = välj vad ni gör
twom-await-gain = { $count ->
    [one] välj { $count } sak att få
   *[other] välj { $count } saker att få
}
twom-await-lose = { $count ->
    [one] välj { $count } sak att kasta
   *[other] välj { $count } saker att kasta
}
twom-await-swap = bestäm om bytet
twom-await-tell = ange vad som kom upp vid bordet: { $what }
twom-await-declared = ange vad som hände: { $source }

# Questions on the way to a decision.

twom-ask-place = Vart går { $who } för en daghandling?
twom-ask-task = Vad gör { $who } där som daghandling?
twom-ask-build = Vad bygger { $who }?
twom-ask-where = På vilken ruta i skyddsrummet gör { $who } det?
twom-ask-water = Vilka i gruppen dricker i skymningen? (Vatten i förrådet: { $count })
twom-ask-food = Vad äter { $who } i skymningen?
twom-ask-night = Hur tillbringar { $who } natten?
twom-ask-location = Vart går de som letar?
twom-ask-gear = Vad tar de som ska leta med sig från skyddsrummet?
twom-ask-number = Hur många tar de som ska leta med sig: { $token }?
twom-ask-stop = Slutar de som letar utforska?
twom-ask-carry = Hur många bär de som letar hem: { $token }? (Hittat på kort: { $found }; bärkapacitet kvar: { $capacity })
twom-ask-arms = Vilket vapen tar { $who }?
twom-ask-firing = Vilka skjuter två gånger?
twom-ask-shooting = Vilka skjuter? (Kulor: { $count })
twom-ask-rerolls = Vilken tärning slår du om?
twom-ask-dividing = { $count ->
    [one] Vad avvärjer { $who } med { $count } träff?
   *[other] Vad avvärjer { $who } med { $count } träffar?
}
twom-ask-boards = Hur många barrikader minskar förlusterna i räden? Resten minskar såren.
twom-ask-wounds = Hur många sår får { $what }? ({ $count } av { $of } återstår)
twom-ask-dies = Träffar den omedelbara döden det här målet: { $what }?
twom-ask-stolen = Hur många stjäls i räden: { $what }? ({ $count } av { $of } återstår)
twom-ask-combat = Striden: slåss gruppen eller flyr den?
twom-ask-scene = Vad räknas S som?
twom-ask-crime = Vilka kort lägger brottsvågen mot gruppen till?
twom-ask-medicine = Vem får medicin eller bandage i gryningen?
twom-ask-alcohol = Vem dricker alkohol före ödeskortet?
twom-ask-alcohol-after = Vem dricker alkohol efter ödeskortet?
twom-ask-keep = Vilket kort för sista utväg behåller gruppen?
twom-ask-new-day = Börjar gruppen en ny dag?
twom-ask-play = Vilket kort för sista utväg använder gruppen?
twom-ask-or-play = Använder gruppen ett kort för sista utväg?
twom-ask-resume = Fortsätter ni?
twom-ask-trade = Handlar gruppen?
twom-ask-buy = Vad köper du?
twom-ask-pay = Vad betalar du med? (Pris: { $price })
twom-ask-whom = Vem väljer du?
twom-ask-join = Tar du in en ny karaktär i gruppen?
twom-ask-space = Vilket skyddsrumskort?
twom-ask-learn = Vilken idé?
twom-ask-break = Vilken inredning går förlorad?
twom-ask-way = Vad gör ni?
twom-ask-gain = Hur många får du: { $what }? ({ $count } av { $of } återstår)
twom-ask-lose = Hur många kastar du: { $what }? ({ $count } av { $of } återstår)
twom-ask-swap = Gör du bytet?
twom-ask-tell = Vad kom upp?
twom-ask-declared = Vad hände mer?
twom-ask-token = Vilken bricka eller resurs?
twom-ask-script = Vilket nummer har scenen?
twom-ask-enemies = Hur många fiender { $letter }?
twom-ask-enemy-weapon = Vad strider fiende { $letter } med?
twom-ask-enemy-spare = Och när fiende { $letter } har tomt magasin?
twom-ask-first = Anfaller någon först från bakhåll?
twom-ask-thugs = Är de våldsmän?
twom-ask-commission = Hur stor är provisionen?
twom-ask-offer = Vad erbjuds?
twom-ask-person = Vilken karaktär?
twom-ask-state = Vilket tillstånd?
twom-ask-tokens = Vilka brickor eller resurser?
twom-ask-how-many = Hur många: { $token }?
twom-ask-people = Vilka karaktärer?
twom-ask-rest = Vilken dag utan handlingar?
twom-ask-dawn = Vid vilken gryning läses scenen?
twom-ask-price = Hur mycket ändras brickans värde?
twom-ask-replaced = Vilken plats försvinner?
twom-ask-cards = Hur många kort?
twom-ask-card = Vilket kort?
twom-ask-damage = Hur stora förluster orsakar räden?
twom-ask-raid-wounds = Hur många sår ger räden?

# Answers.

twom-first-no = ingen
twom-first-people = gruppen
twom-first-enemies = fienderna
twom-yes = ja
twom-no = nej
twom-none = ingenting
twom-enough = det räcker
twom-keep-dice = låt tärningarna ligga
twom-nothing = ingenting
twom-idle = ingen handling
twom-play = använd ett kort för sista utväg
twom-rest = använd inget kort nu
twom-resume = fortsätt
twom-build = bygg inredning
twom-bare = inget vapen
twom-fight = slåss
twom-flee = fly
twom-miss = en miss
twom-fate = utmana ödet
twom-trade = handla
twom-damage = förluster
twom-wounds = sår
twom-go-on = börja en ny dag
twom-fitting-at = { $fitting } ({ $space })
twom-task-build = bygg: { $fitting } ({ $space })
twom-task-turn = { $rubble ->
    [1] röj
   *[other] ta itu med
}: { $card }
twom-task-tool = { $rubble ->
    [1] röj
   *[other] ta itu med
}: { $card } (verktyg: { $tool })
twom-task-together = { $rubble ->
    [1] röj
   *[other] ta itu med
}: { $card } (tillsammans med { $who })
twom-night-bed = sov i säng ({ $space })
twom-night-floor = sov på golvet
twom-night-guard = stå på vakt
twom-night-outside = gå ut och leta
twom-crime-mix = nattliga räder: { $raids }, invånare: { $residents }
twom-dose = { $who }: { $token }
twom-priced = { $token } (värde { $value })
twom-foe = fiende { $letter } (nr { $number })
twom-shot = { $who }: { $face ->
    [S] S
    [empty] tomt magasin
    [hatchet] yxa
    [shotgun] hagelgevär
   *[other] { $face }
}
twom-declared-done = inget mer
twom-declared-gain = en bricka eller resurs kom till
twom-declared-lose = en bricka eller resurs gick förlorad
twom-declared-script = en annan scen läses (kortet eller scenen slutar med det)
twom-declared-raise = ett tillstånd höjdes
twom-declared-lower = ett tillstånd sänktes
twom-declared-died = en karaktär dog
twom-declared-left = en karaktär gick sin väg
twom-declared-louder = oljudet ökade
twom-declared-quieter = oljudet minskade
twom-declared-check = en oljudskontroll
twom-declared-encounter = ett möte
twom-declared-stop = utforskningen slutade
twom-declared-frost = en frostbricka till
twom-declared-thaw = en frostbricka mindre
twom-declared-fight = en strid
twom-declared-trade = en byteshandel
twom-declared-visitor = en besökare kom
twom-declared-join = en ny karaktär anslöt sig
twom-declared-won = kampanjen är vunnen
twom-declared-lost = kampanjen är förlorad
twom-declared-ambush-people = ett anfall från bakhåll av gruppen
twom-declared-ambush-enemies = ett anfall från bakhåll av fienderna
twom-declared-flee = flykt från striden
twom-declared-remove = en bricka eller resurs tas ur spelet
twom-declared-find = fyndkort
twom-declared-rest = en dag utan handlingar
twom-declared-treated = en medicin verkar
twom-declared-roll = ett slag med den svarta tärningen
twom-declared-later = en scen vid en senare gryning
twom-declared-price = ett annat värde på en bricka
twom-declared-raid = en räd med förluster och sår
twom-declared-shelter = något i skyddsrummet …
twom-declared-learn = en idé som nu kan byggas
twom-declared-break = en inredning gick förlorad
twom-declared-open = ett skyddsrumskort vändes
twom-declared-board = en barrikad till
twom-declared-unboard = en barrikad mindre
twom-declared-cards = något med kort och lekar …
twom-declared-location = en ny plats i stället för en annan
twom-declared-out = det här kortet tas ur spelet
twom-declared-aside = det här kortet läggs åt sidan
twom-declared-again = ett undanlagt kort går in i sin lek
twom-declared-give-back = kort ur den okända leken går tillbaka
twom-declared-look = ni tittar på de nästa korten i den okända leken
twom-declared-skip = de nästa korten i den okända leken kastas
twom-declared-end = kampanjen slutar …
twom-rest-today = i dag
twom-rest-tomorrow = i morgon
twom-dawn-of = dag { $day }
twom-drawn = den som dras
