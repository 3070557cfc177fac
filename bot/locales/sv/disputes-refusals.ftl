# Why the judge’s desk does not do something.

dispute-refused-no-dispute = Det finns ingen tvist D-{ $number } på den här servern. Leta upp numret i kön.
dispute-refused-unreadable = Tvist D-{ $number } gäller en match som inte kan läsas just nu: spelet eller komponentpaketet saknas. Inget är förlorat. Be den som driver boten lägga tillbaka det.
dispute-refused-no-match = Det finns ingen sådan match. Öppna tvisten utan match och berätta vad som hände.
dispute-refused-not-a-player = Det kan bara den som spelar i matchen göra. Be någon av spelarna.
dispute-refused-not-a-party = Det kan bara parterna i tvisten göra.
dispute-refused-not-played = Matchen har inte börjat, så det finns inget att tvista om än. Kom överens i lobbyn.
dispute-refused-no-entry = Det finns ingen sådan post i loggen; den går till { $last }. Välj en av dem.
dispute-refused-already-open = Tvist D-{ $number } om den här matchen är inte avgjord. Lämna din syn där.
dispute-refused-decided-already = Det avgjordes i tvist D-{ $number }. Tycker du att domslutet är fel, överklaga där.
dispute-refused-too-many = { $most ->
    [one] Du kan öppna högst { $most } tvist i veckan. Försök komma överens, eller vänta några dagar.
   *[other] Du kan öppna högst { $most } tvister i veckan. Försök komma överens, eller vänta några dagar.
}
dispute-refused-empty = Det finns ingen text. Skriv något.
dispute-refused-too-long = { $length ->
    [one] Det är { $length } tecken, och det finns plats för { $most }. Säg det kortare.
   *[other] Det är { $length } tecken, och det finns plats för { $most }. Säg det kortare.
}
dispute-refused-told = Du har redan gett din syn, och varje part gör det en gång. Du kan fortfarande lägga till meddelanden från kanalen: högerklicka på ett (i telefonen: håll in).
dispute-refused-called = En domare är redan kallad och kommer så snart det går.
dispute-refused-still = Det har du redan bett om. Matchen pausas när alla parter vill det, eller när en domare tar tvisten.
dispute-refused-over = Matchen är slut, så det finns inget att pausa.
dispute-refused-hearing-over = Tiden för att ge sin syn är slut. Du kan fortfarande lägga till meddelanden från kanalen: högerklicka på ett (i telefonen: håll in).
dispute-refused-closed = Tvisten är avslutad. Ett domslut kan överklagas så länge tiden räcker.
dispute-refused-not-yours = Det är någon annans sak: den som öppnade en tvist drar tillbaka den, den som överklagade drar tillbaka överklagandet, och den som gav ett domslut rättar det.
dispute-refused-alone = Du är ensam part, så det finns ingen att komma överens med. Dra tillbaka tvisten i stället.
dispute-refused-settling = Du har redan gått med på att göra upp. Det är klart så snart alla parter har gjort det.
dispute-refused-not-frozen = Matchen är inte pausad för den här tvisten.
dispute-refused-not-yet = Domarna har fortfarande tid att ta ärendet. När den är slut kan du låta matchen fortsätta.
dispute-refused-openers-own = Du öppnade tvisten, så det är de andra som kan låta matchen fortsätta. Du kan dra tillbaka den.
dispute-refused-pictures = { $most ->
    [one] Det finns plats för { $most } bild från varje part, och du har redan lagt till den. Sätt ihop flera till en.
   *[other] Det finns plats för { $most } bilder från varje part, och du har redan lagt till dem. Sätt ihop flera till en.
}
dispute-refused-picture-size = En bild får vara på högst { $megabytes } MB, och högst femtio miljoner bildpunkter om den inte är JPEG. Skicka en skärmbild av den i stället.
dispute-refused-picture-kind = Bilden går inte att läsa, eller så är den skadad. Skicka en skärmbild av den i stället.
dispute-refused-picture-heic = Boten kan inte läsa HEIC, som iPhone sparar foton i. Skicka en skärmbild av fotot, eller välj Inställningar → Kamera → Format → Mest kompatibelt och ta om det.
dispute-refused-picture-gone = Bilden går inte längre att hämta från Discord. Bifoga den igen.
dispute-refused-messages = { $most ->
    [one] Det finns plats för { $most } meddelande, och det finns redan. Skriv resten till domaren.
   *[other] Det finns plats för { $most } meddelanden, och de finns redan. Skriv resten till domaren.
}
dispute-refused-message-taken = Det meddelandet finns redan i tvisten.
dispute-refused-judge-only = Det kan bara en domare göra. Vem som dömer här ställs in med /inställning.
dispute-refused-head-only = Det kan bara en huvuddomare göra. Vem det är här ställs in med /inställning.
dispute-refused-admin-only = Det kan bara en serveradministratör göra.
dispute-refused-partial = Du är part i tvisten, eller spelar eller har spelat i matchen, så du kan inte döma i den.
dispute-refused-barred = En av parterna har valt bort dig som domare i tvisten.
dispute-refused-bars = Du har redan valt bort en domare, och fler än en går inte.
dispute-refused-recused = Du har anmält jäv i tvisten, så du kan inte döma i den.
dispute-refused-still-heard = Parterna har fortfarande tid att ge sin syn. Ta ärendet när de har gjort det eller tiden är slut.
dispute-refused-claimed = En annan domare har ärendet. Det blir ledigt när hen lämnar över det eller slutar arbeta med det.
dispute-refused-not-claimed = Du har inte det här ärendet. Ta det först.
dispute-refused-lapsed = Du hade inte arbetat med ärendet på ett tag, så det är ledigt igen. Ta det en gång till och döm sedan.
dispute-refused-moved = Matchen har gått vidare. Titta på förhandsvisningen igen.
dispute-refused-match = Spelet tillåter inte den åtgärden.
dispute-refused-no-remedy-here = Tvisten gäller ingen match som boten dömer, så det finns ingen att ändra i. Skriv i ord vad som ska göras.
dispute-refused-no-rule = Det finns ingen regel ”{ $rule }”. Leta upp den med /regel och åberopa den med dess nummer.
dispute-refused-several-rules = Regel { $rule } finns i flera böcker: { $numbers }. Åberopa en av dem med hela numret.
dispute-refused-no-side = Det finns ingen sådan part i tvisten, så den kan inte bestraffas.
dispute-refused-no-day = { $days ->
    [one] En avstängning behöver en sista dag som ligger framåt i tiden, högst { $days } dag bort; inget annat straff har en.
   *[other] En avstängning behöver en sista dag som ligger framåt i tiden, högst { $days } dagar bort; inget annat straff har en.
}
dispute-refused-no-infraction = Ett straff behöver en överträdelse. Välj i handledningen vad som var fel.
dispute-refused-groundless = Det som avvisas som grundlöst har varken åtgärd eller straff. Ta bort dem, eller avvisa det inte.
dispute-refused-other-open = Tvist D-{ $number } om samma match är inte avgjord. Avgör den först.
dispute-refused-stayed = Matchen är redan pausad för den här tvisten.
dispute-refused-no-verdict = Det finns inget domslut i tvisten än.
dispute-refused-nothing-to-undo = Det gällande domslutet gjorde inget med matchen, eller så är det redan upphävt. Låt det vara, eller välj en åtgärd.
dispute-refused-undo-first = En annan åtgärd gäller redan. Välj att upphäva den och låta den här gälla i stället.
dispute-refused-not-asked = Ingen domare ber dig gå med på det nu.
dispute-refused-nobody-to-ask = Det finns inte två parter här som kan gå med på att gå så långt tillbaka. Välj mindre, eller lämna över ärendet till en huvuddomare.
dispute-refused-appealed = Domslutet är överklagat. En huvuddomare som inte har dömt i tvisten avgör det.
dispute-refused-appeal-over = En tvist kan överklagas en gång, och det är redan gjort. Domslutet står fast.
dispute-refused-tables-own = Spelarna vid bordet gav domslutet tillsammans, så ingen rättar det ensam. En part kan överklaga medan det finns tid.
dispute-refused-too-late = Tiden för det är ute. Domslutet står fast.
dispute-refused-not-appealed = Ingen har överklagat i tvisten, eller så är överklagandet avgjort.
dispute-refused-ruled-before = Du har redan dömt i den här tvisten, så nu avgör någon annan.
dispute-refused-not-for-them = Den personen får inte döma i tvisten: hen är inte domare, är part, spelar i matchen, har valts bort eller har anmält jäv. Välj en annan domare.
dispute-refused-no-precedent = Det finns inget prejudikat och ingen husregel med det numret. Se listan.
dispute-refused-against-official = Ett prejudikat tolkar regler och ersätter ingen. Ska något annat gälla får en huvuddomare göra en husregel.
dispute-refused-replaces-nothing = En husregel ersätter en regel. Ange den med dess nummer.
dispute-refused-cites-nothing = Det åberopar ingen regel. Åberopa minst en med dess nummer.
dispute-refused-precedent-state = { $name } är i ett annat läge, och det här går inte med det. Se listan.
dispute-refused-circle = { $name } och det andra skulle ersätta varandra. Skriv ett nytt i stället.
dispute-refused-other-game = { $rule } hör till ett annat spel eller är av ett annat slag. Välj ur det här spelet.
dispute-refused-people = Det nämner en person, en roll eller en kanal, och prejudikat nämner ingen. Ta bort omnämnandet eller det långa numret.
dispute-refused-several-games = Reglerna hör till flera spel ({ $games }). Åberopa regler i ett enda spel.
dispute-refused-file-size = Filen är för stor: högst { $megabytes } MB. Importera den i delar.
dispute-refused-file-kind = Det är ingen fil från domarbordet, eller så är den skadad. Exportera den igen och importera den.
dispute-refused-file-version = Filen har version { $version }, men den här boten läser version { $known }. Uppgradera den äldre av de två botarna och exportera den igen.
dispute-refused-out-of-range = Välj från { $least } till { $most }.
dispute-refused-busy = Det händer för mycket med tvisten just nu. Försök igen.
dispute-refused-no-table = Här dömer domare, inte spelarna vid bordet. En administratör kan tillåta det: /inställning, Domarnas bord. Eller föreslå en ersättare.
dispute-refused-is-side = Du är part: du öppnade den, gjorde draget, har gett din syn, eller så finns ingen annan kvar att vara oense med. Låt de andra avgöra.
dispute-refused-sides-gone = De andra parterna har lämnat, så det finns ingen att enas med. Lämna den till en domare, eller dra tillbaka tvisten.
dispute-refused-no-elector = Bara de som inte är parter får avgöra. Du är part; föreslå en ersättare, eller gör upp.
dispute-refused-no-proposal = Inget är föreslaget. Föreslå ett avgörande först.
dispute-refused-proposal-old = Matchen har gått vidare sedan förslaget lades, så ingen kan rösta om det längre. Föreslå ett avgörande igen.
dispute-refused-hidden-remedy = Det skulle dra eller avslöja något dolt på nytt, och det kan spelarna vid bordet inte göra. Välj något annat, eller föreslå en ersättare.
dispute-refused-only-play = Spelarna vid bordet ger inga straff, avvisar ingenting och skapar inga prejudikat. Utelämna det.
dispute-refused-no-stand-in = Ingen är föreslagen som ersättare. Föreslå någon först.
dispute-refused-not-neutral = Den personen är part, spelar i matchen, har valts bort eller har redan dömt. Föreslå någon annan.
