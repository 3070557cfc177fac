# What holds while a card works.

doomtrooper-rate-change = { $ratings } { $change }
doomtrooper-rate-set = = { $number }
doomtrooper-rate-base = base { $change }
doomtrooper-rate-times = ×{ $number }
doomtrooper-rate-divided = ÷{ $number }
doomtrooper-rate-part = only the share of: { $what }
doomtrooper-rate-once = several copies do not add up
doomtrooper-rating-all = all ratings
doomtrooper-kind-gain = also is { $tags }
doomtrooper-kind-lose = is no longer { $tags }
doomtrooper-strength-plain = usually
doomtrooper-strength-always = ALWAYS
doomtrooper-strength-never = NEVER otherwise
doomtrooper-immune = immune to: { $to }
doomtrooper-immune-lost = loses immunity to: { $to }
doomtrooper-bar = may not { $what }
doomtrooper-bar-never = may NEVER { $what }
doomtrooper-permit = may { $what }
doomtrooper-permit-number =
    { $count ->
        [one] { $count } more
       *[other] { $count } in number
    }
doomtrooper-doing-about = about: { $what }
doomtrooper-protect = this cannot happen: { $what }
doomtrooper-cost-play = price of playing: { $what }
doomtrooper-cost-use = price of using: { $what }
doomtrooper-cost-attack = price of an attack by: { $what }
doomtrooper-cost-attacked = price of an attack on: { $what }
doomtrooper-cost-search = price of searching: { $what }
doomtrooper-cost-move = price of moving: { $what }
doomtrooper-cost-cover = price of taking cover: { $what }
doomtrooper-cost-uncover = price of leaving cover: { $what }
doomtrooper-cost-on = played on: { $what }
doomtrooper-cost-same = unchanged
doomtrooper-cost-set = { $what }
doomtrooper-cost-destiny = { $change } D
doomtrooper-cost-victory = { $change } V
doomtrooper-cost-actions = { $change } actions
doomtrooper-cost-factor = ×{ $number }
doomtrooper-cost-worth = each point paid counts as { $number }
doomtrooper-limit-is = { $number }
doomtrooper-casts = may cast the Art ({ $what })
doomtrooper-casts-legion = also for the Dark Legion
doomtrooper-share-kill = points for a kill
doomtrooper-share-mission = points for a mission
doomtrooper-share-all = points
doomtrooper-share-victims = victims: { $what }
doomtrooper-share-half-up = half, rounded up
doomtrooper-share-half-down = half, rounded down
doomtrooper-share-only-destiny = D only
doomtrooper-share-only-victory = V only
doomtrooper-share-only-none = none
doomtrooper-share-to = they go to { $who }
doomtrooper-fate = { $when }: instead { $to }
doomtrooper-fate-killed = when killed
doomtrooper-fate-discarded = when discarded
doomtrooper-fate-sacrificed = when removed from the game
doomtrooper-fate-left = when leaving play
doomtrooper-fate-used = when used
doomtrooper-fate-to-hand = to the hand
doomtrooper-fate-to-top = on top of the library
doomtrooper-fate-to-bottom = under the library
doomtrooper-fate-to-shuffled = shuffled into the library
doomtrooper-fate-to-discard = to the discard pile
doomtrooper-fate-to-sacrificed = removed from the game
doomtrooper-fate-to-play = stays in play
doomtrooper-copies-abilities = also has the abilities of { $of }
doomtrooper-copies-ratings = also has the ratings of { $of }
doomtrooper-copies-all = also has all of { $of }
doomtrooper-silence-all = nothing on it works
doomtrooper-silence-abilities = its abilities do not work
doomtrooper-silence-ratings = its ratings do not work
doomtrooper-word-grant = also has: { $what }

# What happens.

doomtrooper-paid-as-combat = pays as a combat does
doomtrooper-word-wound = { $who } is wounded
doomtrooper-word-heal = { $who } is healed
doomtrooper-word-save = { $who } is saved from this wound or death
doomtrooper-word-kill = { $who } is killed
doomtrooper-word-kill-sure = nothing protects from it
doomtrooper-word-discard = { $who } is discarded
doomtrooper-word-sacrifice = { $who } is removed from the game
doomtrooper-word-return-hand = { $who } returns to its owner’s hand
doomtrooper-word-return-top = { $who } returns to the top of its owner’s library
doomtrooper-word-return-bottom = { $who } returns to the bottom of its owner’s library
doomtrooper-word-return-shuffled = { $who } is shuffled into its owner’s library
doomtrooper-word-fetch-hand = take into the hand ({ $origin }): { $what }
doomtrooper-word-fetch-top = put on top of the library ({ $origin }): { $what }
doomtrooper-word-fetch-play = put into play ({ $origin }): { $what }
doomtrooper-word-fetch-shuffled = shuffle into the library ({ $origin }): { $what }
doomtrooper-unshown = not shown
doomtrooper-word-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
doomtrooper-word-discard-hand =
    { $count ->
        [one] discard { $count } card of the hand
       *[other] discard { $count } cards of the hand
    }
doomtrooper-word-discard-hand-all = discard the whole hand
doomtrooper-word-look-hand = look at the hand ({ $who })
doomtrooper-word-look-library = look at the top of the library ({ $who })
doomtrooper-word-look-discard = look at the discard pile ({ $who })
doomtrooper-word-look-card = look at a card: { $what }
doomtrooper-look-number =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
doomtrooper-look-take = take { $number } of them
doomtrooper-look-rest-top = the rest on top of the library
doomtrooper-look-rest-bottom = the rest under the library
doomtrooper-look-rest-shuffled = shuffle the rest in
doomtrooper-look-rest-discard = discard the rest
doomtrooper-shown-to-all = shown to all
doomtrooper-reordered = put back in any order
doomtrooper-word-shuffle = shuffle the library
doomtrooper-word-move-to = { $who } moves to: { $to }
doomtrooper-word-move-squad = { $who } moves to the Squad
doomtrooper-word-move-cohort = { $who } moves to the Cohort
doomtrooper-word-move-outpost = { $who } moves to the Outpost
doomtrooper-word-move-aside = { $who } moves outside the areas
doomtrooper-word-move-own-side = { $who } moves to your side
doomtrooper-word-move-bearer = { $who } moves to the bearer
doomtrooper-word-move-player = { $who } moves to the player
doomtrooper-word-move-area = { $who } moves to the area
doomtrooper-word-move-out-of-vehicle = { $who } leaves the vehicle
doomtrooper-word-move-into-vehicle = { $who } boards the vehicle
doomtrooper-word-cover = { $who } goes into cover
doomtrooper-word-uncover = { $who } leaves cover
doomtrooper-in-cover = in cover
doomtrooper-word-mark = { $who } gets the counter: { $mark }
doomtrooper-word-unmark = { $who } loses the counter: { $mark }
doomtrooper-mark-number = number: { $number }
doomtrooper-word-enter = comes into play ({ $origin }): { $what }
doomtrooper-word-control = { $who } comes under the control of: { $player }
doomtrooper-points-of-destiny = { $change } D
doomtrooper-points-of-victory = { $change } V
doomtrooper-points-earned = { $change } (to be split into D and V)
doomtrooper-points-none = no points
doomtrooper-points-instead = in place of the points otherwise paid
doomtrooper-points-from = taken from: { $who }
doomtrooper-word-debt = debt { $change }
doomtrooper-at-once = at once
doomtrooper-actions-only = only for: { $what }
doomtrooper-word-actions-any =
    { $count ->
        [one] { $count } more action
       *[other] more actions: { $count }
    }
doomtrooper-word-actions-attack =
    { $count ->
        [one] { $count } more attack action
       *[other] more attack actions: { $count }
    }
doomtrooper-word-actions-other =
    { $count ->
        [one] { $count } more non-attack action
       *[other] more non-attack actions: { $count }
    }
doomtrooper-word-convert-any =
    { $count ->
        [one] { $count } action becomes an ordinary one
       *[other] actions that become ordinary ones: { $count }
    }
doomtrooper-word-convert-attack =
    { $count ->
        [one] { $count } action becomes an attack action
       *[other] actions that become attack actions: { $count }
    }
doomtrooper-word-convert-other =
    { $count ->
        [one] { $count } action becomes a non-attack action
       *[other] actions that become non-attack actions: { $count }
    }
doomtrooper-word-attack = { $who } attacks at once
doomtrooper-attack-any = no matter who may attack whom
doomtrooper-attack-action = as an attack action
doomtrooper-word-join = { $who } helps in the combat
doomtrooper-join-attacker = the attacker’s side
doomtrooper-join-defender = the defender’s side
doomtrooper-join-ratings = adds: { $ratings }
doomtrooper-join-struck-me = you choose who is struck
doomtrooper-join-struck-opponent = the opponent chooses who is struck
doomtrooper-join-struck-all = all are struck
doomtrooper-word-replace = { $who } takes the place of: { $fighter }
doomtrooper-word-tactic-fight = the combat becomes Fight
doomtrooper-word-tactic-shoot = the combat becomes Shoot
doomtrooper-word-tactic-other = the combat changes to the other tactic
doomtrooper-word-end-combat = the combat ends
doomtrooper-word-end-attack = the attack ends
doomtrooper-word-end-actions = the actions of the turn end
doomtrooper-word-end-turn = the turn ends
doomtrooper-end-back = what the attack took is given back
doomtrooper-word-cancel = what it answers is cancelled
doomtrooper-word-cancel-cards = cancelled: { $what }
doomtrooper-cancel-steal = you may play it instead
doomtrooper-word-prevent-wound = the wound does not happen
doomtrooper-word-prevent-kill = the death does not happen
doomtrooper-word-prevent-harm = neither wound nor death happens
doomtrooper-word-prevent-points = no points are gained or lost
doomtrooper-word-prevent-discard = the discarding does not happen
doomtrooper-word-prevent-sacrifice = the removal from the game does not happen
doomtrooper-word-prevent-search = the search does not happen
doomtrooper-word-prevent-attack = the attack does not happen
doomtrooper-word-redirect = it happens to another instead: { $to }
doomtrooper-word-attach = attach ({ $origin }): { $what } → { $to }
doomtrooper-face-down = face down
doomtrooper-word-win = wins
doomtrooper-word-lose = is eliminated
doomtrooper-word-turns =
    { $count ->
        [one] { $count } more turn
       *[other] { $count } more turns
    }
doomtrooper-word-turns-lost =
    { $count ->
        [one] misses { $count } turn
       *[other] misses { $count } turns
    }
doomtrooper-word-name-affiliation = name an affiliation
doomtrooper-word-name-apostle = name an apostle
doomtrooper-word-name-name = name a card
doomtrooper-word-name-type = name a type of card
doomtrooper-word-name-aspect = name an aspect
doomtrooper-word-name-rating = name a rating
doomtrooper-word-name-number = name a number
doomtrooper-name-options = one of: { $what }
doomtrooper-word-play = play at once ({ $origin }): { $what }
doomtrooper-word-swap-destiny = exchange D ({ $who })
doomtrooper-word-swap-victory = exchange V ({ $who })
doomtrooper-word-swap-hand = exchange hands ({ $who })
doomtrooper-word-swap-discard = exchange library and discard pile ({ $who })
doomtrooper-word-swap-library = exchange libraries ({ $who })
doomtrooper-word-swap-seats = exchange places in the combat ({ $who })
doomtrooper-word-swap-ratings = { $who }: exchange ratings ({ $ratings })
doomtrooper-word-choose = choose: { $ways }
doomtrooper-word-chance = a random number 1–{ $sides }: { $ways }
doomtrooper-word-repeat = { $number } times over: { $what }
