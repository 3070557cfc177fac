# How sentences are put together.

doomtrooper-said-say-plain = { $what }
doomtrooper-said-say-with = { $what } ({ $details })
doomtrooper-said-say-then = { $first }; { $second }
doomtrooper-said-say-or = { $first } or { $second }
doomtrooper-said-say-nor = { $first } or { $second }
doomtrooper-said-say-and = { $first } and { $second }
doomtrooper-said-say-not = not: { $what }
doomtrooper-said-say-of = { $who }: { $what }
doomtrooper-said-say-costs = { $who } – { $what }
doomtrooper-said-say-all = { $what }
doomtrooper-said-say-plus = +{ $number }
doomtrooper-said-say-minus = −{ $number }
doomtrooper-said-nothing = nothing happens
doomtrooper-said-may = you may: { $what }
doomtrooper-said-if = { $what } – if { $conditions }
doomtrooper-said-unless = { $who } can keep it from happening for: { $price }
doomtrooper-said-instead = instead, { $what }
doomtrooper-said-fixed = only those that are there as it begins
doomtrooper-said-doubtful = not certain: { $what }
doomtrooper-said-doubt-sources = what holds, because the sources of this card differ or leave something out
doomtrooper-said-doubt-number = which number or limit holds and how it is reckoned
doomtrooper-said-doubt-time = when, how long or how often it works
doomtrooper-said-doubt-whom = which cards or players it is about
doomtrooper-said-doubt-choice = what its player may do and what he must
doomtrooper-said-doubt-price = what it costs, who pays or what is gained
doomtrooper-said-doubt-fate = what becomes of the cards afterwards
doomtrooper-said-doubt-together = how it works together with other cards
doomtrooper-said-doubt-other = another detail
doomtrooper-said-doubt-notes = notes: { $notes }
doomtrooper-said-undescribed = whoever plays it says what it does
doomtrooper-said-written-most = almost all that the card does is written down
doomtrooper-said-written-part = only part of what the card does is written down
doomtrooper-said-written-none = what the card does is not written down
doomtrooper-said-ruleset-cs = Czech rules only
doomtrooper-said-ruleset-sv = Swedish rules only
doomtrooper-said-card-is = also counts as: { $tags }
doomtrooper-said-ability-on = when { $when }: { $what }
doomtrooper-said-ability-use = ability ({ $how }): { $what }
doomtrooper-said-ability-mission = the mission is done when { $when }: { $what }
doomtrooper-said-against = against: { $what }
doomtrooper-said-without = without regard to { $what }
doomtrooper-said-chosen-card = choose: { $what }
doomtrooper-said-used-by = who: { $who }
doomtrooper-said-of-player = whose: { $who }
doomtrooper-said-controlled-by = controlled by: { $who }
doomtrooper-said-way = { $number } – { $what }
doomtrooper-said-any-card = any card
doomtrooper-said-own-card = this card or its bearer

# How a card is played.

doomtrooper-said-played = played: { $how }
doomtrooper-said-played-on = when { $when }
doomtrooper-said-played-to = on: { $what }
doomtrooper-said-after-attach = stays attached
doomtrooper-said-after-discard = then discarded
doomtrooper-said-after-sacrifice = then removed from the game
doomtrooper-said-area-any = of anybody
doomtrooper-said-area-opponent = of an opponent
doomtrooper-said-moment-action = as an action
doomtrooper-said-moment-any = at any time
doomtrooper-said-moment-own-turn = at any time in your turn
doomtrooper-said-moment-modifiers = among combat modifiers
doomtrooper-said-moment-combat = in a combat
doomtrooper-said-moment-before-combat = before a combat
doomtrooper-said-moment-after-combat = after a combat
doomtrooper-said-moment-saving = when a warrior would be wounded or killed
doomtrooper-said-moment-points = when points are gained
doomtrooper-said-moment-reaction = in reaction
doomtrooper-said-moment-turn-start = at the start of your turn
doomtrooper-said-moment-draw = in the draw step
doomtrooper-said-moment-discard = in the discard step
doomtrooper-said-moment-turn-end = at the end of your turn
doomtrooper-said-moment-mission = as a mission

# Prices.

doomtrooper-said-for-price = price: { $what }
doomtrooper-said-at-price = at the usual price
doomtrooper-said-price-free = free
doomtrooper-said-price-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
doomtrooper-said-price-attack-actions =
    { $count ->
        [one] { $count } attack action
       *[other] { $count } attack actions
    }
doomtrooper-said-price-destiny = { $number } D
doomtrooper-said-price-victory = { $number } V
doomtrooper-said-price-value = D equal to the Value ({ $what })
doomtrooper-said-price-discard = discard: { $what }
doomtrooper-said-price-sacrifice = remove from the game: { $what }
doomtrooper-said-price-wound = wound: { $what }
doomtrooper-said-price-hand =
    { $count ->
        [one] discard { $count } card from hand
       *[other] discard { $count } cards from hand
    }
doomtrooper-said-price-mark = take off a counter: { $mark }
doomtrooper-said-price-x-destiny = { $x } D
doomtrooper-said-price-x-victory = { $x } V
doomtrooper-said-price-x-actions = { $x } actions

# Whom.

doomtrooper-said-whom-on = attached to: { $what }
doomtrooper-said-whom-under = under: { $what }
doomtrooper-said-whom-bearing = has: { $what }
doomtrooper-said-whom-others = other than this card
doomtrooper-said-whom-highest = highest { $rating }
doomtrooper-said-times = { $number }× { $what }
doomtrooper-said-times-up-to = up to { $number }× { $what }
doomtrooper-said-times-any = any number of: { $what }
doomtrooper-said-times-x = X
doomtrooper-said-side-own = yours
doomtrooper-said-side-opponent = an opponent’s
doomtrooper-said-side-that = that player’s
doomtrooper-said-side-chosen = the chosen player’s
doomtrooper-said-side-bearer = the player’s it is attached to
doomtrooper-said-bound-base = printed { $what }
doomtrooper-said-bound-is = { $what } = { $number }
doomtrooper-said-bound-least = { $what } ≥ { $number }
doomtrooper-said-bound-most = { $what } ≤ { $number }
doomtrooper-said-in-area-same = in the same area
doomtrooper-said-in-area-bearer = in the bearer’s area
doomtrooper-said-in-area-that = in the area of that warrior
doomtrooper-said-in-area-chosen = in the area of the chosen card
doomtrooper-said-in-area-defender = in the defender’s area
doomtrooper-said-in-area-attacker = in the attacker’s area
doomtrooper-said-in-area-other = in another area
doomtrooper-said-alike-name = same name as { $like }
doomtrooper-said-alike-affiliation = same affiliation as { $like }
doomtrooper-said-alike-faith = same faith as { $like }
doomtrooper-said-by-opponent = chosen by the opponent
doomtrooper-said-by-controller = chosen by its controller
doomtrooper-said-by-that = chosen by that player
doomtrooper-said-by-chance = at random
doomtrooper-said-chosen-by-me = you choose
doomtrooper-said-chosen-by-chance = at random
doomtrooper-said-role-self = this card
doomtrooper-said-role-bearer = the bearer
doomtrooper-said-role-fighter = a fighter
doomtrooper-said-role-own-fighter = your fighter
doomtrooper-said-role-opponent-fighter = the opponent in combat
doomtrooper-said-role-attacker = the attacker
doomtrooper-said-role-defender = the defender
doomtrooper-said-role-chosen = the chosen card
doomtrooper-said-role-that = the one concerned
doomtrooper-said-role-killer = the killer
doomtrooper-said-role-holder = the holder
doomtrooper-said-role-caster = the caster
doomtrooper-said-role-joined = the helper in combat
doomtrooper-said-role-taken = what the step before took
doomtrooper-said-role-chooser = the card chosen last
doomtrooper-said-role-held = a card on or under this one
doomtrooper-said-role-unit = a member of this commander’s unit
doomtrooper-said-role-fixed = the card it began with
doomtrooper-said-player-me = you
doomtrooper-said-player-controller = whoever controls this card
doomtrooper-said-player-opponent = the opponent
doomtrooper-said-player-each = each player
doomtrooper-said-player-each-opponent = each opponent
doomtrooper-said-player-chosen = the chosen player
doomtrooper-said-player-that = that player
doomtrooper-said-player-owner = the owner
doomtrooper-said-player-bearer = the bearer’s player
doomtrooper-said-player-active = the player in turn
doomtrooper-said-player-attacker = the attacker’s player
doomtrooper-said-player-defender = the defender’s player
doomtrooper-said-player-holder = the holder’s player
doomtrooper-said-zone-squad = Squad
doomtrooper-said-zone-cohort = Cohort
doomtrooper-said-zone-outpost = Outpost
doomtrooper-said-zone-aside = outside the areas
doomtrooper-said-zone-areas = an area
doomtrooper-said-from-hand = from the hand
doomtrooper-said-from-library = from the library
doomtrooper-said-from-discard = from the discard pile
doomtrooper-said-from-sideboard = from the sideboard
doomtrooper-said-from-collection = from the library, discard pile or sideboard
doomtrooper-said-from-sacrificed = from the cards removed from the game
doomtrooper-said-from-play = from play
doomtrooper-said-at-squad = in the Squad
doomtrooper-said-at-cohort = in the Cohort
doomtrooper-said-at-outpost = in the Outpost
doomtrooper-said-at-aside = outside the areas
doomtrooper-said-at-areas = in an area
doomtrooper-said-at-in-play = in play
doomtrooper-said-at-table = beside the player
doomtrooper-said-at-under = face down
doomtrooper-said-at-hand = in the hand
doomtrooper-said-at-library = in the library
doomtrooper-said-at-discard = in the discard pile
doomtrooper-said-at-sideboard = in the sideboard
doomtrooper-said-at-collection = in the library, discard pile or sideboard
doomtrooper-said-at-sacrificed = removed from the game

# Amounts.

doomtrooper-said-per-cards = number of cards ({ $what })
doomtrooper-said-per-step = { $what } ÷ { $step }
doomtrooper-said-per-times = { $times } × { $what }
doomtrooper-said-per-plus = { $what } { $plus }
doomtrooper-said-per-half-up = half, rounded up ({ $what })
doomtrooper-said-per-half-down = half, rounded down ({ $what })
doomtrooper-said-per-least = at least { $number }
doomtrooper-said-per-most = at most { $number }
doomtrooper-said-per-base = printed
doomtrooper-said-times-over = so many times: { $number }

# Conditions.

doomtrooper-said-if-not = it is not true that { $what }
doomtrooper-said-if-always = always
doomtrooper-said-if-none = there is no { $what }
doomtrooper-said-if-some = there is { $what }
doomtrooper-said-if-least = there are at least { $number }× { $what }
doomtrooper-said-if-most = there are at most { $number }× { $what }
doomtrooper-said-if-between = there are { $least }–{ $most }× { $what }
doomtrooper-said-if-role-is = { $role } is: { $what }
doomtrooper-said-if-tactic-fight = the tactic is Fight
doomtrooper-said-if-tactic-shoot = the tactic is Shoot
doomtrooper-said-if-turn-own = it is your turn
doomtrooper-said-if-turn-opponent = it is an opponent’s turn
doomtrooper-said-if-combat-any = a combat is going on
doomtrooper-said-if-combat-none = there is no combat
doomtrooper-said-if-combat-attacks = this card or its bearer attacks
doomtrooper-said-if-combat-defends = this card or its bearer defends
doomtrooper-said-if-combat-fights = this card or its bearer fights
doomtrooper-said-if-did = the step before was done
doomtrooper-said-if-did-not = the step before was not done
doomtrooper-said-if-zone = a warzone is used
doomtrooper-said-if-no-zone = no warzone is used
doomtrooper-said-points-destiny = D
doomtrooper-said-points-victory = V
doomtrooper-said-points-hand = number of cards in hand
doomtrooper-said-points-debt = debt

# Until when.

doomtrooper-said-until-attached = while attached
doomtrooper-said-until-combat = until the end of the combat
doomtrooper-said-until-turn = until the end of the turn
doomtrooper-said-until-my-next-turn = until your next turn
doomtrooper-said-until-their-next-turn = until the end of that player’s next turn
doomtrooper-said-until-game = until the end of the game
doomtrooper-said-until-once = once
doomtrooper-said-until-step = for this step only
doomtrooper-said-until-marked = while the counter lasts
doomtrooper-said-until-imprisoned = while imprisoned
