# What a player has.

doomtrooper-said-sheet-player = Hráč: { $who }
doomtrooper-said-sheet-state = Akce a body
doomtrooper-said-sheet-points = Body: { $points }
doomtrooper-said-sheet-team = Body jsou společné, hraješ v týmu: { $mates }
doomtrooper-said-sheet-debt = Dluh: { $debt }
doomtrooper-said-sheet-actions =
    { $count ->
        [0] Žádná akce nezbývá.
        [one] Zbývá { $count } akce: { $kinds }
        [few] Zbývají { $count } akce: { $kinds }
        [many] Zbývá { $count } akce: { $kinds }
       *[other] Zbývá { $count } akcí: { $kinds }
    }
doomtrooper-said-sheet-token-any = běžná
doomtrooper-said-sheet-token-attack = útočná
doomtrooper-said-sheet-token-other = neútočná
doomtrooper-said-sheet-hand = V ruce ({ $count }) · zápas / střelba / obrana / hodnota
doomtrooper-said-sheet-warriors = Bojovníci · zápas / střelba / obrana / hodnota
doomtrooper-said-sheet-face-down = { $area }, lícem dolů
doomtrooper-said-sheet-is = { $what }
doomtrooper-said-sheet-rating = { $rating } { $number }
doomtrooper-said-sheet-carries = má u sebe: { $cards }
doomtrooper-said-sheet-others = Další karty ve hře
doomtrooper-said-sheet-under = { $card } – lícem dolů pod: { $on }
doomtrooper-said-sheet-sideboard = Sideboard
doomtrooper-said-sheet-copies = { $count }× { $card }
doomtrooper-said-ready-cards = **{ $what }** ({ $count }): { $cards }
doomtrooper-said-ready-side = **Sideboard** ({ $count }): { $cards }

# A card in one line.

doomtrooper-said-short = **{ $card }** ({ $facts })
doomtrooper-said-short-name = **{ $card }**
doomtrooper-said-short-does = { $card } – { $what }
doomtrooper-said-short-part = { $what } (bot neumí vše, co je na kartě)
doomtrooper-said-short-least = od { $price }
doomtrooper-said-short-destiny = { $count } B
doomtrooper-said-short-victory = { $count } VB
doomtrooper-said-short-ratings = { $fight }/{ $shoot }/{ $armour }/{ $value }

# Worked sums.

doomtrooper-said-sum = { $rating } { $total } = { $reckoned } ({ $shares })
doomtrooper-said-sum-plain = { $rating } { $total }
doomtrooper-said-sum-rounded = { $reckoned }, dolů
doomtrooper-said-sum-printed = { $number } natištěno
doomtrooper-said-sum-cover = { $number } za úkryt
doomtrooper-said-sum-card = { $number } z karty { $card }
doomtrooper-said-sum-effect = { $number } z účinku

# What a command will do, and what was declared.

doomtrooper-said-does = { $command } Účinek: { $what }
doomtrooper-said-fight-now = { $command } Bez dalších karet: { $attacks } proti { $armour }; { $back } proti { $backarmour }
doomtrooper-said-side = { $who } ({ $worked })
doomtrooper-said-declares = { $who } ohlašuje, co dělá karta { $card }: { $what }
doomtrooper-said-declares-on = { $who } hraje kartu { $card } na: { $on } a ohlašuje: { $what }
doomtrooper-said-declared =
    { $price ->
        [0] { $card }
       *[other] { $card } za { $price } B
    } – { $what }
doomtrooper-said-declared-on =
    { $price ->
        [0] { $card } na: { $on }
       *[other] { $card } na: { $on }, za { $price } B
    } – { $what }
doomtrooper-said-note = poznámka: { $text }
doomtrooper-said-if-alone = pokud { $conditions }
