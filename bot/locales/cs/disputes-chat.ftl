# Spory na Discordu: jejich karta, stůl rozhodčích, verdikty, precedenty.

dispute-title = Spor D-{ $number }
dispute-not-done = To se nestalo
dispute-you-wrote = Tvoje slova:
dispute-side = strana { $letter }
dispute-side-forgotten = strana { $letter } (zapomenutá)
dispute-about-table = { $game }, u stolu, který bot neviděl
dispute-about-match = { $game }, zápas { $match }
dispute-about-entry = { $game }, zápas { $match }, zápis { $entry }
dispute-is-hearing = Strany říkají, jak to vidí; čeká se ještě na: { $sides } ({ $until }).
dispute-is-heard = Spor má { $judge } a poslouchá strany; čeká se ještě na: { $sides } ({ $until }).
dispute-live = Hráči sedí u stolu a čekají na rozhodčího.
dispute-still = Zápas běží, dokud si spor nevezme rozhodčí nebo dokud nechtějí stát všechny strany. Zatím to chce: { $sides }.
dispute-is-open = Čeká na rozhodčího ({ $until }).
dispute-is-claimed = Rozhoduje: { $judge }.
dispute-is-decided = Je rozhodnuto.
dispute-is-appealed = Verdikt je napadený odvoláním a čeká na hlavního rozhodčího ({ $until }).
dispute-is-settled = Strany se dohodly.
dispute-is-withdrawn = Spor byl stažen.
dispute-is-dismissed = Spor byl odmítnut jako bezdůvodný.
dispute-called = Nikdo ho nepřevzal včas, a tak byl přivolán hlavní rozhodčí.
dispute-freezes = Zápas do té doby stojí.
dispute-ran = Hráč nechal zápas mezitím běžet.
dispute-reopens = Zápas má zase pokračovat: oznámení je na cestě do jeho kanálu.
dispute-back = Rozhodčí se obou stran ptá, zda souhlasí s vrácením k zápisu { $entry }. Souhlasí: { $sides }
dispute-back-nobody = zatím nikdo
dispute-left = Na serveru už není, a tak se na něj nečeká: { $sides }
dispute-no-view = nic neřekla
dispute-appealable = Odvolat se jde do { $until }.
dispute-appeal-of = Odvolání: { $side }
dispute-press-tell = Říct, jak to vidím
dispute-press-call = Zavolat rozhodčího hned
dispute-press-still = Zastavit zápas
dispute-press-settle = Dohodli jsme se
dispute-press-picture = Přidat obrázky
dispute-press-withdraw = Stáhnout
dispute-press-run = Nechat hodiny běžet
dispute-press-appeal = Odvolat se
dispute-press-back = Souhlasit s vrácením
dispute-press-bar = Odmítnout rozhodčího
dispute-press-views = Vyjádření
dispute-press-mine = Moje tresty
dispute-press-judge = Ke stolu
dispute-press-export = Exportovat
dispute-done-tell = Tvoje vyjádření k D-{ $number } je zapsané.
dispute-done-appeal = Odvolání ve sporu D-{ $number } je podané.
dispute-done-call = Rozhodčí je ke sporu D-{ $number } zavolaný.
dispute-done-still = Chceš, aby zápas stál, dokud se D-{ $number } nerozhodne.
dispute-done-back = Souhlasíš s tím, aby se zápas vrátil, kam žádá rozhodčí v D-{ $number }.
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
dispute-form-tell-about = Jednou, než uvidíš ostatní. Potom to čtou strany a rozhodčí.
dispute-form-appeal = Proč je verdikt špatně
dispute-form-appeal-about = Přečte to hlavní rozhodčí, který v tom nerozhodoval. Odvolání je ve sporu jedno.
dispute-pick-judge = Vyber rozhodčího
dispute-bar-title = Koho nechceš za rozhodčího?
dispute-bar-about = Každá strana smí odmítnout jednoho a nemusí říkat proč.
dispute-open-last = Spor v zápase { $match }
dispute-open-entry = Spor o zápis { $entry }
dispute-open-table = Spor u stolu jinde
dispute-open-question = Otázka
dispute-open-question-about = Co má rozhodčí rozhodnout? Čtou to všichni v kanálu.
dispute-open-view = Co se stalo
dispute-open-view-about = Jak to vidíš ty. Ostatní si to přečtou, až řeknou svoje.
dispute-open-pictures = Obrázky
dispute-open-pictures-about = Nejvýš tři od každé strany, jak je telefon vyfotil; zmenší se
dispute-open-others = Ostatní strany
dispute-open-others-about = Kdo další seděl u stolu; nech prázdné, když tu nejsou
dispute-open-game = Hra
dispute-open-game-about = O čí pravidla jde
dispute-open-how = Kdy je potřeba rozhodčí
dispute-open-how-about = Hned: rozhodčí se volají okamžitě a mohou přijít, ještě než dopíšeš
dispute-open-by-post = Na dálku, do několika hodin
dispute-open-now = Hned, sedíme u stolu
dispute-opened = Spor D-{ $number } je otevřený
dispute-joined = D-{ $number } už byl otevřený; zapsalo se tvoje vyjádření
dispute-picture-left-out = Obrázek { $number } chybí: { $why }
dispute-tried = Můj tah po zápisu { $entry } byl odmítnut: { $why } Pravidla: { $rules }
dispute-tried-undo = Pokus vzít zpět můj tah ze zápisu { $entry }. Odpověď: { $why }
dispute-none-to-add-to = Nemáš tu žádný otevřený spor. Nejdřív ho otevři příkazem /spor.
dispute-message-added = Zpráva je teď ve sporu D-{ $number }.
dispute-message-which = Do kterého sporu zpráva patří?
dispute-message-pick = Vyber spor
dispute-message-gone = Tu zprávu už nemám po ruce. Klikni na ni pravým tlačítkem znovu.
dispute-told-tell = Ve sporu D-{ $number } se čeká na tvoje vyjádření ({ $until }).
dispute-told-judges = Spor D-{ $number } čeká na rozhodčího ({ $until }).
dispute-told-called = U stolu se čeká na rozhodčího, hned: spor D-{ $number } ({ $until }).
dispute-told-heard = Ve sporu D-{ $number } už se vyjádřili všichni nebo jim vypršel čas. Vyjádření si můžeš přečíst.
dispute-told-head = Spor D-{ $number } nikdo včas nepřevzal: je potřeba hlavní rozhodčí.
dispute-told-handed = Spor D-{ $number } byl předán tobě ({ $until }). Můžeš se vyloučit.
dispute-told-lapsed = Na sporu D-{ $number } se dlouho nepracovalo, a tak je zase volný.
dispute-told-running = D-{ $number }: hráč nechal zápas běžet, spor zatím čeká.
dispute-told-settled = D-{ $number }: strany se dohodly.
dispute-told-withdrawn = D-{ $number } byl stažen.
dispute-told-penalty = Ze sporu D-{ $number } máš nový trest. Uvidíš ho přes /tresty.
dispute-told-appealed = Ve sporu D-{ $number } přišlo odvolání; čeká na hlavního rozhodčího ({ $until }).
dispute-told-stayed = D-{ $number }: zápas stojí, než se rozhodne o odvolání.
dispute-told-asked-sides = D-{ $number }: rozhodčí se obou stran ptá, zda se zápas smí vrátit dál, než smí nařídit sám. Tlačítko je na kartě.
dispute-told-upheld = D-{ $number }: verdikt po odvolání platí dál.
dispute-told-sent-back = D-{ $number }: odvolání ho vrací, rozhodne jiný rozhodčí.
dispute-told-admins = Odvolání ve sporu D-{ $number } nikdo včas nepřevzal: ať se o to postará správce serveru.
desk-title = Stůl rozhodčích
desk-empty = Nic tu nečeká.
desk-role-gone = Role rozhodčích byla smazána. Dokud se příkazem /nastavení nevybere jiná, můžou spory převzít jen hlavní rozhodčí a správci serveru.
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
desk-recuse = Vyloučit se
desk-recuse-sure = Opravdu se vyloučit
desk-recuse-about = Tenhle spor už soudit nebudeš a vzít to zpátky nejde.
desk-recused = D-{ $number } soudit nebudeš.
desk-hand = Předat
desk-hand-about = Vyber jiného rozhodčího. Může se vyloučit.
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
desk-sent-back = Vrátit
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
desk-no-refused = Stranám nebylo nic odmítnuto.
desk-message-of-pictures = obrázky beze slov
desk-no-messages = Žádná zpráva tu není. Přidáš ji pravým klikem přes Aplikace.
desk-no-pictures = Nikdo nepřinesl obrázky.
desk-picture = { $number }.{"\u00A0"}{ $side }
desk-no-rules = Pravidla o tom nic neříkají.
desk-sure = jistota { $percent } %
desk-reading = Náš výklad: { $text }
desk-see = Viz též: { $rules }
desk-card = Jmenováno: { $name }
desk-open-edition = ⚠️ Vydání u téhle věci nikdo neuvedl a pravidla se podle něj liší: { $editions }. Zeptej se stran, podle kterého se hraje.
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
desk-hidden-told = Že ses díval, je v evidenci, a v zápase už nemůžeš obsadit místo.
audit-title = Evidence
audit-title-of = Evidence sporu D-{ $number }
audit-none = Zatím se nic nestalo.
audit-itself = samo od sebe
audit-forgotten = zapomenutý člověk
audit-opened = otevření sporu
audit-told = vyjádření nebo důkaz
audit-called = přivolání rozhodčího
audit-wished-still = přání, aby zápas stál
audit-settled = souhlas s dohodou
audit-withdrew = stažení sporu
audit-let-run = puštění zápasu dál
audit-claimed = převzetí případu
audit-handed = předání případu
audit-recused = vyloučení sebe
audit-barred = odmítnutí rozhodčího
audit-lapsed = případ se sám uvolnil
audit-saw = nahlédnutí do případu
audit-looked = nahlédnutí do skrytého
audit-ruled = vynesení verdiktu
audit-mended = oprava verdiktu
audit-appealed = odvolání
audit-stayed = odklad verdiktu
audit-asked-sides = zeptal(a) se stran, zda souhlasí s vrácením
audit-agreed-back = souhlasil(a) s vrácením
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
verdict-title-sent-back = odvolání: vráceno
verdict-is-verdict = Verdikt ({ $judge })
verdict-is-dismissed = Odmítnuto jako bezdůvodné ({ $judge })
verdict-is-mended = Opravený verdikt ({ $judge })
verdict-is-upheld = Po odvolání potvrzeno ({ $judge })
verdict-is-changed = Po odvolání změněno ({ $judge })
verdict-is-sent-back = Po odvolání vráceno ({ $judge })
verdict-rules = Pravidla: { $rules }
verdict-remedy = Náprava: { $remedy }
verdict-undone = Ruší se: { $remedy }
verdict-left = Zůstává: { $remedy }
verdict-lifted = Odvoláno: { $penalties }
verdict-reopens = Skončený zápas odtud pokračuje, jakmile se v jeho kanálu objeví oznámení.
verdict-ends = Tímto verdiktem zápas končí.
verdict-precedent = Odteď je to precedent P-{ $number }.
verdict-infraction = Prohřešek: { $name }
verdict-makes-precedent = Precedent: { $question }
verdict-usual-remedy = Obvyklá náprava: { $remedy }
verdict-usual-penalty = Obvyklý trest, { $side }: { $penalty }
verdict-usual-no-penalty = Obvykle bez trestu.
verdict-cannot = Takhle ho vynést nejde:
verdict-nothing-gone = Nic neodpadá.
verdict-gone = { $count ->
    [one] Odpadá { $count } zápis:
    [few] Odpadají { $count } zápisy:
    [many] Odpadá { $count } zápisu:
   *[other] Odpadá { $count } zápisů:
}
verdict-draws = { $count ->
    [one] Losovalo se v nich { $count } číslo.
    [few] Losovala se v nich { $count } čísla.
    [many] Losovalo se v nich { $count } čísla.
   *[other] Losovalo se v nich { $count } čísel.
}
verdict-fixed = { $count ->
    [one] V { $count } z nich se losovalo, odkrývalo nebo rozhodl rozhodčí.
    [few] Ve { $count } z nich se losovalo, odkrývalo nebo rozhodl rozhodčí.
    [many] V { $count } z nich se losovalo, odkrývalo nebo rozhodl rozhodčí.
   *[other] V { $count } z nich se losovalo, odkrývalo nebo rozhodl rozhodčí.
}
verdict-boards = Herní plán, jaký je teď, a po verdiktu:
verdict-give = Vynést verdikt
verdict-ask-sides = Zeptat se obou stran
verdict-asked-sides = Strany se dozvědí otázku na kartě v kanálu.
verdict-given = Verdikt ve sporu D-{ $number } je vynesený
verdict-edit = Slova a náprava
verdict-back = Ke sporu
verdict-changed-since = Verdikt se mezitím jinde změnil. Takhle vypadá teď.
verdict-no-draft = Žádný rozepsaný verdikt tu není. Otevři spor přes /stůl a začni znovu.
verdict-ruling = Co platí
verdict-ruling-about = Rozhodnutí jednou větou; čtou ho všichni v kanálu
verdict-why = Proč
verdict-why-about = Důvod, kterému strany porozumějí
verdict-cited = Citovaná pravidla
verdict-cited-about = Čísla oddělená čárkou; doplní je Citovat v části Pravidla
verdict-pick-remedy = Náprava
verdict-pick-remedy-about = Co se stane se zápasem; návrat je až poslední možnost
verdict-pick-entry = Zápis, ke kterému se jde zpět
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
verdict-adjust-about = JSON: co se má nastavit, pod jmény, která zná hra
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
    [one] { $who } ztrácí { $count } akci
    [few] { $who } ztrácí { $count } akce
    [many] { $who } ztrácí { $count } akce
   *[other] { $who } ztrácí { $count } akcí
}
remedy-loss-turn = { $who } ztrácí tah
remedy-loss-points = { $count ->
    [one] { $who } ztrácí { $count } bod
    [few] { $who } ztrácí { $count } body
    [many] { $who } ztrácí { $count } bodu
   *[other] { $who } ztrácí { $count } bodů
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
remedy-kind-groundless = Odmítnuto jako bezdůvodné
precedent-question = Otázka obecnými slovy
precedent-question-about = Bez lidí; prázdné znamená bez precedentu
precedent-answer = Odpověď
precedent-answer-about = Co odteď na tomhle serveru platí
precedent-ways = Jak jinak se na to ptá
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
precedent-origin = Převzato z { $origin }
precedent-superseded-by = Nahradilo ho { $name }
precedent-ancestors = Místo { $names }
precedent-not-refereed = V zápasech bot dál vymáhá tištěná pravidla; kde se liší, řekne to.
precedent-played = Bot podle něj hraje: nové zápasy se zakládají s volbou „{ $what }: { $value }“. Zakladatel to může změnit.
precedent-plays-known = Bot hraje podle tištěného pravidla. Umí domácí pravidlo, které nastavuje něco z tohoto: { $names }. Vyberte to níže; nic jiného bot hrát neumí.
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
precedent-by-which = Které to je
precedent-by-which-about = Číslo jiného stejného druhu
precedent-exported = Co platí, bez lidí a serveru.
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
precedent-question-whole = Bez lidí, tak jak se na to někdo zeptá
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
dispute-rules-head = Rozhodnout smí hlavní rozhodčí, kterého se netýká a ještě o něm nerozhodl; není-li taková role, správce serveru.
dispute-rules-stand-in = Nebo se strany shodnou na náhradním rozhodčím.
dispute-rules-table = Nebo rozhodne stůl: { $sides }; shodnout se jich musí { $needed }.
dispute-rules-no-table = Nebo správce dovolí rozhodovat stolu: /nastavení, Stůl rozhodčích.
dispute-rules-unappeal = Kdo se odvolal, může odvolání vzít zpět.
dispute-rules-nobody = Nikdo s tou rolí rozhodnout nesmí: všichni jsou stranami, byli odmítnuti nebo už rozhodovali.
dispute-aside = Spor se netýká: { $side } – rozhoduje s ostatními u stolu.
dispute-stands-in = { $state ->
    [yes] Jako náhradní rozhodčí ho rozhoduje { $who }; souhlasí všechny strany.
   *[no] Náhradním rozhodčím má být { $who }; souhlas stran: { $accepted } z { $whole }.
}
dispute-proposed = { $side } navrhuje stolu:
dispute-votes = Pro: { $yes }, proti: { $no }, potřeba: { $needed }. Při rovnosti se nic nemění.
dispute-press-aside = Mě se to netýká
dispute-press-propose = Navrhnout verdikt
dispute-press-yes = Pro
dispute-press-no = Proti
dispute-press-name = Navrhnout náhradního
dispute-press-accept = Přijmout náhradního
dispute-press-unappeal = Vzít odvolání zpět
dispute-done-aside = Ve sporu D-{ $number } nejsi stranou a rozhoduješ se stolem.
dispute-done-propose = Tvůj návrh ve sporu D-{ $number } leží před stolem.
dispute-done-yes = Jsi pro navržený verdikt ve sporu D-{ $number }.
dispute-done-no = Jsi proti navrženému verdiktu ve sporu D-{ $number }.
dispute-done-name = Ve sporu D-{ $number } navrhuješ náhradního rozhodčího. Ostatní strany dostaly otázku.
dispute-done-accept = Přijímáš náhradního rozhodčího ve sporu D-{ $number }.
dispute-done-unappeal = Odvolání ve sporu D-{ $number } je vzaté zpět.
dispute-form-ruling = Co je správně
dispute-form-ruling-about = Přečtou si to všichni v kanálu.
dispute-form-why = Proč
dispute-form-why-about = Z toho, co smí vidět všichni: stůl, záznam, obě vyjádření
dispute-form-rules-about = Čísla pravidel oddělená čárkami; může zůstat prázdné
dispute-form-remedy = Co se stane v zápase
dispute-form-remedy-about = Co znovu losuje nebo odhaluje, potřebuje náhradního rozhodčího
dispute-pick-stand-in = Vyber někoho, kdo nehraje
dispute-name-about = Někdo, koho se to netýká. Rozhoduje, až ho přijmou všechny strany.
dispute-told-proposed = D-{ $number }: { $side } navrhuje stolu verdikt.
dispute-told-vote = Ve sporu D-{ $number } se čeká na tvůj hlas.
dispute-told-accept = Přijímáš náhradního rozhodčího ve sporu D-{ $number }?
dispute-told-stand-in = Všechny strany sporu D-{ $number } tě chtějí za rozhodčího. Převezmeš ho tlačítkem „Ke stolu“.
dispute-told-appeal-withdrawn = D-{ $number }: odvolání je vzaté zpět a verdikt platí.
audit-stood-aside = není stranou
audit-proposed = návrh verdiktu
audit-voted = hlas
audit-named-stand-in = návrh náhradního
audit-accepted-stand-in = přijetí náhradního
audit-withdrew-appeal = odvolání vzaté zpět
