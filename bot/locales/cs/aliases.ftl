# Co znamenají slova hráčů na serveru.

alias-offer = Slovo, které v pravidlech není
alias-ask = Znamená na tomhle serveru „{ $word }“ v knize { $book } totéž co „{ $means }“?
alias-yes = Ano
alias-rather = Ne, „{ $means }“
alias-other = Znamená něco jiného
alias-no = Ne
alias-form-means = Co znamená
alias-form-about = Slovo nebo dvě přesně tak, jak stojí v pravidlech
alias-kept = Když se tu teď někdo zeptá na { $book }, bude „{ $word }“ znamenat „{ $means }“. Vezmeš to zpátky přes `/kniha ukaž` nebo `/kniha seznam`.
alias-left = Dobře, nechám to být.
alias-not-in-book = „{ $means }“ v knize { $book } není. Napiš slovo nebo dvě přesně tak, jak tam jsou.
alias-list = Slova tohoto serveru
alias-count = { $count ->
    [one] { $count } slovo
    [few] { $count } slova
    [many] { $count } slova
   *[other] { $count } slov
}
alias-one = „{ $word }“ znamená „{ $means }“
alias-one-in = „{ $word }“ znamená „{ $means }“ · { $book }
alias-forget = Zapomenout slovo
dispute-refused-too-many-words = Víc vlastních slov už si pro tenhle server nezapamatuju. Nejdřív mi dej nějaká zapomenout: `/kniha ukaž` nebo `/kniha seznam`.
