# What the message of a match that is over offers.

course-title = How the score changed
course-entry = log entries
course-entry-alt = How the score changed from entry { $first } to entry { $last }: the number of an entry, then the points after it.
course-round = rounds
course-round-alt = How the score changed from round { $first } to round { $last }: the number of a round, then the points after it.
course-turn = turns
course-turn-alt = How the score changed from turn { $first } to turn { $last }: the number of a turn, then the points after it.

replay-button = Replay
replay-about = Match { $match } as everybody saw it: as an animation, and as a page to open in a browser (turn its pictures with ← and →).
replay-lines-before =
    { $count ->
        [one] … and { $count } line before that; all of it is in the history
       *[other] … and { $count } lines before that; all of it is in the history
    }
replay-no-page = Match { $match } as everybody saw it. It is too long for a page in one file.
replay-play = Play
replay-pause = Pause
replay-none = There is nothing to replay: the match is not over, or its game has no board.
ending-share = Share
ending-share-none = There is nothing to share yet: the match has no result.
ending-shared = Everybody can read the result here: { $link }
ending-length = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
ending-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
