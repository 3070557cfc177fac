# What the choices of the lobby are called.

standin-twom = ⚠ The values of cards and people are invented: the bot comes with a substitute of its own for what is printed in the box.
pack-standin-twom = This server plays with the stand-in pack the bot comes with: its values are invented, not those of the box.
pack-blank-twom = You need not fill in everything; the bot asks about the rest.
ruleset-twom-cs = Czech edition
variant-twom-group = the whole group
choice-twom-cards = cards
choice-twom-dice = dice
choice-twom-scripts = scripts
choice-twom-diary = Journal while exploring
choice-twom-council = council on big decisions
choice-twom-length = length of the game
choice-twom-keeper = keeper of the box
choice-twom-saved = saved game

twom-cards = cards
twom-dice = dice
twom-scripts = scripts
twom-diary = Journal while exploring
twom-council = council on big decisions
twom-length = length of the game
twom-keeper = keeper of the box
twom-cards-bot = the bot draws cards
twom-cards-table = you draw cards at the table
twom-dice-bot = the bot rolls dice
twom-dice-table = you roll dice at the table
twom-scripts-pack = scripts from the component pack
twom-scripts-book = scripts from the Book of Scripts
twom-diary-passes = next player after each card
twom-diary-stays = one Leader for the whole exploration (our own rule)
twom-council-off = no council
twom-council-1 = council: at most 1 hour
twom-council-2 = council: at most 2 hours
twom-council-4 = council: at most 4 hours
twom-council-8 = council: at most 8 hours
twom-length-whole = whole campaign
twom-length-1 = one day
twom-length-2 = two days
twom-length-3 = three days
twom-keeper-holder = the player with the Journal

# What is said of a save sheet that somebody brings.

twom-remark-by-hand = The save sheet was written by hand: check that everything on it matches the table.

# Questions that are surely answered.

help-ask-twom-1 = How many people can sleep in one bed?
help-ask-twom-2 = When can we drink alcohol?

# What the game is, for whom offers a first match, and its goal.

first-about-twom =
    You are civilians in a city under siege: by day you build and cook, by night you search for supplies. Everyone plays together, 1–6 players.
    The first match lasts one day: about half an hour. Others can sit down at any time; nobody waits for free seats.
first-goal-twom = You play together. Get everyone through the day and the night; you can go on later if you save.

# What the lobby warns of.

twom-caution-invented = ⚠ You draw cards at the table, but the bot knows only an invented pack: other people and cards than those in your box. Choose “our own box, without a pack”, or set a pack of your own.
twom-caution-without = The bot asks once about anything it does not know, or leaves it to you. It lacks: { $without }
twom-without-shelter = shelter plan (who gets where is up to you)
twom-without-characters = characters (asks for their three numbers)
twom-without-fittings = fittings (costs and conditions of building are up to you)
twom-without-states = states (asks for black marks and scripts)
twom-without-dice = combat dice (asks what was rolled)
twom-without-events = events (asks what they brought)
twom-without-locations = locations (knows only the number of cards)
twom-without-exploration = exploration (asks about every card)
twom-without-residents = residents (asks about every encounter)
twom-without-raids = raids (asks for damage and wounds)
twom-without-fate = fate (asks what the card did)
twom-without-last-resort = last resort (only counts the cards)
twom-without-scripts = scripts (you read the Book of Scripts)
twom-caution-short = Tables that are only partly filled in; until they are complete, the bot treats them as empty: { $short }
twom-short = { $section } ({ $count } of { $of })
twom-section-shelter = shelter
twom-section-characters = characters
twom-section-events = events
twom-section-locations = locations
twom-section-exploration = exploration
twom-section-findings = findings
twom-section-residents = residents
twom-section-visitors = visitors
twom-section-raids = raids
twom-section-fate = fate
twom-section-last-resort = last resort
