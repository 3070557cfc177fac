# Why something with a match is not done.

match-refused-no-match = Takový zápas neexistuje.
match-refused-channel-taken = V tomto kanálu už jeden zápas běží. Nejdřív ho dohraj, nebo jdi do jiného kanálu či vlákna; rozehraný zápas tam přenese /zápas přesuň.
match-refused-unknown-game = Hru „{ $game }“ rozhodovat neumím.
match-refused-unknown-choice = „{ $choice }“ není mezi možnostmi.
match-refused-out-of-range = Zvol celé číslo od { $least } do { $most }.
match-refused-too-large = Soubor smí mít nejvýš { $kilobytes } kB.
match-refused-nothing-brought = Tady zatím nic vybrané není.
match-refused-no-title = Pojmenuj to: název nesmí být prázdný.
match-refused-long-title = Název smí mít nejvýš { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaky
    [many] { $limit } znaku
   *[other] { $limit } znaků
}.
match-refused-title-taken = Něco s názvem „{ $title }“ už tu máš. Zvol jiný název, nebo řekni, že to má nahradit.
match-refused-too-many-kept = Víc než { $limit } jich tu mít nemůžeš. Nejdřív některý smaž.
match-refused-not-kept = Nic takového tu už nemáš.
match-refused-unsettled = Zakladatel musí nejdřív nastavit, co platí pro celý stůl: tlačítko Správa.
match-refused-not-saved = Tuhle hru nejde uložit do souboru, ze kterého by se pokračovalo.
match-refused-not-ready = Ještě nemá hotovo: { $seats }. Co chybí, uvidí každý hráč sám pod tlačítkem Moje volby; za boty volí zakladatel ve Správě.
match-seat = { $seat }
match-refused-places = Počet hráčů musí být { $least } až { $most }.
match-refused-not-in-lobby = Zápas už začal.
match-refused-opening = Zápas právě začíná a měnit už nic nejde.
match-refused-not-opening = Nic tu právě nezačíná.
match-refused-not-playing = Zápas se právě nehraje.
match-refused-not-over = Zápas ještě běží a jeho soubor by prozradil, co je skryté. Dostaneš ho po skončení.
match-refused-paused = Zápas stojí. { $held }
match-refused-not-paused = Zápas není pozastavený.
match-refused-held = Hodiny teď pustit nejde. { $held }
match-refused-full = { $room ->
    [yes] Všechna místa jsou obsazená ({ $places }). Další může přidat zakladatel tlačítkem Správa.
   *[no] Všechna místa jsou obsazená ({ $places }).
}
match-refused-seated = V tomto zápase už místo máš.
match-refused-not-seated = V tomhle zápase nehraješ.
match-refused-seat-taken = Tam už někdo sedí.
match-refused-moved-up = Na tom místě už sedí někdo jiný. Podívej se do lobby znovu.
match-refused-no-seat = S žádným místem tohle teď udělat nejde.
match-refused-too-few = Obsazená místa: { $seated } z { $places }. Počkej na další hráče, nebo nech prázdná místa hrát boty.
match-refused-not-yours = Na to má odpovědět jiný hráč.
match-refused-host-only = To může jen zakladatel zápasu, rozhodčí nebo správce serveru.
match-refused-judge-only = To může jen rozhodčí nebo správce serveru.
match-refused-partial = Jsi současným nebo bývalým hráčem tohoto zápasu, nebo jeho zakladatelem, takže v něm nic nařídit nemůžeš, ani po odchodu. Domluv se s ostatními, nebo požádej rozhodčího či správce, který se ho nikdy neúčastnil.
match-refused-other-seat = V tomto zápase ti už patřilo jiné místo a víš, co je tam skryté. Vrátit se můžeš jen na něj.
match-refused-judged = K tomuto zápasu patří tvůj příkaz nebo spor, který máš převzatý, nebo z něj znáš něco skrytého, takže si v něm sednout nemůžeš. Musí to být někdo jiný.
match-refused-reopened = Zápas už jednou skončil a kdokoli se mohl podívat na vše, co v něm bylo skryté. Místo v něm teď obsadí jen ten, kdo v něm seděl už předtím, nebo bot.
match-refused-no-reason = K příkazu patří důvod dlouhý 1 až { $most } znaků; v záznamu ho uvidí všichni. Zadej ho znovu a napiš proč.
match-refused-no-command = To není tah této hry: { $problem }
match-refused-stale = Zápas mezitím pokročil. Podívej se na aktuální pozici a vyber znovu.
match-refused-repeated = To už je hotové.
match-refused-nothing-to-undo = Nemáš žádný tah, který by šlo vzít zpět.
match-refused-cannot-undo = Od tvého tahu se házelo, losovalo, odhalovalo, nebo to někdo vzdal, a to už hráči sami vrátit nemůžou. Nařídit to může jen rozhodčí.
match-refused-cannot-take-back = Tenhle tah už nejde vzít zpět jen tak: mezitím někdo něco udělal, něco se odhalilo, nebo vypršel čas. O vrácení požádáš ostatní přes /zápas zpět.
match-refused-proposal-gone = Ten návrh už neplatí.
match-refused-proposed = To už je navržené, jen ještě neodpověděli všichni.
match-refused-no-clock = Tento zápas nemá časový limit.
match-refused-alone = Jsi tu jediný hráč, není se s kým dohodnout.
match-refused-for-judges = Na tohle odpovídá rozhodčí.
match-refused-no-length = V téhle hře nejde omezit čas na celý zápas.
match-refused-together = Tohle je společná hra, remíza mezi spoluhráči není.
match-refused-no-automaton = Tuhle hru bot hrát neumí, místo v ní obsadit nemůže.
match-refused-no-advice = Radit jde jen u stolu, kde se hraje společně.
match-refused-no-own-advice = Tohle vědí jen hráči u stolu; bot k tomu radu nemá.
match-refused-own-question = O téhle otázce rozhoduješ ty: odpověz na ni.
match-refused-council = O téhle otázce se nejdřív všichni poradí a ještě se neozvali: { $seats }. Rozhodni, až poradí nebo se k někomu přidají; porada končí nejpozději { $until }.
match-refused-own-advice = To je tvoje vlastní rada; přidat se k ní můžou jen ostatní.
match-refused-advice-gone = Ta rada už neplatí, protože na otázku se už odpovědělo. Podívej se, na co se čeká teď.
match-refused-opens = Musí to být míň než čas na tah.
match-refused-opens-together = Odpovědět může kdokoli jen tam, kde se hraje společně.
match-refused-no-windows = V téhle hře nikdo nereaguje, když hraje někdo jiný, takže čas na reakci nemá.
match-refused-veil = Čekání musí být kratší než čas na reakci.
match-refused-move-time = Čas na tah je nejméně minuta a nejvýš 28 dní; 0 znamená žádný.
match-refused-extra-time = Takový čas je nejméně minuta a nejvýš rok; 0 znamená žádný.
match-refused-no-entry = K takovému zápisu se vrátit nejde; poslední v záznamu má číslo { $last }.
match-refused-no-result = Ve výsledku musí mít pořadí každé z { $seats } míst a jedno z nich musí být první.
match-refused-moved-on = Zápas mezitím pokročil k zápisu { $last }; podívej se na něj znovu.
match-refused-not-ended = Zápas ještě neskončil.
match-refused-ends-there = I u zápisu { $entry } je už po zápase. Vyber dřívější zápis.
match-refused-undone = Co ten verdikt změnil, už neplatí: zápas se mezitím vrátil před něj, nebo pokračoval po konci, který verdikt opravil. Nech to tak.
match-refused-going-on = Zápas má právě pokračovat, ale v jeho kanálu ještě není oznámení. Zkus to, až tam bude.
match-refused-too-far = Tím by se vrátilo { $count } tahů. Rozhodčí smí vrátit nejvýš { $most }; víc smí hlavní rozhodčí, nebo s tím ve sporu musí souhlasit obě strany.
match-refused-no-change = Tím se nic nemění. Nastav něco na jinou hodnotu.
match-refused-too-long = { $days ->
    [one] To nejde: nejvýše { $days } den, a musí to být v budoucnu.
    [few] To nejde: nejvýše { $days } dny, a musí to být v budoucnu.
    [many] To nejde: nejvýše { $days } dne, a musí to být v budoucnu.
   *[other] To nejde: nejvýše { $days } dní, a musí to být v budoucnu.
}
match-refused-busy = V zápase se toho děje moc najednou. Zkus to za chvilku znovu.
match-refused-illegal-setup = Takhle zápas začít nemůže:

# Who holds the clock of a match that stands, and how it runs again.

match-held-players = Hráči se dohodli na pauze; ukončí ji kdokoli z nich přes /zápas pokračuj.
match-held-officials = Rozhodčí zastavil hodiny; zase je spustí jen rozhodčí nebo správce serveru.
match-held-dispute = O zápas se vede spor; pokračovat se bude, až skončí.
match-held-nowhere = Zápas nemá kanál, do kterého bot smí; pokračovat bude, až ho někam přenese /zápas přesuň.
match-held-silence = Do kanálu zápasu nemůžu psát: vlákno je zamčené, nebo mi tam chybí právo. Zápas čeká, nikdo nepřichází o čas, a až budu moct zase psát, sám se rozběhne.
match-held-outage = Discord teď nepřijímá zprávy. Hodiny stojí, hrát ale můžeš dál.
match-held-ruling = Čeká se na rozhodnutí rozhodčího; do té doby hodiny stojí.

# Lines of the log that are not the game’s own.

match-log-opened = Zápas začal.
match-log-expired = { $seat }: čas vypršel, tah se odehrál automaticky.
match-log-time-up = Čas zápasu vypršel.
match-log-rewound-agreed = Všichni souhlasili: zpět k zápisu { $to }.
match-log-taken-back = { $seat } bere svůj tah zpět; platí pozice po zápisu { $to }.
match-log-seat-to-player = Na volné místo si sedá { $seat }.
match-log-seat-to-nobody = Jedno místo se uvolnilo.
match-log-seat-to-game = Na tomto místě teď hraje bot: { $seat }.
match-log-conceded = { $seat } vzdává zápas.
match-log-forfeited = { $seat }: čas vypršel a s ním končí i účast v zápase.
match-log-player = { $seat }
match-log-in-stead = { $player } odpovídá za hráče { $holder }.
match-log-present = U stolu teď: { $players }.
match-log-nobody-present = U stolu teď nikdo není; zápas čeká.
match-log-ended = Zápas skončil. { $reason }
match-log-drawn = Všichni se dohodli na remíze.
match-log-abandoned-agreed = Všichni se dohodli, že zápas ukončí.
match-log-abandoned-silent = Dva týdny nešlo do kanálu psát; zápas končí bez výsledku.
match-log-disputed = { $seat } napadá zápis { $about } (spor D-{ $dispute }); zápas stojí, dokud se nerozhodne.
match-log-released = Spor D-{ $dispute } skončil bez verdiktu.
match-log-paused-agreed = Všichni se dohodli na pauze.
match-log-resumed-players = Hráči ukončili pauzu.
match-log-extended-agreed = { $hours ->
    [one] Všichni souhlasili: o { $hours } hodinu víc na rozmyšlenou.
    [few] Všichni souhlasili: o { $hours } hodiny víc na rozmyšlenou.
    [many] Všichni souhlasili: o { $hours } hodiny víc na rozmyšlenou.
   *[other] Všichni souhlasili: o { $hours } hodin víc na rozmyšlenou.
}
match-log-by-judge = Na příkaz rozhodčího: { $what }
match-log-by-admin = Na příkaz správce: { $what }
match-log-by-table = Hráči u stolu rozhodli: { $what }
match-log-why = { $order } — { $why }
match-log-order-rewound = zpět k zápisu { $to }.
match-log-order-reopened = zápas se znovu otevírá: dál od zápisu { $to }, s novým tajemstvím.
match-log-order-adjusted = pozice je upravená.
match-log-order-adjusted-parts = pozice je upravená: { $parts }.
match-log-order-disputed = o zápis { $about } se vede spor D-{ $dispute }; zápas stojí, dokud se nerozhodne.
match-log-order-verdict = verdikt ve sporu D-{ $dispute }.
match-log-order-verdict-undoing = verdikt ve sporu D-{ $dispute }; co změnil ten předchozí, je vrácené.
match-log-order-released = zápas pokračuje, i když spor D-{ $dispute } ještě trvá.
match-log-order-loss-action = místo { $number } přichází o { $amount ->
    [one] akci
    [few] { $amount } akce
    [many] { $amount } akce
   *[other] { $amount } akcí
}.
match-log-order-loss-turn = místo { $number } přichází o tah.
match-log-order-loss-points = místo { $number } přichází o { $amount ->
    [one] bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}.
match-log-order-corrected = výsledek je opravený.
match-log-order-no-result = zápas zůstává bez výsledku.
match-log-order-lost = místo { $number } zápas prohrává.
match-log-order-ruled = je rozhodnuto.
match-log-order-seat-to-nobody = místo { $number } se uvolňuje pro někoho jiného.
match-log-order-seat-to-game = na místě { $number } odteď hraje bot.
match-log-order-abandoned = zápas končí bez výsledku.
match-log-order-paused = hodiny se zastavují.
match-log-order-resumed = hodiny už nejsou zastavené.
match-log-order-extended = { $hours ->
    [one] o { $hours } hodinu víc na rozmyšlenou.
    [few] o { $hours } hodiny víc na rozmyšlenou.
    [many] o { $hours } hodiny víc na rozmyšlenou.
   *[other] o { $hours } hodin víc na rozmyšlenou.
}
match-outcome-draw = Remíza dohodou.
match-outcome-corrected = Výsledek opravil rozhodčí.
match-outcome-sentenced = { $seat } prohrává podle verdiktu.
match-advice-own-player = co by udělal bot
