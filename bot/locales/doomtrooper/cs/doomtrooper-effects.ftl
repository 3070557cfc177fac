# What holds while a card works.

doomtrooper-said-rate-change = { $ratings } { $change }
doomtrooper-said-rate-set = = { $number }
doomtrooper-said-rate-base = základ { $change }
doomtrooper-said-rate-times = ×{ $number }
doomtrooper-said-rate-divided = ÷{ $number }
doomtrooper-said-rate-part = týká se jen podílu karet: { $what }
doomtrooper-said-rate-once = více kopií se nesčítá
doomtrooper-said-rating-all = všechny hodnoty
doomtrooper-said-kind-gain = je navíc: { $tags }
doomtrooper-said-kind-lose = už není: { $tags }
doomtrooper-said-strength-plain = obvykle
doomtrooper-said-strength-always = VŽDY
doomtrooper-said-strength-never = NIKDY jinak
doomtrooper-said-immune = imunita proti: { $to }
doomtrooper-said-immune-lost = ztrácí imunitu proti: { $to }
doomtrooper-said-bar = nesmí { $what }
doomtrooper-said-bar-never = NIKDY nesmí { $what }
doomtrooper-said-permit = smí { $what }
doomtrooper-said-permit-number =
    { $count ->
        [one] { $count } navíc
        [few] { $count } navíc
        [many] { $count } navíc
       *[other] { $count } navíc
    }
doomtrooper-said-doing-about = týká se: { $what }
doomtrooper-said-protect = nemůže nastat: { $what }
doomtrooper-said-cost-play = cena za zahrání: { $what }
doomtrooper-said-cost-use = cena za použití: { $what }
doomtrooper-said-cost-attack = cena za útok, útočí: { $what }
doomtrooper-said-cost-attacked = cena za útok, brání se: { $what }
doomtrooper-said-cost-on = hraje se na: { $what }
doomtrooper-said-cost-same = beze změny
doomtrooper-said-cost-set = { $what }
doomtrooper-said-cost-destiny = { $change } B
doomtrooper-said-cost-victory = { $change } VB
doomtrooper-said-cost-actions = { $change } akce
doomtrooper-said-cost-factor = ×{ $number }
doomtrooper-said-cost-worth = každý zaplacený bod platí za { $number }
doomtrooper-said-limit-is = { $number }
doomtrooper-said-casts = smí sesílat Umění ({ $what })
doomtrooper-said-casts-legion = i ve prospěch Černé legie
doomtrooper-said-share-kill = body za zabití
doomtrooper-said-share-mission = body za úkol
doomtrooper-said-share-all = body
doomtrooper-said-share-victims = koho: { $what }
doomtrooper-said-share-half-up = polovina, zaokrouhleno nahoru
doomtrooper-said-share-half-down = polovina, zaokrouhleno dolů
doomtrooper-said-share-only-destiny = jen B
doomtrooper-said-share-only-victory = jen VB
doomtrooper-said-share-only-none = žádné
doomtrooper-said-share-to = dostane je { $who }
doomtrooper-said-fate = { $when }: místo toho { $to }
doomtrooper-said-fate-killed = po smrti
doomtrooper-said-fate-discarded = po vyřazení
doomtrooper-said-fate-sacrificed = po obětování
doomtrooper-said-fate-left = po odchodu ze hry
doomtrooper-said-fate-used = po použití
doomtrooper-said-fate-to-hand = do ruky
doomtrooper-said-fate-to-top = navrch knihovny
doomtrooper-said-fate-to-bottom = naspod knihovny
doomtrooper-said-fate-to-shuffled = zamíchat do knihovny
doomtrooper-said-fate-to-discard = do hrobu
doomtrooper-said-fate-to-sacrificed = navždy mimo hru
doomtrooper-said-fate-to-play = zůstává ve hře
doomtrooper-said-copies-abilities = má navíc schopnosti, které má { $of }
doomtrooper-said-copies-ratings = má navíc hodnoty, které má { $of }
doomtrooper-said-copies-all = má navíc vše, co má { $of }
doomtrooper-said-silence-all = nic z karty neplatí
doomtrooper-said-silence-abilities = schopnosti neplatí
doomtrooper-said-silence-ratings = změny hodnot neplatí
doomtrooper-said-silence-lent = co propůjčuje jiným, neplatí
doomtrooper-said-word-grant = má navíc: { $what }

# What happens.

doomtrooper-said-paid-as-combat = body jako za souboj
doomtrooper-said-word-wound = { $who } utrpí zranění
doomtrooper-said-word-heal = { $who } se vyléčí
doomtrooper-said-word-save = { $who } tomuto zranění či smrti unikne
doomtrooper-said-word-kill = { $who } zemře
doomtrooper-said-word-kill-sure = bez ohledu na ochranu
doomtrooper-said-word-discard = { $who } se vyřadí
doomtrooper-said-word-sacrifice = { $who } jde navždy mimo hru
doomtrooper-said-word-return-hand = { $who } se vrátí do ruky majitele
doomtrooper-said-word-return-top = { $who } se vrátí navrch knihovny majitele
doomtrooper-said-word-return-bottom = { $who } se vrátí naspod knihovny majitele
doomtrooper-said-word-return-shuffled = { $who } se zamíchá do knihovny majitele
doomtrooper-said-return-controller = do ruky toho, kdo je ovládá
doomtrooper-said-word-fetch-hand = vzít do ruky ({ $origin }): { $what }
doomtrooper-said-word-fetch-top = dát navrch knihovny ({ $origin }): { $what }
doomtrooper-said-word-fetch-play = dát do hry ({ $origin }): { $what }
doomtrooper-said-word-fetch-shuffled = zamíchat do knihovny ({ $origin }): { $what }
doomtrooper-said-unshown = neukazuje se
doomtrooper-said-word-draw =
    { $count ->
        [one] dobrat { $count } kartu
        [few] dobrat { $count } karty
        [many] dobrat { $count } karty
       *[other] dobrat { $count } karet
    }
doomtrooper-said-word-discard-hand =
    { $count ->
        [one] vyřadit { $count } kartu z ruky
        [few] vyřadit { $count } karty z ruky
        [many] vyřadit { $count } karty z ruky
       *[other] vyřadit { $count } karet z ruky
    }
doomtrooper-said-word-discard-hand-all = vyřadit celou ruku
doomtrooper-said-word-look-hand = prohlédnout ruku ({ $who })
doomtrooper-said-word-look-library = prohlédnout vrch knihovny ({ $who })
doomtrooper-said-word-look-discard = prohlédnout hrob ({ $who })
doomtrooper-said-word-look-card = prohlédnout kartu: { $what }
doomtrooper-said-look-number =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
doomtrooper-said-look-take = do ruky z nich { $number }
doomtrooper-said-look-rest-top = ostatní navrch knihovny
doomtrooper-said-look-rest-bottom = ostatní naspod knihovny
doomtrooper-said-look-rest-shuffled = ostatní zamíchat
doomtrooper-said-look-rest-discard = ostatní vyřadit
doomtrooper-said-shown-to-all = ukáže se všem
doomtrooper-said-reordered = vrátí se v libovolném pořadí
doomtrooper-said-word-shuffle = zamíchat knihovnu
doomtrooper-said-word-move-to = { $who } se přesune na: { $to }
doomtrooper-said-word-move-squad = { $who } se přesune do Mužstva
doomtrooper-said-word-move-cohort = { $who } se přesune do Kohorty
doomtrooper-said-word-move-outpost = { $who } se přesune do Stanice
doomtrooper-said-word-move-aside = { $who } se přesune mimo oblasti
doomtrooper-said-word-move-transfer = { $who } se transferuje zdarma
doomtrooper-said-word-move-own-side = { $who } se přesune na tvou stranu
doomtrooper-said-word-move-bearer = { $who } se přesune na nositele
doomtrooper-said-word-move-player = { $who } se přesune k hráči
doomtrooper-said-word-move-area = { $who } se přesune do oblasti
doomtrooper-said-word-move-out-of-vehicle = { $who } vystoupí z vozidla
doomtrooper-said-word-move-into-vehicle = { $who } nastoupí do vozidla
doomtrooper-said-word-cover = { $who } jde do úkrytu
doomtrooper-said-word-uncover = { $who } opustí úkryt
doomtrooper-said-in-cover = v úkrytu
doomtrooper-said-word-mark = { $who } dostane značku: { $mark }
doomtrooper-said-word-unmark = { $who } ztratí značku: { $mark }
doomtrooper-said-mark-number = počet: { $number }
doomtrooper-said-word-enter = do hry přijde ({ $origin }): { $what }
doomtrooper-said-word-control = { $who } přejde pod kontrolu: { $player }
doomtrooper-said-points-of-destiny = { $change } B
doomtrooper-said-points-of-victory = { $change } VB
doomtrooper-said-points-earned = { $change } (rozdělit na B a VB)
doomtrooper-said-points-none = žádné body
doomtrooper-said-points-instead = místo bodů, které by jinak byly
doomtrooper-said-points-from = bere se od: { $who }
doomtrooper-said-word-debt = dluh { $change }
doomtrooper-said-at-once = ihned
doomtrooper-said-actions-only = jen pro: { $what }
doomtrooper-said-word-actions-any =
    { $count ->
        [one] { $count } akce navíc
        [few] { $count } akce navíc
        [many] { $count } akce navíc
       *[other] akce navíc: { $count }
    }
doomtrooper-said-word-actions-attack =
    { $count ->
        [one] { $count } útočná akce navíc
        [few] { $count } útočné akce navíc
        [many] { $count } útočné akce navíc
       *[other] útočné akce navíc: { $count }
    }
doomtrooper-said-word-actions-other =
    { $count ->
        [one] { $count } neútočná akce navíc
        [few] { $count } neútočné akce navíc
        [many] { $count } neútočné akce navíc
       *[other] neútočné akce navíc: { $count }
    }
doomtrooper-said-word-convert-any =
    { $count ->
        [one] { $count } akce se změní v obyčejnou
        [few] { $count } akce se změní v obyčejné
        [many] { $count } akce se změní v obyčejné
       *[other] změní se v obyčejné akce: { $count }
    }
doomtrooper-said-word-convert-attack =
    { $count ->
        [one] { $count } akce se změní v útočnou
        [few] { $count } akce se změní v útočné
        [many] { $count } akce se změní v útočné
       *[other] změní se v útočné akce: { $count }
    }
doomtrooper-said-word-convert-other =
    { $count ->
        [one] { $count } akce se změní v neútočnou
        [few] { $count } akce se změní v neútočné
        [many] { $count } akce se změní v neútočné
       *[other] změní se v neútočné akce: { $count }
    }
doomtrooper-said-word-attack = { $who } ihned útočí
doomtrooper-said-attack-any = bez ohledu na to, kdo na koho smí útočit
doomtrooper-said-attack-pays = úspěch: { $points }
doomtrooper-said-attack-action = jako útočná akce
doomtrooper-said-word-join = { $who } pomáhá v souboji
doomtrooper-said-join-attacker = straně útočníka
doomtrooper-said-join-defender = straně obránce
doomtrooper-said-join-ratings = přidává: { $ratings }
doomtrooper-said-join-struck-me = koho rána zasáhne, volíš ty
doomtrooper-said-join-struck-opponent = koho rána zasáhne, volí soupeř
doomtrooper-said-join-struck-all = rána zasáhne všechny
doomtrooper-said-word-replace = { $who } nahradí v souboji: { $fighter }
doomtrooper-said-word-tactic-fight = souboj se změní na zápas
doomtrooper-said-word-tactic-shoot = souboj se změní na střelbu
doomtrooper-said-word-tactic-other = souboj se změní na druhou taktiku
doomtrooper-said-word-end-combat = souboj končí
doomtrooper-said-word-end-attack = útok končí
doomtrooper-said-word-end-actions = akce tohoto kola končí
doomtrooper-said-word-end-turn = kolo končí
doomtrooper-said-end-back = co útok stál, se vrací
doomtrooper-said-word-cancel = zruší se to, na co se reaguje
doomtrooper-said-word-cancel-cards = zruší se: { $what }
doomtrooper-said-cancel-steal = smíš ji zahrát místo soupeře
doomtrooper-said-word-prevent-wound = ke zranění nedojde
doomtrooper-said-word-prevent-kill = k zabití nedojde
doomtrooper-said-word-prevent-harm = ke zranění ani zabití nedojde
doomtrooper-said-word-prevent-points = k zisku či ztrátě bodů nedojde
doomtrooper-said-word-prevent-discard = k vyřazení nedojde
doomtrooper-said-word-prevent-sacrifice = k obětování nedojde
doomtrooper-said-word-prevent-search = k prohledání nedojde
doomtrooper-said-word-prevent-attack = k útoku nedojde
doomtrooper-said-word-redirect = místo toho se to stane jinde: { $to }
doomtrooper-said-word-attach = přiložit ({ $origin }): { $what } → { $to }
doomtrooper-said-face-down = lícem dolů
doomtrooper-said-word-win = vyhrává
doomtrooper-said-word-lose = vypadává ze hry
doomtrooper-said-word-turns =
    { $count ->
        [one] { $count } kolo navíc
        [few] { $count } kola navíc
        [many] { $count } kola navíc
       *[other] { $count } kol navíc
    }
doomtrooper-said-word-turns-lost =
    { $count ->
        [one] vynechá { $count } kolo
        [few] vynechá { $count } kola
        [many] vynechá { $count } kola
       *[other] vynechá { $count } kol
    }
doomtrooper-said-word-name-affiliation = zvolit příslušnost
doomtrooper-said-word-name-apostle = zvolit apoštola
doomtrooper-said-word-name-name = zvolit jméno karty
doomtrooper-said-word-name-type = zvolit typ karty
doomtrooper-said-word-name-aspect = zvolit aspekt
doomtrooper-said-word-name-rating = zvolit druh hodnoty
doomtrooper-said-word-name-number = zvolit číslo
doomtrooper-said-name-options = na výběr: { $what }
doomtrooper-said-word-play = ihned zahrát ({ $origin }): { $what }
doomtrooper-said-word-swap-destiny = vyměnit B ({ $who })
doomtrooper-said-word-swap-victory = vyměnit VB ({ $who })
doomtrooper-said-word-swap-discard = vyměnit knihovnu a hrob ({ $who })
doomtrooper-said-word-swap-library = vyměnit knihovny ({ $who })
doomtrooper-said-word-swap-seats = vyměnit si místa v pořadí tahů ({ $who })
doomtrooper-said-word-swap-direction = tahy jdou od teď opačným směrem
doomtrooper-said-word-swap-hand = vyměnit karty v ruce ({ $who })
doomtrooper-said-word-swap-control = { $who } si vymění strany
doomtrooper-said-two-others = dva jiní hráči
doomtrooper-said-word-swap-ratings = { $who }: vyměnit hodnoty ({ $ratings })
doomtrooper-said-word-become = { $who } je přesná kopie karty: { $of }
doomtrooper-said-word-choose = zvolit: { $ways }
doomtrooper-said-word-chance = náhodné číslo 1–{ $sides }: { $ways }
doomtrooper-said-word-repeat = { $number }× za sebou: { $what }
