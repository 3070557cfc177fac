# What a question is decided by: its story, how people are, costs, what is in store.

twom-fact-source = **{ $source }**
twom-fact-person = { $who }: { $levels }
twom-fact-well = { $who }: well
twom-fact-level = { $state } { $level }
twom-fact-level-by = { $by ->
    [-4] What it does: { $state } −4
    [-3] What it does: { $state } −3
    [-2] What it does: { $state } −2
    [-1] What it does: { $state } −1
   *[other] What it does: { $state } +{ $by }
}
twom-fact-level-to = What it does: { $state } becomes { $level }
twom-fact-kill = The person you choose dies.
twom-fact-leave = The person you choose leaves the group for good.
twom-fact-rest = The person you choose has no action left.
twom-fact-mark = The person you choose is changed by it for good.
twom-fact-store = In storage: { $things }
twom-fact-store-empty = Storage is empty.
twom-fact-has = You have: { $things }
twom-fact-has-nothing = You have nothing.
twom-fact-found = Found: { $things }
twom-fact-found-nothing = Nothing was found.
twom-fact-resources = You may add any number of these, found or not: { $tokens }
twom-fact-later = Whatever you keep is taken from these instead: { $things }
twom-fact-meals = Hunger falls by: { $meals }
twom-fact-meal = { $token } ({ $by })
twom-fact-use = { $what }: { $parts }
twom-fact-takes = takes { $things }
twom-fact-gives = gives { $things }
twom-fact-raid-left = To ward off: damage { $damage }, wounds { $wounds }
twom-fact-raid-dice = A die wards off the number it shows. An S or an empty magazine wards off nothing. A hatchet or a shotgun cancels the card if the guard has that weapon.
twom-fact-combat-dice = A die deals as many wounds as it shows. An S is a miss unless you tempt fate. An empty magazine is a miss. A hatchet or a shotgun kills if the fighter has that weapon.
twom-fact-pools = Rerolls left: { $pools }
twom-fact-pool = { $who } { $count }
twom-fact-cost = { $what } ({ $things })
twom-fact-costs = Building takes: { $costs }
twom-fact-way = “{ $way }” costs: { $things }
twom-fact-swap = You give: { $give }. You get: { $get }.
twom-fact-offer = On offer: { $things }
twom-fact-goods = You can pay with: { $things }
twom-fact-goods-none = You have nothing to pay with.
twom-fact-priced = { $count }× { $token } (value { $price })
twom-fact-for-sale = { $token } (value { $price })
twom-fact-foe = Enemy { $number }: prowess { $prowess }, wounds { $wounds } of 3
twom-fact-card-script = { $card }: its story (script { $number }) says what it does
twom-fact-card = { $card }: { $text }

# Why the game's own player would do it.

twom-why-water = those whom hunger or misery would hit hardest drink first
twom-why-food = the hungriest eat first, and nothing is wasted
twom-why-evening = the tired sleep, somebody guards, and those who are fit go out
twom-why-location = the nearest place has the fewest cards, so the fewest strangers
twom-why-gear = everybody who goes out has a weapon, and a light tool is no burden
twom-why-findings = this is worth the most for its weight
twom-why-arms = each guard has the best weapon there is
twom-why-people = it is easiest on the group
twom-why-things = it leaves you the most supplies
twom-why-house = it is best for the shelter
twom-why-quiet = it leaves more to find and makes less noise
twom-why-later = it pays off later
twom-why-end = it decides the campaign
twom-why-even = the other choices come out much the same

# What changed, for who comes back.

twom-recap-changed = Since then: { $changes }
twom-recap-unchanged = Since then nobody came or went, and nothing was built.
twom-recap-days = { $count ->
    [one] { $count } day passed
   *[other] { $count } days passed
}
twom-recap-lost = { $who } ({ $how })
twom-recap-came = { $who } joined
twom-recap-built = built: { $fitting }
twom-recap-danger = In danger: { $grave }
twom-recap-safe = Nobody is in danger.
twom-recap-grave = { $who } ({ $state } { $level })

# For who asks what can be done now, and what is left of the day.

twom-deed-phase = That belongs to another phase: { $phase }. Now it is: { $now }.
twom-deed-busy = First finish what is asked now; the phase is right: { $phase }.
twom-deed-no-combat = There is nobody to fight: attacks happen in a combat, which an encounter or a raid begins.
twom-deed-no-trade = Nobody is here to trade with: a card or a script brings a trader.
twom-deed-actions = { $who }: { $count ->
    [0] no action left today
    [one] { $count } action left today
   *[other] { $count } actions left today
}
twom-deed-no-actions = The actions of the day are over; the phase is: { $phase }.
