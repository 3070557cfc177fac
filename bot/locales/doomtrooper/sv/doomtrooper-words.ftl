# How sentences are put together.

doomtrooper-said-say-plain = { $what }
doomtrooper-said-say-with = { $what } ({ $details })
doomtrooper-said-say-then = { $first }; { $second }
doomtrooper-said-say-or = { $first } eller { $second }
doomtrooper-said-say-nor = { $first } eller { $second }
doomtrooper-said-say-and = { $first } och { $second }
doomtrooper-said-say-not = inte: { $what }
doomtrooper-said-say-of = { $who }: { $what }
doomtrooper-said-say-costs = { $who } – { $what }
doomtrooper-said-say-all = { $what }
doomtrooper-said-say-plus = +{ $number }
doomtrooper-said-say-minus = −{ $number }
doomtrooper-said-nothing = inget händer
doomtrooper-said-may = du får: { $what }
doomtrooper-said-if = { $what } – om { $conditions }
doomtrooper-said-unless = { $who } kan hindra det för: { $price }
doomtrooper-said-instead = i stället { $what }
doomtrooper-said-fixed = bara de som är där när det börjar
doomtrooper-said-doubtful = inte säkert: { $what }
doomtrooper-said-doubt-sources = vad som gäller, eftersom källorna till kortet skiljer sig åt eller utelämnar något
doomtrooper-said-doubt-number = vilket tal eller vilken gräns som gäller och hur man räknar
doomtrooper-said-doubt-time = när, hur länge eller hur ofta det verkar
doomtrooper-said-doubt-whom = vilka kort eller spelare det gäller
doomtrooper-said-doubt-choice = vad spelaren får göra och vad han måste
doomtrooper-said-doubt-price = vad det kostar, vem som betalar eller vad någon vinner
doomtrooper-said-doubt-fate = vad som händer med korten efteråt
doomtrooper-said-doubt-together = hur det verkar tillsammans med andra kort
doomtrooper-said-doubt-other = ännu en detalj
doomtrooper-said-doubt-notes = anteckningar på engelska: { $notes }
doomtrooper-said-undescribed = den som spelar kortet säger vad det gör
doomtrooper-said-written-most = nästan allt som kortet gör är nedskrivet
doomtrooper-said-written-part = bara en del av vad kortet gör är nedskrivet
doomtrooper-said-written-none = vad kortet gör är inte nedskrivet
doomtrooper-said-ruleset-cs = bara enligt de tjeckiska reglerna
doomtrooper-said-ruleset-sv = bara enligt de svenska reglerna
doomtrooper-said-card-is = räknas också som: { $tags }
doomtrooper-said-ability-on = när { $when }: { $what }
doomtrooper-said-ability-use = förmåga ({ $how }): { $what }
doomtrooper-said-ability-mission = uppdraget är klart när { $when }: { $what }
doomtrooper-said-against = mot: { $what }
doomtrooper-said-without = utan hänsyn till { $what }
doomtrooper-said-chosen-card = välj: { $what }
doomtrooper-said-used-by = vem: { $who }
doomtrooper-said-of-player = vems: { $who }
doomtrooper-said-controlled-by = kontrolleras av: { $who }
doomtrooper-said-way = { $number } – { $what }
doomtrooper-said-any-card = något kort
doomtrooper-said-own-card = detta kort eller dess bärare

# How a card is played.

doomtrooper-said-played = spelas: { $how }
doomtrooper-said-played-on = när { $when }
doomtrooper-said-played-to = på: { $what }
doomtrooper-said-after-attach = sitter kvar
doomtrooper-said-after-discard = kasseras sedan
doomtrooper-said-after-sacrifice = tas sedan ur spelet
doomtrooper-said-area-any = hos vem som helst
doomtrooper-said-area-opponent = hos en motståndare
doomtrooper-said-moment-action = som en handling
doomtrooper-said-moment-any = när som helst
doomtrooper-said-moment-own-turn = när som helst under din tur
doomtrooper-said-moment-modifiers = bland stridsmodifikationerna
doomtrooper-said-moment-combat = under en strid
doomtrooper-said-moment-before-combat = före en strid
doomtrooper-said-moment-after-combat = efter en strid
doomtrooper-said-moment-saving = när en krigare skulle såras eller dödas
doomtrooper-said-moment-points = när poäng delas ut
doomtrooper-said-moment-reaction = som reaktion
doomtrooper-said-moment-turn-start = i början av din tur
doomtrooper-said-moment-draw = när kort dras
doomtrooper-said-moment-discard = när kort kasseras
doomtrooper-said-moment-turn-end = i slutet av din tur
doomtrooper-said-moment-mission = som ett uppdrag

# Prices.

doomtrooper-said-for-price = pris: { $what }
doomtrooper-said-at-price = till vanligt pris
doomtrooper-said-price-free = gratis
doomtrooper-said-price-actions =
    { $count ->
        [one] { $count } handling
       *[other] { $count } handlingar
    }
doomtrooper-said-price-attack-actions =
    { $count ->
        [one] { $count } anfallshandling
       *[other] { $count } anfallshandlingar
    }
doomtrooper-said-price-destiny = { $number } S
doomtrooper-said-price-victory = { $number } V
doomtrooper-said-price-value = S lika med poängvärdet ({ $what })
doomtrooper-said-price-discard = kassera: { $what }
doomtrooper-said-price-sacrifice = ta ur spelet: { $what }
doomtrooper-said-price-wound = såra: { $what }
doomtrooper-said-price-hand =
    { $count ->
        [one] kassera { $count } kort från handen
       *[other] kassera { $count } kort från handen
    }
doomtrooper-said-price-mark = ta bort en markör: { $mark }
doomtrooper-said-price-x-destiny = { $x } S
doomtrooper-said-price-x-victory = { $x } V
doomtrooper-said-price-x-actions = { $x } handlingar

# Whom.

doomtrooper-said-whom-on = fäst på: { $what }
doomtrooper-said-whom-under = under: { $what }
doomtrooper-said-whom-bearing = har: { $what }
doomtrooper-said-whom-others = utom detta kort
doomtrooper-said-whom-highest = högst { $rating }
doomtrooper-said-times = { $number }× { $what }
doomtrooper-said-times-up-to = upp till { $number }× { $what }
doomtrooper-said-times-any = valfritt antal: { $what }
doomtrooper-said-times-x = X
doomtrooper-said-side-own = din
doomtrooper-said-side-opponent = en motståndares
doomtrooper-said-side-that = den spelarens
doomtrooper-said-side-chosen = den valda spelarens
doomtrooper-said-side-bearer = spelarens som det är fäst på
doomtrooper-said-bound-base = tryckt { $what }
doomtrooper-said-bound-is = { $what } = { $number }
doomtrooper-said-bound-least = { $what } ≥ { $number }
doomtrooper-said-bound-most = { $what } ≤ { $number }
doomtrooper-said-in-area-same = i samma område
doomtrooper-said-in-area-bearer = i bärarens område
doomtrooper-said-in-area-that = i den krigarens område
doomtrooper-said-in-area-chosen = i det valda kortets område
doomtrooper-said-in-area-defender = i försvararens område
doomtrooper-said-in-area-attacker = i angriparens område
doomtrooper-said-in-area-other = i ett annat område
doomtrooper-said-alike-name = samma namn som { $like }
doomtrooper-said-alike-affiliation = samma tillhörighet som { $like }
doomtrooper-said-alike-faith = samma tro som { $like }
doomtrooper-said-by-opponent = motståndaren väljer
doomtrooper-said-by-controller = den som styr det väljer
doomtrooper-said-by-that = den spelaren väljer
doomtrooper-said-by-chance = slumpvis
doomtrooper-said-chosen-by-me = du väljer
doomtrooper-said-chosen-by-chance = slumpvis
doomtrooper-said-role-self = detta kort
doomtrooper-said-role-bearer = bäraren
doomtrooper-said-role-fighter = en stridande
doomtrooper-said-role-own-fighter = din stridande
doomtrooper-said-role-opponent-fighter = motståndaren i striden
doomtrooper-said-role-attacker = angriparen
doomtrooper-said-role-defender = försvararen
doomtrooper-said-role-chosen = det valda kortet
doomtrooper-said-role-that = den det gäller
doomtrooper-said-role-killer = den som dödade
doomtrooper-said-role-holder = innehavaren
doomtrooper-said-role-caster = användaren
doomtrooper-said-role-joined = hjälparen i striden
doomtrooper-said-role-taken = det som föregående steg tog
doomtrooper-said-role-chooser = det senast valda kortet
doomtrooper-said-role-held = ett kort på eller under detta
doomtrooper-said-role-unit = en medlem av denne befälhavares enhet
doomtrooper-said-role-fixed = kortet det började med
doomtrooper-said-player-me = du
doomtrooper-said-player-controller = den som styr kortet
doomtrooper-said-player-opponent = motståndaren
doomtrooper-said-player-each = varje spelare
doomtrooper-said-player-each-opponent = varje motståndare
doomtrooper-said-player-chosen = den valda spelaren
doomtrooper-said-player-that = den spelaren
doomtrooper-said-player-owner = ägaren
doomtrooper-said-player-bearer = bärarens spelare
doomtrooper-said-player-active = spelaren vars tur det är
doomtrooper-said-player-attacker = angriparens spelare
doomtrooper-said-player-defender = försvararens spelare
doomtrooper-said-player-holder = innehavarens spelare
doomtrooper-said-zone-squad = kompaniet
doomtrooper-said-zone-cohort = kohorten
doomtrooper-said-zone-outpost = utposten
doomtrooper-said-zone-aside = utanför områdena
doomtrooper-said-zone-areas = ett område
doomtrooper-said-from-hand = från handen
doomtrooper-said-from-library = från leken
doomtrooper-said-from-discard = från slänghögen
doomtrooper-said-from-sideboard = från sidleken
doomtrooper-said-from-collection = från lek, slänghög eller sidlek
doomtrooper-said-from-sacrificed = från korten som tagits ur spelet
doomtrooper-said-from-play = från spelet
doomtrooper-said-at-squad = i kompaniet
doomtrooper-said-at-cohort = i kohorten
doomtrooper-said-at-outpost = i utposten
doomtrooper-said-at-aside = utanför områdena
doomtrooper-said-at-areas = i ett område
doomtrooper-said-at-in-play = i spel
doomtrooper-said-at-table = hos spelaren
doomtrooper-said-at-under = med baksidan upp
doomtrooper-said-at-hand = på handen
doomtrooper-said-at-library = i leken
doomtrooper-said-at-discard = i slänghögen
doomtrooper-said-at-sideboard = i sidleken
doomtrooper-said-at-collection = i lek, slänghög eller sidlek
doomtrooper-said-at-sacrificed = borta ur spelet

# Amounts.

doomtrooper-said-per-cards = antalet kort ({ $what })
doomtrooper-said-per-step = { $what } ÷ { $step }
doomtrooper-said-per-times = { $times } × { $what }
doomtrooper-said-per-plus = { $what } { $plus }
doomtrooper-said-per-half-up = hälften, uppåt avrundat ({ $what })
doomtrooper-said-per-half-down = hälften, nedåt avrundat ({ $what })
doomtrooper-said-per-least = minst { $number }
doomtrooper-said-per-most = högst { $number }
doomtrooper-said-per-base = tryckt
doomtrooper-said-times-over = så många gånger: { $number }

# Conditions.

doomtrooper-said-if-not = det inte är så att { $what }
doomtrooper-said-if-always = alltid
doomtrooper-said-if-none = det inte finns { $what }
doomtrooper-said-if-some = det finns { $what }
doomtrooper-said-if-least = det finns minst { $number }× { $what }
doomtrooper-said-if-most = det finns högst { $number }× { $what }
doomtrooper-said-if-between = det finns { $least }–{ $most }× { $what }
doomtrooper-said-if-role-is = { $role } är: { $what }
doomtrooper-said-if-tactic-fight = taktiken är närstrid
doomtrooper-said-if-tactic-shoot = taktiken är eldstrid
doomtrooper-said-if-turn-own = det är din tur
doomtrooper-said-if-turn-opponent = det är en motståndares tur
doomtrooper-said-if-combat-any = en strid pågår
doomtrooper-said-if-combat-none = ingen strid pågår
doomtrooper-said-if-combat-attacks = detta kort eller dess bärare anfaller
doomtrooper-said-if-combat-defends = detta kort eller dess bärare försvarar sig
doomtrooper-said-if-combat-fights = detta kort eller dess bärare strider
doomtrooper-said-if-did = föregående steg gjordes
doomtrooper-said-if-did-not = föregående steg inte gjordes
doomtrooper-said-if-zone = en krigszon används
doomtrooper-said-if-no-zone = ingen krigszon används
doomtrooper-said-points-destiny = S
doomtrooper-said-points-victory = V
doomtrooper-said-points-hand = antalet kort på handen
doomtrooper-said-points-debt = skuld

# Until when.

doomtrooper-said-until-attached = så länge det är fäst
doomtrooper-said-until-combat = till stridens slut
doomtrooper-said-until-turn = till turens slut
doomtrooper-said-until-my-next-turn = till din nästa tur
doomtrooper-said-until-their-next-turn = till slutet av den spelarens nästa tur
doomtrooper-said-until-game = till spelets slut
doomtrooper-said-until-once = en gång
doomtrooper-said-until-step = bara för detta steg
doomtrooper-said-until-marked = så länge markören ligger kvar
doomtrooper-said-until-imprisoned = under fångenskapen
