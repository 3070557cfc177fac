# What holds while a card works.

doomtrooper-said-rate-change = { $ratings } { $change }
doomtrooper-said-rate-set = = { $number }
doomtrooper-said-rate-base = base { $change }
doomtrooper-said-rate-times = ×{ $number }
doomtrooper-said-rate-divided = ÷{ $number }
doomtrooper-said-rate-part = only the share of: { $what }
doomtrooper-said-rate-once = several copies do not add up
doomtrooper-said-rating-all = all ratings
doomtrooper-said-kind-gain = also: { $tags }
doomtrooper-said-kind-lose = no longer: { $tags }
doomtrooper-said-strength-plain = usually
doomtrooper-said-strength-always = ALWAYS
doomtrooper-said-strength-never = NEVER otherwise
doomtrooper-said-immune = immune to: { $to }
doomtrooper-said-immune-lost = loses immunity to: { $to }
doomtrooper-said-bar = may not { $what }
doomtrooper-said-bar-never = may NEVER { $what }
doomtrooper-said-permit = may { $what }
doomtrooper-said-permit-number =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
doomtrooper-said-doing-about = about: { $what }
doomtrooper-said-protect = this cannot happen: { $what }
doomtrooper-said-cost-play = price of playing: { $what }
doomtrooper-said-cost-use = price of using: { $what }
doomtrooper-said-cost-attack = price of an attack by: { $what }
doomtrooper-said-cost-attacked = price of an attack on: { $what }
doomtrooper-said-cost-on = played on: { $what }
doomtrooper-said-cost-same = unchanged
doomtrooper-said-cost-set = { $what }
doomtrooper-said-cost-destiny = { $change } D
doomtrooper-said-cost-victory = { $change } V
doomtrooper-said-cost-actions = { $change } actions
doomtrooper-said-cost-factor = ×{ $number }
doomtrooper-said-cost-worth = each point paid counts as { $number }
doomtrooper-said-limit-is = { $number }
doomtrooper-said-casts = may cast the Art ({ $what })
doomtrooper-said-casts-legion = also for the Dark Legion
doomtrooper-said-share-kill = points for a kill
doomtrooper-said-share-mission = points for a mission
doomtrooper-said-share-all = points
doomtrooper-said-share-victims = victims: { $what }
doomtrooper-said-share-half-up = half, rounded up
doomtrooper-said-share-half-down = half, rounded down
doomtrooper-said-share-only-destiny = D only
doomtrooper-said-share-only-victory = V only
doomtrooper-said-share-only-none = none
doomtrooper-said-share-to = they go to { $who }
doomtrooper-said-fate = { $when }: instead { $to }
doomtrooper-said-fate-killed = when killed
doomtrooper-said-fate-discarded = when discarded
doomtrooper-said-fate-sacrificed = when removed from the game
doomtrooper-said-fate-left = when leaving play
doomtrooper-said-fate-used = when used
doomtrooper-said-fate-to-hand = to the hand
doomtrooper-said-fate-to-top = on top of the library
doomtrooper-said-fate-to-bottom = under the library
doomtrooper-said-fate-to-shuffled = shuffled into the library
doomtrooper-said-fate-to-discard = to the discard pile
doomtrooper-said-fate-to-sacrificed = removed from the game
doomtrooper-said-fate-to-play = stays in play
doomtrooper-said-copies-abilities = also has the abilities of { $of }
doomtrooper-said-copies-ratings = also has the ratings of { $of }
doomtrooper-said-copies-all = also has all of { $of }
doomtrooper-said-silence-all = nothing on it works
doomtrooper-said-silence-abilities = its abilities do not work
doomtrooper-said-silence-ratings = its ratings do not work
doomtrooper-said-silence-lent = what it lends to others does not work
doomtrooper-said-word-grant = also has: { $what }

# What happens.

doomtrooper-said-paid-as-combat = pays as a combat does
doomtrooper-said-word-wound = { $who } is wounded
doomtrooper-said-word-heal = { $who } is healed
doomtrooper-said-word-save = { $who } is saved from this wound or death
doomtrooper-said-word-kill = { $who } is killed
doomtrooper-said-word-kill-sure = nothing protects from it
doomtrooper-said-word-discard = { $who } is discarded
doomtrooper-said-word-sacrifice = { $who } is removed from the game
doomtrooper-said-word-return-hand = { $who } returns to its owner’s hand
doomtrooper-said-word-return-top = { $who } returns to the top of its owner’s library
doomtrooper-said-word-return-bottom = { $who } returns to the bottom of its owner’s library
doomtrooper-said-word-return-shuffled = { $who } is shuffled into its owner’s library
doomtrooper-said-return-controller = to the hand of its controller
doomtrooper-said-word-fetch-hand = take into the hand ({ $origin }): { $what }
doomtrooper-said-word-fetch-top = put on top of the library ({ $origin }): { $what }
doomtrooper-said-word-fetch-play = put into play ({ $origin }): { $what }
doomtrooper-said-word-fetch-shuffled = shuffle into the library ({ $origin }): { $what }
doomtrooper-said-unshown = not shown
doomtrooper-said-word-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
doomtrooper-said-word-discard-hand =
    { $count ->
        [one] discard { $count } card from hand
       *[other] discard { $count } cards from hand
    }
doomtrooper-said-word-discard-hand-all = discard the whole hand
doomtrooper-said-word-look-hand = look at the hand ({ $who })
doomtrooper-said-word-look-library = look at the top of the library ({ $who })
doomtrooper-said-word-look-discard = look at the discard pile ({ $who })
doomtrooper-said-word-look-card = look at a card: { $what }
doomtrooper-said-look-number =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
doomtrooper-said-look-take = take { $number } of them
doomtrooper-said-look-rest-top = the rest on top of the library
doomtrooper-said-look-rest-bottom = the rest under the library
doomtrooper-said-look-rest-shuffled = shuffle the rest in
doomtrooper-said-look-rest-discard = discard the rest
doomtrooper-said-shown-to-all = shown to all
doomtrooper-said-reordered = put back in any order
doomtrooper-said-word-shuffle = shuffle the library
doomtrooper-said-word-move-to = { $who } moves to: { $to }
doomtrooper-said-word-move-squad = { $who } moves to the Squad
doomtrooper-said-word-move-cohort = { $who } moves to the Cohort
doomtrooper-said-word-move-outpost = { $who } moves to the Outpost
doomtrooper-said-word-move-aside = { $who } moves outside the areas
doomtrooper-said-word-move-transfer = { $who } makes a free transfer
doomtrooper-said-word-move-own-side = { $who } moves to your side
doomtrooper-said-word-move-bearer = { $who } moves to the bearer
doomtrooper-said-word-move-player = { $who } moves to the player
doomtrooper-said-word-move-area = { $who } moves to the area
doomtrooper-said-word-move-out-of-vehicle = { $who } leaves the vehicle
doomtrooper-said-word-move-into-vehicle = { $who } boards the vehicle
doomtrooper-said-word-cover = { $who } goes into cover
doomtrooper-said-word-uncover = { $who } leaves cover
doomtrooper-said-in-cover = in cover
doomtrooper-said-word-mark = { $who } gets the counter: { $mark }
doomtrooper-said-word-unmark = { $who } loses the counter: { $mark }
doomtrooper-said-mark-number = number: { $number }
doomtrooper-said-word-enter = comes into play ({ $origin }): { $what }
doomtrooper-said-word-control = { $who } comes under the control of: { $player }
doomtrooper-said-points-of-destiny = { $change } D
doomtrooper-said-points-of-victory = { $change } V
doomtrooper-said-points-earned = { $change } (to be split into D and V)
doomtrooper-said-points-none = no points
doomtrooper-said-points-instead = in place of the points otherwise paid
doomtrooper-said-points-from = taken from: { $who }
doomtrooper-said-word-debt = debt { $change }
doomtrooper-said-at-once = at once
doomtrooper-said-actions-only = only for: { $what }
doomtrooper-said-word-actions-any =
    { $count ->
        [one] { $count } more action
       *[other] more actions: { $count }
    }
doomtrooper-said-word-actions-attack =
    { $count ->
        [one] { $count } more attack action
       *[other] more attack actions: { $count }
    }
doomtrooper-said-word-actions-other =
    { $count ->
        [one] { $count } more non-attack action
       *[other] more non-attack actions: { $count }
    }
doomtrooper-said-word-convert-any =
    { $count ->
        [one] { $count } action becomes an ordinary one
       *[other] actions that become ordinary ones: { $count }
    }
doomtrooper-said-word-convert-attack =
    { $count ->
        [one] { $count } action becomes an attack action
       *[other] actions that become attack actions: { $count }
    }
doomtrooper-said-word-convert-other =
    { $count ->
        [one] { $count } action becomes a non-attack action
       *[other] actions that become non-attack actions: { $count }
    }
doomtrooper-said-word-attack = { $who } attacks at once
doomtrooper-said-attack-any = no matter who may attack whom
doomtrooper-said-attack-pays = success: { $points }
doomtrooper-said-attack-action = as an attack action
doomtrooper-said-word-join = { $who } helps in the combat
doomtrooper-said-join-attacker = the attacker’s side
doomtrooper-said-join-defender = the defender’s side
doomtrooper-said-join-ratings = adds: { $ratings }
doomtrooper-said-join-struck-me = you choose who is struck
doomtrooper-said-join-struck-opponent = the opponent chooses who is struck
doomtrooper-said-join-struck-all = all are struck
doomtrooper-said-word-replace = { $who } takes the place of: { $fighter }
doomtrooper-said-word-tactic-fight = the combat becomes Fight
doomtrooper-said-word-tactic-shoot = the combat becomes Shoot
doomtrooper-said-word-tactic-other = the combat changes to the other tactic
doomtrooper-said-word-end-combat = the combat ends
doomtrooper-said-word-end-attack = the attack ends
doomtrooper-said-word-end-actions = the actions of the turn end
doomtrooper-said-word-end-turn = the turn ends
doomtrooper-said-end-back = what the attack took is given back
doomtrooper-said-word-cancel = what it answers is cancelled
doomtrooper-said-word-cancel-cards = cancelled: { $what }
doomtrooper-said-cancel-steal = you may play it instead
doomtrooper-said-word-prevent-wound = the wound does not happen
doomtrooper-said-word-prevent-kill = the death does not happen
doomtrooper-said-word-prevent-harm = neither wound nor death happens
doomtrooper-said-word-prevent-points = no points are gained or lost
doomtrooper-said-word-prevent-discard = the discarding does not happen
doomtrooper-said-word-prevent-sacrifice = the removal from the game does not happen
doomtrooper-said-word-prevent-search = the search does not happen
doomtrooper-said-word-prevent-attack = the attack does not happen
doomtrooper-said-word-redirect = it happens to another instead: { $to }
doomtrooper-said-word-attach = attach ({ $origin }): { $what } → { $to }
doomtrooper-said-face-down = face down
doomtrooper-said-word-win = wins
doomtrooper-said-word-lose = is eliminated
doomtrooper-said-word-turns =
    { $count ->
        [one] { $count } more turn
       *[other] { $count } more turns
    }
doomtrooper-said-word-turns-lost =
    { $count ->
        [one] misses { $count } turn
       *[other] misses { $count } turns
    }
doomtrooper-said-word-name-affiliation = name an affiliation
doomtrooper-said-word-name-apostle = name an apostle
doomtrooper-said-word-name-name = name a card
doomtrooper-said-word-name-type = name a type of card
doomtrooper-said-word-name-aspect = name an aspect
doomtrooper-said-word-name-rating = name a rating
doomtrooper-said-word-name-number = name a number
doomtrooper-said-name-options = one of: { $what }
doomtrooper-said-word-play = play at once ({ $origin }): { $what }
doomtrooper-said-word-swap-destiny = exchange D ({ $who })
doomtrooper-said-word-swap-victory = exchange V ({ $who })
doomtrooper-said-word-swap-discard = exchange library and discard pile ({ $who })
doomtrooper-said-word-swap-library = exchange libraries ({ $who })
doomtrooper-said-word-swap-seats = exchange places in the order of turns ({ $who })
doomtrooper-said-word-swap-direction = turns go the other way round from now on
doomtrooper-said-word-swap-hand = exchange hands ({ $who })
doomtrooper-said-word-swap-control = { $who } change sides with each other
doomtrooper-said-two-others = two other players
doomtrooper-said-word-swap-ratings = { $who }: exchange ratings ({ $ratings })
doomtrooper-said-word-become = { $who } becomes an exact copy of { $of }
doomtrooper-said-word-choose = choose: { $ways }
doomtrooper-said-word-chance = a random number 1–{ $sides }: { $ways }
doomtrooper-said-word-repeat = { $number } times over: { $what }
