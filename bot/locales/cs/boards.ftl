# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = { $round }. kolo · { $phase }
boards-awaited = Na tahu: { $factions }
boards-won = Vítězství: { $factions }
boards-lost = Zvítězil protivník
boards-stand-in = Hodnoty nejsou z krabice:
boards-shared-score = společné body
