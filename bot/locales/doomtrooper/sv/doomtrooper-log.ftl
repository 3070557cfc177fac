# Names of things.

doomtrooper-seat = { $seat }
doomtrooper-one-of = { $card } ({ $which })
doomtrooper-some-card = ett kort med baksidan upp
doomtrooper-hidden = dold krigare nr { $number } ({ $who })
doomtrooper-face-down = kort nr { $number } med baksidan upp under { $on } ({ $who })
doomtrooper-area-squad = kompaniet
doomtrooper-area-cohort = kohorten
doomtrooper-area-outpost = utposten
doomtrooper-area-aside = utanför områdena
doomtrooper-area-table = hos spelaren
doomtrooper-rating-fight = närstrid
doomtrooper-rating-shoot = eldstrid
doomtrooper-rating-armour = rustning
doomtrooper-rating-value = poängvärde
doomtrooper-side-doomtrooper = en Doomtrooper
doomtrooper-side-legion = en krigare ur den Mörka Legionen
doomtrooper-points = { $destiny } spelpoäng, { $victory } vinstpoäng

# The log.

doomtrooper-log-opened =
    { $count ->
        [one] { $count } spelare.
       *[other] { $count } spelare.
    } { $target } vinstpoäng för att vinna.
doomtrooper-log-turn = Tur { $turn }: { $who }
doomtrooper-log-reseated = Turordningen är nu: { $who }.
doomtrooper-log-draw = { $who } drar { $card }.
doomtrooper-log-discard = { $who } kasserar { $card }.
doomtrooper-log-recruit = { $who } spelar ut { $card }.
doomtrooper-log-hidden = { $who } spelar ut { $card } i skydd.
doomtrooper-log-attach = { $who } lägger { $card } på { $on }.
doomtrooper-log-under = { $who } lägger { $card } under { $on }.
doomtrooper-log-play = { $who } spelar { $card }.
doomtrooper-log-stay = { $who } lägger ut { $card }.
doomtrooper-log-kill = { $card } dödas.
doomtrooper-log-sacrifice = { $card } tas ur spelet för gott.
doomtrooper-log-hand = { $card } går tillbaka till handen ({ $who }).
doomtrooper-log-library = { $card } går tillbaka till kortleken ({ $who }).
doomtrooper-log-fetch = { $who } letar fram { $card }.
doomtrooper-log-move = { $card } flyttas.
doomtrooper-log-transfer = { $who } förflyttar { $card }.
doomtrooper-log-control = { $card } byter sida.
doomtrooper-log-copied = { $card } är nu en exakt kopia av { $of }.
doomtrooper-log-enter = { $card } kommer in i spelet ({ $who }).
doomtrooper-log-gone = { $card } lämnar spelet med sin ägare.
doomtrooper-log-wounded = { $card } såras.
doomtrooper-log-healed = { $card } läks.
doomtrooper-log-covered = { $card } tar skydd.
doomtrooper-log-uncovered = { $card } lämnar skyddet.
doomtrooper-log-revealed = Avslöjad: { $card }
doomtrooper-log-inside = { $card } stiger in i fordonet.
doomtrooper-log-outside = { $card } lämnar fordonet.
doomtrooper-log-imprisoned = { $card } fängslas.
doomtrooper-log-out = { $card } är ur spel.
doomtrooper-log-debt = { $who }: skulden ändras med { $debt }.
doomtrooper-log-points =
    { $victory ->
        [0] { $who } får { $destiny } spelpoäng.
       *[other] { $destiny ->
            [0] { $who } får { $victory } vinstpoäng.
           *[other] { $who } får { $destiny } spelpoäng och { $victory } vinstpoäng.
        }
    }
doomtrooper-log-lost-points =
    { $victory ->
        [0] { $who } förlorar { $destiny } spelpoäng.
       *[other] { $destiny ->
            [0] { $who } förlorar { $victory } vinstpoäng.
           *[other] { $who } förlorar { $destiny } spelpoäng och { $victory } vinstpoäng.
        }
    }
doomtrooper-log-actions =
    { $count ->
        [one] { $who } får { $count } handling till ({ $card }).
       *[other] { $who } får { $count } handlingar till ({ $card }).
    }
doomtrooper-log-does = { $line } – { $what }
doomtrooper-log-plays = { $who } spelar: { $card }
doomtrooper-log-plays-on = { $who } spelar { $card } på { $on }.
doomtrooper-log-uses = { $who } använder { $card }.
doomtrooper-log-attacks = { $who } anfaller.
doomtrooper-log-gives-up = { $who } avbryter anfallet.
doomtrooper-log-announces = { $who }: { $attacker } anfaller { $defender }.
doomtrooper-log-attacker = { $who }: { $attacker } anfaller; försvararen utses härnäst.
doomtrooper-log-tactic = { $who } väljer taktik: { $tactic }
doomtrooper-log-zone = { $who } försvarar sig från { $card }.
doomtrooper-log-no-zone = { $who } försvarar sig inte från någon krigszon.
doomtrooper-log-sabotages = { $who }: { $card } anfaller { $against } direkt.
doomtrooper-log-meditates = { $who } mediterar.
doomtrooper-log-counts-as = { $card } räknas från och med nu som { $side }.
doomtrooper-log-follows = { $card } följer { $commander }.
doomtrooper-log-weapon = { $card } strider med { $weapon }.
doomtrooper-log-disputes = { $who } bestrider den angivna effekten; en domare avgör.
doomtrooper-log-stands = Den angivna effekten är godtagen.
doomtrooper-log-handed-back = Spelaren tar tillbaka det angivna kortet och det som betalades för det.
doomtrooper-log-withdraws = { $who } tar tillbaka det angivna kortet.
doomtrooper-log-privilege = { $who } använder kardinalens privilegium.
doomtrooper-log-cancelled = Upphävt: { $card }
doomtrooper-log-pitted = En ny strid: { $attacker } anfaller { $defender }.
doomtrooper-log-saved = { $card } klarar sig oskadd.
doomtrooper-log-fought = { $attacker } { $attack } mot rustning { $armour }, { $defender } { $back } mot rustning { $backarmour }.
doomtrooper-log-combat-broken = Striden avbryts.
doomtrooper-log-chance = { $card }: det blev { $number } av { $sides }.
doomtrooper-log-looked =
    { $count ->
        [one] { $who } tittar på { $count } kort.
       *[other] { $who } tittar på { $count } kort.
    }
doomtrooper-log-shows = { $who } visar: { $cards }
doomtrooper-log-saw = { $who } ser { $cards }.
doomtrooper-log-outpost = Utposten är öppen för krigare från de andra områdena.
doomtrooper-log-time =
    { $turns ->
        [one] Tiden är ute; { $turns } tur till spelas.
       *[other] Tiden är ute; { $turns } turer till spelas.
    }
doomtrooper-log-player-out = { $who } är ute ur spelet.
doomtrooper-log-won = { $who } vinner.
doomtrooper-log-team-won = Laget vinner: { $who }
doomtrooper-log-draw-game = Oavgjort: { $who }
doomtrooper-log-adjusted = En domare har ändrat ställningen.

# A judge's adjustment.

doomtrooper-adjust-form-card = ett korts kod inom citattecken eller ett kort som objekt inom klammerparenteser
doomtrooper-adjust-over = Matchen är slut, det finns inget att justera.
doomtrooper-adjust-seat = Det finns ingen plats { $seat } vid bordet.
doomtrooper-adjust-card = Det finns inget kort { $card }. Ange kortets kod eller beskriv hela kortet.
doomtrooper-adjust-not-theirs = { $seat } har inget { $card } i matchen. Bara "add": true lägger till det.
doomtrooper-adjust-not-in-play = { $card } skulle inte vara i spel där: det kan inte ha några markeringar och inget på eller under sig.
doomtrooper-adjust-pot = Ett lag har sina poäng gemensamt: { $seat } och lagkamraten har fått olika.
doomtrooper-adjust-out = { $seat } är ute ur matchen och kan inte ha turen.
doomtrooper-adjust-actions = { $seat } kan få handlingar bara i sin egen tur, i steget ”actions”.
doomtrooper-adjust-left-over = { $count ->
    [one] Ett kort för { $seat } saknar plats: skriv vilken hög det hör till, eller utelämna ”library” eller ”discard”.
   *[other] { $count } kort för { $seat } saknar plats: skriv vilken hög de hör till, eller utelämna ”library” eller ”discard”.
}

doomtrooper-log-boosts = { $who } förstärker { $card } med { $x }.
doomtrooper-log-endless = De här effekterna utlöste varandra utan slut och stoppades: { $cards }

# How a combat stands.

doomtrooper-tally-attacker = Angripare { $who }: { $attack } · { $armour }
doomtrooper-tally-defender = Försvarare { $who }: { $attack } · { $armour }
doomtrooper-tally-awaited = Får fortfarande svara: { $seats }
doomtrooper-set-turn = vems tur det är
doomtrooper-set-destiny = spelpoäng för { $seat }
doomtrooper-set-victory = vinstpoäng för { $seat }
