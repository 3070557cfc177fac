# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = Runda { $round } · { $phase }
boards-awaited = På tur: { $factions }
boards-won = Seger: { $factions }
boards-lost = AM har vunnit
boards-stand-in = Inte lådans värden:
boards-shared-score = gemensamma poäng

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

boards-alt-start = { $faction } börjar.
boards-alt-supply = Corra i förrådet: { $count }.
boards-alt-offer = Erbjuds: { $dice }.
boards-alt-coop = Scenario { $name }: bas { $base }, kaostärning { $chaos }, gemensamma poäng { $points } (mål: { $goals }).
boards-alt-stand-in = Inte lådans värden ({ $pack }).
boards-alt-last = Senast { $faction }: { $moves }.
boards-alt-move = { $count }× { $start } → { $end }
boards-alt-deploy = { $count }× insatta → { $end }
boards-alt-own-zone = zon
boards-alt-wounded = skador i område { $area }
boards-alt-points = SP { $count }
boards-alt-domination = dominerat av { $faction }
boards-alt-control = kontrolleras av { $faction }
boards-alt-threat = hot { $count }
boards-alt-corra = corra { $count }
boards-alt-eye = allseende { $die }
boards-alt-zone = i zonen { $units }
boards-alt-mat = matta { $mat }, borttagna { $removed }
