# The card of a scenario.

scenario-faction = AI faction
scenario-event = Event
scenario-mission = Mission
scenario-setup = Setup
scenario-chaos = Chaos die
scenario-own = In our words, not the card’s.
scenario-printed = As { $book } has it.
scenario-of-book = { $name } (rulebook)
scenario-cut = Shortened: a message cannot hold all of it.
scenario-asked = { $user } shows a scenario:

# There is no such card.

scenario-which = Which scenario do you want to see? I have: { $names }.
scenario-none = I have no scenario “{ $name }”. I have: { $names }.
scenario-nothing = I have no scenario yet.
scenario-gone = I no longer have this scenario. Look again with /{ $command }.
