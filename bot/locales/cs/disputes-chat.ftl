# Spory na Discordu: jejich karta, stůl rozhodčích, verdikty, precedenty.

dispute-title = Spor D-{ $number }
dispute-not-done = Nepovedlo se to
dispute-you-wrote = Tvoje slova:
dispute-side = strana { $letter }
dispute-side-forgotten = strana { $letter } (smazaná)
dispute-about-table = { $game }, u stolu bez bota
dispute-about-match = { $game }, zápas { $match }
dispute-about-entry = { $game }, zápas { $match }, zápis { $entry }
dispute-is-hearing = Strany se vyjadřují; čeká se ještě na: { $sides } (lhůta: { $until }).
dispute-is-heard = Spor řeší { $judge }, strany se ještě vyjadřují; čeká se na: { $sides } (lhůta: { $until }).
dispute-live = Hráči sedí u stolu a čekají na rozhodčího.
dispute-still = Zápas běží, dokud spor nepřevezme rozhodčí nebo se na zastavení neshodnou všechny strany. Zatím ho chce zastavit: { $sides }.
dispute-is-open = Čeká na rozhodčího (lhůta: { $until }).
dispute-is-claimed = Spor teď řeší { $judge }.
dispute-is-decided = Je rozhodnuto.
dispute-is-appealed = Někdo se proti verdiktu odvolal, čeká se na hlavního rozhodčího (lhůta: { $until }).
dispute-is-settled = Strany se dohodly.
dispute-is-withdrawn = Spor byl stažen.
dispute-is-dismissed = Spor byl zamítnut jako bezdůvodný.
dispute-called = Nikdo ho včas nepřevzal, proto byl zavolán hlavní rozhodčí.
dispute-freezes = Zápas zatím stojí.
dispute-ran = Jeden z hráčů nechal zápas mezitím běžet dál.
dispute-reopens = Zápas bude pokračovat, jakmile se v jeho kanálu objeví oznámení.
dispute-back = Rozhodčí se ptá obou stran, jestli souhlasí s návratem k zápisu { $entry }. Souhlasí: { $sides }
dispute-back-nobody = zatím nikdo
dispute-left = Na serveru už nejsou, takže se na ně nečeká: { $sides }
dispute-no-view = nevyjádřila se
dispute-appealable = Odvolat se jde do { $until }.
dispute-appeal-of = Odvolání: { $side }
dispute-press-tell = Vyjádřit se
dispute-press-call = Zavolat rozhodčího hned
dispute-press-still = Zastavit zápas
dispute-press-settle = Dohodli jsme se
dispute-press-picture = Přidat obrázky
dispute-press-withdraw = Stáhnout
dispute-press-run = Nechat hodiny běžet
dispute-press-appeal = Odvolat se
dispute-press-back = Souhlasit s návratem
dispute-press-bar = Odmítnout rozhodčího
dispute-press-views = Vyjádření
dispute-press-mine = Moje tresty
dispute-press-judge = Ke stolu rozhodčích
dispute-press-export = Exportovat
dispute-done-tell = Tvoje vyjádření k D-{ $number } je zapsané.
dispute-done-appeal = Odvolání ve sporu D-{ $number } je podané.
dispute-done-call = Ke sporu D-{ $number } je zavolaný rozhodčí.
dispute-done-still = Žádáš, aby zápas stál, dokud se D-{ $number } nerozhodne.
dispute-done-back = Souhlasíš, aby se zápas vrátil tam, kam navrhuje rozhodčí v D-{ $number }.
dispute-done-settle = Souhlasíš s dohodou ve sporu D-{ $number }.
dispute-done-picture = { $count ->
    [one] V D-{ $number } je { $count } nový obrázek.
    [few] V D-{ $number } jsou { $count } nové obrázky.
    [many] V D-{ $number } je { $count } nového obrázku.
   *[other] V D-{ $number } je { $count } nových obrázků.
}
dispute-done-withdraw = Spor D-{ $number } je stažený.
dispute-done-run = Zápas běží dál a D-{ $number } čeká.
dispute-done-bar = Tenhle rozhodčí D-{ $number } soudit nebude.
dispute-form-tell = Jak to vidíš
dispute-form-tell-about = Jen jednou, ještě než uvidíš ostatní. Potom to uvidí strany i rozhodčí.
dispute-form-appeal = Proč je verdikt špatně
dispute-form-appeal-about = Čte to hlavní rozhodčí, který o sporu nerozhodoval. Odvolat se jde jen jednou.
dispute-pick-judge = Vyber rozhodčího
dispute-bar-title = Koho nechceš za rozhodčího?
dispute-bar-about = Každá strana smí odmítnout jednoho a nemusí říkat proč.
dispute-open-last = Spor v zápase { $match }
dispute-open-entry = Spor o zápis { $entry }
dispute-open-table = Spor od jiného stolu
dispute-open-question = Otázka
dispute-open-question-about = Co má rozhodčí rozhodnout? Čtou to všichni v kanálu.
dispute-open-view = Co se stalo
dispute-open-view-about = Jak to vidíš ty. Ostatní to uvidí, až se sami vyjádří.
dispute-open-pictures = Obrázky
dispute-open-pictures-about = Nejvýš tři od každé strany, klidně rovnou z telefonu; bot je zmenší
dispute-open-others = Ostatní strany
dispute-open-others-about = Kdo další seděl u stolu; když na serveru nejsou, nech prázdné
dispute-open-game = Hra
dispute-open-game-about = Podle pravidel které hry se má rozhodnout
dispute-open-how = Kdy je potřeba rozhodčí
dispute-open-how-about = Hned: rozhodčí se volají okamžitě a mohou přijít, ještě než dopíšeš
dispute-open-by-post = Na dálku, do několika hodin
dispute-open-now = Hned, sedíme u stolu
dispute-opened = Spor D-{ $number } je otevřený
dispute-joined = D-{ $number } už byl otevřený; tvoje vyjádření je v něm
dispute-picture-left-out = Obrázek { $number } chybí: { $why }
dispute-tried = Můj tah po zápisu { $entry } byl odmítnut: { $why } Pravidla: { $rules }
dispute-tried-undo = Chci vzít zpět svůj tah ze zápisu { $entry }. Odpověď: { $why }
dispute-none-to-add-to = Nemáš tu žádný otevřený spor. Nejdřív ho otevři příkazem /spor.
dispute-message-added = Zpráva je teď ve sporu D-{ $number }.
dispute-message-which = Do kterého sporu zpráva patří?
dispute-message-pick = Vyber spor
dispute-message-gone = Tu zprávu už po ruce nemám. Podrž ji prstem nebo na ni klikni pravým tlačítkem a zkus to znovu.
dispute-told-tell = Ve sporu D-{ $number } se čeká na tvoje vyjádření (lhůta: { $until }).
dispute-told-judges = Spor D-{ $number } čeká na rozhodčího (lhůta: { $until }).
dispute-told-called = U stolu čekají na rozhodčího, a to hned: spor D-{ $number } (lhůta: { $until }).
dispute-told-heard = Ve sporu D-{ $number } už se vyjádřili všichni nebo jim vypršel čas. Vyjádření si můžeš přečíst.
dispute-told-head = Spor D-{ $number } nikdo včas nepřevzal: je potřeba hlavní rozhodčí.
dispute-told-handed = Spor D-{ $number } ti předal jiný rozhodčí (lhůta: { $until }). Můžeš ho odmítnout.
dispute-told-lapsed = Na sporu D-{ $number } se delší dobu nic nedělo, takže je zase volný.
dispute-told-running = D-{ $number }: jeden z hráčů nechal zápas běžet, spor zatím čeká.
dispute-told-settled = D-{ $number }: strany se dohodly.
dispute-told-withdrawn = D-{ $number } byl stažen.
dispute-told-penalty = Ve sporu D-{ $number } máš nový trest. Najdeš ho přes /tresty.
dispute-told-appealed = Ve sporu D-{ $number } se někdo odvolal; čeká se na hlavního rozhodčího (lhůta: { $until }).
dispute-told-stayed = D-{ $number }: zápas stojí, než se rozhodne o odvolání.
dispute-told-asked-sides = D-{ $number }: rozhodčí se ptá obou stran, jestli se zápas smí vrátit dál, než kam ho smí vrátit sám. Tlačítko je na kartě sporu.
dispute-told-upheld = D-{ $number }: odvolání neuspělo, verdikt platí dál.
dispute-told-sent-back = D-{ $number }: odvolání uspělo, znovu rozhodne jiný rozhodčí.
dispute-told-admins = Odvolání ve sporu D-{ $number } nikdo včas nepřevzal: postarat se o ně musí správce serveru.
desk-title = Stůl rozhodčích
desk-empty = Nic tu nečeká.
desk-role-gone = Role rozhodčích byla smazaná. Dokud správce nevybere jinou přes /nastavení, smí spory převzít jen hlavní rozhodčí a správci serveru.
desk-more = { $count ->
    [one] a ještě { $count }
    [few] a ještě { $count }
    [many] a ještě { $count }
   *[other] a ještě { $count }
}
desk-pick = Otevřít spor
desk-every-game = Všechny hry
desk-queue = Fronta
desk-queue-unclaimed = Volné
desk-queue-mine = Moje
desk-queue-overdue = Po lhůtě
desk-queue-all = Všechny
desk-state-hearing = vyjádření
desk-state-open = čeká
desk-state-claimed = převzatý
desk-state-appealed = odvolání
desk-overdue = po lhůtě
desk-claim = Převzít
desk-claimed = Spor je teď tvůj. Zůstane ti, dokud na něm pracuješ.
desk-claimed-seat = V tomto zápase už nemůžeš obsadit místo.
desk-partners = { $count ->
    [one] S jednou ze stran hraješ zápas { $matches }. Zvaž, jestli spor nepředat.
    [few] S jednou ze stran hraješ zápasy { $matches }. Zvaž, jestli spor nepředat.
    [many] S jednou ze stran hraješ zápasy { $matches }. Zvaž, jestli spor nepředat.
   *[other] S jednou ze stran hraješ zápasy { $matches }. Zvaž, jestli spor nepředat.
}
desk-recuse = Odmítnout spor
desk-recuse-sure = Opravdu odmítnout
desk-recuse-about = Tenhle spor už soudit nebudeš a vrátit to nejde.
desk-recused = D-{ $number } soudit nebudeš.
desk-hand = Předat
desk-hand-about = Vyber jiného rozhodčího. Může spor odmítnout.
desk-handed = D-{ $number } je předaný.
desk-no-member = Ten už na serveru není. Vyber někoho jiného.
desk-stay = Odložit verdikt
desk-stayed = Zápas stojí, než se rozhodne o odvolání.
desk-export = Exportovat
desk-exported = Spor D-{ $number }: jeden soubor ke čtení a jeden, který jde ověřit.
desk-verdict = Verdikt
desk-mend = Opravit svůj verdikt
desk-mendable = Svůj verdikt můžeš opravit do { $until }.
desk-mendable-other = Kdo verdikt vynesl, může ho ještě opravit.
desk-final = Verdikt platí: opravit ho ani se odvolat už nejde.
desk-upheld = Potvrdit
desk-changed = Změnit
desk-sent-back = Vrátit k novému verdiktu
desk-section-overview = Přehled
desk-section-views = Vyjádření
desk-section-log = Záznam
desk-section-refused = Odmítnuté tahy
desk-section-messages = Zprávy
desk-section-pictures = Obrázky
desk-section-rules = Pravidla
desk-section-precedents = Precedenty
desk-section-hidden = Ukázat skryté
desk-counts = zprávy: { $messages } · obrázky: { $pictures } · odmítnuté tahy: { $refused }
desk-boards = Herní plán po zápisu { $agreed }, odkud se záznam čte, a teď:
desk-no-log = Po tomhle zápisu v záznamu nic není.
desk-read-from = Číst záznam po zápisu …
desk-refused-command = **{ $who }** po zápisu { $entry }, { $at }
desk-refused-undo = Vzít zpět tah ze zápisu { $entry }.
desk-no-refused = Žádný tah stran nebyl odmítnut.
desk-message-of-pictures = obrázky beze slov
desk-no-messages = Žádná zpráva tu není. Přidáš ji tak, že ji podržíš prstem nebo na ni klikneš pravým tlačítkem: Aplikace, Přidat do sporu.
desk-no-pictures = Obrázky nikdo nepřidal.
desk-picture = { $number }.{"\u00A0"}{ $side }
desk-no-rules = Pravidla o tom nic neříkají.
desk-reading = Náš výklad: { $text }
desk-see = Viz též: { $rules }
desk-card = Zmíněno: { $name }
desk-open-edition = ⚠️ Nikdo neuvedl, podle kterého vydání se hraje, a pravidla se tu liší: { $editions }. Zeptej se stran.
desk-elsewhere = Jiné vydání, { $book }: { $rule }
desk-cite = Citovat ve verdiktu
desk-cited = { $count ->
    [one] Verdikt cituje { $count } pravidlo.
    [few] Verdikt cituje { $count } pravidla.
    [many] Verdikt cituje { $count } pravidla.
   *[other] Verdikt cituje { $count } pravidel.
}
desk-quote = Citovat v kanálu
desk-quoted = Pravidlo ke sporu D-{ $number }
desk-quote-sent = Pravidlo je v kanálu.
desk-hidden-told = Tvoje nahlédnutí je v evidenci a místo v tomhle zápase už obsadit nemůžeš.
audit-title = Evidence
audit-title-of = Evidence sporu D-{ $number }
audit-none = Zatím se nic nestalo.
audit-itself = automaticky
audit-forgotten = smazaný člověk
audit-opened = otevření sporu
audit-told = vyjádření nebo důkaz
audit-called = přivolání rozhodčího
audit-wished-still = žádost o zastavení zápasu
audit-settled = souhlas s dohodou
audit-withdrew = stažení sporu
audit-let-run = puštění zápasu dál
audit-claimed = převzetí sporu
audit-handed = předání sporu
audit-recused = odmítnutí sporu
audit-barred = odmítnutí rozhodčího
audit-lapsed = spor se sám uvolnil
audit-saw = nahlédnutí do sporu
audit-looked = nahlédnutí do skrytého
audit-ruled = vynesení verdiktu
audit-mended = oprava verdiktu
audit-appealed = odvolání
audit-stayed = odklad verdiktu
audit-asked-sides = dotaz, jestli strany souhlasí s návratem
audit-agreed-back = souhlas s návratem
audit-decided-appeal = rozhodnutí o odvolání
audit-drafted = návrh
audit-put-in-force = uvedení v platnost
audit-superseded = nahrazení jiným
audit-withdrew-precedent = stažení z platnosti
audit-confirmed = potvrzení
audit-imported = převzetí precedentů
audit-edited-guide = úprava průvodce
audit-set = nastavení stolu
audit-exported = export
verdict-title-give = verdikt
verdict-title-mend = opravený verdikt
verdict-title-changed = odvolání: změna
verdict-title-upheld = odvolání: potvrzeno
verdict-title-sent-back = odvolání: vráceno k novému verdiktu
verdict-is-verdict = Verdikt ({ $judge })
verdict-is-dismissed = Zamítnuto jako bezdůvodné ({ $judge })
verdict-is-mended = Opravený verdikt ({ $judge })
verdict-is-upheld = Po odvolání potvrzeno ({ $judge })
verdict-is-changed = Po odvolání změněno ({ $judge })
verdict-is-sent-back = Po odvolání vráceno k novému verdiktu ({ $judge })
verdict-rules = Pravidla: { $rules }
verdict-remedy = Náprava: { $remedy }
verdict-undone = Ruší se: { $remedy }
verdict-left = Zůstává: { $remedy }
verdict-lifted = Zrušeno: { $penalties }
verdict-reopens = Skončený zápas odtud pokračuje, jakmile se v jeho kanálu objeví oznámení.
verdict-ends = Tímto verdiktem zápas končí.
verdict-precedent = Odteď je to precedent P-{ $number }.
verdict-infraction = Prohřešek: { $name }
verdict-makes-precedent = Precedent: { $question }
verdict-usual-remedy = Obvyklá náprava: { $remedy }
verdict-usual-penalty = Obvyklý trest, { $side }: { $penalty }
verdict-usual-no-penalty = Obvykle bez trestu.
verdict-cannot = Takhle verdikt vynést nejde:
verdict-nothing-gone = Žádný zápis se neruší.
verdict-gone = { $count ->
    [one] Zruší se { $count } zápis:
    [few] Zruší se { $count } zápisy:
    [many] Zruší se { $count } zápisu:
   *[other] Zruší se { $count } zápisů:
}
verdict-draws = { $count ->
    [one] Losovalo se v nich { $count } číslo.
    [few] Losovala se v nich { $count } čísla.
    [many] Losovalo se v nich { $count } čísla.
   *[other] Losovalo se v nich { $count } čísel.
}
verdict-fixed = { $count ->
    [one] V { $count } z nich se losovalo, odhalovalo, nebo v něm rozhodl rozhodčí.
    [few] Ve { $count } z nich se losovalo, odhalovalo, nebo v něm rozhodl rozhodčí.
    [many] V { $count } z nich se losovalo, odhalovalo, nebo v něm rozhodl rozhodčí.
   *[other] V { $count } z nich se losovalo, odhalovalo, nebo v něm rozhodl rozhodčí.
}
verdict-boards = Herní plán, jaký je teď, a po verdiktu:
verdict-give = Vynést verdikt
verdict-ask-sides = Zeptat se obou stran
verdict-asked-sides = Otázku dostanou strany na kartě sporu v kanálu.
verdict-given = Verdikt ve sporu D-{ $number } je vynesený
verdict-edit = Slova a náprava
verdict-back = Ke sporu
verdict-changed-since = Verdikt se mezitím změnil jinde. Teď vypadá takhle.
verdict-no-draft = Žádný rozepsaný verdikt tu není. Otevři spor přes /stůl a začni znovu.
verdict-ruling = Co platí
verdict-ruling-about = Rozhodnutí jednou větou; čtou ho všichni v kanálu
verdict-why = Proč
verdict-why-about = Důvod, kterému strany porozumějí
verdict-cited = Citovaná pravidla
verdict-cited-about = Čísla oddělená čárkou; doplní je i tlačítko Citovat v oddílu Pravidla
verdict-pick-remedy = Náprava
verdict-pick-remedy-about = Co se stane se zápasem; návrat je až poslední možnost
verdict-pick-entry = Zápis, ke kterému se zápas vrátí
verdict-pick-seat = Koho se to týká
verdict-pick-amount = Kolik
verdict-pick-hours = Jak dlouho
verdict-amount = { $count ->
    [one] { $count }×
    [few] { $count }×
    [many] { $count }×
   *[other] { $count }×
}
verdict-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
verdict-everybody = Všichni, na které se čeká
verdict-pick-infraction = Prohřešek
verdict-no-infraction = Bez prohřešku
verdict-more-infractions = Další …
verdict-pick-penalties = Tresty
verdict-for-days = { $days ->
    [one] { $penalty } na { $days } den
    [few] { $penalty } na { $days } dny
    [many] { $penalty } na { $days } dne
   *[other] { $penalty } na { $days } dní
}
verdict-adjust = Upravit pozici
verdict-pick-value = Nastavit hodnotu
verdict-value = Nová hodnota
verdict-value-about = Celé číslo od { $least } do { $most }; teď je to { $now }
verdict-bad-value = Napiš celé číslo od { $least } do { $most }.
verdict-value-gone = Takovou hodnotu zápas už nemá. Vyber znovu.
verdict-adjust-json = Jiné části (JSON)
verdict-adjust-about = JSON: co se má nastavit, pod názvy, které zná hra
verdict-bad-json = To není objekt JSON (ve složených závorkách jméno v uvozovkách, dvojtečka a hodnota). Napiš ho znovu.
verdict-places = Pořadí
verdict-places-about = Pro každé místo po řadě jedno číslo, třeba 2 1
verdict-points = Body
verdict-points-about = Pro každé místo po řadě jedno číslo, když hra má body
verdict-bad-places = Napiš celá čísla oddělená mezerami, pro každé místo jedno.
verdict-precedent-button = Precedent
remedy-none = žádná
remedy-back-same = zpět k zápisu { $entry }; co se losuje znovu, vyjde stejně
remedy-back-anew = zpět k zápisu { $entry }; losuje se znovu
remedy-adjust = pozice se upraví ({ $parts })
remedy-loss-action = { $count ->
    [one] { $who } přichází o { $count } akci
    [few] { $who } přichází o { $count } akce
    [many] { $who } přichází o { $count } akce
   *[other] { $who } přichází o { $count } akcí
}
remedy-loss-turn = { $who } přichází o tah
remedy-loss-points = { $count ->
    [one] { $who } přichází o { $count } bod
    [few] { $who } přichází o { $count } body
    [many] { $who } přichází o { $count } bodu
   *[other] { $who } přichází o { $count } bodů
}
remedy-time = { $hours ->
    [one] o { $hours } hodinu víc pro všechny, na které se čeká
    [few] o { $hours } hodiny víc pro všechny, na které se čeká
    [many] o { $hours } hodiny víc pro všechny, na které se čeká
   *[other] o { $hours } hodin víc pro všechny, na které se čeká
}
remedy-time-one = { $hours ->
    [one] { $who }: o { $hours } hodinu víc
    [few] { $who }: o { $hours } hodiny víc
    [many] { $who }: o { $hours } hodiny víc
   *[other] { $who }: o { $hours } hodin víc
}
remedy-lost = { $who } prohrává zápas
remedy-no-result = zápas končí bez výsledku
remedy-corrected = výsledek se opravuje: { $places }
remedy-kind-leave = Nechat, co verdikt udělal
remedy-kind-undo = Vrátit, co verdikt udělal
remedy-kind-instead = Vrátit to a místo toho: { $remedy }
remedy-kind-none = Žádná: zápas zůstává, jak je
remedy-kind-back-same = Zpět k zápisu, vylosuje se totéž
remedy-kind-back-anew = Zpět k zápisu, losuje se znovu
remedy-kind-adjust = Úprava pozice
remedy-kind-loss-action = Ztráta akcí
remedy-kind-loss-turn = Ztráta tahu
remedy-kind-loss-points = Ztráta bodů
remedy-kind-time = Víc času
remedy-kind-lost = Prohra zápasu
remedy-kind-no-result = Bez výsledku
remedy-kind-corrected = Oprava výsledku po konci
remedy-kind-groundless = Zamítnuto jako bezdůvodné
precedent-question = Otázka obecnými slovy
precedent-question-about = Bez jmen lidí; nech prázdné, když precedent nechceš
precedent-answer = Odpověď
precedent-answer-about = Co odteď na tomhle serveru platí
precedent-ways = Jak jinak se na to lidé zeptají
precedent-ways-about = Každý na řádek
precedent-again = k novému posouzení
precedent-none = Žádné tu nejsou.
penalties-title = Tresty
penalties-none = Žádné tu nejsou.
penalty-line = { $penalty }: { $infraction } (D-{ $number }, { $at })
penalty-lifted = zrušen
penalty-until = do { $until }
penalty-expires = počítá se do { $until }
precedent-title-precedent = Precedenty
precedent-title-house-rule = Domácí pravidla
precedent-open = Otevřít
precedent-state-draft = návrh
precedent-state-in-force = platí
precedent-state-superseded = nahrazeno
precedent-state-withdrawn = staženo
precedent-also-asked = Jinými slovy: { $ways }
precedent-cites-precedent = Vykládá { $rules }
precedent-cites-house-rule = Nahrazuje { $rules }
precedent-by = { $office }, { $at }
precedent-from-dispute = Ze sporu D-{ $number }
precedent-origin = Převzato odjinud: { $origin }
precedent-superseded-by = Nahradilo ho { $name }
precedent-ancestors = Místo { $names }
precedent-not-refereed = V zápasech bot dál rozhoduje podle tištěných pravidel; kde se liší, řekne to.
precedent-played = Bot podle něj hraje: nové zápasy se zakládají s volbou „{ $what }: { $value }“. Zakladatel to může změnit.
precedent-plays-known = Bot hraje podle tištěného pravidla. Umí hrát domácí pravidlo, které nastavuje něco z tohohle: { $names }. Vyber to níž; nic jiného hrát neumí.
precedent-plays-nothing = Tohle bot hrát neumí: hraje podle tištěného pravidla.
precedent-plays-pick = Co nastavuje v lobby
precedent-plays-none = Něco jiného: bot hraje podle tištěného
precedent-plays-unknown = „{ $setting }“ bot hrát neumí: hraje podle tištěného pravidla. Návrh zůstal, jak byl.
house-value-title = Co nastavuje { $name }
house-value-number = { $least } až { $most }; kniha říká { $printed }
house-value-pick = S tím se zakládají nové zápasy
precedent-press-force = Uvést v platnost
precedent-press-edit = Upravit
precedent-press-withdraw = Stáhnout
precedent-press-confirm = Pořád platí
precedent-press-supersede = Nahrazuje ho …
precedent-by-which = Čím se nahrazuje
precedent-by-which-about = Číslo jiného, stejného druhu
precedent-exported = Všechno, co platí, beze jmen lidí a serveru.
precedent-imported = { $count ->
    [one] Převzal se { $count } návrh
    [few] Převzaly se { $count } návrhy
    [many] Převzalo se { $count } návrhu
   *[other] Převzalo se { $count } návrhů
}
precedent-twins = { $count ->
    [one] { $count } tu už byl.
    [few] { $count } tu už byly.
    [many] { $count } tu už bylo.
   *[other] { $count } tu už bylo.
}
precedent-unplayed = { $count ->
    [one] Co nastavuje { $names }, tady bot hrát neumí: hraje podle tištěného pravidla.
    [few] Co nastavují tyto návrhy, tady bot hrát neumí a hraje podle tištěných pravidel: { $names }
    [many] Co nastavují tyto návrhy, tady bot hrát neumí a hraje podle tištěných pravidel: { $names }
   *[other] Co nastavují tyto návrhy, tady bot hrát neumí a hraje podle tištěných pravidel: { $names }
}
precedent-form-precedent = Návrh precedentu
precedent-form-house-rule = Návrh domácího pravidla
precedent-question-whole = Bez jmen lidí, tak jak by se na to někdo zeptal
precedent-rules-precedent = Čísla vykládaných pravidel oddělená čárkou
precedent-rules-house-rule = Nejdřív číslo nahrazeného pravidla, pak další, oddělená čárkou
precedent-press-again = Zpět k formuláři
precedent-what-holds = { $name } má přednost před { $names }. Co bude platit, až ho stáhneš?
precedent-press-back = Znovu { $names }
precedent-press-neither = Nic z toho, jen tištěné pravidlo
precedent-done = Hotovo.
guide-title = Průvodce pro rozhodčí
guide-about = O čem pravidla mlčí: vyber heslo.
guide-no-entry = Heslo „{ $entry }“ v průvodci není. Podívej se na seznam přes /průvodce.
guide-usual = Obvyklá náprava: { $remedy } · obvyklý trest: { $penalty }
guide-no-penalty = žádný
guide-own = Vlastní text tohohle serveru
guide-edit = Upravit pro tenhle server
guide-reset = Zase původní text
guide-edit-about = Ve tvém jazyce; ostatní si nechají svoje texty
guide-entry-title = Název
guide-entry-text = Text
dispute-rules-judge = Převzít ho smí rozhodčí nebo správce, kterého se netýká.
dispute-rules-heard = Až se strany vyjádří nebo jim vyprší čas, smí ho převzít rozhodčí nebo správce, kterého se netýká.
dispute-rules-head = Rozhodnout smí hlavní rozhodčí, kterého se spor netýká a který o něm ještě nerozhodoval; když tu taková role není, tak správce serveru.
dispute-rules-stand-in = Nebo se strany shodnou na náhradním rozhodčím.
dispute-rules-table = Nebo rozhodnou hráči u stolu: { $sides } (potřeba hlasů: { $needed }).
dispute-rules-no-table = Nebo správce dovolí, aby rozhodovali hráči u stolu: /nastavení, Stůl rozhodčích.
dispute-rules-unappeal = Kdo se odvolal, může odvolání vzít zpět.
dispute-rules-nobody = Nikdo s tou rolí rozhodnout nesmí: všichni jsou stranami, někdo je odmítl, nebo už rozhodovali.
dispute-aside = Do sporu nepatří a rozhoduje s ostatními u stolu: { $side }.
dispute-stands-in = { $state ->
    [yes] Jako náhradní rozhodčí rozhoduje { $who }; souhlasí všechny strany.
   *[no] Náhradním rozhodčím má být { $who }; souhlas stran: { $accepted } z { $whole }.
}
dispute-proposed = { $side } navrhuje ostatním u stolu:
dispute-votes = Pro: { $yes }, proti: { $no }, potřeba: { $needed }. Při rovnosti se nic nemění.
dispute-press-aside = Mě se spor netýká
dispute-press-propose = Navrhnout verdikt
dispute-press-yes = Pro
dispute-press-no = Proti
dispute-press-name = Navrhnout náhradního rozhodčího
dispute-press-accept = Přijmout náhradního rozhodčího
dispute-press-unappeal = Vzít odvolání zpět
dispute-done-aside = Ve sporu D-{ $number } nejsi stranou a rozhoduješ s ostatními u stolu.
dispute-done-propose = O tvém návrhu ve sporu D-{ $number } teď hlasují hráči u stolu.
dispute-done-yes = Jsi pro navržený verdikt ve sporu D-{ $number }.
dispute-done-no = Jsi proti navrženému verdiktu ve sporu D-{ $number }.
dispute-done-name = Ve sporu D-{ $number } navrhuješ náhradního rozhodčího. Ostatních stran se na něj teď ptám.
dispute-done-accept = Přijímáš náhradního rozhodčího ve sporu D-{ $number }.
dispute-done-unappeal = Svoje odvolání ve sporu D-{ $number } bereš zpět.
dispute-form-ruling = Co platí
dispute-form-ruling-about = Přečtou si to všichni v kanálu.
dispute-form-why = Proč
dispute-form-why-about = Jen podle toho, co smí vidět všichni: herní plán, záznam, obě vyjádření
dispute-form-rules-about = Čísla pravidel oddělená čárkami; může zůstat prázdné
dispute-form-remedy = Co se stane v zápase
dispute-form-remedy-about = Znovu losovat nebo odhalovat smí jen náhradní rozhodčí
dispute-pick-stand-in = Vyber někoho, kdo nehraje
dispute-name-about = Někdo, koho se spor netýká. Rozhodovat začne, až ho přijmou všechny strany.
dispute-told-proposed = D-{ $number }: { $side } navrhuje ostatním u stolu verdikt.
dispute-told-vote = Ve sporu D-{ $number } se čeká na tvůj hlas.
dispute-told-accept = Přijímáš náhradního rozhodčího ve sporu D-{ $number }?
dispute-told-stand-in = Všechny strany sporu D-{ $number } tě chtějí za rozhodčího. Převezmeš ho tlačítkem „Ke stolu rozhodčích“.
dispute-told-appeal-withdrawn = D-{ $number }: odvolání je stažené a verdikt platí.
audit-stood-aside = prohlášení, že není stranou
audit-proposed = návrh verdiktu
audit-voted = hlas
audit-named-stand-in = návrh náhradního rozhodčího
audit-accepted-stand-in = přijetí náhradního rozhodčího
audit-withdrew-appeal = zpětvzetí odvolání
