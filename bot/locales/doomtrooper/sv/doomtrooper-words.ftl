# How sentences are put together.

doomtrooper-say-plain = { $what }
doomtrooper-say-with = { $what } ({ $details })
doomtrooper-say-then = { $first }; { $second }
doomtrooper-say-or = { $first } eller { $second }
doomtrooper-say-nor = { $first } eller { $second }
doomtrooper-say-and = { $first } och { $second }
doomtrooper-say-not = inte: { $what }
doomtrooper-say-of = { $who }: { $what }
doomtrooper-say-costs = { $who } – { $what }
doomtrooper-say-all = { $what }
doomtrooper-say-plus = +{ $number }
doomtrooper-say-minus = −{ $number }
doomtrooper-nothing = inget händer
doomtrooper-may = du får: { $what }
doomtrooper-if = { $what } – om { $conditions }
doomtrooper-unless = { $who } kan hindra det för: { $price }
doomtrooper-instead = i stället { $what }
doomtrooper-fixed = bara de som är där när det börjar
doomtrooper-doubtful = inte säkert: { $what }
doomtrooper-undescribed = den som spelar kortet säger vad det gör
doomtrooper-said-most = nästan allt som kortet gör är nedskrivet
doomtrooper-said-part = bara en del av vad kortet gör är nedskrivet
doomtrooper-said-none = vad kortet gör är inte nedskrivet
doomtrooper-ruleset-cs = bara enligt de tjeckiska reglerna
doomtrooper-ruleset-sv = bara enligt de svenska reglerna
doomtrooper-card-is = räknas också som: { $tags }
doomtrooper-ability-on = när { $when }: { $what }
doomtrooper-ability-use = förmåga ({ $how }): { $what }
doomtrooper-ability-mission = uppdraget är klart när { $when }: { $what }
doomtrooper-against = mot: { $what }
doomtrooper-without = utan hänsyn till { $what }
doomtrooper-chosen-card = välj: { $what }
doomtrooper-used-by = vem: { $who }
doomtrooper-of-player = vems: { $who }
doomtrooper-controlled-by = kontrolleras av: { $who }
doomtrooper-way = { $number } – { $what }
doomtrooper-any-card = något kort

# How a card is played.

doomtrooper-played = spelas: { $how }
doomtrooper-played-on = när { $when }
doomtrooper-played-to = på: { $what }
doomtrooper-after-attach = ligger kvar fäst
doomtrooper-after-discard = kastas sedan
doomtrooper-after-sacrifice = tas sedan ur spelet
doomtrooper-area-any = hos vem som helst
doomtrooper-area-opponent = hos en motståndare
doomtrooper-moment-action = som en handling
doomtrooper-moment-any = när som helst
doomtrooper-moment-own-turn = när som helst under din tur
doomtrooper-moment-modifiers = bland stridsmodifikationerna
doomtrooper-moment-combat = under en strid
doomtrooper-moment-before-combat = före en strid
doomtrooper-moment-after-combat = efter en strid
doomtrooper-moment-saving = när en krigare skulle såras eller dödas
doomtrooper-moment-points = när poäng delas ut
doomtrooper-moment-reaction = som reaktion
doomtrooper-moment-turn-start = i början av din tur
doomtrooper-moment-draw = när kort dras
doomtrooper-moment-discard = när kort kastas
doomtrooper-moment-turn-end = i slutet av din tur
doomtrooper-moment-mission = som ett uppdrag

# Prices.

doomtrooper-for-price = pris: { $what }
doomtrooper-at-price = till vanligt pris
doomtrooper-price-free = gratis
doomtrooper-price-actions =
    { $count ->
        [one] { $count } handling
       *[other] { $count } handlingar
    }
doomtrooper-price-attack-actions =
    { $count ->
        [one] { $count } anfallshandling
       *[other] { $count } anfallshandlingar
    }
doomtrooper-price-destiny = { $number } S
doomtrooper-price-victory = { $number } V
doomtrooper-price-value = S lika med poängvärdet ({ $what })
doomtrooper-price-discard = kasta: { $what }
doomtrooper-price-sacrifice = ta ur spelet: { $what }
doomtrooper-price-wound = såra: { $what }
doomtrooper-price-hand =
    { $count ->
        [one] kasta { $count } kort från handen
       *[other] kasta { $count } kort från handen
    }
doomtrooper-price-mark = ta bort en markör: { $mark }
doomtrooper-price-x-destiny = X × { $step } S
doomtrooper-price-x-victory = X × { $step } V
doomtrooper-price-x-actions = X × { $step } handlingar

# Whom.

doomtrooper-whom-on = fäst på: { $what }
doomtrooper-whom-bearing = har: { $what }
doomtrooper-whom-others = utom detta kort
doomtrooper-whom-highest = högst { $rating }
doomtrooper-times = { $number }× { $what }
doomtrooper-times-up-to = upp till { $number }× { $what }
doomtrooper-times-any = valfritt antal: { $what }
doomtrooper-times-x = X
doomtrooper-side-own = din
doomtrooper-side-opponent = en motståndares
doomtrooper-side-that = den spelarens
doomtrooper-side-chosen = den valda spelarens
doomtrooper-side-bearer = spelarens som det är fäst på
doomtrooper-bound-base = tryckt { $what }
doomtrooper-bound-is = { $what } = { $number }
doomtrooper-bound-least = { $what } ≥ { $number }
doomtrooper-bound-most = { $what } ≤ { $number }
doomtrooper-in-area-same = i samma område
doomtrooper-in-area-bearer = i bärarens område
doomtrooper-in-area-that = i den krigarens område
doomtrooper-in-area-chosen = i det valda kortets område
doomtrooper-in-area-defender = i försvararens område
doomtrooper-in-area-attacker = i anfallarens område
doomtrooper-in-area-other = i ett annat område
doomtrooper-alike-name = samma namn som { $like }
doomtrooper-alike-affiliation = samma tillhörighet som { $like }
doomtrooper-alike-faith = samma tro som { $like }
doomtrooper-by-opponent = motståndaren väljer
doomtrooper-by-controller = den som kontrollerar det väljer
doomtrooper-by-that = den spelaren väljer
doomtrooper-by-chance = slumpvis
doomtrooper-chosen-by-me = du väljer
doomtrooper-chosen-by-chance = slumpvis
doomtrooper-role-self = detta kort
doomtrooper-role-bearer = bäraren
doomtrooper-role-fighter = en stridande
doomtrooper-role-own-fighter = din stridande
doomtrooper-role-opponent-fighter = motståndaren i striden
doomtrooper-role-attacker = anfallaren
doomtrooper-role-defender = försvararen
doomtrooper-role-chosen = det valda kortet
doomtrooper-role-that = den det gäller
doomtrooper-role-killer = den som dödade
doomtrooper-role-holder = innehavaren
doomtrooper-role-caster = den som lägger besvärjelsen
doomtrooper-role-joined = hjälparen i striden
doomtrooper-role-taken = det som föregående steg tog
doomtrooper-role-chooser = det senast valda kortet
doomtrooper-role-held = ett kort på eller under detta
doomtrooper-role-unit = en medlem av denne befälhavares enhet
doomtrooper-role-fixed = kortet det började med
doomtrooper-player-me = du
doomtrooper-player-controller = den som kontrollerar kortet
doomtrooper-player-opponent = motståndaren
doomtrooper-player-each = varje spelare
doomtrooper-player-each-opponent = varje motståndare
doomtrooper-player-chosen = den valda spelaren
doomtrooper-player-that = den spelaren
doomtrooper-player-owner = ägaren
doomtrooper-player-bearer = spelaren som har detta kort eller dess bärare
doomtrooper-player-active = spelaren vars tur det är
doomtrooper-player-attacker = anfallarens spelare
doomtrooper-player-defender = försvararens spelare
doomtrooper-player-holder = innehavarens spelare
doomtrooper-zone-squad = kompaniet
doomtrooper-zone-cohort = kohorten
doomtrooper-zone-outpost = utposten
doomtrooper-zone-aside = utanför områdena
doomtrooper-zone-areas = ett område
doomtrooper-zone-in-play = i spel
doomtrooper-zone-table = hos spelaren
doomtrooper-zone-hand = handen
doomtrooper-zone-library = leken
doomtrooper-zone-discard = kasthögen
doomtrooper-zone-sideboard = sidlek
doomtrooper-zone-collection = lek, kasthög eller sidlek
doomtrooper-zone-sacrificed = borta ur spelet
doomtrooper-from-hand = från handen
doomtrooper-from-library = från leken
doomtrooper-from-discard = från kasthögen
doomtrooper-from-sideboard = från sidleken
doomtrooper-from-collection = från lek, kasthög eller sidlek
doomtrooper-from-sacrificed = från korten som tagits ur spelet
doomtrooper-from-play = från spelet

# Amounts.

doomtrooper-per-cards = antalet kort ({ $what })
doomtrooper-per-step = { $what } ÷ { $step }
doomtrooper-per-times = { $times } × { $what }
doomtrooper-per-plus = { $what } { $plus }
doomtrooper-per-half-up = hälften, uppåt avrundat ({ $what })
doomtrooper-per-half-down = hälften, nedåt avrundat ({ $what })
doomtrooper-per-least = minst { $number }
doomtrooper-per-most = högst { $number }
doomtrooper-per-base = tryckt
doomtrooper-times-over = så många gånger: { $number }

# Conditions.

doomtrooper-if-not = det inte är så att { $what }
doomtrooper-if-always = alltid
doomtrooper-if-none = det inte finns { $what }
doomtrooper-if-some = det finns { $what }
doomtrooper-if-least = det finns minst { $number }× { $what }
doomtrooper-if-most = det finns högst { $number }× { $what }
doomtrooper-if-between = det finns { $least }–{ $most }× { $what }
doomtrooper-if-role-is = { $role } är: { $what }
doomtrooper-if-tactic-fight = taktiken är närstrid
doomtrooper-if-tactic-shoot = taktiken är eldstrid
doomtrooper-if-turn-own = det är din tur
doomtrooper-if-turn-opponent = det är en motståndares tur
doomtrooper-if-combat-any = en strid pågår
doomtrooper-if-combat-none = ingen strid pågår
doomtrooper-if-combat-attacks = detta kort eller dess bärare anfaller
doomtrooper-if-combat-defends = detta kort eller dess bärare försvarar sig
doomtrooper-if-combat-fights = detta kort eller dess bärare strider
doomtrooper-if-did = föregående steg gjordes
doomtrooper-if-did-not = föregående steg inte gjordes
doomtrooper-if-zone = en krigszon används
doomtrooper-if-no-zone = ingen krigszon används
doomtrooper-points-destiny = S
doomtrooper-points-victory = V
doomtrooper-points-hand = antalet kort på handen
doomtrooper-points-debt = skuld

# Until when.

doomtrooper-until-attached = så länge det är fäst
doomtrooper-until-combat = till stridens slut
doomtrooper-until-turn = till turens slut
doomtrooper-until-my-next-turn = till din nästa tur
doomtrooper-until-their-next-turn = till slutet av den spelarens nästa tur
doomtrooper-until-game = till spelets slut
doomtrooper-until-once = en gång
doomtrooper-until-step = bara för detta steg
doomtrooper-until-marked = så länge markören ligger kvar
doomtrooper-until-imprisoned = under fångenskapen
