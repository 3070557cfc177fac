# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = Round { $round } · { $phase }
boards-awaited = To move: { $factions }
boards-won = Victory: { $factions }
boards-lost = The opponent has won
boards-stand-in = Not the box’s values:
boards-shared-score = shared score
