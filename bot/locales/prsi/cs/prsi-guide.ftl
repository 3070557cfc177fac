# Na co se která otázka ptá a proč: pro první zápas.

guide-prsi-await-turn = Vylož kartu stejné barvy nebo hodnoty, jako je ta nahoře, nebo si jednu lízni. Svršek jde na cokoli a mění barvu. Vyhrává, kdo má jako první prázdnou ruku.
guide-prsi-await-sevens = Přišla na tebe sedma. Jestli nějakou máš, přebij ji a líže až další, o dvě karty víc; jinak lízni, co má být.
guide-prsi-await-stop = Přišlo na tebe eso. Jestli nějaké máš, přebij ho a stojí až další; jinak v tomhle tahu stojíš.
