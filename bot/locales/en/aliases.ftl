# What words mean to a server's players.

alias-offer = A word the rulebook does not have
alias-ask = On this server, does “{ $word }” mean “{ $means }” in { $book }?
alias-yes = Yes
alias-rather = No, “{ $means }”
alias-other = It means something else
alias-no = No
alias-form-means = What it means
alias-form-about = A word or two, exactly as the rulebook has them
alias-kept = From now on, “{ $word }” means “{ $means }” when somebody here asks about { $book }. You can take that back with `/rulebook show` or `/rulebook list`.
alias-left = All right, I will leave it at that.
alias-not-in-book = { $book } does not have “{ $means }”. Write a word or two exactly as they appear there.
alias-list = Words of this server
alias-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
alias-one = “{ $word }” means “{ $means }”
alias-one-in = “{ $word }” means “{ $means }” · { $book }
alias-forget = Forget a word
dispute-refused-too-many-words = This server has as many words of its own as I can keep. Forget some first: `/rulebook show` or `/rulebook list`.
