# What stands in the picture of the table, and the same facts in words for those who do not see it.

doomtrooper-board-seat = Spelare { $number }
doomtrooper-board-team = lag { $number }
doomtrooper-board-turn = Tur { $turn } · { $player }
doomtrooper-board-opening = Före första turen
doomtrooper-board-awaited = Ska svara: { $players }
doomtrooper-board-window = { $window } · { $player }
doomtrooper-board-judge = En domare ska avgöra
doomtrooper-board-won = Seger: { $players }
doomtrooper-board-opened = Utposten är öppen
doomtrooper-board-last-turns = Turer kvar: { $count }
doomtrooper-board-in-turn = har turen
doomtrooper-board-out = ute ur spelet
doomtrooper-board-actions = handlingar
doomtrooper-board-face-down = baksidan upp

# The steps of a turn.

doomtrooper-board-step-start = början
doomtrooper-board-step-draw = dra kort
doomtrooper-board-step-actions = handlingar
doomtrooper-board-step-discard = kassera
doomtrooper-board-step-end = slut

# What waits to be finished.

doomtrooper-board-waiting = Det som väntar
doomtrooper-board-may-play = Får fortfarande spela:
doomtrooper-board-ability = { $card } (förmåga)
doomtrooper-board-cancelled = upphävt
doomtrooper-board-harms = { $card } drabbar { $player }
doomtrooper-board-earned = poäng att fördela: { $points }
doomtrooper-board-split = poäng: { $points }, varav V: { $victory }

# A combat.

doomtrooper-board-combat = Strid
doomtrooper-board-attacker = Angripare
doomtrooper-board-defender = Försvarare
doomtrooper-board-unannounced = inte utsedd än
doomtrooper-board-gone = inte längre på bordet
doomtrooper-board-helping = Hjälper: { $cards }
doomtrooper-board-outer = Väntar: { $fighters }
doomtrooper-board-zone = Krigszon: { $card }
doomtrooper-board-first = Slår först: { $player }
doomtrooper-board-suffers-wound = Sår hotar: { $player }
doomtrooper-board-suffers-kill = Död hotar: { $player }
doomtrooper-board-phase-declare = tillkännagivande
doomtrooper-board-phase-announce = angripare och försvarare
doomtrooper-board-phase-tactic = stridstaktik
doomtrooper-board-phase-zone = krigszon
doomtrooper-board-phase-modifiers = modifiera stridsvärden
doomtrooper-board-phase-result = striden avgörs
doomtrooper-board-phase-state = sår och dödsfall
doomtrooper-board-phase-points = poäng

# What is on a card.

doomtrooper-board-side-doomtrooper = som Doomtrooper
doomtrooper-board-side-legion = som Mörka Legionen
doomtrooper-board-follows = leds av { $commander }
doomtrooper-board-declared = effekten angiven
doomtrooper-board-mark-left-cover = har just lämnat skydd
doomtrooper-board-mark-transferred = förflyttad

# Signs.

doomtrooper-board-sign-victory = vinstpoäng (V)
doomtrooper-board-sign-destiny = spelpoäng (S)
doomtrooper-board-sign-debt = skuld
doomtrooper-board-sign-deadline = turer att få ut en krigare
doomtrooper-board-sign-library = lek
doomtrooper-board-sign-hand = hand
doomtrooper-board-sign-discard = kasserade
doomtrooper-board-sign-sacrificed = borttagna

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

doomtrooper-board-alt-points = V { $victory }/{ $target }, S { $destiny }
doomtrooper-board-alt-piles = lek { $library }, hand { $hand }, kasserade { $discard }, borttagna { $gone }
doomtrooper-board-alt-ratings = Värden: { $ratings }
doomtrooper-board-alt-step = Steg: { $step }
