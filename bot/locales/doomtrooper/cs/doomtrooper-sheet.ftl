# What a player has.

doomtrooper-sheet-player = Hráč: { $who }
doomtrooper-sheet-state = Akce a body
doomtrooper-sheet-points = Body: { $points }
doomtrooper-sheet-debt = Dluh: { $debt }
doomtrooper-sheet-actions =
    { $count ->
        [0] Žádná akce nezbývá.
        [one] Zbývá { $count } akce: { $kinds }
        [few] Zbývají { $count } akce: { $kinds }
        [many] Zbývá { $count } akce: { $kinds }
       *[other] Zbývá { $count } akcí: { $kinds }
    }
doomtrooper-sheet-token-any = běžná
doomtrooper-sheet-token-attack = útočná
doomtrooper-sheet-token-other = neútočná
doomtrooper-sheet-hand = V ruce: { $card }
doomtrooper-sheet-warrior = { $area }: { $card }
doomtrooper-sheet-hidden = { $area }, lícem dolů: { $card }
doomtrooper-sheet-is = { $what }
doomtrooper-sheet-ratings = Hodnoty: { $ratings }
doomtrooper-sheet-rating = { $rating } { $number }
doomtrooper-sheet-marks = Stav: { $marks }
doomtrooper-sheet-carries = Má u sebe: { $cards }
doomtrooper-sheet-others = Další karty ve hře
doomtrooper-sheet-lies = { $card } – { $area }
doomtrooper-sheet-sideboard = Sideboard
doomtrooper-sheet-copies = { $count }× { $card }

# Worked sums.

doomtrooper-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-sum-plain = { $rating } { $total }
doomtrooper-sum-rounded = { $reckoned }, dolů
doomtrooper-sum-printed = { $number } natištěno
doomtrooper-sum-cover = { $number } za úkryt
doomtrooper-sum-card = { $number } z karty { $card }
doomtrooper-sum-effect = { $number } z účinku
