# A card with its values, and the rules and errata that name it.

card-fight = Fight { $value }
card-shoot = Shoot { $value }
card-armour = Armour { $value }
card-value = Value { $value }
card-limit = { $count ->
    [0] not allowed in a deck
    [one] at most { $count } copy in a deck
   *[other] at most { $count } copies in a deck
}
card-rules = **Rules that name it:**
card-kind-rules = **Rules about its kind:**
card-pick = Open a rule about the card
card-more = Not everything fits here; open the rest from the list.
card-more-public = Not everything fits here; open the rest with /{ $command }.
card-asked = { $user } shows a card:
card-no-table = I do not have this card’s values; the bot’s operator can import them.
card-no-rules = Neither the rules nor the errata mention it.
back-to-card = Back to the card

card-type-alliance = alliance
card-type-art = spell of the Art
card-type-beast = beast
card-type-equipment = equipment
card-type-fortification = fortification
card-type-ki = Ki power
card-type-mission = mission
card-type-relic = relic
card-type-special = special card
card-type-symmetry = Dark Symmetry
card-type-warrior = warrior
card-type-warzone = warzone

card-affiliation-brotherhood = Brotherhood
card-affiliation-general = general
card-affiliation-legion = Dark Legion

card-after-attach = stays attached
card-after-discard = discarded after use
card-after-remove = removed from the game after use

card-timing-one-action = for 1 action
card-timing-two-actions = for 2 actions
card-timing-three-actions = for 3 actions
card-timing-any-time = at any time
card-timing-beginning = at the beginning of your turn
card-timing-combat = in combat
card-timing-your-turn = in your turn
card-timing-after = immediately afterwards

# Values of tokens, troops and other components.

component-value = Market value { $value }
component-weight = Weight { $value }
component-count = In the box { $value }
component-points = Points { $value }
component-markers = Markers { $value }
component-faction = Faction { $value }
component-colour = Colour { $value ->
    [pink] pink
    [red] red
    [green] green
    [blue] blue
    [white] white
   *[other] { $value }
}

values-printed = From the card or token itself; the rules do not say it.
values-rulebook = The rulebook has these figures too.
values-doubtful = (?) The sources differ here; check the card or token.
values-lacking = The rest of what you ask is printed only on the card or token.
values-others = Did you mean another one: { $names }

# Refusals.

card-unknown = I do not know a card called “{ $name }”. Write the name as it is on the card.
card-unknown-near = I do not know a card called “{ $name }”. Do you mean one of these? { $near }
card-table-broken = I cannot read the card table at the moment. The bot’s operator must import it again.
