# What a player has.

doomtrooper-said-sheet-player = Spelare: { $who }
doomtrooper-said-sheet-state = Handlingar och poäng
doomtrooper-said-sheet-points = Poäng: { $points }
doomtrooper-said-sheet-team = Poängen är lagets; du spelar med { $mates }.
doomtrooper-said-sheet-debt = Skuld: { $debt }
doomtrooper-said-sheet-actions =
    { $count ->
        [0] Ingen handling är kvar.
        [one] { $count } handling kvar: { $kinds }
       *[other] { $count } handlingar kvar: { $kinds }
    }
doomtrooper-said-sheet-token-any = vanlig
doomtrooper-said-sheet-token-attack = anfall
doomtrooper-said-sheet-token-other = annan
doomtrooper-said-sheet-hand = Handen ({ $count }) · närstrid / eldstrid / rustning / poängvärde
doomtrooper-said-sheet-warriors = Krigare · närstrid / eldstrid / rustning / poängvärde
doomtrooper-said-sheet-face-down = { $area }, med baksidan upp
doomtrooper-said-sheet-is = { $what }
doomtrooper-said-sheet-rating = { $rating } { $number }
doomtrooper-said-sheet-carries = bär { $cards }
doomtrooper-said-sheet-others = Andra kort i spel
doomtrooper-said-sheet-under = { $card } – med baksidan upp under { $on }
doomtrooper-said-sheet-sideboard = Sidlek
doomtrooper-said-sheet-copies = { $count }× { $card }
doomtrooper-said-ready-cards = **{ $what }** ({ $count }): { $cards }
doomtrooper-said-ready-side = **Sidlek** ({ $count }): { $cards }

# A card in one line.

doomtrooper-said-short = **{ $card }** ({ $facts })
doomtrooper-said-short-name = **{ $card }**
doomtrooper-said-short-does = { $card } – { $what }
doomtrooper-said-short-part = { $what } (boten klarar inte allt som står på kortet)
doomtrooper-said-short-least = från { $price }
doomtrooper-said-short-destiny = { $count } S
doomtrooper-said-short-victory = { $count } V
doomtrooper-said-short-ratings = { $fight }/{ $shoot }/{ $armour }/{ $value }

# Worked sums.

doomtrooper-said-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-said-sum-plain = { $rating } { $total }
doomtrooper-said-sum-rounded = { $reckoned }, avrundat nedåt
doomtrooper-said-sum-printed = { $number } tryckt
doomtrooper-said-sum-cover = { $number } för skydd
doomtrooper-said-sum-card = { $number } från { $card }
doomtrooper-said-sum-effect = { $number } från en effekt

# What a command will do, and what was declared.

doomtrooper-said-does = { $command } Effekt: { $what }
doomtrooper-said-fight-now = { $command } Utan fler kort: { $attacks } mot { $armour }; { $back } mot { $backarmour }
doomtrooper-said-side = { $who } ({ $worked })
doomtrooper-said-declares = { $who } anger vad { $card } gör: { $what }
doomtrooper-said-declares-on = { $who } spelar { $card } på { $on } och anger: { $what }
doomtrooper-said-declared =
    { $price ->
        [0] { $card }
       *[other] { $card } för { $price } S
    } – { $what }
doomtrooper-said-declared-on =
    { $price ->
        [0] { $card } på { $on }
       *[other] { $card } på { $on } för { $price } S
    } – { $what }
doomtrooper-said-note = anmärkning: { $text }
doomtrooper-said-if-alone = om { $conditions }
