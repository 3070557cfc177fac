# Why a command or a setup is refused.

twom-no-seats = The game cannot be played by so many or in this variant. Choose another number, or a variant that is offered.
twom-no-option = That option is not offered: { $option }. Choose one of those that are.
twom-no-over = The campaign is over.
twom-no-diary = The Leader decides, and that is now { $seat }.
twom-no-now = That cannot be done now. Answer the question the game is asking.
twom-no-told = First enter what came up at the table, choosing from the options offered.
twom-no-face = This die has no such face: { $face }. Choose the face it really showed.
twom-no-left = This card is not in the deck, or all its copies are out: { $card }. Choose one that is still in it.
twom-no-pick = That is not a possible answer. Choose from what is offered.
twom-no-person = No such character is in the group.
twom-no-ready = { $who } has no action in this round, or is already using it.
twom-no-order = Name the characters in the order of the group, each one only once.
twom-no-once = Name each character only once, in the order of the group.
twom-no-kinds = Name each kind only once, in the alphabetical order of their keys.
twom-no-space = The shelter has no such space.
twom-no-way = There is no free way to this space: { $space }. Remove the obstacle first.
twom-no-taken = Another character is already on this space: { $space }
twom-no-two = Two characters cannot work on this space: { $space }. They can only clear rubble and its remains together.
twom-no-card = No shelter card lies on this space: { $space }
twom-no-what = Name no other action when you flip a shelter card: { $space }
twom-no-hole = Nobody gets through here, and it cannot be cleared by hand: { $card }
twom-no-action = There is no such action here: { $space }
twom-no-idea = This is still an idea and cannot be built: { $fitting }
twom-no-fitting = The game has no such fitting.
twom-no-copies = No card of this fitting is left: { $fitting }
twom-no-room = There is no room on this space: { $space } ({ $fitting })
twom-no-boarding = Boarding up is built elsewhere, not on this space: { $fitting }
twom-no-beside = This fitting must stand next to another: { $fitting } (next to: { $other })
twom-no-store = Storage has too few of this: { $token } (needed: { $count })
twom-no-have = You have too few of this with you: { $token } (needed: { $count })
twom-no-water = { $count ->
    [0] There is no water in storage.
    [one] The water in storage is enough for only { $count } character.
   *[other] The water in storage is enough for only { $count } characters.
}
twom-no-food = That cannot be eaten. Choose food from storage.
twom-no-everybody = Say how every character spends the night, in the order of the group.
twom-no-outside = { $most ->
    [one] At most { $most } character can go scavenging.
   *[other] At most { $most } characters can go scavenging.
}
twom-no-bed = To sleep in a bed, choose the space where one stands; for anything else, name no bed.
twom-no-bed-taken = Only one character can sleep in a bed, and this one is taken: { $space }
twom-no-location = This location is not revealed. Choose one that is.
twom-no-gear = Resources cannot be taken along. Choose tokens from storage.
twom-no-pile = This is not in the findings pile, or weighs nothing and comes along anyway.
twom-no-carry = { $count ->
    [0] None of this is left: { $token }
    [one] You can carry at most { $count } piece: { $token }
   *[other] You can carry at most { $count } pieces: { $token }
}
twom-no-capacity = The scavengers cannot carry that much: weight { $weight }, capacity { $capacity }.
twom-no-guard = Only guards can get weapons; name them in the order of the group, each one only once.
twom-no-weapon = No such weapon is left in storage.
twom-no-bullets = { $count ->
    [0] There is no bullet for this weapon: { $token }
    [one] { $count } bullet is too few for another firearm: { $token }
   *[other] { $count } bullets are too few for another firearm: { $token }
}
twom-no-crime = No such combination of cards is set aside.
twom-no-keep = This last resort card was not drawn. Choose one of those that were.
twom-no-not-held = The group has no such last resort card. Choose one of those that were kept.
twom-no-phase = This card cannot be played in this phase: { $card }. Wait for a phase that it names.
twom-no-save = The game can only be saved after Dawn, before the new day begins. Wait until then, and save it.
twom-no-dose = This character cannot be given that now. Choose from what is offered.
twom-no-script-number = A script is found by its number, from 1 to 9999. Type the number alone.
twom-no-script-unread = The campaign has not reached script { $script } yet, so it stays secret. You can only read scripts that were read before.
twom-no-script-in-book = Nobody has read script { $script } yet. You read scripts in the Book of Scripts: open it when the game sends you to that number.
