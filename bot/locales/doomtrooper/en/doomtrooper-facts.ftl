# What a question is decided by: cards, points, prices, ratings, sums.

doomtrooper-fact-in-hand = -# { $what }
doomtrooper-fact-offered = { $price } – { $what }
doomtrooper-fact-card = **{ $card }** – { $what }
doomtrooper-fact-points = Points ({ $target } victory points win): { $scores }
doomtrooper-fact-score = { $who } ({ $points })
doomtrooper-fact-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }
    }
doomtrooper-fact-purse =
    You have { $destiny ->
        [one] { $destiny } destiny point
       *[other] { $destiny } destiny points
    }; a warrior usually costs his Value.
doomtrooper-fact-playable = You can play now: { $cards }
doomtrooper-fact-priced = { $card } ({ $price })
doomtrooper-fact-target = You have { $points }; { $target } victory points win.
doomtrooper-fact-price = Price of { $card }: { $price }
doomtrooper-fact-prices = { $parts }
doomtrooper-fact-price-destiny =
    { $count ->
        [one] { $count } destiny point
       *[other] { $count } destiny points
    }
doomtrooper-fact-price-victory =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
doomtrooper-fact-price-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
doomtrooper-fact-price-hand =
    { $count ->
        [one] { $count } card from your hand
       *[other] { $count } cards from your hand
    }
doomtrooper-fact-price-gives =
    { $count ->
        [one] { $count } card or warrior of yours
       *[other] { $count } cards or warriors of yours
    }
doomtrooper-fact-free = nothing
doomtrooper-fact-at-least = at least { $price }
doomtrooper-fact-either = { $openly } face up, { $hidden } face down
doomtrooper-fact-hidden = { $price }, only face down
doomtrooper-fact-declared = as printed on it; you say how much
doomtrooper-fact-left = You have { $now }, and { $left } after paying.
doomtrooper-fact-face-down = **{ $card }** – face down, ratings unknown
doomtrooper-fact-if = **{ $what }**, as it is now: { $outcome }
doomtrooper-fact-no-zone = No warzone
doomtrooper-fact-unknown = a fighter is face down, so nobody can work it out
doomtrooper-fact-first = { $card } strikes first
doomtrooper-fact-dies = { $card } dies
doomtrooper-fact-wounded = { $card } is wounded
doomtrooper-fact-unhurt = nobody is hurt

# What changed, for who comes back.

doomtrooper-recap-armies = Warriors in play: { $armies }
doomtrooper-recap-army = { $who } { $count }
doomtrooper-recap-army-more = { $who } { $count } (+{ $by })
doomtrooper-recap-army-fewer = { $who } { $count } (−{ $by })
doomtrooper-recap-fight = { $who } is attacking { $whom } right now.
doomtrooper-recap-stake = { $target } victory points win; the leader needs { $left } more.

# For who asks whether they may attack.

doomtrooper-deed-attacker = { $card } may attack: { $against }
doomtrooper-deed-no-warrior = You have no warrior in hand.
