# What stands in the picture of a board, and the same facts in words for those who do not see it.

zloba-board-title = { $round }.{"\u00A0"}kolo · { $phase }
zloba-board-awaited = Na tahu: { $factions }
zloba-board-won = Vítězství: { $factions }
zloba-board-lost = Zvítězil AP
zloba-board-stand-in = Hodnoty nejsou z krabice:
zloba-board-shared-score = společné body

# The facts of the picture in words. Counts follow what they count, so that no plural is needed: it must be brief.

zloba-board-alt-start = Začíná { $faction }.
zloba-board-alt-supply = Zásoba korrakamů: { $count }.
zloba-board-alt-offer = Nabídka: { $dice }.
zloba-board-alt-coop = Scénář { $name }: základna { $base }, kostka chaosu { $chaos }, společné body { $points } (cíl: { $goals }).
zloba-board-alt-stand-in = Hodnoty nejsou z krabice ({ $pack }).
zloba-board-alt-last = Naposled { $faction }: { $moves }.
zloba-board-alt-move = { $count }× { $start } → { $end }
zloba-board-alt-deploy = { $count }× nasazeno → { $end }
zloba-board-alt-own-zone = zóna
zloba-board-alt-wounded = zranění v oblasti { $area }
zloba-board-alt-points = VB { $count }
zloba-board-alt-domination = nadvládu má { $faction }
zloba-board-alt-control = ovládá { $faction }
zloba-board-alt-threat = ohrožení { $count }
zloba-board-alt-corra = korrakamy { $count }
zloba-board-alt-eye = vševidoucí { $die }
zloba-board-alt-zone = v zóně { $units }
zloba-board-alt-mat = podložka { $mat }, odstraněno { $removed }

# The signs of the picture, below it, for whoever opens it.

board-legend-zloba =
    Štítek: jednotky jednoho hráče v oblasti; v jeho tvaru je počet základních, vedle kostka za každou elitu.
    Kostka elity: písmeno druhu, odolnost a proužek s tím, o co přišla.
    U čísla oblasti: vítězné body, válečná kořist a kdo ji ovládá; koruna znamená nadvládu.
    Žlutě je, co se stalo od tvého posledního tahu, červeně zranění.
    Dole: kostky, korrakamy (drahokam), jednotky na podložce (pěšec) a odstraněné (křížek), elity k mání.
