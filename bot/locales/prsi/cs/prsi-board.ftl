# The words of the picture of the table, and the same facts for those who do not see it.

prsi-board-title = { $deal }. rozdání · na { $goal }
prsi-board-suit = platí { $suit }
prsi-board-sevens = líže se { $count }
prsi-board-stop = eso: stojí se
prsi-board-stock = v balíčku { $count }
prsi-board-turn = Na tahu: { $name }
prsi-board-won = Vítězství: { $name }
prsi-board-player = místo { $place }
prsi-board-dealer = rozdává
prsi-rank-7 = 7
prsi-rank-8 = 8
prsi-rank-9 = 9
prsi-rank-10 = 10
prsi-rank-under = spodek
prsi-rank-over = svršek
prsi-rank-king = král
prsi-rank-ace = eso
prsi-board-alt-top = Nahoře { $card }.
prsi-board-alt-player = { $name }: v ruce { $count }, výhry { $wins }.
prsi-board-alt-cards = { $name } drží: { $cards }.

# The signs of the picture, below it, for whoever opens it.

board-legend-prsi =
    Nahoře: balíček s počtem zbylých karet, hromádka s horní kartou a barva, která teď platí.
    Dole: hráči. Vějíř karet a číslo říkají, kolik jich kdo má; hvězda je vyhrané rozdání, žlutý rám patří tomu, kdo je na tahu.
