# Why something with a match is not done.

match-refused-no-match = Det finns ingen sådan match.
match-refused-channel-taken = Det pågår redan en match i den här kanalen. Avsluta den först, eller använd en annan kanal eller tråd; med /match flytta tar du dit en match som har börjat.
match-refused-unknown-game = Jag kan inte döma ett spel som heter ”{ $game }”.
match-refused-unknown-choice = ”{ $choice }” är inget av valen.
match-refused-out-of-range = Välj ett heltal från { $least } till { $most }.
match-refused-too-large = En fil får vara på högst { $kilobytes } kB.
match-refused-nothing-brought = Där är inget valt.
match-refused-no-title = Ge den ett namn: namnet får inte vara tomt.
match-refused-long-title = Namnet får ha högst { $limit ->
    [one] { $limit } tecken
   *[other] { $limit } tecken
}.
match-refused-title-taken = Du har redan en som heter ”{ $title }” här. Välj ett annat namn, eller säg att den ska ersättas.
match-refused-too-many-kept = Du kan inte spara fler än { $limit } här. Ta bort en först.
match-refused-not-kept = Den har du inte längre sparad här.
match-refused-unsettled = Först måste värden välja inställningar för hela bordet: tryck på Hantera.
match-refused-not-saved = Det här spelet kan inte sparas som en fil att fortsätta från.
match-refused-not-ready = Ännu inte redo: { $seats }. Vad som saknas ser var och en under Mina val; för botens platser väljer värden under Hantera.
match-seat = { $seat }
match-refused-places = Det här är för { $least } till { $most } spelare.
match-refused-not-in-lobby = Matchen har redan börjat.
match-refused-opening = Matchen ska just börja; inget kan ändras längre.
match-refused-not-opening = Inget är på väg att börja här.
match-refused-not-playing = Matchen spelas inte just nu.
match-refused-not-over = Matchen pågår fortfarande, och filen skulle avslöja det som är dolt. Du får den när matchen är slut.
match-refused-paused = Matchen är pausad. { $held }
match-refused-not-paused = Matchen är inte pausad.
match-refused-held = Du kan inte starta klockan. { $held }
match-refused-full = { $room ->
    [yes] Alla platser är upptagna ({ $places }). Värden kan lägga till en under Hantera.
   *[no] Alla platser är upptagna ({ $places }).
}
match-refused-seated = Du har redan en plats i den här matchen.
match-refused-not-seated = Du spelar inte i den här matchen.
match-refused-seat-taken = Där sitter redan någon.
match-refused-moved-up = Någon annan sitter där nu. Titta på lobbyn igen.
match-refused-no-seat = Det går inte att göra med någon plats.
match-refused-too-few = Upptagna platser: { $seated } av { $places }. Vänta på fler spelare, eller låt boten spela de tomma platserna.
match-refused-not-yours = Det ska en annan spelare svara på.
match-refused-host-only = Bara matchens värd, en domare eller en serveradministratör kan göra det.
match-refused-judge-only = Bara en domare eller en serveradministratör kan göra det.
match-refused-partial = Du spelar eller har spelat i den här matchen eller öppnade den, så du kan inte ge order i den, inte ens om du lämnar den. Kom överens med de andra, eller be en domare eller administratör som aldrig har deltagit.
match-refused-other-seat = Du har suttit på en annan plats i den här matchen och vet vad som är dolt där. Bara den platsen är öppen för dig.
match-refused-judged = Du har gett en order i den här matchen, tagit ett ärende om den eller sett något som är dolt i den, så du kan inte ta en plats i den. Någon annan måste göra det.
match-refused-reopened = Den här matchen var redan slut, och vem som helst kunde se allt som var dolt i den. Nu kan bara boten, eller den som satt i den redan före slutet, ta en plats.
match-refused-no-reason = En order behöver ett skäl på 1 till { $most } tecken; alla kan läsa det i loggen. Försök igen och skriv varför.
match-refused-no-command = Det är inget drag i det här spelet: { $problem }
match-refused-stale = Matchen har gått vidare sedan dess. Titta på den aktuella ställningen och välj igen.
match-refused-repeated = Det är redan gjort.
match-refused-nothing-to-undo = Du har inget drag att ta tillbaka.
match-refused-cannot-undo = Sedan ditt drag har något slagits, dragits eller avslöjats, eller någon gett upp, och det kan spelarna inte själva ta tillbaka. Det kan bara en domare.
match-refused-cannot-take-back = Du kan inte längre ta tillbaka draget på egen hand: någon har gjort något sedan dess, något har avslöjats eller tiden är ute. /match ångra frågar de andra.
match-refused-proposal-gone = Det förslaget gäller inte längre.
match-refused-proposed = Det är redan föreslaget; alla de andra har inte svarat än.
match-refused-no-clock = Den här matchen har ingen tidsgräns.
match-refused-alone = Du är den enda spelaren; det finns ingen att komma överens med.
match-refused-for-judges = Det här svarar bara en domare på.
match-refused-no-length = Det här spelet kan inte ha en tidsgräns för hela matchen.
match-refused-together = Ni spelar tillsammans, så det finns inget oavgjort.
match-refused-no-automaton = Boten kan inte spela det här spelet, så den kan inte ta en plats.
match-refused-no-advice = Råd finns bara där alla spelar tillsammans.
match-refused-no-own-advice = Det här vet bara ni vid bordet; boten har inget råd.
match-refused-own-question = Den frågan avgör du själv: svara på den.
match-refused-council = Den här frågan tas först upp i rådslaget, och alla har inte sagt något än: { $seats }. Bestäm när de har gett eller stött råd; rådslaget slutar senast { $until }.
match-refused-own-advice = Det rådet är ditt eget; de andra kan stödja det.
match-refused-advice-gone = Frågan är redan besvarad, så rådet gäller inte längre. Se efter vad du ska svara på nu.
match-refused-opens = Det måste vara kortare än tiden per drag.
match-refused-opens-together = Bara där alla spelar tillsammans får alla svara.
match-refused-no-windows = I det här spelet reagerar ingen medan någon annan spelar, så det finns ingen tid för det.
match-refused-veil = Väntan måste vara kortare än tiden att reagera.
match-refused-move-time = Tiden för ett drag är minst en minut och högst 28 dagar; 0 betyder ingen gräns.
match-refused-extra-time = Den tiden är minst en minut och högst ett år; 0 betyder ingen.
match-refused-no-entry = Det finns ingen sådan post att gå tillbaka till; loggen slutar med { $last }.
match-refused-no-result = Ett resultat ger var och en av de { $seats } platserna en placering, och en av dem förstaplatsen.
match-refused-moved-on = Matchen har gått vidare till post { $last }; titta på den igen.
match-refused-not-ended = Matchen är inte slut.
match-refused-ends-there = Även vid post { $entry } är matchen slut. Välj en tidigare post.
match-refused-undone = Det som domslutet gjorde gäller inte längre: matchen har gått tillbaka till före det, eller fortsatt efter slutet som det rättade. Låt det vara som det är.
match-refused-going-on = Matchen ska just fortsätta, men kanalen har inte visat meddelandet än. Försök igen när det står där.
match-refused-too-far = Det tar tillbaka { $count } drag. En domare tar tillbaka högst { $most }; fler kan en huvuddomare ta tillbaka, eller så går båda sidorna med på det i en tvist.
match-refused-no-change = Det ändrar ingenting. Sätt något till ett annat värde.
match-refused-too-long = { $days ->
    [one] Det går inte: högst { $days } dag, och det måste ligga framåt i tiden.
   *[other] Det går inte: högst { $days } dagar, och det måste ligga framåt i tiden.
}
match-refused-busy = Det händer för mycket i matchen på en gång. Försök igen om en stund.
match-refused-illegal-setup = Matchen kan inte börja så här:

# Who holds the clock of a match that stands, and how it runs again.

match-held-players = Spelarna är överens om en paus; vem som helst av dem kan avsluta den med /match fortsätt.
match-held-officials = En domare har stoppat klockan; bara en domare eller en serveradministratör kan starta den igen.
match-held-dispute = Något i matchen är omtvistat; den fortsätter så snart tvisten är över.
match-held-nowhere = Matchen har ingen kanal som boten når; den fortsätter så snart /match flytta ger den en.
match-held-silence = Jag kan inte skriva i matchens kanal: tråden är låst eller så saknar jag en behörighet där. Matchen väntar, ingen förlorar tid, och den fortsätter av sig själv när jag kan skriva igen.
match-held-outage = Discord tar inte emot några meddelanden just nu. Klockan står, men du kan göra ditt drag ändå.
match-held-ruling = En domare ska avgöra; till dess står klockan.

# Lines of the log that are not the game’s own.

match-log-opened = Matchen har börjat.
match-log-expired = Tiden är ute för { $seat }; ett drag gjordes automatiskt.
match-log-time-up = Matchens tid är ute.
match-log-rewound-agreed = Alla är överens: tillbaka till post { $to }.
match-log-taken-back = { $seat } tar tillbaka draget; matchen är åter vid post { $to }.
match-log-seat-to-player = { $seat } tar över en tom plats.
match-log-seat-to-nobody = En plats har blivit ledig.
match-log-seat-to-game = Från och med nu spelar boten den här platsen: { $seat }.
match-log-conceded = { $seat } ger upp.
match-log-forfeited = Tiden är ute för { $seat }, som förlorar matchen.
match-log-player = { $seat }
match-log-in-stead = { $player } svarar i stället för { $holder }.
match-log-present = Vid bordet nu: { $players }.
match-log-nobody-present = Ingen är vid bordet nu; matchen väntar.
match-log-ended = Matchen är slut. { $reason }
match-log-drawn = Alla är överens om oavgjort.
match-log-abandoned-agreed = Alla är överens om att avsluta matchen utan resultat.
match-log-abandoned-silent = I två veckor gick det inte att skriva i kanalen; matchen slutar utan resultat.
match-log-disputed = { $seat } bestrider post { $about } (tvist D-{ $dispute }); matchen är pausad tills tvisten är avgjord.
match-log-released = Tvist D-{ $dispute } är över utan domslut.
match-log-paused-agreed = Alla är överens om en paus.
match-log-resumed-players = Spelarna avslutade sin paus.
match-log-extended-agreed = { $hours ->
    [one] Alla är överens: { $hours } timme till att tänka.
   *[other] Alla är överens: { $hours } timmar till att tänka.
}
match-log-by-judge = På order av en domare: { $what }
match-log-by-admin = På order av en administratör: { $what }
match-log-by-table = Spelarna vid bordet avgjorde: { $what }
match-log-why = { $order } — { $why }
match-log-order-rewound = tillbaka till post { $to }.
match-log-order-reopened = matchen öppnas igen: vidare från post { $to }, med en ny hemlighet.
match-log-order-adjusted = ställningen är ändrad.
match-log-order-adjusted-parts = ställningen är ändrad: { $parts }.
match-log-order-disputed = post { $about } är omtvistad (tvist D-{ $dispute }); matchen är pausad tills tvisten är avgjord.
match-log-order-verdict = domslut i tvist D-{ $dispute }.
match-log-order-verdict-undoing = domslut i tvist D-{ $dispute }; det som det förra gjorde är upphävt.
match-log-order-released = matchen fortsätter, fast tvist D-{ $dispute } fortfarande är öppen.
match-log-order-loss-action = plats { $number } förlorar { $amount ->
    [one] en handling
   *[other] { $amount } handlingar
}.
match-log-order-loss-turn = plats { $number } får stå över sin tur.
match-log-order-loss-points = plats { $number } förlorar { $amount ->
    [one] en poäng
   *[other] { $amount } poäng
}.
match-log-order-corrected = resultatet är rättat.
match-log-order-no-result = matchen har trots allt inget resultat.
match-log-order-lost = plats { $number } förlorar matchen.
match-log-order-ruled = ett avgörande har fällts.
match-log-order-seat-to-nobody = plats { $number } blir ledig för någon annan.
match-log-order-seat-to-game = boten spelar plats { $number } från och med nu.
match-log-order-abandoned = matchen slutar utan resultat.
match-log-order-paused = klockan stannar.
match-log-order-resumed = klockan är inte längre stoppad.
match-log-order-extended = { $hours ->
    [one] { $hours } timme till att tänka.
   *[other] { $hours } timmar till att tänka.
}
match-outcome-draw = Oavgjort enligt överenskommelse.
match-outcome-corrected = En domare har rättat resultatet.
match-outcome-sentenced = { $seat } förlorade genom ett domslut.
match-advice-own-player = vad boten skulle göra
