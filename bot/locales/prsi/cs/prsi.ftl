# The referee of Prší: cards, questions, the log, refusals.

prsi-suit-hearts = srdce
prsi-suit-leaves = zelené
prsi-suit-acorns = žaludy
prsi-suit-bells = kule
prsi-card-7 = { $suit ->
    [hearts] srdcová sedma
    [leaves] zelená sedma
    [acorns] žaludová sedma
   *[bells] kulová sedma
}
prsi-card-8 = { $suit ->
    [hearts] srdcová osma
    [leaves] zelená osma
    [acorns] žaludová osma
   *[bells] kulová osma
}
prsi-card-9 = { $suit ->
    [hearts] srdcová devítka
    [leaves] zelená devítka
    [acorns] žaludová devítka
   *[bells] kulová devítka
}
prsi-card-10 = { $suit ->
    [hearts] srdcová desítka
    [leaves] zelená desítka
    [acorns] žaludová desítka
   *[bells] kulová desítka
}
prsi-card-under = { $suit ->
    [hearts] srdcový spodek
    [leaves] zelený spodek
    [acorns] žaludový spodek
   *[bells] kulový spodek
}
prsi-card-over = { $suit ->
    [hearts] srdcový svršek
    [leaves] zelený svršek
    [acorns] žaludový svršek
   *[bells] kulový svršek
}
prsi-card-king = { $suit ->
    [hearts] srdcový král
    [leaves] zelený král
    [acorns] žaludový král
   *[bells] kulový král
}
prsi-card-ace = { $suit ->
    [hearts] srdcové eso
    [leaves] zelené eso
    [acorns] žaludové eso
   *[bells] kulové eso
}

prsi-await-turn = vylož kartu, nebo si lízni
prsi-await-sevens = { $count ->
    [one] přebij sedmu, nebo lízni { $count } kartu
    [few] přebij sedmu, nebo lízni { $count } karty
    [many] přebij sedmu, nebo lízni { $count } karty
   *[other] přebij sedmu, nebo lízni { $count } karet
}
prsi-await-stop = přebij eso, nebo stůj
prsi-ask-card = Co uděláš?
prsi-ask-suit = { $card }: jakou barvu zvolíš?
prsi-do-draw = líznout si
prsi-do-draw-due = { $count ->
    [one] líznout { $count } kartu
    [few] líznout { $count } karty
    [many] líznout { $count } karty
   *[other] líznout { $count } karet
}
prsi-do-stand = stát
prsi-will-stand = V tomhle tahu stojíš.
prsi-will-draw = { $count ->
    [one] Lízneš { $count } kartu.
    [few] Lízneš { $count } karty.
    [many] Lízneš { $count } karty.
   *[other] Lízneš { $count } karet.
}
prsi-will-play = Vyložíš kartu: { $card }.
prsi-will-play-over = Vyložíš kartu: { $card }. Zvolíš barvu: { $suit }.
prsi-fact-top = Nahoře: { $card }. Platí barva: { $suit }.
prsi-fact-hand = V ruce máš: { $cards }.
prsi-fact-others = Ostatní: { $held }. V balíčku zbývá: { $stock }.
prsi-holds = { $count ->
    [one] { $seat } ({ $count } karta)
    [few] { $seat } ({ $count } karty)
    [many] { $seat } ({ $count } karty)
   *[other] { $seat } ({ $count } karet)
}
prsi-sheet-hand = Karty v ruce ({ $seat })
prsi-dealt = Rozdává { $seat }. První karta: { $card }.
prsi-played = { $seat } vykládá: { $card }.
prsi-played-over = { $seat } vykládá: { $card }, a volí barvu: { $suit }.
prsi-turned = Balíček došel: hromádka se zamíchala, jen horní karta zůstala.
prsi-drew-cards = { $seat } líže: { $cards }.
prsi-drew = { $count ->
    [one] { $seat } líže { $count } kartu.
    [few] { $seat } líže { $count } karty.
    [many] { $seat } líže { $count } karty.
   *[other] { $seat } líže { $count } karet.
}
prsi-stood = { $seat } stojí.
prsi-won-last = { $seat } nemá žádnou kartu a vyhrává rozdání!
prsi-won-fewest = Nikdo už nemá co líznout ani vyložit. Rozdání vyhrává { $seat }: má nejméně karet.
prsi-adjusted = Rozhodčí upravil hru: na tahu je { $seat }, platí barva: { $suit }.
prsi-heading = { $deal }. rozdání · hraje se na { $goal }
prsi-score = výhry: { $wins }, karty v ruce: { $cards }
prsi-end-goal = { $count ->
    [one] Hrálo se na { $count } vyhrané rozdání.
    [few] Hrálo se na { $count } vyhraná rozdání.
    [many] Hrálo se na { $count } vyhraného rozdání.
   *[other] Hrálo se na { $count } vyhraných rozdání.
}
prsi-end-conceded = Ostatní se vzdali.
prsi-set-turn = na tahu
prsi-set-wins = vyhraná rozdání ({ $seat })
prsi-why-stand = Eso v ruce není, takže se stojí.
prsi-why-draw = Nic z ruky se vyložit nedá.
prsi-why-pass-on = Takhle to odnese další hráč.
prsi-why-over = Jinou kartu než svrška teď vyložit nejde; barvu zvol tu, které máš nejvíc.
prsi-why-first = První karta, která jde vyložit.
prsi-why-hold-up = Další hráč má málo karet: tahle ho zdrží.
prsi-why-lone = K téhle kartě máš v ruce nejmíň podobných, později by šla ven nejhůř.
prsi-no-seats = Prší hrají { $least } až { $most } hráči.
prsi-no-goal = Hraje se na { $least } až { $most } vyhraných rozdání.
prsi-no-over = Zápas už skončil.
prsi-no-turn = Na tahu je teď někdo jiný.
prsi-no-own-card = Tuhle kartu v ruce nemáš.
prsi-no-match = Nesedí barva ({ $suit }) ani hodnota karty nahoře ({ $top }).
prsi-no-only-seven = Sedmu přebije jen sedma; jinak se líže.
prsi-no-only-ace = Eso přebije jen eso; jinak se stojí.
prsi-no-suit = Ke svrškovi patří barva: srdce, zelené, žaludy, nebo kule.
prsi-no-only-over = Barvu volí jen ten, kdo vyloží svrška.
prsi-no-draw-after-ace = Po esu se nelíže: stojíš, nebo přebiješ esem.
prsi-no-stand-after-seven = { $count ->
    [one] Po sedmě se nestojí: lízneš { $count } kartu, nebo přebiješ sedmou.
    [few] Po sedmě se nestojí: lízneš { $count } karty, nebo přebiješ sedmou.
    [many] Po sedmě se nestojí: lízneš { $count } karty, nebo přebiješ sedmou.
   *[other] Po sedmě se nestojí: lízneš { $count } karet, nebo přebiješ sedmou.
}
prsi-no-stand = Stojí se jen po esu: vylož kartu, nebo lízni.
prsi-no-adjust = Upravit jde, kdo je na tahu (turn), barva (suit: h, l, a, b) a vyhraná rozdání podle míst (wins).
prsi-no-adjust-over = Zápas už skončil, není co upravit.
prsi-no-adjust-wins = Vyhraných rozdání může být 0 až { $most }: víc by zápas ukončilo.
