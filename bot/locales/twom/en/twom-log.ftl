# The log.

twom-log-opened = { $count ->
    [one] The campaign begins: { $count } player; components: { $pack }.
   *[other] The campaign begins: { $count } players; components: { $pack }.
}
twom-own-box = your own box
twom-restored-file = The game continues from a save sheet: it is after Dawn of day { $day }.
twom-restored-hand = The game continues from a save sheet written by hand: it is after Dawn of day { $day }.
twom-log-arranged = A judge has changed the position.
twom-told-alive = **{ $who }**
twom-told-died = **{ $who }** (died)
twom-told-left = **{ $who }** (left the group)
twom-log-attended = { $count ->
    [0] Nobody is at the table now.
    [one] { $count } player is at the table now.
   *[other] { $count } players are at the table now.
}
twom-log-gave-up = { $seat } gives up.
twom-log-diary-passed = { $by } passes the Journal to { $seat }.
twom-log-step-event = **Day { $day }.** Morning.
twom-log-step-placing = Day Actions, round { $round }.
twom-log-step-water = Dusk.
twom-log-step-evening = Evening.
twom-log-step-location = Scavenging.
twom-log-step-arms = Night Raid.
twom-log-step-return = Dawn.
twom-log-rolled = { $told ->
    [0] Roll ({ $purpose }): { $die } { $face ->
        [empty] (empty magazine)
        [hatchet] (hatchet)
        [shotgun] (shotgun)
       *[other] { $face }
    }
   *[other] Roll ({ $purpose }): { $die } { $face ->
        [empty] (empty magazine)
        [hatchet] (hatchet)
        [shotgun] (shotgun)
       *[other] { $face }
    } (rolled at the table)
}
twom-log-drew = { $told ->
    [0] Card ({ $deck }): { $card }
   *[other] Card ({ $of }): { $card } (drawn at the table)
}
twom-log-turned-event = { $told ->
    [0] Event: { $card }
   *[other] Event of the day, for the group: { $card } (drawn at the table)
}
twom-log-known = { $told ->
    [0] The next cards ({ $deck }): { $cards }
   *[other] The next cards ({ $of }): { $cards } (looked at by the group at the table)
}
twom-log-card-moved = { $to ->
    [out] A card leaves the game: { $card } ({ $deck })
    [aside] A card is set aside: { $card } ({ $deck })
   *[other] A card is shuffled into its deck: { $card } ({ $deck })
}
twom-log-shuffled = The discarded cards are shuffled into the deck ({ $deck }).
twom-log-mixed-in = { $count ->
    [one] Crime wave against the group: { $count } card with a red corner is shuffled into the deck ({ $deck }).
   *[other] Crime wave against the group: { $count } cards with a red corner are shuffled into the deck ({ $deck }).
}
twom-log-read = Book of Scripts, script { $script }
twom-log-announced = At the table: { $what } – { $said }
twom-log-declared = Reported at the table: { $kind } – { $source }
twom-log-ended = { $won ->
    [0] The campaign is lost.
   *[other] The campaign is won.
}
twom-log-level-set = { $who }, { $state }: { $before } → { $level }
twom-log-went = { $who } is no longer in the group ({ $how })
twom-log-came = { $who } joins the group
twom-log-tired = { $tomorrow ->
    [0] { $who } has no action left today
   *[other] { $who } has no action tomorrow
}
twom-log-treated = { $used ->
    [0] { $who } gets: { $token }
   *[other] { $who } uses up: { $token }
}
twom-log-retired = { $who }, for the night: { $night }
twom-log-armed = { $who } takes a weapon: { $token }
twom-log-priced = Market value changed by { $by }: { $token }
twom-log-stood = { $who } goes to: { $space } (day action)
twom-log-turned-over = { $who ->
    [0] Shelter card flipped: { $card } ({ $space })
   *[other] { $reported ->
        [0] Shelter card flipped by { $who }: { $card } ({ $space })
       *[other] Shelter card flipped at the table by { $who }: { $card } ({ $space })
    }
}
twom-log-built = Built: { $fitting } ({ $space })
twom-log-broke = Fitting lost: { $fitting }
twom-log-learned = Can be built from now on: { $fitting }
twom-log-boarded = Boarding tokens changed by { $by }
twom-log-frosted = Frost tokens changed by { $by }
twom-log-noised = { $level ->
    [0] The scavengers finish: the noise token leaves its track.
   *[other] Noise level of the scavengers: { $level }
}
twom-log-unknown = { $count ->
    [0] Exploration by the scavengers: the unknown deck is empty.
    [one] Exploration by the scavengers: the unknown deck has { $count } card.
   *[other] Exploration by the scavengers: the unknown deck has { $count } cards.
}
twom-log-visited = The scavengers go to: { $location }
twom-log-relocated = Revealed locations: { $locations }
twom-log-kept = { $played ->
    [0] Last resort card kept: { $card }
   *[other] Last resort card played: { $card }
}
twom-log-gain = Gained: { $things }
twom-log-lose = Lost: { $things }
twom-log-pay = Paid: { $things }
twom-log-lockpick = The lock gives way; discarded: { $things }
twom-log-drink = Drunk: { $things }
twom-log-eat = Eaten: { $things }
twom-log-fire = Fired: { $things }
twom-log-stolen = Stolen: { $things }
twom-log-gear = The scavengers take along from the shelter: { $things }
twom-log-resources = The scavengers add resources of the location to what they found: { $things }
twom-log-left-behind = The scavengers leave behind: { $things }
twom-log-brought = The scavengers bring home: { $things }
twom-log-alcohol = Alcohol: { $things }
twom-log-bought = Bought: { $things }
twom-log-cap = Removed from the supply: { $things }

# Why something happened.

twom-log-cause = { $line } – { $cause }
twom-cause-water = against the thirst of { $who }
twom-cause-thirst = thirst
twom-cause-meal = meal of { $who }
twom-cause-no-food = nothing eaten at dusk
twom-cause-medicine = medicine at dawn
twom-cause-treated = medicine from the group
twom-cause-alcohol = alcohol at dawn for { $who }
twom-cause-paying = day actions of { $who }
twom-cause-combat = combat of the group
twom-cause-trade = trade of the group
twom-cause-losses = grief for somebody whom the group lost
twom-cause-characters = beginning of the campaign

# How the campaign ended.

twom-end-nobody-left = Nobody is left in the group.
twom-end-events-over = The group has survived all events.
twom-end-days-over = The group has made it through the days you agreed on.
twom-end-given-up = The players gave up the campaign.
twom-end-told = That is how the group’s story ended.

# The campaign in figures.

twom-sum-days = Days: { $count }
twom-sum-here = Characters who lasted to the end: { $count }
twom-sum-lost = Characters the group lost: { $count }
twom-sum-scripts = Scripts read: { $count }
twom-sum-explored = Exploration cards: { $count }
twom-sum-met = Encounters with residents: { $count }
twom-sum-raids = Night raids: { $count }
twom-sum-nights-out = Nights out scavenging: { $count }
twom-sum-brought = Tokens and resources brought home: { $count }
twom-sum-built = Fittings built: { $count }
twom-sum-turned = Shelter cards flipped: { $count }
twom-sum-killed = Enemies killed: { $count }

# The day at its end.

twom-day-over = **Day { $day } is over.**
twom-day-person = { $who } at the end of the day: { $levels }
twom-day-well = nothing wrong
twom-day-lost = The group lost: { $lost }
twom-day-lost-one = { $who } ({ $how })
twom-day-gained = New in the group’s storage after this day: { $things }
twom-day-spent = Gone from the group’s storage after this day: { $things }
twom-day-counted = The group today: { $counted }
