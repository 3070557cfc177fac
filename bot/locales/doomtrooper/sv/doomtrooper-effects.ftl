# What holds while a card works.

doomtrooper-said-rate-change = { $ratings } { $change }
doomtrooper-said-rate-set = = { $number }
doomtrooper-said-rate-base = bas { $change }
doomtrooper-said-rate-times = ×{ $number }
doomtrooper-said-rate-divided = ÷{ $number }
doomtrooper-said-rate-part = bara andelen från: { $what }
doomtrooper-said-rate-once = flera exemplar läggs inte ihop
doomtrooper-said-rating-all = alla värden
doomtrooper-said-kind-gain = också: { $tags }
doomtrooper-said-kind-lose = inte längre: { $tags }
doomtrooper-said-strength-plain = vanligtvis
doomtrooper-said-strength-always = ALLTID
doomtrooper-said-strength-never = ALDRIG annars
doomtrooper-said-immune = immun mot: { $to }
doomtrooper-said-immune-lost = förlorar immunitet mot: { $to }
doomtrooper-said-bar = får inte { $what }
doomtrooper-said-bar-never = får ALDRIG { $what }
doomtrooper-said-permit = får { $what }
doomtrooper-said-permit-number =
    { $count ->
        [one] { $count } till
       *[other] { $count } till
    }
doomtrooper-said-doing-about = gäller: { $what }
doomtrooper-said-protect = detta kan inte ske: { $what }
doomtrooper-said-cost-play = priset för att spela: { $what }
doomtrooper-said-cost-use = priset för att använda: { $what }
doomtrooper-said-cost-attack = priset för ett anfall av: { $what }
doomtrooper-said-cost-attacked = priset för ett anfall på: { $what }
doomtrooper-said-cost-on = spelas på: { $what }
doomtrooper-said-cost-same = oförändrat
doomtrooper-said-cost-set = { $what }
doomtrooper-said-cost-destiny = { $change } S
doomtrooper-said-cost-victory = { $change } V
doomtrooper-said-cost-actions = { $change } handlingar
doomtrooper-said-cost-factor = ×{ $number }
doomtrooper-said-cost-worth = varje betald poäng räknas som { $number }
doomtrooper-said-limit-is = { $number }
doomtrooper-said-casts = får använda Konsten ({ $what })
doomtrooper-said-casts-legion = även till förmån för den Mörka Legionen
doomtrooper-said-share-kill = poäng för en dödad krigare
doomtrooper-said-share-mission = poäng för ett uppdrag
doomtrooper-said-share-all = poäng
doomtrooper-said-share-victims = offer: { $what }
doomtrooper-said-share-half-up = hälften, avrundat uppåt
doomtrooper-said-share-half-down = hälften, avrundat nedåt
doomtrooper-said-share-only-destiny = bara S
doomtrooper-said-share-only-victory = bara V
doomtrooper-said-share-only-none = inga
doomtrooper-said-share-to = de går till { $who }
doomtrooper-said-fate = { $when }: i stället { $to }
doomtrooper-said-fate-killed = vid död
doomtrooper-said-fate-discarded = vid kassering
doomtrooper-said-fate-sacrificed = när det tas ur spelet
doomtrooper-said-fate-left = när det lämnar spelet
doomtrooper-said-fate-used = efter användning
doomtrooper-said-fate-to-hand = till handen
doomtrooper-said-fate-to-top = överst i leken
doomtrooper-said-fate-to-bottom = underst i leken
doomtrooper-said-fate-to-shuffled = blandas in i leken
doomtrooper-said-fate-to-discard = till slänghögen
doomtrooper-said-fate-to-sacrificed = ur spelet
doomtrooper-said-fate-to-play = stannar i spel
doomtrooper-said-copies-abilities = har också förmågorna från { $of }
doomtrooper-said-copies-ratings = har också värdena från { $of }
doomtrooper-said-copies-all = har också allt från { $of }
doomtrooper-said-silence-all = inget på kortet gäller
doomtrooper-said-silence-abilities = förmågorna gäller inte
doomtrooper-said-silence-ratings = värdena gäller inte
doomtrooper-said-silence-lent = det som lånas ut till andra gäller inte
doomtrooper-said-word-grant = har också: { $what }

# What happens.

doomtrooper-said-paid-as-combat = ger poäng som en strid
doomtrooper-said-word-wound = { $who } såras
doomtrooper-said-word-heal = { $who } läks
doomtrooper-said-word-save = { $who } räddas från detta sår eller denna död
doomtrooper-said-word-kill = { $who } dödas
doomtrooper-said-word-kill-sure = inget skyddar mot det
doomtrooper-said-word-discard = { $who } kasseras
doomtrooper-said-word-sacrifice = { $who } tas ur spelet
doomtrooper-said-word-return-hand = { $who } återvänder till ägarens hand
doomtrooper-said-word-return-top = { $who } läggs överst i ägarens lek
doomtrooper-said-word-return-bottom = { $who } läggs underst i ägarens lek
doomtrooper-said-word-return-shuffled = { $who } blandas in i ägarens lek
doomtrooper-said-return-controller = till handen hos den som styr det
doomtrooper-said-word-fetch-hand = ta till handen ({ $origin }): { $what }
doomtrooper-said-word-fetch-top = lägg överst i leken ({ $origin }): { $what }
doomtrooper-said-word-fetch-play = sätt i spel ({ $origin }): { $what }
doomtrooper-said-word-fetch-shuffled = blanda in i leken ({ $origin }): { $what }
doomtrooper-said-unshown = visas inte
doomtrooper-said-word-draw =
    { $count ->
        [one] dra { $count } kort
       *[other] dra { $count } kort
    }
doomtrooper-said-word-discard-hand =
    { $count ->
        [one] kassera { $count } kort från handen
       *[other] kassera { $count } kort från handen
    }
doomtrooper-said-word-discard-hand-all = kassera hela handen
doomtrooper-said-word-look-hand = titta på handen ({ $who })
doomtrooper-said-word-look-library = titta överst i leken ({ $who })
doomtrooper-said-word-look-discard = titta på slänghögen ({ $who })
doomtrooper-said-word-look-card = titta på ett kort: { $what }
doomtrooper-said-look-number =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
doomtrooper-said-look-take = ta { $number } av dem
doomtrooper-said-look-rest-top = resten överst i leken
doomtrooper-said-look-rest-bottom = resten underst i leken
doomtrooper-said-look-rest-shuffled = blanda in resten
doomtrooper-said-look-rest-discard = kassera resten
doomtrooper-said-shown-to-all = visas för alla
doomtrooper-said-reordered = läggs tillbaka i valfri ordning
doomtrooper-said-word-shuffle = blanda leken
doomtrooper-said-word-move-to = { $who } flyttas till: { $to }
doomtrooper-said-word-move-squad = { $who } flyttas till kompaniet
doomtrooper-said-word-move-cohort = { $who } flyttas till kohorten
doomtrooper-said-word-move-outpost = { $who } flyttas till utposten
doomtrooper-said-word-move-aside = { $who } flyttas utanför områdena
doomtrooper-said-word-move-transfer = { $who } förflyttas gratis
doomtrooper-said-word-move-own-side = { $who } flyttas till din sida
doomtrooper-said-word-move-bearer = { $who } flyttas till bäraren
doomtrooper-said-word-move-player = { $who } flyttas till spelaren
doomtrooper-said-word-move-area = { $who } flyttas till området
doomtrooper-said-word-move-out-of-vehicle = { $who } lämnar fordonet
doomtrooper-said-word-move-into-vehicle = { $who } stiger in i fordonet
doomtrooper-said-word-cover = { $who } tar skydd
doomtrooper-said-word-uncover = { $who } lämnar skyddet
doomtrooper-said-in-cover = i skydd
doomtrooper-said-word-mark = { $who } får markören: { $mark }
doomtrooper-said-word-unmark = { $who } förlorar markören: { $mark }
doomtrooper-said-mark-number = antal: { $number }
doomtrooper-said-word-enter = kommer i spel ({ $origin }): { $what }
doomtrooper-said-word-control = { $who } styrs nu av: { $player }
doomtrooper-said-points-of-destiny = { $change } S
doomtrooper-said-points-of-victory = { $change } V
doomtrooper-said-points-earned = { $change } (delas upp på S och V)
doomtrooper-said-points-none = inga poäng
doomtrooper-said-points-instead = i stället för poängen som annars ges
doomtrooper-said-points-from = tas från: { $who }
doomtrooper-said-word-debt = skuld { $change }
doomtrooper-said-at-once = genast
doomtrooper-said-actions-only = bara för: { $what }
doomtrooper-said-word-actions-any =
    { $count ->
        [one] { $count } handling till
       *[other] fler handlingar: { $count }
    }
doomtrooper-said-word-actions-attack =
    { $count ->
        [one] { $count } anfallshandling till
       *[other] fler anfallshandlingar: { $count }
    }
doomtrooper-said-word-actions-other =
    { $count ->
        [one] { $count } annan handling till
       *[other] fler andra handlingar: { $count }
    }
doomtrooper-said-word-convert-any =
    { $count ->
        [one] { $count } handling blir en vanlig
       *[other] handlingar som blir vanliga: { $count }
    }
doomtrooper-said-word-convert-attack =
    { $count ->
        [one] { $count } handling blir en anfallshandling
       *[other] handlingar som blir anfallshandlingar: { $count }
    }
doomtrooper-said-word-convert-other =
    { $count ->
        [one] { $count } handling blir en annan handling
       *[other] handlingar som blir andra handlingar: { $count }
    }
doomtrooper-said-word-attack = { $who } anfaller genast
doomtrooper-said-attack-any = oavsett vem som får anfalla vem
doomtrooper-said-attack-pays = lyckas det: { $points }
doomtrooper-said-attack-action = som en anfallshandling
doomtrooper-said-word-join = { $who } hjälper i striden
doomtrooper-said-join-attacker = angriparens sida
doomtrooper-said-join-defender = försvararens sida
doomtrooper-said-join-ratings = lägger till: { $ratings }
doomtrooper-said-join-struck-me = du väljer vem som träffas
doomtrooper-said-join-struck-opponent = motståndaren väljer vem som träffas
doomtrooper-said-join-struck-all = alla träffas
doomtrooper-said-word-replace = { $who } tar platsen för: { $fighter }
doomtrooper-said-word-tactic-fight = striden blir närstrid
doomtrooper-said-word-tactic-shoot = striden blir eldstrid
doomtrooper-said-word-tactic-other = striden byter till den andra taktiken
doomtrooper-said-word-end-combat = striden slutar
doomtrooper-said-word-end-attack = anfallet slutar
doomtrooper-said-word-end-actions = turens handlingar slutar
doomtrooper-said-word-end-turn = turen slutar
doomtrooper-said-end-back = det anfallet kostade ges tillbaka
doomtrooper-said-word-cancel = det som besvaras upphävs
doomtrooper-said-word-cancel-cards = upphävs: { $what }
doomtrooper-said-cancel-steal = du får spela det i stället
doomtrooper-said-word-prevent-wound = såret uteblir
doomtrooper-said-word-prevent-kill = döden uteblir
doomtrooper-said-word-prevent-harm = varken sår eller död inträffar
doomtrooper-said-word-prevent-points = inga poäng vinns eller förloras
doomtrooper-said-word-prevent-discard = kasseringen uteblir
doomtrooper-said-word-prevent-sacrifice = borttagandet ur spelet uteblir
doomtrooper-said-word-prevent-search = sökningen uteblir
doomtrooper-said-word-prevent-attack = anfallet uteblir
doomtrooper-said-word-redirect = det drabbar i stället: { $to }
doomtrooper-said-word-attach = fäst ({ $origin }): { $what } → { $to }
doomtrooper-said-face-down = med baksidan upp
doomtrooper-said-word-win = vinner
doomtrooper-said-word-lose = slås ut
doomtrooper-said-word-turns =
    { $count ->
        [one] { $count } tur till
       *[other] { $count } turer till
    }
doomtrooper-said-word-turns-lost =
    { $count ->
        [one] står över { $count } tur
       *[other] står över { $count } turer
    }
doomtrooper-said-word-name-affiliation = välj en tillhörighet
doomtrooper-said-word-name-apostle = välj en apostel
doomtrooper-said-word-name-name = välj ett kortnamn
doomtrooper-said-word-name-type = välj en korttyp
doomtrooper-said-word-name-aspect = välj en aspekt
doomtrooper-said-word-name-rating = välj ett värde
doomtrooper-said-word-name-number = välj ett tal
doomtrooper-said-name-options = en av: { $what }
doomtrooper-said-word-play = spela genast ({ $origin }): { $what }
doomtrooper-said-word-swap-destiny = byt S ({ $who })
doomtrooper-said-word-swap-victory = byt V ({ $who })
doomtrooper-said-word-swap-discard = byt lek och slänghög ({ $who })
doomtrooper-said-word-swap-library = byt lekar ({ $who })
doomtrooper-said-word-swap-seats = byt plats i turordningen ({ $who })
doomtrooper-said-word-swap-direction = turerna går åt andra hållet från och med nu
doomtrooper-said-word-swap-hand = byt kort på hand ({ $who })
doomtrooper-said-word-swap-control = { $who } byter sida med varandra
doomtrooper-said-two-others = två andra spelare
doomtrooper-said-word-swap-ratings = { $who }: byt värden ({ $ratings })
doomtrooper-said-word-become = { $who } blir en exakt kopia av { $of }
doomtrooper-said-word-choose = välj: { $ways }
doomtrooper-said-word-chance = ett slumptal 1–{ $sides }: { $ways }
doomtrooper-said-word-repeat = { $number } gånger: { $what }
