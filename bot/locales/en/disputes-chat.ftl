# Disputes on Discord: their card, the judge’s desk, verdicts, precedents.

dispute-title = Dispute D-{ $number }
dispute-not-done = That is not done
dispute-you-wrote = You wrote:
dispute-side = side { $letter }
dispute-side-forgotten = side { $letter } (forgotten)
dispute-about-table = { $game }, at a table the bot has not seen
dispute-about-match = { $game }, match { $match }
dispute-about-entry = { $game }, match { $match }, entry { $entry }
dispute-is-hearing = Each side tells its view; still awaited: { $sides } ({ $until }).
dispute-is-heard = Has the case and hears the sides: { $judge }; still waiting for { $sides } ({ $until }).
dispute-live = The table sits and waits for a judge.
dispute-still = The match goes on until a judge takes the case or every side wants it paused. So far: { $sides }.
dispute-is-open = It waits for a judge ({ $until }).
dispute-is-claimed = It is being decided: { $judge }.
dispute-is-decided = It is decided.
dispute-is-appealed = The verdict is appealed and waits for a head judge ({ $until }).
dispute-is-settled = The sides have settled it.
dispute-is-withdrawn = It was withdrawn.
dispute-is-dismissed = It was dismissed as groundless.
dispute-called = Nobody took it in time, so the head judge has been called.
dispute-freezes = The match stands still until it is over.
dispute-ran = A player lets the match go on meanwhile.
dispute-reopens = The match is about to go on: the announcement is on its way to its channel.
dispute-back = The judge asks both sides to agree to go back to entry { $entry }. Agreed: { $sides }
dispute-back-nobody = nobody yet
dispute-left = No longer in the server, so nobody waits for them: { $sides }
dispute-no-view = nothing told
dispute-appealable = A side can appeal until { $until }.
dispute-appeal-of = Appeal of { $side }
dispute-press-tell = Tell my view
dispute-press-call = Call a judge now
dispute-press-still = Pause the match
dispute-press-settle = Settle
dispute-press-picture = Add pictures
dispute-press-withdraw = Withdraw
dispute-press-run = Let the clock run
dispute-press-appeal = Appeal
dispute-press-back = Agree to go back
dispute-press-bar = Bar a judge
dispute-press-views = Views
dispute-press-mine = My penalties
dispute-press-judge = To the desk
dispute-press-export = Export
dispute-done-tell = Your view on D-{ $number } is recorded.
dispute-done-appeal = You have appealed in D-{ $number }.
dispute-done-call = A judge has been called to D-{ $number }.
dispute-done-still = You want the match paused until D-{ $number } is decided.
dispute-done-back = You agree that the match goes back as far as the judge asks in D-{ $number }.
dispute-done-settle = You agree to settle D-{ $number }.
dispute-done-picture = { $count ->
    [one] { $count } picture is in D-{ $number } now.
   *[other] { $count } pictures are in D-{ $number } now.
}
dispute-done-withdraw = You have withdrawn D-{ $number }.
dispute-done-run = The match goes on, and D-{ $number } waits.
dispute-done-bar = That judge will not judge D-{ $number }.
dispute-form-tell = Your view
dispute-form-tell-about = Once, before you see the others’. The sides and the judges read it afterwards.
dispute-form-appeal = Why the verdict is wrong
dispute-form-appeal-about = A head judge who has not ruled in it reads this. There is one appeal in a dispute.
dispute-pick-judge = Choose a judge
dispute-bar-title = Whom do you not want as the judge?
dispute-bar-about = Each side bars one, and need not say why.
dispute-open-last = Dispute in match { $match }
dispute-open-entry = Dispute about entry { $entry }
dispute-open-table = Dispute at a table elsewhere
dispute-open-question = The question
dispute-open-question-about = What should the judge decide? Everybody in the channel reads this.
dispute-open-view = What happened
dispute-open-view-about = Your view. The other sides read it once they have told theirs.
dispute-open-pictures = Pictures
dispute-open-pictures-about = Up to three of each side, as the phone takes them; they are made smaller
dispute-open-others = The other sides
dispute-open-others-about = Who else sat at the table; leave it empty if they are not here
dispute-open-game = The game
dispute-open-game-about = Whose rules it is about
dispute-open-how = When a judge is needed
dispute-open-how-about = Now: judges are called at once and may come while you still write
dispute-open-by-post = By post, within hours
dispute-open-now = Now, we sit at the table
dispute-opened = Dispute D-{ $number } is open
dispute-joined = D-{ $number } was open already; you have told your view in it
dispute-picture-left-out = Picture { $number } was left out: { $why }
dispute-tried = What I tried to do after entry { $entry } was refused: { $why } Rules: { $rules }
dispute-tried-undo = I tried to take back my move of entry { $entry }. I was told: { $why }
dispute-none-to-add-to = You have no open dispute here. Open one with /dispute first.
dispute-message-added = The message is in D-{ $number } now.
dispute-message-which = Into which dispute does the message go?
dispute-message-pick = Choose a dispute
dispute-message-gone = I no longer have that message at hand. Right-click it again.
dispute-told-tell = Your view is awaited in dispute D-{ $number } ({ $until }).
dispute-told-judges = Dispute D-{ $number } waits for a judge ({ $until }).
dispute-told-called = A table waits for a judge now: dispute D-{ $number } ({ $until }).
dispute-told-heard = The views in dispute D-{ $number } are in. You can read them.
dispute-told-head = Nobody took dispute D-{ $number } in time: a head judge is needed.
dispute-told-handed = Dispute D-{ $number } was handed on to you ({ $until }). You can recuse.
dispute-told-lapsed = You had not worked on dispute D-{ $number } for a while, so it is free again.
dispute-told-running = D-{ $number }: a player lets the match go on while the dispute waits.
dispute-told-settled = D-{ $number } is settled by its sides.
dispute-told-withdrawn = D-{ $number } was withdrawn.
dispute-told-penalty = You have a new penalty from dispute D-{ $number }. See /penalties.
dispute-told-appealed = The verdict in D-{ $number } is appealed and waits for a head judge ({ $until }).
dispute-told-stayed = D-{ $number }: the match stands still until the appeal is decided.
dispute-told-asked-sides = D-{ $number }: the judge asks both sides whether the match may go back further than a judge may order alone. The card has a button for that.
dispute-told-upheld = D-{ $number }: the verdict stands after the appeal.
dispute-told-sent-back = D-{ $number }: the appeal sends it back, and another judge rules.
dispute-told-admins = No head judge took the appeal in D-{ $number } in time: whoever manages the server should see to it.
desk-title = The judges’ desk
desk-empty = Nothing waits here.
desk-role-gone = The judges’ role was deleted. Until another is picked with /setup, only head judges and those who manage the server take cases.
desk-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
desk-pick = Open a case
desk-every-game = Every game
desk-queue = Queue
desk-queue-unclaimed = Unclaimed
desk-queue-mine = Mine
desk-queue-overdue = Overdue
desk-queue-all = All
desk-state-hearing = views
desk-state-open = waits
desk-state-claimed = taken
desk-state-appealed = appeal
desk-overdue = overdue
desk-claim = Take the case
desk-claimed = You have this case now. Your work on it keeps it yours.
desk-claimed-seat = From now on you cannot take a seat in this match.
desk-partners = { $count ->
    [one] You play with one of the sides in match { $matches }. Consider handing the case on.
   *[other] You play with one of the sides in matches { $matches }. Consider handing the case on.
}
desk-recuse = Recuse
desk-recuse-sure = Recuse for good
desk-recuse-about = You will not judge this dispute any more, and you cannot take that back.
desk-recused = You will not judge D-{ $number }.
desk-hand = Hand on
desk-hand-about = Choose another judge. They can recuse.
desk-handed = D-{ $number } is handed on.
desk-no-member = That person is not in this server any more. Choose another one.
desk-stay = Stay the verdict
desk-stayed = The match stands still until the appeal is decided.
desk-export = Export
desk-exported = Dispute D-{ $number }: one file to read, and one that can be checked.
desk-verdict = Verdict
desk-mend = Mend my verdict
desk-mendable = You can mend your verdict until { $until }.
desk-mendable-other = The judge who gave the verdict can still mend it.
desk-final = The verdict is final: it can be neither mended nor appealed any more.
desk-upheld = Uphold
desk-changed = Change
desk-sent-back = Send back
desk-section-overview = Case
desk-section-views = Views
desk-section-log = Log
desk-section-refused = Refused
desk-section-messages = Messages
desk-section-pictures = Pictures
desk-section-rules = Rules
desk-section-precedents = Precedents
desk-section-hidden = Show what is hidden
desk-counts = messages: { $messages } · pictures: { $pictures } · refused commands: { $refused }
desk-boards = The board after entry { $agreed }, from which the log is read, and as it is now:
desk-no-log = Nothing is in the log after that entry.
desk-read-from = Read the log after entry …
desk-refused-command = **{ $who }** after entry { $entry }, { $at }
desk-refused-undo = Take back the move of entry { $entry }.
desk-no-refused = The sides were refused nothing.
desk-message-of-pictures = pictures without words
desk-no-messages = No message was taken in. Right-click one, then Apps, to add it.
desk-no-pictures = No pictures were brought.
desk-picture = { $number }.{"\u00A0"}{ $side }
desk-no-rules = The rulebooks say nothing on this.
desk-sure = { $percent } % sure
desk-reading = Our reading: { $text }
desk-see = See also: { $rules }
desk-card = Named: { $name }
desk-open-edition = ⚠️ Nobody said which edition this table plays, and the rules differ: { $editions }. Ask the sides which one it is.
desk-elsewhere = The other edition, { $book }: { $rule }
desk-cite = Cite in the verdict
desk-cited = { $count ->
    [one] The verdict cites { $count } rule.
   *[other] The verdict cites { $count } rules.
}
desk-quote = Quote in the channel
desk-quoted = A rule on D-{ $number }
desk-quote-sent = The rule is in the channel.
desk-hidden-told = The audit trail tells that you looked at this, and you can take no seat in this match.
audit-title = Audit trail
audit-title-of = Audit trail of dispute D-{ $number }
audit-none = Nothing has been done yet.
audit-itself = by itself
audit-forgotten = somebody who was forgotten
audit-opened = opened the dispute
audit-told = told a view or added evidence
audit-called = called a judge
audit-wished-still = asked to pause the match
audit-settled = agreed to settle
audit-withdrew = withdrew the dispute
audit-let-run = let the match go on
audit-claimed = took the case
audit-handed = handed the case on
audit-recused = recused
audit-barred = barred a judge
audit-lapsed = the judge’s hold lapsed
audit-saw = read the case
audit-looked = looked at what is hidden
audit-ruled = gave the verdict
audit-mended = mended the verdict
audit-appealed = appealed
audit-stayed = stayed the verdict
audit-asked-sides = asked the sides to agree to go back
audit-agreed-back = agreed to go back
audit-decided-appeal = decided the appeal
audit-drafted = drafted
audit-put-in-force = put in force
audit-superseded = superseded
audit-withdrew-precedent = withdrew
audit-confirmed = confirmed
audit-imported = imported precedents
audit-edited-guide = edited the guide
audit-set = set up the desk
audit-exported = exported
verdict-title-give = verdict
verdict-title-mend = mended verdict
verdict-title-changed = appeal: changed
verdict-title-upheld = appeal: upheld
verdict-title-sent-back = appeal: sent back
verdict-is-verdict = Verdict ({ $judge })
verdict-is-dismissed = Dismissed as groundless ({ $judge })
verdict-is-mended = Mended verdict ({ $judge })
verdict-is-upheld = Upheld after an appeal ({ $judge })
verdict-is-changed = Changed after an appeal ({ $judge })
verdict-is-sent-back = Sent back after an appeal ({ $judge })
verdict-rules = Rules: { $rules }
verdict-remedy = Remedy: { $remedy }
verdict-undone = Undone: { $remedy }
verdict-left = It stays: { $remedy }
verdict-lifted = Taken back: { $penalties }
verdict-reopens = The match, which is over, goes on from there as soon as the announcement is in its channel.
verdict-ends = The match ends with this verdict.
verdict-precedent = It is precedent P-{ $number } from now on.
verdict-infraction = Infraction: { $name }
verdict-makes-precedent = Precedent: { $question }
verdict-usual-remedy = Usual remedy: { $remedy }
verdict-usual-penalty = Usual penalty for { $side }: { $penalty }
verdict-usual-no-penalty = Usually no penalty.
verdict-cannot = It cannot be given like this:
verdict-nothing-gone = Nothing falls away.
verdict-gone = { $count ->
    [one] { $count } entry falls away:
   *[other] { $count } entries fall away:
}
verdict-draws = { $count ->
    [one] In them { $count } number was drawn.
   *[other] In them { $count } numbers were drawn.
}
verdict-fixed = { $count ->
    [one] In { $count } of them something was drawn or revealed, or a judge decided.
   *[other] In { $count } of them something was drawn or revealed, or a judge decided.
}
verdict-boards = The board as it is now, and after the verdict:
verdict-give = Give the verdict
verdict-ask-sides = Ask both sides
verdict-asked-sides = The sides are asked on the card in the channel.
verdict-given = The verdict in D-{ $number } is given
verdict-edit = Words and remedy
verdict-back = To the case
verdict-changed-since = The verdict was changed elsewhere since. This is how it is now.
verdict-no-draft = There is no verdict in the making. Open the case with /desk and begin again.
verdict-ruling = What is right
verdict-ruling-about = The decision in a sentence; everybody in the channel reads it
verdict-why = Why
verdict-why-about = The reason, in words that the sides understand
verdict-cited = Rules cited
verdict-cited-about = Their numbers, with commas between; Cite in the section Rules fills them in
verdict-pick-remedy = Remedy
verdict-pick-remedy-about = What happens to the match; going back is the last resort
verdict-pick-entry = The entry to go back to
verdict-pick-seat = Whom it is about
verdict-pick-amount = How many
verdict-pick-hours = How long
verdict-amount = { $count ->
    [one] { $count } of them
   *[other] { $count } of them
}
verdict-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
verdict-everybody = Everybody who is awaited
verdict-pick-infraction = Infraction
verdict-no-infraction = No infraction
verdict-more-infractions = More …
verdict-pick-penalties = Penalties
verdict-for-days = { $days ->
    [one] { $penalty } for { $days } day
   *[other] { $penalty } for { $days } days
}
verdict-adjust = Adjust the position
verdict-pick-value = Set a value
verdict-value = New value
verdict-value-about = A whole number from { $least } to { $most }; it is { $now } now
verdict-bad-value = Write a whole number from { $least } to { $most }.
verdict-value-gone = The match has no such value any more. Choose again.
verdict-adjust-json = Other parts (JSON)
verdict-adjust-about = JSON: what is to be set, by the names the game knows it by
verdict-bad-json = That is not a JSON object such as a name in quotes, a colon and a value, in braces. Write it again.
verdict-places = Places
verdict-places-about = One number for each seat in order, for instance 2 1
verdict-points = Points
verdict-points-about = One number for each seat in order, where the game has points
verdict-bad-places = Write whole numbers with spaces between, one for each seat.
verdict-precedent-button = Precedent
remedy-none = none
remedy-back-same = back to entry { $entry }; what is drawn again comes out the same
remedy-back-anew = back to entry { $entry }; all of it is drawn anew
remedy-adjust = the position is adjusted ({ $parts })
remedy-loss-action = { $count ->
    [one] { $who } loses { $count } action
   *[other] { $who } loses { $count } actions
}
remedy-loss-turn = { $who } loses the turn
remedy-loss-points = { $count ->
    [one] { $who } loses { $count } point
   *[other] { $who } loses { $count } points
}
remedy-time = { $hours ->
    [one] { $hours } hour more for everybody awaited
   *[other] { $hours } hours more for everybody awaited
}
remedy-time-one = { $hours ->
    [one] { $hours } hour more for { $who }
   *[other] { $hours } hours more for { $who }
}
remedy-lost = { $who } loses the match
remedy-no-result = the match ends without a result
remedy-corrected = the result is corrected: { $places }
remedy-kind-leave = Leave what the verdict did as it is
remedy-kind-undo = Undo what the verdict did
remedy-kind-instead = Undo it, and: { $remedy }
remedy-kind-none = None: the match stays as it is
remedy-kind-back-same = Back to an entry, the same is drawn again
remedy-kind-back-anew = Back to an entry, all is drawn anew
remedy-kind-adjust = Position adjusted
remedy-kind-loss-action = Actions lost
remedy-kind-loss-turn = Turn lost
remedy-kind-loss-points = Points lost
remedy-kind-time = More time
remedy-kind-lost = Match lost
remedy-kind-no-result = No result
remedy-kind-corrected = Result corrected, after the end
remedy-kind-groundless = Dismissed as groundless
precedent-question = Question in general words
precedent-question-about = Without people; leave it empty for no precedent
precedent-answer = Answer
precedent-answer-about = What holds from now on in this server
precedent-ways = Other ways to ask it
precedent-ways-about = One on each line
precedent-again = to be looked at again
precedent-none = There are none.
penalties-title = Penalties
penalties-none = There are none.
penalty-line = { $penalty }: { $infraction } (D-{ $number }, { $at })
penalty-lifted = taken back
penalty-until = until { $until }
penalty-expires = counts until { $until }
precedent-title-precedent = Precedents
precedent-title-house-rule = House rules
precedent-open = Open one
precedent-state-draft = draft
precedent-state-in-force = in force
precedent-state-superseded = superseded
precedent-state-withdrawn = withdrawn
precedent-also-asked = Also asked: { $ways }
precedent-cites-precedent = It interprets { $rules }
precedent-cites-house-rule = It replaces { $rules }
precedent-by = By a { $office }, { $at }
precedent-from-dispute = From dispute D-{ $number }
precedent-origin = Brought from { $origin }
precedent-superseded-by = { $name } took its place
precedent-ancestors = In the place of { $names }
precedent-not-refereed = The bot still enforces the printed rules in its matches; it says so where they differ.
precedent-played = The bot plays it: new lobbies open with “{ $what }: { $value }”. The host can still change that.
precedent-plays-known = The bot plays the printed rule. It can play a house rule that sets one of these: { $names }. Pick it below; the bot cannot play anything else.
precedent-plays-nothing = The bot cannot play this: it plays the printed rule.
precedent-plays-pick = What it sets in the lobby
precedent-plays-none = Something else: the bot plays the printed rule
precedent-plays-unknown = The bot cannot play “{ $setting }”: it plays the printed rule. The draft is kept as it was.
house-value-title = What { $name } sets
house-value-number = { $least } to { $most }; the book says { $printed }
house-value-pick = New lobbies open with it
precedent-press-force = Put in force
precedent-press-edit = Edit
precedent-press-withdraw = Withdraw
precedent-press-confirm = It still holds
precedent-press-supersede = Superseded by …
precedent-by-which = By which one
precedent-by-which-about = The number of another one of the same kind
precedent-exported = What is in force, without people and server.
precedent-imported = { $count ->
    [one] { $count } draft was taken in
   *[other] { $count } drafts were taken in
}
precedent-twins = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
precedent-unplayed = { $count ->
    [one] The bot here cannot play what { $names } sets: matches follow the printed rule.
   *[other] The bot here cannot play what these set, and matches follow the printed rule: { $names }
}
precedent-form-precedent = Draft of a precedent
precedent-form-house-rule = Draft of a house rule
precedent-question-whole = Without people, as somebody would ask it
precedent-rules-precedent = The numbers of the rules it interprets, with commas between
precedent-rules-house-rule = The number of the rule it replaces first, then others, with commas
precedent-press-again = Back to the form
precedent-what-holds = { $name } took the place of { $names }. What holds once it is withdrawn?
precedent-press-back = { $names } again
precedent-press-neither = Neither: the printed rule
precedent-done = Done.
guide-title = Guide for judges
guide-about = What no rulebook speaks of: choose an entry.
guide-no-entry = The guide has no entry “{ $entry }”. Look at the list with /guide.
guide-usual = Usual remedy: { $remedy } · usual penalty: { $penalty }
guide-no-penalty = none
guide-own = This server’s own text
guide-edit = Edit for this server
guide-reset = The guide’s own text again
guide-edit-about = In your language; the others keep their texts
guide-entry-title = Title
guide-entry-text = Text
dispute-rules-judge = A judge or an admin who plays no part in it may take it.
dispute-rules-heard = Once the sides have given their views or their time is up, a judge or an admin who plays no part in it may take it.
dispute-rules-head = A head judge who plays no part in it and has not ruled may decide it; without such a role, an admin of the server.
dispute-rules-stand-in = Or the sides agree on a substitute.
dispute-rules-table = Or the table rules: { $sides }; { $needed } must agree.
dispute-rules-no-table = Or an admin lets the table rule: /setup, Judges’ desk.
dispute-rules-unappeal = The side that appealed can withdraw the appeal.
dispute-rules-nobody = Nobody who has that role may decide it: all of them are sides, were barred or have ruled.
dispute-aside = No party to it: { $side }, who rules with the table.
dispute-stands-in = { $state ->
    [yes] { $who } judges it as a substitute whom all sides accept.
   *[no] { $who } is to judge it as a substitute; accepted by { $accepted } of { $whole } sides.
}
dispute-proposed = { $side } proposes to the table:
dispute-votes = For it: { $yes }, against it: { $no }, needed: { $needed }. A tie changes nothing.
dispute-press-aside = I am no party
dispute-press-propose = Propose a ruling
dispute-press-yes = For it
dispute-press-no = Against it
dispute-press-name = Name a substitute
dispute-press-accept = Accept the substitute
dispute-press-unappeal = Withdraw the appeal
dispute-done-aside = You are no party to D-{ $number }, and rule on it with the table.
dispute-done-propose = Your ruling on D-{ $number } is before the table.
dispute-done-yes = You are for the ruling proposed in D-{ $number }.
dispute-done-no = You are against the ruling proposed in D-{ $number }.
dispute-done-name = You have named a substitute in D-{ $number }. The other sides are asked.
dispute-done-accept = You accept the substitute in D-{ $number }.
dispute-done-unappeal = You have withdrawn your appeal in D-{ $number }.
dispute-form-ruling = What is right
dispute-form-ruling-about = Everybody in the channel reads this.
dispute-form-why = Why
dispute-form-why-about = From what all may see: the board, the log, both views
dispute-form-rules-about = The numbers of the rules, with commas; may stay empty
dispute-form-remedy = What happens in the match
dispute-form-remedy-about = What draws or reveals anew needs a substitute
dispute-pick-stand-in = Choose somebody who does not play
dispute-name-about = Somebody who plays no part in it. They judge once every side accepts them.
dispute-told-proposed = D-{ $number }: { $side } proposes a ruling to the table.
dispute-told-vote = Your vote is asked for in dispute D-{ $number }.
dispute-told-accept = Do you accept a substitute as the judge of dispute D-{ $number }?
dispute-told-stand-in = All sides of dispute D-{ $number } want you as its judge. Take it with “To the desk”.
dispute-told-appeal-withdrawn = D-{ $number }: the appeal was withdrawn, and the verdict remains.
audit-stood-aside = stood aside
audit-proposed = proposed a ruling
audit-voted = voted
audit-named-stand-in = named a substitute
audit-accepted-stand-in = accepted the substitute
audit-withdrew-appeal = withdrew the appeal
