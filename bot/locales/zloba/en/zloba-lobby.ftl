# What the game and its choices are called in a lobby.

game-zloba = Wroth
standin-zloba = ⚠ The values of cards and units are invented: the bot comes with a substitute of its own for what is printed in the box.
choice-zloba-scenario = scenario
choice-zloba-newcomer = experience
choice-zloba-side = places at the board
choice-zloba-target = victory points to win
choice-zloba-opponent = bot
zloba-level-normal = plays well
zloba-level-easy = easy to beat
ruleset-zloba-cs = Czech edition 2025
variant-zloba-competitive = competitive
variant-zloba-coop = cooperative or solo
pack-standin-zloba = This server plays with the stand-in pack the bot comes with: its values are invented, not those of the box.
pack-blank-zloba = You need not fill in everything: for what is missing the bot uses invented values, and the lobby says so.
zloba-caution-invented = ⚠ This pack says its own values are invented (stand_in = true). If they come from your box, write stand_in = false in it.
zloba-caution-unfinished = ⚠ The pack is not complete yet. These parts have invented values: { $parts }. Fill them in from your box and upload the pack again.
zloba-part-board = the board
zloba-part-tokens = the tokens
zloba-part-dice = the dice

# Questions that /help gives as examples.

help-ask-zloba-1 = When does the game end?
help-ask-zloba-2 = What happens when control is tied?

# What the game is, for whom offers a first match, and its goal.

first-about-zloba =
    Factions fight over the regions of an island; dice you pick decide what your troops may do. For 2–4 players.
    The first match is for two, up to 10 points: about half an hour. The bot plays the free seat until somebody sits down there.
first-goal-zloba = The first to have 10 victory points when a round is scored wins.
