# What a question is decided by: cards, points, prices, ratings, sums.

doomtrooper-fact-in-hand = -# { $what }
doomtrooper-fact-offered = { $price } – { $what }
doomtrooper-fact-card = **{ $card }** – { $what }
doomtrooper-fact-points = Body (k výhře { $target } vítězných): { $scores }
doomtrooper-fact-score = { $who } ({ $points })
doomtrooper-fact-hand =
    { $count ->
        [0] V ruce nemáš nic.
       *[other] V ruce: { $cards }
    }
doomtrooper-fact-purse = Máš { $destiny ->
    [one] { $destiny } bod osudu
    [few] { $destiny } body osudu
    [many] { $destiny } bodu osudu
   *[other] { $destiny } bodů osudu
}; bojovník většinou stojí tolik bodů, kolik je jeho hodnota.
doomtrooper-fact-playable = Teď můžeš zahrát: { $cards }
doomtrooper-fact-priced = { $card } ({ $price })
doomtrooper-fact-target = Máš { $points }; k výhře potřebuješ { $target } vítězných bodů.
doomtrooper-fact-price = { $card } stojí: { $price }
doomtrooper-fact-prices = { $parts }
doomtrooper-fact-price-destiny =
    { $count ->
        [one] { $count } bod osudu
        [few] { $count } body osudu
        [many] { $count } bodu osudu
       *[other] { $count } bodů osudu
    }
doomtrooper-fact-price-victory =
    { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
        [many] { $count } vítězného bodu
       *[other] { $count } vítězných bodů
    }
doomtrooper-fact-price-actions =
    { $count ->
        [one] { $count } akce
        [few] { $count } akce
        [many] { $count } akce
       *[other] { $count } akcí
    }
doomtrooper-fact-price-hand =
    { $count ->
        [one] { $count } karta z ruky
        [few] { $count } karty z ruky
        [many] { $count } karty z ruky
       *[other] { $count } karet z ruky
    }
doomtrooper-fact-price-gives =
    { $count ->
        [one] { $count } tvoje karta nebo bojovník
        [few] { $count } tvoje karty nebo bojovníci
        [many] { $count } tvojí karty nebo bojovníka
       *[other] { $count } tvých karet nebo bojovníků
    }
doomtrooper-fact-free = nic
doomtrooper-fact-at-least = nejméně { $price }
doomtrooper-fact-either = { $openly } lícem nahoru, { $hidden } lícem dolů
doomtrooper-fact-hidden = { $price }, jen lícem dolů
doomtrooper-fact-declared = podle textu na kartě; kolik to je, řekneš ty
doomtrooper-fact-left = Máš { $now }, po zaplacení { $left }.
doomtrooper-fact-face-down = **{ $card }** – lícem dolů, hodnoty nikdo nezná
doomtrooper-fact-if = **{ $what }** – jak to teď vypadá: { $outcome }
doomtrooper-fact-no-zone = Bez válečné zóny
doomtrooper-fact-unknown = někdo bojuje lícem dolů, spočítat to zatím nejde
doomtrooper-fact-first = první udeří { $card }
doomtrooper-fact-dies = zemře { $card }
doomtrooper-fact-wounded = zranění utrpí { $card }
doomtrooper-fact-unhurt = nikomu se nic nestane

# What changed, for who comes back.

doomtrooper-recap-armies = Bojovníci ve hře: { $armies }
doomtrooper-recap-army = { $who } { $count }
doomtrooper-recap-army-more = { $who } { $count } (+{ $by })
doomtrooper-recap-army-fewer = { $who } { $count } (−{ $by })
doomtrooper-recap-fight = Právě útočí { $who }, brání se { $whom }.
doomtrooper-recap-stake = K výhře je potřeba { $target } vítězných bodů; prvnímu jich chybí { $left }.

# For who asks whether they may attack.

doomtrooper-deed-attacker = { $card } smí zaútočit na: { $against }
doomtrooper-deed-no-warrior = Nemáš v ruce žádného bojovníka.
