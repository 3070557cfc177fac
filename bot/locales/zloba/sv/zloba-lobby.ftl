# Vad spelet och dess val heter i en lobby.

game-zloba = Wroth
standin-zloba = ⚠ Värdena på kort och trupper är påhittade: boten har en egen ersättning för det som är tryckt i lådan.
choice-zloba-scenario = scenario
choice-zloba-newcomer = erfarenhet
choice-zloba-side = spelplanens sidor
choice-zloba-target = segerpoäng för att vinna
choice-zloba-opponent = bot
zloba-level-normal = spelar bra
zloba-level-easy = lätt att slå
ruleset-zloba-cs = tjeckisk utgåva 2025
variant-zloba-competitive = tävlande
variant-zloba-coop = samarbete eller solo
pack-standin-zloba = Servern spelar med ersättningspaketet som boten har med sig: värdena är påhittade, inte lådans.
pack-blank-zloba = Ni behöver inte fylla i allt: för det som saknas använder boten påhittade värden, och lobbyn säger det.
zloba-caution-invented = ⚠ Paketet säger självt att värdena är påhittade (stand_in = true). Kommer de från er låda, skriv stand_in = false i det.
zloba-caution-unfinished = ⚠ Paketet är inte klart än. Dessa delar har påhittade värden: { $parts }. Fyll i dem från er låda och ladda upp paketet igen.
zloba-part-board = spelplanen
zloba-part-tokens = brickorna
zloba-part-dice = tärningarna

# Questions that /help gives as examples.

help-ask-zloba-1 = När slutar spelet?
help-ask-zloba-2 = Hur många poäng behövs för att vinna?

# What the game is, for whom offers a first match, and its goal.

first-about-zloba =
    Fraktioner slåss om områdena på en ö; tärningarna ni väljer avgör vad era trupper får göra. För 2–4 spelare.
    Första matchen är för två, till 10 poäng: ungefär en halvtimme. Boten spelar den lediga platsen tills någon sätter sig där.
first-goal-zloba = Den som först har 10 segerpoäng när en runda räknas vinner.
