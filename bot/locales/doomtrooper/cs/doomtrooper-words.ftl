# How sentences are put together.

doomtrooper-say-plain = { $what }
doomtrooper-say-with = { $what } ({ $details })
doomtrooper-say-then = { $first }; { $second }
doomtrooper-say-or = { $first } nebo { $second }
doomtrooper-say-nor = { $first } ani { $second }
doomtrooper-say-and = { $first } a zároveň { $second }
doomtrooper-say-not = ne: { $what }
doomtrooper-say-of = { $who }: { $what }
doomtrooper-say-costs = { $who } – { $what }
doomtrooper-say-all = { $what }
doomtrooper-say-plus = +{ $number }
doomtrooper-say-minus = −{ $number }
doomtrooper-nothing = nic se nestane
doomtrooper-may = smíš: { $what }
doomtrooper-if = { $what } – pokud { $conditions }
doomtrooper-unless = { $who } tomu zabrání, když zaplatí: { $price }
doomtrooper-instead = místo toho { $what }
doomtrooper-fixed = jen pro ty, kdo tu jsou, když to začíná
doomtrooper-doubtful = není jisté: { $what }
doomtrooper-undescribed = co dělá, ohlásí ten, kdo ji hraje
doomtrooper-said-most = zapsáno je skoro vše, co karta dělá
doomtrooper-said-part = zapsána je jen část toho, co karta dělá
doomtrooper-said-none = co karta dělá, zapsáno není
doomtrooper-ruleset-cs = jen podle českých pravidel
doomtrooper-ruleset-sv = jen podle švédských pravidel
doomtrooper-card-is = počítá se také jako: { $tags }
doomtrooper-ability-on = když { $when }: { $what }
doomtrooper-ability-use = schopnost ({ $how }): { $what }
doomtrooper-ability-mission = úkol je splněn, když { $when }: { $what }
doomtrooper-against = proti: { $what }
doomtrooper-without = neřeší se { $what }
doomtrooper-chosen-card = zvol: { $what }
doomtrooper-used-by = kdo: { $who }
doomtrooper-of-player = čí: { $who }
doomtrooper-controlled-by = pod vládou: { $who }
doomtrooper-way = { $number } – { $what }
doomtrooper-any-card = libovolná karta

# How a card is played.

doomtrooper-played = hraje se: { $how }
doomtrooper-played-on = když { $when }
doomtrooper-played-to = na: { $what }
doomtrooper-after-attach = zůstane přiložená
doomtrooper-after-discard = potom se vyřadí
doomtrooper-after-sacrifice = potom je navždy mimo hru
doomtrooper-area-any = u kohokoli
doomtrooper-area-opponent = u soupeře
doomtrooper-moment-action = jako akce
doomtrooper-moment-any = kdykoli
doomtrooper-moment-own-turn = kdykoli ve tvém kole
doomtrooper-moment-modifiers = mezi bojovými modifikátory
doomtrooper-moment-combat = v souboji
doomtrooper-moment-before-combat = před soubojem
doomtrooper-moment-after-combat = po souboji
doomtrooper-moment-saving = když má být bojovník zraněn nebo zabit
doomtrooper-moment-points = při zisku bodů
doomtrooper-moment-reaction = v reakci
doomtrooper-moment-turn-start = na začátku tvého kola
doomtrooper-moment-draw = při dobírání
doomtrooper-moment-discard = při odhazování
doomtrooper-moment-turn-end = na konci tvého kola
doomtrooper-moment-mission = jako úkol

# Prices.

doomtrooper-for-price = cena: { $what }
doomtrooper-at-price = za obvyklou cenu
doomtrooper-price-free = zdarma
doomtrooper-price-actions =
    { $count ->
        [one] { $count } akce
        [few] { $count } akce
        [many] { $count } akce
       *[other] { $count } akcí
    }
doomtrooper-price-attack-actions =
    { $count ->
        [one] { $count } útočná akce
        [few] { $count } útočné akce
        [many] { $count } útočné akce
       *[other] { $count } útočných akcí
    }
doomtrooper-price-destiny = { $number } B
doomtrooper-price-victory = { $number } VB
doomtrooper-price-value = tolik B, kolik činí hodnota ({ $what })
doomtrooper-price-discard = vyřadit: { $what }
doomtrooper-price-sacrifice = obětovat navždy: { $what }
doomtrooper-price-wound = zranit: { $what }
doomtrooper-price-hand =
    { $count ->
        [one] vyřadit { $count } kartu z ruky
        [few] vyřadit { $count } karty z ruky
        [many] vyřadit { $count } karty z ruky
       *[other] vyřadit { $count } karet z ruky
    }
doomtrooper-price-mark = odebrat značku: { $mark }
doomtrooper-price-x-destiny = X × { $step } B
doomtrooper-price-x-victory = X × { $step } VB
doomtrooper-price-x-actions = X × { $step } akce

# Whom.

doomtrooper-whom-on = přiložené na: { $what }
doomtrooper-whom-bearing = má u sebe: { $what }
doomtrooper-whom-others = kromě této karty
doomtrooper-whom-highest = nejvyšší { $rating }
doomtrooper-times = { $number }× { $what }
doomtrooper-times-up-to = až { $number }× { $what }
doomtrooper-times-any = libovolný počet: { $what }
doomtrooper-times-x = X
doomtrooper-side-own = pod tvou vládou
doomtrooper-side-opponent = soupeřova strana
doomtrooper-side-that = strana dotčeného hráče
doomtrooper-side-chosen = strana zvoleného hráče
doomtrooper-side-bearer = strana dotyčného hráče
doomtrooper-bound-base = natištěná { $what }
doomtrooper-bound-is = { $what } = { $number }
doomtrooper-bound-least = { $what } ≥ { $number }
doomtrooper-bound-most = { $what } ≤ { $number }
doomtrooper-in-area-same = ve stejné oblasti
doomtrooper-in-area-bearer = v oblasti nositele
doomtrooper-in-area-that = v téže oblasti jako ten bojovník
doomtrooper-in-area-chosen = v oblasti zvolené karty
doomtrooper-in-area-defender = v oblasti obránce
doomtrooper-in-area-attacker = v oblasti útočníka
doomtrooper-in-area-other = v jiné oblasti
doomtrooper-alike-name = stejné jméno jako { $like }
doomtrooper-alike-affiliation = stejná příslušnost jako { $like }
doomtrooper-alike-faith = stejná víra jako { $like }
doomtrooper-by-opponent = volí soupeř
doomtrooper-by-controller = volí ten, komu patří
doomtrooper-by-that = volí dotčený hráč
doomtrooper-by-chance = náhodně
doomtrooper-chosen-by-me = vybíráš ty
doomtrooper-chosen-by-chance = náhodně
doomtrooper-role-self = tato karta
doomtrooper-role-bearer = nositel
doomtrooper-role-fighter = bojující bojovník
doomtrooper-role-own-fighter = tvůj bojující bojovník
doomtrooper-role-opponent-fighter = protivník v souboji
doomtrooper-role-attacker = útočník
doomtrooper-role-defender = obránce
doomtrooper-role-chosen = zvolená karta
doomtrooper-role-that = ten, koho se to týká
doomtrooper-role-killer = ten, kdo zabil
doomtrooper-role-holder = držitel zbraně
doomtrooper-role-caster = sesilatel
doomtrooper-role-joined = pomocník v souboji
doomtrooper-role-taken = to, čeho se týkal předchozí krok
doomtrooper-role-chooser = naposledy zvolená karta
doomtrooper-role-held = karta na této nebo pod touto kartou
doomtrooper-role-unit = člen jednotky tohoto velitele
doomtrooper-role-fixed = tehdy dotčená karta
doomtrooper-player-me = ty
doomtrooper-player-controller = kdo tuto kartu ovládá
doomtrooper-player-opponent = soupeř
doomtrooper-player-each = každý hráč
doomtrooper-player-each-opponent = každý soupeř
doomtrooper-player-chosen = zvolený hráč
doomtrooper-player-that = dotčený hráč
doomtrooper-player-owner = majitel
doomtrooper-player-bearer = hráč, který má tuto kartu nebo jejího nositele
doomtrooper-player-active = hráč na řadě
doomtrooper-player-attacker = hráč útočníka
doomtrooper-player-defender = hráč obránce
doomtrooper-player-holder = hráč držitele zbraně
doomtrooper-zone-squad = Mužstvo
doomtrooper-zone-cohort = Kohorta
doomtrooper-zone-outpost = Stanice
doomtrooper-zone-aside = mimo oblasti
doomtrooper-zone-areas = oblast
doomtrooper-zone-in-play = ve hře
doomtrooper-zone-table = u hráče
doomtrooper-zone-hand = ruka
doomtrooper-zone-library = knihovna
doomtrooper-zone-discard = odkládací hromádka
doomtrooper-zone-sideboard = sideboard
doomtrooper-zone-collection = balíček, odkládací hromádka nebo sideboard
doomtrooper-zone-sacrificed = navždy mimo hru
doomtrooper-from-hand = z ruky
doomtrooper-from-library = z knihovny
doomtrooper-from-discard = z odkládací hromádky
doomtrooper-from-sideboard = ze sideboardu
doomtrooper-from-collection = z balíčku, odkládací hromádky nebo sideboardu
doomtrooper-from-sacrificed = z karet navždy mimo hru
doomtrooper-from-play = ze hry

# Amounts.

doomtrooper-per-cards = počet karet ({ $what })
doomtrooper-per-step = { $what } ÷ { $step }
doomtrooper-per-times = { $times } × { $what }
doomtrooper-per-plus = { $what } { $plus }
doomtrooper-per-half-up = polovina nahoru ({ $what })
doomtrooper-per-half-down = polovina dolů ({ $what })
doomtrooper-per-least = nejméně { $number }
doomtrooper-per-most = nejvýš { $number }
doomtrooper-per-base = natištěná
doomtrooper-times-over = tolikrát: { $number }

# Conditions.

doomtrooper-if-not = neplatí, že { $what }
doomtrooper-if-always = vždy
doomtrooper-if-none = tu není { $what }
doomtrooper-if-some = tu je { $what }
doomtrooper-if-least = tu je aspoň { $number }× { $what }
doomtrooper-if-most = tu je nejvýš { $number }× { $what }
doomtrooper-if-between = tu je { $least }–{ $most }× { $what }
doomtrooper-if-role-is = { $role } je: { $what }
doomtrooper-if-tactic-fight = taktika je zápas
doomtrooper-if-tactic-shoot = taktika je střelba
doomtrooper-if-turn-own = je tvé kolo
doomtrooper-if-turn-opponent = je kolo soupeře
doomtrooper-if-combat-any = probíhá souboj
doomtrooper-if-combat-none = neprobíhá souboj
doomtrooper-if-combat-attacks = tato karta či její nositel útočí
doomtrooper-if-combat-defends = tato karta či její nositel se brání
doomtrooper-if-combat-fights = tato karta či její nositel bojuje
doomtrooper-if-did = se předchozí krok stal
doomtrooper-if-did-not = se předchozí krok nestal
doomtrooper-if-zone = se bojuje z válečné zóny
doomtrooper-if-no-zone = se nebojuje z válečné zóny
doomtrooper-points-destiny = počet B
doomtrooper-points-victory = počet VB
doomtrooper-points-hand = počet karet v ruce
doomtrooper-points-debt = dluh

# Until when.

doomtrooper-until-attached = dokud je přiložená
doomtrooper-until-combat = do konce souboje
doomtrooper-until-turn = do konce kola
doomtrooper-until-my-next-turn = do tvého příštího kola
doomtrooper-until-their-next-turn = do konce příštího kola dotčeného hráče
doomtrooper-until-game = do konce hry
doomtrooper-until-once = jednou
doomtrooper-until-step = jen pro tento krok
doomtrooper-until-marked = dokud tam je značka
doomtrooper-until-imprisoned = po dobu uvěznění
