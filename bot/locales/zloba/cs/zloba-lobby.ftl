# Jak se hra a její volby jmenují v lobby.

game-zloba = Zloba
standin-zloba = Náhradní sada komponent: hodnoty jsou vymyšlené, ne ty z krabice
choice-zloba-scenario = scénář
choice-zloba-newcomer = nováček
choice-zloba-side = místa u desky
variant-zloba-competitive = soupeřivá
variant-zloba-coop = kooperativní či sólová
pack-standin-zloba = Tento server hraje s náhradní sadou, se kterou bot přichází: její hodnoty jsou vymyšlené, ne ty z krabice.
