# How sentences are put together.

doomtrooper-said-say-plain = { $what }
doomtrooper-said-say-with = { $what } ({ $details })
doomtrooper-said-say-then = { $first }; { $second }
doomtrooper-said-say-or = { $first } nebo { $second }
doomtrooper-said-say-nor = { $first } ani { $second }
doomtrooper-said-say-and = { $first } a zároveň { $second }
doomtrooper-said-say-not = ne: { $what }
doomtrooper-said-say-of = { $who }: { $what }
doomtrooper-said-say-costs = { $who } – { $what }
doomtrooper-said-say-all = { $what }
doomtrooper-said-say-plus = +{ $number }
doomtrooper-said-say-minus = −{ $number }
doomtrooper-said-nothing = nic se nestane
doomtrooper-said-may = smíš: { $what }
doomtrooper-said-if = { $what } – pokud { $conditions }
doomtrooper-said-unless = { $who } tomu zabrání, když zaplatí: { $price }
doomtrooper-said-instead = místo toho { $what }
doomtrooper-said-fixed = jen pro ty, kdo tu jsou, když to začíná
doomtrooper-said-doubtful = není jisté: { $what }
doomtrooper-said-doubt-sources = co platí, protože se zdroje této karty rozcházejí nebo něco vynechávají
doomtrooper-said-doubt-number = jaké platí číslo nebo omezení a jak se počítá
doomtrooper-said-doubt-time = kdy, jak dlouho nebo jak často to působí
doomtrooper-said-doubt-whom = kterých karet nebo hráčů se to týká
doomtrooper-said-doubt-choice = co její hráč smí a co musí
doomtrooper-said-doubt-price = co stojí, kdo platí nebo kdo co získá
doomtrooper-said-doubt-fate = co se s kartami stane potom
doomtrooper-said-doubt-together = jak působí spolu s jinými kartami
doomtrooper-said-doubt-other = ještě jedna podrobnost
doomtrooper-said-doubt-notes = poznámky anglicky: { $notes }
doomtrooper-said-undescribed = co dělá, ohlásí ten, kdo ji hraje
doomtrooper-said-written-most = zapsáno je skoro vše, co karta dělá
doomtrooper-said-written-part = zapsána je jen část toho, co karta dělá
doomtrooper-said-written-none = co karta dělá, zapsáno není
doomtrooper-said-ruleset-cs = jen podle českých pravidel
doomtrooper-said-ruleset-sv = jen podle švédských pravidel
doomtrooper-said-card-is = počítá se také jako: { $tags }
doomtrooper-said-ability-on = když { $when }: { $what }
doomtrooper-said-ability-use = schopnost ({ $how }): { $what }
doomtrooper-said-ability-mission = úkol je splněn, když { $when }: { $what }
doomtrooper-said-against = proti: { $what }
doomtrooper-said-without = nezáleží na: { $what }
doomtrooper-said-chosen-card = zvol: { $what }
doomtrooper-said-used-by = kdo: { $who }
doomtrooper-said-of-player = čí: { $who }
doomtrooper-said-controlled-by = pod kontrolou: { $who }
doomtrooper-said-way = { $number } – { $what }
doomtrooper-said-any-card = nějaká karta
doomtrooper-said-own-card = tato karta nebo její nositel

# How a card is played.

doomtrooper-said-played = hraje se: { $how }
doomtrooper-said-played-on = když { $when }
doomtrooper-said-played-to = na: { $what }
doomtrooper-said-after-attach = zůstane přiložená
doomtrooper-said-after-discard = potom se vyřadí
doomtrooper-said-after-sacrifice = potom je navždy mimo hru
doomtrooper-said-area-any = u kohokoli
doomtrooper-said-area-opponent = u soupeře
doomtrooper-said-moment-action = jako akce
doomtrooper-said-moment-any = kdykoli
doomtrooper-said-moment-own-turn = kdykoli ve tvém kole
doomtrooper-said-moment-modifiers = mezi bojovými modifikátory
doomtrooper-said-moment-combat = v souboji
doomtrooper-said-moment-before-combat = před soubojem
doomtrooper-said-moment-after-combat = po souboji
doomtrooper-said-moment-saving = když má být bojovník zraněn nebo zabit
doomtrooper-said-moment-points = při zisku bodů
doomtrooper-said-moment-reaction = v reakci
doomtrooper-said-moment-turn-start = na začátku tvého kola
doomtrooper-said-moment-draw = při dobírání
doomtrooper-said-moment-discard = při odhazování
doomtrooper-said-moment-turn-end = na konci tvého kola
doomtrooper-said-moment-mission = jako úkol

# Prices.

doomtrooper-said-for-price = cena: { $what }
doomtrooper-said-at-price = za obvyklou cenu
doomtrooper-said-price-free = zdarma
doomtrooper-said-price-actions =
    { $count ->
        [one] { $count } akce
        [few] { $count } akce
        [many] { $count } akce
       *[other] { $count } akcí
    }
doomtrooper-said-price-attack-actions =
    { $count ->
        [one] { $count } útočná akce
        [few] { $count } útočné akce
        [many] { $count } útočné akce
       *[other] { $count } útočných akcí
    }
doomtrooper-said-price-destiny = { $number } B
doomtrooper-said-price-victory = { $number } VB
doomtrooper-said-price-value = tolik B, kolik je hodnota ({ $what })
doomtrooper-said-price-discard = vyřadit: { $what }
doomtrooper-said-price-sacrifice = dát navždy mimo hru: { $what }
doomtrooper-said-price-wound = zranit: { $what }
doomtrooper-said-price-hand =
    { $count ->
        [one] vyřadit { $count } kartu z ruky
        [few] vyřadit { $count } karty z ruky
        [many] vyřadit { $count } karty z ruky
       *[other] vyřadit { $count } karet z ruky
    }
doomtrooper-said-price-mark = odebrat značku: { $mark }
doomtrooper-said-price-x-destiny = { $x } B
doomtrooper-said-price-x-victory = { $x } VB
doomtrooper-said-price-x-actions = { $x } akce

# Whom.

doomtrooper-said-whom-on = přiložené na: { $what }
doomtrooper-said-whom-under = pod kartou: { $what }
doomtrooper-said-whom-bearing = má u sebe: { $what }
doomtrooper-said-whom-others = kromě této karty
doomtrooper-said-whom-highest = nejvyšší { $rating }
doomtrooper-said-times = { $number }× { $what }
doomtrooper-said-times-up-to = až { $number }× { $what }
doomtrooper-said-times-any = libovolný počet: { $what }
doomtrooper-said-times-x = X
doomtrooper-said-side-own = na tvé straně
doomtrooper-said-side-opponent = na straně soupeře
doomtrooper-said-side-that = na straně dotyčného hráče
doomtrooper-said-side-chosen = na straně zvoleného hráče
doomtrooper-said-side-bearer = na straně hráče nositele
doomtrooper-said-bound-base = natištěná { $what }
doomtrooper-said-bound-is = { $what } = { $number }
doomtrooper-said-bound-least = { $what } ≥ { $number }
doomtrooper-said-bound-most = { $what } ≤ { $number }
doomtrooper-said-in-area-same = ve stejné oblasti
doomtrooper-said-in-area-bearer = v oblasti nositele
doomtrooper-said-in-area-that = v téže oblasti jako ten bojovník
doomtrooper-said-in-area-chosen = v oblasti zvolené karty
doomtrooper-said-in-area-defender = v oblasti obránce
doomtrooper-said-in-area-attacker = v oblasti útočníka
doomtrooper-said-in-area-other = v jiné oblasti
doomtrooper-said-alike-name = stejné jméno jako { $like }
doomtrooper-said-alike-affiliation = stejná příslušnost jako { $like }
doomtrooper-said-alike-faith = stejná víra jako { $like }
doomtrooper-said-by-opponent = volí soupeř
doomtrooper-said-by-controller = volí ten, komu patří
doomtrooper-said-by-that = volí dotyčný hráč
doomtrooper-said-by-chance = náhodně
doomtrooper-said-chosen-by-me = vybíráš ty
doomtrooper-said-chosen-by-chance = náhodně
doomtrooper-said-role-self = tato karta
doomtrooper-said-role-bearer = nositel
doomtrooper-said-role-fighter = bojovník v souboji
doomtrooper-said-role-own-fighter = tvůj bojovník v souboji
doomtrooper-said-role-opponent-fighter = protivník v souboji
doomtrooper-said-role-attacker = útočník
doomtrooper-said-role-defender = obránce
doomtrooper-said-role-chosen = zvolená karta
doomtrooper-said-role-that = dotyčná karta
doomtrooper-said-role-killer = ten, kdo zabil
doomtrooper-said-role-holder = držitel zbraně
doomtrooper-said-role-caster = sesilatel
doomtrooper-said-role-joined = pomocník v souboji
doomtrooper-said-role-taken = to, čeho se týkal předchozí krok
doomtrooper-said-role-chooser = naposledy zvolená karta
doomtrooper-said-role-held = karta na této nebo pod touto kartou
doomtrooper-said-role-unit = člen jednotky tohoto velitele
doomtrooper-said-role-fixed = karta, u které to začalo
doomtrooper-said-player-me = ty
doomtrooper-said-player-controller = kdo tuto kartu ovládá
doomtrooper-said-player-opponent = soupeř
doomtrooper-said-player-each = každý hráč
doomtrooper-said-player-each-opponent = každý soupeř
doomtrooper-said-player-chosen = zvolený hráč
doomtrooper-said-player-that = dotyčný hráč
doomtrooper-said-player-owner = majitel
doomtrooper-said-player-bearer = hráč nositele
doomtrooper-said-player-active = hráč na řadě
doomtrooper-said-player-attacker = hráč útočníka
doomtrooper-said-player-defender = hráč obránce
doomtrooper-said-player-holder = hráč držitele zbraně
doomtrooper-said-zone-squad = Mužstvo
doomtrooper-said-zone-cohort = Kohorta
doomtrooper-said-zone-outpost = Stanice
doomtrooper-said-zone-aside = mimo oblasti
doomtrooper-said-zone-areas = oblast
doomtrooper-said-from-hand = z ruky
doomtrooper-said-from-library = z knihovny
doomtrooper-said-from-discard = z hrobu
doomtrooper-said-from-sideboard = ze sideboardu
doomtrooper-said-from-collection = z knihovny, hrobu nebo sideboardu
doomtrooper-said-from-sacrificed = z karet navždy mimo hru
doomtrooper-said-from-play = ze hry
doomtrooper-said-at-squad = v Mužstvu
doomtrooper-said-at-cohort = v Kohortě
doomtrooper-said-at-outpost = na Stanici
doomtrooper-said-at-aside = mimo oblasti
doomtrooper-said-at-areas = v oblasti
doomtrooper-said-at-in-play = ve hře
doomtrooper-said-at-table = u hráče
doomtrooper-said-at-under = lícem dolů
doomtrooper-said-at-hand = v ruce
doomtrooper-said-at-library = v knihovně
doomtrooper-said-at-discard = v hrobu
doomtrooper-said-at-sideboard = v sideboardu
doomtrooper-said-at-collection = v knihovně, v hrobu nebo v sideboardu
doomtrooper-said-at-sacrificed = navždy mimo hru

# Amounts.

doomtrooper-said-per-cards = počet karet ({ $what })
doomtrooper-said-per-step = { $what } ÷ { $step }
doomtrooper-said-per-times = { $times } × { $what }
doomtrooper-said-per-plus = { $what } { $plus }
doomtrooper-said-per-half-up = polovina nahoru ({ $what })
doomtrooper-said-per-half-down = polovina dolů ({ $what })
doomtrooper-said-per-least = nejméně { $number }
doomtrooper-said-per-most = nejvýš { $number }
doomtrooper-said-per-base = natištěná
doomtrooper-said-times-over = tolikrát: { $number }

# Conditions.

doomtrooper-said-if-not = neplatí, že { $what }
doomtrooper-said-if-always = vždy
doomtrooper-said-if-none = tu není { $what }
doomtrooper-said-if-some = tu je { $what }
doomtrooper-said-if-least = tu je aspoň { $number }× { $what }
doomtrooper-said-if-most = tu je nejvýš { $number }× { $what }
doomtrooper-said-if-between = tu je { $least }–{ $most }× { $what }
doomtrooper-said-if-role-is = { $role } je: { $what }
doomtrooper-said-if-tactic-fight = taktika je zápas
doomtrooper-said-if-tactic-shoot = taktika je střelba
doomtrooper-said-if-turn-own = je tvé kolo
doomtrooper-said-if-turn-opponent = je kolo soupeře
doomtrooper-said-if-combat-any = probíhá souboj
doomtrooper-said-if-combat-none = neprobíhá souboj
doomtrooper-said-if-combat-attacks = tato karta či její nositel útočí
doomtrooper-said-if-combat-defends = tato karta či její nositel se brání
doomtrooper-said-if-combat-fights = tato karta či její nositel bojuje
doomtrooper-said-if-did = se předchozí krok stal
doomtrooper-said-if-did-not = se předchozí krok nestal
doomtrooper-said-if-zone = se bojuje z válečné zóny
doomtrooper-said-if-no-zone = se nebojuje z válečné zóny
doomtrooper-said-points-destiny = počet B
doomtrooper-said-points-victory = počet VB
doomtrooper-said-points-hand = počet karet v ruce
doomtrooper-said-points-debt = dluh

# Until when.

doomtrooper-said-until-attached = dokud je přiložená
doomtrooper-said-until-combat = do konce souboje
doomtrooper-said-until-turn = do konce kola
doomtrooper-said-until-my-next-turn = do tvého příštího kola
doomtrooper-said-until-their-next-turn = do konce příštího kola dotyčného hráče
doomtrooper-said-until-game = do konce hry
doomtrooper-said-until-once = jednou
doomtrooper-said-until-step = jen pro tento krok
doomtrooper-said-until-marked = dokud tam je značka
doomtrooper-said-until-imprisoned = po dobu uvěznění
