# Limits.

doomtrooper-said-limit-ratings = nejmenší možná hodnota
doomtrooper-said-limit-attacks = útočné akce této karty za kolo
doomtrooper-said-limit-hand = limit ruky
doomtrooper-said-limit-draw = dobíraných karet
doomtrooper-said-limit-actions = akcí za kolo
doomtrooper-said-limit-attack-actions = útočných akcí za kolo
doomtrooper-said-limit-target = VB k vítězství
doomtrooper-said-limit-destiny = nejvýš B
doomtrooper-said-limit-debt = dluh nejvýš
doomtrooper-said-limit-meditation = B za meditaci
doomtrooper-said-limit-art = B do Umění od dobírání k dobírání
doomtrooper-said-limit-own-copies = kopií ve hře na hráče
doomtrooper-said-limit-inside = bojovníků uvnitř
doomtrooper-said-limit-attached-of = přiložených karet: { $of }
doomtrooper-said-limit-under = karet pod kartou
doomtrooper-said-limit-discard = vyřazených karet

# What amounts count.

doomtrooper-said-count-target = vítězné body potřebné k výhře
doomtrooper-said-count-x = X
doomtrooper-said-count-hand = karet v ruce
doomtrooper-said-count-library = karet v knihovně
doomtrooper-said-count-destiny = počet B
doomtrooper-said-count-victory = počet VB
doomtrooper-said-count-just-gained = tolik, kolik se právě získalo
doomtrooper-said-count-just-lost = tolik, kolik se právě ztratilo
doomtrooper-said-count-number = to číslo
doomtrooper-said-count-count = počet karet z předchozího kroku
doomtrooper-said-count-price = zaplacená B
doomtrooper-said-count-fight = zápas
doomtrooper-said-count-shoot = střelba
doomtrooper-said-count-armour = obrana
doomtrooper-said-count-value = hodnota
doomtrooper-said-count-in-use = hodnota, se kterou bojuje
doomtrooper-said-count-bonus = co k hodnotě přidává
doomtrooper-said-count-same = táž hodnota
doomtrooper-said-count-best = nejvyšší hodnota
doomtrooper-said-count-affiliations = počet příslušností
doomtrooper-said-count-names = počet různých jmen
doomtrooper-said-count-actions = vynaložené akce
doomtrooper-said-count-mark-of = počet značek: { $of }

# What happened before.

doomtrooper-said-was-by-first-strike = to způsobil první úder
doomtrooper-said-was-by-me = to udělala tvoje karta
doomtrooper-said-was-by-bearer = to udělal nositel nebo jeho hráč
doomtrooper-said-was-opponent-wounded = protivník v tomto souboji utrpěl zranění a žije
doomtrooper-said-was-held-a-round = jsou oba v téže oblasti už od minulého dobírání
doomtrooper-said-was-second = se to stalo podruhé
doomtrooper-said-was-by-weapon = to bylo touto kartou
doomtrooper-said-was-in-combat = se to stalo v souboji
doomtrooper-said-was-area-emptied = v té oblasti už nikdo není
doomtrooper-said-was-bearer-killed = nositel v tomto souboji zabil
doomtrooper-said-was-bearer-killed-chosen = nositel v tomto souboji zabil zvoleného
doomtrooper-said-was-wounded-in-combat = karta v tomto souboji utrpěla zranění
doomtrooper-said-was-attacked-this-turn = karta v tomto kole útočila
doomtrooper-said-was-no-attack-this-turn = v tomto kole nebyl žádný útok
doomtrooper-said-was-first-of-combat = je to první souboj kola
doomtrooper-said-was-first-action = jde o první akci
doomtrooper-said-was-last-action = jde o poslední akci
doomtrooper-said-was-first-turn = je to hráčovo první kolo
doomtrooper-said-was-lost = hráč souboj prohrál
doomtrooper-said-was-won = hráč souboj vyhrál
doomtrooper-said-was-entered-this-turn = karta přišla do hry v tomto kole
doomtrooper-said-was-drawn = kartu někdo právě dobral
doomtrooper-said-was-sabotage = šlo o sabotáž nebo útok na hráče
doomtrooper-said-was-in-team = hraje se v týmech
doomtrooper-said-was-deck = karta byla od začátku v balíčku
doomtrooper-said-was-named-is-same = zvolené souhlasí

# Marks.

doomtrooper-said-state-wounded = se zraněním
doomtrooper-said-state-covered = v úkrytu
doomtrooper-said-state-hidden = lícem dolů
doomtrooper-said-state-imprisoned = ve vězení
doomtrooper-said-state-imprisoned-here = ve vězení touto kartou
doomtrooper-said-state-missing = nezvěstnost
doomtrooper-said-state-exposed = vystavený nákaze
doomtrooper-said-state-infected = infekce
doomtrooper-said-state-out = mimo hru
doomtrooper-said-state-turned-down = lícem dolů
doomtrooper-said-state-inside = uvnitř
doomtrooper-said-state-behind = za kartou
doomtrooper-said-state-in-use = právě v použití
doomtrooper-said-state-fights = v souboji
doomtrooper-said-state-attacks = útočí
doomtrooper-said-state-defends = brání se
doomtrooper-said-state-joined = pomáhá v souboji
doomtrooper-said-state-just-killed = právě zabitá karta
doomtrooper-said-state-just-discarded = právě vyřazená ze stolu
doomtrooper-said-state-of-killed = po bojovníkovi zabitém v posledním souboji
doomtrooper-said-state-was-covered = na začátku souboje v úkrytu
doomtrooper-said-state-at-work = působí v souboji
doomtrooper-said-state-sheltered = chrání ji opevnění
doomtrooper-said-state-sheltered-by-citadel = chrání ji citadela
doomtrooper-said-state-legal-defender = lze na ni útočit
doomtrooper-said-state-legal-attacker = smí útočit
doomtrooper-said-state-castable = nositel to smí seslat
doomtrooper-said-state-x-paid = zaplaceno víc než cena
doomtrooper-said-state-unfit = nositel ji už mít nesmí
doomtrooper-said-state-first-of-name = první toho jména na této straně
doomtrooper-said-state-played-now = zahraná v tomto souboji
doomtrooper-said-state-affected = působí na ni karta
doomtrooper-said-state-entered-now = ve hře od tohoto kola
doomtrooper-said-state-pays-now = teď za ni jsou body
doomtrooper-said-state-attacked-now = útočila v tomto kole
doomtrooper-said-state-named = zvolená podle jména
doomtrooper-said-state-best = nikdo ve hře nemá víc
doomtrooper-said-state-unattached = k ničemu nepřiložená
doomtrooper-said-state-lowers = snižuje hodnotu nositele
doomtrooper-said-state-outnumbers = jeho hráč má víc bojovníků než jiný
doomtrooper-said-state-same-name-in-area = v oblasti už je bojovník téhož jména
doomtrooper-said-state-disease = nákaza
doomtrooper-said-state-diseased = s nákazou
doomtrooper-said-state-frenzy = zběsilost
doomtrooper-said-state-age = stáří
doomtrooper-said-state-dose = dávka
doomtrooper-said-state-unloaded = vybitá zbraň
doomtrooper-said-state-plague = mor
doomtrooper-said-state-charge = náboj
doomtrooper-said-state-shriek = jekot
doomtrooper-said-state-poisoned = otrava
doomtrooper-said-state-hit = zásah
doomtrooper-said-state-rested = odpočinek
doomtrooper-said-state-ward = ochrana
doomtrooper-said-state-recruit = rekrut
doomtrooper-said-state-targeted = zaměřený cíl
doomtrooper-said-state-life = život

# How often.

doomtrooper-said-often-once-per-combat = jednou za souboj
doomtrooper-said-often-once-per-turn = jednou za kolo
doomtrooper-said-often-once-per-round = jednou za kolo všech hráčů
doomtrooper-said-often-once-per-attack = jednou za útok
doomtrooper-said-often-once-per-event = jednou na každou událost
doomtrooper-said-often-once-per-game = jednou za hru
doomtrooper-said-often-one-in-play = ve hře nejvýš jedna
doomtrooper-said-often-one-own-in-play = ve hře nejvýš jedna na hráče
doomtrooper-said-often-one-on-card = nejvýš jedna na kartě
doomtrooper-said-often-once-per-target = na každý cíl jednou za hru

# What need not be met.

doomtrooper-said-ignored-affiliation = příslušnost
doomtrooper-said-ignored-caster = sesilatel
doomtrooper-said-ignored-apostle = apoštol daru
doomtrooper-said-ignored-aspect = aspekt kouzla
doomtrooper-said-ignored-price = cena
doomtrooper-said-ignored-time = čas zahrání
doomtrooper-said-ignored-action = potřebná akce
doomtrooper-said-ignored-bar = obyčejný zákaz
doomtrooper-said-ignored-never = zákaz se slovem NIKDY
doomtrooper-said-ignored-limits = omezení počtu
doomtrooper-said-ignored-area = oblast
doomtrooper-said-ignored-rules = kdo na koho smí útočit
doomtrooper-said-ignored-vehicle = omezení na jedno vozidlo
doomtrooper-said-ignored-armour = omezení na jednu zbroj
doomtrooper-said-ignored-immunity = imunita
doomtrooper-said-ignored-cover = úkryt
doomtrooper-said-ignored-needs = podmínky karty
