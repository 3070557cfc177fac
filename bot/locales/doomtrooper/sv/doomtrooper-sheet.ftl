# What a player has.

doomtrooper-sheet-player = Spelare: { $who }
doomtrooper-sheet-state = Handlingar och poäng
doomtrooper-sheet-points = Poäng: { $points }
doomtrooper-sheet-debt = Skuld: { $debt }
doomtrooper-sheet-actions =
    { $count ->
        [0] Ingen handling är kvar.
        [one] { $count } handling kvar: { $kinds }
       *[other] { $count } handlingar kvar: { $kinds }
    }
doomtrooper-sheet-token-any = vanlig
doomtrooper-sheet-token-attack = anfall
doomtrooper-sheet-token-other = annan
doomtrooper-sheet-hand = På handen: { $card }
doomtrooper-sheet-warrior = { $area }: { $card }
doomtrooper-sheet-hidden = { $area }, med baksidan upp: { $card }
doomtrooper-sheet-is = { $what }
doomtrooper-sheet-ratings = Värden: { $ratings }
doomtrooper-sheet-rating = { $rating } { $number }
doomtrooper-sheet-marks = Tillstånd: { $marks }
doomtrooper-sheet-carries = Bär: { $cards }
doomtrooper-sheet-others = Andra kort i spel
doomtrooper-sheet-lies = { $card } – { $area }
doomtrooper-sheet-sideboard = Sidlek
doomtrooper-sheet-copies = { $count }× { $card }

# Worked sums.

doomtrooper-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-sum-plain = { $rating } { $total }
doomtrooper-sum-rounded = { $reckoned }, avrundat nedåt
doomtrooper-sum-printed = { $number } tryckt
doomtrooper-sum-cover = { $number } för skydd
doomtrooper-sum-card = { $number } från { $card }
doomtrooper-sum-effect = { $number } från en effekt
