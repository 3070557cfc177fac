# Why the judge’s desk does not do something.

dispute-refused-no-dispute = There is no dispute D-{ $number } in this server. Look at the queue for its number.
dispute-refused-unreadable = Dispute D-{ $number } is about a match that cannot be read at the moment: its game or its component pack is missing. Nothing is lost. Ask whoever runs the bot to bring it back.
dispute-refused-no-match = There is no such match. Open the dispute without one, and tell what happened.
dispute-refused-not-a-player = Only somebody who plays in this match can do that. Ask one of its players.
dispute-refused-not-a-party = Only the sides of this dispute can do that.
dispute-refused-not-played = The match has not begun, so there is nothing to dispute yet. Settle it in the lobby.
dispute-refused-no-entry = There is no such entry in the log; it goes up to { $last }. Choose one of those.
dispute-refused-already-open = Dispute D-{ $number } about this match is not decided yet. Tell what you have to say there.
dispute-refused-decided-already = That was decided in dispute D-{ $number }. If you think the verdict is wrong, appeal there.
dispute-refused-too-many = { $most ->
    [one] You can open at most { $most } dispute a week. Try to agree, or wait a few days.
   *[other] You can open at most { $most } disputes a week. Try to agree, or wait a few days.
}
dispute-refused-empty = There are no words in it. Write at least one.
dispute-refused-too-long = { $length ->
    [one] That is { $length } character, and there is room for { $most }. Say it in fewer words.
   *[other] That is { $length } characters, and there is room for { $most }. Say it in fewer words.
}
dispute-refused-told = You have told your view already, and each side tells it once. A message can still be added by right click.
dispute-refused-called = A judge has been called already. One comes as soon as one can.
dispute-refused-still = You have asked for that already. The match pauses once every side does, or a judge takes the case.
dispute-refused-over = The match is over, so there is nothing to pause.
dispute-refused-hearing-over = The time for views is over. A message can still be added by right click.
dispute-refused-closed = This dispute is closed. A verdict can be appealed while there is time.
dispute-refused-not-yours = That is for somebody else: a dispute is withdrawn by the side that opened it, an appeal by the side that appealed, and a verdict is mended by the judge who gave it.
dispute-refused-alone = You are the only side, so there is nobody to settle with. Withdraw the dispute instead.
dispute-refused-settling = You have agreed to settle already. It is over as soon as every side has.
dispute-refused-not-frozen = The match does not stand still for this dispute.
dispute-refused-not-yet = The judges still have time to take the case. You can let the match go on once that is over.
dispute-refused-openers-own = You opened this dispute, so letting the match go on is for the others. You can withdraw the dispute.
dispute-refused-pictures = { $most ->
    [one] There is room for { $most } picture of each side, and it is taken. Put several into one picture.
   *[other] There is room for { $most } pictures of each side, and it is taken. Put several into one picture.
}
dispute-refused-picture-size = A picture may have { $megabytes } MB at most, and fifty million pixels unless it is a JPEG. Take a screenshot of it and send that.
dispute-refused-picture-kind = That is no picture that can be read, or it is damaged. Take a screenshot of it and send that.
dispute-refused-picture-heic = This bot does not read HEIC, in which iPhones keep photos. Take a screenshot of the photo and send that, or choose Settings → Camera → Formats → Most Compatible and take it anew.
dispute-refused-picture-gone = Discord does not hand that picture out any more. Attach it again.
dispute-refused-messages = { $most ->
    [one] There is room for { $most } message, and it is taken. Say the rest to the judge.
   *[other] There is room for { $most } messages, and it is taken. Say the rest to the judge.
}
dispute-refused-message-taken = That message is in the dispute already.
dispute-refused-judge-only = Only a judge can do that. Who judges here is set with /setup.
dispute-refused-head-only = Only a head judge can do that. Who that is here is set with /setup.
dispute-refused-admin-only = Only somebody who may manage this server can do that.
dispute-refused-partial = You are a side of this dispute, or play or played in its match, so you do not judge it.
dispute-refused-barred = One of the sides does not want you as the judge of this dispute.
dispute-refused-bars = Your side has barred a judge already, and each side bars one.
dispute-refused-recused = You recused from this dispute, so you do not judge it.
dispute-refused-still-heard = The sides still have time to tell their views. Take the case once they have, or their time is over.
dispute-refused-claimed = Another judge has this case. It is free again when they hand it on or stop working on it.
dispute-refused-not-claimed = You do not have this case. Take it first.
dispute-refused-lapsed = You had not worked on this case for a while, so it is free again. Take it once more, then decide.
dispute-refused-moved = The match has moved on since you looked. Look at the preview again.
dispute-refused-match = The game does not allow that remedy.
dispute-refused-no-remedy-here = This dispute is about no match that the bot referees, so nothing can be done to one. Say in words what is to be done.
dispute-refused-no-rule = There is no rule “{ $rule }”. Find it with /rule, and cite it by its number.
dispute-refused-several-rules = { $rule } is the number of a rule in several books: { $numbers }. Cite one of them in full.
dispute-refused-no-side = There is no such side in this dispute, so it cannot be penalised.
dispute-refused-no-day = { $days ->
    [one] An exclusion needs a last day that lies ahead, at most { $days } day away; no other penalty has one.
   *[other] An exclusion needs a last day that lies ahead, at most { $days } days away; no other penalty has one.
}
dispute-refused-no-infraction = A penalty needs an infraction. Choose from the guide what was done wrong.
dispute-refused-groundless = What is dismissed as groundless has no remedy and no penalty. Take them away, or do not dismiss it.
dispute-refused-other-open = Dispute D-{ $number } about the same match is not decided yet. Decide that one first.
dispute-refused-stayed = The match stands still for this dispute already.
dispute-refused-no-verdict = No verdict stands in this dispute yet.
dispute-refused-nothing-to-undo = The verdict in force did nothing to the match, or that is undone already. Leave it as it is, or choose a remedy.
dispute-refused-undo-first = Another remedy is in force. Choose to undo it, and this in its place.
dispute-refused-not-asked = No judge asks you to agree to that now.
dispute-refused-nobody-to-ask = No two sides are here to agree to going back so far. Choose less, or hand the case on to a head judge.
dispute-refused-appealed = The verdict is under appeal: a head judge who has not ruled decides it.
dispute-refused-appeal-over = There is one appeal in a dispute, and this one had it. The verdict is final.
dispute-refused-tables-own = The table gave this verdict together, so nobody mends it alone. A side can appeal while there is time.
dispute-refused-too-late = The time for that is over. The verdict is final.
dispute-refused-not-appealed = Nobody has appealed in this dispute, or the appeal is decided.
dispute-refused-ruled-before = You have ruled in this dispute, so somebody else rules now.
dispute-refused-not-for-them = That person may not judge this dispute: they are no judge, or a side, or play in its match, or were barred, or recused. Choose another judge.
dispute-refused-no-precedent = There is no precedent or house rule of that number. Look at the list.
dispute-refused-against-official = A precedent interprets rules and replaces none. To rule against one, let a head judge make a house rule.
dispute-refused-replaces-nothing = A house rule replaces a rule. Name the one it replaces by its number.
dispute-refused-cites-nothing = It rests on no rule. Cite at least one by its number.
dispute-refused-precedent-state = { $name } is in another state, and this cannot be done with it. Look at the list.
dispute-refused-circle = { $name } and the other would each take the place of the other. Draft a new one instead.
dispute-refused-other-game = { $rule } belongs to another game or is of another kind. Choose one of this game.
dispute-refused-people = It names a person, a role or a channel, and precedents name nobody. Take the mention or the long number out.
dispute-refused-several-games = The rules are of several games ({ $games }). Cite rules of one game alone.
dispute-refused-file-size = The file is too large: there is room for { $megabytes } MB. Bring it in parts.
dispute-refused-file-kind = That is not a file that the desk has written, or it is damaged. Export it again and bring that.
dispute-refused-file-version = The file is of version { $version }, and version { $known } is read here. Upgrade the older of the two bots and export it again.
dispute-refused-out-of-range = Choose from { $least } to { $most }.
dispute-refused-busy = Too much is happening with this dispute at the moment. Try again.
dispute-refused-no-table = Here judges rule, not the table. An admin can allow it with /setup, Judges’ desk; or name a substitute.
dispute-refused-is-side = You are a side of it: you opened it, made the move, gave your view, or nobody else is left to disagree with. Let the others rule.
dispute-refused-sides-gone = The other sides have left, so nobody is there to agree with. Leave it to a judge, or withdraw the dispute.
dispute-refused-no-elector = Those rule who are no party to it. You are a side; name a substitute, or settle it.
dispute-refused-no-proposal = Nothing is proposed. Propose a ruling first.
dispute-refused-proposal-old = The match has moved on since this was proposed, so nobody can vote on it any more. Propose a ruling again.
dispute-refused-hidden-remedy = This draws or reveals something hidden anew, which a table does not. Choose something else, or name a substitute.
dispute-refused-only-play = A table gives no penalties, dismisses nothing and makes no precedent. Leave that out.
dispute-refused-no-stand-in = Nobody is named as a substitute. Name somebody first.
dispute-refused-not-neutral = That person is a side, plays in the match, was barred or has ruled. Name somebody else.
