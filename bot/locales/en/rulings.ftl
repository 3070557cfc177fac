# The card with a ruling.

ruling-book-says = The rulebook
ruling-book-says-page = The rulebook, p. { $page }
ruling-official = Official clarification
ruling-errata = Errata
note-house-rule = House rule of this server
note-precedent = { $head ->
    [yes] Ruled by this server’s head judge
   *[no] Ruled by a judge of this server
}
note-ruled-here = **It was ruled here:** { $ruling }
note-printed-played = in matches here the bot follows the printed rule
house-number = { $number }
house-played = House rule { $rule }: matches on this server open with “{ $what }: { $value }”.
house-played-printed = House rule { $rule }: matches on this server open with “{ $what }: { $value }”; the book says { $printed }.
note-again = to be looked at again, because a rule it cites has changed
note-guide = Our guide for judges
ruling-reading = **Our reading, not the book’s word:**
ruling-gist = **In short:** { $gist }
ruling-gist-english = **In short:** { $gist }
ruling-original = The whole rule, in { $language }:
ruling-original-title = The whole rule, in { $language }: { $title }
ruling-but = **…but:**
ruling-but-for = But: { $rule }
ruling-others = Other rules that came up
ruling-others-pick = Open a rule
ruling-beside = This is from { $book }. { $other } answers this as well: see *{ $button }*.
ruling-excerpt = excerpt
verdict-yes = Yes.
verdict-no = No.
verdict-yes-may = Yes, you can.
verdict-no-may = No, you can’t.
verdict-yes-must = Yes, you must.
verdict-no-must = No, you needn’t.
verdict-yes-is = Yes, it is so.
verdict-no-is = No, it isn’t so.
verdict-but = There are exceptions; see below.
ruling-elsewhere = Your edition has no such rule; “{ $book }” says:
ruling-see = See also: { $rules }{ $more ->
    [0] { "" }
    [one] ; and one more rule
   *[other] ; and { $more } more rules
}
ruling-see-pick = Exceptions and related rules
ruling-context = The rules around { $rule }
surety = { $level ->
    [certain] certain
    [probable] probably
   *[unsure] not sure
}
ruling-page-of = page { $page } of { $pages }
ruling-picked = You picked this topic yourself; I cannot vouch that it answers the question.
ruling-asked = { $user } asked: { $question }
ruling-shown = { $user } shows a rule:
ruling-looked-up = { $user } looked up: { $question }
ruling-continues = { $pages ->
    [one] /{ $command } shows one more page.
   *[other] /{ $command } shows { $pages } more pages.
}

button-whole = Whole rule
button-others = Other rules
button-context = Context
button-back = Back to the rule
button-share = Show to the channel
button-shared = Shown
button-page-before = Page back
button-page-after = Next page
button-topics = Back to the topics

# No ruling is good enough to be called the answer.

unsure-title = I am not sure
unsure-gap-title = The rules do not say
unsure-guide = I find no answer to this in the rules. **Our guide for judges says:**
unsure-guide-more = Also in the guide: { $titles }
unsure-topics = No rule clearly answers that. These come nearest:
unsure-nearest = No rule clearly answers that. This one comes nearest:
unsure-nothing = I found nothing for “{ $question }”. Try other words, or a word that is printed on a card or in the rules.
unsure-pick = Pick a topic
unsure-hint = Name the game or use a word from the rulebook and I will look again.
unsure-hint-words = Use a word from the rulebook or from a card and I will look again.

# Questions that cannot be looked up.

problem-empty = The question is empty. Write what you want to know, for example “{ $example }”.
problem-no-words = I see no words in that. Write what you want to know, for example “{ $example }”.
problem-too-long = { $length ->
    [one] Your question has { $length } character and that is too many. I read up to 2,000.
   *[other] Your question has { $length } characters and that is too many. I read up to 2,000.
}
problem-language = I do not know that language. I read Czech, Swedish and English; ask in one of these, for example “{ $example }”.
problem-example = who goes first

# Refusals.

stale-question = I no longer keep this answer. Ask again with /{ $command }.
stale-rule = The rulebooks have changed and this rule is no longer there. Ask again with /{ $command }.
not-your-question = This answer belongs to someone else. Ask your own with /{ $command }.
may-not-share = You may not write in this channel, so I cannot show the answer here for you.
unknown-game = I do not know a game called “{ $game }”. I know: { $games }.
no-games = I have no rules of any game yet.

# What the match in the channel is played with.

components-match = From the components of match { $match }, not from the rulebook.
components-gone = That match is no longer here, or it has nothing like that. Ask again with /{ $command }.
components-rules = Pick a rule about it
