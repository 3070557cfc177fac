# Names and descriptions of the commands of matches.

command-play = play
command-play-about = Your move: everything you may do now, as buttons and lists only you see
command-match = match
command-match-about = Open, play and look back at matches
command-match-new = new
command-match-new-about = Open a match in this channel and let people take seats
command-match-game-about = What to play; without it this channel’s game
command-match-variant = variant
command-match-variant-about = The way to play it; without it the first that fits the seats
command-match-seats = seats
command-match-seats-about = How many play, automated seats included
command-match-time = time
command-match-time-about = Time for every move, as in 1 day or 12 h; without it one day
command-match-thread = thread
command-match-thread-about = Make a thread of its own for the match
command-match-status = status
command-match-status-about = Show how the match stands, to you alone
command-match-number = match
command-match-number-about = The match’s number; without it the match of this channel
command-match-history = history
command-match-history-about = Look back: the log and the board after any move
command-entry = entry
command-match-entry-about = The entry’s number; without it the last
command-match-spectate = spectate
command-match-spectate-about = Show the board as you may see it
command-match-undo = undo
command-match-undo-about = Ask the others to take your last move back
command-rewind = rewind
command-rewind-about = Take a match back to an entry, whatever was rolled since, even after the end; for judges
command-rewind-entry-about = The entry to go back to
command-rewind-number = match
command-rewind-number-about = The match’s number; without it the match of this channel
command-match-concede = concede
command-match-concede-about = Give up your seat
command-match-pass = pass
command-match-pass-about = Show every window that waits for you, and pass in all of them by one press
command-match-draw = draw
command-match-draw-about = Propose a draw
command-match-pause = pause
command-match-pause-about = Stop the clock, if the others agree
command-match-resume = resume
command-match-resume-about = Let the clock run again
command-match-extend = extend
command-match-extend-about = More time for everybody who is awaited, if the others agree
command-match-hours = hours
command-match-hours-about = How many hours more
command-match-abandon = abandon
command-match-abandon-about = End the match without a result, if the others agree
command-match-substitute = substitute
command-match-substitute-about = Leave your seat, take a free one, or let the bot play on
command-match-move = move
command-match-move-about = Go on with a match in this channel
command-match-answer = answer
command-match-answer-about = Answer a question for a name, with suggestions as you type
command-match-answer-name = name
command-match-answer-name-about = The name that your panel asks for; a part of it is enough
command-file-about = Matches, decks and packs as files
command-file-number = match
command-file-number-about = The match’s number; without it the match of this channel
command-file-bring = bring
command-file-bring-about = Bring a file, such as a deck, to the match that is gathering here, or look at yours
command-file-bring-file-about = The file
command-file-bring-what = what
command-file-bring-what-about = What the file is for
command-file-save = save
command-file-save-about = Get the match as a file that another match can go on from
command-file-export = export
command-file-export-about = Get a finished match as a file
command-file-verify = verify
command-file-verify-about = Check that a match’s dice and log are genuine
command-file-file-about = A file from /file export, or of a dispute’s case
command-file = file
command-my-statistics = statistics
command-my-statistics-about = Who played what, and how it ended
command-player = player
command-my-player-about = Only this player
command-my-quiet = quiet
command-my-quiet-about = Hours in which you want no pings; leave empty to turn quiet hours off
command-my-first = from
command-my-first-about = The hour from which on there are no pings, 0 to 23
command-my-last = until
command-my-last-about = The hour until which there are no pings, 0 to 23
command-my-zone = zone
command-my-zone-about = Your time zone, as in Europe/Prague
command-my-vacation = vacation
command-my-vacation-about = Your clocks are stopped for some days; 0 ends it
command-my-days = days
command-my-days-about = How many days, at most 28
command-my-forget = forget
command-my-forget-about = Delete what I keep about you
command-file-pack = pack
command-file-pack-about = The component pack of this server’s new matches
command-file-deed = action
command-file-deed-about = What to do with the pack; otherwise it is shown, or set where there is a file
command-file-pack-file-about = The pack: a TOML file, or a zip of TOML and CSV files
command-file-pack-game-about = The game that the pack is for; otherwise this channel’s game
command-file-deed-show = show
command-file-deed-set = set from a file
command-file-deed-check = only check a file
command-file-deed-export = download
command-file-deed-own = go back to the pack the game comes with

# Who sits where.

seat-number = seat { $number }
seat-automaton = bot { $number }
seat-automaton-of = ⚙ { $faction }
seat-free = free seat { $number }
seat-forgotten = a former player ({ $number })

# Opening a match.

newmatch-opened = Match { $match } is open in { $channel }.
newmatch-next = Players join there with a button. When all seats are taken, start it.
newmatch-next-together = Players join there with a button. Start it whenever you like.
newmatch-next-ready = You can start it right away.
newmatch-next-choices = All seats are taken. Start it once everything is chosen.
newmatch-thread = { $game } · { $host }
newmatch-in-thread = { $host } opens a match of { $game } in the thread { $channel }. Join there.
newmatch-variant = { $variant } ({ $least }–{ $most } players)
newmatch-no-games = I cannot referee any game yet.
newmatch-closed-channel = I cannot write in this channel, so nothing was opened. If it is a private thread, add me to it by mentioning me; otherwise let me see the channel and write in it, or open the match elsewhere.
newmatch-which-game = Say which game: { $games }.
newmatch-unknown-game = I cannot referee “{ $game }”. I can: { $games }.
newmatch-unknown-variant = “{ $variant }” is not a way to play it. The ways are: { $variants }.
newmatch-no-time = “{ $time }” is not a time. Write for example 1 day, 12 h or 90 min; 0 means no limit.
newmatch-lacks-rights = I may not do this here: { $rights }. Someone who manages the server must allow it for me in this channel.
newmatch-no-threads-here = A thread can only be made in a text channel.
right-view-channel = view the channel
right-send-messages = send messages
right-attach-files = attach files
right-create-threads = create public threads

span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# The lobby.

lobby-title = { $game }: match { $match } is looking for players
lobby-free = *free*
lobby-house-rules = House rules here that the bot does not play: { $names }. It plays the printed rules there; agree on the rest among yourselves.
lobby-house-played = house rule { $rule }
lobby-house-departs = departs from house rule { $rule }
lobby-hint = { $host } is the host and starts the match when all seats are taken.
lobby-opens = It begins as soon as it has been announced in the channel. Nothing can be changed now; if nothing happens, the host may press Start again.
lobby-hint-together = { $host } is the host and can start the match at any time. Free seats can be taken while it is played.
lobby-hint-ready = { $host } is the host and can start the match right away.
lobby-hint-seats = The host adds and removes seats under Manage ({ $least }–{ $most } players).
lobby-needs-players = { $count ->
    [one] ⏳ { $count } more player is needed.
   *[other] ⏳ { $count } more players are needed.
}
lobby-needs-choices = Anyone marked ⏳ still has something to choose under **{ $button }**.
lobby-needs-table = ⏳ The host still has to settle what holds for the whole table, under **{ $button }**.
lobby-fingerprint = Fingerprint of the secret behind the dice: `{ $commitment }`
lobby-join = Join
lobby-leave = Leave
lobby-manage = Manage
lobby-look = What you play with
lobby-look-title = What is played with · match { $match }
lobby-look-pick = What do you want to see?
lobby-start = Start
lobby-automaton = Let the bot play a seat
lobby-cancel = Close the lobby
lobby-remove = Clear a seat
lobby-add-seat = Add a seat
lobby-remove-seat = Remove a free seat
lobby-clear-title = Clear seat { $number }?
lobby-clear-about = { $player } sits there. What they have chosen for this match will be lost.
lobby-clear = Clear it
lobby-clear-remove = Clear and remove it
lobby-clear-keep = Leave it
lobby-manage-title = Match { $match }: for the host
lobby-manage-about = Add or remove seats, let the bot play some, settle what holds for the whole table, or clear a seat.
lobby-host-only = Only { $host }, a judge or someone who may manage this server can do that.
lobby-unsettled = not settled
lobby-pick = Choose: { $what }
lobby-choices = My choices
lobby-choices-what = My choices: { $what }
lobby-choices-of = choices
lobby-choices-title = Your choices · match { $match }
lobby-choices-about = Only you can see what is sealed. Everyone sees its fingerprint and can check it when the match is over.
lobby-table-choices = Choices for the table
lobby-table-title = For the whole table · match { $match }
lobby-wrong = The match cannot start like this:
lobby-missing = ⏳ missing: { $what }
lobby-either = { $one } or { $other }
lobby-lacking = ⏳ still missing
lobby-lacking-either = ⏳ still missing ({ $other } will do instead)
lobby-not-needed = not needed (chosen: { $what })
lobby-brought = ✓ `{ $fingerprint }`
lobby-sealed = {" "}🔒
lobby-file = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
lobby-number = Number: { $what }
lobby-bring = Bring: { $what }
lobby-show = Look at: { $what }
lobby-drop = Take back: { $what }
lobby-kept = Bring one that you keep: { $what }
lobby-brought-now = ✓ Taken: { $what }
lobby-yours = What you brought to match { $match }: { $what }
lobby-no-file = No file was attached.
lobby-no-choice = There is nothing here to bring that for.
lobby-sealed-about = Nobody sees it before the match is over. { $kilobytes } kB at most.
lobby-open-about = Everyone may see it. { $kilobytes } kB at most.
match-saved = Match { $match } as it is now. Bring this file to a new match to go on from here.
ping-unready = ⏳ { $player }, the match cannot start because of your choices. Only you are told why.

# What is chosen in a lobby, and the ways to play a game.

choice-faction = faction

# What announces a match, in a message of its own.

opening-title = **Match { $match } starts.**
opening-again = **Match { $match } goes on from entry { $entry }, with new dice.**
opening-sealed = -# 🎲 Dice sealed: `{ $commitment }…`
opening-check = How to check the dice
opening-check-title = The dice of match { $match }
opening-fingerprint = Fingerprint of the secret: { $commitment }
opening-clicks = Clicks the players sat down with: { $clicks }
opening-about = The bot fixed its secret before anyone could know this match’s numbers: the message that opened the match carries a fingerprint of it, in the attached file, with the clicks the players sat down with. All dice come from the secret, the clicks and the id of that message. When the match is over the secret is posted, and anyone can check every throw: /file verify match:{ $match }

# The public message of a match.

status-title = { $game }: match { $match }
status-wait = { $player }: { $ask }
status-automata = The bot’s players are moving.
status-council = 🗣 Council until { $until } at the latest. Not heard yet: { $seats }
status-open = open to everybody
status-conceded = conceded
status-sentenced = lost by a verdict
status-away = away until { $until }
status-reserve = extra time { $left }
status-no-reserve = no extra time left
status-then-reserve = with the extra time { $until }
status-ends = The time of the match is up { $until }.
status-overtime = The time of the match is up.
status-proof = fingerprints for checking: dice { $commitment }, log { $head }
status-dice = fingerprint for checking: dice { $commitment }
status-proved = Fingerprint of the secret `{ $commitment }` · last fingerprint of the log `{ $head }`
status-verify = The secret was posted when the match ended. Check the dice: /file verify match:{ $match }
status-points = { $player }: { $points }
status-won = 🏆 { $count ->
    [one] Won: { $players }
   *[other] Won together: { $players }
}
status-lost = { $count ->
    [one] Lost: { $players }
   *[other] Lost together: { $players }
}
status-abandoned = The match ended without a result.
status-secret = -# Secret of match { $match }, for checking its dice: `{ $secret }`
status-head = -# Last fingerprint of its log: `{ $head }`
status-check = Check the dice
status-rematch = Rematch
rematch-invites = { $players }: a rematch, match { $match }! Take your seat again, with what you played.
rematch-join = Take my seat
rematch-seated = You sit in match { $match }
rematch-change = What you had chosen last time is chosen again. You can change it in the match's message.
rematch-missing = ⏳ You still have to choose: { $what }
status-play = My move
status-history = History
status-dispute = Dispute
status-sit = Sit down
status-sit-for-bot = Sit down for the bot

# The private panel.

panel-title = Your move · match { $match }
panel-since = Since your last move:
panel-since-begin = So far:
panel-since-late = Lately:
story-title = The story so far
story-turns = { $count ->
    [one] { $count } turn later
   *[other] { $count } turns later
}
story-rounds = { $count ->
    [one] { $count } round later
   *[other] { $count } rounds later
}
story-level = Nobody leads:
story-leads = { $count ->
    [one] { $players } leads:
   *[other] { $players } lead:
}
story-asked = You are asked: { $ask }
story-waiting = Waiting for { $players }.
panel-since-table = The whole table
panel-since-title = Since your last move · match { $match }
panel-since-older = Earlier
panel-since-last = Latest
panel-since-all = What happened
panel-questions = { $count ->
    [one] One thing is asked of you.
   *[other] { $count } things are asked of you; answer them in any order.
}
panel-pick-question = What to answer
panel-final = This rolls, draws or reveals something: only a judge can take it back.
panel-forced = Nothing else can be done now.
panel-undoable = Confirm, or go back.
panel-confirm = Confirm
panel-back = Back
panel-cancel = Start over
guide-learn = Got it
guide-stop = No more explanations
panel-refresh = Refresh
panel-board = Board
panel-board-title = The board of match { $match }
panel-no-board = There is no picture of this match yet.
panel-sheet = What I have
panel-sheet-title = What you have · match { $match }
panel-sheet-full = Effects in full
panel-sheet-short = In short
panel-no-sheet = There is nothing on your sheet yet.
panel-page-before = ‹ Earlier
panel-page-after = Later ›
panel-done = ✓ Done.
panel-ahead = ✓ Your answer is kept for your turn. Nobody can see that you gave it.
panel-ahead-about = It is not your turn yet. What you answer now counts when it is, unless something is done before.
panel-ahead-kept = Your answer for your turn: **{ $answer }**
panel-ahead-refused = What you answered before your turn could no longer be played: { $why }
panel-ahead-undoable = Kept until your turn; until then you can change it or take it back.
panel-take-back = Take my answer back
panel-again = Same as last time: { $answer }
panel-barred = Not possible now:
panel-barred-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
panel-take-move-back = Take my move back
panel-taken-back = Taken back.
mine-title = Your matches
mine-none = You have no match going on in any server. Open one in a server's channel with /match new.
mine-anywhere = Matches of all servers; a link leads to the channel where it is played.
mine-open = My move · match { $match }
mine-waits = ▶ **match { $match } · { $game }** { $channel }: waits for you ({ $since })
mine-others = – match { $match } · { $game } { $channel }: waits for { $players }
mine-rests = – match { $match } · { $game } { $channel }: waits for nobody
mine-held = – match { $match } · { $game } { $channel }: on hold, I cannot write there
pass-title = Pass in every window
pass-about = { $count ->
    [one] { $count } window waits for you. You pass in this one only.
   *[other] { $count } windows wait for you. You pass in these only.
}
pass-window = – match { $match } { $channel }: { $ask }
pass-do = Pass ({ $count })
pass-done = { $count ->
    [one] You passed in { $count } window.
   *[other] You passed in { $count } windows.
}
pass-gone = { $count ->
    [one] { $count } window was closed or answered in the meantime.
   *[other] { $count } windows were closed or answered in the meantime.
}
pass-nothing = No window waits for you.
panel-before-move = Before that you may, if you like, step in with a card:
panel-rest = Pass { $what }
panel-settled = Settled. You can change it under **Answers in advance**.
panel-quick-nothing = You have nothing to play now. It goes on by itself { $when }.
panel-settle = Settle: { $what }
panel-pass-all = Pass in all
panel-standing = Answers in advance
panel-standing-title = Your answers in advance · match { $match }
panel-standing-about = What you settle here answers for you at once, by what everybody sees. Only you can see it, and it holds until you change it.
panel-standing-as-usual = This is your default: you bring it to every match of this game on this server. What holds once only, or for this match alone, is never part of it.
panel-standing-unlike-usual = This is not your default. You can bring it to every match of this game on this server from now on, or settle your default here; what holds once only, or for this match alone, is left out.
panel-standing-keep = Keep as my default
panel-standing-use = Use my default
panel-returned = { $count ->
    [one] You missed { $count } window, so those that followed were passed for you. From now on you are asked again.
   *[other] You missed { $count } windows in a row, so those that followed were passed for you. From now on you are asked again.
}
panel-no-standing = There is nothing here that you could settle in advance.
panel-plan = Plan ahead
plan-title = Your plan · match { $match }
plan-about = This is what comes if nobody does anything. Answer it now; as soon as anybody plays something, the plan no longer holds. Nobody else can see it.
plan-nothing = What you will be asked next cannot be foreseen now: it depends on the others or on chance.
plan-pick = What to answer in advance
plan-pass = you pass
plan-note = It happens by itself when its time comes; until then you can change it or drop it.
plan-confirm = Plan it
plan-kept = ✓ It is planned.
plan-give-up = Drop the plan
plan-given-up = The plan is dropped.
plan-stopped = Planned, but not done, because somebody did something:
panel-stale = That question is over; this is how it stands now.
panel-outdated = That button is out of date; here is how things are now.
panel-paused = The match is paused; nobody moves.
panel-paused-awaited = Awaited when it goes on: { $players }.
panel-not-begun = The match has not begun yet.
panel-over = The match is over.
panel-no-seat = You have no seat in this match. You may watch the board.
panel-not-asked = Nothing is asked of you now. Awaited: { $players }.
panel-nobody = the bot’s players
panel-type-number = Type a number from { $least } to { $most }
panel-type-name = Type a name
panel-type-name-about = Part of it is enough; /match answer suggests names as you type.
panel-type-text = Write it
panel-type-text-about = Type at most { $longest } characters; nothing in it happens by itself.
panel-no-text = Without words
panel-text-too-long = That is { $count ->
    [one] { $count } character
   *[other] { $count } characters
 }; at most { $longest } fit.
panel-no-name = Nothing is called “{ $typed }”. Try another spelling, or only a part of the name.
panel-names-found = { $count ->
    [one] { $count } name fits; these are the { $shown } nearest.
   *[other] { $count } names fit; these are the { $shown } nearest.
  }
panel-no-name-asked = You are not being asked for a name here. Open your panel with /play and go to the question first.
panel-several = Pick { $least } to { $most }; picked: { $count }
panel-several-done = That is all
panel-several-none = None

# Advice at a table that plays together.

advice-on = Advice on the question of { $player }
advice-open = The question of { $player } is open to everybody
advice-note = Others see your answer as advice; nothing happens until the question is answered.
advice-give = Set beside the question
advice-line = { $number }.{"\u00A0"}{ $player } advises: { $preview }
advice-own-player = { $number }.{"\u00A0"}The bot advises: { $preview }
advice-why = { $advice } — { $why }
advice-backed = { $advice } · backed by { $players }
advice-adopt = Do as advised: { $number }
advice-change = Change { $number }
advice-back = Back { $number }
advice-ask-own-player = What would the bot do?
advice-pick = Advise the others
advice-given = ✓ Your advice stands beside the question.
advice-title = Your advice
advice-why-label = Why?
advice-why-about = One line for the others; it may stay empty.

# Pings.

ping-turn = ▶ { $player }, { $ask }
ping-reminder = { $player }, a reminder: { $ask }
ping-half-time = { $player }, half of your time is gone: { $ask }
ping-reserve = { $player }, your time is up and your extra time is running: { $ask }
ping-ruling = A judge is asked for a ruling about { $player }: { $ask }
judges-role-gone = The judges’ role was deleted, so nobody was notified. Whoever manages the server can pick another with /setup.
ping-deadline = Your time runs out { $deadline }.
# A channel that takes no messages, or not every line.

line-left-out = *(Discord does not take a line that belongs here. It is in the history.)*
line-withheld = *(The server’s AutoMod blocked a line that belongs here. It is in the history, and the host knows which one it is.)*
channel-silent = I cannot write in the match’s channel at the moment: what you see there is out of date. What you press counts all the same, and is shown there as soon as I can.
gap-silence = From { $since } until { $until } I could not write here. The clock was stopped, and everybody has the time back.
gap-outage = From { $since } until { $until } Discord took no messages. The clock was stopped, and everybody has the time back.
private-withheld = The server’s AutoMod blocked a line of match { $match } ({ $channel }). Exempt me from that rule if such lines should be shown.
private-silenced-long = I have not been able to write in the channel of match { $match } since { $since } ({ $channel }). The match waits, and nobody loses time.
private-silenced-often = Once more I cannot write in the channel of match { $match } ({ $channel }), this time since { $since }. The match waits, and nobody loses time.
private-silenced-ended = I have not been able to write in the channel of match { $match } since { $since } ({ $channel }). The match ended without a result.
private-silenced-help = It goes on by itself once I can write there. You can also go on elsewhere, with `/match move match:{ $match }` in another channel, or call a judge there with `/dispute match:{ $match }`. If nothing changes, it ends without a result { $until }.
ping-late = { $player }, your time is nearly over: { $ask }

# What players agree on.

talk-undo = taking the last move back
talk-draw = a draw
talk-extension = more time
talk-pause = a pause
talk-abandon = ending without a result
talk-asked = { $player } proposes: **{ $what }**
talk-asked-undo = { $player } wants to take back:
talk-waiting = To answer: { $players }
talk-yes = I agree
talk-no = No
talk-agreed = ✓ Everybody agreed: { $what }.
talk-refused = ✗ Not agreed: { $what }.
talk-you-agreed = You agreed.
talk-you-refused = You said no; the proposal is closed.
talk-proposed = Proposed: { $what }. It happens when everybody agrees.
talk-done = Done: { $what }.
talk-resumed = The match goes on.
talk-let-go = You no longer hold the clock, but the match is still stopped.
talk-reopening = Match { $match } goes on from entry { $entry } as soon as that is announced in its channel.
talk-about-concede = Giving up match { $match } cannot be taken back.
talk-about-close = The lobby of match { $match } would be closed.
talk-about-abandon = Match { $match } would end without a result. That cannot be taken back.
talk-sure-concede = Yes, I give up
talk-sure-close = Yes, close it
talk-sure-abandon = Yes, end it
talk-did-concede = You gave up.
talk-did-close = The lobby is closed.

# What judges and admins order.

order-rewind = Match { $match }: back to entry { $number }
order-reopen = Match { $match }: go on from entry { $number }
order-pause = Match { $match }: stop the clock
order-resume = Match { $match }: let the clock run
order-extend = { $number ->
    [one] Match { $match }: { $number } more hour
   *[other] Match { $match }: { $number } more hours
}
order-abandon = Match { $match }: end without a result
order-leave = Match { $match }: free seat { $number }
order-game = Match { $match }: the bot plays seat { $number }
order-why = Why?
order-why-about = Everybody reads it in the log; it cannot be taken back.
order-done = Done. The log says what you ordered, and why.
order-ruling = Match { $match }: ruling

# Looking back.

history-title = Match { $match } · entry { $seq } of { $last }
history-foot = { $at } · { $hash }
history-silent = Nothing to tell of this entry.
history-before = Earlier
history-after = Later
history-not-begun = The match has not begun; there is nothing to look back at.

# Seats that pass on.

seats-title = Seats
seats-about = A seat that somebody left can be taken by another player, or the bot plays on in it.
seats-pick = What to do
seats-take = Take { $seat }
seats-leave = Free { $seat } for somebody else
seats-game = Let the bot play { $seat }
seats-about-game = The bot then plays for you until the end: { $seat }. You cannot take the seat back.
seats-sure-game = Yes, let the bot play
seats-done = Done.
seats-nothing = There is nothing you may do with the seats of this match.
seats-none-free = No seat is free any more. To look on, use /match spectate.

# Refusals and rules.

match-gone = I know no such match on this server.
match-none-here = No match is going on in this channel. Open one with /match new.
match-refused = That cannot be done
match-house-rule = This server has a rule of its own here, { $rule }. I still referee by the rulebook.
match-house-rule-played = This server has a rule of its own here, { $rule }. I referee by what the lobby agreed on.
match-reading = For rule { $rule } this is our reading, not the book’s word: { $reading }
match-open-rule = Rule { $rule }
match-rule-unknown = I do not have the rule { $rule } at hand.
match-moved = Match { $match } goes on here.

# Files and records.

export-about = Match { $match } as a file, without the players’ names. Anybody can check it with /file verify, or with Python alone.
verify-holds = Match { $match } is genuine.
verify-as-played = This is match { $match } as it was played here.
verify-unproven = The file holds together, but it is not proven to be a match that was played.
verify-unknown = There is no match { $match } here that you may see, so there is nothing to compare the file with.
verify-not-over = Match { $match } is not over: its file can be compared when it is.
verify-case-holds = The case of dispute D-{ $number } is as it is kept here.
verify-case-wrong = This is not the case of dispute D-{ $number } as it was written.
verify-case-unknown = This server keeps no such dispute, so there is nothing to compare the file with.
verify-case-verdicts = { $count ->
    [one] It holds { $count } verdict, sealed by the digest of the file.
   *[other] It holds { $count } verdicts, sealed by the digest of the file.
}
verify-other = This is not match { $match } as it was played here.
verify-counted = { $entries ->
    [one] Whole chain, true secret: { $entries } entry,
   *[other] Whole chain, true secret: { $entries } entries,
} { $draws ->
    [one] { $draws } draw.
   *[other] { $draws } draws.
}
verify-declared = { $count ->
    [one] { $count } entry says what came at your own table. The proof claims nothing for it: the bot did not draw it.
   *[other] { $count } entries say what came at your own table. The proof claims nothing for them: the bot did not draw it.
}
verify-unjudged = { $count ->
    [one] The referee would have decided { $count } entry otherwise, but cannot judge it: the match was played under { $played }, and this is { $judging }.
   *[other] The referee would have decided { $count } entries otherwise, but cannot judge them: the match was played under { $played }, and this is { $judging }.
}
verify-so-far = Everything holds so far.
verify-so-far-about = { $entries ->
    [one] { $entries } entry, checked with the secret, which stays hidden until the match ends.
   *[other] { $entries } entries, checked with the secret, which stays hidden until the match ends.
}
verify-so-far-wrong = Something is wrong with this match. What it is may be told when the match is over; ask whoever runs the bot.
verify-compare = Compare with what was posted in the match’s channel:
verify-fingerprint = fingerprint of the secret { $fingerprint }
verify-message = in the message with the id { $message }
verify-head = last fingerprint of the log { $head }
verify-wrong = { $count ->
    [one] Something is wrong
   *[other] { $count } things are wrong
}
verify-entry = entry { $entry }: { $what }
verify-found-form = not as the bot writes it
verify-found-about = what stands at the top of the file does not follow from its log
verify-found-chain = the chain of hashes is broken
verify-found-head = another last fingerprint
verify-found-time = earlier than the entry before it
verify-found-secret = not the secret that was committed to
verify-found-unended = the end of the log is missing
verify-found-draw = the dice or cards would have come otherwise
verify-found-file = what was brought is missing, or is not what was brought
verify-found-rule = against the rules of the game
verify-found-order = this cannot happen in a match
verify-differs-length = after entry { $entry } one of them goes on and the other does not
verify-differs-entry = entry { $entry } is another one
verify-differs-about = “{ $name }” is another one
verify-no-file = This is not the file of a match. Attach one from /file export.
verify-too-large = The file is too large; at most { $megabytes } MB.
verify-too-long = The file is too much to check here: at most { $entries } entries. python -m bot verify checks files of any size.
verify-too-deep = This is not the file of a match: values in it are nested more than { $deepest } deep. Attach one from /file export.
verify-too-much = This is not the file of a match: it holds more than a match can. Attach one from /file export.
record-title = Records
record-none = No finished match yet.
record-line = { $player } · { $game }: played { $played }, won { $won }, lost { $lost }
record-shared = shared wins { $count }
record-conceded = conceded { $count }
record-sentenced = lost by a verdict { $count }
record-left = left { $count }
record-best = best { $points }
record-forget-title = Delete what I keep about you
record-forget-about = I forget your settings, questions and decks and put a nameless marker in your place in all matches. Lobbies of yours are closed, and your seats in running matches become free. A keyed hash of who took part stays with each match, so that nobody judges a match they played or plays one they judged; reasons you gave for orders stay without your name. This cannot be taken back.
record-forget-sure = Yes, forget me
record-forgotten = { $count ->
    [one] Forgotten. You were in { $count } match.
   *[other] Forgotten. You were in { $count } matches.
}
quiet-set = No pings from { $first } to { $last } ({ $zone }); they wait until the quiet hours are over.
quiet-off = No quiet hours: pings come at any time.
quiet-half = Give both hours, from and until, such as 22 and 7. Your quiet hours stay as they were.
quiet-unknown-zone = The time zone “{ $zone }” does not exist. Pick one from the list, as in Europe/Prague.
vacation-set = { $count ->
    [one] Vacation until { $until }. Your clock is stopped in { $count } match.
   *[other] Vacation until { $until }. Your clocks are stopped in { $count } matches.
}
vacation-short = { $count ->
    [one] In { $count } match it is stopped for a shorter time or not at all: a seat has { $days } days of vacation in the whole match.
   *[other] In { $count } matches it is stopped for a shorter time or not at all: a seat has { $days } days of vacation in the whole match.
}
vacation-over = { $count ->
    [one] Welcome back. Your clock runs in { $count } match.
   *[other] Welcome back. Your clocks run in { $count } matches.
}

# Component packs.

pack-title = Component pack: { $game }
pack-own = This server’s new matches use the pack that the game comes with.
pack-chosen = This server’s new matches use the pack { $pack }.
pack-how = A pack is a TOML file, or a zip of TOML and CSV files, of at most { $megabytes } MB. To begin with, download the present one and change it.
pack-set = The pack is valid. New matches of this server use it from now on: { $pack }.
pack-right = The pack is valid. Nothing was changed: it was only checked.
pack-unset = New matches use the pack that the game comes with again.
pack-about = Matches that are open already keep the pack they began with.
pack-export = The pack { $pack }, which this server’s new matches use.
pack-export-own = The pack that the game comes with. Put in the values of your box and set it.
pack-export-blank = The second file is an empty pack for your own box, with names and public numbers filled in. Put in the values of your box and have it checked.
pack-invalid = This is not a valid pack; nothing was changed. { $count ->
    [one] { $count } mistake to correct:
   *[other] { $count } mistakes to correct:
}
pack-all-problems = The whole list: { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
pack-problem = { $file }: { $said }
pack-problem-line = { $file }, line { $line }: { $said }
pack-wrong-missing = { $where }: `{ $name }` is missing. Add it.
pack-wrong-missing-cell = the column `{ $name }` is empty. Fill it in every row; merged cells leave their value in the first row only.
pack-wrong-unknown = { $where }: `{ $name }` is not known here. Keep the names of the columns as they were; there are: { $known }
pack-wrong-most = { $where }: at most { $most }. Check the number on the card, and the column it is in.
pack-wrong-least = { $where }: at least { $least }. Check the number on the card, and the column it is in.
pack-wrong-number = { $where }: this takes a whole number, digits only. If you do not know it, leave it empty.
pack-wrong-yes = { $where }: write 1 for yes, and leave it empty otherwise.
pack-wrong-choice = { $where }: { $value } is not known here. Choose one of: { $known }
pack-wrong-key = { $where }: a key has up to 24 small letters without accents, digits and hyphens, and begins with a letter, such as `old-shovel`.
pack-wrong-cells = the row has { $cells } cells, but there are { $columns } columns. Split merged cells, or put text with a comma or semicolon in quotation marks.
pack-wrong-column = a column has no name in the first line. Name every column as in the empty pack, and split merged cells.
pack-wrong-twice = { $where }: the key `{ $name }` is there already. Give each row one of its own; count equal cards in the column `copies`.
pack-wrong-none = { $where }: there is no `{ $name }` in this pack. Write it as in the column `key` of its table, or add it there.
pack-wrong-printed = { $where }: `{ $name }` belongs in the column `printed` of exactly one space, and { $count } have it.
pack-wrong-beside = another space has floor { $floor } and column { $column } already. Give each space a place of its own.
pack-wrong-away = nobody can reach this space. Check its floor and column, or add a ladder.
pack-wrong-backs = { $where }: there are { $backs } backs for { $cards } cards `{ $name }`. Enter a back for each card, or none at all.
pack-wrong-frame = { $where }: the table needs { $frame ->
    [red] at least one character with a red frame
   *[black] at least two characters with a black frame
 }. Add what is missing, or write partial = true in pack.toml.
pack-wrong-utf = the file is not in UTF-8. Save it in your spreadsheet as “CSV UTF-8”.
pack-wrong-entries = { $where }: { $number } entries belong in this list. Count them.
pack-wrong-entries-least = { $where }: at least { $number } entries belong here. Add what is missing.
pack-wrong-entries-most = { $where }: at most { $number } entries belong here. Take some out.
pack-wrong-list = { $where }: this takes a list, in square brackets: [ ].
pack-wrong-table = { $where }: this takes a table: names and values in braces.
pack-wrong-text = { $where }: this takes text, in quotation marks: " ".
pack-wrong-taken = { $where }: the file { $other } has this already. Keep it in one of the two.
pack-wrong-column-twice = the column `{ $name }` is there twice. Take one out.
pack-wrong-again = { $where }: `{ $name }` is there already. Take one of the two out.
pack-wrong-role = { $where }: another token is the `{ $name }` already. One kind alone has this role.
pack-wrong-few = { $where }: there must be at least { $few ->
    [two] two
   *[four] four
} cards. Add what is missing.
pack-wrong-corner = { $where }: all cards have a red corner, so the deck would be empty at the beginning. Put 1 in the column `red` only for cards with that corner.
pack-wrong-kinds = { $where }: there are { $there } cards of the kind `{ $name }`, and a campaign needs { $least }. Add the others.
pack-wrong-chapters = { $where }: three cards must be of the kind `chapter`, with 1, 2 and 3 in the column `chapter`.
pack-wrong-finale = { $where }: no finale ends the campaign. Give one the effect `end`, or leave the effects of one out: then you are asked.
pack-wrong-deck = { $where }: there are { $there } cards, and the most distant location takes { $least }. Add the others, or count equal cards in the column `copies`.
pack-wrong-circle = { $where }: script { $name } leads back to itself and never ends. Give it a choice or a roll that leads elsewhere.
pack-wrong-endless = { $where }: every card leads to another one of this deck, so it would never end. Let one card do something else.
pack-wrong-harmless = { $where }: no face wounds, so a fight with bare hands would never end. Check the die.
pack-wrong-printed-on = { $where }: the space `{ $name }` has an action printed on it, so no card lies there. Choose another space.
pack-wrong-covered = { $where }: another card lies on the space `{ $name }` already. Choose another space.
pack-wrong-long = { $where }: the text has { $there } characters, and at most { $most } fit. Shorten it.
pack-wrong-areas = { $where }: there must be eight areas, numbered 1 to 8.
pack-wrong-sides = { $where }: one zone belongs on each side: north, east, south, west.
pack-wrong-itself = { $where }: area { $area } cannot touch itself. Write two areas that touch.
pack-wrong-joined = { $where }: areas { $area } and { $other } are joined already. Take one of the two out.
pack-wrong-lonely = { $where }: area { $area } touches no other. Add its border.
pack-wrong-either = { $where }: fill in either `once` or `passive`, and only one of them.
pack-wrong-here = { $where }: this has no place on the board, so `here` names none. Name another place.
pack-wrong-gains = { $where }: it gains as much corra as it costs, or more, so it could be used without end. Check both numbers.
pack-wrong-deploy = { $where }: an elite cannot be deployed where it already is. Name another place.
pack-wrong-elite = { $where }: the faction `{ $faction }` has no elite `{ $name }`. Write it as in its `key`.
pack-wrong-dice = { $where }: there are only { $there } dice of this kind. Name fewer.
pack-wrong-area = { $where }: an area is a number from 1 to 8.
pack-wrong-points = { $where }: the pack has { $there } tokens of { $points } points, not { $times }. Check them.
pack-wrong-controlled = { $where }: { $count } areas cannot be controlled where only { $there } are named. Check both numbers.
pack-wrong-stranger = { $where }: `{ $name }` is not known here. Check how it is written.
pack-wrong-border = { $where }: an area has no border yet. Add it.
pack-wrong-card-type = { $where }: `{ $name }` is no type of card. Choose one of: { $known }
pack-wrong-name-line = { $where }: a name is one line. Take line breaks and invisible characters out.
pack-wrong-no-code = { $where }: no card of the table has this code. Write it as in the table.
pack-wrong-undeclared = { $where }: no player could declare that. Play the card in a match and keep the declaration.
pack-wrong-nameless = { $where }: the card has no name. Fill in `name_en` or `name_cs`.
pack-wrong-code-twice = { $where }: the code { $name } is in row { $row } already. Give each row one of its own.
pack-wrong-nothing = { $where }: there is nothing in it. Add a table, cards or formats.
pack-wrong-tableless = { $where }: without a table there would be no cards. Add one.
pack-wrong-other = { $said }
pack-too-large = The file is too large; at most { $megabytes } MB.
pack-no-file = This takes the file of a pack: attach it.
pack-file-unneeded = This takes no file. Leave it out, or choose to set or to check it.
pack-none = { $game } has no component packs.

command-adjust = adjust
command-adjust-about = Set parts of the position; for judges
order-adjust = Adjust match { $match }
order-give = Do it
order-moved = The match has moved on since. This is what the order would do now.
match-excluded = A verdict in dispute D-{ $number } excludes you from matches in this server until { $until }. Ask its judges if you think that is wrong.

lookup-title = Match { $match }
lookup-other-game = This command is for { $game }, and something else is played in this channel. Use it in a channel where that game is played.
lookup-not-begun = The match in this channel has not begun. Use the command once it has started.
moved-commands = Some commands have moved. Your own things are in `/my` (quiet, vacation, statistics, data, forget), files in `/file` (export, verify, save, bring, pack).
moved-commands-judges = Judges have `/desk`, `/rewind`, `/adjust` and `/casebook`; `/setup` shows admins how to open these to the judges’ role.
