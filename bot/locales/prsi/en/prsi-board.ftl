# The words of the picture of the table, and the same facts for those who do not see it.

prsi-board-title = Deal { $deal } · first to { $goal }
prsi-board-suit = suit: { $suit }
prsi-board-sevens = draw { $count }
prsi-board-stop = ace: sit out
prsi-board-stock = { $count } in stock
prsi-board-turn = To play: { $name }
prsi-board-won = Winner: { $name }
prsi-board-player = seat { $place }
prsi-board-dealer = dealer
prsi-rank-7 = 7
prsi-rank-8 = 8
prsi-rank-9 = 9
prsi-rank-10 = 10
prsi-rank-under = under
prsi-rank-over = over
prsi-rank-king = king
prsi-rank-ace = ace
prsi-board-alt-top = On top: the { $card }.
prsi-board-alt-player = { $name }: { $count } in hand, wins { $wins }.
prsi-board-alt-cards = { $name } holds: { $cards }.

# The signs of the picture, below it, for whoever opens it.

board-legend-prsi =
    Above: the stock with the number of cards left, the pile with its top card, and the suit to follow.
    Below: the players. A fan of cards and a number say how many they hold; a star is a deal won, the yellow frame is whose turn it is.
