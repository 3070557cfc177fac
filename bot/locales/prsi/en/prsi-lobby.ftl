# What the game and its choices are called in the lobby.

game-prsi = Prší
ruleset-prsi-cs = as the bot knows them
variant-prsi-plain = everyone for themselves
choice-prsi-goal = deals to win
choice-prsi-opponent = bot
prsi-level-normal = plays well
prsi-level-easy = easy to beat

# Questions that /help gives as examples.

help-ask-prsi-1 = Can I answer a seven with a seven?
help-ask-prsi-2 = What if the stock runs out?

# What the game is, for whom offers a first match, and its goal.

first-about-prsi =
    A Czech card game, kin to Mau-Mau: get rid of your cards before the others do. For 2–4 players.
    The first match is for two, for one deal won: about ten minutes. The bot plays the free seat until somebody sits down there.
first-goal-prsi = The first player to get rid of all cards wins.
