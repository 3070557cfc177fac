# Names of things.

doomtrooper-seat = { $seat }
doomtrooper-one-of = { $card } ({ $which })
doomtrooper-some-card = karta lícem dolů
doomtrooper-hidden = skrytý bojovník č. { $number } ({ $who })
doomtrooper-face-down = karta lícem dolů č. { $number } (pod: { $on }, { $who })
doomtrooper-area-squad = Mužstvo
doomtrooper-area-cohort = Kohorta
doomtrooper-area-outpost = Stanice
doomtrooper-area-aside = mimo oblasti
doomtrooper-area-table = u hráče
doomtrooper-rating-fight = zápas
doomtrooper-rating-shoot = střelba
doomtrooper-rating-armour = obrana
doomtrooper-rating-value = hodnota
doomtrooper-side-doomtrooper = Doomtrooper
doomtrooper-side-legion = Černý legionář
doomtrooper-points =
    { $destiny ->
        [one] { $destiny } bod osudu
        [few] { $destiny } body osudu
        [many] { $destiny } bodu osudu
       *[other] { $destiny } bodů osudu
    }, { $victory ->
        [one] { $victory } vítězný bod
        [few] { $victory } vítězné body
        [many] { $victory } vítězného bodu
       *[other] { $victory } vítězných bodů
    }

# The log.

doomtrooper-log-opened =
    { $count ->
        [one] Hraje { $count } hráč.
        [few] Hrají { $count } hráči.
        [many] Hraje { $count } hráčů.
       *[other] Hraje { $count } hráčů.
    } K vítězství je potřeba { $target } vítězných bodů.
doomtrooper-log-turn = Kolo { $turn }: { $who }
doomtrooper-log-reseated = Tahy teď jdou v pořadí: { $who }.
doomtrooper-log-draw = { $who } dobírá: { $card }
doomtrooper-log-discard = { $who } vyřazuje: { $card }
doomtrooper-log-recruit = { $who } vykládá bojovníka { $card }.
doomtrooper-log-hidden = { $who } vykládá do úkrytu: { $card }
doomtrooper-log-attach = { $who } přikládá kartu { $card } na: { $on }
doomtrooper-log-under = { $who } klade pod { $on }: { $card }
doomtrooper-log-play = { $who } hraje kartu { $card }.
doomtrooper-log-stay = { $who } vykládá kartu { $card }.
doomtrooper-log-kill = { $card } umírá.
doomtrooper-log-sacrifice = { $card } je navždy mimo hru.
doomtrooper-log-hand = { $card } se vrací do ruky ({ $who }).
doomtrooper-log-library = { $card } se vrací do knihovny ({ $who }).
doomtrooper-log-fetch = { $who } vyhledává: { $card }
doomtrooper-log-move = { $card } se přesouvá.
doomtrooper-log-transfer = { $who } transferuje: { $card }
doomtrooper-log-control = { $card } přechází na jinou stranu.
doomtrooper-log-copied = { $card } je teď přesná kopie: { $of }.
doomtrooper-log-enter = { $card } přichází do hry ({ $who }).
doomtrooper-log-gone = { $card } odchází ze hry se svým majitelem.
doomtrooper-log-wounded = { $card } utrpí zranění.
doomtrooper-log-healed = { $card } se vyléčí.
doomtrooper-log-covered = { $card } jde do úkrytu.
doomtrooper-log-uncovered = { $card } opouští úkryt.
doomtrooper-log-revealed = Totožnost odhalena: { $card }
doomtrooper-log-inside = { $card } nastupuje do vozidla.
doomtrooper-log-outside = { $card } vystupuje z vozidla.
doomtrooper-log-imprisoned = { $card } jde do vězení.
doomtrooper-log-out = { $card } je mimo hru.
doomtrooper-log-debt = { $who }, změna dluhu: { $debt }
doomtrooper-log-points =
    { $victory ->
        [0] { $who } získává { $destiny ->
            [one] { $destiny } bod osudu
            [few] { $destiny } body osudu
            [many] { $destiny } bodu osudu
           *[other] { $destiny } bodů osudu
        }.
       *[other] { $destiny ->
            [0] { $who } získává { $victory ->
                [one] { $victory } vítězný bod
                [few] { $victory } vítězné body
                [many] { $victory } vítězného bodu
               *[other] { $victory } vítězných bodů
            }.
           *[other] { $who } získává { $destiny ->
                [one] { $destiny } bod osudu
                [few] { $destiny } body osudu
                [many] { $destiny } bodu osudu
               *[other] { $destiny } bodů osudu
            } a { $victory ->
                [one] { $victory } vítězný bod
                [few] { $victory } vítězné body
                [many] { $victory } vítězného bodu
               *[other] { $victory } vítězných bodů
            }.
        }
    }
doomtrooper-log-lost-points =
    { $victory ->
        [0] { $who } ztrácí { $destiny ->
            [one] { $destiny } bod osudu
            [few] { $destiny } body osudu
            [many] { $destiny } bodu osudu
           *[other] { $destiny } bodů osudu
        }.
       *[other] { $destiny ->
            [0] { $who } ztrácí { $victory ->
                [one] { $victory } vítězný bod
                [few] { $victory } vítězné body
                [many] { $victory } vítězného bodu
               *[other] { $victory } vítězných bodů
            }.
           *[other] { $who } ztrácí { $destiny ->
                [one] { $destiny } bod osudu
                [few] { $destiny } body osudu
                [many] { $destiny } bodu osudu
               *[other] { $destiny } bodů osudu
            } a { $victory ->
                [one] { $victory } vítězný bod
                [few] { $victory } vítězné body
                [many] { $victory } vítězného bodu
               *[other] { $victory } vítězných bodů
            }.
        }
    }
doomtrooper-log-actions =
    { $count ->
        [one] { $who } má { $count } akci navíc ({ $card }).
        [few] { $who } má { $count } akce navíc ({ $card }).
        [many] { $who } má { $count } akcí navíc ({ $card }).
       *[other] { $who } má { $count } akcí navíc ({ $card }).
    }
doomtrooper-log-does = { $line } – { $what }
doomtrooper-log-plays = { $who } hraje: { $card }
doomtrooper-log-plays-on = { $who } hraje kartu { $card } na: { $on }
doomtrooper-log-uses = { $who } využívá: { $card }
doomtrooper-log-attacks = { $who } vyhlašuje souboj.
doomtrooper-log-gives-up = { $who } se útoku vzdává.
doomtrooper-log-announces = { $who }: útočí { $attacker }, brání se { $defender }.
doomtrooper-log-attacker = { $who }: útočí { $attacker }; obránce se teprve určí.
doomtrooper-log-tactic = { $who } volí taktiku: { $tactic }
doomtrooper-log-zone = { $who } se brání z válečné zóny { $card }.
doomtrooper-log-no-zone = { $who } se nebrání z válečné zóny.
doomtrooper-log-sabotages = { $who }: { $card } provádí Sabotáž, cílem je { $against }.
doomtrooper-log-meditates = { $who } medituje.
doomtrooper-log-counts-as = { $card } je od teď { $side }.
doomtrooper-log-follows = { $card } se přidává k veliteli: { $commander }
doomtrooper-log-weapon = { $card } bojuje zbraní { $weapon }.
doomtrooper-log-disputes = { $who } nesouhlasí s ohlášeným účinkem, čeká se na rozhodčího.
doomtrooper-log-stands = Ohlášená karta platí tak, jak byla ohlášená.
doomtrooper-log-handed-back = Ohlášená karta se vrací do ruky i s tím, co stála.
doomtrooper-log-withdraws = { $who } bere ohlášenou kartu zpět.
doomtrooper-log-privilege = { $who } využívá Kardinálské privilegium.
doomtrooper-log-cancelled = Zrušeno: { $card }
doomtrooper-log-pitted = Nový souboj: útočí { $attacker }, brání se { $defender }.
doomtrooper-log-saved = { $card } vyvázne bez úhony.
doomtrooper-log-fought = { $attacker } { $attack } proti obraně { $armour }, { $defender } { $back } proti obraně { $backarmour }.
doomtrooper-log-combat-broken = Souboj končí předčasně.
doomtrooper-log-chance = { $card }: padlo { $number } z { $sides }.
doomtrooper-log-looked =
    { $count ->
        [one] { $who } si prohlíží { $count } kartu.
        [few] { $who } si prohlíží { $count } karty.
        [many] { $who } si prohlíží { $count } karet.
       *[other] { $who } si prohlíží { $count } karet.
    }
doomtrooper-log-shows = { $who } ukazuje: { $cards }
doomtrooper-log-saw = { $who } vidí: { $cards }
doomtrooper-log-outpost = Stanice je otevřená i bojovníkům z ostatních oblastí.
doomtrooper-log-time =
    { $turns ->
        [one] Čas vypršel, hraje se ještě { $turns } kolo.
        [few] Čas vypršel, hrají se ještě { $turns } kola.
        [many] Čas vypršel, hraje se ještě { $turns } kol.
       *[other] Čas vypršel, hraje se ještě { $turns } kol.
    }
doomtrooper-log-player-out = { $who } vypadává ze hry.
doomtrooper-log-won = Vítězí { $who }.
doomtrooper-log-team-won = Vítězí tým: { $who }
doomtrooper-log-draw-game = Remíza: { $who }
doomtrooper-log-adjusted = Rozhodčí upravil pozici.

# A judge's adjustment.

doomtrooper-adjust-form-card = kód karty v uvozovkách, nebo karta jako objekt ve složených závorkách
doomtrooper-adjust-over = Zápas už skončil, není co upravovat.
doomtrooper-adjust-seat = Místo { $seat } u stolu není.
doomtrooper-adjust-card = Kartu { $card } katalog nezná. Napiš její kód, nebo ji popiš celou.
doomtrooper-adjust-not-theirs = { $seat } kartu { $card } v zápase nemá. Přidat ji jde jen s „add“: true.
doomtrooper-adjust-not-in-play = Karta { $card } by tam nebyla ve hře: nemůže mít žádná označení ani nic na sobě nebo pod sebou.
doomtrooper-adjust-pot = Tým má body společné: { $seat } má zadané jiné než spoluhráč.
doomtrooper-adjust-out = { $seat } už není ve hře, takže nemůže být na tahu.
doomtrooper-adjust-actions = { $seat } může dostat akce jen ve vlastním tahu, v kroku „actions“.
doomtrooper-adjust-left-over = { $count ->
    [one] Jedna karta ({ $seat }) není nikde uvedená: zapiš, do kterého balíčku patří, nebo vynech „library“ či „discard“.
    [few] { $count } karty ({ $seat }) nejsou nikde uvedené: zapiš, do kterého balíčku patří, nebo vynech „library“ či „discard“.
    [many] { $count } karty ({ $seat }) není nikde uvedeno: zapiš, do kterého balíčku patří, nebo vynech „library“ či „discard“.
   *[other] { $count } karet ({ $seat }) není nikde uvedeno: zapiš, do kterého balíčku patří, nebo vynech „library“ či „discard“.
}

doomtrooper-log-boosts = { $who } zesiluje kouzlo { $card } o { $x }.
doomtrooper-log-endless = Účinky se vyvolávají stále dokola, proto se zastavily: { $cards }

# How a combat stands.

doomtrooper-tally-attacker = Útočník { $who }: { $attack } · { $armour }
doomtrooper-tally-defender = Obránce { $who }: { $attack } · { $armour }
doomtrooper-tally-awaited = Ještě může odpovědět: { $seats }
doomtrooper-set-turn = kdo je na tahu
doomtrooper-set-destiny = body osudu ({ $seat })
doomtrooper-set-victory = vítězné body ({ $seat })
