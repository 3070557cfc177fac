# Names of dice, decks, phases and other things, as parts of sentences.

twom-words = { $words }
twom-seat = { $seat }
twom-number = { $count }
twom-things = { $count }× { $token }
twom-heading = Day { $day } · { $phase }
twom-heading-diary = { $when } · Journal: { $seat }
twom-heading-passed = { $when } · Journal: { $seat } (from { $by })
twom-face = { $face ->
    [empty] empty magazine
    [hatchet] hatchet
    [shotgun] shotgun
   *[other] { $face }
}

twom-phase-morning = Morning
twom-phase-actions = Day Actions
twom-phase-dusk = Dusk
twom-phase-evening = Evening
twom-phase-scavenging = Scavenging
twom-phase-raid = Night Raid
twom-phase-dawn = Dawn

twom-die-black = black die
twom-die-grey = grey combat die
twom-die-yellow = yellow combat die
twom-die-red = red combat die

twom-deck-events = events
twom-deck-finales = final events
twom-deck-locations = locations
twom-deck-exploration = exploration
twom-deck-findings = findings
twom-deck-residents = residents
twom-deck-visitors = visitors
twom-deck-raids = night raids
twom-deck-fate = fate
twom-deck-last-resort = last resort

twom-of-events = event of the day, for the group
twom-of-finales = final event, for the group
twom-of-locations = location where the group may scavenge
twom-of-exploration = exploration by the scavengers
twom-of-findings = what the scavengers find
twom-of-residents = resident whom the scavengers meet
twom-of-visitors = visitor to the group
twom-of-raids = night raid on the guards
twom-of-fate = fate of the group
twom-of-last-resort = last resort of the group

twom-roll-lock = picking the lock, { $who }
twom-roll-lock-at = picking the lock ({ $space }), { $who }
twom-roll-thirst = thirst, { $who }
twom-roll-raid = night raid, { $who } wards it off
twom-roll-combat = combat, { $who } attacks
twom-roll-enemy = combat, an enemy attacks the group
twom-roll-killing = misery after killing in a combat, for all who fought
twom-roll-noise = noise check, the scavengers may be heard
twom-roll-losses = misery after a loss, for the whole group
twom-roll-table = effect of a card

twom-how-died = died
twom-how-left = left the group
twom-at-bed = sleeping in a bed
twom-at-floor = sleeping on the floor
twom-at-guard = on guard
twom-at-outside = scavenging

twom-what-black = black die
twom-what-grey = grey combat die
twom-what-yellow = yellow combat die
twom-what-red = red combat die
twom-what-holder = Leader who gets the Journal first
twom-what-characters = character who joins the group
twom-what-characters-red = character who joins the group (card with a red frame)
twom-what-characters-black = character who joins the group (card with a black frame)
twom-what-card = card drawn ({ $of })
twom-what-back = back of the shelter card ({ $card })
twom-what-enemy = prowess on the token of enemy { $letter }, who fights the group

twom-source-died-outside = a death out in the night
twom-source-script = script { $script } of the Book of Scripts, for the group
twom-source-script-of = script { $script } of the Book of Scripts, for { $who }
twom-source-fitting = { $fitting } (fitting of the group)
twom-source-fitting-of = { $fitting } (fitting built by { $who })
twom-source-back = back of the shelter card ({ $card })
twom-source-action-of = action in the shelter: { $what }
twom-source-card = { $card } ({ $of })
twom-source-location = { $card } (location that the scavengers search)
twom-source-state = level 4 of { $who } ({ $state })
twom-source-other = effect of the game

# What a command will do, to be confirmed.

twom-preview-place = { $count ->
    [0] Nobody does anything.
   *[other] { $tasks }
}
twom-preview-task = { $who }: { $task }
twom-preview-drink = { $count ->
    [0] Nobody drinks.
   *[other] Drinking: { $who }
}
twom-preview-eat = { $count ->
    [0] Nobody eats.
   *[other] { $meals }
}
twom-preview-meal = { $who }: { $food }
twom-preview-assign = { $nights }
twom-preview-night = { $who }: { $night }
twom-preview-visit = The scavengers go to: { $location }
twom-preview-take = { $count ->
    [0] The scavengers take nothing along.
   *[other] The scavengers take: { $things }
}
twom-preview-carry = { $count ->
    [0] The scavengers carry nothing heavy home.
   *[other] The scavengers carry home: { $things }
}
twom-preview-arm = { $count ->
    [0] The guards have no weapons.
   *[other] { $held }
}
twom-preview-hold = { $who }: { $weapon }
twom-preview-mix = Night raid cards shuffled in: { $raids }
twom-preview-treat = { $count ->
    [0] Nobody gets anything.
   *[other] { $doses }
}
twom-preview-keep = Last resort card kept: { $card }
twom-preview-play = Last resort card played: { $card }
twom-preview-go-on = Day { $day } begins.
twom-preview-pick = { $picked }
twom-preview-picked = { $ask } { $answers }
twom-preview-way = { $answers }
twom-preview-share = { $what }: { $answers }
twom-preview-tell = This came up: { $said }
