# Why the judge’s desk does not do something.

dispute-refused-no-dispute = Spor D-{ $number } na tomhle serveru není. Správné číslo najdeš ve frontě.
dispute-refused-unreadable = Spor D-{ $number } je o zápasu, který se teď nedá načíst: chybí jeho hra nebo sada komponent. Nic se neztratilo. Řekni o tom provozovateli bota.
dispute-refused-no-match = Takový zápas neexistuje. Otevři spor bez něj a popiš, co se stalo.
dispute-refused-not-a-player = To může jen ten, kdo v tomhle zápase hraje. Požádej některého z hráčů.
dispute-refused-not-a-party = To mohou jen strany tohoto sporu.
dispute-refused-not-played = Zápas ještě nezačal a není se o co přít. Domluvte se v lobby.
dispute-refused-no-entry = Takový zápis v záznamu není; poslední má číslo { $last }. Vyber některý z nich.
dispute-refused-already-open = O tomhle zápase se už vede spor D-{ $number }. Vyjádři se v něm.
dispute-refused-decided-already = O tom už se rozhodlo ve sporu D-{ $number }. Jestli je verdikt podle tebe špatně, odvolej se v něm.
dispute-refused-too-many = { $most ->
    [one] Za týden můžeš otevřít nejvýš { $most } spor. Zkuste se dohodnout, nebo pár dní počkej.
    [few] Za týden můžeš otevřít nejvýš { $most } spory. Zkuste se dohodnout, nebo pár dní počkej.
    [many] Za týden můžeš otevřít nejvýš { $most } sporu. Zkuste se dohodnout, nebo pár dní počkej.
   *[other] Za týden můžeš otevřít nejvýš { $most } sporů. Zkuste se dohodnout, nebo pár dní počkej.
}
dispute-refused-empty = Nic v tom není. Napiš aspoň jedno slovo.
dispute-refused-too-long = { $length ->
    [one] Má to { $length } znak, vejde se jich nejvýš { $most }. Zkrať to.
    [few] Má to { $length } znaky, vejde se jich nejvýš { $most }. Zkrať to.
    [many] Má to { $length } znaku, vejde se jich nejvýš { $most }. Zkrať to.
   *[other] Má to { $length } znaků, vejde se jich nejvýš { $most }. Zkrať to.
}
dispute-refused-told = Tvoje vyjádření už máme a každá strana má jen jedno. Můžeš ještě přidat zprávy z kanálu: podrž zprávu prstem nebo na ni klikni pravým tlačítkem.
dispute-refused-called = Rozhodčí už je zavolaný. Přijde, jakmile bude moct.
dispute-refused-still = O zastavení už žádáš. Zápas se zastaví, až o ně požádají všechny strany nebo až si spor vezme rozhodčí.
dispute-refused-over = Zápas skončil, takže není co zastavit.
dispute-refused-hearing-over = Čas na vyjádření vypršel. Můžeš ještě přidat zprávy z kanálu: podrž zprávu prstem nebo na ni klikni pravým tlačítkem.
dispute-refused-closed = Tenhle spor je uzavřený. Dokud běží lhůta, jde se proti verdiktu odvolat.
dispute-refused-not-yours = To musí udělat někdo jiný: spor stahuje ten, kdo ho otevřel, odvolání bere zpět ten, kdo ho podal, a verdikt opravuje ten, kdo ho vynesl.
dispute-refused-alone = Jsi jediná strana a není se s kým dohodnout. Spor místo toho stáhni.
dispute-refused-settling = S dohodou už souhlasíš. Spor skončí, jakmile budou souhlasit všechny strany.
dispute-refused-not-frozen = Zápas kvůli tomuhle sporu nestojí.
dispute-refused-not-yet = Rozhodčí mají ještě čas spor převzít. Až vyprší, můžeš nechat zápas běžet dál.
dispute-refused-openers-own = Spor je tvůj, takže nechat zápas běžet mohou jen ostatní. Ty můžeš spor stáhnout.
dispute-refused-pictures = { $most ->
    [one] Od každé strany se vejde { $most } obrázek a ten tu už je. Spoj víc obrázků do jednoho.
    [few] Od každé strany se vejdou { $most } obrázky a ty tu už jsou. Spoj víc obrázků do jednoho.
    [many] Od každé strany se vejde { $most } obrázku a ten tu už je. Spoj víc obrázků do jednoho.
   *[other] Od každé strany se vejde { $most } obrázků a ty tu už jsou. Spoj víc obrázků do jednoho.
}
dispute-refused-picture-size = Obrázek může mít nejvýš { $megabytes } MB, a pokud to není JPEG, nejvýš padesát milionů pixelů. Udělej jeho snímek obrazovky a pošli ten.
dispute-refused-picture-kind = To není obrázek, který umím přečíst, nebo je poškozený. Udělej jeho snímek obrazovky a pošli ten.
dispute-refused-picture-heic = Formát HEIC, do kterého ukládá fotky iPhone, tenhle bot neumí přečíst. Udělej snímek obrazovky s fotkou a pošli ten, nebo v iPhonu zvol Nastavení → Fotoaparát → Formáty → Nejkompatibilnější a vyfoť to znovu.
dispute-refused-picture-gone = Ten obrázek už z Discordu stáhnout nejde. Přilož ho znovu.
dispute-refused-messages = { $most ->
    [one] Vejde se { $most } zpráva a místo už není. Zbytek řekni rozhodčímu.
    [few] Vejdou se { $most } zprávy a místo už není. Zbytek řekni rozhodčímu.
    [many] Vejde se { $most } zprávy a místo už není. Zbytek řekni rozhodčímu.
   *[other] Vejde se { $most } zpráv a místo už není. Zbytek řekni rozhodčímu.
}
dispute-refused-message-taken = Tahle zpráva už ve sporu je.
dispute-refused-judge-only = To může jen rozhodčí. Kdo tu rozhoduje, se nastavuje příkazem /nastavení.
dispute-refused-head-only = To může jen hlavní rozhodčí. Kdo to tu je, se nastavuje příkazem /nastavení.
dispute-refused-admin-only = To může jen správce serveru.
dispute-refused-partial = Jsi stranou tohohle sporu, nebo současným či bývalým hráčem v jeho zápase, takže ho rozhodovat nemůžeš.
dispute-refused-barred = Jedna ze stran tě v tomhle sporu jako rozhodčího nechce.
dispute-refused-bars = Tvoje strana už jednoho rozhodčího odmítla a víc odmítnout nejde.
dispute-refused-recused = Tenhle spor máš odmítnutý, takže ho nerozhoduješ.
dispute-refused-still-heard = Strany mají ještě čas se vyjádřit. Spor převezmi, až to udělají nebo až jim čas vyprší.
dispute-refused-claimed = Spor má jiný rozhodčí. Uvolní se, až ho předá nebo na něm přestane pracovat.
dispute-refused-not-claimed = Tenhle spor nemáš převzatý. Nejdřív ho převezmi.
dispute-refused-lapsed = Na sporu se chvíli nic nedělo, takže je zase volný. Převezmi ho znovu a pak rozhodni.
dispute-refused-moved = Zápas mezitím pokročil. Podívej se na náhled znovu.
dispute-refused-match = Takovou nápravu hra neumožňuje.
dispute-refused-no-remedy-here = Tenhle spor není o zápase, který soudí bot, takže v něm nejde nic změnit. Napiš slovy, co se má stát.
dispute-refused-no-rule = Pravidlo „{ $rule }“ neexistuje. Najdi ho přes /pravidlo a cituj ho číslem.
dispute-refused-several-rules = Pravidlo { $rule } je ve víc knihách: { $numbers }. Cituj jedno z nich celým číslem.
dispute-refused-no-side = Taková strana v tomhle sporu není, takže ji nejde potrestat.
dispute-refused-no-day = { $days ->
    [one] U vyloučení uveď poslední den, v budoucnu a nejvýš za { $days } den; u jiných trestů se neuvádí.
    [few] U vyloučení uveď poslední den, v budoucnu a nejvýš za { $days } dny; u jiných trestů se neuvádí.
    [many] U vyloučení uveď poslední den, v budoucnu a nejvýš za { $days } dne; u jiných trestů se neuvádí.
   *[other] U vyloučení uveď poslední den, v budoucnu a nejvýš za { $days } dní; u jiných trestů se neuvádí.
}
dispute-refused-no-infraction = K trestu patří prohřešek. Vyber z průvodce, co bylo špatně.
dispute-refused-groundless = Spor zamítnutý jako bezdůvodný nemá nápravu ani trest. Odeber je, nebo ho nezamítej.
dispute-refused-other-open = O stejném zápase se vede ještě spor D-{ $number }. Nejdřív rozhodni ten.
dispute-refused-stayed = Zápas už kvůli tomuhle sporu stojí.
dispute-refused-no-verdict = V tomhle sporu ještě žádný verdikt není.
dispute-refused-nothing-to-undo = Platný verdikt v zápase nic nezměnil, nebo už je to vrácené. Nech to tak, nebo zvol nápravu.
dispute-refused-undo-first = Platí už jiná náprava. Zvol, že se vrátí a nahradí ji tahle.
dispute-refused-not-asked = Na tohle se tě teď žádný rozhodčí neptá.
dispute-refused-nobody-to-ask = Chybí dvě strany, které by s návratem tak daleko mohly souhlasit. Vrať se méně, nebo spor předej hlavnímu rozhodčímu.
dispute-refused-appealed = Proti verdiktu je podané odvolání. Rozhodne o něm hlavní rozhodčí, který o sporu ještě nerozhodoval.
dispute-refused-appeal-over = V jednom sporu jde podat jen jedno odvolání a tady už bylo. Verdikt platí.
dispute-refused-tables-own = Tenhle verdikt vynesli hráči u stolu společně, takže ho nikdo sám neopraví. Dokud běží lhůta, může se proti němu strana odvolat.
dispute-refused-too-late = Na to už je pozdě. Verdikt platí.
dispute-refused-not-appealed = V tomhle sporu se nikdo neodvolal, nebo už je o odvolání rozhodnuto.
dispute-refused-ruled-before = V tomhle sporu už máš jeden verdikt, teď rozhoduje někdo jiný.
dispute-refused-not-for-them = Tenhle člověk spor rozhodovat nemůže: není rozhodčí, je stranou, hraje v tom zápase, jedna ze stran ho odmítla, nebo spor odmítl sám. Vyber jiného rozhodčího.
dispute-refused-no-precedent = Precedent ani domácí pravidlo s tímhle číslem není. Podívej se do seznamu.
dispute-refused-against-official = Precedent pravidla vykládá a žádné nenahrazuje. Když má platit něco jiného, ať hlavní rozhodčí vydá domácí pravidlo.
dispute-refused-replaces-nothing = Domácí pravidlo nějaké pravidlo nahrazuje. Uveď jeho číslo.
dispute-refused-cites-nothing = Neopírá se o žádné pravidlo. Uveď aspoň jedno číslem.
dispute-refused-precedent-state = { $name } je v jiném stavu a tohle s ním nejde. Podívej se do seznamu.
dispute-refused-circle = { $name } a ten druhý by se nahrazovaly navzájem. Napiš místo toho nový.
dispute-refused-other-game = { $rule } patří k jiné hře nebo je jiného druhu. Vyber z téhle hry.
dispute-refused-people = Zmiňuje člověka, roli nebo kanál, a precedenty nikoho nejmenují. Vyškrtni zmínku nebo dlouhé číslo.
dispute-refused-several-games = Pravidla patří k několika hrám ({ $games }). Cituj jen pravidla jedné hry.
dispute-refused-file-size = Soubor je moc velký: vejde se { $megabytes } MB. Nahraj ho po částech.
dispute-refused-file-kind = Tohle není soubor od stolu rozhodčích, nebo je poškozený. Exportuj ho znovu a nahraj ten.
dispute-refused-file-version = Soubor má verzi { $version }, ale tady se čte verze { $known }. Aktualizuj staršího z obou botů a exportuj ho znovu.
dispute-refused-out-of-range = Zvol od { $least } do { $most }.
dispute-refused-busy = S tímhle sporem se toho právě děje moc najednou. Zkus to znovu.
dispute-refused-no-table = Tady rozhodují rozhodčí, ne hráči u stolu. Správce to může dovolit: /nastavení, Stůl rozhodčích. Nebo navrhni náhradního rozhodčího.
dispute-refused-is-side = Jsi stranou: spor je tvůj, jde o tvůj tah, máš v něm vyjádření, nebo by už nebyl nikdo, s kým se přít. Nech rozhodnout ostatní.
dispute-refused-sides-gone = Ostatní strany odešly a není se s kým shodnout. Nech to rozhodčímu, nebo spor stáhni.
dispute-refused-no-elector = Rozhodují ti, kterých se spor netýká. Ty jsi stranou; navrhni náhradního rozhodčího, nebo se dohodni s ostatními stranami.
dispute-refused-no-proposal = Zatím není o čem hlasovat. Nejdřív navrhni verdikt.
dispute-refused-proposal-old = Zápas od návrhu pokročil, takže se o něm už nehlasuje. Navrhni verdikt znovu.
dispute-refused-hidden-remedy = Tím by se znovu losovalo nebo odhalilo něco skrytého, a o tom hráči u stolu rozhodovat nesmí. Vyber něco jiného, nebo navrhni náhradního rozhodčího.
dispute-refused-only-play = Hráči u stolu nedávají tresty, nic nezamítají a nevydávají precedenty. Vynech to.
dispute-refused-no-stand-in = Za náhradního rozhodčího zatím nikdo navržený není. Nejdřív někoho navrhni.
dispute-refused-not-neutral = Ten člověk je stranou, hraje v zápase, jedna ze stran ho odmítla, nebo už rozhodoval. Navrhni někoho jiného.
