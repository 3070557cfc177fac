# What a player has.

doomtrooper-said-sheet-player = Player: { $who }
doomtrooper-said-sheet-state = Actions and points
doomtrooper-said-sheet-points = Points: { $points }
doomtrooper-said-sheet-team = The points are your team’s; you play with { $mates }.
doomtrooper-said-sheet-debt = Debt: { $debt }
doomtrooper-said-sheet-actions =
    { $count ->
        [0] No action is left.
        [one] { $count } action left: { $kinds }
       *[other] { $count } actions left: { $kinds }
    }
doomtrooper-said-sheet-token-any = ordinary
doomtrooper-said-sheet-token-attack = attack
doomtrooper-said-sheet-token-other = non-attack
doomtrooper-said-sheet-hand = Hand ({ $count }) · Fight / Shoot / Armour / Value
doomtrooper-said-sheet-warriors = Warriors · Fight / Shoot / Armour / Value
doomtrooper-said-sheet-face-down = { $area }, face down
doomtrooper-said-sheet-is = { $what }
doomtrooper-said-sheet-rating = { $rating } { $number }
doomtrooper-said-sheet-carries = carries { $cards }
doomtrooper-said-sheet-others = Other cards in play
doomtrooper-said-sheet-under = { $card } – face down under { $on }
doomtrooper-said-sheet-sideboard = Sideboard
doomtrooper-said-sheet-copies = { $count }× { $card }
doomtrooper-said-ready-cards = **{ $what }** ({ $count }): { $cards }
doomtrooper-said-ready-side = **Sideboard** ({ $count }): { $cards }

# A card in one line.

doomtrooper-said-short = **{ $card }** ({ $facts })
doomtrooper-said-short-name = **{ $card }**
doomtrooper-said-short-does = { $card } – { $what }
doomtrooper-said-short-part = { $what } (the bot cannot do all that is on the card)
doomtrooper-said-short-least = from { $price }
doomtrooper-said-short-destiny = { $count } D
doomtrooper-said-short-victory = { $count } V
doomtrooper-said-short-ratings = { $fight }/{ $shoot }/{ $armour }/{ $value }

# Worked sums.

doomtrooper-said-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-said-sum-plain = { $rating } { $total }
doomtrooper-said-sum-rounded = { $reckoned }, rounded down
doomtrooper-said-sum-printed = { $number } printed
doomtrooper-said-sum-cover = { $number } for cover
doomtrooper-said-sum-card = { $number } from { $card }
doomtrooper-said-sum-effect = { $number } from an effect

# What a command will do, and what was declared.

doomtrooper-said-does = { $command } Effect: { $what }
doomtrooper-said-fight-now = { $command } With no more cards: { $attacks } against { $armour }; { $back } against { $backarmour }
doomtrooper-said-side = { $who } ({ $worked })
doomtrooper-said-declares = { $who } declares what { $card } does: { $what }
doomtrooper-said-declares-on = { $who } plays { $card } on { $on } and declares: { $what }
doomtrooper-said-declared =
    { $price ->
        [0] { $card }
       *[other] { $card } for { $price } D
    } – { $what }
doomtrooper-said-declared-on =
    { $price ->
        [0] { $card } on { $on }
       *[other] { $card } on { $on } for { $price } D
    } – { $what }
doomtrooper-said-note = note: { $text }
doomtrooper-said-if-alone = if { $conditions }
