# What a player settles about their answers in advance.

choice-doomtrooper-ask = what to ask me about
choice-doomtrooper-skip = skip ahead (once)
choice-doomtrooper-hold = hold (once)
choice-doomtrooper-steps = stop at a step
choice-doomtrooper-phases = stop at a phase of combat
choice-doomtrooper-cards = stop when somebody plays
choice-doomtrooper-wake = stop when a warrior is involved
doomtrooper-standing-ask-concerns = only what concerns me
doomtrooper-standing-ask-everything = everything
doomtrooper-standing-skip-no = nothing
doomtrooper-standing-skip-touched = until it concerns me
doomtrooper-standing-skip-combat = until a combat
doomtrooper-standing-skip-turn = until my turn
doomtrooper-standing-hold-no = no
doomtrooper-standing-hold-next = at the next chance to react
doomtrooper-standing-own-start = my turn: start
doomtrooper-standing-own-draw = my turn: after drawing
doomtrooper-standing-own-action = my turn: after an action
doomtrooper-standing-own-discard = my turn: after discarding
doomtrooper-standing-their-start = another player’s turn: start
doomtrooper-standing-their-draw = another player’s turn: after drawing
doomtrooper-standing-their-action = another player’s turn: after an action
doomtrooper-standing-their-discard = another player’s turn: after discarding

# What the game is, for whom offers a first match, and its goal.

first-about-doomtrooper =
    A duel of two armies of warriors from the Mutant Chronicles; you play cards from a deck. For 2 players and more.
    The first match is for two with ready-made decks, up to 15 points: about three quarters of an hour. The bot plays the free seat until somebody sits down there.
first-goal-doomtrooper = The first to have 15 victory points wins. You get a ready-made deck.
