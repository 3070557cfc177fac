# What a question is decided by: cards, points, prices, ratings, sums.

doomtrooper-fact-in-hand = -# { $what }
doomtrooper-fact-offered = { $price } – { $what }
doomtrooper-fact-card = **{ $card }** – { $what }
doomtrooper-fact-points = Poäng ({ $target } vinstpoäng vinner): { $scores }
doomtrooper-fact-score = { $who } ({ $points })
doomtrooper-fact-hand =
    { $count ->
        [0] Din hand är tom.
       *[other] På handen: { $cards }
    }
doomtrooper-fact-purse = Du har { $destiny } spelpoäng; en krigare kostar oftast sitt poängvärde.
doomtrooper-fact-playable = Du kan spela nu: { $cards }
doomtrooper-fact-priced = { $card } ({ $price })
doomtrooper-fact-target = Du har { $points }; { $target } vinstpoäng vinner.
doomtrooper-fact-price = { $card } kostar: { $price }
doomtrooper-fact-prices = { $parts }
doomtrooper-fact-price-destiny = { $count } spelpoäng
doomtrooper-fact-price-victory = { $count } vinstpoäng
doomtrooper-fact-price-actions =
    { $count ->
        [one] { $count } handling
       *[other] { $count } handlingar
    }
doomtrooper-fact-price-hand =
    { $count ->
        [one] { $count } kort från handen
       *[other] { $count } kort från handen
    }
doomtrooper-fact-price-gives =
    { $count ->
        [one] { $count } av dina kort eller krigare
       *[other] { $count } av dina kort eller krigare
    }
doomtrooper-fact-free = ingenting
doomtrooper-fact-at-least = minst { $price }
doomtrooper-fact-either = { $openly } med framsidan upp, { $hidden } med baksidan upp
doomtrooper-fact-hidden = { $price }, bara med baksidan upp
doomtrooper-fact-declared = det som står på kortet; du säger hur mycket
doomtrooper-fact-left = Du har { $now }, och { $left } när du har betalat.
doomtrooper-fact-face-down = **{ $card }** – med baksidan upp, ingen känner till värdena
doomtrooper-fact-if = **{ $what }**, som det ser ut: { $outcome }
doomtrooper-fact-no-zone = Ingen krigszon
doomtrooper-fact-unknown = någon slåss med baksidan upp, så det går inte att räkna ut
doomtrooper-fact-first = { $card } slår först
doomtrooper-fact-dies = { $card } dör
doomtrooper-fact-wounded = { $card } såras
doomtrooper-fact-unhurt = ingen såras

# What changed, for who comes back.

doomtrooper-recap-armies = Krigare i spel: { $armies }
doomtrooper-recap-army = { $who } { $count }
doomtrooper-recap-army-more = { $who } { $count } (+{ $by })
doomtrooper-recap-army-fewer = { $who } { $count } (−{ $by })
doomtrooper-recap-fight = { $who } anfaller { $whom } just nu.
doomtrooper-recap-stake = { $target } vinstpoäng vinner; ledaren behöver { $left } till.

# For who asks whether they may attack.

doomtrooper-deed-attacker = { $card } får anfalla: { $against }
doomtrooper-deed-no-warrior = Du har ingen krigare på handen.
