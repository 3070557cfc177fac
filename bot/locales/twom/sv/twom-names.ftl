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

twom-roll-lock = dyrka upp lås, { $who }
twom-roll-thirst = törst, { $who }
twom-roll-raid = nattlig räd, { $who }
twom-roll-combat = strid, { $who }
twom-roll-enemy = en fiendes anfall
twom-roll-killing = fienders död
twom-roll-noise = oljudskontroll
twom-roll-losses = död i gruppen
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
twom-what-holder = första ledaren
twom-what-characters = karaktärskort
twom-what-characters-red = karaktärskort med röd ram
twom-what-characters-black = karaktärskort med svart ram
twom-what-card = kort ur leken ({ $deck })
twom-what-back = skyddsrumskortets baksida ({ $card })
twom-what-enemy = skickligheten på fiendebricka { $letter }

twom-source-script = scen { $script } i berättelseboken
twom-source-back = skyddsrumskortets baksida ({ $card })
twom-source-action = handling i skyddsrummet
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
twom-preview-tell = Detta kom upp: { $said }
