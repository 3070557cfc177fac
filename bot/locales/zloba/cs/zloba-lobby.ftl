# Jak se hra a její volby jmenují v lobby.

game-zloba = Zloba
standin-zloba = ⚠ Hodnoty karet a jednotek jsou vymyšlené: bot má místo komponent z krabice vlastní náhradu.
choice-zloba-scenario = scénář
choice-zloba-newcomer = zkušenost
choice-zloba-side = strany herního plánu
choice-zloba-target = vítězných bodů k výhře
choice-zloba-opponent = bot
zloba-level-normal = hraje dobře
zloba-level-easy = dá se snadno porazit
ruleset-zloba-cs = česká edice 2025
variant-zloba-competitive = běžná
variant-zloba-coop = sólová/kooperativní
pack-standin-zloba = Tento server hraje s náhradní sadou bota: její hodnoty jsou vymyšlené, ne ty z krabice.
pack-blank-zloba = Stačí i část: za to, co v sadě ještě chybí, dosadí bot vymyšlené hodnoty a v lobby to řekne.
zloba-caution-invented = ⚠ Tahle sada o sobě říká, že její hodnoty jsou vymyšlené (stand_in = true). Jestli jsou opsané z krabice, napiš v ní stand_in = false.
zloba-caution-unfinished = ⚠ Sada ještě není celá. Vymyšlené hodnoty má: { $parts }. Doplň ji podle krabice a nahraj znovu.
zloba-part-board = herní plán
zloba-part-tokens = žetony
zloba-part-dice = kostky

# Questions that /help gives as examples.

help-ask-zloba-1 = Kdy hra končí?
help-ask-zloba-2 = Kolik akčních kostek hážeme, když hrajeme ve třech?

# What the game is, for whom offers a first match, and its goal.

first-about-zloba =
    Frakce bojují o oblasti ostrova; kostky, které si vybereš, určují, co smějí tvoje jednotky. Pro 2–4 hráče.
    První zápas je pro dva do 10 bodů: asi půl hodiny. Za volné místo hraje bot, dokud si tam někdo nesedne.
first-goal-zloba = Vyhrává, kdo má při bodování kola jako první 10 vítězných bodů.
