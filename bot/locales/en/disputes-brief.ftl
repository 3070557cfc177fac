# The first screen of a case, what drafts a verdict from it, and the archive.

brief-writes = writes in { $language }
brief-awaited = has not given its view yet
brief-sealed = has given its view; you can read it as soon as every side has
brief-had = Already has: { $penalties }
brief-refused = Move refused, { $who } after entry { $entry }: { $why }
brief-since = Since entry { $entry }
brief-earlier = { $count ->
    [one] { $count } entry before these, under Log
   *[other] { $count } entries before these, under Log
}
brief-rule-sure = The rule
brief-rule-likely = Probably the rule
brief-rule-perhaps = Perhaps the rule
brief-other = Or { $rule }: { $gist }
brief-no-rule = No rule clearly decides this. What comes nearest is under Rules.
brief-not-ready = The rules cannot be read just now; open the case again in a moment.
brief-gap = No rulebook answers this. { $says }
brief-guide = From the guide: { $title }
brief-guide-perhaps = Perhaps from the guide: { $title }
brief-like = Cases like this one
brief-like-open = Open a case like this one
brief-for = For { $letter }
brief-for-whom = Decide for …
brief-leave = Leave it
brief-write = Write
draft-for = In the right: { $side }.
draft-leave = It stays as it was played.
draft-rule = { $rule }: { $gist }
draft-guide = The guide for judges: { $title }
draft-no-rule = No rulebook decides this; it is the judge’s decision.
draft-made = Drafted from the case. Change anything, then give it.
draft-own = You have written a verdict already, so nothing was drafted in its place.
archive-title = Archive
archive-all = Closed disputes on this server, newest first.
archive-mine = Your closed disputes, newest first.
archive-none = There are none.
archive-more = { $count ->
    [one] { $count } more matches. Narrow it down with /archive.
   *[other] { $count } more match. Narrow it down with /archive.
}
archive-decided = decided
archive-dismissed = groundless
archive-upheld = upheld
archive-changed = changed on appeal
archive-settled = settled
archive-withdrawn = withdrawn
