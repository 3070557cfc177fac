# Names and descriptions of the commands of matches.

command-play = tah
command-play-about = Tvůj tah: vše, co teď smíš, jako tlačítka a seznamy, které vidíš jen ty
command-match = zápas
command-match-about = Založ zápas, hraj ho a ohlédni se za ním
command-match-new = nový
command-match-new-about = Založí v tomto kanálu zápas, do kterého se lidé přihlásí
command-match-game-about = Co se bude hrát; jinak hra tohoto kanálu
command-match-variant = varianta
command-match-variant-about = Způsob hry; jinak první, který se hodí k počtu míst
command-match-seats = místa
command-match-seats-about = Kolik míst bude u stolu, včetně botů
command-match-time = čas
command-match-time-about = Čas na každý tah, třeba 1 den nebo 12 h; jinak jeden den
command-match-thread = vlákno
command-match-thread-about = Založí pro zápas vlastní vlákno
command-match-status = stav
command-match-status-about = Ukáže stav zápasu, jen tobě
command-match-number = zápas
command-match-number-about = Číslo zápasu; jinak zápas tohoto kanálu
command-match-history = historie
command-match-history-about = Ohlédnutí: záznam a herní plán po kterémkoli tahu
command-entry = zápis
command-match-entry-about = Číslo zápisu; jinak poslední
command-match-spectate = sleduj
command-match-spectate-about = Ukáže herní plán tak, jak ho smíš vidět
command-match-undo = zpět
command-match-undo-about = Požádá ostatní o vrácení tvého posledního tahu
command-rewind = vrať
command-rewind-about = Vrať zápas k některému zápisu, ať se pak házelo cokoli, i po skončení; pro rozhodčí
command-rewind-entry-about = Zápis, ke kterému se vrátit
command-rewind-number = zápas
command-rewind-number-about = Číslo zápasu; jinak zápas v tomto kanálu
command-match-concede = vzdej
command-match-concede-about = Vzdáš své místo
command-match-pass = pas
command-match-pass-about = Ukáže, kde všude se čeká na tvou reakci, a jedním stiskem všude pasuje
command-match-draw = remíza
command-match-draw-about = Navrhne remízu
command-match-pause = pauza
command-match-pause-about = Zastaví hodiny, když ostatní souhlasí
command-match-resume = pokračuj
command-match-resume-about = Pustí hodiny zase dál
command-match-extend = prodluž
command-match-extend-about = Víc času všem, na které se čeká, když ostatní souhlasí
command-match-hours = hodiny
command-match-hours-about = O kolik hodin
command-match-abandon = ukonči
command-match-abandon-about = Ukončí zápas bez výsledku, když ostatní souhlasí
command-match-substitute = střídání
command-match-substitute-about = Opusť své místo, obsaď volné, nebo nech hrát bota
command-match-move = přesuň
command-match-move-about = Zápas bude pokračovat v tomto kanálu
command-match-answer = odpověď
command-match-answer-about = Odpověz na otázku po jménu, s nápovědou při psaní
command-match-answer-name = jméno
command-match-answer-name-about = Jméno, na které se panel ptá; stačí část
command-file-about = Zápasy, balíčky a sady komponent jako soubory
command-file-number = zápas
command-file-number-about = Číslo zápasu; jinak zápas v tomto kanálu
command-file-bring = nahraj
command-file-bring-about = Nahraj k chystanému zápasu soubor, třeba balíček, nebo se podívej na svůj
command-file-bring-file-about = Soubor
command-file-bring-what = pro
command-file-bring-what-about = K čemu soubor je
command-file-save = ulož
command-file-save-about = Zápas jako soubor, ze kterého jde pokračovat v jiném
command-file-export = export
command-file-export-about = Dohraný zápas jako soubor
command-file-verify = ověř
command-file-verify-about = Ověří, že kostky i záznam zápasu jsou pravé
command-file-file-about = Soubor z /soubor export, nebo JSON sporu
command-file = soubor
command-my-statistics = statistika
command-my-statistics-about = Kdo co hrál a jak to dopadlo
command-player = hráč
command-my-player-about = Jen tento hráč
command-my-quiet = klid
command-my-quiet-about = Hodiny, ve kterých nechceš upozornění; bez zadaných hodin se klid zruší
command-my-first = od
command-my-first-about = Od které hodiny nemají chodit upozornění, 0 až 23
command-my-last = do
command-my-last-about = Do které hodiny nemají chodit upozornění, 0 až 23
command-my-zone = pásmo
command-my-zone-about = Tvoje časové pásmo, třeba Europe/Prague
command-my-vacation = dovolená
command-my-vacation-about = Tvoje hodiny budou pár dní stát; 0 dovolenou ukončí
command-my-days = dny
command-my-days-about = Kolik dní, nejvýš 28
command-my-forget = zapomeň
command-my-forget-about = Smaže, co o tobě uchovávám
command-file-pack = sada
command-file-pack-about = Sada komponent pro nové zápasy tohoto serveru
command-file-deed = akce
command-file-deed-about = Co se sadou udělat; jinak ji ukáže, a se souborem ji nastaví
command-file-pack-file-about = Sada: soubor TOML, nebo zip souborů TOML a CSV
command-file-pack-game-about = Které hry se sada týká; jinak hry tohoto kanálu
command-file-deed-show = ukázat
command-file-deed-set = nastavit ze souboru
command-file-deed-check = jen zkontrolovat soubor
command-file-deed-export = stáhnout
command-file-deed-own = vrátit základní sadu hry

# Who sits where.

seat-number = místo { $number }
seat-automaton = bot { $number }
seat-automaton-of = ⚙ { $faction }
seat-free = volné místo { $number }
seat-forgotten = někdejší hráč ({ $number })

# Opening a match.

newmatch-opened = Zápas { $match } je založený v { $channel }.
newmatch-next = Hráči se tam přihlásí tlačítkem. Až budou všechna místa obsazená, spusť ho.
newmatch-next-together = Hráči se tam přihlásí tlačítkem. Spustit ho můžeš kdykoli.
newmatch-next-ready = Můžeš ho hned spustit.
newmatch-next-choices = Všechna místa jsou obsazená. Až si všichni vyberou, co jim ještě chybí, spusť ho.
newmatch-thread = { $game } · { $host }
newmatch-in-thread = { $host } zakládá zápas ve hře { $game } ve vlákně { $channel }. Přihlas se tam.
newmatch-variant = { $most ->
    [one] { $variant } ({ $least } hráč)
    [few] { $variant } ({ $least }–{ $most } hráči)
    [many] { $variant } ({ $least }–{ $most } hráče)
   *[other] { $variant } ({ $least }–{ $most } hráčů)
}
newmatch-no-games = Zatím neumím rozhodovat žádnou hru.
newmatch-closed-channel = Do tohohle kanálu nemůžu psát, takže se nic nezaložilo. Pokud je to soukromé vlákno, přidej mě do něj zmínkou; jinak mi dej právo kanál vidět a psát do něj, nebo založ zápas jinde.
newmatch-which-game = Napiš, kterou hru: { $games }.
newmatch-unknown-game = Hru „{ $game }“ rozhodovat neumím. Umím: { $games }.
newmatch-unknown-variant = „{ $variant }“ není způsob hry. Na výběr je: { $variants }.
newmatch-no-time = „{ $time }“ není čas. Napiš třeba 1 den, 12 h nebo 90 min; 0 znamená bez omezení.
newmatch-lacks-rights = Tohle tu nesmím: { $rights }. Požádej správce serveru, ať mi to v tomto kanálu povolí.
newmatch-no-threads-here = Vlákno jde založit jen v textovém kanálu.
right-view-channel = vidět kanál
right-send-messages = posílat zprávy
right-attach-files = přikládat soubory
right-create-threads = zakládat veřejná vlákna

span-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
span-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}

# The lobby.

lobby-title = { $game }: zápas { $match } hledá hráče
lobby-free = *volno*
lobby-house-rules = Domácí pravidla, podle kterých bot hrát neumí: { $names }. Bot tu hraje podle tištěných; na ostatním se domluvte mezi sebou.
lobby-house-played = domácí pravidlo { $rule }
lobby-house-departs = odchylka od domácího pravidla { $rule }
lobby-hint = Zápas zakládá { $host } a spustí ho, až budou všechna místa obsazená.
lobby-opens = Zápas začne, jakmile se v kanálu objeví jeho oznámení. Měnit už nic nejde; kdyby se nic nedělo, může ho zakladatel spustit znovu.
lobby-hint-together = Zápas zakládá { $host } a může ho kdykoli spustit. Na volná místa se dá přisednout i během hry.
lobby-hint-ready = Zápas zakládá { $host } a může ho hned spustit.
lobby-hint-seats = Místa přidává a ubírá zakladatel tlačítkem Správa (počet hráčů: { $least } až { $most }).
lobby-needs-players = { $count ->
    [one] ⏳ Chybí ještě { $count } hráč.
    [few] ⏳ Chybějí ještě { $count } hráči.
    [many] ⏳ Chybí ještě { $count } hráče.
   *[other] ⏳ Chybí ještě { $count } hráčů.
}
lobby-needs-choices = Kdo má u sebe ⏳, ať si vybere, co chybí, tlačítkem **{ $button }**.
lobby-needs-table = ⏳ Zakladatel ještě musí rozhodnout, co platí pro celý stůl: tlačítko **{ $button }**.
lobby-fingerprint = Otisk tajemství, ze kterého se odvozují kostky: `{ $commitment }`
lobby-join = Přihlásit se
lobby-leave = Odhlásit se
lobby-manage = Správa
lobby-look = S čím se hraje
lobby-look-title = S čím se hraje · zápas { $match }
lobby-look-pick = Co chceš vidět?
lobby-start = Spustit
lobby-automaton = Obsadit místo botem
lobby-cancel = Zrušit zápas
lobby-remove = Uvolnit místo
lobby-add-seat = Přidat místo
lobby-remove-seat = Ubrat volné místo
lobby-clear-title = Uvolnit místo { $number }?
lobby-clear-about = Sedí tam { $player }. Přijde o všechno, co má pro tenhle zápas vybrané.
lobby-clear = Uvolnit
lobby-clear-remove = Uvolnit a ubrat
lobby-clear-keep = Nechat být
lobby-manage-title = Zápas { $match }: pro zakladatele
lobby-manage-about = Přidej nebo uber místa, obsaď je boty, rozhodni, co platí pro celý stůl, nebo některé místo uvolni.
lobby-host-only = To může jen { $host }, rozhodčí nebo správce serveru.
lobby-unsettled = nerozhodnuto
lobby-pick = Vyber: { $what }
lobby-choices = Moje volby
lobby-choices-what = Moje volby: { $what }
lobby-choices-of = volby
lobby-choices-title = Tvoje volby · zápas { $match }
lobby-choices-about = Co je zapečetěné, nevidí nikdo kromě tebe. Otisk vidí všichni a po zápase si ho každý může ověřit.
lobby-table-choices = Volby pro stůl
lobby-table-title = Pro celý stůl · zápas { $match }
lobby-wrong = Takhle zápas začít nemůže:
lobby-missing = ⏳ chybí: { $what }
lobby-either = { $one } nebo { $other }
lobby-lacking = ⏳ zatím chybí
lobby-lacking-either = ⏳ zatím chybí (místo toho stačí: { $other })
lobby-not-needed = není potřeba (vybráno: { $what })
lobby-brought = ✓ `{ $fingerprint }`
lobby-sealed = {" "}🔒
lobby-file = { $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
    [many] { $lines } řádku
   *[other] { $lines } řádků
  }
lobby-number = Číslo: { $what }
lobby-bring = Nahrát: { $what }
lobby-show = Ukázat: { $what }
lobby-drop = Vzít zpět: { $what }
lobby-kept = Vzít uložené: { $what }
lobby-brought-now = ✓ Přijato: { $what }
lobby-yours = Co máš nahrané v zápase { $match }: { $what }
lobby-no-file = Chybí přiložený soubor.
lobby-no-choice = Tady ten soubor není k čemu použít.
lobby-sealed-about = Do konce zápasu to nikdo neuvidí. Nejvýš { $kilobytes } kB.
lobby-open-about = Smí to vidět všichni. Nejvýš { $kilobytes } kB.
match-saved = Zápas { $match }, jak je teď. S tímhle souborem jde pokračovat v novém zápase.
ping-unready = ⏳ { $player }, zápas kvůli tvým volbám nemůže začít. Proč, uvidíš jen ty.

# What is chosen in a lobby, and the ways to play a game.

choice-faction = frakce

# What announces a match, in a message of its own.

opening-title = **Zápas { $match } začíná.**
opening-again = **Zápas { $match } pokračuje od zápisu { $entry }, s novými kostkami.**
opening-sealed = -# 🎲 Kostky jsou zapečetěné: `{ $commitment }…`
opening-check = Jak kostky ověřit
opening-check-title = Kostky zápasu { $match }
opening-fingerprint = Otisk tajemství: { $commitment }
opening-clicks = Kliknutí, kterými si hráči sedli: { $clicks }
opening-about = Bot si zvolil tajemství dřív, než mohl kdokoli znát čísla zápasu: úvodní zpráva zápasu nese v příloze jeho otisk a kliknutí, kterými si hráči sedli. Z tajemství, z kliknutí a z čísla té zprávy se odvozují všechny hody. Po skončení bot tajemství zveřejní a každý si pak může každý hod ověřit: /soubor ověř zápas:{ $match }

# The public message of a match.

status-title = { $game }: zápas { $match }
status-wait = { $player }: { $ask }
status-automata = Právě táhnou boti.
status-council = 🗣 Radí se, nejdéle do { $until }. Ještě se neozvali: { $seats }
status-open = odpovědět smí kdokoli
status-conceded = vzdává zápas
status-sentenced = prohra podle verdiktu
status-away = pryč do { $until }
status-reserve = čas navíc { $left }
status-no-reserve = bez času navíc
status-then-reserve = s časem navíc { $until }
status-ends = Čas zápasu vyprší { $until }.
status-overtime = Čas zápasu vypršel.
status-proof = otisky pro kontrolu: kostky { $commitment }, záznam { $head }
status-dice = otisk pro kontrolu: kostky { $commitment }
status-proved = Otisk tajemství `{ $commitment }` · poslední otisk záznamu `{ $head }`
status-verify = Tajemství bylo zveřejněno na konci zápasu. Ověř kostky: /soubor ověř zápas:{ $match }
status-points = { $player }: { $points }
status-won = 🏆 { $count ->
    [one] Výhra: { $players }
    [few] Společná výhra: { $players }
    [many] Společná výhra: { $players }
   *[other] Společná výhra: { $players }
}
status-lost = { $count ->
    [one] Prohra: { $players }
    [few] Společná prohra: { $players }
    [many] Společná prohra: { $players }
   *[other] Společná prohra: { $players }
}
status-abandoned = Zápas skončil bez výsledku.
status-secret = -# Tajemství zápasu { $match } k ověření kostek: `{ $secret }`
status-head = -# Poslední otisk jeho záznamu: `{ $head }`
status-check = Ověřit kostky
status-rematch = Odveta
rematch-invites = { $players }: odveta, zápas { $match }! Vezmi si zase svoje místo a to, s čím hraješ.
rematch-join = Chci svoje místo
rematch-seated = Sedíš v zápase { $match }
rematch-change = Máš vybrané totéž co minule. Změníš to ve zprávě zápasu.
rematch-missing = ⏳ Ještě si vyber: { $what }
status-play = Můj tah
status-history = Historie
status-dispute = Spor
status-sit = Přisednout
status-sit-for-bot = Sednout si místo bota

# The private panel.

panel-title = Tvůj tah · zápas { $match }
panel-since = Od tvého posledního tahu:
panel-since-begin = Zatím:
panel-since-late = Naposledy:
story-title = Co se zatím stalo
story-turns = { $count ->
    [one] o { $count } kolo později
    [few] o { $count } kola později
    [many] o { $count } kola později
   *[other] o { $count } kol později
}
story-rounds = { $count ->
    [one] o { $count } kolo později
    [few] o { $count } kola později
    [many] o { $count } kola později
   *[other] o { $count } kol později
}
story-level = Nikdo nevede:
story-leads = { $count ->
    [one] Vede { $players }:
    [few] Vedou { $players }:
    [many] Vedou { $players }:
   *[other] Vedou { $players }:
}
story-asked = Čeká se na tebe: { $ask }
story-waiting = Čeká se na: { $players }
panel-since-table = Celý stůl
panel-since-title = Od tvého posledního tahu · zápas { $match }
panel-since-older = Co bylo předtím
panel-since-last = Na konec
panel-since-all = Co se stalo
panel-questions = { $count ->
    [one] Čeká se na { $count } tvoje rozhodnutí.
    [few] Čeká se na { $count } tvoje rozhodnutí; pořadí je na tobě.
    [many] Čeká se na { $count } tvého rozhodnutí; pořadí je na tobě.
   *[other] Čeká se na { $count } tvých rozhodnutí; pořadí je na tobě.
}
panel-pick-question = O čem rozhodnout
panel-final = Potvrzením se hodí kostkou, vylosuje nebo odhalí něco skrytého. Vrátit to pak může jen rozhodčí.
panel-forced = Jinou možnost teď nemáš.
panel-undoable = Potvrď, nebo se vrať.
panel-confirm = Potvrdit
panel-back = Zpět
panel-cancel = Od začátku
guide-learn = Rozumím
guide-stop = Už nic nevysvětlovat
panel-refresh = Obnovit
panel-board = Herní plán
panel-board-title = Herní plán zápasu { $match }
panel-no-board = K tomuto zápasu zatím není obrázek.
panel-sheet = Co mám
panel-sheet-title = Co máš · zápas { $match }
panel-sheet-full = Účinky podrobně
panel-sheet-short = Stručně
panel-no-sheet = Zatím nic nemáš.
panel-page-before = ‹ Předchozí
panel-page-after = Další ›
panel-done = ✓ Hotovo.
panel-ahead = ✓ Odpověď je uložená a použije se, až budeš na řadě. Nikdo nevidí, že ji máš.
panel-ahead-about = Ještě nejsi na řadě. Odpovědět můžeš předem: odpověď platí, pokud se do té doby nic nestane.
panel-ahead-kept = Tvoje odpověď, až budeš na řadě: **{ $answer }**
panel-ahead-refused = Odpověď danou předem už nešlo zahrát: { $why }
panel-ahead-undoable = Odpověď se použije, až budeš na řadě; do té doby ji můžeš změnit nebo vzít zpět.
panel-take-back = Vzít odpověď zpět
panel-again = Stejně jako minule: { $answer }
panel-barred = Teď nejde:
panel-barred-more = { $count ->
    [one] … a { $count } další věc
    [few] … a { $count } další věci
    [many] … a { $count } další věci
   *[other] … a { $count } dalších věcí
}
panel-take-move-back = Vzít tah zpět
panel-taken-back = Vzato zpět.
mine-title = Tvoje zápasy
mine-none = Teď nemáš na žádném serveru rozehraný zápas. Založ ho v kanálu serveru příkazem /zápas nový.
mine-anywhere = Zápasy ze všech serverů; odkaz vede do kanálu, kde se hraje.
mine-open = Můj tah · zápas { $match }
mine-waits = ▶ **zápas { $match } · { $game }** { $channel }: čeká na tebe ({ $since })
mine-others = – zápas { $match } · { $game } { $channel }: na tahu { $players }
mine-rests = – zápas { $match } · { $game } { $channel }: nečeká se na nikoho
mine-held = – zápas { $match } · { $game } { $channel }: stojí, nemůžu tam psát
pass-title = Pasovat všude
pass-about = { $count ->
    [one] Čeká na tebe { $count } možnost reagovat. Pasuješ jen u ní.
    [few] Čekají na tebe { $count } možnosti reagovat. Pasuješ jen u nich.
    [many] Čeká na tebe { $count } možnosti reagovat. Pasuješ jen u nich.
   *[other] Čeká na tebe { $count } možností reagovat. Pasuješ jen u nich.
}
pass-window = – zápas { $match } { $channel }: { $ask }
pass-do = Pasovat ({ $count })
pass-done = { $count ->
    [one] Pasuješ v { $count } případě.
    [few] Pasuješ ve { $count } případech.
    [many] Pasuješ v { $count } případu.
   *[other] Pasuješ v { $count } případech.
}
pass-gone = { $count ->
    [one] V { $count } případě už je pozdě, nebo tam už odpověď máš.
    [few] Ve { $count } případech už je pozdě, nebo tam už odpověď máš.
    [many] V { $count } případu už je pozdě, nebo tam už odpověď máš.
   *[other] V { $count } případech už je pozdě, nebo tam už odpověď máš.
}
pass-nothing = Na žádnou tvou reakci se nečeká.
panel-before-move = Ještě předtím můžeš, jestli chceš, zasáhnout kartou:
panel-rest = Nic nehrát: { $what }
panel-settled = Nastaveno. Změníš to v **Odpovědích předem**.
panel-quick-nothing = Teď nemáš co zahrát. Hra sama pokračuje { $when }.
panel-settle = Nastavit: { $what }
panel-pass-all = Pasovat ve všech
panel-standing = Odpovědi předem
panel-standing-title = Tvoje odpovědi předem · zápas { $match }
panel-standing-about = Co tady zvolíš, bude hned odpovídat za tebe podle toho, co vidí všichni. Nastavení vidíš jen ty a platí, dokud ho nezměníš.
panel-standing-as-usual = Tohle je tvoje výchozí nastavení: platí ve všech zápasech téhle hry na tomto serveru, do kterých si sedneš. Co platí jen jednou nebo jen v tomto zápase, se do něj neukládá.
panel-standing-unlike-usual = Tohle není tvoje výchozí nastavení. Můžeš ho odteď používat ve všech zápasech téhle hry na tomto serveru, nebo tady naopak použít svoje výchozí; co platí jen jednou nebo jen v tomto zápase, se přitom vynechá.
panel-standing-keep = Uložit jako výchozí
panel-standing-use = Použít výchozí
panel-returned = { $count ->
    [one] Utekla ti { $count } reakce, a tak se dál pasovalo za tebe. Teď už se tě zase ptám.
    [few] Utekly ti { $count } reakce po sobě, a tak se dál pasovalo za tebe. Teď už se tě zase ptám.
    [many] Uteklo ti { $count } reakce po sobě, a tak se dál pasovalo za tebe. Teď už se tě zase ptám.
   *[other] Uteklo ti { $count } reakcí po sobě, a tak se dál pasovalo za tebe. Teď už se tě zase ptám.
}
panel-no-standing = Tady předem nastavit nic nejde.
panel-plan = Naplánovat
plan-title = Co máš naplánované · zápas { $match }
plan-about = Na tohle dojde, když nikdo nic neudělá. Odpověz předem; jakmile kdokoli něco zahraje, plán přestane platit. Nikdo jiný ho nevidí.
plan-nothing = Teď nejde předvídat, o čem budeš rozhodovat příště: záleží to na ostatních nebo na náhodě.
plan-pick = Na co odpovědět předem
plan-pass = nic nehraješ
plan-note = Provede se samo, až na to dojde; do té doby to můžeš změnit nebo zrušit.
plan-confirm = Naplánovat
plan-kept = ✓ Naplánováno.
plan-give-up = Zrušit plán
plan-given-up = Plán je zrušený.
plan-stopped = Tohle z plánu se neprovedlo, protože mezitím někdo něco udělal:
panel-stale = O tomhle už je rozhodnuto; teď je to takhle.
panel-outdated = Tohle tlačítko už neplatí; teď je to takhle.
panel-paused = Zápas je pozastavený, nikdo není na tahu.
panel-paused-awaited = Na tahu po obnovení zápasu: { $players }.
panel-not-begun = Zápas ještě nezačal.
panel-over = Zápas skončil.
panel-no-seat = V tomto zápase nemáš místo. Na herní plán se podívat můžeš.
panel-not-asked = Teď se od tebe nic nečeká. Na tahu: { $players }.
panel-nobody = boti
panel-type-number = Napsat číslo od { $least } do { $most }
panel-type-name = Napsat jméno
panel-type-name-about = Stačí část; /zápas odpověď jména při psaní napovídá.
panel-type-text = Napsat
panel-type-text-about = Nejvýš { $longest } znaků; je to jen text, samo se podle něj nic neprovede.
panel-no-text = Bez textu
panel-text-too-long = To { $count ->
    [one] je { $count } znak
    [few] jsou { $count } znaky
    [many] je { $count } znaku
   *[other] je { $count } znaků
 }; vejde se jich nejvýš { $longest }.
panel-no-name = Nic takového jako „{ $typed }“ tu není. Zkus to napsat jinak, nebo jen kus jména.
panel-names-found =
    { $count ->
        [one] Našlo se { $count } jméno, tady je.
        [few] Našla se { $count } jména, tady jsou.
        [many] Našlo se { $count } jména, tady je { $shown } nejbližších.
       *[other] Našlo se { $count } jmen, tady je { $shown } nejbližších.
    }
panel-no-name-asked = Na žádné jméno se tě tu nikdo neptá. Otevři si svůj tah přes /tah a dojdi k té otázce.
panel-several = Vyber { $least } až { $most }; vybráno: { $count }
panel-several-picked-few = Vybráno: { $count }. Tolik nestačí: vyber aspoň { $least }.
panel-several-picked-enough = Vybráno: { $count }. Přidej další, třeba i z jiné stránky, nebo stiskni **{ $done }**.
panel-several-picked-many = Vybráno: { $count }. To je moc: vyber nejvýš { $most }.
panel-several-done = To je všechno
panel-several-none = Bez výběru

# Advice at a table that plays together.

advice-on = Rada pro: { $player }
advice-open = Odpovědět smí kdokoli, na řadě: { $player }
advice-note = Ostatní uvidí tvou odpověď jako radu; nic se nestane, dokud na otázku někdo neodpoví.
advice-give = Poradit
advice-line = { $number }.{"\u00A0"}{ $player } radí: { $preview }
advice-own-player = { $number }.{"\u00A0"}Bot radí: { $preview }
advice-why = { $advice } — { $why }
advice-backed = { $advice } · souhlasí { $players }
advice-adopt = Udělat: { $what }
advice-change = Upravit: { $what }
advice-back = { $bot ->
    [1] Souhlasit s botem: { $what }
   *[other] Souhlasit ({ $player }): { $what }
}
advice-ask-own-player = Co by udělal bot?
advice-pick = Poradit ostatním
advice-given = ✓ Tvoje rada je u otázky, ostatní ji vidí.
advice-title = Tvoje rada
advice-why-label = Proč?
advice-why-about = Jedna věta pro ostatní; může zůstat prázdná.

# Pings.

ping-turn = ▶ { $player }, { $ask }
ping-reminder = { $player }, připomínka: { $ask }
ping-half-time = { $player }, máš už jen polovinu času: { $ask }
ping-reserve = { $player }, čas vypršel a běží ti čas navíc: { $ask }
ping-ruling = Rozhodčí má rozhodnout ({ $player }): { $ask }
judges-role-gone = Role rozhodčích byla smazaná, takže upozornění nikomu nepřišlo. Správce serveru vybere jinou přes /nastavení.
ping-deadline = Čas ti vyprší { $deadline }.
# A channel that takes no messages, or not every line.

line-left-out = *(Sem patří řádek, který Discord nevzal. Najdeš ho v historii.)*
line-withheld = *(Sem patří řádek, který nepustil AutoMod serveru. Najdeš ho v historii a zakladatel zápasu ví, který to je.)*
channel-silent = Do kanálu zápasu teď nemůžu psát, takže co tam vidíš, je zastaralé. Co zmáčkneš, platí i tak a ukáže se tam, jakmile to půjde.
gap-silence = Od { $since } do { $until } jsem sem nemohl psát. Hodiny stály a každý má svůj čas zpátky.
gap-outage = Od { $since } do { $until } Discord nepřijímal zprávy. Hodiny stály a každý má svůj čas zpátky.
private-withheld = AutoMod serveru nepustil řádek zápasu { $match } ({ $channel }). Jestli se takové řádky mají ukazovat, dej mi z toho pravidla výjimku.
private-silenced-long = Od { $since } nemůžu psát do kanálu zápasu { $match } ({ $channel }). Zápas čeká a nikdo nepřichází o čas.
private-silenced-often = Do kanálu zápasu { $match } ({ $channel }) zase nemůžu psát, tentokrát od { $since }. Není to poprvé. Zápas čeká a nikdo nepřichází o čas.
private-silenced-ended = Od { $since } nemůžu psát do kanálu zápasu { $match } ({ $channel }). Zápas skončil bez výsledku.
private-silenced-help = Až tam zase budu moct psát, zápas se sám rozběhne. Můžeš ho taky přenést jinam příkazem `/zápas přesuň zápas:{ $match }` v jiném kanálu, nebo tam zavolat rozhodčího příkazem `/spor zápas:{ $match }`. Když se nic nezmění, skončí bez výsledku { $until }.
ping-late = { $player }, čas už ti skoro vypršel: { $ask }

# What players agree on.

talk-undo = vrácení posledního tahu
talk-draw = remíza
talk-extension = víc času
talk-pause = pauza
talk-abandon = konec bez výsledku
talk-asked = { $player } navrhuje: **{ $what }**
talk-asked-undo = { $player } chce vzít zpět:
talk-waiting = Odpovědět mají: { $players }
talk-yes = Souhlasím
talk-no = Ne
talk-agreed = ✓ Všichni souhlasí: { $what }.
talk-refused = ✗ Bez dohody: { $what }.
talk-you-agreed = Tvůj souhlas platí.
talk-you-refused = Nesouhlasíš, návrh tím padá.
talk-proposed = Navrženo: { $what }. Stane se to, až budou všichni souhlasit.
talk-done = Hotovo: { $what }.
talk-resumed = Zápas pokračuje.
talk-let-go = Kvůli tobě už hodiny nestojí, ale zápas je pořád pozastavený.
talk-reopening = Zápas { $match } bude pokračovat od zápisu { $entry }, jakmile se v jeho kanálu objeví oznámení.
talk-about-concede = Zápas { $match } tím vzdáš a vrátit to nepůjde.
talk-about-close = Zápas { $match } se zruší, ještě než začal.
talk-about-abandon = Zápas { $match } skončí bez výsledku a vrátit to nepůjde.
talk-sure-concede = Ano, vzdávám to
talk-sure-close = Ano, zrušit
talk-sure-abandon = Ano, ukončit
talk-did-concede = Zápas je vzdaný.
talk-did-close = Zápas je zrušený.

# What judges and admins order.

order-rewind = Zápas { $match }: zpět k zápisu { $number }
order-reopen = Zápas { $match }: dál od zápisu { $number }
order-pause = Zápas { $match }: zastavit hodiny
order-resume = Zápas { $match }: pustit hodiny
order-extend = { $number ->
    [one] Zápas { $match }: o { $number } hodinu víc
    [few] Zápas { $match }: o { $number } hodiny víc
    [many] Zápas { $match }: o { $number } hodiny víc
   *[other] Zápas { $match }: o { $number } hodin víc
}
order-abandon = Zápas { $match }: ukončit bez výsledku
order-leave = Zápas { $match }: uvolnit místo { $number }
order-game = Zápas { $match }: na místě { $number } hraje bot
order-why = Proč?
order-why-about = V záznamu to uvidí všichni; nejde to vzít zpět.
order-done = Hotovo. V záznamu je, co nařizuješ a proč.
order-ruling = Zápas { $match }: rozhodnutí

# Looking back.

history-title = Zápas { $match } · zápis { $seq } z { $last }
history-foot = { $at } · { $hash }
history-silent = O tomto zápisu není co říct.
history-before = Dříve
history-after = Později
history-not-begun = Zápas ještě nezačal, takže tu není co vidět.

# Seats that pass on.

seats-title = Místa
seats-about = Místo, které někdo opustil, může obsadit jiný hráč, nebo na něm dohraje bot.
seats-pick = Co udělat
seats-take = Obsadit: { $seat }
seats-leave = Uvolnit někomu jinému: { $seat }
seats-game = Nechat hrát bota: { $seat }
seats-about-game = Bot pak hraje za tebe až do konce: { $seat }. Na místo se už nevrátíš.
seats-sure-game = Ano, ať hraje bot
seats-done = Hotovo.
seats-nothing = S místy v tomto zápase teď nemůžeš nic dělat.
seats-none-free = Žádné místo už není volné. Dívat se můžeš příkazem /zápas sleduj.

# Refusals and rules.

match-gone = Takový zápas na tomto serveru neznám.
match-none-here = V tomto kanálu se žádný zápas nehraje. Založ ho příkazem /zápas nový.
match-refused = To nejde
match-house-rule = Tento server tu má vlastní pravidlo { $rule }. Já ale dál rozhoduji podle knihy.
match-house-rule-played = Tento server tu má vlastní pravidlo { $rule }. Rozhoduji podle toho, na čem se hráči dohodli v lobby.
match-reading = K pravidlu { $rule } máme vlastní výklad (ne text knihy): { $reading }
match-open-rule = Pravidlo { $rule }
match-rule-unknown = Pravidlo { $rule } tu nemám.
match-moved = Zápas { $match } pokračuje tady.

# Files and records.

export-about = Zápas { $match } jako soubor, bez jmen hráčů. Ověřit ho může kdokoli přes /soubor ověř, nebo jen s Pythonem.
verify-holds = Zápas { $match } sedí.
verify-as-played = Tohle je zápas { $match }, tak jak se tu hrál.
verify-unproven = Soubor je v pořádku, ale nic nedokazuje, že se ten zápas opravdu hrál.
verify-unknown = Zápas { $match }, který bys tu směl vidět, neznám, takže není s čím soubor porovnat.
verify-not-over = Zápas { $match } ještě neskončil, jeho soubor půjde porovnat až potom.
verify-case-holds = Spor D-{ $number } je v souboru takový, jaký se tu uchovává.
verify-case-wrong = Soubor neodpovídá zápisu sporu D-{ $number }.
verify-case-unknown = Tenhle server takový spor nezná, takže soubor není s čím porovnat.
verify-case-verdicts = { $count ->
    [one] Je v něm { $count } verdikt; otisk souboru sedí.
    [few] Jsou v něm { $count } verdikty; otisk souboru sedí.
    [many] Je v něm { $count } verdiktu; otisk souboru sedí.
   *[other] Je v něm { $count } verdiktů; otisk souboru sedí.
}
verify-other = Tohle není zápas { $match }, jak se tu hrál.
verify-counted = Řetěz je celý a tajemství pravé: { $entries ->
    [one] { $entries } zápis,
    [few] { $entries } zápisy,
    [many] { $entries } zápisu,
   *[other] { $entries } zápisů,
} { $draws ->
    [one] { $draws } losování.
    [few] { $draws } losování.
    [many] { $draws } losování.
   *[other] { $draws } losování.
}
verify-declared = { $count ->
    [one] { $count } zápis říká, co vyšlo u stolu hráčů. Za to důkaz neručí: nelosoval to bot.
    [few] { $count } zápisy říkají, co vyšlo u stolu hráčů. Za to důkaz neručí: nelosoval to bot.
    [many] { $count } zápisu říká, co vyšlo u stolu hráčů. Za to důkaz neručí: nelosoval to bot.
   *[other] { $count } zápisů říká, co vyšlo u stolu hráčů. Za to důkaz neručí: nelosoval to bot.
}
verify-unjudged = { $count ->
    [one] { $count } zápis by dnešní rozhodčí rozhodl jinak, ale posoudit ho nemůže: hrálo se podle { $played }, teď platí { $judging }.
    [few] { $count } zápisy by dnešní rozhodčí rozhodl jinak, ale posoudit je nemůže: hrálo se podle { $played }, teď platí { $judging }.
    [many] { $count } zápisu by dnešní rozhodčí rozhodl jinak, ale posoudit je nemůže: hrálo se podle { $played }, teď platí { $judging }.
   *[other] { $count } zápisů by dnešní rozhodčí rozhodl jinak, ale posoudit je nemůže: hrálo se podle { $played }, teď platí { $judging }.
}
verify-so-far = Zatím všechno sedí.
verify-so-far-about = { $entries ->
    [one] { $entries } zápis, ověřený s tajemstvím, které zůstává skryté do konce zápasu.
    [few] { $entries } zápisy, ověřené s tajemstvím, které zůstává skryté do konce zápasu.
    [many] { $entries } zápisu, ověřeno s tajemstvím, které zůstává skryté do konce zápasu.
   *[other] { $entries } zápisů, ověřených s tajemstvím, které zůstává skryté do konce zápasu.
}
verify-so-far-wrong = V tomhle zápase něco nesedí. Co přesně, se smí říct až po jeho konci; obrať se na provozovatele bota.
verify-compare = Porovnej s tím, co bylo zveřejněno v kanálu zápasu:
verify-fingerprint = otisk tajemství { $fingerprint }
verify-message = ve zprávě s id { $message }
verify-head = poslední otisk záznamu { $head }
verify-wrong = { $count ->
    [one] Něco nesedí
    [few] Nesedí { $count } věci
    [many] Nesedí { $count } věci
   *[other] Nesedí { $count } věcí
}
verify-entry = zápis { $entry }: { $what }
verify-found-form = není to tak, jak to píše bot
verify-found-about = začátek souboru neodpovídá jeho záznamu
verify-found-chain = řetěz otisků je přerušený
verify-found-head = jiný poslední otisk
verify-found-time = dřívější než zápis před ním
verify-found-secret = není to tajemství, jehož otisk byl zveřejněn
verify-found-unended = chybí konec záznamu
verify-found-draw = kostky nebo karty by vyšly jinak
verify-found-file = chybí nahraný soubor, nebo to není on
verify-found-rule = proti pravidlům hry
verify-found-order = tohle se v zápase nemůže stát
verify-differs-length = po zápisu { $entry } jeden pokračuje a druhý ne
verify-differs-entry = zápis { $entry } je jiný
verify-differs-about = „{ $name }“ je jiné
verify-no-file = Tohle není soubor zápasu. Přilož soubor z /soubor export.
verify-too-large = Soubor je moc velký, nejvýš { $megabytes } MB.
verify-too-long = Na takový soubor tu nestačím: nejvýš { $entries } zápisů. Soubory jakékoli velikosti ověří python -m bot verify.
verify-too-deep = Tohle není soubor zápasu: hodnoty v něm jsou vnořené do větší hloubky než { $deepest }. Přilož soubor z /soubor export.
verify-too-much = Tohle není soubor zápasu: je v něm víc, než může mít zápas. Přilož soubor z /soubor export.
record-title = Statistika
record-none = Zatím se nedohrál žádný zápas.
record-line = { $player } · { $game }: odehráno { $played }, výhry { $won }, prohry { $lost }
record-shared = dělené výhry { $count }
record-conceded = vzdáno { $count }
record-sentenced = prohráno verdiktem { $count }
record-left = opuštěno { $count }
record-best = nejvíc { $points }
record-forget-title = Smazat, co o tobě uchovávám
record-forget-about = Zapomenu tvoje nastavení, dotazy i uložené balíčky a ve všech zápasech dám na tvoje místo bezejmennou značku. Zápasy, které zakládáš, se zruší a v rozehraných se tvoje místo uvolní. U každého zápasu zůstane otisk s klíčem, kdo se ho účastnil, aby nikdo nesoudil zápas, který hrál, ani nehrál ten, který soudil; důvody tvých příkazů zůstanou beze jména. Nejde to vzít zpět.
record-forget-sure = Ano, zapomeň na mě
record-forgotten =
    { $count ->
        [one] Zapomenuto. Týkalo se to { $count } zápasu.
        [few] Zapomenuto. Týkalo se to { $count } zápasů.
        [many] Zapomenuto. Týkalo se to { $count } zápasu.
       *[other] Zapomenuto. Týkalo se to { $count } zápasů.
    }
quiet-set = Od { $first } do { $last } ({ $zone }) ti nepřijde žádné upozornění; všechna dorazí, až klid skončí.
quiet-off = Klid je zrušen: upozornění chodí kdykoli.
quiet-half = Zadej obě hodiny, od kdy i do kdy, třeba od 22 do 7. Tvůj klid zůstává, jak byl.
quiet-unknown-zone = Časové pásmo „{ $zone }“ neexistuje. Vyber ze seznamu, třeba Europe/Prague.
vacation-set = { $count ->
    [one] Dovolená do { $until }. Tvoje hodiny stojí v { $count } zápase.
    [few] Dovolená do { $until }. Tvoje hodiny stojí ve { $count } zápasech.
    [many] Dovolená do { $until }. Tvoje hodiny stojí v { $count } zápasu.
   *[other] Dovolená do { $until }. Tvoje hodiny stojí v { $count } zápasech.
}
vacation-short =
    { $count ->
        [one] V { $count } zápase stojí kratší dobu, nebo nestojí vůbec: na jedno místo připadá nejvýš { $days } dní dovolené za celý zápas.
        [few] Ve { $count } zápasech stojí kratší dobu, nebo nestojí vůbec: na jedno místo připadá nejvýš { $days } dní dovolené za celý zápas.
        [many] V { $count } zápasu stojí kratší dobu, nebo nestojí vůbec: na jedno místo připadá nejvýš { $days } dní dovolené za celý zápas.
       *[other] V { $count } zápasech stojí kratší dobu, nebo nestojí vůbec: na jedno místo připadá nejvýš { $days } dní dovolené za celý zápas.
    }
vacation-over = { $count ->
    [one] Vítej zpátky. Hodiny ti běží v { $count } zápase.
    [few] Vítej zpátky. Hodiny ti běží ve { $count } zápasech.
    [many] Vítej zpátky. Hodiny ti běží v { $count } zápasu.
   *[other] Vítej zpátky. Hodiny ti běží v { $count } zápasech.
}

# Component packs.

pack-title = Sada komponent: { $game }
pack-own = Nové zápasy tohoto serveru používají základní sadu hry.
pack-chosen = Nové zápasy tohoto serveru používají sadu { $pack }.
pack-how = Sada je soubor TOML, nebo zip souborů TOML a CSV, nejvýš { $megabytes } MB. Začni tím, že si současnou stáhneš a upravíš.
pack-set = Sada je v pořádku. Nové zápasy tohoto serveru ji odteď používají: { $pack }.
pack-right = Sada je v pořádku. Nic se nezměnilo, jen jsem ji zkontroloval.
pack-unset = Nové zápasy zase používají základní sadu hry.
pack-about = Už založené zápasy si nechávají sadu, se kterou začaly.
pack-export = Sada { $pack }, kterou používají nové zápasy tohoto serveru.
pack-export-own = Základní sada hry. Uprav ji podle své krabice a nastav ji.
pack-export-blank = Druhý soubor je prázdná sada pro tvoji krabici, jména a veřejná čísla už vyplněná. Doplň hodnoty z krabice a nech ji zkontrolovat.
pack-invalid = Tohle není platná sada, nic se nezměnilo. { $count ->
    [one] Oprav { $count } chybu:
    [few] Oprav { $count } chyby:
    [many] Oprav { $count } chyby:
   *[other] Oprav { $count } chyb:
}
pack-all-problems = Celý seznam: { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
pack-problem = { $file }: { $said }
pack-problem-line = { $file }, řádek { $line }: { $said }
pack-wrong-missing = { $where }: chybí `{ $name }`. Doplň to.
pack-wrong-missing-cell = sloupec `{ $name }` je prázdný. Vyplň ho v každém řádku; ze sloučených buněk zbude hodnota jen v prvním.
pack-wrong-unknown = { $where }: `{ $name }` tu neznám. Nech názvy sloupců, jak byly; jsou tu: { $known }
pack-wrong-most = { $where }: nejvýš { $most }. Zkontroluj číslo na kartě i sloupec, ve kterém je.
pack-wrong-least = { $where }: nejmíň { $least }. Zkontroluj číslo na kartě i sloupec, ve kterém je.
pack-wrong-number = { $where }: sem patří celé číslo, jen číslice. Když ho neznáš, nech to prázdné.
pack-wrong-yes = { $where }: napiš 1 pro ano, jinak nech prázdné.
pack-wrong-choice = { $where }: { $value } tu neznám. Vyber jedno z: { $known }
pack-wrong-key = { $where }: klíč jsou nejvýš 24 malá písmena bez háčků a čárek, číslice a spojovníky a začíná písmenem, třeba `stara-lopata`.
pack-wrong-cells = řádek má { $cells } buněk, ale sloupců je { $columns }. Zruš sloučené buňky, nebo dej text s čárkou či středníkem do uvozovek.
pack-wrong-column = v prvním řádku chybí název sloupce. Pojmenuj každý sloupec, jako je v prázdné sadě, a zruš sloučené buňky.
pack-wrong-twice = { $where }: klíč `{ $name }` už tu je. Dej každému řádku jiný; stejné karty spočítej ve sloupci `copies`.
pack-wrong-none = { $where }: `{ $name }` v sadě není. Napiš to jako ve sloupci `key` příslušné tabulky, nebo to tam přidej.
pack-wrong-printed = { $where }: `{ $name }` patří do sloupce `printed` právě jednoho pole, teď u tolika polí: { $count }.
pack-wrong-beside = jiné pole už má patro { $floor } a sloupec { $column }. Dej každému poli vlastní místo.
pack-wrong-away = na tohle pole se nikdo nedostane. Zkontroluj patro a sloupec, nebo přidej žebřík.
pack-wrong-backs = { $where }: zadních stran karty `{ $name }` je { $backs }, karet { $cards }. Zapiš zadní stranu každé karty, nebo žádnou.
pack-wrong-frame = { $where }: tabulka potřebuje { $frame ->
    [red] aspoň jednu postavu s červeným orámováním
   *[black] aspoň dvě postavy s černým orámováním
 }. Doplň je, nebo napiš do pack.toml partial = true.
pack-wrong-utf = soubor není v UTF-8. Ulož ho v tabulkovém editoru jako „CSV UTF-8“.
pack-wrong-entries = { $where }: do tohoto seznamu patří tolik položek: { $number }. Přepočítej je.
pack-wrong-entries-least = { $where }: položek tu má být nejméně { $number }. Doplň, co chybí.
pack-wrong-entries-most = { $where }: položek tu smí být nejvýš { $number }. Uber některé.
pack-wrong-list = { $where }: sem patří seznam v hranatých závorkách: [ ].
pack-wrong-table = { $where }: sem patří tabulka: názvy a hodnoty ve složených závorkách.
pack-wrong-text = { $where }: sem patří text v rovných uvozovkách: " ".
pack-wrong-taken = { $where }: tohle už je v souboru { $other }. Nech to jen v jednom z nich.
pack-wrong-column-twice = sloupec `{ $name }` je tu dvakrát. Jeden odstraň.
pack-wrong-again = { $where }: `{ $name }` už tu je. Jedno z obou odstraň.
pack-wrong-role = { $where }: `{ $name }` už je jiný žeton. Tuhle roli má jen jeden druh.
pack-wrong-few = { $where }: karty tu musí být nejméně { $few ->
    [two] dvě
   *[four] čtyři
}. Doplň, co chybí.
pack-wrong-corner = { $where }: červený roh mají všechny karty, takže by byl balíček na začátku prázdný. Ve sloupci `red` napiš 1 jen u karet s tímto rohem.
pack-wrong-kinds = { $where }: karet druhu `{ $name }` je tu { $there }, kampaň jich potřebuje { $least }. Doplň ostatní.
pack-wrong-chapters = { $where }: tři karty musí být druhu `chapter` a mít ve sloupci `chapter` čísla 1, 2 a 3.
pack-wrong-finale = { $where }: žádné finále kampaň nekončí. Dej některému účinek `end`, nebo u některého účinky vynech: bot se pak zeptá.
pack-wrong-deck = { $where }: karet je tu { $there }, nejvzdálenější lokace jich bere { $least }. Doplň ostatní, nebo stejné karty spočítej ve sloupci `copies`.
pack-wrong-circle = { $where }: scéna { $name } se vrací sama k sobě a nikdy neskončí. Dej do ní volbu nebo hod, který vede jinam.
pack-wrong-endless = { $where }: každá karta vede k další z tohoto balíčku, takže by nikdy neskončil. Ať aspoň jedna dělá něco jiného.
pack-wrong-harmless = { $where }: žádná strana nezraňuje, takže by boj holýma rukama nikdy neskončil. Zkontroluj kostku.
pack-wrong-printed-on = { $where }: na poli `{ $name }` je natištěná akce, karta tam neleží. Zvol jiné pole.
pack-wrong-covered = { $where }: na poli `{ $name }` už leží jiná karta. Zvol jiné pole.
pack-wrong-long = { $where }: text má { $there } znaků, vejde se jich nejvýš { $most }. Zkrať ho.
pack-wrong-areas = { $where }: oblastí musí být osm, s čísly 1 až 8.
pack-wrong-sides = { $where }: na každou stranu patří jedna zóna: north, east, south, west.
pack-wrong-itself = { $where }: oblast { $area } nemůže sousedit sama se sebou. Napiš dvě, které sousedí.
pack-wrong-joined = { $where }: oblasti { $area } a { $other } už spojené jsou. Jedno z obou odstraň.
pack-wrong-lonely = { $where }: oblast { $area } s žádnou nesousedí. Doplň její hranici.
pack-wrong-either = { $where }: vyplň buď `once`, nebo `passive`, a jen jedno z nich.
pack-wrong-here = { $where }: tohle na plánu nikde nestojí, takže `here` nic neoznačuje. Uveď jiné místo.
pack-wrong-gains = { $where }: získává aspoň tolik korrakamů, kolik stojí, takže by šlo použít donekonečna. Zkontroluj obě čísla.
pack-wrong-deploy = { $where }: elitu nelze nasadit tam, kde už je. Uveď jiné místo.
pack-wrong-elite = { $where }: frakce `{ $faction }` nemá elitu `{ $name }`. Napiš ji jako v jejím `key`.
pack-wrong-dice = { $where }: kostek tohoto druhu je jen { $there }. Uveď méně.
pack-wrong-area = { $where }: oblast je číslo od 1 do 8.
pack-wrong-points = { $where }: žetonů za { $points } má sada { $there }, ne { $times }. Zkontroluj je.
pack-wrong-controlled = { $where }: nelze ovládat { $count }, když je oblastí uvedeno jen { $there }. Zkontroluj obojí.
pack-wrong-stranger = { $where }: `{ $name }` tu neznám. Zkontroluj, jak je to napsané.
pack-wrong-border = { $where }: některá oblast ještě nemá hranici. Doplň ji.
pack-wrong-card-type = { $where }: `{ $name }` není druh karty. Vyber jeden z: { $known }
pack-wrong-name-line = { $where }: jméno je na jednom řádku. Odstraň zalomení a neviditelné znaky.
pack-wrong-no-code = { $where }: žádná karta v tabulce nemá tenhle kód. Napiš ho jako v tabulce.
pack-wrong-undeclared = { $where }: tohle by žádný hráč ohlásit nemohl. Zahraj kartu v zápase a ohlášení si ulož.
pack-wrong-nameless = { $where }: karta nemá jméno. Vyplň `name_en` nebo `name_cs`.
pack-wrong-code-twice = { $where }: kód { $name } už má řádek { $row }. Dej každému řádku jiný.
pack-wrong-nothing = { $where }: nic v tom není. Přidej tabulku, karty nebo formáty.
pack-wrong-tableless = { $where }: bez tabulky by tu nebyly žádné karty. Přidej ji.
pack-wrong-other = { $said }
pack-too-large = Soubor je moc velký, nejvýš { $megabytes } MB.
pack-no-file = K tomu potřebuju soubor sady: přilož ho.
pack-file-unneeded = K tomu soubor nepotřebuju. Vynech ho, nebo vyber, že ho mám nastavit či zkontrolovat.
pack-none = Hra { $game } žádné sady komponent nemá.

command-adjust = uprav
command-adjust-about = Nastav části pozice; pro rozhodčí
order-adjust = Úprava zápasu { $match }
order-give = Provést
order-moved = Zápas mezitím pokročil. Teď by příkaz udělal tohle.
match-excluded = Verdikt ve sporu D-{ $number } tě ze zápasů na tomhle serveru vylučuje do { $until }. Jestli si myslíš, že je to špatně, zeptej se rozhodčích.

lookup-title = Zápas { $match }
lookup-other-game = Ten příkaz je pro hru { $game }, a v tomhle kanálu se hraje něco jiného. Použij ho v kanálu, kde se hraje.
lookup-not-begun = Zápas v tomhle kanálu ještě nezačal. Použij příkaz, až začne.
moved-commands = Některé příkazy se přestěhovaly. Tvoje věci jsou v `/moje` (klid, dovolená, statistika, data, zapomeň), soubory v `/soubor` (export, ověřit, uložit, nahrát, sada).
moved-commands-judges = Rozhodčí mají `/stůl`, `/vrať`, `/uprav` a `/judikatura`; jak je zpřístupnit roli rozhodčích, ukáže správcům `/nastavení`.
