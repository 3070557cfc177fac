# Limits.

doomtrooper-limit-hand = gräns för handen
doomtrooper-limit-draw = dragna kort
doomtrooper-limit-actions = handlingar per tur
doomtrooper-limit-attack-actions = anfallshandlingar per tur
doomtrooper-limit-attacks-on = anfall på kortet per tur
doomtrooper-limit-target = V som vinner
doomtrooper-limit-destiny = högst S
doomtrooper-limit-debt = högsta skuld
doomtrooper-limit-meditation = S för meditation
doomtrooper-limit-art = S till Konsten mellan dragsteg
doomtrooper-limit-copies = exemplar i spel
doomtrooper-limit-own-copies = exemplar i spel per spelare
doomtrooper-limit-inside = krigare inuti
doomtrooper-limit-attached = fästa kort
doomtrooper-limit-attached-of = fästa kort: { $of }
doomtrooper-limit-under = kort under kortet
doomtrooper-limit-vehicles = fordon per krigare
doomtrooper-limit-weapons = vapen på en gång
doomtrooper-limit-mark-of = markörer: { $of }
doomtrooper-limit-ratings = högst per värde
doomtrooper-limit-warriors = krigare i området
doomtrooper-limit-cards-played = spelade kort per tur
doomtrooper-limit-discard = kastade kort
doomtrooper-limit-recruits = värvade krigare per tur

# What amounts count.

doomtrooper-count-x = X
doomtrooper-count-hand = kort på handen
doomtrooper-count-library = kort i leken
doomtrooper-count-destiny = antalet S
doomtrooper-count-victory = antalet V
doomtrooper-count-just-gained = så mycket som just vanns
doomtrooper-count-just-lost = så mycket som just förlorades
doomtrooper-count-number = det talet
doomtrooper-count-count = antalet kort i föregående steg
doomtrooper-count-price = betalda S
doomtrooper-count-fight = närstrid
doomtrooper-count-shoot = eldstrid
doomtrooper-count-armour = rustning
doomtrooper-count-value = poängvärde
doomtrooper-count-in-use = värdet som används
doomtrooper-count-bonus = vad som läggs till värdet
doomtrooper-count-same = samma värde
doomtrooper-count-best = det högsta värdet
doomtrooper-count-affiliations = antalet tillhörigheter
doomtrooper-count-names = antalet olika namn
doomtrooper-count-actions = använda handlingar
doomtrooper-count-mark-of = antalet markörer: { $of }

# What happened before.

doomtrooper-was-by-first-strike = ett första slag gjorde det
doomtrooper-was-by-me = ett av dina kort gjorde det
doomtrooper-was-by-bearer = bäraren eller dess spelare gjorde det
doomtrooper-was-opponent-wounded = motståndaren sårades i striden och lever
doomtrooper-was-held-a-round = båda har varit i samma område sedan förra dragsteget
doomtrooper-was-second = det händer för andra gången
doomtrooper-was-by-weapon = det gjordes med detta kort
doomtrooper-was-in-combat = det hände i en strid
doomtrooper-was-area-emptied = ingen är kvar i området
doomtrooper-was-bearer-killed = bäraren dödade i striden
doomtrooper-was-bearer-killed-chosen = bäraren dödade den valda i striden
doomtrooper-was-wounded-in-combat = kortet sårades i striden
doomtrooper-was-attacked-this-turn = kortet anföll denna tur
doomtrooper-was-no-attack-this-turn = inget anfall gjordes denna tur
doomtrooper-was-first-of-combat = det är turens första strid
doomtrooper-was-first-action = det är första handlingen
doomtrooper-was-last-action = det är sista handlingen
doomtrooper-was-first-turn = det är spelarens första tur
doomtrooper-was-lost = spelaren förlorade striden
doomtrooper-was-won = spelaren vann striden
doomtrooper-was-entered-this-turn = kortet kom i spel denna tur
doomtrooper-was-drawn = kortet drogs nyss
doomtrooper-was-sabotage = det var sabotage eller anfall på en spelare
doomtrooper-was-deck = kortet var i leken från början
doomtrooper-was-named-is-same = det nämnda stämmer

# Marks.

doomtrooper-state-wounded = sårad
doomtrooper-state-covered = i skydd
doomtrooper-state-hidden = med baksidan upp
doomtrooper-state-imprisoned = fängslad
doomtrooper-state-imprisoned-here = fängslad av detta kort
doomtrooper-state-missing = saknad
doomtrooper-state-infected = smittad
doomtrooper-state-out = ur spel
doomtrooper-state-turned-down = vänt nedåt
doomtrooper-state-inside = inuti
doomtrooper-state-behind = bakom kortet
doomtrooper-state-in-use = i bruk
doomtrooper-state-fights = i striden
doomtrooper-state-attacks = anfaller
doomtrooper-state-defends = försvarar sig
doomtrooper-state-joined = hjälper i striden
doomtrooper-state-just-killed = nyss dödad
doomtrooper-state-was-covered = i skydd när striden började
doomtrooper-state-at-work = verkar i striden
doomtrooper-state-sheltered = skyddad av en befästning
doomtrooper-state-sheltered-by-citadel = skyddad av ett citadell
doomtrooper-state-legal-defender = får anfallas
doomtrooper-state-legal-attacker = får anfalla
doomtrooper-state-castable = bäraren får lägga den
doomtrooper-state-x-paid = mer än priset betalades
doomtrooper-state-unfit = bäraren får inte ha det längre
doomtrooper-state-first-of-name = först med namnet på denna sida
doomtrooper-state-played-now = spelat i denna strid
doomtrooper-state-affected = påverkad av ett kort
doomtrooper-state-entered-now = kom i spel denna tur
doomtrooper-state-attacked-now = anföll denna tur
doomtrooper-state-named = nämnd
doomtrooper-state-best = ingen i spel har mer
doomtrooper-state-unattached = ensam i sitt område
doomtrooper-state-lowers = sänker ett värde hos bäraren
doomtrooper-state-same-name-in-area = området har redan en krigare med namnet
doomtrooper-state-disease = sjukdom
doomtrooper-state-diseased = sjuk
doomtrooper-state-frenzy = raseri
doomtrooper-state-age = ålder
doomtrooper-state-dose = dos
doomtrooper-state-unloaded = oladdad
doomtrooper-state-plague = pest
doomtrooper-state-charge = laddning
doomtrooper-state-shriek = skri
doomtrooper-state-poisoned = förgiftad
doomtrooper-state-hit = träff
doomtrooper-state-rested = utvilad
doomtrooper-state-ward = skydd
doomtrooper-state-recruit = rekryt
doomtrooper-state-targeted = måltavla
doomtrooper-state-life = liv

# How often.

doomtrooper-often-once-per-combat = en gång per strid
doomtrooper-often-once-per-turn = en gång per tur
doomtrooper-often-once-per-round = en gång per varv
doomtrooper-often-once-per-attack = en gång per anfall
doomtrooper-often-once-per-event = en gång per händelse
doomtrooper-often-once-per-game = en gång per spel
doomtrooper-often-one-in-play = högst ett i spel
doomtrooper-often-one-own-in-play = högst ett i spel per spelare
doomtrooper-often-one-on-card = högst ett per kort
doomtrooper-often-once-per-target = en gång per mål och spel

# What need not be met.

doomtrooper-ignored-affiliation = tillhörigheten
doomtrooper-ignored-caster = vem som får lägga den
doomtrooper-ignored-apostle = vilken apostels gåva det är
doomtrooper-ignored-aspect = aspekten
doomtrooper-ignored-price = priset
doomtrooper-ignored-time = tidpunkten
doomtrooper-ignored-action = handlingen som krävs
doomtrooper-ignored-bar = vanliga förbud
doomtrooper-ignored-never = förbud med ALDRIG
doomtrooper-ignored-limits = antalsgränser
doomtrooper-ignored-area = områden
doomtrooper-ignored-rules = vem som får anfalla vem
doomtrooper-ignored-vehicle = gränsen på ett fordon
doomtrooper-ignored-armour = gränsen på en rustning
doomtrooper-ignored-immunity = immuniteter
doomtrooper-ignored-cover = skydd
doomtrooper-ignored-needs = kortets krav
