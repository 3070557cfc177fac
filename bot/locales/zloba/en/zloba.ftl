# The referee of Zloba: questions, answers, the log, refusals.

zloba-words = { "en" ->
    [cs] { $cs }
    [sv] { $sv }
   *[en] { $en }
}
zloba-seat = { $seat }
zloba-opponent = AI
zloba-list = { $items }
zloba-area = region { $area }
zloba-zone = own zone
zloba-area-held = { $place } · { $points } VP · { $there }
zloba-area-empty = { $place } · { $points } VP
zloba-zone-facts = own zone · you { $units }
zloba-you-there = you { $units }
zloba-units-there = { $faction } { $units }
zloba-target = { $faction } (has there: { $units })
zloba-elites = { $count }× { $elite }
zloba-elite-price = { $name } for { $cost } (vitality: { $toughness }, left: { $left })
zloba-mat = playmat
zloba-removed = removed troops
zloba-done = that is all
zloba-basics = { $count ->
    [one] { $count } basic troop
   *[other] { $count } basic troops
}
zloba-elite = { $name } ({ $toughness })
zloba-elite-in = { $elite }, { $place }
zloba-hit = { $elite } −{ $wounds }
zloba-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
zloba-march = { $place } ({ $units })
zloba-call = { $source } ({ $units })
zloba-points-held = { $count } VP
zloba-stake = The match ends once somebody has { $target } VP after a scoring; the leader needs { $left } more.
zloba-areas = { $count ->
    [one] region { $areas }
   *[other] regions { $areas }
}
zloba-places = { $places }
zloba-elsewhere = { $what } elsewhere
zloba-price = { $name } for { $cost }
zloba-card = { $name } (“{ $text }”)
zloba-cards = { $cards }
zloba-hand = { $who } ({ $cards })
zloba-times = { $count }× { $die }
zloba-dice = { $dice }
zloba-eye = All-seeing die: { $symbol }
zloba-scenario = { $name } (AI: { $opponent })

zloba-side-north = first player in the north
zloba-side-east = first player in the east
zloba-side-south = first player in the south
zloba-side-west = first player in the west

zloba-name-mine = Mine
zloba-name-extend = Extend
zloba-name-maneuver = Maneuver
zloba-name-battle = Battle
zloba-name-strike = Strike
zloba-name-charge = Charge
zloba-name-double = Double
zloba-name-exodus = Exodus
zloba-name-eye = all-seeing die
zloba-name-move = Move troops
zloba-name-enter = Deploy to your own zone
zloba-name-deploy = Deploy basic troops
zloba-name-attack = Wound
zloba-name-muster = Muster
zloba-name-setup = setup
zloba-name-spoils = spoils
zloba-name-groundwork = groundwork
zloba-name-draft = draft
zloba-name-actions = actions
zloba-name-scoring = victory points
zloba-name-over = end of the game

# What is awaited, and the questions on the way to a decision.

zloba-await-cards = { $count ->
    [one] choose { $count } feat card
   *[other] choose { $count } feat cards
}
zloba-await-die = pick a die from the offer
zloba-await-action = your turn: use an action die
zloba-await-end = you may still buy, use the all-seeing die or a feat card; then end your turn
zloba-await-spoils = spoils: { $action } ({ $place })
zloba-await-effect = use the effect, or skip it
zloba-await-onward = swift elites may move on ({ $place })
zloba-await-divide = { $wounds ->
    [one] divide { $wounds } wound from the AI ({ $place })
   *[other] divide { $wounds } wounds from the AI ({ $place })
}
zloba-await-share = { $wounds ->
    [one] say whether your troops suffer the { $wounds } wound from the AI ({ $place })
   *[other] say how many of { $wounds } wounds from the AI your troops suffer ({ $place })
}
zloba-ask-turn = What will you do?
zloba-ask-spoils = What will you do with the spoils ({ $place }, { $action })?
zloba-ask-effect = What will you do with the effect ({ $source })?
zloba-ask-onward = Do the swift elites move on ({ $place })?
zloba-ask-how = How?
zloba-ask-cards = { $count ->
    [one] Which feat card do you take?
   *[other] Which feat cards do you take?
}
zloba-ask-die = Which die do you take?
zloba-ask-dice = Which two dice do you pay with?
zloba-ask-discard = Which die do you put away?
zloba-ask-place = Where to?
zloba-ask-from = From where?
zloba-ask-to = Where do they go?
zloba-ask-to-next = Where do the next ones go? Regions come in order of their numbers; press Back to name an earlier one.
zloba-ask-where = In which region?
zloba-ask-whom = Whose troops?
zloba-ask-units = How many basic troops?
zloba-ask-basics = How many basic troops?
zloba-ask-elites = How many of these elites: { $elite }? Its vitality is in brackets.
zloba-ask-wounds = How many wounds for { $elite }? Its vitality is in brackets.
zloba-ask-elite = Which elite do you buy?
zloba-ask-skill = Which skill do you use?
zloba-ask-card = Which card do you use?
zloba-ask-recall = Which elite do you call back?
zloba-ask-source = From where do you muster?
zloba-buy = Buy an elite (your Corra: { $have })
zloba-skill = Use a skill (your Corra: { $have })
zloba-use-card = Use a feat card
zloba-recall = Call an elite back
zloba-end-turn = End the turn
zloba-discard = Put a die away
zloba-let-be = Skip it

# What a decision will do.

zloba-do-cards = Take: { $cards }
zloba-do-pick = Take a die: { $die }
zloba-do-mine = Mine: take Corra from the stockpile
zloba-do-deploy = { $count ->
    [one] Deploy { $count } basic troop: { $place }
   *[other] Deploy { $count } basic troops: { $place }
}
zloba-do-enter = { $count ->
    [one] Deploy { $count } basic troop to your own zone
   *[other] Deploy { $count } basic troops to your own zone
}
zloba-do-move = { $start } → { $end }: { $units }
zloba-do-attack = Wound ({ $place }, { $target }): { $wounds }
zloba-do-exodus = Exodus (dice: { $dice }). From: { $start }. To: { $marches }
zloba-do-exodus-again = Doubled Exodus. From: { $start }. To: { $marches }
zloba-do-discard = Put a die away without its action: { $die }
zloba-do-buy = Buy (Corra: { $cost }): { $elite } → { $place }. { $text }
zloba-do-skill = { $skill } (Corra: { $cost }): { $text }
zloba-do-card = Use the card: { $card }
zloba-do-recall = Back to the playmat: { $elite }, { $place }. { $text }
zloba-do-muster = Muster → { $place }. { $calls }
zloba-do-let-be = Skip it
zloba-do-end = End the turn
zloba-do-divide = Divide the wounds. { $suffering }
zloba-do-divide-part = Divide the wounds. { $suffering }. Left to the others: { $left }

# What brought something about.

zloba-by-die = action die
zloba-by-eye = all-seeing die
zloba-by-double = Double
zloba-by-effect = ability
zloba-by-spoils = spoils
zloba-by-chaos = chaos die
zloba-by-opponent = its own action
zloba-by-domination = domination, chaos die
zloba-by-trophy = trophy
zloba-by-attack = attack
zloba-by-wounds = wounds

# The log.

zloba-log-opened = { $count ->
    [one] The table is set for { $count } player.
   *[other] The table is set for { $count } players.
}
zloba-log-chose = { $who } has chosen feat cards.
zloba-log-chose-cards = { $who } has chosen: { $cards }.
zloba-log-revealed = Feat cards: { $hands }.
zloba-log-started = { $who } starts.
zloba-log-round = Round { $round }. First player: { $who }.
zloba-log-spoils = Spoils ({ $place }): { $who } – { $action }.
zloba-log-prepared = Groundwork: { $parts }.
zloba-prepared = { $who } (troops +{ $units }, Corra +{ $corra }, all-seeing die: { $eye })
zloba-log-offered = Dice on offer: { $dice }.
zloba-log-picked = { $who } takes a die: { $die }.
zloba-log-last-die = Last die ({ $die }): { $who }.
zloba-log-last-die-none = Nobody gets the last die ({ $die }).
zloba-log-passed = { $who } has no action die and passes.
zloba-log-discarded = { $who } puts a die away: { $die }.
zloba-log-gained = { $who }: Corra +{ $corra } ({ $how }).
zloba-log-points = { $who }: VP +{ $points } (ability).
zloba-log-deployed = { $who } deploys, { $place }: { $units } ({ $how }).
zloba-log-mustered = { $who } musters, { $place }: { $units }.
zloba-log-moved = { $who }: { $start } → { $end }: { $units } ({ $how }).
zloba-log-exodus = { $who }: Exodus, { $start } → { $marches }.
zloba-log-dispersed = { $who } disperses, { $start } → { $marches }.
zloba-log-attacked = { $who }: { $deed }, { $place }. { $target } loses: { $wounds }.
zloba-log-bought = { $who } buys: { $elite } → { $place } (Corra −{ $cost }).
zloba-log-skill = { $who }: { $skill } (Corra −{ $cost }).
zloba-log-card = { $who } uses a feat card: { $card }.
zloba-log-recalled = { $who } calls back to the playmat: { $elite } ({ $place }).
zloba-log-declined-spoils = { $who } skips the spoils.
zloba-log-declined-effect = { $who } skips the effect.
zloba-log-declined-onward = { $who } moves no further.
zloba-log-declined-wounds = { $who } takes no wounds.
zloba-log-scored = Victory points: { $parts }.
zloba-gain = { $who } +{ $points } ({ $areas })
zloba-gain-none = { $who } +{ $points }
zloba-gain-area = region { $area }: { $points }
zloba-humans = humans together
zloba-log-ended = { $count ->
    [one] The game is over. The winner is { $winners }.
   *[other] The game is over. Victory is shared by { $winners }.
}
zloba-log-mission-won = The match is over. The mission is accomplished and the humans win!
zloba-log-mission-lost = The match is over. The AI wins.
zloba-log-adjusted = A judge has changed the position: { $parts }.
zloba-log-base = The AI’s base token: { $place }.
zloba-log-opponent-die = The AI rolls for its next turn: { $die }.
zloba-log-opponent-action = AI, action die: { $die }.
zloba-log-opponent-eye = AI, all-seeing die: { $die }.
zloba-log-opponent-idle = It has no effect.
zloba-log-chaos = Chaos die ({ $value }): { $line }
zloba-log-chaos-nothing = Chaos die ({ $value }): nothing happens with fewer than { $humans } humans.
zloba-part-seats = the players’ troops and stocks
zloba-part-round = round
zloba-part-start = first player
zloba-part-phase = phase
zloba-part-turn = whose turn it is
zloba-part-offer = dice on offer
zloba-part-tokens = VP tokens
zloba-part-coop = the AI’s side

zloba-end-threshold = The goal of { $points } VP was reached when the round was scored.
zloba-end-mission = The scenario’s mission decided it.
zloba-end-conceded = The game was given up.

# Refusals.

zloba-no-over = The game is over.
zloba-no-target = The game can end at { $least } to { $most } victory points.
zloba-no-seat = There is no such seat at the table.
zloba-no-turn = It is not your turn.
zloba-no-no-dice = You have no action die, so your turn is passed: without one you neither buy nor use the all-seeing die.
zloba-no-phase = This is not the time for it. The phase is: { $phase }.
zloba-no-interrupted = First finish what you have started, or skip it.
zloba-no-effect-other = The current effect does not allow this; use it as offered, or skip it.
zloba-no-no-effect = No effect is waiting; use an action die.
zloba-no-forfeited = Dice spent on Exodus give no action of their own.
zloba-no-second-die = An action die has already been used or put away this turn. Two at once are spent only on Exodus.
zloba-no-die = You have no die that shows { $action }.
zloba-no-must-use-die = First you have to use an action die, or put one away.
zloba-no-eye-used = You have already used your all-seeing die this round.
zloba-no-eye-turn = You can use the all-seeing die only in your own turn in the action phase.
zloba-no-eye-shows = Your all-seeing die shows { $shows }, which does not do this.
zloba-no-double = Only an action you have just done this turn can be doubled.
zloba-no-no-area = There is no such region on the board.
zloba-no-coast = Nobody can return to the Shores.
zloba-no-not-next = These places are not adjacent: { $start } and { $end }.
zloba-no-nobody = Choose at least one troop.
zloba-no-units = There are no such troops there ({ $place }).
zloba-no-from = Troops cannot leave from there now ({ $place }).
zloba-no-too-many = { $most ->
    [one] At most { $most } troop.
   *[other] At most { $most } troops.
}
zloba-no-onward = Only swift elites that have just moved may go on, from where they arrived.
zloba-no-mat-empty = There is no basic troop left on your playmat.
zloba-no-few-units = { $left ->
    [one] Only { $left } basic troop is left there.
   *[other] Only { $left } basic troops are left there.
}
zloba-no-nobody-there = You cannot deploy there ({ $place }): you have no troop there, or the effect does not reach it.
zloba-no-coast-attack = The Shores cannot be attacked.
zloba-no-attack-from-coast = Troops on the Shores cannot attack, and no other troop of yours is in reach ({ $place }).
zloba-no-too-far = Out of reach ({ $place }): you have no troop there or next to it.
zloba-no-own-units = You cannot wound your own troops.
zloba-no-friends = Human factions cannot attack each other.
zloba-no-no-target = This faction has no troop there ({ $place }).
zloba-no-toughness = An elite can neither have nor lose more vitality than its die has.
zloba-no-wounds = { $count ->
    [one] Deal exactly { $count } wound.
   *[other] Deal exactly { $count } wounds.
}
zloba-no-guard = An elite protects the basic troops there; it has to fall first.
zloba-no-exodus-dice = Exodus is paid for with two unused dice, at least one of them an action die.
zloba-no-exodus-ends = Choose at least one region to go to, each only once.
zloba-no-other-elite = Your faction has no such elite.
zloba-no-elite-out = No such elite is left on your playmat: { $elite }.
zloba-no-corra = Not enough Corra: it costs { $cost }, you have { $have }.
zloba-no-buy-turn = You can buy only in your own turn in the action phase.
zloba-no-nowhere = There is no legal place for this elite now: { $elite }.
zloba-no-elite-place = This elite cannot be deployed here: { $elite }.
zloba-no-skill = Your faction has no such skill.
zloba-no-useless = It would have no effect now.
zloba-no-no-recall = There is nothing this elite could go back to the playmat for: { $elite }.
zloba-no-muster-place = Mustered troops cannot be deployed here ({ $place }).
zloba-no-muster = Troops are mustered from the playmat, the removed ones and the board, each source only once.
zloba-no-cards-chosen = You have already chosen your feat cards.
zloba-no-cards-other = This feat card is not one of your faction’s.
zloba-no-cards-count = { $count ->
    [one] Choose exactly { $count } feat card.
   *[other] Choose exactly { $count } different feat cards.
}
zloba-no-card-turn = You can use a feat card only in your own turn.
zloba-no-card-other = You do not have this feat card.
zloba-no-card-passive = This card works all the time; it is not used.
zloba-no-card-spent = This card is used up.
zloba-no-offer = There is no such die on offer: { $die }.
zloba-no-variant = Wroth has no such variant.
zloba-no-seats = There must be { $least } to { $most } players.
zloba-no-faction = Everybody has to choose a faction of this set of components.
zloba-no-faction-twice = No faction can have two players.
zloba-no-side = The sides of the board are north, east, south and west.
zloba-no-scenario = Choose a scenario of this set of components.
zloba-no-opponent-faction = The AI’s faction cannot be a player’s.
zloba-expected-number = a whole number from { $least } to { $most }
zloba-expected-one = one of these words: { $options }
zloba-expected-list = a list of these words: { $options }
zloba-expected-cards = a list of keys of feat cards
zloba-expected-elites = a list of elites, each as [place 0–8, key of its kind, vitality 1–6]
zloba-expected-by-place = an object: under the number of a place (0–8) a whole number from { $least } to { $most }
zloba-expected-by-area = an object: under the number of a region (1–8) a whole number from { $least } to { $most }
zloba-expected-seats = objects of the players, in a list or under the numbers of seats from 0; they may have: { $fields }
zloba-expected-parts = an object that may have: { $fields }
zloba-no-adjust-basics = { $count ->
    [one] The faction has only { $count } basic troop.
   *[other] The faction has only { $count } basic troops.
}
zloba-no-adjust-corra = { $count ->
    [one] There is only { $count } Corra in the game.
   *[other] There are only { $count } Corra in the game.
}
zloba-no-adjust-elites = The faction does not have that many of these elites.
zloba-no-adjust-cards = A faction has only one copy of each feat card.
zloba-no-adjust-spent = Only a feat card that the player has chosen can be used up.
zloba-no-adjust-tokens = Each VP token of this set can lie in one region only.
zloba-no-adjust-dice = The player whose turn it is needs an action die, unless it has been used.
zloba-no-adjust-no-dice = When nobody has an action die, the action phase is over; give somebody a die, or set the phase to draft.
zloba-no-adjust-dice-count = { $count ->
    [one] There is only { $count } action die in the game.
   *[other] There are only { $count } action dice in the game.
}
zloba-no-adjust-offer = There must be something to pick from; name the offer too.
zloba-no-adjust-later = Troops cannot be changed now, something has begun. Name the phase or whose turn it is too.
zloba-no-adjust-opponent-zone = The AI has no deployment zone; its troops stand only in numbered regions.
zloba-no-adjust-opponent-cards = The AI has neither feat cards nor dice of a draft; give its action die as die in the part coop.
zloba-no-adjust-stuck = Nobody would have anything to do, and the game would be stuck. Name the phase and whose turn it is too.
zloba-newcomer-no = experienced player (1 feat card)
zloba-newcomer-yes = newcomer (2 feat cards)

# What a player settles in advance.

choice-zloba-end = When your turn ends
choice-zloba-draft = In the draft
zloba-standing-end-ask = ask me
zloba-standing-end-within = with my action, but ask where that ends the round
zloba-standing-end-always = with my action, always
zloba-standing-draft-ask = ask me
zloba-set-round = round
zloba-set-turn = whose turn it is
zloba-set-corra = Corra of { $seat }
zloba-set-points = points of { $seat }
