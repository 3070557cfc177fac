# Why a position cannot be laid out as a judge or a save sheet writes it.

twom-adjust-over = The campaign is over; there is nothing to adjust.
twom-adjust-character = The game has no character with the key { $key }.
twom-adjust-twice = This character is named twice: { $who }
twom-adjust-people = { $most ->
    [one] There can be at most { $most } character in the group.
   *[other] There can be at most { $most } characters in the group.
}
twom-adjust-space = The shelter has no space with the key { $key }.
twom-adjust-trait = The component pack has no skill with the key { $key }.
twom-adjust-weapon = The game has no weapon with the key { $key }.
twom-adjust-weapon-gone = A weapon in somebody’s hand must also be in storage or in the findings pile: { $token }
twom-adjust-medicine = Only meds and bandages can be assigned to characters, not this: { $token }
twom-adjust-outside = { $most ->
    [one] At most { $most } character can go scavenging.
   *[other] At most { $most } characters can go scavenging.
}
twom-adjust-bed = Anyone who sleeps in a bed must be on a space with a bed that can be reached, one person per bed.
twom-adjust-token = The game has no token with the key { $key }.
twom-adjust-uncounted = Nobody counted how many of these tokens the box has, so their supply cannot be set: { $token }
twom-adjust-tokens = The box does not have that many; there are { $count } in all: { $token }
twom-adjust-location-twice = Each location can be revealed only once.
twom-adjust-deck = This game has no such deck: { $deck }
twom-adjust-unknown-cards = The unknown deck can have at most as many cards as the exploration deck: { $count }
twom-adjust-card = The deck has no such card: { $card } ({ $deck })
twom-adjust-copies = The deck does not have that many of this card: { $card } ({ $deck })
twom-adjust-nowhere = Say where the other copies of this card lie: { $card } ({ $deck })
twom-adjust-mixed = The deck has at most { $count } cards with a red corner ({ $deck }).
twom-adjust-size = A deck can have at most as many cards as are left in it and in its discard pile, and at least those known to lie on top ({ $deck }, { $count } left).
twom-adjust-events = The deck must have enough cards for the days to come ({ $deck }, at least { $count }).
twom-adjust-spot = A space holds a shelter card or a fitting, not both: { $space }
twom-adjust-shelter-card = The game has no shelter card with the key { $key }.
twom-adjust-fitting = The game has no fitting with the key { $key }.
twom-adjust-no-room = This fitting cannot stand on this space: { $fitting } ({ $space })
twom-adjust-fittings = There are only { $count } cards of this fitting: { $fitting }
twom-adjust-back = The shelter card has no such back, or not that many: { $card } ({ $key })
twom-adjust-holder = There is no seat { $number } at the table, or it was given up; seats are counted from 0.
twom-adjust-phase-and-step = Give either the phase or the step, not both.
twom-adjust-setup = Play cannot go back to setup; create a new campaign.
twom-adjust-busy = A combat, a trade or a raid is going on. Give the phase or the step, too, and it is broken off.
twom-adjust-round = Only day actions have rounds. Give the phase actions, too.
twom-adjust-noise = The noise track ends at { $most }.
twom-adjust-outside-by-day = Nobody is at a location by day. Give a phase of the night, or outside as null.
twom-adjust-nobody-outside = For this step, give the location (outside), and outside as somebody’s night.
twom-adjust-location = The game has no location with the key { $key }.
twom-adjust-stranger = { $field }: the component pack has nothing with the key { $key }.
twom-adjust-nobody = No character with the key { $key } is in the group.
twom-adjust-fighter = The character with the key { $key } cannot be in the combat: they are not where it is fought.
twom-adjust-fighters = At least one character must fight, and each only once.
twom-adjust-foes = A combat takes at least one enemy with fewer than three wounds.
twom-adjust-raid = The game has no night raid card with the key { $key }.
twom-adjust-raid-numbers = The component pack does not say the damage and the wounds of this raid. Give them (damage, wounds).
twom-adjust-sheet-form = This is not a save sheet. Use a file that the bot has saved, or a sheet written as JSON or TOML.
twom-adjust-sheet-long = A save sheet can have at most { $count } bytes.
twom-adjust-sheet-version = This save sheet is from another version of the game and cannot be opened. Write it again by hand, without the field seal.
twom-adjust-sheet-seal = The save sheet was changed after it was saved. Use the original, or delete the field seal, and it counts as written by hand.
twom-adjust-sheet-pack = The save sheet is from another component pack than the one used here: { $pack }. Open the game with the original pack.
twom-adjust-sheet-moment = The field { $field } does not belong on a save sheet: a game is only saved after Dawn.
twom-set-day = day
twom-set-frost = frost
twom-set-noise = noise
twom-set-boarded = boarded up
