# The referee of Prší: cards, questions, the log, refusals.

prsi-suit-hearts = hearts
prsi-suit-leaves = leaves
prsi-suit-acorns = acorns
prsi-suit-bells = bells
prsi-card-7 = { $suit ->
    [hearts] seven of hearts
    [leaves] seven of leaves
    [acorns] seven of acorns
   *[bells] seven of bells
}
prsi-card-8 = { $suit ->
    [hearts] eight of hearts
    [leaves] eight of leaves
    [acorns] eight of acorns
   *[bells] eight of bells
}
prsi-card-9 = { $suit ->
    [hearts] nine of hearts
    [leaves] nine of leaves
    [acorns] nine of acorns
   *[bells] nine of bells
}
prsi-card-10 = { $suit ->
    [hearts] ten of hearts
    [leaves] ten of leaves
    [acorns] ten of acorns
   *[bells] ten of bells
}
prsi-card-under = { $suit ->
    [hearts] under of hearts
    [leaves] under of leaves
    [acorns] under of acorns
   *[bells] under of bells
}
prsi-card-over = { $suit ->
    [hearts] over of hearts
    [leaves] over of leaves
    [acorns] over of acorns
   *[bells] over of bells
}
prsi-card-king = { $suit ->
    [hearts] king of hearts
    [leaves] king of leaves
    [acorns] king of acorns
   *[bells] king of bells
}
prsi-card-ace = { $suit ->
    [hearts] ace of hearts
    [leaves] ace of leaves
    [acorns] ace of acorns
   *[bells] ace of bells
}

prsi-await-turn = play a card, or draw
prsi-await-sevens = { $count ->
    [one] answer the seven: pass it on, or draw { $count } card
   *[other] answer the seven: pass it on, or draw { $count } cards
}
prsi-await-stop = answer the ace: pass it on, or sit out
prsi-ask-card = What do you do?
prsi-ask-suit = { $card }: which suit do you name?
prsi-do-draw = draw
prsi-do-draw-due = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
prsi-do-stand = sit out
prsi-will-stand = You sit out this turn.
prsi-will-draw = { $count ->
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
prsi-will-play = You play the { $card }.
prsi-will-play-over = You play the { $card } and name a suit: { $suit }.
prsi-fact-top = On top: the { $card }. Suit to follow: { $suit }.
prsi-fact-hand = Your hand: { $cards }.
prsi-fact-others = The others: { $held }. Left in the stock: { $stock }.
prsi-holds = { $count ->
    [one] { $seat } ({ $count } card)
   *[other] { $seat } ({ $count } cards)
}
prsi-sheet-hand = Hand of { $seat }
prsi-dealt = { $seat } deals. First card: { $card }.
prsi-played = { $seat } plays the { $card }.
prsi-played-over = { $seat } plays the { $card } and names a suit: { $suit }.
prsi-turned = The stock ran out: the pile is shuffled, and its top card stays.
prsi-drew-cards = { $seat } draws: { $cards }.
prsi-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
prsi-stood = { $seat } sits out.
prsi-won-last = { $seat } has no cards left and wins the deal!
prsi-won-fewest = Nobody can draw or play any more. { $seat } wins the deal with the fewest cards.
prsi-adjusted = The judge adjusted the game: it is { $seat }’s turn, suit to follow: { $suit }.
prsi-heading = Deal { $deal } · first to { $goal }
prsi-score = wins: { $wins }, cards in hand: { $cards }
prsi-end-goal = { $count ->
    [one] The first to win { $count } deal won the match.
   *[other] The first to win { $count } deals won the match.
}
prsi-end-conceded = The others gave up.
prsi-set-turn = turn
prsi-set-wins = deals won ({ $seat })
prsi-why-stand = There is no ace in the hand, so sitting out is all that is left.
prsi-why-draw = No card in the hand can be played.
prsi-why-pass-on = This way the next player has to bear it.
prsi-why-over = Only an over can be played now; name the suit of which you hold most.
prsi-why-first = The first card that can be played.
prsi-why-hold-up = The next player has few cards left: this one holds them up.
prsi-why-lone = You hold the fewest cards that go with this one; later it would be the hardest to get rid of.
prsi-no-seats = { $least } to { $most } people play prší.
prsi-no-goal = A match goes to { $least } to { $most } deals won.
prsi-no-over = The match is over.
prsi-no-turn = It is somebody else’s turn.
prsi-no-own-card = You do not hold that card.
prsi-no-match = It matches neither the suit to follow ({ $suit }) nor the rank of the top card ({ $top }).
prsi-no-only-seven = Only a seven passes a seven on; otherwise you draw.
prsi-no-only-ace = Only an ace passes an ace on; otherwise you sit out.
prsi-no-suit = An over comes with a suit: hearts, leaves, acorns or bells.
prsi-no-only-over = Only the player of an over names a suit.
prsi-no-draw-after-ace = Nobody draws for an ace: sit out, or pass it on with an ace.
prsi-no-stand-after-seven = { $count ->
    [one] Nobody sits out for a seven: draw { $count } card, or pass it on with a seven.
   *[other] Nobody sits out for a seven: draw { $count } cards, or pass it on with a seven.
}
prsi-no-stand = One sits out only for an ace: play a card, or draw.
prsi-no-adjust = What can be set: whose turn it is (turn), the suit (suit: h, l, a, b) and deals won by seat (wins).
prsi-no-adjust-over = The match is over; there is nothing to adjust.
prsi-no-adjust-wins = Deals won can be 0 to { $most }: more would end the match.
