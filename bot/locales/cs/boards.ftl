# What stands in the picture of a board, and the same facts in words for those who do not see it.

boards-title = { $round }. kolo · { $phase }
boards-awaited = Na tahu: { $factions }
boards-won = Vítězství: { $factions }
boards-lost = Zvítězil AP
boards-stand-in = Hodnoty nejsou z krabice:
boards-shared-score = společné body

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

boards-alt-start = Začíná { $faction }.
boards-alt-supply = Zásoba korrakamů: { $count }.
boards-alt-offer = Nabídka: { $dice }.
boards-alt-coop = Scénář { $name }: základna { $base }, kostka chaosu { $chaos }, společné body { $points } (cíl: { $goals }).
boards-alt-stand-in = Hodnoty nejsou z krabice ({ $pack }).
boards-alt-last = Naposled { $faction }: { $moves }.
boards-alt-move = { $count }× { $start } → { $end }
boards-alt-deploy = { $count }× nasazeno → { $end }
boards-alt-own-zone = zóna
boards-alt-wounded = zranění v oblasti { $area }
boards-alt-points = VB { $count }
boards-alt-domination = nadvláda { $faction }
boards-alt-control = ovládá { $faction }
boards-alt-threat = ohrožení { $count }
boards-alt-corra = korrakamy { $count }
boards-alt-eye = vševidoucí { $die }
boards-alt-zone = v zóně { $units }
boards-alt-mat = podložka { $mat }, odstraněno { $removed }
