# What stands in the picture of the table, and the same facts in words for those who do not see it.

doomtrooper-board-seat = Hráč { $number }
doomtrooper-board-team = tým { $number }
doomtrooper-board-turn = { $turn }.{"\u00A0"}kolo · { $player }
doomtrooper-board-opening = Před prvním kolem
doomtrooper-board-awaited = Čeká se na odpověď: { $players }
doomtrooper-board-window = { $window } · { $player }
doomtrooper-board-judge = Rozhodne rozhodčí
doomtrooper-board-won = Vítězství: { $players }
doomtrooper-board-opened = Stanice je otevřená
doomtrooper-board-last-turns = Kol do konce: { $count }
doomtrooper-board-in-turn = na tahu
doomtrooper-board-out = mimo hru
doomtrooper-board-actions = akce
doomtrooper-board-face-down = lícem dolů

# The steps of a turn.

doomtrooper-board-step-start = začátek
doomtrooper-board-step-draw = dobírání
doomtrooper-board-step-actions = akce
doomtrooper-board-step-discard = odhazování
doomtrooper-board-step-end = konec

# What waits to be finished.

doomtrooper-board-waiting = Co čeká
doomtrooper-board-may-play = Ještě může hrát:
doomtrooper-board-ability = { $card } (schopnost)
doomtrooper-board-cancelled = zrušeno
doomtrooper-board-harms = { $card } míří na hráče: { $player }
doomtrooper-board-earned = body k rozdělení: { $points }
doomtrooper-board-split = body: { $points }, z toho VB: { $victory }

# A combat.

doomtrooper-board-combat = Souboj
doomtrooper-board-attacker = Útočník
doomtrooper-board-defender = Obránce
doomtrooper-board-unannounced = ještě neurčen
doomtrooper-board-gone = už není na stole
doomtrooper-board-helping = Pomáhá: { $cards }
doomtrooper-board-outer = Čeká: { $fighters }
doomtrooper-board-zone = Válečná zóna: { $card }
doomtrooper-board-first = První úder: { $player }
doomtrooper-board-suffers-wound = Hrozí zranění: { $player }
doomtrooper-board-suffers-kill = Hrozí smrt: { $player }
doomtrooper-board-phase-declare = vyhlášení
doomtrooper-board-phase-announce = útočník a obránce
doomtrooper-board-phase-tactic = taktika
doomtrooper-board-phase-zone = válečná zóna
doomtrooper-board-phase-modifiers = modifikátory
doomtrooper-board-phase-result = vyhodnocení
doomtrooper-board-phase-state = zranění a smrt
doomtrooper-board-phase-points = body

# What is on a card.

doomtrooper-board-side-doomtrooper = jako Doomtrooper
doomtrooper-board-side-legion = jako Černá legie
doomtrooper-board-follows = velí { $commander }
doomtrooper-board-declared = účinek ohlášen
doomtrooper-board-mark-left-cover = právě opustil úkryt
doomtrooper-board-mark-transferred = po transferu

# Signs.

doomtrooper-board-sign-victory = vítězné body (VB)
doomtrooper-board-sign-destiny = body osudu (B)
doomtrooper-board-sign-debt = dluh
doomtrooper-board-sign-deadline = kol na vyložení bojovníka
doomtrooper-board-sign-library = knihovna
doomtrooper-board-sign-hand = ruka
doomtrooper-board-sign-discard = hrob
doomtrooper-board-sign-sacrificed = mimo hru

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

doomtrooper-board-alt-points = VB { $victory }/{ $target }, B { $destiny }
doomtrooper-board-alt-piles = knihovna { $library }, ruka { $hand }, hrob { $discard }, mimo hru { $gone }
doomtrooper-board-alt-ratings = Hodnoty: { $ratings }
doomtrooper-board-alt-step = Krok: { $step }
