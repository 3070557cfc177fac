# What holds while a card works.

doomtrooper-rate-change = { $ratings } { $change }
doomtrooper-rate-set = = { $number }
doomtrooper-rate-base = bas { $change }
doomtrooper-rate-times = ×{ $number }
doomtrooper-rate-divided = ÷{ $number }
doomtrooper-rate-part = bara andelen från: { $what }
doomtrooper-rate-once = flera exemplar läggs inte ihop
doomtrooper-rating-all = alla värden
doomtrooper-kind-gain = är också { $tags }
doomtrooper-kind-lose = är inte längre { $tags }
doomtrooper-strength-plain = vanligtvis
doomtrooper-strength-always = ALLTID
doomtrooper-strength-never = ALDRIG annars
doomtrooper-immune = immun mot: { $to }
doomtrooper-immune-lost = förlorar immunitet mot: { $to }
doomtrooper-bar = får inte { $what }
doomtrooper-bar-never = får ALDRIG { $what }
doomtrooper-permit = får { $what }
doomtrooper-permit-number =
    { $count ->
        [one] { $count } till
       *[other] { $count } stycken
    }
doomtrooper-doing-about = gäller: { $what }
doomtrooper-protect = detta kan inte ske: { $what }
doomtrooper-cost-play = priset för att spela: { $what }
doomtrooper-cost-use = priset för att använda: { $what }
doomtrooper-cost-attack = priset för ett anfall av: { $what }
doomtrooper-cost-attacked = priset för ett anfall på: { $what }
doomtrooper-cost-search = priset för att söka: { $what }
doomtrooper-cost-move = priset för att flytta: { $what }
doomtrooper-cost-cover = priset för att ta skydd: { $what }
doomtrooper-cost-uncover = priset för att lämna skydd: { $what }
doomtrooper-cost-on = spelas på: { $what }
doomtrooper-cost-same = oförändrat
doomtrooper-cost-set = { $what }
doomtrooper-cost-destiny = { $change } S
doomtrooper-cost-victory = { $change } V
doomtrooper-cost-actions = { $change } handlingar
doomtrooper-cost-factor = ×{ $number }
doomtrooper-cost-worth = varje betald poäng räknas som { $number }
doomtrooper-limit-is = { $number }
doomtrooper-casts = får lägga Konsten ({ $what })
doomtrooper-casts-legion = även till förmån för den Mörka Legionen
doomtrooper-share-kill = poäng för en dödad krigare
doomtrooper-share-mission = poäng för ett uppdrag
doomtrooper-share-all = poäng
doomtrooper-share-victims = offer: { $what }
doomtrooper-share-half-up = hälften, avrundat uppåt
doomtrooper-share-half-down = hälften, avrundat nedåt
doomtrooper-share-only-destiny = bara S
doomtrooper-share-only-victory = bara V
doomtrooper-share-only-none = inga
doomtrooper-share-to = de går till { $who }
doomtrooper-fate = { $when }: i stället { $to }
doomtrooper-fate-killed = vid död
doomtrooper-fate-discarded = vid kastning
doomtrooper-fate-sacrificed = när det tas ur spelet
doomtrooper-fate-left = när det lämnar spelet
doomtrooper-fate-used = efter användning
doomtrooper-fate-to-hand = till handen
doomtrooper-fate-to-top = överst i leken
doomtrooper-fate-to-bottom = underst i leken
doomtrooper-fate-to-shuffled = blandas in i leken
doomtrooper-fate-to-discard = till kasthögen
doomtrooper-fate-to-sacrificed = ur spelet
doomtrooper-fate-to-play = stannar i spel
doomtrooper-copies-abilities = har också förmågorna från { $of }
doomtrooper-copies-ratings = har också värdena från { $of }
doomtrooper-copies-all = har också allt från { $of }
doomtrooper-silence-all = inget på kortet gäller
doomtrooper-silence-abilities = förmågorna gäller inte
doomtrooper-silence-ratings = värdena gäller inte
doomtrooper-word-grant = har också: { $what }

# What happens.

doomtrooper-paid-as-combat = ger poäng som en strid
doomtrooper-word-wound = { $who } såras
doomtrooper-word-heal = { $who } läks
doomtrooper-word-save = { $who } räddas från detta sår eller denna död
doomtrooper-word-kill = { $who } dödas
doomtrooper-word-kill-sure = inget skyddar mot det
doomtrooper-word-discard = { $who } kastas
doomtrooper-word-sacrifice = { $who } tas ur spelet
doomtrooper-word-return-hand = { $who } återvänder till ägarens hand
doomtrooper-word-return-top = { $who } läggs överst i ägarens lek
doomtrooper-word-return-bottom = { $who } läggs underst i ägarens lek
doomtrooper-word-return-shuffled = { $who } blandas in i ägarens lek
doomtrooper-word-fetch-hand = ta till handen ({ $origin }): { $what }
doomtrooper-word-fetch-top = lägg överst i leken ({ $origin }): { $what }
doomtrooper-word-fetch-play = sätt i spel ({ $origin }): { $what }
doomtrooper-word-fetch-shuffled = blanda in i leken ({ $origin }): { $what }
doomtrooper-unshown = visas inte
doomtrooper-word-draw =
    { $count ->
        [one] dra { $count } kort
       *[other] dra { $count } kort
    }
doomtrooper-word-discard-hand =
    { $count ->
        [one] kasta { $count } kort från handen
       *[other] kasta { $count } kort från handen
    }
doomtrooper-word-discard-hand-all = kasta hela handen
doomtrooper-word-look-hand = titta på handen ({ $who })
doomtrooper-word-look-library = titta på lekens överdel ({ $who })
doomtrooper-word-look-discard = titta på kasthögen ({ $who })
doomtrooper-word-look-card = titta på ett kort: { $what }
doomtrooper-look-number =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
doomtrooper-look-take = ta { $number } av dem
doomtrooper-look-rest-top = resten överst i leken
doomtrooper-look-rest-bottom = resten underst i leken
doomtrooper-look-rest-shuffled = blanda in resten
doomtrooper-look-rest-discard = kasta resten
doomtrooper-shown-to-all = visas för alla
doomtrooper-reordered = läggs tillbaka i valfri ordning
doomtrooper-word-shuffle = blanda leken
doomtrooper-word-move-to = { $who } flyttas till: { $to }
doomtrooper-word-move-squad = { $who } flyttas till kompaniet
doomtrooper-word-move-cohort = { $who } flyttas till kohorten
doomtrooper-word-move-outpost = { $who } flyttas till utposten
doomtrooper-word-move-aside = { $who } flyttas utanför områdena
doomtrooper-word-move-own-side = { $who } flyttas till din sida
doomtrooper-word-move-bearer = { $who } flyttas till bäraren
doomtrooper-word-move-player = { $who } flyttas till spelaren
doomtrooper-word-move-area = { $who } flyttas till området
doomtrooper-word-move-out-of-vehicle = { $who } lämnar fordonet
doomtrooper-word-move-into-vehicle = { $who } går ombord på fordonet
doomtrooper-word-cover = { $who } tar skydd
doomtrooper-word-uncover = { $who } lämnar skyddet
doomtrooper-in-cover = i skydd
doomtrooper-word-mark = { $who } får markören: { $mark }
doomtrooper-word-unmark = { $who } förlorar markören: { $mark }
doomtrooper-mark-number = antal: { $number }
doomtrooper-word-enter = kommer i spel ({ $origin }): { $what }
doomtrooper-word-control = { $who } kommer under kontroll av: { $player }
doomtrooper-points-of-destiny = { $change } S
doomtrooper-points-of-victory = { $change } V
doomtrooper-points-earned = { $change } (delas upp på S och V)
doomtrooper-points-none = inga poäng
doomtrooper-points-instead = i stället för poängen som annars ges
doomtrooper-points-from = tas från: { $who }
doomtrooper-word-debt = skuld { $change }
doomtrooper-at-once = genast
doomtrooper-actions-only = bara för: { $what }
doomtrooper-word-actions-any =
    { $count ->
        [one] { $count } handling till
       *[other] fler handlingar: { $count }
    }
doomtrooper-word-actions-attack =
    { $count ->
        [one] { $count } anfallshandling till
       *[other] fler anfallshandlingar: { $count }
    }
doomtrooper-word-actions-other =
    { $count ->
        [one] { $count } annan handling till
       *[other] fler andra handlingar: { $count }
    }
doomtrooper-word-convert-any =
    { $count ->
        [one] { $count } handling blir en vanlig
       *[other] handlingar som blir vanliga: { $count }
    }
doomtrooper-word-convert-attack =
    { $count ->
        [one] { $count } handling blir en anfallshandling
       *[other] handlingar som blir anfallshandlingar: { $count }
    }
doomtrooper-word-convert-other =
    { $count ->
        [one] { $count } handling blir en annan handling
       *[other] handlingar som blir andra handlingar: { $count }
    }
doomtrooper-word-attack = { $who } anfaller genast
doomtrooper-attack-any = oavsett vem som får anfalla vem
doomtrooper-attack-action = som en anfallshandling
doomtrooper-word-join = { $who } hjälper i striden
doomtrooper-join-attacker = anfallarens sida
doomtrooper-join-defender = försvararens sida
doomtrooper-join-ratings = lägger till: { $ratings }
doomtrooper-join-struck-me = du väljer vem som träffas
doomtrooper-join-struck-opponent = motståndaren väljer vem som träffas
doomtrooper-join-struck-all = alla träffas
doomtrooper-word-replace = { $who } tar platsen för: { $fighter }
doomtrooper-word-tactic-fight = striden blir närstrid
doomtrooper-word-tactic-shoot = striden blir eldstrid
doomtrooper-word-tactic-other = striden byter till den andra taktiken
doomtrooper-word-end-combat = striden slutar
doomtrooper-word-end-attack = anfallet slutar
doomtrooper-word-end-actions = turens handlingar slutar
doomtrooper-word-end-turn = turen slutar
doomtrooper-end-back = det anfallet kostade ges tillbaka
doomtrooper-word-cancel = det som besvaras upphävs
doomtrooper-word-cancel-cards = upphävs: { $what }
doomtrooper-cancel-steal = du får spela det i stället
doomtrooper-word-prevent-wound = såret uteblir
doomtrooper-word-prevent-kill = döden uteblir
doomtrooper-word-prevent-harm = varken sår eller död inträffar
doomtrooper-word-prevent-points = inga poäng vinns eller förloras
doomtrooper-word-prevent-discard = kastningen uteblir
doomtrooper-word-prevent-sacrifice = borttagandet ur spelet uteblir
doomtrooper-word-prevent-search = sökningen uteblir
doomtrooper-word-prevent-attack = anfallet uteblir
doomtrooper-word-redirect = det drabbar i stället: { $to }
doomtrooper-word-attach = fäst ({ $origin }): { $what } → { $to }
doomtrooper-face-down = med baksidan upp
doomtrooper-word-win = vinner
doomtrooper-word-lose = slås ut
doomtrooper-word-turns =
    { $count ->
        [one] { $count } tur till
       *[other] { $count } turer till
    }
doomtrooper-word-turns-lost =
    { $count ->
        [one] står över { $count } tur
       *[other] står över { $count } turer
    }
doomtrooper-word-name-affiliation = nämn en tillhörighet
doomtrooper-word-name-apostle = nämn en apostel
doomtrooper-word-name-name = nämn ett kort
doomtrooper-word-name-type = nämn en korttyp
doomtrooper-word-name-aspect = nämn en aspekt
doomtrooper-word-name-rating = nämn ett värde
doomtrooper-word-name-number = nämn ett tal
doomtrooper-name-options = en av: { $what }
doomtrooper-word-play = spela genast ({ $origin }): { $what }
doomtrooper-word-swap-destiny = byt S ({ $who })
doomtrooper-word-swap-victory = byt V ({ $who })
doomtrooper-word-swap-hand = byt händer ({ $who })
doomtrooper-word-swap-discard = byt lek och kasthög ({ $who })
doomtrooper-word-swap-library = byt lekar ({ $who })
doomtrooper-word-swap-seats = byt plats i striden ({ $who })
doomtrooper-word-swap-ratings = { $who }: byt värden ({ $ratings })
doomtrooper-word-choose = välj: { $ways }
doomtrooper-word-chance = ett slumptal 1–{ $sides }: { $ways }
doomtrooper-word-repeat = { $number } gånger: { $what }
