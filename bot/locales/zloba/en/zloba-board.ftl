# What stands in the picture of a board, and the same facts in words for those who do not see it.

zloba-board-title = Round { $round } · { $phase }
zloba-board-awaited = To move: { $factions }
zloba-board-won = Victory: { $factions }
zloba-board-lost = The AI has won
zloba-board-stand-in = Not the box’s values:
zloba-board-shared-score = shared score

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

zloba-board-alt-start = { $faction } starts.
zloba-board-alt-supply = Corra in the stockpile: { $count }.
zloba-board-alt-offer = On offer: { $dice }.
zloba-board-alt-coop = Scenario { $name }: base { $base }, chaos die { $chaos }, shared score { $points } (goal: { $goals }).
zloba-board-alt-stand-in = Not the box’s values ({ $pack }).
zloba-board-alt-last = Last, { $faction }: { $moves }.
zloba-board-alt-move = { $count }× { $start } → { $end }
zloba-board-alt-deploy = { $count }× deployed → { $end }
zloba-board-alt-own-zone = zone
zloba-board-alt-wounded = wounds in region { $area }
zloba-board-alt-points = VP { $count }
zloba-board-alt-domination = dominated by { $faction }
zloba-board-alt-control = controlled by { $faction }
zloba-board-alt-threat = threat { $count }
zloba-board-alt-corra = Corra { $count }
zloba-board-alt-eye = all-seeing { $die }
zloba-board-alt-zone = in its zone { $units }
zloba-board-alt-mat = playmat { $mat }, removed { $removed }

# The signs of the picture, below it, for whoever opens it.

board-legend-zloba =
    A plate: one player’s troops in a region; in the player’s shape the number of basic ones, beside it a die for each elite.
    An elite’s die: the letter of its kind, its vitality, and a bar for what it has lost.
    Beside a region’s number: victory points, spoils and who controls it; a crown means domination.
    Yellow is what happened since your last move, red are wounds.
    Below: dice, Corra (gem), troops on the playmat (pawn) and removed ones (cross), elites still to be had.
