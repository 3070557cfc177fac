# Why something with a match is not done.

match-refused-no-match = There is no such match.
match-refused-channel-taken = A match is already running in this channel. Finish it first, or use another channel or thread; /match move takes a match that has begun there.
match-refused-unknown-game = I cannot referee a game called “{ $game }”.
match-refused-unknown-choice = “{ $choice }” is not one of the choices.
match-refused-out-of-range = Choose a whole number from { $least } to { $most }.
match-refused-too-large = A file can have at most { $kilobytes } kB.
match-refused-nothing-brought = Nothing has been chosen there.
match-refused-no-title = Give it a name: the name cannot be empty.
match-refused-long-title = The name may have { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
} at most.
match-refused-title-taken = You already have one called “{ $title }” saved here. Choose another name, or say that it is to be replaced.
match-refused-too-many-kept = You cannot save more than { $limit } here. Delete one first.
match-refused-not-kept = You no longer have that saved here.
match-refused-unsettled = First the host has to choose the settings for the whole table: press Manage.
match-refused-not-saved = This game cannot be saved as a file to continue from.
match-refused-not-ready = Not ready yet: { $seats }. Each player sees what is missing under My choices; the host chooses for the bot’s seats under Manage.
match-seat = { $seat }
match-refused-places = This takes { $least } to { $most } players.
match-refused-not-in-lobby = The match has already begun.
match-refused-opening = The match is about to begin; nothing can be changed any more.
match-refused-not-opening = Nothing is about to begin here.
match-refused-not-playing = The match is not being played.
match-refused-not-over = The match is still running; its file would show what is hidden. You get it when the match ends.
match-refused-paused = The match is paused. { $held }
match-refused-not-paused = The match is not paused.
match-refused-held = You cannot start the clock. { $held }
match-refused-full = { $room ->
    [yes] All seats are taken ({ $places }). The host can add one under Manage.
   *[no] All seats are taken ({ $places }).
}
match-refused-seated = You already have a seat in this match.
match-refused-not-seated = You are not playing in this match.
match-refused-seat-taken = Somebody sits there already.
match-refused-moved-up = Somebody else sits there now. Look at the lobby again.
match-refused-no-seat = There is no seat you can do this with.
match-refused-too-few = Seats taken: { $seated } of { $places }. Wait for more players, or let the bot play the empty seats.
match-refused-not-yours = That is for another player to answer.
match-refused-host-only = Only the match’s host, a judge or a server admin can do that.
match-refused-judge-only = Only a judge or a server admin can do that.
match-refused-partial = You play or played in this match or opened it, so you cannot give orders in it, not even after leaving. Agree with the others, or ask a judge or an admin who never took part.
match-refused-other-seat = You sat in another seat of this match and know what is hidden there. Only that seat is open to you.
match-refused-judged = You gave an order in this match, took a case about it or saw something hidden in it, so you cannot take a seat in it. Somebody else must.
match-refused-reopened = This match had already ended, and anyone could look at everything hidden in it. Only someone who sat in it before then, or the bot, can take a seat in it now.
match-refused-no-reason = An order needs a reason of 1 to { $most } characters; everybody can read it in the log. Try again and say why.
match-refused-no-command = That is not a move of this game: { $problem }
match-refused-stale = The match has moved on since. Look at the current position and choose again.
match-refused-repeated = That was already done.
match-refused-nothing-to-undo = You have no move to take back.
match-refused-cannot-undo = Since your move something was rolled, drawn or revealed, or somebody conceded, and players cannot undo that. Only a judge can.
match-refused-cannot-take-back = You can no longer take that move back on your own: somebody has acted since, something was revealed, or the time is up. /match undo asks the others.
match-refused-proposal-gone = That proposal is no longer open.
match-refused-proposed = That is already proposed; the others have not all answered yet.
match-refused-no-clock = This match has no time limit.
match-refused-alone = You are the only player; there is nobody to agree with.
match-refused-for-judges = Only a judge answers this.
match-refused-no-length = This game cannot have a time limit for the whole match.
match-refused-together = You play together, so there is no draw.
match-refused-no-automaton = The bot cannot play this game, so it cannot take a seat.
match-refused-no-advice = Advice is only for matches in which everyone plays together.
match-refused-no-own-advice = Only you at the table know the answer; the bot has no advice.
match-refused-own-question = That question is yours to decide: answer it.
match-refused-council = The council discusses this question first, and some have not spoken: { $seats }. Decide once they have given or supported advice; the council ends { $until } at the latest.
match-refused-own-advice = That advice is your own; others can support it.
match-refused-advice-gone = That question has been answered, so its advice is gone. Look at what is asked now.
match-refused-opens = It must be shorter than the time for a move.
match-refused-opens-together = Everyone can answer only where all play together.
match-refused-no-windows = In this game nobody reacts while someone else plays, so there is no such time.
match-refused-veil = The wait must be shorter than the time to react.
match-refused-move-time = The time for a move is at least a minute and at most 28 days; 0 means no limit.
match-refused-extra-time = This time is at least a minute and at most a year; 0 means none.
match-refused-no-entry = There is no such entry to go back to; the log goes up to { $last }.
match-refused-no-result = A result gives each of the { $seats } seats a place, and one of them first place.
match-refused-moved-on = The match has moved on to entry { $last }; look at it again.
match-refused-not-ended = The match has not ended.
match-refused-ends-there = The match is over at entry { $entry } as well. Choose an earlier entry.
match-refused-undone = What that verdict did no longer applies: the match has gone back before it, or continued after the end that it corrected. Leave it as it is.
match-refused-going-on = The match is about to continue: its channel does not show the announcement yet. Try again once it does.
match-refused-too-far = That takes back { $count } moves. A judge can take back at most { $most }; for more, leave it to a head judge, or ask both sides to agree in a dispute.
match-refused-no-change = That changes nothing. Set something to another value.
match-refused-too-long = { $days ->
    [one] That is not possible: at most { $days } day, and it must lie ahead.
   *[other] That is not possible: at most { $days } days, and it must lie ahead.
}
match-refused-busy = Too much is happening in this match at once. Try again in a moment.
match-refused-illegal-setup = The match cannot begin like this:

# Who holds the clock of a match that stands, and how it runs again.

match-held-players = The players agreed on a pause; any of them can end it with /match resume.
match-held-officials = A judge has stopped the clock; only a judge or a server admin can start it again.
match-held-dispute = Something in the match is disputed; it continues as soon as the dispute is over.
match-held-nowhere = The match has no channel that the bot can reach; it continues as soon as /match move gives it one.
match-held-silence = I cannot write in the match’s channel: the thread is locked, or I lack a permission there. The match waits, nobody loses time, and it continues by itself once I can write there again.
match-held-outage = Discord accepts no messages at the moment. The clock is stopped; you can still make your move.
match-held-ruling = A judge has been asked for a ruling; the clock is stopped until then.

# Lines of the log that are not the game’s own.

match-log-opened = The match has begun.
match-log-expired = { $seat } ran out of time; a move was made for them.
match-log-time-up = The match’s time is up.
match-log-rewound-agreed = Everybody agreed: back to entry { $to }.
match-log-taken-back = { $seat } takes back the move; the match is back at entry { $to }.
match-log-seat-to-player = { $seat } takes over an empty seat.
match-log-seat-to-nobody = A seat has become free.
match-log-seat-to-game = The bot now plays this seat: { $seat }.
match-log-conceded = { $seat } concedes.
match-log-forfeited = { $seat } ran out of time and loses the match.
match-log-player = { $seat }
match-log-in-stead = { $player } answers for { $holder }.
match-log-present = At the table now: { $players }.
match-log-nobody-present = Nobody is at the table now; the match waits.
match-log-ended = The match is over. { $reason }
match-log-drawn = Everybody agreed to a draw.
match-log-abandoned-agreed = Everybody agreed to end the match without a result.
match-log-abandoned-silent = The channel accepted no messages for two weeks; the match ends without a result.
match-log-disputed = { $seat } disputes entry { $about } (dispute D-{ $dispute }); the match is paused until it is decided.
match-log-released = Dispute D-{ $dispute } ended without a verdict.
match-log-paused-agreed = Everybody agreed to pause the match.
match-log-resumed-players = The players ended their pause.
match-log-extended-agreed = { $hours ->
    [one] Everybody agreed: { $hours } more hour to think.
   *[other] Everybody agreed: { $hours } more hours to think.
}
match-log-by-judge = By order of a judge: { $what }
match-log-by-admin = By order of an admin: { $what }
match-log-by-table = The players at the table ruled: { $what }
match-log-why = { $order } — { $why }
match-log-order-rewound = back to entry { $to }.
match-log-order-reopened = the match is reopened: it continues from entry { $to }, with a new secret.
match-log-order-adjusted = the position is changed.
match-log-order-adjusted-parts = the position is changed: { $parts }.
match-log-order-disputed = entry { $about } is disputed (dispute D-{ $dispute }); the match is paused until it is decided.
match-log-order-verdict = verdict in dispute D-{ $dispute }.
match-log-order-verdict-undoing = verdict in dispute D-{ $dispute }; what the earlier one did is undone.
match-log-order-released = the match continues, although dispute D-{ $dispute } is still open.
match-log-order-loss-action = seat { $number } loses { $amount ->
    [one] an action
   *[other] { $amount } actions
}.
match-log-order-loss-turn = seat { $number } loses its turn.
match-log-order-loss-points = seat { $number } loses { $amount ->
    [one] one point
   *[other] { $amount } points
}.
match-log-order-corrected = the result is corrected.
match-log-order-no-result = the match has no result after all.
match-log-order-lost = seat { $number } loses the match.
match-log-order-ruled = a ruling is given.
match-log-order-seat-to-nobody = seat { $number } is free for somebody else.
match-log-order-seat-to-game = the bot plays seat { $number } from now on.
match-log-order-abandoned = the match ends without a result.
match-log-order-paused = the clock stops.
match-log-order-resumed = the clock is no longer stopped.
match-log-order-extended = { $hours ->
    [one] { $hours } more hour to think.
   *[other] { $hours } more hours to think.
}
match-outcome-draw = A draw by agreement.
match-outcome-corrected = A judge corrected the result.
match-outcome-sentenced = { $seat } lost by a verdict.
match-advice-own-player = what the bot would do
