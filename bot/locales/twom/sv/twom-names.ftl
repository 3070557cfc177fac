# Names of dice, decks, phases and other things, as parts of sentences.

twom-words = { $words }
twom-seat = { $seat }
twom-number = { $count }
twom-things = { $count }× { $token }
twom-heading = Dag { $day } · { $phase }
twom-heading-diary = { $when } · Dagboken: { $seat }
twom-heading-passed = { $when } · Dagboken: { $seat } (från { $by })
twom-face = { $face ->
    [empty] tomt magasin
    [hatchet] yxa
    [shotgun] hagelgevär
   *[other] { $face }
}

twom-phase-morning = morgon
twom-phase-actions = daghandlingar
twom-phase-dusk = skymning
twom-phase-evening = kväll
twom-phase-scavenging = genomsökning
twom-phase-raid = nattlig räd
twom-phase-dawn = gryning

twom-die-black = svart tärning
twom-die-grey = grå stridstärning
twom-die-yellow = gul stridstärning
twom-die-red = röd stridstärning

twom-deck-events = händelser
twom-deck-finales = sluthändelser
twom-deck-locations = platser
twom-deck-exploration = utforskning
twom-deck-findings = fynd
twom-deck-residents = invånare
twom-deck-visitors = besökare
twom-deck-raids = nattliga räder
twom-deck-fate = öde
twom-deck-last-resort = sista utväg

twom-of-events = dagens händelse, för gruppen
twom-of-finales = sluthändelse, för gruppen
twom-of-locations = plats som gruppen kan leta på
twom-of-exploration = utforskning av dem som letar
twom-of-findings = vad de som letar hittar
twom-of-residents = invånare som de som letar möter
twom-of-visitors = besök hos gruppen
twom-of-raids = nattlig räd mot vakten
twom-of-fate = gruppens öde
twom-of-last-resort = gruppens sista utväg

twom-roll-lock = dyrka upp låset, { $who }
twom-roll-lock-at = dyrka upp låset ({ $space }), { $who }
twom-roll-thirst = törst, { $who }
twom-roll-raid = nattlig räd, { $who } försvarar skyddsrummet
twom-roll-combat = strid, { $who } anfaller
twom-roll-enemy = strid, en fiende anfaller gruppen
twom-roll-killing = förtvivlan efter dödandet i en strid, för alla som stred
twom-roll-noise = oljudskontroll, de som letar kan höras
twom-roll-losses = förtvivlan efter en förlust, för hela gruppen
twom-roll-table = ett korts effekt

twom-how-died = död
twom-how-left = lämnade gruppen
twom-at-bed = sover i säng
twom-at-floor = sover på golvet
twom-at-guard = står på vakt
twom-at-outside = är ute och letar

twom-what-black = svart tärning
twom-what-grey = grå stridstärning
twom-what-yellow = gul stridstärning
twom-what-red = röd stridstärning
twom-what-holder = ledaren som får dagboken först
twom-what-characters = karaktären som kommer till gruppen
twom-what-characters-red = karaktären som kommer till gruppen (kort med röd ram)
twom-what-characters-black = karaktären som kommer till gruppen (kort med svart ram)
twom-what-card = draget kort ({ $of })
twom-what-back = skyddsrumskortets baksida ({ $card })
twom-what-enemy = skickligheten på brickan för fiende { $letter }, som gruppen strider mot

twom-source-died-outside = ett dödsfall ute i natten
twom-source-script = scen { $script } i berättelseboken, för gruppen
twom-source-script-of = scen { $script } i berättelseboken, för { $who }
twom-source-fitting = { $fitting } (gruppens inredning)
twom-source-fitting-of = { $fitting } (inredning som { $who } bygger)
twom-source-back = skyddsrumskortets baksida ({ $card })
twom-source-action-of = handling i skyddsrummet: { $what }
twom-source-card = { $card } ({ $of })
twom-source-location = { $card } (platsen som de som letar söker igenom)
twom-source-state = nivå 4, { $who } ({ $state })
twom-source-other = en effekt i spelet

# What a command will do, to be confirmed.

twom-preview-place = { $count ->
    [0] Ingen gör något.
   *[other] { $tasks }
}
twom-preview-task = { $who }: { $task }
twom-preview-drink = { $count ->
    [0] Ingen dricker.
   *[other] Dricker: { $who }
}
twom-preview-eat = { $count ->
    [0] Ingen äter.
   *[other] { $meals }
}
twom-preview-meal = { $who }: { $food }
twom-preview-assign = { $nights }
twom-preview-night = { $who }: { $night }
twom-preview-visit = De som letar går till: { $location }
twom-preview-take = { $count ->
    [0] De som går ut tar inget med sig.
   *[other] De som går ut tar med sig: { $things }
}
twom-preview-carry = { $count ->
    [0] De bär inget tungt hem.
   *[other] De bär hem: { $things }
}
twom-preview-arm = { $count ->
    [0] Vakten har inga vapen.
   *[other] { $held }
}
twom-preview-hold = { $who }: { $weapon }
twom-preview-mix = Rädkort som blandas in: { $raids }
twom-preview-treat = { $count ->
    [0] Ingen får något.
   *[other] { $doses }
}
twom-preview-keep = Kort för sista utväg som behålls: { $card }
twom-preview-play = Kort för sista utväg som används: { $card }
twom-preview-go-on = Dag { $day } börjar.
twom-preview-pick = { $picked }
twom-preview-picked = { $ask } { $answers }
twom-preview-way = { $answers }
twom-preview-share = { $what }: { $answers }
twom-preview-tell = Detta kom upp: { $said }
