# Why the judge’s desk does not do something.

dispute-refused-no-dispute = There is no dispute D-{ $number } on this server. Look in the queue for its number.
dispute-refused-unreadable = Dispute D-{ $number } is about a match that cannot be read at the moment: its game or its component pack is missing. Nothing is lost. Ask the bot’s operator to restore it.
dispute-refused-no-match = There is no such match. Open the dispute without one and describe what happened.
dispute-refused-not-a-player = Only somebody who plays in this match can do that. Ask one of its players.
dispute-refused-not-a-party = Only the sides of this dispute can do that.
dispute-refused-not-played = The match has not begun, so there is nothing to dispute yet. Settle it in the lobby.
dispute-refused-no-entry = There is no such entry in the log; it goes up to { $last }. Choose one of those.
dispute-refused-already-open = Dispute D-{ $number } about this match is not decided yet. Give your view there.
dispute-refused-decided-already = That was decided in dispute D-{ $number }. If you think the verdict is wrong, appeal there.
dispute-refused-too-many = { $most ->
    [one] You can open at most { $most } dispute a week. Try to agree, or wait a few days.
   *[other] You can open at most { $most } disputes a week. Try to agree, or wait a few days.
}
dispute-refused-empty = There is no text in it. Write something.
dispute-refused-too-long = { $length ->
    [one] That is { $length } character, and there is room for { $most }. Shorten it.
   *[other] That is { $length } characters, and there is room for { $most }. Shorten it.
}
dispute-refused-told = You have already given your view, and each side gives it once. You can still add messages from the channel: right-click one (on a phone, press and hold).
dispute-refused-called = A judge has already been called and comes as soon as possible.
dispute-refused-still = You have already asked for that. The match pauses once every side does, or a judge takes the case.
dispute-refused-over = The match is over, so there is nothing to pause.
dispute-refused-hearing-over = The time for views is over. You can still add messages from the channel: right-click one (on a phone, press and hold).
dispute-refused-closed = This dispute is closed. A verdict can be appealed while there is time.
dispute-refused-not-yours = That is for somebody else to do: a dispute is withdrawn by the side that opened it, an appeal by the side that appealed, and a verdict is amended by the judge who gave it.
dispute-refused-alone = You are the only side, so there is nobody to settle with. Withdraw the dispute instead.
dispute-refused-settling = You have already agreed to settle. It is over as soon as every side has.
dispute-refused-not-frozen = The match is not paused for this dispute.
dispute-refused-not-yet = The judges still have time to take the case. You can resume the match after that.
dispute-refused-openers-own = You opened this dispute, so only the others can resume the match. You can withdraw the dispute.
dispute-refused-pictures = { $most ->
    [one] Each side can add { $most } picture, and you have. Combine several into one.
   *[other] Each side can add { $most } pictures, and you have. Combine several into one.
}
dispute-refused-picture-size = A picture can have at most { $megabytes } MB, and fifty million pixels unless it is a JPEG. Send a screenshot of it instead.
dispute-refused-picture-kind = That is not a readable picture, or it is damaged. Send a screenshot of it instead.
dispute-refused-picture-heic = This bot cannot read HEIC, the format in which iPhones keep photos. Send a screenshot of the photo, or choose Settings → Camera → Formats → Most Compatible and take it again.
dispute-refused-picture-gone = That picture can no longer be downloaded from Discord. Attach it again.
dispute-refused-messages = { $most ->
    [one] There is room for { $most } message, and it is there already. Write the rest to the judge.
   *[other] There is room for { $most } messages, and they are there already. Write the rest to the judge.
}
dispute-refused-message-taken = That message is already in the dispute.
dispute-refused-judge-only = Only a judge can do that. /setup sets who judges here.
dispute-refused-head-only = Only a head judge can do that. /setup sets who that is here.
dispute-refused-admin-only = Only a server admin can do that.
dispute-refused-partial = You are a side of this dispute, or play or played in its match, so you cannot judge it.
dispute-refused-barred = One of the sides vetoed you as the judge of this dispute.
dispute-refused-bars = Your side has already vetoed a judge, and each side can veto only one.
dispute-refused-recused = You recused yourself from this dispute, so you cannot judge it.
dispute-refused-still-heard = The sides still have time to give their views. Take the case once they have, or when the time is up.
dispute-refused-claimed = Another judge has this case. It is free again when they hand it over or stop working on it.
dispute-refused-not-claimed = You do not have this case. Take it first.
dispute-refused-lapsed = You had not worked on this case for a while, so it is free again. Take it once more, then decide.
dispute-refused-moved = The match has moved on. Look at the preview again.
dispute-refused-match = The game does not allow that remedy.
dispute-refused-no-remedy-here = This dispute is not about a match that the bot referees, so it cannot change one. Say in words what is to be done.
dispute-refused-no-rule = There is no rule “{ $rule }”. Find it with /rule, and cite it by its number.
dispute-refused-several-rules = { $rule } is the number of a rule in several books: { $numbers }. Cite one of them in full.
dispute-refused-no-side = There is no such side in this dispute, so it cannot be penalised.
dispute-refused-no-day = { $days ->
    [one] An exclusion needs a last day that lies ahead, at most { $days } day away; no other penalty has one.
   *[other] An exclusion needs a last day that lies ahead, at most { $days } days away; no other penalty has one.
}
dispute-refused-no-infraction = A penalty needs an infraction. Choose from the guide what was done wrong.
dispute-refused-groundless = A dispute that is dismissed as groundless has no remedy and no penalty. Remove them, or do not dismiss it.
dispute-refused-other-open = Dispute D-{ $number } about the same match is not decided yet. Decide that one first.
dispute-refused-stayed = The match is already paused for this dispute.
dispute-refused-no-verdict = There is no verdict in this dispute yet.
dispute-refused-nothing-to-undo = The verdict in force did nothing to the match, or that is undone already. Leave it as it is, or choose a remedy.
dispute-refused-undo-first = Another remedy is in force. Choose to undo it and put this one in its place.
dispute-refused-not-asked = No judge is asking you to agree to that.
dispute-refused-nobody-to-ask = There are no two sides here to agree to going back that far. Choose less, or hand the case over to a head judge.
dispute-refused-appealed = The verdict is under appeal: a head judge who has not ruled decides it.
dispute-refused-appeal-over = There is one appeal per dispute, and it has been used. The verdict is final.
dispute-refused-tables-own = The players at the table gave this verdict together, so nobody amends it alone. A side can appeal while there is time.
dispute-refused-too-late = The time for that is up. The verdict is final.
dispute-refused-not-appealed = Nobody has appealed in this dispute, or the appeal is decided.
dispute-refused-ruled-before = You have already ruled in this dispute, so somebody else rules now.
dispute-refused-not-for-them = That person cannot judge this dispute: they are no judge, are a side, play in its match, were vetoed or recused themselves. Choose another judge.
dispute-refused-no-precedent = There is no precedent or house rule with that number. Look at the list.
dispute-refused-against-official = A precedent interprets rules and replaces none. To rule against one, let a head judge make a house rule.
dispute-refused-replaces-nothing = A house rule replaces a rule. Name the one it replaces by its number.
dispute-refused-cites-nothing = It cites no rule. Cite at least one by its number.
dispute-refused-precedent-state = { $name } is in another state, and this cannot be done with it. Look at the list.
dispute-refused-circle = { $name } and the other would each replace the other. Draft a new one instead.
dispute-refused-other-game = { $rule } belongs to another game or is of another kind. Choose one of this game.
dispute-refused-people = It names a person, a role or a channel, and precedents name nobody. Remove the mention or the long number.
dispute-refused-several-games = The rules are from several games ({ $games }). Cite rules of one game only.
dispute-refused-file-size = The file is too large: at most { $megabytes } MB. Import it in parts.
dispute-refused-file-kind = That is not a file from the desk, or it is damaged. Export it again and import that.
dispute-refused-file-version = The file is version { $version }, but this bot reads version { $known }. Upgrade the older of the two bots and export it again.
dispute-refused-out-of-range = Choose from { $least } to { $most }.
dispute-refused-busy = Too much is happening with this dispute at the moment. Try again.
dispute-refused-no-table = Here judges rule, not the players at the table. An admin can allow it with /setup, Judges’ desk; or name a substitute.
dispute-refused-is-side = You are a side of it: you opened it, made the move, gave your view, or nobody else is left to disagree with. Let the others rule.
dispute-refused-sides-gone = The other sides have left, so nobody is there to agree with. Leave it to a judge, or withdraw the dispute.
dispute-refused-no-elector = Only those who are not involved can rule. You are a side; name a substitute, or settle it.
dispute-refused-no-proposal = Nothing has been proposed. Propose a ruling first.
dispute-refused-proposal-old = The match has moved on since this was proposed, so it can no longer be voted on. Propose a ruling again.
dispute-refused-hidden-remedy = This draws or reveals something hidden again, and the players at the table cannot do that. Choose something else, or name a substitute.
dispute-refused-only-play = The players at the table give no penalties, dismiss nothing and set no precedent. Leave that out.
dispute-refused-no-stand-in = Nobody has been named as a substitute. Name somebody first.
dispute-refused-not-neutral = That person is a side, plays in the match, was vetoed or has ruled. Name somebody else.
