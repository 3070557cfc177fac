# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = Runda { $round } · { $phase }
boards-awaited = På tur: { $factions }
boards-won = Seger: { $factions }
boards-lost = Motståndaren har vunnit
boards-stand-in = Inte lådans värden:
boards-shared-score = gemensamma poäng
