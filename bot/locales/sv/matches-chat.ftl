# Names and descriptions of the commands of matches.

command-play = drag
command-play-about = Ditt drag: allt du får göra nu, som knappar och listor som bara du ser
command-match = match
command-match-about = Öppna och spela matcher, och se tillbaka på dem
command-match-new = ny
command-match-new-about = Öppna en match i kanalen där folk kan gå med
command-match-game-about = Vad som ska spelas; annars kanalens spel
command-match-variant = variant
command-match-variant-about = Hur ni spelar; annars det första sättet som passar antalet platser
command-match-seats = platser
command-match-seats-about = Antal platser, botar medräknade
command-match-time = tid
command-match-time-about = Tid för varje drag, till exempel 1 dag eller 12 h; annars en dag
command-match-thread = tråd
command-match-thread-about = Ge matchen en egen tråd
command-match-status = läge
command-match-status-about = Visa hur det går i matchen, bara för dig
command-match-number = match
command-match-number-about = Matchens nummer; annars kanalens match
command-match-history = historik
command-match-history-about = Se tillbaka på loggen och på spelplanen efter ett visst drag
command-entry = post
command-match-entry-about = Postens nummer; annars den sista
command-match-spectate = titta
command-match-spectate-about = Titta på matchen: visa spelplanen
command-match-undo = ångra
command-match-undo-about = Be de andra att få ta tillbaka ditt senaste drag
command-rewind = backa
command-rewind-about = Backa matchen till en tidigare post, även förbi tärningsslag och slutet; för domare
command-rewind-entry-about = Posten att gå tillbaka till
command-rewind-number = match
command-rewind-number-about = Matchens nummer; annars kanalens match
command-match-concede = ge-upp
command-match-concede-about = Ge upp matchen
command-match-pass = passa
command-match-pass-about = Visa alla tillfällen att reagera som väntar på dig, och passa i alla på en gång
command-match-draw = remi
command-match-draw-about = Föreslå oavgjort
command-match-pause = paus
command-match-pause-about = Stoppa klockan, om de andra går med på det
command-match-resume = fortsätt
command-match-resume-about = Starta klockan igen
command-match-extend = förläng
command-match-extend-about = Mer tid åt dem som är på tur, om de andra går med på det
command-match-hours = timmar
command-match-hours-about = Hur många timmar till
command-match-abandon = avbryt
command-match-abandon-about = Avsluta matchen utan resultat, om de andra går med på det
command-match-substitute = byte
command-match-substitute-about = Lämna din plats, ta en ledig, eller låt boten spela vidare
command-match-move = flytta
command-match-move-about = Fortsätt en match i den här kanalen
command-match-answer = svara
command-match-answer-about = Skriv namnet som din panel frågar efter, med förslag
command-match-answer-name = namn
command-match-answer-name-about = Namnet; en del av det räcker
command-file-about = Matcher, lekar och komponentpaket som filer
command-file-number = match
command-file-number-about = Matchens nummer; annars kanalens match
command-file-bring = ta-med
command-file-bring-about = Ladda upp en fil, till exempel en lek, till lobbyn här, eller titta på din
command-file-bring-file-about = Filen
command-file-bring-what = till
command-file-bring-what-about = Vad filen är till för
command-file-save = spara
command-file-save-about = Ladda ner matchen som en fil att fortsätta från senare
command-file-export = exportera
command-file-export-about = Ladda ner en avslutad match
command-file-verify = verifiera
command-file-verify-about = Kontrollera att matchens tärningar och logg är äkta
command-file-file-about = En fil från /fil exportera, eller en tvists JSON
command-file = fil
command-my-statistics = statistik
command-my-statistics-about = Vem som spelat vad och hur det gick
command-player = spelare
command-my-player-about = Bara den här spelaren
command-my-quiet = tyst
command-my-quiet-about = Timmar utan aviseringar; lämna tomt för att stänga av dem
command-my-first = från
command-my-first-about = När de tysta timmarna börjar, 0 till 23
command-my-last = till
command-my-last-about = När de tysta timmarna slutar, 0 till 23
command-my-zone = tidszon
command-my-zone-about = Din tidszon, till exempel Europe/Stockholm
command-my-vacation = semester
command-my-vacation-about = Stoppa dina klockor några dagar; 0 avslutar
command-my-days = dagar
command-my-days-about = Hur många dagar, högst 28
command-my-forget = glöm
command-my-forget-about = Radera det jag sparar om dig
command-file-pack = paket
command-file-pack-about = Komponentpaketet för nya matcher på servern
command-file-deed = åtgärd
command-file-deed-about = Vad som ska göras med paketet; annars visas det, eller ställs in om du bifogar en fil
command-file-pack-file-about = Paketet: en TOML-fil, eller en zip med TOML- och CSV-filer
command-file-pack-game-about = Spelet som paketet gäller; annars kanalens spel
command-file-deed-show = visa
command-file-deed-set = ställ in från en fil
command-file-deed-check = kontrollera bara en fil
command-file-deed-export = ladda ner
command-file-deed-own = använd spelets eget paket igen

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
newmatch-next-choices = Alla platser är tagna. Starta den när alla har valt.
newmatch-thread = { $game } · { $host }
newmatch-in-thread = { $host } har öppnat en match i { $game } i { $channel }. Gå med där.
newmatch-variant = { $variant } ({ $least }–{ $most } spelare)
newmatch-no-games = Jag kan inte döma något spel än.
newmatch-closed-channel = Jag kan inte skriva i den här kanalen, så inget öppnades. Är det en privat tråd kan du lägga till mig genom att nämna mig; annars får du ge mig rätt att se kanalen och skriva i den, eller öppna matchen någon annanstans.
newmatch-which-game = Säg vilket spel: { $games }.
newmatch-unknown-game = Jag kan inte döma ”{ $game }”. Jag kan: { $games }.
newmatch-unknown-variant = ”{ $variant }” är inget sätt att spela det. Du kan välja: { $variants }.
newmatch-no-time = ”{ $time }” är ingen tid jag förstår. Skriv till exempel 1 dag, 12 h eller 90 min; 0 betyder ingen gräns.
newmatch-lacks-rights = Jag saknar behörigheter i den här kanalen: { $rights }. Be en serveradministratör att ge mig dem.
newmatch-no-threads-here = En tråd kan bara skapas i en textkanal.
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
lobby-house-rules = Boten spelar inte de här husreglerna: { $names }. Där följer den de tryckta reglerna; kom överens om resten sinsemellan.
lobby-house-played = husregel { $rule }
lobby-house-departs = avviker från husregel { $rule }
lobby-hint = { $host } är värd och startar matchen när alla platser är tagna.
lobby-opens = Den börjar så snart det har meddelats i kanalen. Inget kan ändras längre; händer ingenting kan värden trycka på Starta igen.
lobby-hint-together = { $host } är värd och kan starta matchen när som helst. Lediga platser kan tas medan den spelas.
lobby-hint-ready = { $host } är värd och kan starta matchen direkt.
lobby-hint-seats = Värden lägger till och tar bort platser under Hantera ({ $least }–{ $most } spelare).
lobby-needs-players = { $count ->
    [one] ⏳ Det behövs { $count } spelare till.
   *[other] ⏳ Det behövs { $count } spelare till.
}
lobby-needs-choices = Den som har ⏳ har något kvar att välja under **{ $button }**.
lobby-needs-table = ⏳ Värden har kvar att välja inställningar för hela bordet, under **{ $button }**.
lobby-fingerprint = Fingeravtryck av hemligheten bakom tärningarna: `{ $commitment }`
lobby-join = Gå med
lobby-leave = Lämna
lobby-manage = Hantera
lobby-look = Vad ni spelar med
lobby-look-title = Vad ni spelar med · match { $match }
lobby-look-pick = Vad vill du se?
lobby-start = Starta
lobby-automaton = Ge en plats till boten
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
lobby-manage-about = Lägg till eller ta bort platser, ge platser till boten, välj inställningar för hela bordet, eller töm en plats.
lobby-host-only = Det kan bara { $host }, en domare eller en serveradministratör göra.
lobby-unsettled = inte valt än
lobby-pick = Välj: { $what }
lobby-choices = Mina val
lobby-choices-what = Mina val: { $what }
lobby-choices-of = val
lobby-choices-title = Dina val · match { $match }
lobby-choices-about = Bara du kan se det som är förseglat. Alla ser fingeravtrycket och kan kontrollera det efter matchen.
lobby-table-choices = Val för bordet
lobby-table-title = För hela bordet · match { $match }
lobby-wrong = Så här kan matchen inte börja:
lobby-missing = ⏳ saknas: { $what }
lobby-either = { $one } eller { $other }
lobby-lacking = ⏳ saknas fortfarande
lobby-lacking-either = ⏳ saknas fortfarande (i stället räcker: { $other })
lobby-not-needed = behövs inte (valt: { $what })
lobby-brought = ✓ `{ $fingerprint }`
lobby-sealed = {" "}🔒
lobby-file = { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
  }
lobby-number = Tal: { $what }
lobby-bring = Ladda upp: { $what }
lobby-show = Visa: { $what }
lobby-drop = Ta bort: { $what }
lobby-kept = Använd en sparad: { $what }
lobby-brought-now = ✓ Mottaget: { $what }
lobby-yours = Dina filer till match { $match }: { $what }
lobby-no-file = Ingen fil bifogades.
lobby-no-choice = Lobbyn här frågar inte efter det.
lobby-sealed-about = Ingen ser det förrän matchen är över. Högst { $kilobytes } kB.
lobby-open-about = Alla får se det. Högst { $kilobytes } kB.
match-saved = Match { $match } som den är nu. Ladda upp filen i en ny match för att fortsätta härifrån.
ping-unready = ⏳ { $player }, matchen kan inte börja på grund av dina val. Bara du kan se varför.

# What is chosen in a lobby, and the ways to play a game.

choice-faction = fraktion

# What announces a match, in a message of its own.

opening-title = **Match { $match } börjar.**
opening-again = **Match { $match } fortsätter från post { $entry }, med nya tärningar.**
opening-sealed = -# 🎲 Tärningarna är förseglade: `{ $commitment }…`
opening-check = Så kontrollerar du tärningarna
opening-check-title = Tärningarna i match { $match }
opening-fingerprint = Hemlighetens fingeravtryck: { $commitment }
opening-clicks = Klick som spelarna gick med med: { $clicks }
opening-about = Boten hade bestämt sin hemlighet innan någon kunde känna till matchens tal: meddelandet som öppnade matchen bär dess fingeravtryck i den bifogade filen, tillsammans med klicken när spelarna gick med. Alla slag kommer ur hemligheten, klicken och det meddelandets id. När matchen är slut läggs hemligheten ut, och vem som helst kan kontrollera varje slag: /fil verifiera match:{ $match }

# The public message of a match.

status-title = { $game }: match { $match }
status-wait = { $player }: { $ask }
status-automata = Botarna drar.
status-council = 🗣 Rådslag till senast { $until }. Har inte sagt något än: { $seats }
status-open = vem som helst får svara
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
rematch-invites = { $players }: returmatch, match { $match }! Ta din plats igen med samma val.
rematch-join = Ta min plats
rematch-seated = Du är med i match { $match }
rematch-change = Dina val från förra gången gäller igen. Du kan ändra dem i matchens meddelande.
rematch-missing = ⏳ Du måste fortfarande välja: { $what }
status-play = Mitt drag
status-history = Historik
status-dispute = Tvist
status-sit = Sätt dig
status-sit-for-bot = Ta botens plats

# The private panel.

panel-title = Ditt drag · match { $match }
panel-since = Sedan ditt senaste drag:
panel-since-begin = Hittills:
panel-since-late = Senast:
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
story-asked = Du ska svara på: { $ask }
story-waiting = Väntar på { $players }.
panel-since-table = Hela bordet
panel-since-title = Sedan ditt senaste drag · match { $match }
panel-since-older = Tidigare
panel-since-last = Senaste
panel-since-all = Vad som hände
panel-questions = { $count ->
    [one] Du har en fråga att svara på.
   *[other] Du har { $count } frågor att svara på, i vilken ordning du vill.
}
panel-pick-question = Vilken du vill svara på
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
panel-no-sheet = Du har inget än.
panel-page-before = ‹ Tidigare
panel-page-after = Senare ›
panel-done = ✓ Klart.
panel-ahead = ✓ Ditt svar sparas tills det är din tur. Ingen kan se att du har gett det.
panel-ahead-about = Det är inte din tur än. Ditt svar spelas när det är det, om inget annat händer först.
panel-ahead-kept = Sparat till din tur: **{ $answer }**
panel-ahead-refused = Ditt sparade svar gick inte längre att spela: { $why }
panel-ahead-undoable = Sparat till din tur; till dess kan du ändra det eller ta tillbaka det.
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
mine-none = Du har inga pågående matcher på någon server. Öppna en i en servers kanal med /match ny.
mine-anywhere = Dina matcher på alla servrar; länkarna leder till matchernas kanaler.
mine-open = Mitt drag · match { $match }
mine-waits = ▶ **match { $match } · { $game }** { $channel }: väntar på dig ({ $since })
mine-others = – match { $match } · { $game } { $channel }: väntar på { $players }
mine-rests = – match { $match } · { $game } { $channel }: väntar inte på någon
mine-held = – match { $match } · { $game } { $channel }: väntar, jag kan inte skriva där
pass-title = Passa överallt
pass-about = { $count ->
    [one] { $count } tillfälle att reagera väntar på dig. Du passar bara där.
   *[other] { $count } tillfällen att reagera väntar på dig. Du passar bara där.
}
pass-window = – match { $match } { $channel }: { $ask }
pass-do = Passa ({ $count })
pass-done = { $count ->
    [one] Du passade en gång.
   *[other] Du passade { $count } gånger.
}
pass-gone = { $count ->
    [one] { $count } tillfälle att reagera gick förbi eller besvarades under tiden.
   *[other] { $count } tillfällen att reagera gick förbi eller besvarades under tiden.
}
pass-nothing = Inget tillfälle att reagera väntar på dig.
panel-before-move = Du får spela ett kort först:
panel-rest = Passa { $what }
panel-settled = Sparat. Du ändrar det under **Svar i förväg**.
panel-quick-nothing = Du har inget att spela nu. Spelet går vidare av sig självt { $when }.
panel-settle = Ställ in: { $what }
panel-pass-all = Passa i alla
panel-standing = Svar i förväg
panel-standing-title = Dina svar i förväg · match { $match }
panel-standing-about = Det du ställer in här svarar för dig direkt, utifrån det som alla ser. Bara du kan se det, och det gäller tills du ändrar det.
panel-standing-as-usual = Det här är din standard: den gäller i varje match i det här spelet på den här servern. Det som bara gäller en gång, eller bara i den här matchen, hör aldrig dit.
panel-standing-unlike-usual = Det här är inte din standard. Du kan göra det till din standard i alla matcher i det här spelet på den här servern, eller använda din standard här. Det som bara gäller en gång, eller bara i den här matchen, räknas inte med.
panel-standing-keep = Spara som standard
panel-standing-use = Använd min standard
panel-returned = { $count ->
    [one] Du missade { $count } tillfälle att reagera, så därefter passade du automatiskt. Nu får du frågor igen.
   *[other] Du missade { $count } tillfällen att reagera i rad, så därefter passade du automatiskt. Nu får du frågor igen.
}
panel-no-standing = Det finns inget här att ställa in i förväg.
panel-plan = Planera
plan-title = Din plan · match { $match }
plan-about = Det här kommer om ingen ingriper. Svara redan nu; så snart någon spelar något stryks planen. Ingen annan kan se den.
plan-nothing = Jag kan inte förutse nästa fråga till dig: den beror på de andra eller på slumpen.
plan-pick = Vad du vill svara på i förväg
plan-pass = du passar
plan-note = Det spelas när tiden är inne; till dess kan du ändra det eller stryka det.
plan-confirm = Planera
plan-kept = ✓ Planerat.
plan-give-up = Stryk planen
plan-given-up = Planen är struken.
plan-stopped = Planerat men inte gjort, eftersom någon ingrep:
panel-stale = Den frågan är över; så här ser det ut nu.
panel-outdated = Knappen är gammal; så här ser det ut nu.
panel-paused = Matchen är pausad; ingen drar.
panel-paused-awaited = Efter pausen väntar matchen på: { $players }.
panel-not-begun = Matchen har inte börjat än.
panel-over = Matchen är slut.
panel-no-seat = Du spelar inte i den här matchen. Du kan titta på spelplanen.
panel-not-asked = Du har inget att göra just nu. Väntar på: { $players }.
panel-nobody = botarna
panel-type-number = Skriv ett tal från { $least } till { $most }
panel-type-name = Skriv ett namn
panel-type-name-about = En del räcker; /match svara ger förslag medan du skriver.
panel-type-text = Skriv
panel-type-text-about = Högst { $longest } tecken; boten gör inget med texten.
panel-no-text = Ingen text
panel-text-too-long = Det är { $count ->
    [one] { $count } tecken
   *[other] { $count } tecken
 }; högst { $longest } får plats.
panel-no-name = Inget heter ”{ $typed }”. Prova en annan stavning, eller bara en del av namnet.
panel-names-found = { $count ->
    [one] { $count } namn passar, här är det.
   *[other] { $count } namn passar, här är de { $shown } närmaste.
  }
panel-no-name-asked = Här ska du inte svara med ett namn. Öppna din panel med /drag och gå till frågan först.
panel-several = Välj { $least } till { $most }; valda: { $count }
panel-several-picked-few = Valda: { $count }. Det räcker inte: välj minst { $least }.
panel-several-picked-enough = Valda: { $count }. Lägg till fler, också från andra sidor, eller tryck på **{ $done }**.
panel-several-picked-many = Valda: { $count }. Det är för många: välj högst { $most }.
panel-several-done = Det är allt
panel-several-none = Inget val

# Advice at a table that plays together.

advice-on = Råd till { $player }
advice-open = Vem som helst får svara åt { $player }
advice-note = De andra ser ditt svar som ett råd; inget händer förrän frågan besvaras.
advice-give = Lägg fram som råd
advice-line = { $number }.{"\u00A0"}{ $player } råder: { $preview }
advice-own-player = { $number }.{"\u00A0"}Boten råder: { $preview }
advice-why = { $advice } — { $why }
advice-backed = { $advice } · stöds av { $players }
advice-adopt = Gör så: { $what }
advice-change = Ändra: { $what }
advice-back = { $bot ->
    [1] Håll med boten: { $what }
   *[other] Håll med { $player }: { $what }
}
advice-ask-own-player = Vad skulle boten göra?
advice-pick = Ge de andra råd
advice-given = ✓ Ditt råd är framlagt.
advice-title = Ditt råd
advice-why-label = Varför?
advice-why-about = En rad till de andra; frivilligt.

# Pings.

ping-turn = ▶ { $player }, { $ask }
ping-reminder = { $player }, en påminnelse: { $ask }
ping-half-time = { $player }, halva din tid har gått: { $ask }
ping-reserve = { $player }, din tid är slut och din extratid går: { $ask }
ping-ruling = En domare behövs för ett avgörande om { $player }: { $ask }
judges-role-gone = Domarrollen har tagits bort, så ingen fick någon avisering. En serveradministratör kan välja en annan med /inställning.
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
talk-draw = oavgjort
talk-extension = mer tid
talk-pause = en paus
talk-abandon = avsluta utan resultat
talk-asked = { $player } föreslår: **{ $what }**
talk-asked-undo = { $player } vill ta tillbaka:
talk-waiting = Har inte svarat: { $players }
talk-yes = Jag går med på det
talk-no = Nej
talk-agreed = ✓ Alla gick med på det: { $what }.
talk-refused = ✗ Ingen överenskommelse: { $what }.
talk-you-agreed = Du gick med på det.
talk-you-refused = Du sade nej; förslaget är stängt.
talk-proposed = Föreslaget: { $what }. Det sker när alla går med på det.
talk-done = Klart: { $what }.
talk-resumed = Matchen fortsätter.
talk-let-go = Du är inte längre den som stoppar klockan, men matchen är fortfarande pausad.
talk-reopening = Match { $match } fortsätter från post { $entry } så snart det har meddelats i dess kanal.
talk-about-concede = Att ge upp match { $match } går inte att ångra.
talk-about-close = Lobbyn för match { $match } skulle stängas.
talk-about-abandon = Match { $match } skulle sluta utan resultat. Det går inte att ångra.
talk-sure-concede = Ja, jag ger upp
talk-sure-close = Ja, stäng
talk-sure-abandon = Ja, avsluta
talk-did-concede = Du gav upp.
talk-did-close = Lobbyn är stängd.

# What judges and admins order.

order-rewind = Match { $match }: tillbaka till post { $number }
order-reopen = Match { $match }: fortsätt från post { $number }
order-pause = Match { $match }: stoppa klockan
order-resume = Match { $match }: starta klockan
order-extend = { $number ->
    [one] Match { $match }: { $number } timme till
   *[other] Match { $match }: { $number } timmar till
}
order-abandon = Match { $match }: avsluta utan resultat
order-leave = Match { $match }: töm plats { $number }
order-game = Match { $match }: boten spelar plats { $number }
order-why = Varför?
order-why-about = Alla kan läsa det i loggen; det går inte att ändra senare.
order-done = Klart. I loggen står vad du beordrade och varför.
order-ruling = Match { $match }: avgörande

# Looking back.

history-title = Match { $match } · post { $seq } av { $last }
history-foot = { $at } · { $hash }
history-silent = Den här posten har inget att visa.
history-before = Tidigare
history-after = Senare
history-not-begun = Matchen har inte börjat; det finns inget att se tillbaka på.

# Seats that pass on.

seats-title = Platser
seats-about = Har någon lämnat sin plats kan en annan spelare ta den, eller så spelar boten vidare.
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

match-gone = Det finns ingen sådan match på servern.
match-none-here = Ingen match pågår i den här kanalen. Öppna en med /match ny.
match-refused = Det går inte
match-house-rule = Servern har en egen regel här, { $rule }. Jag dömer fortfarande efter regelboken.
match-house-rule-played = Servern har en egen regel här, { $rule }. Jag dömer efter det ni bestämde i lobbyn.
match-reading = För regel { $rule } är det här vår tolkning, inte bokens ord: { $reading }
match-open-rule = Regel { $rule }
match-rule-unknown = Jag har inte regel { $rule }.
match-moved = Match { $match } fortsätter här.

# Files and records.

export-about = Match { $match } som fil, utan spelarnas namn. Vem som helst kan kontrollera den med /fil verifiera, eller bara med Python.
verify-holds = Match { $match } stämmer.
verify-as-played = Det här är match { $match } så som den spelades här.
verify-unproven = Filen hänger ihop, men inget bevisar att matchen verkligen har spelats.
verify-unknown = Här finns ingen match { $match } som du får se, så det finns inget att jämföra filen med.
verify-not-over = Match { $match } är inte slut: filen kan jämföras när den är det.
verify-case-holds = Ärendet i tvist D-{ $number } stämmer med det som finns här.
verify-case-wrong = Det här är inte ärendet i tvist D-{ $number } som det skrevs.
verify-case-unknown = Servern har ingen sådan tvist, så det finns inget att jämföra filen med.
verify-case-verdicts = { $count ->
    [one] Den innehåller { $count } domslut, och filens hash stämmer.
   *[other] Den innehåller { $count } domslut, och filens hash stämmer.
}
verify-other = Det här är inte match { $match } så som den spelades här.
verify-counted = Kedjan är hel och hemligheten äkta: { $entries ->
    [one] { $entries } post,
   *[other] { $entries } poster,
} { $draws ->
    [one] { $draws } dragning.
   *[other] { $draws } dragningar.
}
verify-declared = { $count ->
    [one] { $count } post säger vad som kom upp vid ert eget bord. Beviset säger inget om det: boten drog det inte.
   *[other] { $count } poster säger vad som kom upp vid ert eget bord. Beviset säger inget om det: boten drog det inte.
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
verify-so-far-wrong = Något stämmer inte i den här matchen. Detaljerna kan visas först när den är slut; fråga den som driver boten.
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
verify-found-about = det som står överst i filen stämmer inte med loggen
verify-found-chain = kedjan av hashar är bruten
verify-found-head = ett annat sista fingeravtryck
verify-found-time = tidigare än posten före
verify-found-secret = inte den hemlighet vars fingeravtryck lades ut
verify-found-unended = loggens slut saknas
verify-found-draw = tärningarna eller korten skulle ha blivit andra
verify-found-file = en uppladdad fil saknas, eller är inte den som laddades upp
verify-found-rule = mot spelets regler
verify-found-order = det här kan inte hända i en match
verify-differs-length = efter post { $entry } fortsätter den ena men inte den andra
verify-differs-entry = post { $entry } är olika
verify-differs-about = ”{ $name }” är olika
verify-no-file = Det här är ingen matchfil. Ta en från /fil exportera.
verify-too-large = Filen är för stor; högst { $megabytes } MB.
verify-too-long = Filen är för stor att kontrollera här: högst { $entries } poster. python -m bot verify kontrollerar filer av alla storlekar.
verify-too-deep = Det här är ingen matchfil: värden i den är nästlade i fler än { $deepest } nivåer. Ta en från /fil exportera.
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
record-forget-about = Jag glömmer dina inställningar, frågor och kortlekar och sätter en namnlös markör på din plats i alla matcher. Dina lobbyer stängs, och dina platser i pågående matcher blir lediga. En nycklad hash av vilka som deltog blir kvar hos varje match, så att ingen dömer en match de har spelat eller spelar en de har dömt; skäl du gett för order blir kvar utan ditt namn. Det går inte att ångra.
record-forget-sure = Ja, glöm mig
record-forgotten = { $count ->
    [one] Glömt. Du var med i { $count } match.
   *[other] Glömt. Du var med i { $count } matcher.
}
quiet-set = Inga aviseringar från { $first } till { $last } ({ $zone }); de väntar tills de tysta timmarna är över.
quiet-off = Inga tysta timmar: aviseringar kommer när som helst.
quiet-half = Ange båda timmarna, från och till, till exempel 22 och 7. Dina tysta timmar är oförändrade.
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
pack-own = Nya matcher på servern använder spelets eget paket.
pack-chosen = Nya matcher på servern använder paketet { $pack }.
pack-how = Ett paket är en TOML-fil, eller en zip med TOML- och CSV-filer, på högst { $megabytes } MB. Börja med att ladda ner det nuvarande och ändra i det.
pack-set = Paketet är giltigt. Nya matcher på servern använder det nu: { $pack }.
pack-right = Paketet är giltigt. Inget ändrades: det kontrollerades bara.
pack-unset = Nya matcher använder spelets eget paket igen.
pack-about = Matcher som redan är öppna behåller paketet de började med.
pack-export = Paketet { $pack }, som nya matcher på servern använder.
pack-export-own = Spelets eget paket. Fyll i värdena från din låda och ställ in det.
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
pack-wrong-here = { $where }: det här står inte på spelplanen, så `here` betyder ingenting. Ange en annan plats.
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
command-adjust-about = Ändra ställningen; för domare
order-adjust = Ändra match { $match }
order-give = Gör det
order-moved = Matchen har gått vidare. Det här skulle ordern göra nu.
match-excluded = Ett domslut i tvist D-{ $number } stänger av dig från matcher på den här servern till { $until }. Fråga domarna om du tycker att det är fel.

lookup-title = Match { $match }
lookup-other-game = Det här kommandot är för { $game }, men i den här kanalen spelas ett annat spel. Använd det där det spelas.
lookup-not-begun = Matchen i den här kanalen har inte börjat. Använd kommandot när den har startat.
moved-commands = Några kommandon har flyttat. Det som är ditt finns i `/mina` (tyst, semester, statistik, data, glöm), filer i `/fil` (exportera, verifiera, spara, ta-med, paket).
moved-commands-judges = Domare har `/domarbord`, `/backa`, `/justera` och `/praxis`; `/inställning` visar administratörer hur man öppnar dem för domarrollen.
