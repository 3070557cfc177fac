# Why the judge’s desk does not do something.

dispute-refused-no-dispute = Spor D-{ $number } na tomhle serveru není. Jeho číslo najdeš ve frontě.
dispute-refused-unreadable = Spor D-{ $number } je o zápasu, který se teď nedá načíst: chybí jeho hra nebo sada komponent. Nic se neztratilo. Řekni tomu, kdo bota provozuje, ať je vrátí.
dispute-refused-no-match = Takový zápas neexistuje. Otevři spor bez něj a popiš, co se stalo.
dispute-refused-not-a-player = To může jen ten, kdo v tomhle zápase hraje. Požádej některého z hráčů.
dispute-refused-not-a-party = To mohou jen strany tohoto sporu.
dispute-refused-not-played = Zápas ještě nezačal a není se o co přít. Domluvte se v lobby.
dispute-refused-no-entry = Takový zápis v záznamu není; poslední má číslo { $last }. Vyber některý z nich.
dispute-refused-already-open = O tomhle zápase se ještě vede spor D-{ $number }. Co chceš říct, řekni v něm.
dispute-refused-decided-already = O tom už rozhodl spor D-{ $number }. Pokud podle tebe rozhodl špatně, odvolej se v něm.
dispute-refused-too-many = { $most ->
    [one] Za týden můžeš otevřít nejvýš { $most } spor. Zkuste se dohodnout, nebo pár dní počkej.
    [few] Za týden můžeš otevřít nejvýš { $most } spory. Zkuste se dohodnout, nebo pár dní počkej.
    [many] Za týden můžeš otevřít nejvýš { $most } sporu. Zkuste se dohodnout, nebo pár dní počkej.
   *[other] Za týden můžeš otevřít nejvýš { $most } sporů. Zkuste se dohodnout, nebo pár dní počkej.
}
dispute-refused-empty = Nejsou v tom žádná slova. Napiš aspoň jedno.
dispute-refused-too-long = { $length ->
    [one] Má to { $length } znak a vejde se jich { $most }. Řekni to kratčeji.
    [few] Má to { $length } znaky a vejde se jich { $most }. Řekni to kratčeji.
    [many] Má to { $length } znaku a vejde se jich { $most }. Řekni to kratčeji.
   *[other] Má to { $length } znaků a vejde se jich { $most }. Řekni to kratčeji.
}
dispute-refused-told = Jak to vidíš, už víme; každá strana to říká jednou. Zprávu můžeš ještě přidat pravým tlačítkem.
dispute-refused-called = Rozhodčí už je zavolaný. Přijde, jakmile bude moct.
dispute-refused-still = To už chceš. Zápas se zastaví, až to budou chtít všechny strany, nebo až si spor vezme rozhodčí.
dispute-refused-over = Zápas skončil, takže není co zastavit.
dispute-refused-hearing-over = Čas na vyjádření vypršel. Zprávu můžeš ještě přidat pravým tlačítkem.
dispute-refused-closed = Tenhle spor je uzavřený. Proti verdiktu se dá ve lhůtě odvolat.
dispute-refused-not-yours = To je na někom jiném: spor stahuje ten, kdo ho otevřel, odvolání bere zpět ten, kdo ho podal, a verdikt opravuje ten, kdo ho vynesl.
dispute-refused-alone = Jsi jediná strana a není se s kým dohodnout. Spor místo toho stáhni.
dispute-refused-settling = S dohodou už souhlasíš. Spor skončí, jakmile budou souhlasit všechny strany.
dispute-refused-not-frozen = Zápas kvůli tomuhle sporu nestojí.
dispute-refused-not-yet = Rozhodčí mají ještě čas případ převzít. Až uplyne, můžeš nechat zápas běžet dál.
dispute-refused-openers-own = Spor otevíráš ty, a tak nechat zápas běžet mohou jen ostatní. Ty ho můžeš stáhnout.
dispute-refused-pictures = { $most ->
    [one] Od každé strany se vejde { $most } obrázek a ten tu už je. Spoj jich víc do jednoho.
    [few] Od každé strany se vejdou { $most } obrázky a ty tu už jsou. Spoj jich víc do jednoho.
    [many] Od každé strany se vejde { $most } obrázku a ten tu už je. Spoj jich víc do jednoho.
   *[other] Od každé strany se vejde { $most } obrázků a ty tu už jsou. Spoj jich víc do jednoho.
}
dispute-refused-picture-size = Obrázek může mít nejvýš { $megabytes } MB, a pokud to není JPEG, nejvýš padesát milionů bodů. Vyfoť ho snímkem obrazovky a pošli ten.
dispute-refused-picture-kind = To není obrázek, který jde přečíst, nebo je poškozený. Vyfoť ho snímkem obrazovky a pošli ten.
dispute-refused-picture-heic = Formát HEIC, ve kterém ukládá fotky iPhone, tenhle bot nečte. Vyfoť fotku snímkem obrazovky a pošli ten, nebo v iPhonu zvol Nastavení → Fotoaparát → Formáty → Nejkompatibilnější a vyfoť to znovu.
dispute-refused-picture-gone = Discord už ten obrázek nevydává. Přilož ho znovu.
dispute-refused-messages = { $most ->
    [one] Vejde se { $most } zpráva a místo už není. Zbytek řekni rozhodčímu.
    [few] Vejdou se { $most } zprávy a místo už není. Zbytek řekni rozhodčímu.
    [many] Vejde se { $most } zprávy a místo už není. Zbytek řekni rozhodčímu.
   *[other] Vejde se { $most } zpráv a místo už není. Zbytek řekni rozhodčímu.
}
dispute-refused-message-taken = Tahle zpráva už ve sporu je.
dispute-refused-judge-only = To může jen rozhodčí. Kdo tu rozhoduje, se nastavuje příkazem /nastavení.
dispute-refused-head-only = To může jen hlavní rozhodčí. Kdo to tu je, se nastavuje příkazem /nastavení.
dispute-refused-admin-only = To může jen ten, kdo smí spravovat tenhle server.
dispute-refused-partial = Jsi stranou tohoto sporu, nebo v jeho zápase hraješ či jsi hrál, a tak ho nerozhoduješ.
dispute-refused-barred = Jedna ze stran tě v tomhle sporu jako rozhodčího nechce.
dispute-refused-bars = Tvoje strana už jednoho rozhodčího odmítla a víc odmítnout nejde.
dispute-refused-recused = Tenhle spor jsi odmítl rozhodovat, a tak ho nerozhoduješ.
dispute-refused-still-heard = Strany mají ještě čas se vyjádřit. Případ převezmi, až se vyjádří nebo až jim čas vyprší.
dispute-refused-claimed = Případ má jiný rozhodčí. Uvolní se, až ho předá nebo na něm přestane pracovat.
dispute-refused-not-claimed = Tenhle případ nemáš. Nejdřív ho převezmi.
dispute-refused-lapsed = Na případu se chvíli nic nedělo, a tak je zase volný. Převezmi ho znovu a pak rozhodni.
dispute-refused-moved = Zápas se od tvého pohledu pohnul. Podívej se na náhled znovu.
dispute-refused-match = Takovou nápravu hra nepřipouští.
dispute-refused-no-remedy-here = Tenhle spor není o zápase, který bot rozhoduje, a tak v něm nejde nic změnit. Co se má stát, napiš slovy.
dispute-refused-no-rule = Pravidlo „{ $rule }“ neexistuje. Najdi ho přes /pravidlo a cituj ho číslem.
dispute-refused-several-rules = Pravidlo { $rule } má víc knih: { $numbers }. Cituj některé z nich celým číslem.
dispute-refused-no-side = Taková strana v tomhle sporu není a potrestat ji nejde.
dispute-refused-no-day = { $days ->
    [one] Vyloučení musí mít poslední den, který teprve přijde, nejvýš za { $days } den; jiné tresty ho nemají.
    [few] Vyloučení musí mít poslední den, který teprve přijde, nejvýš za { $days } dny; jiné tresty ho nemají.
    [many] Vyloučení musí mít poslední den, který teprve přijde, nejvýš za { $days } dne; jiné tresty ho nemají.
   *[other] Vyloučení musí mít poslední den, který teprve přijde, nejvýš za { $days } dní; jiné tresty ho nemají.
}
dispute-refused-no-infraction = Trest potřebuje přestupek. Vyber z příručky, co bylo špatně.
dispute-refused-groundless = Spor zamítnutý jako bezdůvodný nemá nápravu ani trest. Odeber je, nebo ho nezamítej.
dispute-refused-other-open = O stejném zápase se vede ještě spor D-{ $number }. Nejdřív rozhodni ten.
dispute-refused-stayed = Zápas už kvůli tomuhle sporu stojí.
dispute-refused-no-verdict = V tomhle sporu ještě žádný verdikt není.
dispute-refused-nothing-to-undo = Platný verdikt se zápasem nic neudělal, nebo už to bylo vráceno. Nech to, jak to je, nebo zvol nápravu.
dispute-refused-undo-first = Nejdřív je třeba vrátit, co platný verdikt se zápasem udělal: zvol, že se to vrátí a nahradí tímhle.
dispute-refused-not-asked = Na tohle se tě teď žádný rozhodčí neptá.
dispute-refused-nobody-to-ask = Nejsou tu dvě strany, které by s návratem tak daleko mohly souhlasit. Vrať méně, nebo případ předej hlavnímu rozhodčímu.
dispute-refused-appealed = Proti verdiktu běží odvolání. Rozhodne o něm hlavní rozhodčí, který o sporu ještě nerozhodoval.
dispute-refused-appeal-over = V jednom sporu je jen jedno odvolání a tady už bylo. Verdikt platí.
dispute-refused-tables-own = Tenhle verdikt vynesl stůl společně, takže ho nikdo sám neopraví. Ve lhůtě se proti němu může strana odvolat.
dispute-refused-too-late = Na to už je pozdě. Verdikt platí.
dispute-refused-not-appealed = V tomhle sporu se nikdo neodvolal, nebo už je o odvolání rozhodnuto.
dispute-refused-ruled-before = O tomhle sporu už jsi jednou rozhodoval, takže teď je na někom jiném.
dispute-refused-not-for-them = Tenhle člověk spor rozhodovat nemůže: není rozhodčí, je stranou, hraje v tom zápase, strany ho odmítly, nebo se vyloučil. Vyber jiného rozhodčího.
dispute-refused-no-precedent = Precedens ani domácí pravidlo s tímhle číslem není. Podívej se do seznamu.
dispute-refused-against-official = Precedens pravidla vykládá a žádné nenahrazuje. Má-li platit něco jiného, ať hlavní rozhodčí vydá domácí pravidlo.
dispute-refused-replaces-nothing = Domácí pravidlo nějaké pravidlo nahrazuje. Uveď jeho číslo.
dispute-refused-cites-nothing = Neopírá se o žádné pravidlo. Uveď aspoň jedno číslem.
dispute-refused-precedent-state = { $name } je v jiném stavu a tohle s ním nejde. Podívej se do seznamu.
dispute-refused-circle = { $name } a ten druhý by se nahrazovaly navzájem. Napiš místo toho nový.
dispute-refused-other-game = { $rule } patří k jiné hře nebo je jiného druhu. Vyber z téhle hry.
dispute-refused-people = Jmenuje člověka, roli nebo kanál, a precedenty nejmenují nikoho. Vyjmi zmínku nebo dlouhé číslo.
dispute-refused-several-games = Pravidla patří k několika hrám ({ $games }). Cituj jen pravidla jedné hry.
dispute-refused-file-size = Soubor je moc velký: vejde se { $megabytes } MB. Přines ho po částech.
dispute-refused-file-kind = Tohle není soubor od stolu rozhodčích, nebo je poškozený. Ulož ho znovu a přines ten.
dispute-refused-file-version = Soubor má verzi { $version } a čte se tu verze { $known }. Aktualizuj staršího z obou botů a ulož ho znovu.
dispute-refused-out-of-range = Zvol od { $least } do { $most }.
dispute-refused-busy = S tímhle sporem se toho právě děje moc najednou. Zkus to znovu.
dispute-refused-no-table = Tady rozhodují rozhodčí, ne stůl. Správce to může dovolit: /nastavení, Stůl rozhodčích. Nebo navrhni náhradního.
dispute-refused-is-side = Jsi stranou: spor jsi otevřel, šlo o tvůj tah, vyjádřil ses, nebo by už nebyl nikdo, s kým se přít. Nech rozhodnout ostatní.
dispute-refused-sides-gone = Ostatní strany odešly a není se s kým shodnout. Nech to rozhodčímu, nebo spor stáhni.
dispute-refused-no-elector = Rozhodují ti, kterých se spor netýká. Ty jsi stranou; navrhni náhradního, nebo se s ostatními stranami dohodni.
dispute-refused-no-proposal = Nic není navrženo. Nejdřív navrhni verdikt.
dispute-refused-proposal-old = Zápas se od návrhu pohnul, takže se o něm už nehlasuje. Navrhni verdikt znovu.
dispute-refused-hidden-remedy = Tím by se znovu losovalo nebo odhalilo něco skrytého, a to stůl nedělá. Vyber něco jiného, nebo navrhni náhradního.
dispute-refused-only-play = Stůl nedává tresty, nic neodmítá a nedělá prejudikáty. Vynech to.
dispute-refused-no-stand-in = Nikdo není navržen za náhradního. Nejdřív někoho navrhni.
dispute-refused-not-neutral = Ten člověk je stranou, hraje v zápase, byl odmítnut nebo už rozhodoval. Navrhni někoho jiného.
