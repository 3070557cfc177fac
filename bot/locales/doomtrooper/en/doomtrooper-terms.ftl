# Limits.

doomtrooper-limit-hand = limit of the hand
doomtrooper-limit-draw = cards drawn
doomtrooper-limit-actions = actions of a turn
doomtrooper-limit-attack-actions = attack actions of a turn
doomtrooper-limit-attacks-on = attacks on the card in a turn
doomtrooper-limit-target = V that win
doomtrooper-limit-destiny = most D
doomtrooper-limit-debt = most debt
doomtrooper-limit-meditation = D for meditating
doomtrooper-limit-art = D put into the Art from draw to draw
doomtrooper-limit-copies = copies in play
doomtrooper-limit-own-copies = copies in play for a player
doomtrooper-limit-inside = warriors inside
doomtrooper-limit-attached = cards attached
doomtrooper-limit-attached-of = cards attached: { $of }
doomtrooper-limit-under = cards under the card
doomtrooper-limit-vehicles = vehicles of a warrior
doomtrooper-limit-weapons = weapons at once
doomtrooper-limit-mark-of = counters: { $of }
doomtrooper-limit-ratings = most of each rating
doomtrooper-limit-warriors = warriors in the area
doomtrooper-limit-cards-played = cards played in a turn
doomtrooper-limit-discard = cards discarded
doomtrooper-limit-recruits = warriors recruited in a turn

# What amounts count.

doomtrooper-count-x = X
doomtrooper-count-hand = cards in hand
doomtrooper-count-library = cards in the library
doomtrooper-count-destiny = number of D
doomtrooper-count-victory = number of V
doomtrooper-count-just-gained = as much as was just gained
doomtrooper-count-just-lost = as much as was just lost
doomtrooper-count-number = that number
doomtrooper-count-count = number of cards of the step before
doomtrooper-count-price = D paid
doomtrooper-count-fight = Fight
doomtrooper-count-shoot = Shoot
doomtrooper-count-armour = Armour
doomtrooper-count-value = Value
doomtrooper-count-in-use = the rating it fights with
doomtrooper-count-bonus = what is added to the rating
doomtrooper-count-same = the same rating
doomtrooper-count-best = the highest rating
doomtrooper-count-affiliations = number of affiliations
doomtrooper-count-names = number of different names
doomtrooper-count-actions = actions spent
doomtrooper-count-mark-of = number of counters: { $of }

# What happened before.

doomtrooper-was-by-first-strike = a first strike did it
doomtrooper-was-by-me = a card of yours did it
doomtrooper-was-by-bearer = the bearer or its player did it
doomtrooper-was-opponent-wounded = the opponent was wounded in this combat and lives
doomtrooper-was-held-a-round = both have been in one area since the last draw step
doomtrooper-was-second = it happens the second time
doomtrooper-was-by-weapon = it was done with this card
doomtrooper-was-in-combat = it happened in a combat
doomtrooper-was-area-emptied = nobody is left in that area
doomtrooper-was-bearer-killed = the bearer killed in this combat
doomtrooper-was-bearer-killed-chosen = the bearer killed the chosen one in this combat
doomtrooper-was-wounded-in-combat = the card was wounded in this combat
doomtrooper-was-attacked-this-turn = the card attacked this turn
doomtrooper-was-no-attack-this-turn = no attack was made this turn
doomtrooper-was-first-of-combat = it is the first combat of the turn
doomtrooper-was-first-action = it is the first action
doomtrooper-was-last-action = it is the last action
doomtrooper-was-first-turn = it is the player’s first turn
doomtrooper-was-lost = the player lost the combat
doomtrooper-was-won = the player won the combat
doomtrooper-was-entered-this-turn = the card came into play this turn
doomtrooper-was-drawn = the card was drawn just now
doomtrooper-was-sabotage = it was a sabotage or an attack on a player
doomtrooper-was-deck = the card was in the deck from the beginning
doomtrooper-was-named-is-same = what was named is the case

# Marks.

doomtrooper-state-wounded = wounded
doomtrooper-state-covered = in cover
doomtrooper-state-hidden = face down
doomtrooper-state-imprisoned = imprisoned
doomtrooper-state-imprisoned-here = imprisoned by this card
doomtrooper-state-missing = missing
doomtrooper-state-infected = infected
doomtrooper-state-out = out of play
doomtrooper-state-turned-down = turned face down
doomtrooper-state-inside = inside
doomtrooper-state-behind = behind the card
doomtrooper-state-in-use = in use
doomtrooper-state-fights = in the combat
doomtrooper-state-attacks = attacks
doomtrooper-state-defends = defends
doomtrooper-state-joined = helps in the combat
doomtrooper-state-just-killed = killed just now
doomtrooper-state-was-covered = in cover as the combat began
doomtrooper-state-at-work = at work in the combat
doomtrooper-state-sheltered = sheltered by a fortification
doomtrooper-state-sheltered-by-citadel = sheltered by a citadel
doomtrooper-state-legal-defender = may be attacked
doomtrooper-state-legal-attacker = may attack
doomtrooper-state-castable = the bearer may cast it
doomtrooper-state-x-paid = more than the price was paid
doomtrooper-state-unfit = its bearer may not have it any more
doomtrooper-state-first-of-name = first of its name on this side
doomtrooper-state-played-now = played in this combat
doomtrooper-state-affected = affected by a card
doomtrooper-state-entered-now = came into play this turn
doomtrooper-state-attacked-now = attacked this turn
doomtrooper-state-named = named
doomtrooper-state-best = nobody in play has more
doomtrooper-state-unattached = alone in its area
doomtrooper-state-lowers = lowers a rating of its bearer
doomtrooper-state-same-name-in-area = its area has a warrior of its name
doomtrooper-state-disease = disease
doomtrooper-state-diseased = diseased
doomtrooper-state-frenzy = frenzy
doomtrooper-state-age = age
doomtrooper-state-dose = dose
doomtrooper-state-unloaded = unloaded
doomtrooper-state-plague = plague
doomtrooper-state-charge = charge
doomtrooper-state-shriek = shriek
doomtrooper-state-poisoned = poisoned
doomtrooper-state-hit = hit
doomtrooper-state-rested = rested
doomtrooper-state-ward = ward
doomtrooper-state-recruit = recruit
doomtrooper-state-targeted = targeted
doomtrooper-state-life = life

# How often.

doomtrooper-often-once-per-combat = once a combat
doomtrooper-often-once-per-turn = once a turn
doomtrooper-often-once-per-round = once a round
doomtrooper-often-once-per-attack = once an attack
doomtrooper-often-once-per-event = once an event
doomtrooper-often-once-per-game = once a game
doomtrooper-often-one-in-play = one in play at most
doomtrooper-often-one-own-in-play = one in play for each player
doomtrooper-often-one-on-card = one on a card at most
doomtrooper-often-once-per-target = once a game for each target

# What need not be met.

doomtrooper-ignored-affiliation = the affiliation
doomtrooper-ignored-caster = who may cast it
doomtrooper-ignored-apostle = whose gift it is
doomtrooper-ignored-aspect = the aspect
doomtrooper-ignored-price = the price
doomtrooper-ignored-time = the time
doomtrooper-ignored-action = the action it takes
doomtrooper-ignored-bar = plain bans
doomtrooper-ignored-never = bans with NEVER
doomtrooper-ignored-limits = limits of number
doomtrooper-ignored-area = areas
doomtrooper-ignored-rules = who may attack whom
doomtrooper-ignored-vehicle = the limit of one vehicle
doomtrooper-ignored-armour = the limit of one armour
doomtrooper-ignored-immunity = immunities
doomtrooper-ignored-cover = cover
doomtrooper-ignored-needs = what the card asks for
