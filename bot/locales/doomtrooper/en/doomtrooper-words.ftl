# How sentences are put together.

doomtrooper-say-plain = { $what }
doomtrooper-say-with = { $what } ({ $details })
doomtrooper-say-then = { $first }; { $second }
doomtrooper-say-or = { $first } or { $second }
doomtrooper-say-nor = { $first } or { $second }
doomtrooper-say-and = { $first } and { $second }
doomtrooper-say-not = not: { $what }
doomtrooper-say-of = { $who }: { $what }
doomtrooper-say-costs = { $who } – { $what }
doomtrooper-say-all = { $what }
doomtrooper-say-plus = +{ $number }
doomtrooper-say-minus = −{ $number }
doomtrooper-nothing = nothing happens
doomtrooper-may = you may: { $what }
doomtrooper-if = { $what } – if { $conditions }
doomtrooper-unless = { $who } can keep it from happening for: { $price }
doomtrooper-instead = instead, { $what }
doomtrooper-fixed = only those that are there as it begins
doomtrooper-doubtful = not certain: { $what }
doomtrooper-undescribed = whoever plays it says what it does
doomtrooper-said-most = almost all that the card does is written down
doomtrooper-said-part = only part of what the card does is written down
doomtrooper-said-none = what the card does is not written down
doomtrooper-ruleset-cs = Czech rules only
doomtrooper-ruleset-sv = Swedish rules only
doomtrooper-card-is = also counts as: { $tags }
doomtrooper-ability-on = when { $when }: { $what }
doomtrooper-ability-use = ability ({ $how }): { $what }
doomtrooper-ability-mission = the mission is done when { $when }: { $what }
doomtrooper-against = against: { $what }
doomtrooper-without = without regard to { $what }
doomtrooper-chosen-card = choose: { $what }
doomtrooper-used-by = who: { $who }
doomtrooper-of-player = whose: { $who }
doomtrooper-controlled-by = controlled by: { $who }
doomtrooper-way = { $number } – { $what }
doomtrooper-any-card = any card

# How a card is played.

doomtrooper-played = played: { $how }
doomtrooper-played-on = when { $when }
doomtrooper-played-to = on: { $what }
doomtrooper-after-attach = stays attached
doomtrooper-after-discard = then discarded
doomtrooper-after-sacrifice = then removed from the game
doomtrooper-area-any = of anybody
doomtrooper-area-opponent = of an opponent
doomtrooper-moment-action = as an action
doomtrooper-moment-any = at any time
doomtrooper-moment-own-turn = at any time in your turn
doomtrooper-moment-modifiers = among combat modifiers
doomtrooper-moment-combat = in a combat
doomtrooper-moment-before-combat = before a combat
doomtrooper-moment-after-combat = after a combat
doomtrooper-moment-saving = when a warrior would be wounded or killed
doomtrooper-moment-points = when points are gained
doomtrooper-moment-reaction = in reaction
doomtrooper-moment-turn-start = at the start of your turn
doomtrooper-moment-draw = in the draw step
doomtrooper-moment-discard = in the discard step
doomtrooper-moment-turn-end = at the end of your turn
doomtrooper-moment-mission = as a mission

# Prices.

doomtrooper-for-price = price: { $what }
doomtrooper-at-price = at the usual price
doomtrooper-price-free = free
doomtrooper-price-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
doomtrooper-price-attack-actions =
    { $count ->
        [one] { $count } attack action
       *[other] { $count } attack actions
    }
doomtrooper-price-destiny = { $number } D
doomtrooper-price-victory = { $number } V
doomtrooper-price-value = D equal to the Value ({ $what })
doomtrooper-price-discard = discard: { $what }
doomtrooper-price-sacrifice = remove from the game: { $what }
doomtrooper-price-wound = wound: { $what }
doomtrooper-price-hand =
    { $count ->
        [one] discard { $count } card of the hand
       *[other] discard { $count } cards of the hand
    }
doomtrooper-price-mark = take off a counter: { $mark }
doomtrooper-price-x-destiny = X × { $step } D
doomtrooper-price-x-victory = X × { $step } V
doomtrooper-price-x-actions = X × { $step } actions

# Whom.

doomtrooper-whom-on = attached to: { $what }
doomtrooper-whom-bearing = has: { $what }
doomtrooper-whom-others = other than this card
doomtrooper-whom-highest = highest { $rating }
doomtrooper-times = { $number }× { $what }
doomtrooper-times-up-to = up to { $number }× { $what }
doomtrooper-times-any = any number of: { $what }
doomtrooper-times-x = X
doomtrooper-side-own = yours
doomtrooper-side-opponent = an opponent’s
doomtrooper-side-that = that player’s
doomtrooper-side-chosen = the chosen player’s
doomtrooper-side-bearer = the player’s it is attached to
doomtrooper-bound-base = printed { $what }
doomtrooper-bound-is = { $what } = { $number }
doomtrooper-bound-least = { $what } ≥ { $number }
doomtrooper-bound-most = { $what } ≤ { $number }
doomtrooper-in-area-same = in the same area
doomtrooper-in-area-bearer = in the bearer’s area
doomtrooper-in-area-that = in the area of that warrior
doomtrooper-in-area-chosen = in the area of the chosen card
doomtrooper-in-area-defender = in the defender’s area
doomtrooper-in-area-attacker = in the attacker’s area
doomtrooper-in-area-other = in another area
doomtrooper-alike-name = same name as { $like }
doomtrooper-alike-affiliation = same affiliation as { $like }
doomtrooper-alike-faith = same faith as { $like }
doomtrooper-by-opponent = chosen by the opponent
doomtrooper-by-controller = chosen by its controller
doomtrooper-by-that = chosen by that player
doomtrooper-by-chance = at random
doomtrooper-chosen-by-me = you choose
doomtrooper-chosen-by-chance = at random
doomtrooper-role-self = this card
doomtrooper-role-bearer = the bearer
doomtrooper-role-fighter = a fighter
doomtrooper-role-own-fighter = your fighter
doomtrooper-role-opponent-fighter = the opponent in combat
doomtrooper-role-attacker = the attacker
doomtrooper-role-defender = the defender
doomtrooper-role-chosen = the chosen card
doomtrooper-role-that = the one concerned
doomtrooper-role-killer = the killer
doomtrooper-role-holder = the holder
doomtrooper-role-caster = the caster
doomtrooper-role-joined = the helper in combat
doomtrooper-role-taken = what the step before took
doomtrooper-role-chooser = the card chosen last
doomtrooper-role-held = a card on or under this one
doomtrooper-role-unit = a member of this commander’s unit
doomtrooper-role-fixed = the card it began with
doomtrooper-player-me = you
doomtrooper-player-controller = whoever controls this card
doomtrooper-player-opponent = the opponent
doomtrooper-player-each = each player
doomtrooper-player-each-opponent = each opponent
doomtrooper-player-chosen = the chosen player
doomtrooper-player-that = that player
doomtrooper-player-owner = the owner
doomtrooper-player-bearer = the player who has this card or its bearer
doomtrooper-player-active = the player in turn
doomtrooper-player-attacker = the attacker’s player
doomtrooper-player-defender = the defender’s player
doomtrooper-player-holder = the holder’s player
doomtrooper-zone-squad = Squad
doomtrooper-zone-cohort = Cohort
doomtrooper-zone-outpost = Outpost
doomtrooper-zone-aside = outside the areas
doomtrooper-zone-areas = an area
doomtrooper-zone-in-play = in play
doomtrooper-zone-table = beside the player
doomtrooper-zone-hand = hand
doomtrooper-zone-library = library
doomtrooper-zone-discard = discard pile
doomtrooper-zone-sideboard = sideboard
doomtrooper-zone-collection = library, discard pile or sideboard
doomtrooper-zone-sacrificed = removed from the game
doomtrooper-from-hand = from the hand
doomtrooper-from-library = from the library
doomtrooper-from-discard = from the discard pile
doomtrooper-from-sideboard = from the sideboard
doomtrooper-from-collection = from the library, discard pile or sideboard
doomtrooper-from-sacrificed = from the cards removed from the game
doomtrooper-from-play = from play

# Amounts.

doomtrooper-per-cards = number of cards ({ $what })
doomtrooper-per-step = { $what } ÷ { $step }
doomtrooper-per-times = { $times } × { $what }
doomtrooper-per-plus = { $what } { $plus }
doomtrooper-per-half-up = half, rounded up ({ $what })
doomtrooper-per-half-down = half, rounded down ({ $what })
doomtrooper-per-least = at least { $number }
doomtrooper-per-most = at most { $number }
doomtrooper-per-base = printed
doomtrooper-times-over = so many times: { $number }

# Conditions.

doomtrooper-if-not = it is not so that { $what }
doomtrooper-if-always = always
doomtrooper-if-none = there is no { $what }
doomtrooper-if-some = there is { $what }
doomtrooper-if-least = there are at least { $number }× { $what }
doomtrooper-if-most = there are at most { $number }× { $what }
doomtrooper-if-between = there are { $least }–{ $most }× { $what }
doomtrooper-if-role-is = { $role } is: { $what }
doomtrooper-if-tactic-fight = the tactic is Fight
doomtrooper-if-tactic-shoot = the tactic is Shoot
doomtrooper-if-turn-own = it is your turn
doomtrooper-if-turn-opponent = it is an opponent’s turn
doomtrooper-if-combat-any = a combat runs
doomtrooper-if-combat-none = no combat runs
doomtrooper-if-combat-attacks = this card or its bearer attacks
doomtrooper-if-combat-defends = this card or its bearer defends
doomtrooper-if-combat-fights = this card or its bearer fights
doomtrooper-if-did = the step before was done
doomtrooper-if-did-not = the step before was not done
doomtrooper-if-zone = a war zone is used
doomtrooper-if-no-zone = no war zone is used
doomtrooper-points-destiny = D
doomtrooper-points-victory = V
doomtrooper-points-hand = number of cards in hand
doomtrooper-points-debt = debt

# Until when.

doomtrooper-until-attached = while attached
doomtrooper-until-combat = until the end of the combat
doomtrooper-until-turn = until the end of the turn
doomtrooper-until-my-next-turn = until your next turn
doomtrooper-until-their-next-turn = until the end of that player’s next turn
doomtrooper-until-game = until the end of the game
doomtrooper-until-once = once
doomtrooper-until-step = for this step only
doomtrooper-until-marked = while the counter lasts
doomtrooper-until-imprisoned = while imprisoned
