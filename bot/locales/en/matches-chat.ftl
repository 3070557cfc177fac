# Names and descriptions of the commands of matches.

command-play = play
command-play-about = Make your move with buttons and lists that only you see
command-match = match
command-match-about = Open, play and look back at matches
command-match-new = new
command-match-new-about = Open a match in this channel for people to join
command-match-game-about = The game to play; by default this channel’s game
command-match-variant = variant
command-match-variant-about = How to play it; by default the first way that fits the number of seats
command-match-seats = seats
command-match-seats-about = Number of seats, bots included
command-match-time = time
command-match-time-about = Time per move, e.g. 1 day or 12 h; by default one day
command-match-thread = thread
command-match-thread-about = Give the match its own thread
command-match-status = status
command-match-status-about = Show how the match is going; only you see it
command-match-number = match
command-match-number-about = The match number; by default the match in this channel
command-match-history = history
command-match-history-about = Look back at the log, and at the board after any move
command-entry = entry
command-match-entry-about = The number of the log entry; by default the last one
command-match-spectate = spectate
command-match-spectate-about = Watch the match: show the board
command-match-undo = undo
command-match-undo-about = Ask the others to let you take back your last move
command-rewind = rewind
command-rewind-about = Take a match back to an earlier entry, even past dice rolls or the end; for judges
command-rewind-entry-about = The entry to go back to
command-rewind-number = match
command-rewind-number-about = The match number; by default the match in this channel
command-match-concede = concede
command-match-concede-about = Give up your seat
command-match-pass = pass
command-match-pass-about = Show every chance to react that waits for you, and pass in all of them at once
command-match-draw = draw
command-match-draw-about = Propose a draw
command-match-pause = pause
command-match-pause-about = Stop the clock, if the others agree
command-match-resume = resume
command-match-resume-about = Start the clock again
command-match-extend = extend
command-match-extend-about = More time for the players whose turn it is, if the others agree
command-match-hours = hours
command-match-hours-about = How many hours more
command-match-abandon = abandon
command-match-abandon-about = End the match without a result, if the others agree
command-match-substitute = substitute
command-match-substitute-about = Leave your seat, take a free one, or let the bot play on
command-match-move = move
command-match-move-about = Continue a match in this channel
command-match-answer = answer
command-match-answer-about = Type the name your panel asks for, with suggestions
command-match-answer-name = name
command-match-answer-name-about = The name; part of it is enough
command-file-about = Matches, decks and component packs as files
command-file-number = match
command-file-number-about = The match number; by default the match in this channel
command-file-bring = bring
command-file-bring-about = Upload a file, such as a deck, for the lobby here, or look at yours
command-file-bring-file-about = The file
command-file-bring-what = what
command-file-bring-what-about = What the file is for
command-file-save = save
command-file-save-about = Download the match as a file to continue from later
command-file-export = export
command-file-export-about = Download a finished match
command-file-verify = verify
command-file-verify-about = Check that a match’s dice and log are genuine
command-file-file-about = A file from /file export or from a dispute
command-file = file
command-my-statistics = statistics
command-my-statistics-about = Who played what, and how it ended
command-player = player
command-my-player-about = Only this player
command-my-quiet = quiet
command-my-quiet-about = Hours without pings; leave empty to turn quiet hours off
command-my-first = from
command-my-first-about = When your quiet hours begin, 0 to 23
command-my-last = until
command-my-last-about = When your quiet hours end, 0 to 23
command-my-zone = zone
command-my-zone-about = Your time zone, e.g. Europe/Prague
command-my-vacation = vacation
command-my-vacation-about = Stop your clocks for some days; 0 ends it
command-my-days = days
command-my-days-about = How many days, at most 28
command-my-forget = forget
command-my-forget-about = Delete what I keep about you
command-file-pack = pack
command-file-pack-about = The component pack for new matches on this server
command-file-deed = action
command-file-deed-about = What to do with the pack; by default it is shown, or set if you attach a file
command-file-pack-file-about = The pack: a TOML file, or a zip of TOML and CSV files
command-file-pack-game-about = The game the pack is for; by default this channel’s game
command-file-deed-show = show
command-file-deed-set = set from a file
command-file-deed-check = only check a file
command-file-deed-export = download
command-file-deed-own = use the game’s own pack again

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
newmatch-next-choices = All seats are taken. Start it once everyone has chosen.
newmatch-thread = { $game } · { $host }
newmatch-in-thread = { $host } has opened a { $game } match in { $channel }. Join there.
newmatch-variant = { $variant } ({ $least }–{ $most } players)
newmatch-no-games = I cannot referee any game yet.
newmatch-closed-channel = I cannot write in this channel, so nothing was opened. If it is a private thread, add me to it by mentioning me; otherwise let me see the channel and write in it, or open the match elsewhere.
newmatch-which-game = Say which game: { $games }.
newmatch-unknown-game = I cannot referee “{ $game }”. I can: { $games }.
newmatch-unknown-variant = “{ $variant }” is not a way to play it. You can choose: { $variants }.
newmatch-no-time = “{ $time }” is not a time I understand. Write for example 1 day, 12 h or 90 min; 0 means no limit.
newmatch-lacks-rights = I am missing permissions in this channel: { $rights }. Ask a server admin to allow them.
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
lobby-house-rules = The bot does not play these house rules: { $names }. It follows the printed rules; agree on the rest among yourselves.
lobby-house-played = house rule { $rule }
lobby-house-departs = differs from house rule { $rule }
lobby-hint = { $host } is the host and starts the match when all seats are taken.
lobby-opens = It begins as soon as it has been announced in the channel. Nothing can be changed now; if nothing happens, the host can press Start again.
lobby-hint-together = { $host } is the host and can start the match at any time. Free seats can be taken while it is played.
lobby-hint-ready = { $host } is the host and can start the match right away.
lobby-hint-seats = The host adds and removes seats under Manage ({ $least }–{ $most } players).
lobby-needs-players = { $count ->
    [one] ⏳ { $count } more player is needed.
   *[other] ⏳ { $count } more players are needed.
}
lobby-needs-choices = Anyone marked ⏳ still has something to choose under **{ $button }**.
lobby-needs-table = ⏳ The host still has to choose the settings for the whole table under **{ $button }**.
lobby-fingerprint = Fingerprint of the secret behind the dice: `{ $commitment }`
lobby-join = Join
lobby-leave = Leave
lobby-manage = Manage
lobby-look = What you play with
lobby-look-title = What you play with · match { $match }
lobby-look-pick = What do you want to see?
lobby-start = Start
lobby-automaton = Give a seat to the bot
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
lobby-manage-about = Add or remove seats, give seats to the bot, choose the settings for the whole table, or clear a seat.
lobby-host-only = Only { $host }, a judge or a server admin can do that.
lobby-unsettled = not chosen yet
lobby-pick = Choose: { $what }
lobby-choices = My choices
lobby-choices-what = My choices: { $what }
lobby-choices-of = choices
lobby-choices-title = Your choices · match { $match }
lobby-choices-about = Only you can see what is sealed. Everyone sees its fingerprint and can check it after the match.
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
lobby-bring = Upload: { $what }
lobby-show = View: { $what }
lobby-drop = Remove: { $what }
lobby-kept = Use a saved one: { $what }
lobby-brought-now = ✓ Received: { $what }
lobby-yours = Your files for match { $match }: { $what }
lobby-no-file = No file was attached.
lobby-no-choice = The lobby here does not ask for that.
lobby-sealed-about = Nobody sees it until the match is over. At most { $kilobytes } kB.
lobby-open-about = Everyone can see it. At most { $kilobytes } kB.
match-saved = Match { $match } as it is now. Upload this file in a new match to continue from here.
ping-unready = ⏳ { $player }, the match cannot start because of your choices. Only you can see why.

# What is chosen in a lobby, and the ways to play a game.

choice-faction = faction

# What announces a match, in a message of its own.

opening-title = **Match { $match } starts.**
opening-again = **Match { $match } continues from entry { $entry }, with new dice.**
opening-sealed = -# 🎲 Dice sealed: `{ $commitment }…`
opening-check = How to check the dice
opening-check-title = The dice of match { $match }
opening-fingerprint = Fingerprint of the secret: { $commitment }
opening-clicks = Clicks with which the players joined: { $clicks }
opening-about = The bot fixed its secret before anyone could know this match’s numbers: the message that opened the match carries its fingerprint, in the attached file, with the clicks with which the players joined. All dice come from the secret, the clicks and the id of that message. After the match the secret is posted, and anyone can check every roll: /file verify match:{ $match }

# The public message of a match.

status-title = { $game }: match { $match }
status-wait = { $player }: { $ask }
status-automata = The bots are moving.
status-council = 🗣 Council until { $until } at the latest. Still to speak: { $seats }
status-open = anyone may answer
status-conceded = conceded
status-sentenced = lost by a verdict
status-away = away until { $until }
status-reserve = extra time { $left }
status-no-reserve = no extra time left
status-then-reserve = with the extra time { $until }
status-ends = The match’s time runs out { $until }.
status-overtime = The match’s time is up.
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
rematch-invites = { $players }: a rematch, match { $match }! Take your seat again with the same choices.
rematch-join = Take my seat
rematch-seated = You are in match { $match }
rematch-change = Your choices from last time are set again. You can change them in the match’s message.
rematch-missing = ⏳ You still have to choose: { $what }
status-play = My move
status-history = History
status-dispute = Dispute
status-sit = Sit down
status-sit-for-bot = Take over from the bot

# The private panel.

panel-title = Your move · match { $match }
panel-since = Since your last move:
panel-since-begin = So far:
panel-since-late = Most recently:
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
    [one] You have one question to answer.
   *[other] You have { $count } questions to answer, in any order.
}
panel-pick-question = Which one to answer
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
panel-no-sheet = You have nothing yet.
panel-page-before = ‹ Earlier
panel-page-after = Later ›
panel-done = ✓ Done.
panel-ahead = ✓ Your answer is saved for your turn. Nobody can see that you gave one.
panel-ahead-about = It is not your turn yet. Your answer is played when it is, unless something else happens first.
panel-ahead-kept = Saved for your turn: **{ $answer }**
panel-ahead-refused = Your saved answer could no longer be played: { $why }
panel-ahead-undoable = Saved until your turn; until then you can change it or take it back.
panel-take-back = Take back my answer
panel-again = Same as last time: { $answer }
panel-barred = Not possible now:
panel-barred-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
panel-take-move-back = Take back my move
panel-taken-back = Taken back.
mine-title = Your matches
mine-none = You have no matches in progress on any server. Open one in a server’s channel with /match new.
mine-anywhere = Your matches on all servers; each link leads to the match’s channel.
mine-open = My move · match { $match }
mine-waits = ▶ **match { $match } · { $game }** { $channel }: waiting for you ({ $since })
mine-others = – match { $match } · { $game } { $channel }: waiting for { $players }
mine-rests = – match { $match } · { $game } { $channel }: waiting for nobody
mine-held = – match { $match } · { $game } { $channel }: on hold, I cannot write there
pass-title = Pass everywhere
pass-about = { $count ->
    [one] { $count } chance to react is waiting for you. You pass only there.
   *[other] { $count } chances to react are waiting for you. You pass only there.
}
pass-window = – match { $match } { $channel }: { $ask }
pass-do = Pass ({ $count })
pass-done = { $count ->
    [one] You passed once.
   *[other] You passed { $count } times.
}
pass-gone = { $count ->
    [one] { $count } chance to react was over or answered in the meantime.
   *[other] { $count } chances to react were over or answered in the meantime.
}
pass-nothing = No chance to react is waiting for you.
panel-before-move = You may play a card first:
panel-rest = Pass { $what }
panel-settled = Saved. You can change it under **Answers in advance**.
panel-quick-nothing = You have nothing to play now. The game goes on by itself { $when }.
panel-settle = Set: { $what }
panel-pass-all = Pass in all
panel-standing = Answers in advance
panel-standing-title = Your answers in advance · match { $match }
panel-standing-about = What you set here answers for you at once, going only by what everybody sees. Only you can see it, and it applies until you change it.
panel-standing-as-usual = This is your default: it applies in every match of this game on this server. Settings for one time or for this match only are never part of it.
panel-standing-unlike-usual = This is not your default. You can make it your default in every match of this game on this server, or use your default here. Settings for one time or for this match only are left out.
panel-standing-keep = Keep as my default
panel-standing-use = Use my default
panel-returned = { $count ->
    [one] You let { $count } chance to react go by, so you passed automatically after that. From now on you are asked again.
   *[other] You let { $count } chances to react go by in a row, so you passed automatically after that. From now on you are asked again.
}
panel-no-standing = There is nothing here that you can set in advance.
panel-plan = Plan ahead
plan-title = Your plan · match { $match }
plan-about = This is what comes if nobody steps in. Answer it now; as soon as anybody plays something, the plan is dropped. Nobody else can see it.
plan-nothing = I cannot tell yet what you will be asked next: it depends on the others or on chance.
plan-pick = What to answer in advance
plan-pass = you pass
plan-note = It is played when its time comes; until then you can change it or drop it.
plan-confirm = Plan it
plan-kept = ✓ Planned.
plan-give-up = Drop the plan
plan-given-up = The plan is dropped.
plan-stopped = Planned, but not done, because somebody stepped in:
panel-stale = That question is over; here is how things are now.
panel-outdated = That button is out of date; here is how things are now.
panel-paused = The match is paused; nobody moves.
panel-paused-awaited = After the pause it is up to: { $players }.
panel-not-begun = The match has not begun yet.
panel-over = The match is over.
panel-no-seat = You are not playing in this match. You can watch the board.
panel-not-asked = You have nothing to do now. Waiting for { $players }.
panel-nobody = the bots
panel-type-number = Type a number from { $least } to { $most }
panel-type-name = Type a name
panel-type-name-about = Part of it is enough; /match answer suggests names as you type.
panel-type-text = Write it
panel-type-text-about = At most { $longest } characters; the bot does not act on it.
panel-no-text = No text
panel-text-too-long = That is { $count ->
    [one] { $count } character
   *[other] { $count } characters
 }; there is room for { $longest }.
panel-no-name = Nothing is called “{ $typed }”. Try another spelling, or only part of the name.
panel-names-found =
    { $count ->
        [one] { $count } name matches; here it is.
       *[other] { $count } names match; here are the { $shown } closest.
    }
panel-no-name-asked = You are not being asked for a name here. Open your panel with /play and go to the question first.
panel-several = Pick { $least } to { $most }; picked: { $count }
panel-several-picked-few = Picked: { $count }. That is not enough: pick at least { $least }.
panel-several-picked-enough = Picked: { $count }. Add more, from other pages too, or press **{ $done }**.
panel-several-picked-many = Picked: { $count }. That is too many: pick at most { $most }.
panel-several-done = That is all
panel-several-none = None

# Advice at a table that plays together.

advice-on = Advice for { $player }
advice-open = Anyone may answer for { $player }
advice-note = Others see your answer as advice; nothing happens until the question is answered.
advice-give = Post as advice
advice-line = { $number }.{"\u00A0"}{ $player } advises: { $preview }
advice-own-player = { $number }.{"\u00A0"}The bot advises: { $preview }
advice-why = { $advice } — { $why }
advice-backed = { $advice } · supported by { $players }
advice-adopt = Do this: { $what }
advice-change = Edit: { $what }
advice-back = { $bot ->
    [1] Support the bot: { $what }
   *[other] Support { $player }: { $what }
}
advice-ask-own-player = What would the bot do?
advice-pick = Advise the others
advice-given = ✓ Your advice is posted.
advice-title = Your advice
advice-why-label = Why?
advice-why-about = One line for the others; optional.

# Pings.

ping-turn = ▶ { $player }, { $ask }
ping-reminder = { $player }, a reminder: { $ask }
ping-half-time = { $player }, half of your time is gone: { $ask }
ping-reserve = { $player }, your time is up and your extra time is running: { $ask }
ping-ruling = A judge is needed for a ruling about { $player }: { $ask }
judges-role-gone = The judges’ role was deleted, so nobody was notified. A server admin can pick another with /setup.
ping-deadline = Your time runs out { $deadline }.
# A channel that takes no messages, or not every line.

line-left-out = *(Discord does not accept a line that belongs here. It is in the history.)*
line-withheld = *(The server’s AutoMod blocked a line that belongs here. It is in the history, and the host knows which one it is.)*
channel-silent = I cannot post in the match’s channel at the moment, so what you see there is out of date. What you press still counts, and is shown there as soon as I can.
gap-silence = From { $since } until { $until } I could not post here. The clock was stopped, so nobody lost time.
gap-outage = From { $since } until { $until } Discord accepted no messages. The clock was stopped, so nobody lost time.
private-withheld = The server’s AutoMod blocked a line of match { $match } ({ $channel }). To have such lines shown, exempt me from that rule.
private-silenced-long = I have not been able to write in the channel of match { $match } since { $since } ({ $channel }). The match waits, and nobody loses time.
private-silenced-often = Once more I cannot write in the channel of match { $match } ({ $channel }), this time since { $since }. The match waits, and nobody loses time.
private-silenced-ended = I have not been able to write in the channel of match { $match } since { $since } ({ $channel }). The match ended without a result.
private-silenced-help = It continues by itself once I can write there. You can also continue it elsewhere with `/match move match:{ $match }` in another channel, or call a judge there with `/dispute match:{ $match }`. If nothing changes, it ends without a result { $until }.
ping-late = { $player }, your time is nearly over: { $ask }

# What players agree on.

talk-undo = taking the last move back
talk-draw = a draw
talk-extension = more time
talk-pause = a pause
talk-abandon = ending without a result
talk-asked = { $player } proposes: **{ $what }**
talk-asked-undo = { $player } wants to take back:
talk-waiting = Still to answer: { $players }
talk-yes = I agree
talk-no = No
talk-agreed = ✓ Everybody agreed: { $what }.
talk-refused = ✗ Not agreed: { $what }.
talk-you-agreed = You agreed.
talk-you-refused = You said no; the proposal is closed.
talk-proposed = Proposed: { $what }. It happens when everybody agrees.
talk-done = Done: { $what }.
talk-resumed = The match continues.
talk-let-go = You are no longer the one stopping the clock, but the match is still paused.
talk-reopening = Match { $match } continues from entry { $entry } as soon as that is announced in its channel.
talk-about-concede = Giving up match { $match } cannot be undone.
talk-about-close = The lobby of match { $match } would be closed.
talk-about-abandon = Match { $match } would end without a result. That cannot be undone.
talk-sure-concede = Yes, I give up
talk-sure-close = Yes, close it
talk-sure-abandon = Yes, end it
talk-did-concede = You gave up.
talk-did-close = The lobby is closed.

# What judges and admins order.

order-rewind = Match { $match }: back to entry { $number }
order-reopen = Match { $match }: continue from entry { $number }
order-pause = Match { $match }: stop the clock
order-resume = Match { $match }: start the clock
order-extend = { $number ->
    [one] Match { $match }: { $number } more hour
   *[other] Match { $match }: { $number } more hours
}
order-abandon = Match { $match }: end without a result
order-leave = Match { $match }: clear seat { $number }
order-game = Match { $match }: the bot plays seat { $number }
order-why = Why?
order-why-about = Everybody can read it in the log; it cannot be changed later.
order-done = Done. The log says what you ordered, and why.
order-ruling = Match { $match }: ruling

# Looking back.

history-title = Match { $match } · entry { $seq } of { $last }
history-foot = { $at } · { $hash }
history-silent = This entry has nothing to show.
history-before = Earlier
history-after = Later
history-not-begun = The match has not begun; there is nothing to look back at.

# Seats that pass on.

seats-title = Seats
seats-about = If somebody left a seat, another player can take it, or the bot plays on.
seats-pick = What to do
seats-take = Take { $seat }
seats-leave = Free up { $seat } for somebody else
seats-game = Let the bot play { $seat }
seats-about-game = The bot then plays for you until the end: { $seat }. You cannot take the seat back.
seats-sure-game = Yes, let the bot play
seats-done = Done.
seats-nothing = You cannot do anything with the seats of this match.
seats-none-free = No seat is free any more. To watch, use /match spectate.

# Refusals and rules.

match-gone = There is no such match on this server.
match-none-here = No match is going on in this channel. Open one with /match new.
match-refused = That cannot be done
match-house-rule = This server has its own rule here, { $rule }. I still referee by the rulebook.
match-house-rule-played = This server has its own rule here, { $rule }. I referee by what the lobby agreed on.
match-reading = For rule { $rule } this is our reading, not the book’s wording: { $reading }
match-open-rule = Rule { $rule }
match-rule-unknown = I do not have rule { $rule }.
match-moved = Match { $match } continues here.

# Files and records.

export-about = Match { $match } as a file, without the players’ names. Anybody can check it with /file verify, or with Python alone.
verify-holds = Match { $match } is genuine.
verify-as-played = This is match { $match } as it was played here.
verify-unproven = The file is consistent, but nothing proves that this match was really played.
verify-unknown = There is no match { $match } here that you may see, so there is nothing to compare the file with.
verify-not-over = Match { $match } is not over yet. Its file can be compared once it is.
verify-case-holds = The case of dispute D-{ $number } matches the one kept here.
verify-case-wrong = This is not the case of dispute D-{ $number } as it was written.
verify-case-unknown = This server has no such dispute, so there is nothing to compare the file with.
verify-case-verdicts = { $count ->
    [one] It holds { $count } verdict, sealed by the digest of the file.
   *[other] It holds { $count } verdicts, sealed by the digest of the file.
}
verify-other = This is not match { $match } as it was played here.
verify-counted = { $entries ->
    [one] The chain is whole and the secret genuine: { $entries } entry,
   *[other] The chain is whole and the secret genuine: { $entries } entries,
} { $draws ->
    [one] { $draws } draw.
   *[other] { $draws } draws.
}
verify-declared = { $count ->
    [one] { $count } entry says what came up at your own table. The proof does not cover it: the bot did not draw it.
   *[other] { $count } entries say what came up at your own table. The proof does not cover them: the bot did not draw it.
}
verify-unjudged = { $count ->
    [one] The referee would have decided { $count } entry otherwise, but cannot judge it: the match was played under { $played }, and this is { $judging }.
   *[other] The referee would have decided { $count } entries otherwise, but cannot judge them: the match was played under { $played }, and this is { $judging }.
}
verify-so-far = So far everything is right.
verify-so-far-about = { $entries ->
    [one] { $entries } entry, checked with the secret, which stays hidden until the match ends.
   *[other] { $entries } entries, checked with the secret, which stays hidden until the match ends.
}
verify-so-far-wrong = Something is wrong with this match. Details can be shown once it is over; ask the bot’s operator.
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
verify-found-about = the top of the file does not match its log
verify-found-chain = the chain of hashes is broken
verify-found-head = another last fingerprint
verify-found-time = earlier than the entry before it
verify-found-secret = not the secret whose fingerprint was posted
verify-found-unended = the end of the log is missing
verify-found-draw = the dice or cards would have come out differently
verify-found-file = an uploaded file is missing, or is not the one that was uploaded
verify-found-rule = against the rules of the game
verify-found-order = this cannot happen in a match
verify-differs-length = after entry { $entry } one of them continues and the other does not
verify-differs-entry = entry { $entry } is different
verify-differs-about = “{ $name }” is different
verify-no-file = This is not a match file. Attach one from /file export.
verify-too-large = The file is too large; at most { $megabytes } MB.
verify-too-long = The file is too long to check here: at most { $entries } entries. python -m bot verify checks files of any size.
verify-too-deep = This is not a match file: values in it are nested more than { $deepest } levels deep. Attach one from /file export.
verify-too-much = This is not a match file: it holds more than a match can. Attach one from /file export.
record-title = Statistics
record-none = No finished match yet.
record-line = { $player } · { $game }: played { $played }, won { $won }, lost { $lost }
record-shared = shared wins { $count }
record-conceded = conceded { $count }
record-sentenced = lost by a verdict { $count }
record-left = left { $count }
record-best = best { $points }
record-forget-title = Delete what I keep about you
record-forget-about = I forget your settings, questions and decks and put a nameless marker in your place in all matches. Your lobbies are closed, and your seats in running matches become free. A keyed hash of the players stays with each match, so that nobody judges a match they played or plays one they judged; reasons you gave for orders stay without your name. This cannot be undone.
record-forget-sure = Yes, forget me
record-forgotten = { $count ->
    [one] Forgotten. You were in { $count } match.
   *[other] Forgotten. You were in { $count } matches.
}
quiet-set = No pings from { $first } to { $last } ({ $zone }); they wait until the quiet hours are over.
quiet-off = No quiet hours: pings come at any time.
quiet-half = Give both hours, from and until, for example 22 and 7. Your quiet hours have not changed.
quiet-unknown-zone = The time zone “{ $zone }” does not exist. Pick one from the list, e.g. Europe/Prague.
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
pack-own = New matches on this server use the game’s own pack.
pack-chosen = New matches on this server use the pack { $pack }.
pack-how = A pack is a TOML file, or a zip of TOML and CSV files, of at most { $megabytes } MB. To start, download the current one and edit it.
pack-set = The pack is valid. New matches on this server now use it: { $pack }.
pack-right = The pack is valid. It was only checked; nothing was changed.
pack-unset = New matches use the game’s own pack again.
pack-about = Matches that are already open keep the pack they began with.
pack-export = The pack { $pack }, which new matches on this server use.
pack-export-own = The game’s own pack. Enter the values from your box and set it.
pack-export-blank = The second file is an empty pack for your own box, with names and public numbers filled in. Enter the values from your box and have it checked.
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
pack-wrong-twice = { $where }: the key `{ $name }` is already used. Give each row its own key; count identical cards in the column `copies`.
pack-wrong-none = { $where }: there is no `{ $name }` in this pack. Write it as in the column `key` of its table, or add it there.
pack-wrong-printed = { $where }: `{ $name }` belongs in the column `printed` of exactly one space, and { $count } have it.
pack-wrong-beside = another space already has floor { $floor } and column { $column }. Give each space its own place.
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
pack-no-file = This needs a pack file: attach it.
pack-file-unneeded = This takes no file. Leave it out, or choose to set or check it.
pack-none = { $game } has no component packs.

command-adjust = adjust
command-adjust-about = Change the position; for judges
order-adjust = Adjust match { $match }
order-give = Do it
order-moved = The match has moved on. This is what the order would do now.
match-excluded = A verdict in dispute D-{ $number } bans you from matches on this server until { $until }. Ask its judges if you think that is wrong.

lookup-title = Match { $match }
lookup-other-game = This command is for { $game }, but another game is played in this channel. Use it where that game is played.
lookup-not-begun = The match in this channel has not begun. Use the command once it has started.
moved-commands = Some commands have moved. Your own things are in `/my` (quiet, vacation, statistics, data, forget), files in `/file` (export, verify, save, bring, pack).
moved-commands-judges = Judges have `/desk`, `/rewind`, `/adjust` and `/casebook`; `/setup` shows admins how to open these to the judges’ role.
