# What stands in the picture of a board, and the same facts in words for those who do not see it.

zloba-board-title = Runda { $round } · { $phase }
zloba-board-awaited = På tur: { $factions }
zloba-board-won = Seger: { $factions }
zloba-board-lost = AM har vunnit
zloba-board-stand-in = Inte lådans värden:
zloba-board-shared-score = gemensamma poäng

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

zloba-board-alt-start = { $faction } börjar.
zloba-board-alt-supply = Corra i förrådet: { $count }.
zloba-board-alt-offer = Erbjuds: { $dice }.
zloba-board-alt-coop = Scenario { $name }: bas { $base }, kaostärning { $chaos }, gemensamma poäng { $points } (mål: { $goals }).
zloba-board-alt-stand-in = Inte lådans värden ({ $pack }).
zloba-board-alt-last = Senast { $faction }: { $moves }.
zloba-board-alt-move = { $count }× { $start } → { $end }
zloba-board-alt-deploy = { $count }× insatta → { $end }
zloba-board-alt-own-zone = zon
zloba-board-alt-wounded = skador i område { $area }
zloba-board-alt-points = SP { $count }
zloba-board-alt-domination = dominerat av { $faction }
zloba-board-alt-control = kontrolleras av { $faction }
zloba-board-alt-threat = hot { $count }
zloba-board-alt-corra = corra { $count }
zloba-board-alt-eye = allseende { $die }
zloba-board-alt-zone = i zonen { $units }
zloba-board-alt-mat = matta { $mat }, borttagna { $removed }

# The signs of the picture, below it, for whoever opens it.

board-legend-zloba =
    En platta: en spelares trupper i ett område; i spelarens form antalet grundtrupper, bredvid en tärning för varje elit.
    Elitens tärning: bokstaven för dess sort, dess tålighet och ett streck för vad den har förlorat.
    Bredvid områdets nummer: segerpoäng, krigsbyte och vem som kontrollerar det; en krona betyder att området domineras.
    Gult är det som hänt sedan ditt senaste drag, rött är skador.
    Längst ner: tärningar, corra (ädelsten), trupper på spelmattan (bonde) och borttagna (kryss), eliter som finns kvar.
