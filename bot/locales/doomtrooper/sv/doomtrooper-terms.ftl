# Limits.

doomtrooper-said-limit-ratings = lägsta möjliga värde
doomtrooper-said-limit-attacks = kortets anfallshandlingar per tur
doomtrooper-said-limit-hand = gräns för handen
doomtrooper-said-limit-draw = dragna kort
doomtrooper-said-limit-actions = handlingar per tur
doomtrooper-said-limit-attack-actions = anfallshandlingar per tur
doomtrooper-said-limit-target = V som krävs för att vinna
doomtrooper-said-limit-destiny = högst S
doomtrooper-said-limit-debt = högsta skuld
doomtrooper-said-limit-meditation = S för meditation
doomtrooper-said-limit-art = S till Konsten mellan dragsteg
doomtrooper-said-limit-own-copies = exemplar i spel per spelare
doomtrooper-said-limit-inside = krigare inuti
doomtrooper-said-limit-attached-of = fästa kort: { $of }
doomtrooper-said-limit-under = kort under kortet
doomtrooper-said-limit-discard = kasserade kort

# What amounts count.

doomtrooper-said-count-target = vinstpoängen som krävs för att vinna
doomtrooper-said-count-x = X
doomtrooper-said-count-hand = kort på handen
doomtrooper-said-count-library = kort i leken
doomtrooper-said-count-destiny = antalet S
doomtrooper-said-count-victory = antalet V
doomtrooper-said-count-just-gained = så mycket som just vanns
doomtrooper-said-count-just-lost = så mycket som just förlorades
doomtrooper-said-count-number = det talet
doomtrooper-said-count-count = antalet kort i föregående steg
doomtrooper-said-count-price = betalda S
doomtrooper-said-count-fight = närstrid
doomtrooper-said-count-shoot = eldstrid
doomtrooper-said-count-armour = rustning
doomtrooper-said-count-value = poängvärde
doomtrooper-said-count-in-use = värdet som används
doomtrooper-said-count-bonus = vad som läggs till värdet
doomtrooper-said-count-same = samma värde
doomtrooper-said-count-best = det högsta värdet
doomtrooper-said-count-affiliations = antalet tillhörigheter
doomtrooper-said-count-names = antalet olika namn
doomtrooper-said-count-actions = använda handlingar
doomtrooper-said-count-mark-of = antalet markörer: { $of }

# What happened before.

doomtrooper-said-was-by-first-strike = ett första slag gjorde det
doomtrooper-said-was-by-me = ett av dina kort gjorde det
doomtrooper-said-was-by-bearer = bäraren eller dess spelare gjorde det
doomtrooper-said-was-opponent-wounded = motståndaren sårades i striden och lever
doomtrooper-said-was-held-a-round = båda har varit i samma område sedan förra dragsteget
doomtrooper-said-was-second = det händer för andra gången
doomtrooper-said-was-by-weapon = det gjordes med detta kort
doomtrooper-said-was-in-combat = det hände i en strid
doomtrooper-said-was-area-emptied = ingen är kvar i området
doomtrooper-said-was-bearer-killed = bäraren dödade i striden
doomtrooper-said-was-bearer-killed-chosen = bäraren dödade den valda i striden
doomtrooper-said-was-wounded-in-combat = kortet sårades i striden
doomtrooper-said-was-attacked-this-turn = kortet anföll denna tur
doomtrooper-said-was-no-attack-this-turn = inget anfall gjordes denna tur
doomtrooper-said-was-first-of-combat = det är turens första strid
doomtrooper-said-was-first-action = det är första handlingen
doomtrooper-said-was-last-action = det är sista handlingen
doomtrooper-said-was-first-turn = det är spelarens första tur
doomtrooper-said-was-lost = spelaren förlorade striden
doomtrooper-said-was-won = spelaren vann striden
doomtrooper-said-was-entered-this-turn = kortet kom i spel denna tur
doomtrooper-said-was-drawn = kortet drogs nyss
doomtrooper-said-was-sabotage = det var sabotage eller anfall på en spelare
doomtrooper-said-was-in-team = man spelar i lag
doomtrooper-said-was-deck = kortet var i leken från början
doomtrooper-said-was-named-is-same = det nämnda stämmer

# Marks.

doomtrooper-said-state-wounded = sårad
doomtrooper-said-state-covered = i skydd
doomtrooper-said-state-hidden = med baksidan upp
doomtrooper-said-state-imprisoned = fängslad
doomtrooper-said-state-imprisoned-here = fängslad av detta kort
doomtrooper-said-state-missing = saknad
doomtrooper-said-state-exposed = utsatt för smitta
doomtrooper-said-state-infected = smittad
doomtrooper-said-state-out = ur spel
doomtrooper-said-state-turned-down = vänt nedåt
doomtrooper-said-state-inside = inuti
doomtrooper-said-state-behind = bakom kortet
doomtrooper-said-state-in-use = i bruk
doomtrooper-said-state-fights = i striden
doomtrooper-said-state-attacks = anfaller
doomtrooper-said-state-defends = försvarar sig
doomtrooper-said-state-joined = hjälper i striden
doomtrooper-said-state-just-killed = nyss dödad
doomtrooper-said-state-just-discarded = nyss kasserad från bordet
doomtrooper-said-state-of-killed = från en krigare som dödades i senaste striden
doomtrooper-said-state-was-covered = i skydd när striden började
doomtrooper-said-state-at-work = verkar i striden
doomtrooper-said-state-sheltered = skyddad av en befästning
doomtrooper-said-state-sheltered-by-citadel = skyddad av ett citadell
doomtrooper-said-state-legal-defender = får anfallas
doomtrooper-said-state-legal-attacker = får anfalla
doomtrooper-said-state-castable = bäraren får använda den
doomtrooper-said-state-x-paid = mer än priset betalades
doomtrooper-said-state-unfit = bäraren får inte ha det längre
doomtrooper-said-state-first-of-name = först med namnet på denna sida
doomtrooper-said-state-played-now = spelat i denna strid
doomtrooper-said-state-affected = påverkad av ett kort
doomtrooper-said-state-entered-now = kom i spel denna tur
doomtrooper-said-state-pays-now = ger poäng nu
doomtrooper-said-state-attacked-now = anföll denna tur
doomtrooper-said-state-named = nämnd
doomtrooper-said-state-best = ingen i spel har mer
doomtrooper-said-state-unattached = inte fäst vid något
doomtrooper-said-state-lowers = sänker ett värde hos bäraren
doomtrooper-said-state-outnumbers = dess spelare har fler krigare än någon annan
doomtrooper-said-state-same-name-in-area = området har redan en krigare med namnet
doomtrooper-said-state-disease = sjukdom
doomtrooper-said-state-diseased = sjuk
doomtrooper-said-state-frenzy = raseri
doomtrooper-said-state-age = ålder
doomtrooper-said-state-dose = dos
doomtrooper-said-state-unloaded = oladdad
doomtrooper-said-state-plague = pest
doomtrooper-said-state-charge = laddning
doomtrooper-said-state-shriek = skri
doomtrooper-said-state-poisoned = förgiftad
doomtrooper-said-state-hit = träff
doomtrooper-said-state-rested = utvilad
doomtrooper-said-state-ward = skydd
doomtrooper-said-state-recruit = rekryt
doomtrooper-said-state-targeted = måltavla
doomtrooper-said-state-life = liv

# How often.

doomtrooper-said-often-once-per-combat = en gång per strid
doomtrooper-said-often-once-per-turn = en gång per tur
doomtrooper-said-often-once-per-round = en gång per varv
doomtrooper-said-often-once-per-attack = en gång per anfall
doomtrooper-said-often-once-per-event = en gång per händelse
doomtrooper-said-often-once-per-game = en gång per spel
doomtrooper-said-often-one-in-play = högst ett i spel
doomtrooper-said-often-one-own-in-play = högst ett i spel per spelare
doomtrooper-said-often-one-on-card = högst ett per kort
doomtrooper-said-often-once-per-target = en gång per mål och spel

# What need not be met.

doomtrooper-said-ignored-affiliation = tillhörigheten
doomtrooper-said-ignored-caster = vem som får använda den
doomtrooper-said-ignored-apostle = vilken apostels gåva det är
doomtrooper-said-ignored-aspect = aspekten
doomtrooper-said-ignored-price = priset
doomtrooper-said-ignored-time = tidpunkten
doomtrooper-said-ignored-action = handlingen som krävs
doomtrooper-said-ignored-bar = vanliga förbud
doomtrooper-said-ignored-never = förbud med ALDRIG
doomtrooper-said-ignored-limits = antalsgränser
doomtrooper-said-ignored-area = områden
doomtrooper-said-ignored-rules = vem som får anfalla vem
doomtrooper-said-ignored-vehicle = gränsen på ett fordon
doomtrooper-said-ignored-armour = gränsen på en rustning
doomtrooper-said-ignored-immunity = immuniteter
doomtrooper-said-ignored-cover = skydd
doomtrooper-said-ignored-needs = kortets krav
