# Questions about the match of a channel, answered by its referee.

asked-title = Match { $match }
asked-yes = **Yes.**
asked-no = **No.**
asked-no-turn = **No:** it is not your turn.
asked-no-seat = You are not playing in this match.
asked-turn = The match is waiting for:
asked-turn-yours = **Yes, it is your turn.**
asked-turn-not-yours = **It is not your turn.**
asked-left = What is left:
asked-score = The score:
asked-no-score = This match keeps no score.
asked-hidden = That is hidden, and I show it only to its owner.
asked-refused = Your last move was refused:
asked-refused-none = I have not refused you anything lately. Not possible now:
asked-refused-private = Only the one who was refused sees the reason.
asked-may-ask = It is your turn. Exactly what you can do may depend on things that only you see.
asked-as-i-see = As I see it
asked-card-now = You can use it now.
asked-card-not-now = You cannot use it now:
asked-refused-nothing = I have not refused you anything lately.
asked-card-which = Which card? Write its name.
