# Which edition of a game answers.

edition-by-option = Answered from { $book }: the command says so.
edition-by-match = Answered from { $book }: the match here is played by it.
edition-by-overmatch = Answered from { $book }: the match here is played by it, although the channel is set to another edition.
edition-by-lobby = Answered from { $book }: the lobby here is for it.
edition-by-overlobby = Answered from { $book }: the lobby here is for it, although the channel is set to another edition.
edition-by-channel = Answered from { $book }: it is set for this channel.
edition-by-person = Answered from { $book }: the asker chose it.
edition-by-last = Answered from { $book }: the last match here was played by it.
edition-by-language = Answered from { $book }: it is in the asker’s language.
edition-by-rule = A rule of { $book }.
edition-by-named = Answered from { $book }: the question names it.
edition-by-look = { $book }, just for a look: another edition is played here.
edition-by-agreed = Answered from { $book }: the other editions say the same.
edition-by-open = Answered from { $book }, but another edition says otherwise, and none is chosen.
edition-switch = Answer from { $book }
edition-which = Which edition do you play?
edition-which-about = The editions of { $game } differ here. Pick yours and I answer at once. I remember it; the button under any answer changes it.
edition-lacks-rule = This edition has no such rule. /{ $command } shows the topic in both editions.
edition-lacks-crib = I have no turn overview for this edition.
edition-lacks-topic = This edition has no such topic. Its topics are offered while you type /{ $command }.
