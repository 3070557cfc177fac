# What is awaited.

twom-await-place = assign the actions of round { $round }
twom-await-water = decide who drinks (water in storage: { $count })
twom-await-food = share out the food
twom-await-evening = decide how everybody spends the night
twom-await-location = choose tonight’s location
twom-await-gear = choose what the scavengers take from storage
twom-await-stop = decide whether exploring ends (cards in the unknown deck: { $count })
twom-await-findings = choose the findings (carrying capacity: { $capacity })
twom-await-arms = arm the guards
twom-await-weapons = hand out weapons for the combat
twom-await-firing = decide who fires twice
twom-await-shooting = decide who fires (bullets: { $count })
twom-await-rearming = give other weapons to those without a bullet
twom-await-rerolls = decide about rerolls
twom-await-dividing = divide what the guards ward off (damage: { $damage }, wounds: { $wounds })
twom-await-wounds = { $count ->
    [one] assign { $count } wound
   *[other] assign { $count } wounds
}
twom-await-stolen = { $count ->
    [one] choose { $count } thing to be stolen
   *[other] choose { $count } things to be stolen
}
twom-await-combat = { $count ->
    [one] fight or flee? Combat round { $round }, { $count } enemy left
   *[other] fight or flee? Combat round { $round }, { $count } enemies left
}
twom-await-scene = an S was rolled: a miss, or fate?
twom-await-dealing = divide the hits among the enemies (wounds: { $wounds }, instant deaths: { $deaths })
twom-await-receiving = divide the hits among the characters (wounds: { $wounds }, instant deaths: { $deaths })
twom-await-crime = choose the cards that the crime wave adds
twom-await-medicine = assign meds and bandages
twom-await-alcohol = decide who drinks alcohol before the fate card
twom-await-alcohol-after = decide who drinks alcohol after the fate card
twom-await-keep = choose the last resort card to keep
twom-await-new-day = begin day { $day }; until then the campaign can be saved (/twom save)
twom-await-last-resort = decide whether to play a last resort card
twom-await-resume = continue from the position that a judge has set
twom-await-trade = decide whether to trade (commission: { $commission })
twom-await-exchange = { $credit ->
    [0] exchange, or end the trade
   *[other] exchange, or end the trade (overpaid: { $credit }, which counts towards more goods)
}
twom-await-whom = { $count ->
    [one] choose { $count } character
   *[other] choose { $count } characters
}
twom-await-join = decide whether a new character joins
twom-await-space = choose a shelter card
twom-await-learn = { $count ->
    [one] choose { $count } idea
   *[other] choose { $count } ideas
}
twom-await-break = choose a fitting to lose
twom-await-way = choose what you do
twom-await-gain = { $count ->
    [one] choose { $count } thing to gain
   *[other] choose { $count } things to gain
}
twom-await-lose = { $count ->
    [one] choose { $count } thing to discard
   *[other] choose { $count } things to discard
}
twom-await-swap = decide about the exchange
twom-await-tell = enter what came up at the table: { $what }
twom-await-declared = say what happened: { $source }

# Questions on the way to a decision.

twom-ask-place = Where does { $who } go for a day action?
twom-ask-task = What does { $who } do there as a day action?
twom-ask-build = What does { $who } build?
twom-ask-where = On which space of the shelter does { $who } do it?
twom-ask-water = Who in the group drinks at dusk? (Water in storage: { $count })
twom-ask-food = What does { $who } eat at dusk?
twom-ask-night = How does { $who } spend the night?
twom-ask-location = Where do the scavengers go?
twom-ask-gear = What do the scavengers take along from the shelter?
twom-ask-number = How many do the scavengers take along: { $token }?
twom-ask-stop = Do the scavengers stop exploring?
twom-ask-carry = How many do the scavengers carry home: { $token }? (Found on cards: { $found }; capacity left: { $capacity })
twom-ask-arms = Which weapon does { $who } take?
twom-ask-firing = Who fires twice?
twom-ask-shooting = Who fires? (Bullets: { $count })
twom-ask-rerolls = Which die do you reroll?
twom-ask-dividing = { $count ->
    [one] What does { $who } ward off with { $count } hit?
   *[other] What does { $who } ward off with { $count } hits?
}
twom-ask-boards = How many boarding tokens reduce the damage of the raid? The others reduce wounds.
twom-ask-wounds = How many wounds does { $what } take? ({ $count } of { $of } still to assign)
twom-ask-dies = Does the instant death hit this target: { $what }?
twom-ask-stolen = How many are stolen in the raid: { $what }? ({ $count } of { $of } still to go)
twom-ask-combat = The combat: does the group fight or flee?
twom-ask-scene = What does the S count as?
twom-ask-crime = Which cards does the crime wave against the group add?
twom-ask-medicine = Who gets meds or a bandage at dawn?
twom-ask-alcohol = Who drinks alcohol before the fate card?
twom-ask-alcohol-after = Who drinks alcohol after the fate card?
twom-ask-keep = Which last resort card does the group keep?
twom-ask-new-day = Does the group begin a new day?
twom-ask-play = Which last resort card does the group play?
twom-ask-or-play = Does the group play a last resort card?
twom-ask-resume = Do you continue?
twom-ask-trade = Does the group trade?
twom-ask-buy = What do you buy?
twom-ask-pay = What do you pay with? (Price: { $price })
twom-ask-whom = Who do you choose?
twom-ask-join = Do you take a new character into the group?
twom-ask-space = Which shelter card?
twom-ask-learn = Which idea?
twom-ask-break = Which fitting is lost?
twom-ask-way = What do you do?
twom-ask-gain = How many do you gain: { $what }? ({ $count } of { $of } still to gain)
twom-ask-lose = How many do you discard: { $what }? ({ $count } of { $of } still to go)
twom-ask-swap = Do you make the exchange?
twom-ask-tell = What came up?
twom-ask-declared = What else happened?
twom-ask-token = Which token or resource?
twom-ask-script = Which script number?
twom-ask-enemies = How many enemies { $letter }?
twom-ask-enemy-weapon = What does enemy { $letter } fight with?
twom-ask-enemy-spare = And once the magazine of enemy { $letter } is empty?
twom-ask-first = Does anybody ambush first?
twom-ask-thugs = Are they thugs?
twom-ask-commission = How much is the commission?
twom-ask-offer = What is on offer?
twom-ask-person = Which character?
twom-ask-state = Which state?
twom-ask-tokens = Which tokens or resources?
twom-ask-how-many = How many: { $token }?
twom-ask-people = Which characters?
twom-ask-rest = Which day without actions?
twom-ask-dawn = At which dawn is the script to be read?
twom-ask-price = By how much does the value of the token change?
twom-ask-replaced = Which location goes?
twom-ask-cards = How many cards?
twom-ask-card = Which card?
twom-ask-damage = How much damage does the raid do?
twom-ask-raid-wounds = How many wounds does the raid deal?

# Answers.

twom-first-no = nobody
twom-first-people = the group
twom-first-enemies = the enemies
twom-yes = yes
twom-no = no
twom-none = nothing
twom-enough = that is enough
twom-keep-dice = keep the dice as they are
twom-nothing = nothing
twom-idle = no action
twom-play = play a last resort card
twom-rest = play no card now
twom-resume = continue
twom-build = build a fitting
twom-bare = no weapon
twom-fight = fight
twom-flee = flee
twom-miss = a miss
twom-fate = tempt fate
twom-trade = trade
twom-damage = damage
twom-wounds = wounds
twom-go-on = begin a new day
twom-fitting-at = { $fitting } ({ $space })
twom-task-build = build: { $fitting } ({ $space })
twom-task-turn = { $rubble ->
    [1] clear
   *[other] resolve
}: { $card }
twom-task-tool = { $rubble ->
    [1] clear
   *[other] resolve
}: { $card } (tool: { $tool })
twom-task-together = { $rubble ->
    [1] clear
   *[other] resolve
}: { $card } (with { $who })
twom-night-bed = sleep in a bed ({ $space })
twom-night-floor = sleep on the floor
twom-night-guard = stand guard
twom-night-outside = go scavenging
twom-crime-mix = night raids: { $raids }, residents: { $residents }
twom-dose = { $who }: { $token }
twom-priced = { $token } (value { $value })
twom-foe = enemy { $letter } (no. { $number })
twom-shot = { $who }: { $face ->
    [S] S
    [empty] empty magazine
    [hatchet] hatchet
    [shotgun] shotgun
   *[other] { $face }
}
twom-declared-done = nothing else
twom-declared-gain = a token or resource is gained
twom-declared-lose = a token or resource is lost
twom-declared-script = another script is read (this card or script ends with it)
twom-declared-raise = a state goes up
twom-declared-lower = a state goes down
twom-declared-died = a character dies
twom-declared-left = a character leaves
twom-declared-louder = the noise level goes up
twom-declared-quieter = the noise level goes down
twom-declared-check = a noise check
twom-declared-encounter = an encounter
twom-declared-stop = exploring ends
twom-declared-frost = one more frost token
twom-declared-thaw = one frost token less
twom-declared-fight = a combat
twom-declared-trade = a trade
twom-declared-visitor = a visitor comes
twom-declared-join = a new character joins
twom-declared-won = the campaign is won
twom-declared-lost = the campaign is lost
twom-declared-ambush-people = an ambush by the group
twom-declared-ambush-enemies = an ambush by the enemies
twom-declared-flee = people flee from the combat
twom-declared-remove = a token or resource is removed from the game
twom-declared-find = findings cards
twom-declared-rest = a day without actions
twom-declared-treated = a medicine works
twom-declared-roll = a roll of the black die
twom-declared-later = a script at a later dawn
twom-declared-price = another value of a token
twom-declared-raid = a raid with damage and wounds
twom-declared-shelter = something in the shelter …
twom-declared-learn = an idea that can now be built
twom-declared-break = a fitting is lost
twom-declared-open = a shelter card is flipped
twom-declared-board = one more boarding token
twom-declared-unboard = one boarding token less
twom-declared-cards = something with cards and decks …
twom-declared-location = a new location in the place of another
twom-declared-out = this card is removed from the game
twom-declared-aside = this card is set aside
twom-declared-again = a card that was set aside goes into its deck
twom-declared-give-back = cards of the unknown go back to the exploration deck
twom-declared-look = the next cards of the unknown are looked at
twom-declared-skip = the next cards of the unknown are discarded
twom-declared-end = the campaign ends …
twom-rest-today = today
twom-rest-tomorrow = tomorrow
twom-dawn-of = day { $day }
twom-drawn = the one who is drawn
