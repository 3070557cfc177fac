# The words of the picture of the table, and the same facts for those who do not see it.

prsi-board-title = Giv { $deal } · först till { $goal }
prsi-board-suit = färg: { $suit }
prsi-board-sevens = dra { $count }
prsi-board-stop = ess: stå över
prsi-board-stock = { $count } i talongen
prsi-board-turn = I tur: { $name }
prsi-board-won = Vinnare: { $name }
prsi-board-player = plats { $place }
prsi-board-dealer = ger
prsi-rank-7 = 7
prsi-rank-8 = 8
prsi-rank-9 = 9
prsi-rank-10 = 10
prsi-rank-under = under
prsi-rank-over = över
prsi-rank-king = kung
prsi-rank-ace = ess
prsi-board-alt-top = Överst: { $card }.
prsi-board-alt-player = { $name }: { $count } på hand, vinster { $wins }.
prsi-board-alt-cards = { $name } har: { $cards }.

# The signs of the picture, below it, for whoever opens it.

board-legend-prsi =
    Överst: talongen med antalet kort kvar, högen med det översta kortet och färgen som gäller.
    Nederst: spelarna. En solfjäder av kort och en siffra säger hur många de har; en stjärna är en vunnen giv, den gula ramen visar vems tur det är.
