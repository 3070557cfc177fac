# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = Round { $round } · { $phase }
boards-awaited = To move: { $factions }
boards-won = Victory: { $factions }
boards-lost = The AI has won
boards-stand-in = Not the box’s values:
boards-shared-score = shared score

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

boards-alt-start = { $faction } starts.
boards-alt-supply = Corra in the stockpile: { $count }.
boards-alt-offer = On offer: { $dice }.
boards-alt-coop = Scenario { $name }: base { $base }, chaos die { $chaos }, shared score { $points } (goal: { $goals }).
boards-alt-stand-in = Not the box’s values ({ $pack }).
boards-alt-last = Last, { $faction }: { $moves }.
boards-alt-move = { $count }× { $start } → { $end }
boards-alt-deploy = { $count }× deployed → { $end }
boards-alt-own-zone = zone
boards-alt-wounded = wounds in area { $area }
boards-alt-points = VP { $count }
boards-alt-domination = dominated by { $faction }
boards-alt-control = controlled by { $faction }
boards-alt-threat = threat { $count }
boards-alt-corra = Corra { $count }
boards-alt-eye = all-seeing { $die }
boards-alt-zone = in its zone { $units }
boards-alt-mat = playmat { $mat }, removed { $removed }
