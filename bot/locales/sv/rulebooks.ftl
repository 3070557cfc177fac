# Regelböcker som servrar lägger till.

command-rulebook = regelbok
command-rulebook-about = Serverns regelböcker
command-rulebook-add = lägg-till
command-rulebook-add-about = Lägg till en regelbok på servern; du ansvarar för rätten att använda den här
command-rulebook-add-file = fil
command-rulebook-add-file-about = PDF, Word, EPUB, HTML eller text, högst 10 MB; den svarar bara på den här servern
command-rulebook-add-title = titel
command-rulebook-add-title-about = Vad boken heter här; annars dess första rubrik
command-rulebook-add-language = språk
command-rulebook-add-language-about = Bokens språk; annars känner jag igen det själv
command-rulebook-add-language-cs = tjeckiska
command-rulebook-add-language-sv = svenska
command-rulebook-add-language-en = engelska
command-rulebook-add-kind = slag
command-rulebook-add-kind-about = Regelbok, FAQ eller errata; de två senare går före det de rättar
command-rulebook-add-kind-rulebook = regelbok
command-rulebook-add-kind-faq = FAQ
command-rulebook-add-kind-errata = errata
command-rulebook-add-corrects = rättar
command-rulebook-add-corrects-about = Regelboken som FAQ:n eller erratan handlar om
command-rulebook-add-edition = utgåva
command-rulebook-add-edition-about = En regelbok till samma spel, om det här är en annan utgåva eller ett annat språk
command-rulebook-list = lista
command-rulebook-list-about = Serverns regelböcker, och hur stor plats de tar
command-rulebook-show = visa
command-rulebook-show-about = Vad jag läste i en regelbok: rubriker, språk, sidor utan text
command-rulebook-replace = ersätt
command-rulebook-replace-about = Sätt en nyare fil i en regelboks ställe; den gamla svarar tills du bekräftar
command-rulebook-replace-file = fil
command-rulebook-replace-file-about = Den nyare filen, högst 10 MB
command-rulebook-remove = ta-bort
command-rulebook-remove-about = Radera en av serverns regelböcker
command-rulebook-book = bok
command-rulebook-book-about = Vilken bok; välj den i listan

book-being-read = Läser regelboken
book-waiting = Den väntar på sin tur: jag läser en bok i taget.
book-page-of = Sida { $page } av { $pages }
book-indexing = Alla sidor är lästa; nu gör jag dem sökbara.
book-page-later = Jag läser den fortfarande. Titta igen om en stund.
book-not-read = Boken lades inte till
book-look-over = **Gå igenom det här innan någon frågar:** inget svarar förrän du bekräftar. Den som bekräftar ansvarar för att servern får använda boken; den svarar bara på den här servern.
book-facts = { $pages ->
    [0] {""}
    [one] { $pages } sida,{" "}
   *[other] { $pages } sidor,{" "}
}{ $sections ->
    [one] { $sections } avsnitt
   *[other] { $sections } avsnitt
}, { $passages ->
    [one] { $passages } stycke
   *[other] { $passages } stycken
} · { $language }
book-language-unknown = okänt språk
book-edition = utgåva { $edition }
book-blank = { $count ->
    [one] ⚠ Sida utan text: { $pages }. Om det står regler på den, kör textigenkänning (OCR) på filen och ersätt den.
   *[other] ⚠ Sidor utan text: { $pages }. Om det står regler på dem, kör textigenkänning (OCR) på filen och ersätt den.
}
book-foreign = ⚠ Boken verkar vara på ett språk som jag inte kan. Jag hittar bara ord som står i den; en svensk, tjeckisk eller engelsk utgåva svarar mycket bättre.
book-second = ⚠ Boken är på två språk, { $language } och { $second }. Jag söker i båda, men en fil för varje språk svarar bättre.
book-few-headings = ⚠ Jag ser knappt några rubriker, och textens ordning kan vara fel. Är det ingen regelbok, kasta den; är det en, nämner svaren oftare sidan än avsnittet, och inget av dem kallar jag säkert.
book-shorter = ⚠ Den nuvarande filen har { $sections } avsnitt och { $passages ->
    [one] { $passages } stycke
   *[other] { $passages } stycken
}. Om den nya inte verkligen är så mycket kortare, läste jag den sämre: kasta den, så svarar den gamla vidare.
book-outline = Rubrikerna som jag förstår dem
book-on-page = s. { $page }
book-more-sections = { $count ->
    [one] … och ett avsnitt till
   *[other] … och { $count } avsnitt till
}
book-sample = Så hittas ett stycke på sin sida:
book-confirm = Bekräfta
book-flat = Rubrikerna är fel
book-with-headings = Läs den med rubriker
book-discard = Kasta
book-try = Prova en fråga
book-tried = Prov: { $question }
book-tried-nothing = Boken säger inget om det. Gör den det, se över rubrikerna.
book-answers = ✓ **{ $title }** svarar från och med nu. Gör den till en kanals spel i `/{ $command }`, eller nämn den i en fråga.
book-corrects = ✓ Där **{ $title }** rättar **{ $book }** står den överst från och med nu.
book-lost = ⚠ De här besluten gäller ställen som inte finns i den nya filen: { $titles }.
book-list = Serverns regelböcker
book-none = Servern har ingen egen regelbok än.
book-room = { $count } av { $most } böcker, { $size } av { $room } MB
book-megabytes = { $size } MB
book-kilobytes = { $size } kB
book-kind-rulebook = regelbok
book-kind-faq = FAQ
book-kind-errata = errata
book-state-reading = läses
book-state-draft = väntar på att bekräftas: se den med `/regelbok visa`
book-pages-private = *Sida* visar ett stycke på sin sida för den som trycker.
book-pages-public = *Sida* visar ett stycke på sin sida, och det får visas för kanalen.
book-pages-off = Sidor ur boken visas inte.
book-pages-private-pick = Sidor: bara för den som frågar
book-pages-public-pick = Sidor: får visas för kanalen
book-pages-off-pick = Sidor: aldrig
book-pages-who = Vem som får se sidor ur boken
book-pages-admins-only = Bara serveradministratörer bestämmer vem som får se sidor ur en bok.
book-remove = Ta bort
book-remove-about = Filen och allt som lästes i den raderas. Vad domare beslutat om den finns kvar bland prejudikaten.
book-remove-others = De här försvinner med den, för de rättar den: { $titles }.
book-kept-old = Den nya filen är kastad; den nuvarande svarar vidare.
book-removed = Borttaget
book-keepers-only = Bara serveradministratörer och domare kan lägga till och ändra regelböcker.
book-not-confirmed = Den boken väntar på att bekräftas. Bekräfta eller kasta den först: `/regelbok visa`.

book-refused-off = Den som driver boten har inte låtit servrar lägga till regelböcker. Be dem sätta `SERVER_BOOKS=1`, eller lägga boken i sin egen mapp med regelböcker.
book-refused-format = Jag kan inte läsa .{ $ending }-filer. Spara den som .{ $better } och lägg till den.
book-refused-no-ending = Filens namn har ingen ändelse, så jag vet inte vad som står i den. Döp om den till exempelvis .pdf eller .txt, efter vad den är, och lägg till den igen.
book-refused-large-file = Filen är på { $megabytes } MB, och jag tar högst { $most } MB. Minska bilderna i den, eller be den som driver boten lägga den i sin mapp med regelböcker, där den får vara större.
book-refused-books = Servern har redan { $most } böcker. Ta bort en först: `/regelbok ta-bort`.
book-refused-server-full = Serverns böcker tar { $used } av { $most } MB. Ta bort en först: `/regelbok ta-bort`.
book-refused-bot-full = Det finns ingen plats kvar för servrars regelböcker. Be den som driver boten tillåta mer (`SERVER_BOOKS_MB`).
book-refused-same = Just den här filen finns redan, som ”{ $title }”. Ta bort den först om den ska läsas på nytt.
book-refused-corrects-what = Säg vilken regelbok den rättar, med valet ”rättar”. Den regelboken måste finnas här och vara bekräftad.
book-refused-unknown = Servern har ingen bekräftad regelbok med det namnet. Välj den i listan.
book-refused-gone = Den boken finns inte här längre. Vilka som finns ser du med `/regelbok lista`.
book-refused-disk = Det finns ingen plats kvar på disken där jag körs, så inget lades till. Säg det till den som driver boten.
book-refused-failed = Jag kunde inte läsa filen. Öppna den i ett visningsprogram, skriv ut den till en ny PDF och lägg till den.
book-refused-damaged = Filen är skadad. Öppna den i programmet den gjordes med, spara den igen och lägg till den.
book-refused-empty = Det finns inga ord i filen. Lägg regelbokens text i den.
book-refused-locked = Filen är skyddad av ett lösenord eller mot kopiering. Spara en kopia utan skydd och lägg till den.
book-refused-pictures = I filen finns bara bilder, så det finns ingen text att läsa. Kör textigenkänning (OCR) på den och lägg till resultatet.
book-refused-large = Boken är för stor när den packas upp eller läses. Dela den och lägg till delen med reglerna.
book-refused-slow = Det tar för lång tid att läsa filen. Dela den, eller skriv ut den till en ny PDF.
book-refused-binary = Jag kan inte läsa filen som text. Spara den som PDF, eller som ren text i UTF-8.

button-page = Sida
page-title = { $book } · sida { $page }
page-off = Sidor ur den här boken visas inte här. Det bestämmer en administratör: `/regelbok visa`.
page-not-drawn = Jag kan inte visa stycket på sida { $page }. Svarets text är bokens egen.
