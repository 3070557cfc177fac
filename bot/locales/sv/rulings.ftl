# The card with a ruling.

ruling-book-says = Regelboken
ruling-book-says-page = Regelboken, s. { $page }
ruling-official = Officiellt förtydligande
ruling-errata = Errata
note-house-rule = Husregel på den här servern
note-precedent = { $head ->
    [yes] Avgjort av serverns huvuddomare
   *[no] Avgjort av en domare på servern
}
note-ruled-here = **Så här har det avgjorts:** { $ruling }
note-printed-played = i matcherna här följer boten den tryckta regeln
house-number = { $number }
house-played = Husregel { $rule }: matcher på den här servern öppnas med ”{ $what }: { $value }”.
house-played-printed = Husregel { $rule }: matcher på den här servern öppnas med ”{ $what }: { $value }”; boken säger { $printed }.
note-again = ska prövas på nytt, eftersom en regel som det bygger på har ändrats
note-guide = Vår handledning för domare
ruling-reading = **Vår tolkning, inte bokens ord:**
ruling-gist = **I korthet:** { $gist }
ruling-gist-english = **På engelska i korthet:** { $gist }
ruling-original = Hela regeln ({ $language }):
ruling-original-title = Hela regeln ({ $language }): { $title }
ruling-but = **…men:**
ruling-but-for = Men: { $rule }
ruling-others = Andra regler som kan passa
ruling-others-pick = Öppna en regel
ruling-beside = Det här står i { $book }. { $other } svarar också på frågan: se *{ $button }*.
ruling-excerpt = utdrag
verdict-yes = Ja.
verdict-no = Nej.
verdict-yes-may = Jo, det går.
verdict-no-may = Nej, det går inte.
verdict-yes-must = Jo, det måste du.
verdict-no-must = Nej, det behövs inte.
verdict-yes-is = Jo, så är det.
verdict-no-is = Nej, så är det inte.
verdict-but = Undantagen står nedan.
ruling-elsewhere = Din utgåva har ingen sådan regel; ”{ $book }” säger:
ruling-see = Se även: { $rules }{ $more ->
    [0] { "" }
    [one] ; och en regel till
   *[other] ; och { $more } regler till
}
ruling-see-pick = Undantag och närliggande regler
ruling-context = Vad som står kring { $rule }
surety = { $level ->
    [certain] säkert
    [probable] troligen
   *[unsure] osäkert
}
ruling-page-of = sida { $page } av { $pages }
ruling-picked = Du valde själv det här ämnet; jag kan inte lova att det besvarar frågan.
ruling-asked = { $user } frågar: { $question }
ruling-shown = { $user } visar en regel:
ruling-looked-up = { $user } slår upp: { $question }
ruling-continues = { $pages ->
    [one] En sida till går att läsa med /{ $command }.
   *[other] { $pages } sidor till går att läsa med /{ $command }.
}

button-whole = Hela regeln
button-others = Andra regler
button-context = Sammanhang
button-back = Tillbaka till regeln
button-share = Visa i kanalen
button-shared = Visad
button-page-before = Föregående sida
button-page-after = Nästa sida
button-topics = Tillbaka till ämnena

# No ruling is good enough to be called the answer.

unsure-title = Jag är inte säker
unsure-gap-title = Det står inte i reglerna
unsure-guide = Jag hittar inget svar på det här i reglerna. **Vår handledning för domare säger:**
unsure-guide-more = Handledningen har också: { $titles }
unsure-topics = Ingen regel svarar tydligt på det. Närmast ligger:
unsure-nearest = Ingen regel svarar tydligt på det. Närmast ligger den här:
unsure-nothing = Jag hittade inget om ”{ $question }”. Pröva andra ord, till exempel ett som står på ett kort eller i reglerna.
unsure-pick = Välj ett ämne
unsure-hint = Skriv vilket spel det gäller eller använd ett ord ur regelboken, så letar jag igen.
unsure-hint-words = Använd ett ord ur regelboken eller från ett kort, så letar jag igen.

# Questions that cannot be looked up.

problem-empty = Frågan är tom. Skriv vad du vill veta, till exempel ”{ $example }”.
problem-no-words = Jag ser inga ord i det där. Skriv vad du vill veta, till exempel ”{ $example }”.
problem-too-long = { $length ->
    [one] Din fråga är { $length } tecken lång och det är för mycket. Jag läser högst 2 000.
   *[other] Din fråga är { $length } tecken lång och det är för mycket. Jag läser högst 2 000.
}
problem-language = Det språket kan jag inte. Jag läser tjeckiska, svenska och engelska; fråga på något av dem, till exempel ”{ $example }”.
problem-example = vem börjar

# Refusals.

stale-question = Det här svaret har jag inte kvar. Fråga igen med /{ $command }.
stale-rule = Reglerna har ändrats och den här regeln finns inte längre. Fråga igen med /{ $command }.
not-your-question = Det här svaret hör till någon annan. Ställ en egen fråga med /{ $command }.
may-not-share = Du får inte skriva i den här kanalen, så jag kan inte visa svaret här åt dig.
unknown-game = Jag känner inte till spelet ”{ $game }”. Jag kan: { $games }.
no-games = Jag har inga spelregler ännu.

# What the match in the channel is played with.

components-match = Från komponenterna i match { $match }, inte från regelboken.
components-gone = Den matchen finns inte här längre, eller så har den inget sådant. Fråga igen med /{ $command }.
components-rules = Välj en regel som hör till
