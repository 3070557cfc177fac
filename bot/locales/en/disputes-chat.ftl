# Disputes on Discord: their card, the judge’s desk, verdicts, precedents.

dispute-title = Dispute D-{ $number }
dispute-not-done = That did not work
dispute-you-wrote = You wrote:
dispute-side = side { $letter }
dispute-side-forgotten = side { $letter } (forgotten)
dispute-about-table = { $game }, at a table the bot has not seen
dispute-about-match = { $game }, match { $match }
dispute-about-entry = { $game }, match { $match }, entry { $entry }
dispute-is-hearing = Each side gives its view. Waiting for { $sides } (due { $until }).
dispute-is-heard = Being heard ({ $judge }). Waiting for { $sides } (due { $until }).
dispute-live = The players are waiting at the table for a judge right now.
dispute-still = The match goes on until a judge takes the case or every side asks for a pause. So far: { $sides }.
dispute-is-open = Waiting for a judge (due { $until }).
dispute-is-claimed = Being decided ({ $judge }).
dispute-is-decided = Decided.
dispute-is-appealed = The verdict is under appeal. Waiting for a head judge (due { $until }).
dispute-is-settled = Settled by the sides.
dispute-is-withdrawn = Withdrawn.
dispute-is-dismissed = Dismissed as groundless.
dispute-called = Nobody took it in time, so the head judge has been called.
dispute-freezes = The match is paused until this is over.
dispute-ran = A player has resumed the match in the meantime.
dispute-reopens = The match is about to continue: the announcement is on its way to its channel.
dispute-back = The judge asks both sides to agree to go back to entry { $entry }. Agreed: { $sides }
dispute-back-nobody = nobody yet
dispute-left = No longer on the server, so nobody waits for them: { $sides }
dispute-no-view = no view given
dispute-appealable = A side can appeal until { $until }.
dispute-appeal-of = Appeal of { $side }
dispute-press-tell = Give my view
dispute-press-call = Call a judge now
dispute-press-still = Pause the match
dispute-press-settle = Settle
dispute-press-picture = Add pictures
dispute-press-withdraw = Withdraw
dispute-press-run = Resume the match
dispute-press-appeal = Appeal
dispute-press-back = Agree to go back
dispute-press-bar = Veto a judge
dispute-press-views = Views
dispute-press-mine = My penalties
dispute-press-judge = To the desk
dispute-press-export = Export
dispute-done-tell = Your view on D-{ $number } is recorded.
dispute-done-appeal = You have appealed in D-{ $number }.
dispute-done-call = A judge has been called to D-{ $number }.
dispute-done-still = You asked for a pause until D-{ $number } is decided.
dispute-done-back = You agree that the match goes back as far as the judge proposes in D-{ $number }.
dispute-done-settle = You agree to settle D-{ $number }.
dispute-done-picture = { $count ->
    [one] { $count } picture is in D-{ $number } now.
   *[other] { $count } pictures are in D-{ $number } now.
}
dispute-done-withdraw = You have withdrawn D-{ $number }.
dispute-done-run = The match continues while D-{ $number } waits.
dispute-done-bar = That judge will not judge D-{ $number }.
dispute-form-tell = Your view
dispute-form-tell-about = You give it once, before you see the others’. Later all sides and the judges read it.
dispute-form-appeal = Why the verdict is wrong
dispute-form-appeal-about = A head judge who has not ruled in it reads this. There is one appeal in a dispute.
dispute-pick-judge = Choose a judge
dispute-bar-title = Which judge do you not want?
dispute-bar-about = Each side can veto one judge and need not say why.
dispute-open-last = Dispute in match { $match }
dispute-open-entry = Dispute about entry { $entry }
dispute-open-table = Dispute at a table elsewhere
dispute-open-question = The question
dispute-open-question-about = What should the judge decide? Everybody in the channel reads this.
dispute-open-view = What happened
dispute-open-view-about = Your view. The other sides read it once they have given theirs.
dispute-open-pictures = Pictures
dispute-open-pictures-about = Up to three per side, straight from your phone; they are made smaller
dispute-open-others = The other sides
dispute-open-others-about = Who else was at the table; leave it empty if they are not here
dispute-open-game = The game
dispute-open-game-about = The game your question is about
dispute-open-how = When do you need a judge?
dispute-open-how-about = Now: judges are called at once and may come while you are still writing
dispute-open-by-post = By post, within hours
dispute-open-now = Now, we sit at the table
dispute-opened = Dispute D-{ $number } is open
dispute-joined = D-{ $number } was already open; your view has been added
dispute-picture-left-out = Picture { $number } was left out: { $why }
dispute-tried = What I tried to do after entry { $entry } was refused: { $why } Rules: { $rules }
dispute-tried-undo = I tried to take back my move in entry { $entry }. The bot refused: { $why }
dispute-none-to-add-to = You have no open dispute here. Open one with /dispute first.
dispute-message-added = The message has been added to D-{ $number }.
dispute-message-which = Which dispute does the message belong to?
dispute-message-pick = Choose a dispute
dispute-message-gone = I no longer have that message. Right-click it again (on a phone, press and hold) and try once more.
dispute-told-tell = Please give your view in dispute D-{ $number } (due { $until }).
dispute-told-judges = Dispute D-{ $number } is waiting for a judge (due { $until }).
dispute-told-called = Players at a table are waiting for a judge right now: dispute D-{ $number } (due { $until }).
dispute-told-heard = The views in dispute D-{ $number } are in. You can read them.
dispute-told-head = Nobody took dispute D-{ $number } in time: a head judge is needed.
dispute-told-handed = Dispute D-{ $number } was handed over to you (due { $until }). You can recuse yourself.
dispute-told-lapsed = You had not worked on dispute D-{ $number } for a while, so another judge can take it again.
dispute-told-running = D-{ $number }: a player has resumed the match while the dispute waits.
dispute-told-settled = D-{ $number } was settled by its sides.
dispute-told-withdrawn = D-{ $number } was withdrawn.
dispute-told-penalty = You have a new penalty from dispute D-{ $number }. See /penalties.
dispute-told-appealed = The verdict in D-{ $number } is under appeal and waits for a head judge (due { $until }).
dispute-told-stayed = D-{ $number }: the match is paused until the appeal is decided.
dispute-told-asked-sides = D-{ $number }: the judge asks both sides to agree that the match goes back further than a judge may order alone. The card has a button for that.
dispute-told-upheld = D-{ $number }: the verdict was upheld on appeal.
dispute-told-sent-back = D-{ $number }: on appeal it was sent back, and another judge will rule.
dispute-told-admins = No head judge took the appeal in D-{ $number } in time: a server admin should see to it.
desk-title = The judges’ desk
desk-empty = Nothing is waiting here.
desk-role-gone = The judges’ role was deleted. Until another is picked with /setup, only head judges and server admins can take cases.
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
desk-state-open = waiting
desk-state-claimed = taken
desk-state-appealed = appeal
desk-overdue = overdue
desk-claim = Take the case
desk-claimed = This case is now yours. It stays yours while you work on it.
desk-claimed-seat = From now on you cannot take a seat in this match.
desk-partners = { $count ->
    [one] You play with one of the sides in match { $matches }. Consider handing the case over.
   *[other] You play with one of the sides in matches { $matches }. Consider handing the case over.
}
desk-recuse = Recuse myself
desk-recuse-sure = Recuse for good
desk-recuse-about = You will not judge this dispute any more. That cannot be undone.
desk-recused = You will not judge D-{ $number }.
desk-hand = Hand over
desk-hand-about = Choose another judge. They can recuse.
desk-handed = D-{ $number } has been handed over.
desk-no-member = That person is no longer on this server. Choose somebody else.
desk-stay = Put the verdict on hold
desk-stayed = The match is paused until the appeal is decided.
desk-export = Export
desk-exported = Dispute D-{ $number }: one file to read, and one that can be verified.
desk-verdict = Verdict
desk-mend = Amend my verdict
desk-mendable = You can amend your verdict until { $until }.
desk-mendable-other = The judge who gave the verdict can still amend it.
desk-final = The verdict is final: it can no longer be amended or appealed.
desk-upheld = Uphold
desk-changed = Change
desk-sent-back = Send back
desk-section-overview = Case
desk-section-views = Views
desk-section-log = Log
desk-section-refused = Refused moves
desk-section-messages = Messages
desk-section-pictures = Pictures
desk-section-rules = Rules
desk-section-precedents = Precedents
desk-section-hidden = Show what is hidden
desk-counts = messages: { $messages } · pictures: { $pictures } · refused moves: { $refused }
desk-boards = The board after entry { $agreed }, where the log begins, and as it is now:
desk-no-log = There is nothing in the log after that entry.
desk-read-from = Read the log after entry …
desk-refused-command = **{ $who }** after entry { $entry }, { $at }
desk-refused-undo = Take back the move of entry { $entry }.
desk-no-refused = None of the sides’ moves was refused.
desk-message-of-pictures = pictures only
desk-no-messages = No messages were added. To add one, right-click it (on a phone, press and hold), then Apps.
desk-no-pictures = No pictures were added.
desk-picture = { $number }.{"\u00A0"}{ $side }
desk-no-rules = The rulebooks say nothing about this.
desk-reading = Our reading: { $text }
desk-see = See also: { $rules }
desk-card = Named: { $name }
desk-open-edition = ⚠️ Nobody said which edition this table plays, and the rules differ: { $editions }. Ask the sides.
desk-elsewhere = The other edition, { $book }: { $rule }
desk-cite = Cite in the verdict
desk-cited = { $count ->
    [one] The verdict cites { $count } rule.
   *[other] The verdict cites { $count } rules.
}
desk-quote = Quote in the channel
desk-quoted = A rule on D-{ $number }
desk-quote-sent = The rule is in the channel.
desk-hidden-told = The audit trail shows that you looked at this, and you can no longer take a seat in this match.
audit-title = Audit trail
audit-title-of = Audit trail of dispute D-{ $number }
audit-none = Nothing has happened yet.
audit-itself = automatic
audit-forgotten = somebody who was forgotten
audit-opened = opened the dispute
audit-told = gave a view or added evidence
audit-called = called a judge
audit-wished-still = asked to pause the match
audit-settled = agreed to settle
audit-withdrew = withdrew the dispute
audit-let-run = resumed the match
audit-claimed = took the case
audit-handed = handed the case over
audit-recused = recused themselves
audit-barred = vetoed a judge
audit-lapsed = the judge’s claim lapsed
audit-saw = read the case
audit-looked = looked at what is hidden
audit-ruled = gave the verdict
audit-mended = amended the verdict
audit-appealed = appealed
audit-stayed = put the verdict on hold
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
verdict-title-mend = amended verdict
verdict-title-changed = appeal: changed
verdict-title-upheld = appeal: upheld
verdict-title-sent-back = appeal: sent back
verdict-is-verdict = Verdict ({ $judge })
verdict-is-dismissed = Dismissed as groundless ({ $judge })
verdict-is-mended = Amended verdict ({ $judge })
verdict-is-upheld = Upheld on appeal ({ $judge })
verdict-is-changed = Changed on appeal ({ $judge })
verdict-is-sent-back = Sent back on appeal ({ $judge })
verdict-rules = Rules: { $rules }
verdict-remedy = Remedy: { $remedy }
verdict-undone = Undone: { $remedy }
verdict-left = Still in effect: { $remedy }
verdict-lifted = Lifted: { $penalties }
verdict-reopens = The finished match continues from there as soon as that is announced in its channel.
verdict-ends = The match ends with this verdict.
verdict-precedent = From now on it is precedent P-{ $number }.
verdict-infraction = Infraction: { $name }
verdict-makes-precedent = Precedent: { $question }
verdict-usual-remedy = Usual remedy: { $remedy }
verdict-usual-penalty = Usual penalty for { $side }: { $penalty }
verdict-usual-no-penalty = Usually no penalty.
verdict-cannot = The verdict cannot be given like this:
verdict-nothing-gone = Nothing is undone.
verdict-gone = { $count ->
    [one] { $count } entry is undone:
   *[other] { $count } entries are undone:
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
verdict-asked-sides = Both sides are asked on the card in the channel.
verdict-given = The verdict in D-{ $number } is given
verdict-edit = Words and remedy
verdict-back = To the case
verdict-changed-since = The verdict was changed elsewhere. This is how it is now.
verdict-no-draft = There is no draft of a verdict. Open the case with /desk and start again.
verdict-ruling = The ruling
verdict-ruling-about = The decision in one sentence; everybody in the channel can read it
verdict-why = Why
verdict-why-about = The reason, in words the sides understand
verdict-cited = Rules cited
verdict-cited-about = Their numbers, separated by commas; Cite in the Rules section fills them in
verdict-pick-remedy = Remedy
verdict-pick-remedy-about = What happens to the match; going back is the last resort
verdict-pick-entry = The entry to go back to
verdict-pick-seat = Who it is about
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
verdict-everybody = Everyone whose turn it is
verdict-pick-infraction = Infraction
verdict-no-infraction = No infraction
verdict-more-infractions = More …
verdict-pick-penalties = Penalties
verdict-for-days = { $days ->
    [one] { $penalty } for { $days } day
   *[other] { $penalty } for { $days } days
}
verdict-adjust = Change the position
verdict-pick-value = Set a value
verdict-value = New value
verdict-value-about = A whole number from { $least } to { $most }; it is { $now } now
verdict-bad-value = Write a whole number from { $least } to { $most }.
verdict-value-gone = The match no longer has such a value. Choose again.
verdict-adjust-json = Other parts (JSON)
verdict-adjust-about = JSON: what to set, by the names the game uses
verdict-bad-json = That is not a JSON object: in braces, each name in quotes, a colon and a value. Write it again.
verdict-places = Places
verdict-places-about = One number per seat, in order, for example 2 1
verdict-points = Points
verdict-points-about = One number per seat, in order, if the game has points
verdict-bad-places = Write whole numbers separated by spaces, one per seat.
verdict-precedent-button = Precedent
remedy-none = none
remedy-back-same = back to entry { $entry }; the same draws come out again
remedy-back-anew = back to entry { $entry }; everything is drawn again
remedy-adjust = the position is changed ({ $parts })
remedy-loss-action = { $count ->
    [one] { $who } loses { $count } action
   *[other] { $who } loses { $count } actions
}
remedy-loss-turn = { $who } loses their turn
remedy-loss-points = { $count ->
    [one] { $who } loses { $count } point
   *[other] { $who } loses { $count } points
}
remedy-time = { $hours ->
    [one] { $hours } more hour for everyone whose turn it is
   *[other] { $hours } more hours for everyone whose turn it is
}
remedy-time-one = { $hours ->
    [one] { $hours } more hour for { $who }
   *[other] { $hours } more hours for { $who }
}
remedy-lost = { $who } loses the match
remedy-no-result = the match ends without a result
remedy-corrected = the result is corrected: { $places }
remedy-kind-leave = Leave the verdict’s effects as they are
remedy-kind-undo = Undo what the verdict did
remedy-kind-instead = Undo it, and: { $remedy }
remedy-kind-none = None: the match stays as it is
remedy-kind-back-same = Back to an entry, same draws
remedy-kind-back-anew = Back to an entry, new draws
remedy-kind-adjust = Position changed
remedy-kind-loss-action = Actions lost
remedy-kind-loss-turn = Turn lost
remedy-kind-loss-points = Points lost
remedy-kind-time = More time
remedy-kind-lost = Match lost
remedy-kind-no-result = No result
remedy-kind-corrected = Result corrected, after the end
remedy-kind-groundless = Dismissed as groundless
precedent-question = The question in general terms
precedent-question-about = Without people; leave it empty for no precedent
precedent-answer = Answer
precedent-answer-about = What applies on this server from now on
precedent-ways = Other ways to ask it
precedent-ways-about = One per line
precedent-again = needs another look
precedent-none = There are none.
penalties-title = Penalties
penalties-none = There are none.
penalty-line = { $penalty }: { $infraction } (D-{ $number }, { $at })
penalty-lifted = lifted
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
precedent-origin = Imported from { $origin }
precedent-superseded-by = Superseded by { $name }
precedent-ancestors = Replaces { $names }
precedent-not-refereed = The bot still enforces the printed rules in its matches, and says so where they differ.
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
precedent-press-confirm = Still valid
precedent-press-supersede = Superseded by …
precedent-by-which = By which one
precedent-by-which-about = The number of another one of the same kind
precedent-exported = Everything in force, without people or server.
precedent-imported = { $count ->
    [one] { $count } draft was imported
   *[other] { $count } drafts were imported
}
precedent-twins = { $count ->
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
precedent-unplayed = { $count ->
    [one] The bot here cannot play what { $names } sets: matches follow the printed rule.
   *[other] The bot here cannot play what these set, and matches follow the printed rule: { $names }
}
precedent-form-precedent = Draft of a precedent
precedent-form-house-rule = Draft of a house rule
precedent-question-whole = Without people, the way somebody would ask it
precedent-rules-precedent = The numbers of the rules it interprets, separated by commas
precedent-rules-house-rule = First the number of the rule it replaces, then others, separated by commas
precedent-press-again = Back to the form
precedent-what-holds = { $name } replaced { $names }. What applies once it is withdrawn?
precedent-press-back = { $names } again
precedent-press-neither = Neither: the printed rule
precedent-done = Done.
guide-title = Guide for judges
guide-about = For what no rulebook covers: choose an entry.
guide-no-entry = The guide has no entry “{ $entry }”. Look at the list with /guide.
guide-usual = Usual remedy: { $remedy } · usual penalty: { $penalty }
guide-no-penalty = none
guide-own = This server’s own text
guide-edit = Edit for this server
guide-reset = Restore the original text
guide-edit-about = In your language; the other languages keep their text
guide-entry-title = Title
guide-entry-text = Text
dispute-rules-judge = Any judge or admin who is not involved can take it.
dispute-rules-heard = Once all views are in or the time is up, any judge or admin who is not involved can take it.
dispute-rules-head = Any head judge who is not involved and has not ruled can decide it; if there is no such role, a server admin.
dispute-rules-stand-in = Or the sides agree on a substitute judge.
dispute-rules-table = Or the players at the table decide: { $sides } (votes needed: { $needed }).
dispute-rules-no-table = Or an admin lets the players at the table decide: /setup, Judges’ desk.
dispute-rules-unappeal = The side that appealed can withdraw the appeal.
dispute-rules-nobody = Nobody with that role can decide it: all of them are sides, were vetoed or have ruled.
dispute-aside = Not involved: { $side }, who rules with the others at the table.
dispute-stands-in = { $state ->
    [yes] { $who } judges it as a substitute accepted by all sides.
   *[no] { $who } is proposed as the substitute judge; accepted by { $accepted } of { $whole } sides.
}
dispute-proposed = { $side } proposes to the others at the table:
dispute-votes = For: { $yes }, against: { $no }, needed: { $needed }. A tie changes nothing.
dispute-press-aside = I am not involved
dispute-press-propose = Propose a ruling
dispute-press-yes = Vote for it
dispute-press-no = Vote against it
dispute-press-name = Name a substitute
dispute-press-accept = Accept the substitute
dispute-press-unappeal = Withdraw the appeal
dispute-done-aside = You are not involved in D-{ $number } and rule on it with the others at the table.
dispute-done-propose = The players at the table can now vote on your ruling in D-{ $number }.
dispute-done-yes = You voted for the ruling proposed in D-{ $number }.
dispute-done-no = You voted against the ruling proposed in D-{ $number }.
dispute-done-name = You have named a substitute in D-{ $number }. The other sides are asked.
dispute-done-accept = You accept the substitute in D-{ $number }.
dispute-done-unappeal = You have withdrawn your appeal in D-{ $number }.
dispute-form-ruling = The ruling
dispute-form-ruling-about = Everybody in the channel can read this.
dispute-form-why = Why
dispute-form-why-about = From what everyone can see: the board, the log, both views
dispute-form-rules-about = The numbers of the rules, separated by commas; optional
dispute-form-remedy = What happens in the match
dispute-form-remedy-about = Drawing or revealing anything again takes a substitute judge
dispute-pick-stand-in = Choose somebody who is not playing
dispute-name-about = Somebody who is not involved. They judge once every side accepts them.
dispute-told-proposed = D-{ $number }: { $side } proposes a ruling to the others at the table.
dispute-told-vote = Please vote in dispute D-{ $number }.
dispute-told-accept = Do you accept the substitute judge proposed in dispute D-{ $number }?
dispute-told-stand-in = All sides of dispute D-{ $number } want you as its judge. Take it with “To the desk”.
dispute-told-appeal-withdrawn = D-{ $number }: the appeal was withdrawn, and the verdict remains in force.
audit-stood-aside = stood aside
audit-proposed = proposed a ruling
audit-voted = voted
audit-named-stand-in = named a substitute
audit-accepted-stand-in = accepted the substitute
audit-withdrew-appeal = withdrew the appeal
