# Names and descriptions of the commands of matches.

command-play = drag
command-play-about = Ditt drag: allt du får göra nu, som knappar och listor som bara du ser
command-match = match
command-match-about = Öppna, spela och se tillbaka på matcher
command-match-new = ny
command-match-new-about = Öppnar en match i kanalen där folk kan ta plats
command-match-game-about = Vad som ska spelas; annars kanalens spel
command-match-variant = variant
command-match-variant-about = Sättet att spela; annars det första som passar antalet platser
command-match-seats = platser
command-match-seats-about = Hur många som spelar, botens spelare medräknade
command-match-time = tid
command-match-time-about = Tid för varje drag, till exempel 1 dag eller 12 h; annars en dag
command-match-thread = tråd
command-match-thread-about = Gör en egen tråd för matchen
command-match-status = läge
command-match-status-about = Visar hur matchen står, bara för dig
command-match-number = match
command-match-number-about = Matchens nummer; annars kanalens match
command-match-history = historik
command-match-history-about = Se tillbaka: loggen och spelplanen efter vilket drag som helst
command-entry = post
command-match-entry-about = Postens nummer; annars den sista
command-match-spectate = titta
command-match-spectate-about = Visar spelplanen så som du får se den
command-match-undo = ångra
command-match-undo-about = Ber de andra att ta tillbaka ditt senaste drag
command-rewind = backa
command-rewind-about = Backa matchen till en post, oavsett vad som slagits sedan dess, även efter slutet; för domare
command-rewind-entry-about = Posten att gå tillbaka till
command-rewind-number = match
command-rewind-number-about = Matchens nummer; annars kanalens match
command-match-concede = ge-upp
command-match-concede-about = Du ger upp din plats
command-match-pass = passa
command-match-pass-about = Visar alla fönster som väntar på dig och passar i dem med ett tryck
command-match-draw = remi
command-match-draw-about = Föreslår remi
command-match-pause = paus
command-match-pause-about = Stoppar klockan, om de andra går med på det
command-match-resume = fortsätt
command-match-resume-about = Låter klockan gå igen
command-match-extend = förläng
command-match-extend-about = Mer tid åt alla som väntas på, om de andra går med på det
command-match-hours = timmar
command-match-hours-about = Hur många timmar till
command-match-abandon = avbryt
command-match-abandon-about = Avslutar matchen utan resultat, om de andra går med på det
command-match-substitute = byte
command-match-substitute-about = Lämna din plats, ta en ledig, eller låt boten spela vidare
command-match-move = flytta
command-match-move-about = Matchen fortsätter i den här kanalen
command-match-answer = svara
command-match-answer-about = Svara på en fråga efter ett namn, med förslag medan du skriver
command-match-answer-name = namn
command-match-answer-name-about = Namnet som din panel frågar efter; en del av det räcker
command-file-about = Matcher, lekar och paket som filer
command-file-number = match
command-file-number-about = Matchens nummer; annars kanalens match
command-file-bring = ta-med
command-file-bring-about = Ta med en fil, till exempel en lek, till matchen som samlas här, eller titta på din
command-file-bring-file-about = Filen
command-file-bring-what = till
command-file-bring-what-about = Vad filen är till för
command-file-save = spara
command-file-save-about = Få matchen som en fil som en annan match kan fortsätta från
command-file-export = exportera
command-file-export-about = En färdig match som fil
command-file-verify = verifiera
command-file-verify-about = Kontrollerar att matchens tärningar och logg är äkta
command-file-file-about = En fil från /fil exportera, eller en tvists JSON
command-file = fil
command-my-statistics = statistik
command-my-statistics-about = Vem som spelat vad och hur det gick
command-player = spelare
command-my-player-about = Bara den här spelaren
command-my-quiet = tyst
command-my-quiet-about = Timmar då du inte vill ha aviseringar; utan timmar upphör de tysta timmarna
command-my-first = från
command-my-first-about = Timmen då aviseringarna upphör, 0 till 23
command-my-last = till
command-my-last-about = Timmen då aviseringarna återkommer, 0 till 23
command-my-zone = tidszon
command-my-zone-about = Din tidszon, till exempel Europe/Stockholm
command-my-vacation = semester
command-my-vacation-about = Dina klockor stoppas några dagar; 0 avslutar
command-my-days = dagar
command-my-days-about = Hur många dagar, högst 28
command-my-forget = glöm
command-my-forget-about = Raderar det jag sparar om dig
command-file-pack = paket
command-file-pack-about = Komponentpaketet för serverns nya matcher
command-file-deed = åtgärd
command-file-deed-about = Vad som ska göras med paketet; annars visas det, eller ställs in när en fil är med
command-file-pack-file-about = Paketet: en TOML-fil, eller en zip med TOML- och CSV-filer
command-file-pack-game-about = Spelet som paketet gäller; annars kanalens spel
command-file-deed-show = visa
command-file-deed-set = ställ in från en fil
command-file-deed-check = kontrollera bara en fil
command-file-deed-export = ladda ner
command-file-deed-own = tillbaka till paketet som spelet har med sig

# Who sits where.

seat-number = plats { $number }
seat-automaton = bot { $number }
seat-automaton-of = ⚙ { $faction }
seat-free = ledig plats { $number }
seat-forgotten = en tidigare spelare ({ $number })

# Opening a match.

newmatch-opened = Match { $match } är öppnad i { $channel }.
newmatch-next = Spelarna går med där via en knapp. Starta den när alla platser är tagna.
newmatch-next-together = Spelarna går med där via en knapp. Starta den när du vill.
newmatch-next-ready = Du kan starta den direkt.
newmatch-next-choices = Alla platser är tagna. Starta den när allt är valt.
newmatch-thread = { $game } · { $host }
newmatch-in-thread = { $host } öppnar en match i { $game } i tråden { $channel }. Gå med där.
newmatch-variant = { $variant } ({ $least }–{ $most } spelare)
newmatch-no-games = Jag kan inte döma något spel än.
newmatch-closed-channel = Jag kan inte skriva i den här kanalen, så inget öppnades. Är det en privat tråd kan du lägga till mig genom att nämna mig; annars får du ge mig rätt att se kanalen och skriva i den, eller öppna matchen någon annanstans.
newmatch-which-game = Säg vilket spel: { $games }.
newmatch-unknown-game = Jag kan inte döma ”{ $game }”. Jag kan: { $games }.
newmatch-unknown-variant = ”{ $variant }” är inget sätt att spela det. Det finns: { $variants }.
newmatch-no-time = ”{ $time }” är ingen tid. Skriv till exempel 1 dag, 12 h eller 90 min; 0 betyder ingen gräns.
newmatch-lacks-rights = Det här får jag inte göra här: { $rights }. Någon som får hantera servern måste tillåta det för mig i kanalen.
newmatch-no-threads-here = En tråd kan bara göras i en textkanal.
right-view-channel = se kanalen
right-send-messages = skicka meddelanden
right-attach-files = bifoga filer
right-create-threads = skapa offentliga trådar

span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
span-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
span-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}

# The lobby.

lobby-title = { $game }: match { $match } söker spelare
lobby-free = *ledig*
lobby-house-rules = Husregler här som botten inte spelar: { $names }. Där följer den de tryckta reglerna; kom överens om resten sinsemellan.
lobby-house-played = husregel { $rule }
lobby-house-departs = avviker från husregel { $rule }
lobby-hint = { $host } är värd och startar matchen när alla platser är tagna.
lobby-opens = Den börjar så snart dess tillkännagivande står i kanalen. Inget kan ändras längre; händer ingenting får värden starta den igen.
lobby-hint-together = { $host } är värd och kan starta matchen när som helst. Lediga platser kan tas medan den spelas.
lobby-hint-ready = { $host } är värd och kan starta matchen direkt.
lobby-hint-seats = Värden lägger till och tar bort platser under Hantera ({ $least }–{ $most } spelare).
lobby-needs-players = { $count ->
    [one] ⏳ Det behövs { $count } spelare till.
   *[other] ⏳ Det behövs { $count } spelare till.
}
lobby-needs-choices = Den som har ⏳ väljer det som saknas under **{ $button }**.
lobby-needs-table = ⏳ Värden måste ännu bestämma vad som gäller hela bordet, under **{ $button }**.
lobby-fingerprint = Fingeravtryck av hemligheten bakom tärningarna: `{ $commitment }`
lobby-join = Gå med
lobby-leave = Lämna
lobby-manage = Hantera
lobby-look = Vad ni spelar med
lobby-look-title = Vad ni spelar med · match { $match }
lobby-look-pick = Vad vill du se?
lobby-start = Starta
lobby-automaton = Låt boten spela en plats
lobby-cancel = Stäng lobbyn
lobby-remove = Töm en plats
lobby-add-seat = Lägg till en plats
lobby-remove-seat = Ta bort en ledig plats
lobby-clear-title = Ska plats { $number } tömmas?
lobby-clear-about = { $player } sitter där. Det som redan är valt för matchen går förlorat.
lobby-clear = Töm den
lobby-clear-remove = Töm och ta bort den
lobby-clear-keep = Låt den vara
lobby-manage-title = Match { $match }: för värden
lobby-manage-about = Lägg till eller ta bort platser, låt boten spela några, bestäm vad som gäller hela bordet, eller töm en plats.
lobby-host-only = Det kan bara { $host }, en domare eller någon som får hantera servern.
lobby-unsettled = inte bestämt
lobby-pick = Välj: { $what }
lobby-choices = Mina val
lobby-choices-what = Mina val: { $what }
lobby-choices-of = val
lobby-choices-title = Dina val · match { $match }
lobby-choices-about = Det förseglade ser ingen utom du. Alla ser fingeravtrycket, och efter matchen kan alla kontrollera det.
lobby-table-choices = Val för bordet
lobby-table-title = För hela bordet · match { $match }
lobby-wrong = Så här kan matchen inte börja:
lobby-missing = ⏳ saknas: { $what }
lobby-either = { $one } eller { $other }
lobby-lacking = ⏳ saknas än
lobby-lacking-either = ⏳ saknas än (i stället räcker: { $other })
lobby-not-needed = behövs inte (valt: { $what })
lobby-brought = ✓ `{ $fingerprint }`
lobby-sealed = {" "}🔒
lobby-file = { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
  }
lobby-number = Tal: { $what }
lobby-bring = Ta med: { $what }
lobby-show = Titta på: { $what }
lobby-drop = Ta tillbaka: { $what }
lobby-kept = Ta en sparad: { $what }
lobby-brought-now = ✓ Mottaget: { $what }
lobby-yours = Det du tog med till match { $match }: { $what }
lobby-no-file = Ingen fil bifogades.
lobby-no-choice = Här finns inget att ta med det till.
lobby-sealed-about = Ingen ser det förrän matchen är över. Högst { $kilobytes } kB.
lobby-open-about = Alla får se det. Högst { $kilobytes } kB.
match-saved = Match { $match } som den är nu. Ta med filen till en ny match för att fortsätta härifrån.
ping-unready = ⏳ { $player }, matchen kan inte börja på grund av dina val. Bara du får veta varför.

# What is chosen in a lobby, and the ways to play a game.

choice-faction = fraktion

# What announces a match, in a message of its own.

opening-title = **Match { $match } börjar.**
opening-again = **Match { $match } fortsätter från post { $entry }, med nya tärningar.**
opening-sealed = -# 🎲 Tärningarna är förseglade: `{ $commitment }…`
opening-check = Så kontrollerar du tärningarna
opening-check-title = Tärningarna i match { $match }
opening-fingerprint = Hemlighetens fingeravtryck: { $commitment }
opening-clicks = Klick som spelarna satte sig med: { $clicks }
opening-about = Boten hade bestämt sin hemlighet innan någon kunde känna till matchens tal: meddelandet som öppnade matchen bär dess fingeravtryck i den bifogade filen, med klicken som spelarna satte sig med. Alla slag kommer ur hemligheten, klicken och det meddelandets id. När matchen är slut läggs hemligheten ut, och vem som helst kan kontrollera varje slag: /fil verifiera match:{ $match }

# The public message of a match.

status-title = { $game }: match { $match }
status-wait = { $player }: { $ask }
status-automata = Botens spelare drar.
status-council = 🗣 Rådslag till senast { $until }. Har inte yttrat sig: { $seats }
status-open = öppen för alla
status-conceded = gav upp
status-sentenced = förlorade genom domslut
status-away = borta till { $until }
status-reserve = extratid { $left }
status-no-reserve = ingen extratid kvar
status-then-reserve = med extratiden { $until }
status-ends = Matchens tid går ut { $until }.
status-overtime = Matchens tid är ute.
status-proof = fingeravtryck för kontroll: tärningar { $commitment }, logg { $head }
status-dice = fingeravtryck för kontroll: tärningar { $commitment }
status-proved = Hemlighetens fingeravtryck `{ $commitment }` · loggens sista fingeravtryck `{ $head }`
status-verify = Hemligheten offentliggjordes när matchen tog slut. Kontrollera tärningarna: /fil verifiera match:{ $match }
status-points = { $player }: { $points }
status-won = 🏆 { $count ->
    [one] Vann: { $players }
   *[other] Vann tillsammans: { $players }
}
status-lost = { $count ->
    [one] Förlorade: { $players }
   *[other] Förlorade tillsammans: { $players }
}
status-abandoned = Matchen slutade utan resultat.
status-secret = -# Hemligheten i match { $match }, för att kontrollera tärningarna: `{ $secret }`
status-head = -# Loggens sista fingeravtryck: `{ $head }`
status-check = Kontrollera tärningarna
status-rematch = Returmatch
rematch-invites = { $players }: returmatch, match { $match }! Ta din plats igen, med det du spelade.
rematch-join = Ta min plats
rematch-seated = Du sitter i match { $match }
rematch-change = Det du valde förra gången är valt igen. Du kan ändra det i matchens meddelande.
rematch-missing = ⏳ Du måste ännu välja: { $what }
status-play = Mitt drag
status-history = Historik
status-dispute = Tvist
status-sit = Slå dig ned
status-sit-for-bot = Ta botens plats

# The private panel.

panel-title = Ditt drag · match { $match }
panel-since = Sedan ditt senaste drag:
panel-since-begin = Hittills:
panel-since-late = På sista tiden:
story-title = Hittills
story-turns = { $count ->
    [one] { $count } tur senare
   *[other] { $count } turer senare
}
story-rounds = { $count ->
    [one] { $count } runda senare
   *[other] { $count } rundor senare
}
story-level = Ingen leder:
story-leads = { $count ->
    [one] { $players } leder:
   *[other] { $players } leder:
}
story-asked = Du ska svara: { $ask }
story-waiting = Väntar på { $players }.
panel-since-table = Hela bordet
panel-since-title = Sedan ditt senaste drag · match { $match }
panel-since-older = Tidigare
panel-since-last = Senaste
panel-since-all = Vad som hände
panel-questions = { $count ->
    [one] Ett beslut väntar på dig.
   *[other] { $count } beslut väntar på dig; ta dem i vilken ordning du vill.
}
panel-pick-question = Vad du vill besluta om
panel-final = Det här slår, drar eller avslöjar något: bara en domare kan ta tillbaka det.
panel-forced = Inget annat går att göra nu.
panel-undoable = Bekräfta, eller gå tillbaka.
panel-confirm = Bekräfta
panel-back = Tillbaka
panel-cancel = Börja om
guide-learn = Jag förstår
guide-stop = Inga fler förklaringar
panel-refresh = Uppdatera
panel-board = Spelplan
panel-board-title = Spelplanen i match { $match }
panel-no-board = Det finns ingen bild av den här matchen än.
panel-sheet = Vad jag har
panel-sheet-title = Vad du har · match { $match }
panel-sheet-full = Effekterna i detalj
panel-sheet-short = I korthet
panel-no-sheet = Det finns inget på ditt blad än.
panel-page-before = ‹ Tidigare
panel-page-after = Senare ›
panel-done = ✓ Klart.
panel-ahead = ✓ Ditt svar sparas tills det är din tur. Ingen kan se att du har gett det.
panel-ahead-about = Det är inte din tur än. Det du svarar nu gäller när det är det, om inget görs dessförinnan.
panel-ahead-kept = Ditt svar när det blir din tur: **{ $answer }**
panel-ahead-refused = Det du svarade i förväg gick inte längre att spela: { $why }
panel-ahead-undoable = Sparas till din tur; till dess kan du ändra det eller ta tillbaka det.
panel-take-back = Ta tillbaka mitt svar
panel-again = Samma som förra gången: { $answer }
panel-barred = Går inte nu:
panel-barred-more = { $count ->
    [one] … och { $count } till
   *[other] … och { $count } till
}
panel-take-move-back = Ta tillbaka mitt drag
panel-taken-back = Tillbakataget.
mine-title = Dina matcher
mine-none = Du har ingen pågående match på någon server. Öppna en i en servers kanal med /match ny.
mine-anywhere = Matcher från alla servrar; länken leder till kanalen där matchen spelas.
mine-open = Mitt drag · match { $match }
mine-waits = ▶ **match { $match } · { $game }** { $channel }: väntar på dig ({ $since })
mine-others = – match { $match } · { $game } { $channel }: väntar på { $players }
mine-rests = – match { $match } · { $game } { $channel }: väntar inte på någon
mine-held = – match { $match } · { $game } { $channel }: väntar, jag kan inte skriva där
pass-title = Passa i alla fönster
pass-about = { $count ->
    [one] { $count } fönster väntar på dig. Du passar bara i det.
   *[other] { $count } fönster väntar på dig. Du passar bara i dem.
}
pass-window = – match { $match } { $channel }: { $ask }
pass-do = Passa ({ $count })
pass-done = { $count ->
    [one] Du passade i { $count } fönster.
   *[other] Du passade i { $count } fönster.
}
pass-gone = { $count ->
    [one] { $count } fönster stängdes eller besvarades under tiden.
   *[other] { $count } fönster stängdes eller besvarades under tiden.
}
pass-nothing = Inget fönster väntar på dig.
panel-before-move = Före det får du, om du vill, ingripa med ett kort:
panel-rest = Passa { $what }
panel-settled = Inställt. Du ändrar det under **Svar i förväg**.
panel-quick-nothing = Du har inget att spela nu. Spelet går vidare av sig självt { $when }.
panel-settle = Ställ in: { $what }
panel-pass-all = Passa i alla
panel-standing = Svar i förväg
panel-standing-title = Dina svar i förväg · match { $match }
panel-standing-about = Det du väljer här svarar för dig genast, efter det som alla ser. Bara du kan se det, och det gäller tills du ändrar det.
panel-standing-as-usual = Det här är ditt standardval: du tar det med dig till varje match i det här spelet på den här servern. Det som bara gäller en gång, eller bara i den här matchen, hör inte dit.
panel-standing-unlike-usual = Det här är inte ditt standardval. Du kan ta det med dig till varje match i det här spelet på den här servern från och med nu, eller använda ditt standardval här; det som bara gäller en gång, eller bara i den här matchen, lämnas utanför.
panel-standing-keep = Spara som standard
panel-standing-use = Använd mitt standardval
panel-returned = { $count ->
    [one] Du missade { $count } fönster, så i dem som följde passades det åt dig. Nu frågas du igen.
   *[other] Du missade { $count } fönster i rad, så i dem som följde passades det åt dig. Nu frågas du igen.
}
panel-no-standing = Det finns inget här som kan väljas i förväg.
panel-plan = Planera
plan-title = Din plan · match { $match }
plan-about = Det här kommer om ingen gör något. Svara redan nu; så snart någon spelar något gäller planen inte längre. Ingen annan kan se den.
plan-nothing = Det går inte att förutse vad du får frågan om härnäst: det beror på de andra eller på slumpen.
plan-pick = Vad du vill svara på i förväg
plan-pass = du passar
plan-note = Det sker av sig självt när tiden är inne; till dess kan du ändra det eller stryka det.
plan-confirm = Planera
plan-kept = ✓ Det är planerat.
plan-give-up = Stryk planen
plan-given-up = Planen är struken.
plan-stopped = Planerat men inte gjort, eftersom någon gjorde något:
panel-stale = Den frågan är över; så här står det nu.
panel-outdated = Knappen är gammal; så här ser det ut nu.
panel-paused = Matchen är pausad; ingen drar.
panel-paused-awaited = När matchen går vidare väntar den på: { $players }.
panel-not-begun = Matchen har inte börjat än.
panel-over = Matchen är slut.
panel-no-seat = Du har ingen plats i den här matchen. Du får titta på spelplanen.
panel-not-asked = Inget förväntas av dig just nu. Väntar på: { $players }.
panel-nobody = botens spelare
panel-type-number = Skriv ett tal från { $least } till { $most }
panel-type-name = Skriv ett namn
panel-type-name-about = En del räcker; /match svara ger förslag medan du skriver.
panel-type-text = Skriv
panel-type-text-about = Högst { $longest } tecken; inget av det sker av sig självt.
panel-no-text = Utan ord
panel-text-too-long = Det är { $count ->
    [one] { $count } tecken
   *[other] { $count } tecken
 }; högst { $longest } får plats.
panel-no-name = Inget heter ”{ $typed }”. Prova en annan stavning, eller bara en del av namnet.
panel-names-found = { $count ->
    [one] { $count } namn passar, här är det.
   *[other] { $count } namn passar, här är de { $shown } närmaste.
  }
panel-no-name-asked = Här frågas du inte efter något namn. Öppna din panel med /drag och gå till frågan först.
panel-several = Välj { $least } till { $most }; valda: { $count }
panel-several-done = Det är allt
panel-several-none = Inget

# Advice at a table that plays together.

advice-on = Råd om frågan till { $player }
advice-open = Frågan till { $player } är öppen för alla
advice-note = De andra ser ditt svar som ett råd; inget händer förrän frågan besvaras.
advice-give = Lägg bredvid frågan
advice-line = { $number }.{"\u00A0"}{ $player } råder: { $preview }
advice-own-player = { $number }.{"\u00A0"}Boten råder: { $preview }
advice-why = { $advice } — { $why }
advice-backed = { $advice } · stöds av { $players }
advice-adopt = Gör enligt råd { $number }
advice-change = Ändra råd { $number }
advice-back = Stöd råd { $number }
advice-ask-own-player = Vad skulle boten göra?
advice-pick = Ge de andra råd
advice-given = ✓ Ditt råd ligger bredvid frågan.
advice-title = Ditt råd
advice-why-label = Varför?
advice-why-about = En rad till de andra; den får vara tom.

# Pings.

ping-turn = ▶ { $player }, { $ask }
ping-reminder = { $player }, en påminnelse: { $ask }
ping-half-time = { $player }, halva din tid har gått: { $ask }
ping-reserve = { $player }, din tid är slut och din extratid går: { $ask }
ping-ruling = En domare ska avgöra om { $player }: { $ask }
judges-role-gone = Domarrollen har tagits bort, så ingen fick någon notis. Den som får hantera servern kan välja en annan med /inställning.
ping-deadline = Din tid går ut { $deadline }.
# A channel that takes no messages, or not every line.

line-left-out = *(Här hör en rad hemma som Discord inte tar emot. Den finns i historiken.)*
line-withheld = *(Här hör en rad hemma som serverns AutoMod stoppade. Den finns i historiken, och värden vet vilken det är.)*
channel-silent = Jag kan inte skriva i matchens kanal just nu, så det du ser där är inaktuellt. Det du trycker på gäller ändå och visas där så snart det går.
gap-silence = Från { $since } till { $until } kunde jag inte skriva här. Klockan stod, och alla har fått tillbaka sin tid.
gap-outage = Från { $since } till { $until } tog Discord inte emot några meddelanden. Klockan stod, och alla har fått tillbaka sin tid.
private-withheld = Serverns AutoMod stoppade en rad i match { $match } ({ $channel }). Undanta mig från den regeln om sådana rader ska synas.
private-silenced-long = Jag har inte kunnat skriva i kanalen för match { $match } sedan { $since } ({ $channel }). Matchen väntar, och ingen förlorar tid.
private-silenced-often = Än en gång kan jag inte skriva i kanalen för match { $match } ({ $channel }), den här gången sedan { $since }. Matchen väntar, och ingen förlorar tid.
private-silenced-ended = Jag har inte kunnat skriva i kanalen för match { $match } sedan { $since } ({ $channel }). Matchen slutade utan resultat.
private-silenced-help = Den fortsätter av sig själv när jag kan skriva där igen. Du kan också fortsätta någon annanstans med `/match flytta match:{ $match }` i en annan kanal, eller tillkalla en domare där med `/tvist match:{ $match }`. Om inget ändras slutar den utan resultat { $until }.
ping-late = { $player }, din tid är nästan slut: { $ask }

# What players agree on.

talk-undo = ta tillbaka senaste draget
talk-draw = remi
talk-extension = mer tid
talk-pause = en paus
talk-abandon = avsluta utan resultat
talk-asked = { $player } föreslår: **{ $what }**
talk-asked-undo = { $player } vill ta tillbaka:
talk-waiting = Ska svara: { $players }
talk-yes = Jag går med på det
talk-no = Nej
talk-agreed = ✓ Alla gick med på det: { $what }.
talk-refused = ✗ Ingen överenskommelse: { $what }.
talk-you-agreed = Du gick med på det.
talk-you-refused = Du sade nej; förslaget är stängt.
talk-proposed = Föreslaget: { $what }. Det sker när alla går med på det.
talk-done = Klart: { $what }.
talk-resumed = Matchen fortsätter.
talk-let-go = Du håller inte längre klockan, men matchen står fortfarande stilla.
talk-reopening = Match { $match } fortsätter från post { $entry } så snart det har tillkännagetts i dess kanal.
talk-about-concede = Att ge upp match { $match } går inte att ta tillbaka.
talk-about-close = Lobbyn för match { $match } skulle stängas.
talk-about-abandon = Match { $match } skulle sluta utan resultat. Det kan inte göras ogjort.
talk-sure-concede = Ja, jag ger upp
talk-sure-close = Ja, stäng
talk-sure-abandon = Ja, avsluta
talk-did-concede = Du gav upp.
talk-did-close = Lobbyn är stängd.

# What judges and admins order.

order-rewind = Match { $match }: tillbaka till post { $number }
order-reopen = Match { $match }: vidare från post { $number }
order-pause = Match { $match }: stoppa klockan
order-resume = Match { $match }: låt klockan gå
order-extend = { $number ->
    [one] Match { $match }: { $number } timme till
   *[other] Match { $match }: { $number } timmar till
}
order-abandon = Match { $match }: avsluta utan resultat
order-leave = Match { $match }: frigör plats { $number }
order-game = Match { $match }: boten spelar plats { $number }
order-why = Varför?
order-why-about = Alla läser det i loggen; det går inte att ta tillbaka.
order-done = Klart. I loggen står vad du beordrade och varför.
order-ruling = Match { $match }: avgörande

# Looking back.

history-title = Match { $match } · post { $seq } av { $last }
history-foot = { $at } · { $hash }
history-silent = Inget att berätta om den här posten.
history-before = Tidigare
history-after = Senare
history-not-begun = Matchen har inte börjat; det finns inget att se tillbaka på.

# Seats that pass on.

seats-title = Platser
seats-about = En plats som någon lämnat kan tas av en annan spelare, eller så spelar botens spelare vidare.
seats-pick = Vad som ska göras
seats-take = Ta { $seat }
seats-leave = Lämna { $seat } åt någon annan
seats-game = Låt boten spela { $seat }
seats-about-game = Boten spelar då för dig ända till slutet: { $seat }. Du kan inte ta tillbaka platsen.
seats-sure-game = Ja, låt boten spela
seats-done = Klart.
seats-nothing = Du kan inte göra något med platserna i den här matchen.
seats-none-free = Ingen plats är ledig längre. Du kan titta på med /match titta.

# Refusals and rules.

match-gone = Jag känner ingen sådan match på servern.
match-none-here = Ingen match pågår i den här kanalen. Öppna en med /match ny.
match-refused = Det går inte
match-house-rule = Servern har en egen regel här, { $rule }. Jag dömer fortfarande efter regelboken.
match-house-rule-played = Servern har en egen regel här, { $rule }. Jag dömer efter det som bestämdes i lobbyn.
match-reading = Till regel { $rule } hör vår tolkning, inte bokens ord: { $reading }
match-open-rule = Regel { $rule }
match-rule-unknown = Jag har inte regeln { $rule } till hands.
match-moved = Match { $match } fortsätter här.

# Files and records.

export-about = Match { $match } som fil, utan spelarnas namn. Vem som helst kan kontrollera den med /fil verifiera, eller bara med Python.
verify-holds = Match { $match } stämmer.
verify-as-played = Det här är match { $match } så som den spelades här.
verify-unproven = Filen hänger ihop, men det är inte bevisat att matchen har spelats.
verify-unknown = Här finns ingen match { $match } som du får se, så det finns inget att jämföra filen med.
verify-not-over = Match { $match } är inte slut: filen kan jämföras när den är det.
verify-case-holds = Ärendet i tvist D-{ $number } är som det finns här.
verify-case-wrong = Det här är inte ärendet i tvist D-{ $number } som det skrevs.
verify-case-unknown = Servern har ingen sådan tvist, så det finns inget att jämföra filen med.
verify-case-verdicts = { $count ->
    [one] Den innehåller { $count } domslut, och filens hash stämmer.
   *[other] Den innehåller { $count } domslut, och filens hash stämmer.
}
verify-other = Det här är inte match { $match } så som den spelades här.
verify-counted = Hel kedja, äkta hemlighet: { $entries ->
    [one] { $entries } post,
   *[other] { $entries } poster,
} { $draws ->
    [one] { $draws } dragning.
   *[other] { $draws } dragningar.
}
verify-declared = { $count ->
    [one] { $count } post säger vad som kom vid ert eget bord. Beviset säger inget om det: boten drog det inte.
   *[other] { $count } poster säger vad som kom vid ert eget bord. Beviset säger inget om det: boten drog det inte.
}
verify-unjudged = { $count ->
    [one] Domaren skulle ha bedömt { $count } post annorlunda, men kan inte avgöra den: matchen spelades med { $played }, och det här är { $judging }.
   *[other] Domaren skulle ha bedömt { $count } poster annorlunda, men kan inte avgöra dem: matchen spelades med { $played }, och det här är { $judging }.
}
verify-so-far = Allt stämmer så här långt.
verify-so-far-about = { $entries ->
    [one] { $entries } post, kontrollerad med hemligheten, som är dold tills matchen är slut.
   *[other] { $entries } poster, kontrollerade med hemligheten, som är dold tills matchen är slut.
}
verify-so-far-wrong = Något stämmer inte i den här matchen. Vad det är får sägas först när matchen är slut; fråga den som driver boten.
verify-compare = Jämför med det som publicerades i matchens kanal:
verify-fingerprint = hemlighetens fingeravtryck { $fingerprint }
verify-message = i meddelandet med id { $message }
verify-head = loggens sista fingeravtryck { $head }
verify-wrong = { $count ->
    [one] Något stämmer inte
   *[other] { $count } saker stämmer inte
}
verify-entry = post { $entry }: { $what }
verify-found-form = inte så som boten skriver
verify-found-about = det som står överst i filen följer inte av dess logg
verify-found-chain = kedjan av hashar är bruten
verify-found-head = ett annat sista fingeravtryck
verify-found-time = tidigare än posten före
verify-found-secret = inte hemligheten jag band mig vid
verify-found-unended = loggens slut saknas
verify-found-draw = tärningarna eller korten skulle ha blivit andra
verify-found-file = det som togs med saknas, eller är inte det som togs med
verify-found-rule = mot spelets regler
verify-found-order = det här kan inte hända i en match
verify-differs-length = efter post { $entry } fortsätter den ena men inte den andra
verify-differs-entry = post { $entry } är en annan
verify-differs-about = ”{ $name }” är något annat
verify-no-file = Det här är ingen matchfil. Ta en från /fil exportera.
verify-too-large = Filen är för stor; högst { $megabytes } MB.
verify-too-long = Filen är för stor att kontrollera här: högst { $entries } poster. python -m bot verify kontrollerar filer av alla storlekar.
verify-too-deep = Det här är ingen matchfil: värden i den är nästlade djupare än { $deepest }. Ta en från /fil exportera.
verify-too-much = Det här är ingen matchfil: den innehåller mer än en match kan ha. Ta en från /fil exportera.
record-title = Statistik
record-none = Ingen färdigspelad match än.
record-line = { $player } · { $game }: spelade { $played }, vunna { $won }, förlorade { $lost }
record-shared = delade segrar { $count }
record-conceded = uppgivna { $count }
record-sentenced = förlorade genom domslut { $count }
record-left = lämnade { $count }
record-best = bäst { $points }
record-forget-title = Radera det jag sparar om dig
record-forget-about = Jag glömmer dina inställningar, frågor och kortlekar och sätter en namnlös markör på din plats i alla matcher. Dina lobbyer stängs, och dina platser i pågående matcher blir lediga. En nycklad hash av vem som deltog blir kvar hos varje match, så att ingen dömer en match de har spelat eller spelar en de har dömt; skäl du gett för order blir kvar utan ditt namn. Det går inte att ta tillbaka.
record-forget-sure = Ja, glöm mig
record-forgotten = { $count ->
    [one] Glömt. Du var med i { $count } match.
   *[other] Glömt. Du var med i { $count } matcher.
}
quiet-set = Inga aviseringar från { $first } till { $last } ({ $zone }); de väntar tills de tysta timmarna är över.
quiet-off = Inga tysta timmar: aviseringar kommer när som helst.
quiet-half = Ange båda timmarna, från och till, till exempel 22 och 7. Dina tysta timmar är som förut.
quiet-unknown-zone = Det finns ingen tidszon ”{ $zone }”. Välj en i listan, till exempel Europe/Stockholm.
vacation-set = { $count ->
    [one] Semester till { $until }. Din klocka står i { $count } match.
   *[other] Semester till { $until }. Dina klockor står i { $count } matcher.
}
vacation-short = { $count ->
    [one] I { $count } match står den kortare tid eller inte alls: en plats har { $days } semesterdagar under hela matchen.
   *[other] I { $count } matcher står den kortare tid eller inte alls: en plats har { $days } semesterdagar under hela matchen.
}
vacation-over = { $count ->
    [one] Välkommen tillbaka. Din klocka går i { $count } match.
   *[other] Välkommen tillbaka. Dina klockor går i { $count } matcher.
}

# Component packs.

pack-title = Komponentpaket: { $game }
pack-own = Serverns nya matcher använder paketet som spelet har med sig.
pack-chosen = Serverns nya matcher använder paketet { $pack }.
pack-how = Ett paket är en TOML-fil, eller en zip med TOML- och CSV-filer, på högst { $megabytes } MB. Börja med att ladda ner det nuvarande och ändra i det.
pack-set = Paketet är giltigt. Serverns nya matcher använder det från och med nu: { $pack }.
pack-right = Paketet är giltigt. Inget ändrades: det kontrollerades bara.
pack-unset = Nya matcher använder åter paketet som spelet har med sig.
pack-about = Matcher som redan är öppna behåller paketet de började med.
pack-export = Paketet { $pack }, som serverns nya matcher använder.
pack-export-own = Paketet som spelet har med sig. Fyll i värdena från din låda och ställ in det.
pack-export-blank = Den andra filen är ett tomt paket för er egen låda, med namn och offentliga tal ifyllda. Fyll i värdena från lådan och låt det kontrolleras.
pack-invalid = Det här är inget giltigt paket; inget ändrades. { $count ->
    [one] { $count } fel att rätta:
   *[other] { $count } fel att rätta:
}
pack-all-problems = Hela listan: { $count } fel
pack-problem = { $file }: { $said }
pack-problem-line = { $file }, rad { $line }: { $said }
pack-wrong-missing = { $where }: `{ $name }` saknas. Lägg till det.
pack-wrong-missing-cell = kolumnen `{ $name }` är tom. Fyll i den på varje rad; sammanslagna celler lämnar värdet bara på den första.
pack-wrong-unknown = { $where }: `{ $name }` finns inte här. Låt kolumnernas namn vara som de var; de är: { $known }
pack-wrong-most = { $where }: högst { $most }. Kontrollera talet på kortet och kolumnen det står i.
pack-wrong-least = { $where }: minst { $least }. Kontrollera talet på kortet och kolumnen det står i.
pack-wrong-number = { $where }: här ska stå ett heltal, bara siffror. Lämna tomt om du inte vet.
pack-wrong-yes = { $where }: skriv 1 för ja, annars lämna tomt.
pack-wrong-choice = { $where }: { $value } finns inte här. Välj något av: { $known }
pack-wrong-key = { $where }: en nyckel har högst 24 små bokstäver utan prickar och accenter, siffror och bindestreck, och börjar med en bokstav, till exempel `gammal-spade`.
pack-wrong-cells = raden har { $cells } celler, men det finns { $columns } kolumner. Dela upp sammanslagna celler, eller sätt text med komma eller semikolon inom citattecken.
pack-wrong-column = en kolumn saknar namn på första raden. Namnge varje kolumn som i det tomma paketet och dela upp sammanslagna celler.
pack-wrong-twice = { $where }: nyckeln `{ $name }` finns redan. Ge varje rad en egen; räkna likadana kort i kolumnen `copies`.
pack-wrong-none = { $where }: `{ $name }` finns inte i paketet. Skriv det som i kolumnen `key` i dess tabell, eller lägg till det där.
pack-wrong-printed = { $where }: `{ $name }` ska stå i kolumnen `printed` för exakt en ruta, och nu står det för { $count }.
pack-wrong-beside = en annan ruta har redan våning { $floor } och kolumn { $column }. Ge varje ruta en egen plats.
pack-wrong-away = ingen kommer till den här rutan. Kontrollera våning och kolumn, eller lägg till en stege.
pack-wrong-backs = { $where }: det finns { $backs } baksidor till { $cards } kort `{ $name }`. Fyll i en baksida per kort, eller ingen alls.
pack-wrong-frame = { $where }: tabellen behöver { $frame ->
    [red] minst en karaktär med röd ram
   *[black] minst två karaktärer med svart ram
 }. Lägg till dem, eller skriv partial = true i pack.toml.
pack-wrong-utf = filen är inte i UTF-8. Spara den i kalkylprogrammet som ”CSV UTF-8”.
pack-wrong-entries = { $where }: i den här listan ska det stå { $number } poster. Räkna dem.
pack-wrong-entries-least = { $where }: här ska stå minst { $number } poster. Lägg till det som saknas.
pack-wrong-entries-most = { $where }: här får stå högst { $number } poster. Ta bort några.
pack-wrong-list = { $where }: här ska stå en lista inom hakparenteser: [ ].
pack-wrong-table = { $where }: här ska stå en tabell: namn och värden inom klammer.
pack-wrong-text = { $where }: här ska stå text inom raka citattecken: " ".
pack-wrong-taken = { $where }: det står redan i filen { $other }. Behåll det bara i en av dem.
pack-wrong-column-twice = kolumnen `{ $name }` finns två gånger. Ta bort den ena.
pack-wrong-again = { $where }: `{ $name }` finns redan. Ta bort den ena.
pack-wrong-role = { $where }: en annan bricka är redan `{ $name }`. Bara ett slag har den rollen.
pack-wrong-few = { $where }: här måste finnas minst { $few ->
    [two] två
   *[four] fyra
} kort. Lägg till det som saknas.
pack-wrong-corner = { $where }: alla kort har rött hörn, så leken vore tom i början. Skriv 1 i kolumnen `red` bara för kort med det hörnet.
pack-wrong-kinds = { $where }: det finns { $there } kort av slaget `{ $name }`, och en kampanj behöver { $least }. Lägg till de andra.
pack-wrong-chapters = { $where }: tre kort måste vara av slaget `chapter`, med 1, 2 och 3 i kolumnen `chapter`.
pack-wrong-finale = { $where }: ingen final avslutar kampanjen. Ge en av dem effekten `end`, eller lämna en utan effekter: då frågar boten.
pack-wrong-deck = { $where }: det finns { $there } kort, och den mest avlägsna platsen tar { $least }. Lägg till de andra, eller räkna likadana kort i kolumnen `copies`.
pack-wrong-circle = { $where }: scen { $name } leder tillbaka till sig själv och tar aldrig slut. Ge den ett val eller ett kast som leder någon annanstans.
pack-wrong-endless = { $where }: varje kort leder till ett nytt ur samma lek, så det tog aldrig slut. Låt minst ett kort göra något annat.
pack-wrong-harmless = { $where }: ingen sida ger sår, så en strid med bara händer tog aldrig slut. Kontrollera tärningen.
pack-wrong-printed-on = { $where }: rutan `{ $name }` har en tryckt handling, så inget kort ligger där. Välj en annan ruta.
pack-wrong-covered = { $where }: på rutan `{ $name }` ligger redan ett annat kort. Välj en annan ruta.
pack-wrong-long = { $where }: texten har { $there } tecken, och högst { $most } får plats. Korta den.
pack-wrong-areas = { $where }: det måste finnas åtta områden, numrerade 1 till 8.
pack-wrong-sides = { $where }: en zon hör till varje sida: north, east, south, west.
pack-wrong-itself = { $where }: område { $area } kan inte gränsa till sig självt. Skriv två som gränsar till varandra.
pack-wrong-joined = { $where }: områdena { $area } och { $other } är redan förbundna. Ta bort den ena gränsen.
pack-wrong-lonely = { $where }: område { $area } gränsar inte till något annat. Lägg till dess gräns.
pack-wrong-either = { $where }: fyll i antingen `once` eller `passive`, och bara det ena.
pack-wrong-here = { $where }: det här står inte på brädet, så `here` betyder ingenting. Ange en annan plats.
pack-wrong-gains = { $where }: det ger minst lika mycket corra som det kostar och kunde användas utan slut. Kontrollera båda talen.
pack-wrong-deploy = { $where }: en elit kan inte sättas in där den redan är. Ange en annan plats.
pack-wrong-elite = { $where }: fraktionen `{ $faction }` har ingen elit `{ $name }`. Skriv den som i dess `key`.
pack-wrong-dice = { $where }: det finns bara { $there } tärningar av det slaget. Ange färre.
pack-wrong-area = { $where }: ett område är ett tal från 1 till 8.
pack-wrong-points = { $where }: paketet har { $there } brickor på { $points } poäng, inte { $times }. Kontrollera dem.
pack-wrong-controlled = { $where }: { $count } områden kan inte kontrolleras när bara { $there } anges. Kontrollera båda talen.
pack-wrong-stranger = { $where }: `{ $name }` finns inte här. Kontrollera hur det är skrivet.
pack-wrong-border = { $where }: ett område saknar gräns. Lägg till den.
pack-wrong-card-type = { $where }: `{ $name }` är ingen korttyp. Välj någon av: { $known }
pack-wrong-name-line = { $where }: ett namn står på en rad. Ta bort radbrytningar och osynliga tecken.
pack-wrong-no-code = { $where }: inget kort i tabellen har den här koden. Skriv den som i tabellen.
pack-wrong-undeclared = { $where }: det här kunde ingen spelare deklarera. Spela kortet i en match och spara deklarationen.
pack-wrong-nameless = { $where }: kortet har inget namn. Fyll i `name_en` eller `name_cs`.
pack-wrong-code-twice = { $where }: koden { $name } finns redan på rad { $row }. Ge varje rad en egen.
pack-wrong-nothing = { $where }: det är tomt. Lägg till en tabell, kort eller format.
pack-wrong-tableless = { $where }: utan tabell skulle det inte finnas några kort. Lägg till en.
pack-wrong-other = { $said }
pack-too-large = Filen är för stor; högst { $megabytes } MB.
pack-no-file = Det här kräver paketets fil: bifoga den.
pack-file-unneeded = Det här kräver ingen fil. Utelämna den, eller välj att ställa in eller kontrollera den.
pack-none = { $game } har inga komponentpaket.

command-adjust = justera
command-adjust-about = Sätt delar av ställningen; för domare
order-adjust = Justera match { $match }
order-give = Gör det
order-moved = Matchen har gått vidare sedan dess. Det här skulle ordern göra nu.
match-excluded = Ett domslut i tvist D-{ $number } utesluter dig från matcher på den här servern till { $until }. Fråga domarna om du tycker att det är fel.

lookup-title = Match { $match }
lookup-other-game = Det här kommandot är för { $game }, och i den här kanalen spelas något annat. Använd det i en kanal där det spelet spelas.
lookup-not-begun = Matchen i den här kanalen har inte börjat. Använd kommandot när den har startat.
moved-commands = Några kommandon har flyttat. Det som är ditt finns i `/mina` (tyst, semester, statistik, data, glöm), filer i `/fil` (exportera, verifiera, spara, ta-med, paket).
moved-commands-judges = Domare har `/domarbord`, `/backa`, `/justera` och `/praxis`; `/inställning` visar administratörer hur man öppnar dem för domarrollen.
