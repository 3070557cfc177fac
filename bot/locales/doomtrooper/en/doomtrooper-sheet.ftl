# What a player has.

doomtrooper-sheet-player = Player: { $who }
doomtrooper-sheet-state = Actions and points
doomtrooper-sheet-points = Points: { $points }
doomtrooper-sheet-debt = Debt: { $debt }
doomtrooper-sheet-actions =
    { $count ->
        [0] No action is left.
        [one] { $count } action left: { $kinds }
       *[other] { $count } actions left: { $kinds }
    }
doomtrooper-sheet-token-any = ordinary
doomtrooper-sheet-token-attack = attack
doomtrooper-sheet-token-other = non-attack
doomtrooper-sheet-hand = In hand: { $card }
doomtrooper-sheet-warrior = { $area }: { $card }
doomtrooper-sheet-hidden = { $area }, face down: { $card }
doomtrooper-sheet-is = { $what }
doomtrooper-sheet-ratings = Ratings: { $ratings }
doomtrooper-sheet-rating = { $rating } { $number }
doomtrooper-sheet-marks = State: { $marks }
doomtrooper-sheet-carries = Carries: { $cards }
doomtrooper-sheet-others = Other cards in play
doomtrooper-sheet-lies = { $card } – { $area }
doomtrooper-sheet-sideboard = Sideboard
doomtrooper-sheet-copies = { $count }× { $card }

# Worked sums.

doomtrooper-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-sum-plain = { $rating } { $total }
doomtrooper-sum-rounded = { $reckoned }, rounded down
doomtrooper-sum-printed = { $number } printed
doomtrooper-sum-cover = { $number } for cover
doomtrooper-sum-card = { $number } from { $card }
doomtrooper-sum-effect = { $number } from an effect
