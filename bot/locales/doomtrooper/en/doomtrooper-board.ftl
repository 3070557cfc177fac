# What stands in the picture of the table, and the same facts in words for those who do not see it.

doomtrooper-board-seat = Player { $number }
doomtrooper-board-team = team { $number }
doomtrooper-board-turn = Turn { $turn } · { $player }
doomtrooper-board-opening = Before the first turn
doomtrooper-board-awaited = To answer: { $players }
doomtrooper-board-window = { $window } · { $player }
doomtrooper-board-judge = A judge decides
doomtrooper-board-won = Victory: { $players }
doomtrooper-board-opened = The Outpost is open
doomtrooper-board-last-turns = Turns left: { $count }
doomtrooper-board-in-turn = in turn
doomtrooper-board-out = out of the game
doomtrooper-board-actions = actions
doomtrooper-board-face-down = face down

# The steps of a turn.

doomtrooper-board-step-start = start
doomtrooper-board-step-draw = draw
doomtrooper-board-step-actions = actions
doomtrooper-board-step-discard = discard
doomtrooper-board-step-end = end

# What waits to be finished.

doomtrooper-board-waiting = What waits
doomtrooper-board-may-play = May still play:
doomtrooper-board-ability = { $card } (ability)
doomtrooper-board-cancelled = cancelled
doomtrooper-board-harms = { $card } hits { $player }
doomtrooper-board-earned = points to split: { $points }
doomtrooper-board-split = points: { $points }, of them V: { $victory }

# A combat.

doomtrooper-board-combat = Combat
doomtrooper-board-attacker = Attacker
doomtrooper-board-defender = Defender
doomtrooper-board-unannounced = not announced yet
doomtrooper-board-gone = no longer in play
doomtrooper-board-helping = With: { $cards }
doomtrooper-board-outer = Waiting: { $fighters }
doomtrooper-board-zone = Warzone: { $card }
doomtrooper-board-first = Strikes first: { $player }
doomtrooper-board-suffers-wound = A wound threatens: { $player }
doomtrooper-board-suffers-kill = Death threatens: { $player }
doomtrooper-board-phase-declare = declaration
doomtrooper-board-phase-announce = attacker and defender
doomtrooper-board-phase-tactic = tactic
doomtrooper-board-phase-zone = warzone
doomtrooper-board-phase-modifiers = modifiers
doomtrooper-board-phase-result = result
doomtrooper-board-phase-state = wounds and deaths
doomtrooper-board-phase-points = points

# What is on a card.

doomtrooper-board-side-doomtrooper = as a Doomtrooper
doomtrooper-board-side-legion = as Dark Legion
doomtrooper-board-follows = led by { $commander }
doomtrooper-board-declared = effect declared
doomtrooper-board-mark-left-cover = just left cover
doomtrooper-board-mark-transferred = transferred

# Signs.

doomtrooper-board-sign-victory = victory points (V)
doomtrooper-board-sign-destiny = destiny points (D)
doomtrooper-board-sign-debt = debt
doomtrooper-board-sign-deadline = turns to bring a warrior
doomtrooper-board-sign-library = library
doomtrooper-board-sign-hand = hand
doomtrooper-board-sign-discard = discards
doomtrooper-board-sign-sacrificed = out of the game

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

doomtrooper-board-alt-points = V { $victory }/{ $target }, D { $destiny }
doomtrooper-board-alt-piles = library { $library }, hand { $hand }, discards { $discard }, out of the game { $gone }
doomtrooper-board-alt-ratings = Ratings: { $ratings }
doomtrooper-board-alt-step = Step: { $step }
