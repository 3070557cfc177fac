# Jak se hra a její volby jmenují v lobby.

game-prsi = Prší
ruleset-prsi-cs = jak je zná bot
variant-prsi-plain = každý za sebe
choice-prsi-goal = vyhraných rozdání k výhře
choice-prsi-opponent = bot
prsi-level-normal = hraje dobře
prsi-level-easy = dá se snadno porazit

# Questions that /help gives as examples.

help-ask-prsi-1 = Kolik karet dostane každý?
help-ask-prsi-2 = Co když dojdou karty na lízání?

# What the game is, for whom offers a first match, and its goal.

first-about-prsi =
    Česká karetní hra: zbav se karet dřív než ostatní; sedmy, esa a svršci do toho mluví. Pro 2–4 hráče.
    První zápas je pro dva na jedno vyhrané rozdání: asi deset minut. Za volné místo hraje bot, dokud si tam někdo nesedne.
first-goal-prsi = Vyhrává, kdo se první zbaví všech karet.
