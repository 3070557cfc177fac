# What holds while a card works.

doomtrooper-rate-change = { $ratings } { $change }
doomtrooper-rate-set = = { $number }
doomtrooper-rate-base = základ { $change }
doomtrooper-rate-times = ×{ $number }
doomtrooper-rate-divided = ÷{ $number }
doomtrooper-rate-part = týká se jen podílu karet: { $what }
doomtrooper-rate-once = více kopií se nesčítá
doomtrooper-rating-all = všechny hodnoty
doomtrooper-kind-gain = je navíc { $tags }
doomtrooper-kind-lose = přestává být { $tags }
doomtrooper-strength-plain = obvykle
doomtrooper-strength-always = VŽDY
doomtrooper-strength-never = NIKDY jinak
doomtrooper-immune = imunita proti: { $to }
doomtrooper-immune-lost = ztrácí imunitu proti: { $to }
doomtrooper-bar = nesmí { $what }
doomtrooper-bar-never = NIKDY nesmí { $what }
doomtrooper-permit = smí { $what }
doomtrooper-permit-number =
    { $count ->
        [one] { $count } navíc
        [few] { $count } navíc
        [many] { $count } navíc
       *[other] { $count } navíc
    }
doomtrooper-doing-about = týká se: { $what }
doomtrooper-protect = nemůže nastat: { $what }
doomtrooper-cost-play = cena za zahrání: { $what }
doomtrooper-cost-use = cena za použití: { $what }
doomtrooper-cost-attack = cena za útok, útočí: { $what }
doomtrooper-cost-attacked = cena za útok, brání se: { $what }
doomtrooper-cost-search = cena za prohledání: { $what }
doomtrooper-cost-move = cena za přesun: { $what }
doomtrooper-cost-cover = cena za úkryt: { $what }
doomtrooper-cost-uncover = cena za opuštění úkrytu: { $what }
doomtrooper-cost-on = hraje se na: { $what }
doomtrooper-cost-same = beze změny
doomtrooper-cost-set = { $what }
doomtrooper-cost-destiny = { $change } B
doomtrooper-cost-victory = { $change } VB
doomtrooper-cost-actions = { $change } akce
doomtrooper-cost-factor = ×{ $number }
doomtrooper-cost-worth = každý zaplacený bod platí za { $number }
doomtrooper-limit-is = { $number }
doomtrooper-casts = smí sesílat Umění ({ $what })
doomtrooper-casts-legion = i ve prospěch Černé legie
doomtrooper-share-kill = body za zabití
doomtrooper-share-mission = body za úkol
doomtrooper-share-all = body
doomtrooper-share-victims = koho: { $what }
doomtrooper-share-half-up = polovina, zaokrouhleno nahoru
doomtrooper-share-half-down = polovina, zaokrouhleno dolů
doomtrooper-share-only-destiny = jen B
doomtrooper-share-only-victory = jen VB
doomtrooper-share-only-none = žádné
doomtrooper-share-to = dostane je { $who }
doomtrooper-fate = { $when }: místo toho { $to }
doomtrooper-fate-killed = po smrti
doomtrooper-fate-discarded = po vyřazení
doomtrooper-fate-sacrificed = po obětování
doomtrooper-fate-left = po odchodu ze hry
doomtrooper-fate-used = po použití
doomtrooper-fate-to-hand = do ruky
doomtrooper-fate-to-top = navrch knihovny
doomtrooper-fate-to-bottom = naspod knihovny
doomtrooper-fate-to-shuffled = zamíchat do knihovny
doomtrooper-fate-to-discard = na odkládací hromádku
doomtrooper-fate-to-sacrificed = navždy mimo hru
doomtrooper-fate-to-play = zůstává ve hře
doomtrooper-copies-abilities = má navíc schopnosti, které má { $of }
doomtrooper-copies-ratings = má navíc hodnoty, které má { $of }
doomtrooper-copies-all = má navíc vše, co má { $of }
doomtrooper-silence-all = nic z karty neplatí
doomtrooper-silence-abilities = schopnosti neplatí
doomtrooper-silence-ratings = změny hodnot neplatí
doomtrooper-word-grant = má navíc: { $what }

# What happens.

doomtrooper-paid-as-combat = body jako za souboj
doomtrooper-word-wound = { $who } utrpí zranění
doomtrooper-word-heal = { $who } se vyléčí
doomtrooper-word-save = { $who } tomuto zranění či smrti unikne
doomtrooper-word-kill = { $who } zemře
doomtrooper-word-kill-sure = bez ohledu na ochranu
doomtrooper-word-discard = { $who } se vyřadí
doomtrooper-word-sacrifice = { $who } jde navždy mimo hru
doomtrooper-word-return-hand = { $who } se vrátí do ruky majitele
doomtrooper-word-return-top = { $who } se vrátí navrch knihovny majitele
doomtrooper-word-return-bottom = { $who } se vrátí naspod knihovny majitele
doomtrooper-word-return-shuffled = { $who } se zamíchá do knihovny majitele
doomtrooper-word-fetch-hand = vzít do ruky ({ $origin }): { $what }
doomtrooper-word-fetch-top = dát navrch knihovny ({ $origin }): { $what }
doomtrooper-word-fetch-play = dát do hry ({ $origin }): { $what }
doomtrooper-word-fetch-shuffled = zamíchat do knihovny ({ $origin }): { $what }
doomtrooper-unshown = neukazuje se
doomtrooper-word-draw =
    { $count ->
        [one] dobrat { $count } kartu
        [few] dobrat { $count } karty
        [many] dobrat { $count } karty
       *[other] dobrat { $count } karet
    }
doomtrooper-word-discard-hand =
    { $count ->
        [one] vyřadit { $count } kartu z ruky
        [few] vyřadit { $count } karty z ruky
        [many] vyřadit { $count } karty z ruky
       *[other] vyřadit { $count } karet z ruky
    }
doomtrooper-word-discard-hand-all = vyřadit celou ruku
doomtrooper-word-look-hand = prohlédnout ruku ({ $who })
doomtrooper-word-look-library = prohlédnout vrch knihovny ({ $who })
doomtrooper-word-look-discard = prohlédnout odkládací hromádku ({ $who })
doomtrooper-word-look-card = prohlédnout kartu: { $what }
doomtrooper-look-number =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
doomtrooper-look-take = do ruky z nich { $number }
doomtrooper-look-rest-top = ostatní navrch knihovny
doomtrooper-look-rest-bottom = ostatní naspod knihovny
doomtrooper-look-rest-shuffled = ostatní zamíchat
doomtrooper-look-rest-discard = ostatní vyřadit
doomtrooper-shown-to-all = ukáže se všem
doomtrooper-reordered = vrátí se v libovolném pořadí
doomtrooper-word-shuffle = zamíchat knihovnu
doomtrooper-word-move-to = { $who } se přesune na: { $to }
doomtrooper-word-move-squad = { $who } se přesune do Mužstva
doomtrooper-word-move-cohort = { $who } se přesune do Kohorty
doomtrooper-word-move-outpost = { $who } se přesune do Stanice
doomtrooper-word-move-aside = { $who } se přesune mimo oblasti
doomtrooper-word-move-own-side = { $who } se přesune na tvou stranu
doomtrooper-word-move-bearer = { $who } se přesune na nositele
doomtrooper-word-move-player = { $who } se přesune k hráči
doomtrooper-word-move-area = { $who } se přesune do oblasti
doomtrooper-word-move-out-of-vehicle = { $who } vystoupí z vozidla
doomtrooper-word-move-into-vehicle = { $who } nastoupí do vozidla
doomtrooper-word-cover = { $who } jde do úkrytu
doomtrooper-word-uncover = { $who } opustí úkryt
doomtrooper-in-cover = v úkrytu
doomtrooper-word-mark = { $who } dostane značku: { $mark }
doomtrooper-word-unmark = { $who } ztratí značku: { $mark }
doomtrooper-mark-number = počet: { $number }
doomtrooper-word-enter = do hry přijde ({ $origin }): { $what }
doomtrooper-word-control = { $who } přejde pod vládu: { $player }
doomtrooper-points-of-destiny = { $change } B
doomtrooper-points-of-victory = { $change } VB
doomtrooper-points-earned = { $change } (rozdělit na B a VB)
doomtrooper-points-none = žádné body
doomtrooper-points-instead = místo bodů, které by jinak byly
doomtrooper-points-from = bere se od: { $who }
doomtrooper-word-debt = dluh { $change }
doomtrooper-at-once = ihned
doomtrooper-actions-only = jen pro: { $what }
doomtrooper-word-actions-any =
    { $count ->
        [one] { $count } akce navíc
        [few] { $count } akce navíc
        [many] { $count } akce navíc
       *[other] akce navíc: { $count }
    }
doomtrooper-word-actions-attack =
    { $count ->
        [one] { $count } útočná akce navíc
        [few] { $count } útočné akce navíc
        [many] { $count } útočné akce navíc
       *[other] útočné akce navíc: { $count }
    }
doomtrooper-word-actions-other =
    { $count ->
        [one] { $count } neútočná akce navíc
        [few] { $count } neútočné akce navíc
        [many] { $count } neútočné akce navíc
       *[other] neútočné akce navíc: { $count }
    }
doomtrooper-word-convert-any =
    { $count ->
        [one] { $count } akce se změní v obyčejnou
        [few] { $count } akce se změní v obyčejné
        [many] { $count } akce se změní v obyčejné
       *[other] změní se v obyčejné akce: { $count }
    }
doomtrooper-word-convert-attack =
    { $count ->
        [one] { $count } akce se změní v útočnou
        [few] { $count } akce se změní v útočné
        [many] { $count } akce se změní v útočné
       *[other] změní se v útočné akce: { $count }
    }
doomtrooper-word-convert-other =
    { $count ->
        [one] { $count } akce se změní v neútočnou
        [few] { $count } akce se změní v neútočné
        [many] { $count } akce se změní v neútočné
       *[other] změní se v neútočné akce: { $count }
    }
doomtrooper-word-attack = { $who } ihned útočí
doomtrooper-attack-any = bez ohledu na to, kdo na koho smí útočit
doomtrooper-attack-action = jako útočná akce
doomtrooper-word-join = { $who } pomáhá v souboji
doomtrooper-join-attacker = straně útočníka
doomtrooper-join-defender = straně obránce
doomtrooper-join-ratings = přidává: { $ratings }
doomtrooper-join-struck-me = koho rána zasáhne, volíš ty
doomtrooper-join-struck-opponent = koho rána zasáhne, volí soupeř
doomtrooper-join-struck-all = rána zasáhne všechny
doomtrooper-word-replace = { $who } nahradí v souboji: { $fighter }
doomtrooper-word-tactic-fight = bojuje se zápasem
doomtrooper-word-tactic-shoot = bojuje se střelbou
doomtrooper-word-tactic-other = bojuje se druhou taktikou
doomtrooper-word-end-combat = souboj končí
doomtrooper-word-end-attack = útok končí
doomtrooper-word-end-actions = akce tohoto kola končí
doomtrooper-word-end-turn = kolo končí
doomtrooper-end-back = co útok stál, se vrací
doomtrooper-word-cancel = zruší se to, na co se reaguje
doomtrooper-word-cancel-cards = zruší se: { $what }
doomtrooper-cancel-steal = smíš ji zahrát místo soupeře
doomtrooper-word-prevent-wound = ke zranění nedojde
doomtrooper-word-prevent-kill = k zabití nedojde
doomtrooper-word-prevent-harm = ke zranění ani zabití nedojde
doomtrooper-word-prevent-points = k zisku či ztrátě bodů nedojde
doomtrooper-word-prevent-discard = k vyřazení nedojde
doomtrooper-word-prevent-sacrifice = k obětování nedojde
doomtrooper-word-prevent-search = k prohledání nedojde
doomtrooper-word-prevent-attack = k útoku nedojde
doomtrooper-word-redirect = místo toho se to stane jinde: { $to }
doomtrooper-word-attach = přiložit ({ $origin }): { $what } → { $to }
doomtrooper-face-down = lícem dolů
doomtrooper-word-win = vyhrává
doomtrooper-word-lose = ve hře končí
doomtrooper-word-turns =
    { $count ->
        [one] { $count } kolo navíc
        [few] { $count } kola navíc
        [many] { $count } kola navíc
       *[other] { $count } kol navíc
    }
doomtrooper-word-turns-lost =
    { $count ->
        [one] vynechá { $count } kolo
        [few] vynechá { $count } kola
        [many] vynechá { $count } kola
       *[other] vynechá { $count } kol
    }
doomtrooper-word-name-affiliation = jmenovat příslušnost
doomtrooper-word-name-apostle = jmenovat apoštola
doomtrooper-word-name-name = jmenovat kartu
doomtrooper-word-name-type = jmenovat typ karty
doomtrooper-word-name-aspect = jmenovat aspekt
doomtrooper-word-name-rating = jmenovat hodnotu
doomtrooper-word-name-number = jmenovat číslo
doomtrooper-name-options = na výběr: { $what }
doomtrooper-word-play = ihned zahrát ({ $origin }): { $what }
doomtrooper-word-swap-destiny = vyměnit B ({ $who })
doomtrooper-word-swap-victory = vyměnit VB ({ $who })
doomtrooper-word-swap-hand = vyměnit ruce ({ $who })
doomtrooper-word-swap-discard = vyměnit knihovnu a odkládací hromádku ({ $who })
doomtrooper-word-swap-library = vyměnit knihovny ({ $who })
doomtrooper-word-swap-seats = vyměnit místa v souboji ({ $who })
doomtrooper-word-swap-ratings = { $who }: vyměnit hodnoty ({ $ratings })
doomtrooper-word-choose = zvolit: { $ways }
doomtrooper-word-chance = náhodné číslo 1–{ $sides }: { $ways }
doomtrooper-word-repeat = { $number }× za sebou: { $what }
