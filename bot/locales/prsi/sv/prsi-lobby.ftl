# Vad spelet och dess val heter i lobbyn.

game-prsi = Prší
ruleset-prsi-cs = som boten kan dem
variant-prsi-plain = var och en för sig
choice-prsi-goal = givar att vinna
choice-prsi-opponent = bot
prsi-level-normal = spelar bra
prsi-level-easy = lätt att slå

# Questions that /help gives as examples.

help-ask-prsi-1 = Får jag svara på en sjua med en sjua?
help-ask-prsi-2 = Vad händer om talongen tar slut?

# What the game is, for whom offers a first match, and its goal.

first-about-prsi =
    Ett tjeckiskt kortspel, släkt med Vändåtta: bli av med dina kort före de andra. För 2–4 spelare.
    Första matchen är för två, till en vunnen giv: ungefär tio minuter. Boten spelar den lediga platsen tills någon sätter sig där.
first-goal-prsi = Den som först blir av med alla kort vinner.
