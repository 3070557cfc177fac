# Limits.

doomtrooper-said-limit-ratings = lowest a rating can be
doomtrooper-said-limit-attacks = attack actions of this card a turn
doomtrooper-said-limit-hand = hand limit
doomtrooper-said-limit-draw = cards drawn
doomtrooper-said-limit-actions = actions a turn
doomtrooper-said-limit-attack-actions = attack actions a turn
doomtrooper-said-limit-target = V needed to win
doomtrooper-said-limit-destiny = D at most
doomtrooper-said-limit-debt = debt at most
doomtrooper-said-limit-meditation = D for meditating
doomtrooper-said-limit-art = D put into the Art from draw to draw
doomtrooper-said-limit-own-copies = copies a player may have in play
doomtrooper-said-limit-inside = warriors inside
doomtrooper-said-limit-attached-of = cards attached: { $of }
doomtrooper-said-limit-under = cards under the card
doomtrooper-said-limit-discard = cards discarded

# What amounts count.

doomtrooper-said-count-target = victory points needed to win
doomtrooper-said-count-x = X
doomtrooper-said-count-hand = cards in hand
doomtrooper-said-count-library = cards in the library
doomtrooper-said-count-destiny = number of D
doomtrooper-said-count-victory = number of V
doomtrooper-said-count-just-gained = as much as was just gained
doomtrooper-said-count-just-lost = as much as was just lost
doomtrooper-said-count-number = that number
doomtrooper-said-count-count = number of cards of the step before
doomtrooper-said-count-price = D paid
doomtrooper-said-count-fight = Fight
doomtrooper-said-count-shoot = Shoot
doomtrooper-said-count-armour = Armour
doomtrooper-said-count-value = Value
doomtrooper-said-count-in-use = the rating it fights with
doomtrooper-said-count-bonus = what is added to the rating
doomtrooper-said-count-same = the same rating
doomtrooper-said-count-best = the highest rating
doomtrooper-said-count-affiliations = number of affiliations
doomtrooper-said-count-names = number of different names
doomtrooper-said-count-actions = actions spent
doomtrooper-said-count-mark-of = number of counters: { $of }

# What happened before.

doomtrooper-said-was-by-first-strike = a first strike did it
doomtrooper-said-was-by-me = a card of yours did it
doomtrooper-said-was-by-bearer = the bearer or its player did it
doomtrooper-said-was-opponent-wounded = the opponent was wounded in this combat and lives
doomtrooper-said-was-held-a-round = both have been in one area since the last draw step
doomtrooper-said-was-second = it happens the second time
doomtrooper-said-was-by-weapon = it was done with this card
doomtrooper-said-was-in-combat = it happened in a combat
doomtrooper-said-was-area-emptied = nobody is left in that area
doomtrooper-said-was-bearer-killed = the bearer killed in this combat
doomtrooper-said-was-bearer-killed-chosen = the bearer killed the chosen one in this combat
doomtrooper-said-was-wounded-in-combat = the card was wounded in this combat
doomtrooper-said-was-attacked-this-turn = the card attacked this turn
doomtrooper-said-was-no-attack-this-turn = no attack was made this turn
doomtrooper-said-was-first-of-combat = it is the first combat of the turn
doomtrooper-said-was-first-action = it is the first action
doomtrooper-said-was-last-action = it is the last action
doomtrooper-said-was-first-turn = it is the player’s first turn
doomtrooper-said-was-lost = the player lost the combat
doomtrooper-said-was-won = the player won the combat
doomtrooper-said-was-entered-this-turn = the card came into play this turn
doomtrooper-said-was-drawn = the card was drawn just now
doomtrooper-said-was-sabotage = it was a sabotage or an attack on a player
doomtrooper-said-was-in-team = teams play against each other
doomtrooper-said-was-deck = the card was in the deck from the beginning
doomtrooper-said-was-named-is-same = what was named is the case

# Marks.

doomtrooper-said-state-wounded = wounded
doomtrooper-said-state-covered = in cover
doomtrooper-said-state-hidden = face down
doomtrooper-said-state-imprisoned = imprisoned
doomtrooper-said-state-imprisoned-here = imprisoned by this card
doomtrooper-said-state-missing = missing
doomtrooper-said-state-exposed = exposed to infection
doomtrooper-said-state-infected = infected
doomtrooper-said-state-out = out of play
doomtrooper-said-state-turned-down = turned face down
doomtrooper-said-state-inside = inside
doomtrooper-said-state-behind = behind the card
doomtrooper-said-state-in-use = in use
doomtrooper-said-state-fights = in the combat
doomtrooper-said-state-attacks = attacks
doomtrooper-said-state-defends = defends
doomtrooper-said-state-joined = helps in the combat
doomtrooper-said-state-just-killed = killed just now
doomtrooper-said-state-just-discarded = discarded from the table just now
doomtrooper-said-state-of-killed = left by a warrior killed in the last combat
doomtrooper-said-state-was-covered = in cover as the combat began
doomtrooper-said-state-at-work = at work in the combat
doomtrooper-said-state-sheltered = sheltered by a fortification
doomtrooper-said-state-sheltered-by-citadel = sheltered by a citadel
doomtrooper-said-state-legal-defender = may be attacked
doomtrooper-said-state-legal-attacker = may attack
doomtrooper-said-state-castable = the bearer may cast it
doomtrooper-said-state-x-paid = more than the price was paid
doomtrooper-said-state-unfit = its bearer may not have it any more
doomtrooper-said-state-first-of-name = first of its name on this side
doomtrooper-said-state-played-now = played in this combat
doomtrooper-said-state-affected = affected by a card
doomtrooper-said-state-entered-now = came into play this turn
doomtrooper-said-state-pays-now = pays points now
doomtrooper-said-state-attacked-now = attacked this turn
doomtrooper-said-state-named = named
doomtrooper-said-state-best = nobody in play has more
doomtrooper-said-state-unattached = attached to nothing
doomtrooper-said-state-lowers = lowers a rating of its bearer
doomtrooper-said-state-outnumbers = its player has more warriors than another
doomtrooper-said-state-same-name-in-area = its area has a warrior of its name
doomtrooper-said-state-disease = disease
doomtrooper-said-state-diseased = diseased
doomtrooper-said-state-frenzy = frenzy
doomtrooper-said-state-age = age
doomtrooper-said-state-dose = dose
doomtrooper-said-state-unloaded = unloaded
doomtrooper-said-state-plague = plague
doomtrooper-said-state-charge = charge
doomtrooper-said-state-shriek = shriek
doomtrooper-said-state-poisoned = poisoned
doomtrooper-said-state-hit = hit
doomtrooper-said-state-rested = rested
doomtrooper-said-state-ward = ward
doomtrooper-said-state-recruit = recruit
doomtrooper-said-state-targeted = targeted
doomtrooper-said-state-life = life

# How often.

doomtrooper-said-often-once-per-combat = once a combat
doomtrooper-said-often-once-per-turn = once a turn
doomtrooper-said-often-once-per-round = once a round
doomtrooper-said-often-once-per-attack = once an attack
doomtrooper-said-often-once-per-event = once an event
doomtrooper-said-often-once-per-game = once a game
doomtrooper-said-often-one-in-play = one in play at most
doomtrooper-said-often-one-own-in-play = one in play for each player
doomtrooper-said-often-one-on-card = one on a card at most
doomtrooper-said-often-once-per-target = once a game for each target

# What need not be met.

doomtrooper-said-ignored-affiliation = the affiliation
doomtrooper-said-ignored-caster = who may cast it
doomtrooper-said-ignored-apostle = whose gift it is
doomtrooper-said-ignored-aspect = the aspect
doomtrooper-said-ignored-price = the price
doomtrooper-said-ignored-time = the time
doomtrooper-said-ignored-action = the action it takes
doomtrooper-said-ignored-bar = plain bans
doomtrooper-said-ignored-never = bans with NEVER
doomtrooper-said-ignored-limits = limits of number
doomtrooper-said-ignored-area = areas
doomtrooper-said-ignored-rules = who may attack whom
doomtrooper-said-ignored-vehicle = the limit of one vehicle
doomtrooper-said-ignored-armour = the limit of one armour
doomtrooper-said-ignored-immunity = immunities
doomtrooper-said-ignored-cover = cover
doomtrooper-said-ignored-needs = what the card asks for
