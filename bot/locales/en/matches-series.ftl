# Series of games: best of three or five.


match-refused-series = In a series the seats and the settings for the whole table stay as they are. You can change only what you play with yourself.
match-refused-series-length = A series is one game, best of three or best of five.
match-refused-series-together = There is no series where everyone plays together.
match-refused-series-went-on = The next game of the series, match { $match }, has already been set up or played. End it first, or have this game’s result corrected by a verdict.
match-refused-not-between = No game of a series is about to begin here.

series-title = { $game }: match { $match }, game { $number } of the series
series-game = **Series, game { $number } of { $best } at most:** { $score }
series-next = The next game is match { $match }.
series-won = 🏆 { $count ->
    [one] { $players } wins the series.
   *[other] { $players } win the series.
}
series-even = The series ends in a draw.
series-ended = The series ends here, without a winner.
series-left = { $player } gave up the series.
series-until = Begins { $until } at the latest; anyone who has not pressed Ready by then plays what they have now.
series-hint = You may swap cards before the game. It begins as soon as everyone is ready; nobody sees whether you changed anything.
series-opens = It begins as soon as it has been announced in the channel. Nothing can be changed now.
series-first = { $player } begins.
series-chooser = { $player } may choose who begins.
series-first-choice = Seat { $number } begins
series-ready = Ready
series-swap = Swap cards
series-before = Same as last game
series-leave = Give up the series
series-leave-about = The next game is not played, and the series ends with the score as it is.
series-end-about = The next game is not played, and the series ends without a winner.
series-leave-sure = End the series
series-done-ready = ✓ You are ready.
series-done-first = ✓ That seat begins.
series-done-left = The series is over.
ping-between = 🔁 { $player }, game { $number } of the series is next. Swap cards, or press Ready if nothing changes.

lobby-write = Write: { $what }
lobby-write-long = What you uploaded is too long for a form, which holds { $letters } characters. View it, edit the file and upload that.
