# Na co se která otázka ptá a proč: pro první zápas.

guide-doomtrooper-await-privilege = Těchto sedm karet je tvůj úvodní list. Nech si ho, když je v něm bojovník, na kterého máš body; jinak si vezmi nový, ale jen jednou.
guide-doomtrooper-await-action = Za kolo máš tři akce a jen jedna smí být útok. Nejdřív vykládej bojovníky: stojí body osudu, a bod osudu ti přinese i meditace. Útok, který zabije, přinese vítězné body.
guide-doomtrooper-await-discard = Odhoď, co brzy nevyužiješ: potom se ti ruka zase doplní.
guide-doomtrooper-await-window = V určitých chvílích smí každý zasáhnout kartou. Když se ti žádná nehodí, nehraj nic; nic tě to nestojí.
guide-doomtrooper-await-choice = Karta ti dává na výběr. Co zvolíš, to se hned provede.
guide-doomtrooper-await-announce = Vyber svého útočníka a pak cíl. Porovnej hodnoty: zraní, když jeho zápas nebo střelba dosáhne aspoň na obranu obránce, a obránce mu to vrací. První zásah zraní, druhý zabije. Útok je tvá poslední akce kola.
guide-doomtrooper-await-tactic = Útočník určuje, jestli se bojuje zblízka (zápas), nebo střílí (střelba); oba pak použijí tuhle hodnotu. Vezmi tu, ve které vedeš.
guide-doomtrooper-await-zone = Bojovník se smí bránit z válečné zóny; její výhoda mu pak platí.
guide-doomtrooper-await-split = Za zabití máš body. Vítězné rozhodují zápas, body osudu platí karty: rozděl je.
guide-doomtrooper-await-declared = Někdo ohlásil, co karta dělá, protože ji bot neumí provést. Když to sedí, nech to platit; jinak rozhodne rozhodčí.
guide-doomtrooper-await-withdraw = Než karta zapůsobila, něco se změnilo, a smíš si ji vzít zpátky do ruky.
