# Limits.

doomtrooper-limit-hand = limit ruky
doomtrooper-limit-draw = dobíraných karet
doomtrooper-limit-actions = akcí za kolo
doomtrooper-limit-attack-actions = útočných akcí za kolo
doomtrooper-limit-attacks-on = útoků na kartu za kolo
doomtrooper-limit-target = VB k vítězství
doomtrooper-limit-destiny = nejvýš B
doomtrooper-limit-debt = dluh nejvýš
doomtrooper-limit-meditation = B za meditaci
doomtrooper-limit-art = B do Umění od dobírání k dobírání
doomtrooper-limit-copies = kopií ve hře
doomtrooper-limit-own-copies = kopií ve hře na hráče
doomtrooper-limit-inside = bojovníků uvnitř
doomtrooper-limit-attached = přiložených karet
doomtrooper-limit-attached-of = přiložených karet: { $of }
doomtrooper-limit-under = karet pod kartou
doomtrooper-limit-vehicles = vozidel na bojovníka
doomtrooper-limit-weapons = zbraní najednou
doomtrooper-limit-mark-of = značek: { $of }
doomtrooper-limit-ratings = každá hodnota nejvýš
doomtrooper-limit-warriors = bojovníků v oblasti
doomtrooper-limit-cards-played = zahraných karet za kolo
doomtrooper-limit-discard = odhozených karet
doomtrooper-limit-recruits = verbovaných bojovníků za kolo

# What amounts count.

doomtrooper-count-x = X
doomtrooper-count-hand = karet v ruce
doomtrooper-count-library = karet v knihovně
doomtrooper-count-destiny = počet B
doomtrooper-count-victory = počet VB
doomtrooper-count-just-gained = tolik, kolik se právě získalo
doomtrooper-count-just-lost = tolik, kolik se právě ztratilo
doomtrooper-count-number = to číslo
doomtrooper-count-count = počet karet z předchozího kroku
doomtrooper-count-price = zaplacená B
doomtrooper-count-fight = zápas
doomtrooper-count-shoot = střelba
doomtrooper-count-armour = obrana
doomtrooper-count-value = hodnota
doomtrooper-count-in-use = hodnota, se kterou bojuje
doomtrooper-count-bonus = co k hodnotě přidává
doomtrooper-count-same = táž hodnota
doomtrooper-count-best = nejvyšší hodnota
doomtrooper-count-affiliations = počet příslušností
doomtrooper-count-names = počet různých jmen
doomtrooper-count-actions = vynaložené akce
doomtrooper-count-mark-of = počet značek: { $of }

# What happened before.

doomtrooper-was-by-first-strike = to způsobil první úder
doomtrooper-was-by-me = to udělala tvoje karta
doomtrooper-was-by-bearer = to udělal nositel nebo jeho hráč
doomtrooper-was-opponent-wounded = protivník v tomto souboji utrpěl zranění a žije
doomtrooper-was-held-a-round = jsou oba v téže oblasti už od minulého dobírání
doomtrooper-was-second = se to stalo podruhé
doomtrooper-was-by-weapon = to bylo touto kartou
doomtrooper-was-in-combat = se to stalo v souboji
doomtrooper-was-area-emptied = v té oblasti už nikdo není
doomtrooper-was-bearer-killed = nositel v tomto souboji zabil
doomtrooper-was-bearer-killed-chosen = nositel v tomto souboji zabil zvoleného
doomtrooper-was-wounded-in-combat = karta v tomto souboji utrpěla zranění
doomtrooper-was-attacked-this-turn = karta v tomto kole útočila
doomtrooper-was-no-attack-this-turn = v tomto kole nebyl žádný útok
doomtrooper-was-first-of-combat = je to první souboj kola
doomtrooper-was-first-action = jde o první akci
doomtrooper-was-last-action = jde o poslední akci
doomtrooper-was-first-turn = je to hráčovo první kolo
doomtrooper-was-lost = hráč souboj prohrál
doomtrooper-was-won = hráč souboj vyhrál
doomtrooper-was-entered-this-turn = karta přišla do hry v tomto kole
doomtrooper-was-drawn = kartu někdo právě dobral
doomtrooper-was-sabotage = šlo o sabotáž nebo útok na hráče
doomtrooper-was-deck = karta byla od začátku v balíčku
doomtrooper-was-named-is-same = jmenované souhlasí

# Marks.

doomtrooper-state-wounded = se zraněním
doomtrooper-state-covered = v úkrytu
doomtrooper-state-hidden = lícem dolů
doomtrooper-state-imprisoned = ve vězení
doomtrooper-state-imprisoned-here = ve vězení touto kartou
doomtrooper-state-missing = nezvěstnost
doomtrooper-state-infected = infekce
doomtrooper-state-out = mimo hru
doomtrooper-state-turned-down = lícem dolů
doomtrooper-state-inside = uvnitř
doomtrooper-state-behind = za kartou
doomtrooper-state-in-use = právě v použití
doomtrooper-state-fights = v souboji
doomtrooper-state-attacks = útočí
doomtrooper-state-defends = brání se
doomtrooper-state-joined = pomáhá v souboji
doomtrooper-state-just-killed = právě zabitá karta
doomtrooper-state-was-covered = na začátku souboje v úkrytu
doomtrooper-state-at-work = působí v souboji
doomtrooper-state-sheltered = chrání ji opevnění
doomtrooper-state-sheltered-by-citadel = chrání ji citadela
doomtrooper-state-legal-defender = lze na ni útočit
doomtrooper-state-legal-attacker = smí útočit
doomtrooper-state-castable = nositel to smí seslat
doomtrooper-state-x-paid = zaplaceno víc než cena
doomtrooper-state-unfit = nositel ji už mít nesmí
doomtrooper-state-first-of-name = první toho jména na této straně
doomtrooper-state-played-now = zahraná v tomto souboji
doomtrooper-state-affected = působí na ni karta
doomtrooper-state-entered-now = ve hře od tohoto kola
doomtrooper-state-attacked-now = útočila v tomto kole
doomtrooper-state-named = jmenovaná
doomtrooper-state-best = nikdo ve hře nemá víc
doomtrooper-state-unattached = v oblasti sama
doomtrooper-state-lowers = snižuje hodnotu nositele
doomtrooper-state-same-name-in-area = v oblasti už je bojovník téhož jména
doomtrooper-state-disease = nákaza
doomtrooper-state-diseased = s nákazou
doomtrooper-state-frenzy = zběsilost
doomtrooper-state-age = stáří
doomtrooper-state-dose = dávka
doomtrooper-state-unloaded = vybitá zbraň
doomtrooper-state-plague = mor
doomtrooper-state-charge = náboj
doomtrooper-state-shriek = jekot
doomtrooper-state-poisoned = otrava
doomtrooper-state-hit = zásah
doomtrooper-state-rested = odpočinek
doomtrooper-state-ward = ochrana
doomtrooper-state-recruit = rekrut
doomtrooper-state-targeted = zaměřený cíl
doomtrooper-state-life = život

# How often.

doomtrooper-often-once-per-combat = jednou za souboj
doomtrooper-often-once-per-turn = jednou za kolo
doomtrooper-often-once-per-round = jednou za oběh
doomtrooper-often-once-per-attack = jednou za útok
doomtrooper-often-once-per-event = jednou na každou událost
doomtrooper-often-once-per-game = jednou za hru
doomtrooper-often-one-in-play = ve hře nejvýš jedna
doomtrooper-often-one-own-in-play = ve hře nejvýš jedna na hráče
doomtrooper-often-one-on-card = nejvýš jedna na kartě
doomtrooper-often-once-per-target = na každý cíl jednou za hru

# What need not be met.

doomtrooper-ignored-affiliation = příslušnost
doomtrooper-ignored-caster = sesilatel
doomtrooper-ignored-apostle = apoštol daru
doomtrooper-ignored-aspect = aspekt kouzla
doomtrooper-ignored-price = cena
doomtrooper-ignored-time = čas zahrání
doomtrooper-ignored-action = potřebná akce
doomtrooper-ignored-bar = obyčejný zákaz
doomtrooper-ignored-never = zákaz se slovem NIKDY
doomtrooper-ignored-limits = omezení počtu
doomtrooper-ignored-area = oblast
doomtrooper-ignored-rules = kdo na koho smí útočit
doomtrooper-ignored-vehicle = omezení na jedno vozidlo
doomtrooper-ignored-armour = omezení na jednu zbroj
doomtrooper-ignored-immunity = imunita
doomtrooper-ignored-cover = úkryt
doomtrooper-ignored-needs = podmínky karty
