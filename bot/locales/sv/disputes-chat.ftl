# Tvister på Discord: deras kort, domarnas bord, domslut, prejudikat.

dispute-title = Tvist D-{ $number }
dispute-not-done = Det gick inte
dispute-you-wrote = Du skrev:
dispute-side = part { $letter }
dispute-side-forgotten = part { $letter } (glömd)
dispute-about-table = { $game }, vid ett bord som boten inte har sett
dispute-about-match = { $game }, match { $match }
dispute-about-entry = { $game }, match { $match }, post { $entry }
dispute-is-hearing = Varje part ger sin syn på saken. Väntar på { $sides } (frist: { $until }).
dispute-is-heard = Parterna hörs ({ $judge }). Väntar på { $sides } (frist: { $until }).
dispute-live = Spelarna sitter vid bordet och väntar på en domare.
dispute-still = Matchen fortsätter tills en domare tar tvisten eller alla parter vill ha paus. Hittills: { $sides }.
dispute-is-open = Väntar på en domare (frist: { $until }).
dispute-is-claimed = Avgörs just nu ({ $judge }).
dispute-is-decided = Tvisten är avgjord.
dispute-is-appealed = Domslutet är överklagat och väntar på en huvuddomare (frist: { $until }).
dispute-is-settled = Parterna har gjort upp.
dispute-is-withdrawn = Tvisten drogs tillbaka.
dispute-is-dismissed = Tvisten avvisades som grundlös.
dispute-called = Ingen tog tvisten i tid, så huvuddomaren har kallats.
dispute-freezes = Matchen är pausad tills tvisten är över.
dispute-ran = En spelare har låtit matchen fortsätta under tiden.
dispute-reopens = Matchen ska just fortsätta: meddelandet är på väg till kanalen.
dispute-back = Domaren ber båda parter gå med på att gå tillbaka till post { $entry }. Går med på det: { $sides }
dispute-back-nobody = ingen än
dispute-left = Inte kvar på servern, så ingen väntar på dem: { $sides }
dispute-no-view = har inte yttrat sig
dispute-appealable = En part kan överklaga till { $until }.
dispute-appeal-of = Överklagande av { $side }
dispute-press-tell = Ge min syn
dispute-press-call = Kalla på domare nu
dispute-press-still = Pausa matchen
dispute-press-settle = Gör upp
dispute-press-picture = Lägg till bilder
dispute-press-withdraw = Dra tillbaka
dispute-press-run = Fortsätt matchen
dispute-press-appeal = Överklaga
dispute-press-back = Gå med på att gå tillbaka
dispute-press-bar = Välj bort en domare
dispute-press-views = Synpunkter
dispute-press-mine = Mina straff
dispute-press-judge = Till domarbordet
dispute-press-export = Exportera
dispute-done-tell = Din syn på D-{ $number } är inlämnad.
dispute-done-appeal = Du har överklagat i D-{ $number }.
dispute-done-call = En domare är kallad till D-{ $number }.
dispute-done-still = Du vill ha paus tills D-{ $number } är avgjord.
dispute-done-back = Du går med på att matchen går tillbaka så långt som domaren föreslår i D-{ $number }.
dispute-done-settle = Du går med på att göra upp i D-{ $number }.
dispute-done-picture = { $count ->
    [one] { $count } bild är nu med i D-{ $number }.
   *[other] { $count } bilder är nu med i D-{ $number }.
}
dispute-done-withdraw = Du har dragit tillbaka D-{ $number }.
dispute-done-run = Matchen fortsätter och D-{ $number } väntar.
dispute-done-bar = Den domaren dömer inte i D-{ $number }.
dispute-form-tell = Din syn
dispute-form-tell-about = En gång, innan du ser de andras. Sedan läser alla parter och domarna den.
dispute-form-appeal = Varför domslutet är fel
dispute-form-appeal-about = Läses av en huvuddomare som inte har dömt i tvisten. En tvist kan överklagas en gång.
dispute-pick-judge = Välj en domare
dispute-bar-title = Vem vill du inte ha som domare?
dispute-bar-about = Varje part får välja bort en och behöver inte säga varför.
dispute-open-last = Tvist i match { $match }
dispute-open-entry = Tvist om post { $entry }
dispute-open-table = Tvist vid ett bord någon annanstans
dispute-open-question = Frågan
dispute-open-question-about = Vad ska domaren avgöra? Alla i kanalen läser det.
dispute-open-view = Vad som hände
dispute-open-view-about = Din syn på saken. De andra läser den när de har lämnat sin.
dispute-open-pictures = Bilder
dispute-open-pictures-about = Högst tre från varje part, direkt från telefonen; de görs mindre
dispute-open-others = De andra parterna
dispute-open-others-about = Vilka andra som satt vid bordet; lämna tomt om de inte är här
dispute-open-game = Spelet
dispute-open-game-about = Spelet som frågan gäller
dispute-open-how = När behöver ni en domare?
dispute-open-how-about = Nu: domare kallas genast och kan komma medan du fortfarande skriver
dispute-open-by-post = Per post, inom några timmar
dispute-open-now = Nu, vi sitter vid bordet
dispute-opened = Tvist D-{ $number } är öppen
dispute-joined = D-{ $number } var redan öppen; din syn är tillagd
dispute-picture-left-out = Bild { $number } togs inte med: { $why }
dispute-tried = Mitt drag efter post { $entry } nekades: { $why } Regler: { $rules }
dispute-tried-undo = Jag försökte ta tillbaka mitt drag i post { $entry }. Svaret: { $why }
dispute-none-to-add-to = Du har ingen öppen tvist här. Öppna en med /tvist först.
dispute-message-added = Meddelandet är tillagt i D-{ $number }.
dispute-message-which = Vilken tvist hör meddelandet till?
dispute-message-pick = Välj en tvist
dispute-message-gone = Jag har inte kvar meddelandet. Högerklicka på det igen (i telefonen: håll in) och försök en gång till.
dispute-told-tell = Tvist D-{ $number } väntar på din syn (frist: { $until }).
dispute-told-judges = Tvist D-{ $number } väntar på en domare (frist: { $until }).
dispute-told-called = Spelare vid ett bord väntar på en domare nu: tvist D-{ $number } (frist: { $until }).
dispute-told-heard = Alla har lämnat sin syn i tvist D-{ $number }, eller så är tiden ute. Du kan läsa synpunkterna.
dispute-told-head = Ingen tog tvist D-{ $number } i tid: en huvuddomare behövs.
dispute-told-handed = Tvist D-{ $number } har lämnats över till dig (frist: { $until }). Du kan anmäla jäv.
dispute-told-lapsed = Du hade inte arbetat med tvist D-{ $number } på ett tag, så en annan domare kan ta den igen.
dispute-told-running = D-{ $number }: en spelare har låtit matchen fortsätta medan tvisten väntar.
dispute-told-settled = D-{ $number }: parterna har gjort upp.
dispute-told-withdrawn = D-{ $number } drogs tillbaka.
dispute-told-penalty = Du har ett nytt straff från tvist D-{ $number }. Se /straff.
dispute-told-appealed = Domslutet i D-{ $number } är överklagat och väntar på en huvuddomare (frist: { $until }).
dispute-told-stayed = D-{ $number }: matchen är pausad tills överklagandet är avgjort.
dispute-told-asked-sides = D-{ $number }: domaren frågar båda parter om matchen får gå längre tillbaka än en domare får besluta ensam. Knappen finns på kortet.
dispute-told-upheld = D-{ $number }: domslutet står fast efter överklagandet.
dispute-told-sent-back = D-{ $number }: tvisten är återförvisad efter överklagandet, och en annan domare dömer.
dispute-told-admins = Ingen huvuddomare tog överklagandet i D-{ $number } i tid: en serveradministratör bör ta hand om det.
desk-title = Domarnas bord
desk-empty = Inget väntar här.
desk-role-gone = Domarrollen har tagits bort. Tills en annan väljs med /inställning kan bara huvuddomare och serveradministratörer ta ärenden.
desk-more = { $count ->
    [one] och { $count } till
   *[other] och { $count } till
}
desk-pick = Öppna ett ärende
desk-every-game = Alla spel
desk-queue = Kö
desk-queue-unclaimed = Lediga
desk-queue-mine = Mina
desk-queue-overdue = Försenade
desk-queue-all = Alla
desk-state-hearing = synpunkter
desk-state-open = väntar
desk-state-claimed = tagen
desk-state-appealed = överklagande
desk-overdue = försenad
desk-claim = Ta ärendet
desk-claimed = Du har ärendet nu. Det är ditt så länge du arbetar med det.
desk-claimed-seat = Från och med nu kan du inte ta en plats i den här matchen.
desk-partners = { $count ->
    [one] Du spelar med en av parterna i match { $matches }. Överväg att lämna över ärendet.
   *[other] Du spelar med en av parterna i matcherna { $matches }. Överväg att lämna över ärendet.
}
desk-recuse = Anmäl jäv
desk-recuse-sure = Anmäl jäv för gott
desk-recuse-about = Du dömer inte den här tvisten mer. Det går inte att ångra.
desk-recused = Du dömer inte i D-{ $number }.
desk-hand = Lämna över
desk-hand-about = Välj en annan domare. Hen kan anmäla jäv.
desk-handed = D-{ $number } är överlämnad.
desk-no-member = Den personen är inte kvar på servern. Välj någon annan.
desk-stay = Skjut upp domslutet
desk-stayed = Matchen är pausad tills överklagandet är avgjort.
desk-export = Exportera
desk-exported = Tvist D-{ $number }: en fil att läsa och en som kan kontrolleras.
desk-verdict = Domslut
desk-mend = Rätta mitt domslut
desk-mendable = Du kan rätta ditt domslut till { $until }.
desk-mendable-other = Den som gav domslutet kan fortfarande rätta det.
desk-final = Domslutet står fast: det kan varken rättas eller överklagas längre.
desk-upheld = Fastställ
desk-changed = Ändra
desk-sent-back = Återförvisa
desk-section-overview = Ärende
desk-section-views = Synpunkter
desk-section-log = Logg
desk-section-refused = Avvisade drag
desk-section-messages = Meddelanden
desk-section-pictures = Bilder
desk-section-rules = Regler
desk-section-precedents = Prejudikat
desk-section-hidden = Visa det dolda
desk-counts = meddelanden: { $messages } · bilder: { $pictures } · avvisade drag: { $refused }
desk-boards = Spelplanen efter post { $agreed }, där loggen börjar, och som den är nu:
desk-no-log = Loggen har inget efter den posten.
desk-read-from = Läs loggen efter post …
desk-refused-command = **{ $who }** efter post { $entry }, { $at }
desk-refused-undo = Ta tillbaka draget i post { $entry }.
desk-no-refused = Inget av parternas drag avvisades.
desk-message-of-pictures = bara bilder
desk-no-messages = Inga meddelanden är tillagda. Högerklicka på ett (i telefonen: håll in), sedan Appar, för att lägga till det.
desk-no-pictures = Inga bilder är tillagda.
desk-picture = { $number }.{"\u00A0"}{ $side }
desk-no-rules = Regelböckerna säger inget om detta.
desk-reading = Vår tolkning: { $text }
desk-see = Se även: { $rules }
desk-card = Nämnt: { $name }
desk-open-edition = ⚠️ Ingen har sagt vilken utgåva som spelas här, och reglerna skiljer sig åt: { $editions }. Fråga parterna vilken det är.
desk-elsewhere = Den andra utgåvan, { $book }: { $rule }
desk-cite = Åberopa i domslutet
desk-cited = { $count ->
    [one] Domslutet åberopar { $count } regel.
   *[other] Domslutet åberopar { $count } regler.
}
desk-quote = Citera i kanalen
desk-quoted = En regel om D-{ $number }
desk-quote-sent = Regeln finns i kanalen.
desk-hidden-told = Granskningsloggen visar att du har tittat, och du kan inte längre ta en plats i matchen.
audit-title = Granskningslogg
audit-title-of = Granskningslogg för tvist D-{ $number }
audit-none = Inget har hänt än.
audit-itself = automatiskt
audit-forgotten = någon som har glömts
audit-opened = öppnade tvisten
audit-told = lämnade sin syn eller ett bevis
audit-called = kallade på en domare
audit-wished-still = bad om paus
audit-settled = gick med på att göra upp
audit-withdrew = drog tillbaka tvisten
audit-let-run = lät matchen fortsätta
audit-claimed = tog ärendet
audit-handed = lämnade över ärendet
audit-recused = anmälde jäv
audit-barred = valde bort en domare
audit-lapsed = domarens tid med ärendet gick ut
audit-saw = läste ärendet
audit-looked = såg det som är dolt
audit-ruled = gav domslutet
audit-mended = rättade domslutet
audit-appealed = överklagade
audit-stayed = sköt upp domslutet
audit-asked-sides = bad parterna gå med på att gå tillbaka
audit-agreed-back = gick med på att gå tillbaka
audit-decided-appeal = avgjorde överklagandet
audit-drafted = skrev ett utkast
audit-put-in-force = satte i kraft
audit-superseded = ersatte
audit-withdrew-precedent = drog tillbaka
audit-confirmed = bekräftade
audit-imported = importerade prejudikat
audit-edited-guide = ändrade handledningen
audit-set = ställde in domarbordet
audit-exported = exporterade
verdict-title-give = domslut
verdict-title-mend = rättat domslut
verdict-title-changed = överklagande: ändrat
verdict-title-upheld = överklagande: fastställt
verdict-title-sent-back = överklagande: återförvisat
verdict-is-verdict = Domslut ({ $judge })
verdict-is-dismissed = Avvisad som grundlös ({ $judge })
verdict-is-mended = Rättat domslut ({ $judge })
verdict-is-upheld = Fastställt efter överklagande ({ $judge })
verdict-is-changed = Ändrat efter överklagande ({ $judge })
verdict-is-sent-back = Återförvisat efter överklagande ({ $judge })
verdict-rules = Regler: { $rules }
verdict-remedy = Åtgärd: { $remedy }
verdict-undone = Upphävt: { $remedy }
verdict-left = Det gäller fortfarande: { $remedy }
verdict-lifted = Upphävt: { $penalties }
verdict-reopens = Den avslutade matchen fortsätter därifrån så snart det har meddelats i kanalen.
verdict-ends = Matchen slutar med det här domslutet.
verdict-precedent = Från och med nu är det prejudikat P-{ $number }.
verdict-infraction = Överträdelse: { $name }
verdict-makes-precedent = Prejudikat: { $question }
verdict-usual-remedy = Vanlig åtgärd: { $remedy }
verdict-usual-penalty = Vanligt straff för { $side }: { $penalty }
verdict-usual-no-penalty = Vanligen inget straff.
verdict-cannot = Domslutet kan inte meddelas så här:
verdict-nothing-gone = Inget ångras.
verdict-gone = { $count ->
    [one] { $count } post ångras:
   *[other] { $count } poster ångras:
}
verdict-draws = { $count ->
    [one] I dem drogs { $count } tal.
   *[other] I dem drogs { $count } tal.
}
verdict-fixed =
    { $count ->
        [one] I { $count } av dem drogs eller avslöjades något, eller så avgjorde en domare.
       *[other] I { $count } av dem drogs eller avslöjades något, eller så avgjorde en domare.
    }
verdict-boards = Spelplanen som den är nu och efter domslutet:
verdict-give = Meddela domslutet
verdict-ask-sides = Fråga båda parter
verdict-asked-sides = Parterna ser frågan på kortet i kanalen.
verdict-given = Domslutet i D-{ $number } är meddelat
verdict-edit = Text och åtgärd
verdict-back = Till ärendet
verdict-changed-since = Domslutet har ändrats på annat håll. Så här är det nu.
verdict-no-draft = Det finns inget påbörjat domslut. Öppna ärendet med /domarbord och börja om.
verdict-ruling = Vad som gäller
verdict-ruling-about = Beslutet i en mening; alla i kanalen kan läsa det
verdict-why = Varför
verdict-why-about = Skälet, i ord som parterna förstår
verdict-cited = Åberopade regler
verdict-cited-about = Deras nummer med komma emellan; Åberopa under Regler fyller i dem
verdict-pick-remedy = Åtgärd
verdict-pick-remedy-about = Vad som händer med matchen; att gå tillbaka är sista utvägen
verdict-pick-entry = Posten att gå tillbaka till
verdict-pick-seat = Vem det gäller
verdict-pick-amount = Hur många
verdict-pick-hours = Hur länge
verdict-amount = { $count ->
    [one] { $count } stycken
   *[other] { $count } stycken
}
verdict-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
verdict-everybody = Alla som är på tur
verdict-pick-infraction = Överträdelse
verdict-no-infraction = Ingen överträdelse
verdict-more-infractions = Fler …
verdict-pick-penalties = Straff
verdict-for-days = { $days ->
    [one] { $penalty } i { $days } dag
   *[other] { $penalty } i { $days } dagar
}
verdict-adjust = Ändra ställningen
verdict-pick-value = Sätt ett värde
verdict-value = Nytt värde
verdict-value-about = Ett heltal från { $least } till { $most }; nu är det { $now }
verdict-bad-value = Skriv ett heltal från { $least } till { $most }.
verdict-value-gone = Matchen har inte det värdet längre. Välj på nytt.
verdict-adjust-json = Andra delar (JSON)
verdict-adjust-about = JSON: vad som ska sättas, med spelets egna namn
verdict-bad-json = Det är inget JSON-objekt (inom klammerparenteser ett namn i citattecken, ett kolon och ett värde). Skriv det igen.
verdict-places = Placeringar
verdict-places-about = Ett tal för varje plats i ordning, till exempel 2 1
verdict-points = Poäng
verdict-points-about = Ett tal för varje plats i ordning, om spelet har poäng
verdict-bad-places = Skriv heltal med mellanslag emellan, ett för varje plats.
verdict-precedent-button = Prejudikat
remedy-none = ingen
remedy-back-same = tillbaka till post { $entry }; det som dras igen blir detsamma
remedy-back-anew = tillbaka till post { $entry }; allt dras på nytt
remedy-adjust = ställningen ändras ({ $parts })
remedy-loss-action = { $count ->
    [one] { $who } förlorar { $count } handling
   *[other] { $who } förlorar { $count } handlingar
}
remedy-loss-turn = { $who } får stå över sin tur
remedy-loss-points = { $count ->
    [one] { $who } förlorar { $count } poäng
   *[other] { $who } förlorar { $count } poäng
}
remedy-time = { $hours ->
    [one] { $hours } timme till för alla som är på tur
   *[other] { $hours } timmar till för alla som är på tur
}
remedy-time-one = { $hours ->
    [one] { $hours } timme till för { $who }
   *[other] { $hours } timmar till för { $who }
}
remedy-lost = { $who } förlorar matchen
remedy-no-result = matchen slutar utan resultat
remedy-corrected = resultatet rättas: { $places }
remedy-kind-leave = Låt domslutets följder vara som de är
remedy-kind-undo = Upphäv det som domslutet gjorde
remedy-kind-instead = Upphäv det, och: { $remedy }
remedy-kind-none = Ingen: matchen förblir som den är
remedy-kind-back-same = Tillbaka till en post, samma dras igen
remedy-kind-back-anew = Tillbaka till en post, allt dras på nytt
remedy-kind-adjust = Ställningen ändras
remedy-kind-loss-action = Handlingar förloras
remedy-kind-loss-turn = Stå över en tur
remedy-kind-loss-points = Poäng förloras
remedy-kind-time = Mer tid
remedy-kind-lost = Matchen förloras
remedy-kind-no-result = Inget resultat
remedy-kind-corrected = Resultatet rättas, efter slutet
remedy-kind-groundless = Avvisas som grundlös
precedent-question = Frågan i allmänna ordalag
precedent-question-about = Utan personer; tomt betyder inget prejudikat
precedent-answer = Svar
precedent-answer-about = Vad som gäller på den här servern från och med nu
precedent-ways = Andra sätt att fråga
precedent-ways-about = Ett på varje rad
precedent-again = ska ses över
precedent-none = Det finns inga.
penalties-title = Straff
penalties-none = Det finns inga.
penalty-line = { $penalty }: { $infraction } (D-{ $number }, { $at })
penalty-lifted = upphävt
penalty-until = till { $until }
penalty-expires = räknas till { $until }
precedent-title-precedent = Prejudikat
precedent-title-house-rule = Husregler
precedent-open = Öppna ett
precedent-state-draft = utkast
precedent-state-in-force = gäller
precedent-state-superseded = ersatt
precedent-state-withdrawn = tillbakadraget
precedent-also-asked = Frågas även: { $ways }
precedent-cites-precedent = Det tolkar { $rules }
precedent-cites-house-rule = Den ersätter { $rules }
precedent-by = Av en { $office }, { $at }
precedent-from-dispute = Från tvist D-{ $number }
precedent-origin = Importerat från { $origin }
precedent-superseded-by = { $name } har ersatt det
precedent-ancestors = Ersätter { $names }
precedent-not-refereed = Boten dömer fortfarande efter de tryckta reglerna i sina matcher och säger till där de skiljer sig.
precedent-played = Boten spelar efter den: nya lobbyer öppnas med ”{ $what }: { $value }”. Värden kan ändå ändra det.
precedent-plays-known = Boten följer den tryckta regeln. Den kan spela en husregel som ställer in något av detta: { $names }. Välj det nedan; något annat kan boten inte spela.
precedent-plays-nothing = Det här kan boten inte spela: den följer den tryckta regeln.
precedent-plays-pick = Vad den ställer in i lobbyn
precedent-plays-none = Något annat: boten följer den tryckta regeln
precedent-plays-unknown = ”{ $setting }” kan boten inte spela: den följer den tryckta regeln. Utkastet är kvar som det var.
house-value-title = Vad { $name } ställer in
house-value-number = { $least } till { $most }; boken säger { $printed }
house-value-pick = Nya lobbyer öppnas med det
precedent-press-force = Låt gälla
precedent-press-edit = Redigera
precedent-press-withdraw = Dra tillbaka
precedent-press-confirm = Det gäller fortfarande
precedent-press-supersede = Ersätts av …
precedent-by-which = Av vilket
precedent-by-which-about = Numret på ett annat av samma slag
precedent-exported = Det som gäller, utan personer och server.
precedent-imported = { $count ->
    [one] { $count } utkast importerades
   *[other] { $count } utkast importerades
}
precedent-twins = { $count ->
    [one] { $count } fanns redan.
   *[other] { $count } fanns redan.
}
precedent-unplayed = { $count ->
    [one] Vad { $names } ställer in kan boten här inte spela: den följer den tryckta regeln.
   *[other] Vad de här ställer in kan boten här inte spela, och den följer de tryckta reglerna: { $names }
}
precedent-form-precedent = Utkast till prejudikat
precedent-form-house-rule = Utkast till husregel
precedent-question-whole = Utan personer, så som någon skulle fråga
precedent-rules-precedent = Numren på reglerna det tolkar, med komma emellan
precedent-rules-house-rule = Först numret på regeln den ersätter, sedan andra, med komma
precedent-press-again = Tillbaka till formuläret
precedent-what-holds = { $name } har ersatt { $names }. Vad ska gälla när du drar tillbaka det?
precedent-press-back = { $names } igen
precedent-press-neither = Inget av dem: den tryckta regeln
precedent-done = Klart.
guide-title = Handledning för domare
guide-about = Om det som ingen regelbok tar upp: välj ett avsnitt.
guide-no-entry = Handledningen har inget avsnitt ”{ $entry }”. Se listan med /handledning.
guide-usual = Vanlig åtgärd: { $remedy } · vanligt straff: { $penalty }
guide-no-penalty = inget
guide-own = Den här serverns egen text
guide-edit = Ändra för den här servern
guide-reset = Återställ originaltexten
guide-edit-about = På ditt språk; de andra språken behåller sina texter
guide-entry-title = Rubrik
guide-entry-text = Text
dispute-rules-judge = En domare eller administratör som inte är inblandad får ta den.
dispute-rules-heard = När parterna har sagt sitt eller tiden är ute får en domare eller administratör som inte är inblandad ta den.
dispute-rules-head = En huvuddomare som inte är inblandad och inte har dömt får avgöra den; finns ingen sådan roll, en serveradministratör.
dispute-rules-stand-in = Eller så enas parterna om en ersättare.
dispute-rules-table = Eller så avgör spelarna vid bordet: { $sides } (röster som krävs: { $needed }).
dispute-rules-no-table = Eller så låter en administratör spelarna vid bordet avgöra: /inställning, Domarnas bord.
dispute-rules-unappeal = Den som överklagade kan dra tillbaka överklagandet.
dispute-rules-nobody = Ingen med den rollen får avgöra den: alla är parter, har valts bort eller har redan dömt.
dispute-aside = Utan del i tvisten: { $side }, som avgör tillsammans med de andra vid bordet.
dispute-stands-in = { $state ->
    [yes] { $who } dömer som ersättare; alla parter har godtagit det.
   *[no] { $who } föreslås som ersättare; godtagen av { $accepted } av { $whole } parter.
}
dispute-proposed = { $side } föreslår de andra vid bordet:
dispute-votes = För: { $yes }, emot: { $no }, krävs: { $needed }. Lika röster ändrar ingenting.
dispute-press-aside = Jag är inte part
dispute-press-propose = Föreslå ett avgörande
dispute-press-yes = Rösta för
dispute-press-no = Rösta emot
dispute-press-name = Föreslå en ersättare
dispute-press-accept = Godta ersättaren
dispute-press-unappeal = Dra tillbaka överklagandet
dispute-done-aside = Du är inte part i D-{ $number } och avgör den tillsammans med de andra vid bordet.
dispute-done-propose = Spelarna vid bordet kan nu rösta om ditt förslag i D-{ $number }.
dispute-done-yes = Du röstade för förslaget i D-{ $number }.
dispute-done-no = Du röstade emot förslaget i D-{ $number }.
dispute-done-name = Du har föreslagit en ersättare i D-{ $number }. De andra parterna tillfrågas.
dispute-done-accept = Du godtar ersättaren i D-{ $number }.
dispute-done-unappeal = Du har dragit tillbaka ditt överklagande i D-{ $number }.
dispute-form-ruling = Vad som gäller
dispute-form-ruling-about = Alla i kanalen kan läsa det här.
dispute-form-why = Varför
dispute-form-why-about = Utifrån det alla får se: spelplanen, loggen, båda synpunkterna
dispute-form-rules-about = Reglernas nummer med komma emellan; frivilligt
dispute-form-remedy = Vad som händer i matchen
dispute-form-remedy-about = Det som drar eller avslöjar på nytt kräver en ersättare
dispute-pick-stand-in = Välj någon som inte spelar
dispute-name-about = Någon som inte är inblandad. Hen dömer när alla parter har godtagit det.
dispute-told-proposed = D-{ $number }: { $side } föreslår de andra vid bordet ett avgörande.
dispute-told-vote = Rösta gärna i tvist D-{ $number }.
dispute-told-accept = Godtar du en ersättare som domare i tvist D-{ $number }?
dispute-told-stand-in = Alla parter i tvist D-{ $number } vill ha dig som domare. Ta den med ”Till domarbordet”.
dispute-told-appeal-withdrawn = D-{ $number }: överklagandet är tillbakadraget och domslutet står fast.
audit-stood-aside = ställde sig utanför
audit-proposed = föreslog ett avgörande
audit-voted = röstade
audit-named-stand-in = föreslog en ersättare
audit-accepted-stand-in = godtog ersättaren
audit-withdrew-appeal = drog tillbaka överklagandet
