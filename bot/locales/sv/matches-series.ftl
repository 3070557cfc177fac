# Serier: bäst av tre eller fem.


match-refused-series = I en serie ligger platserna och inställningarna för hela bordet fast. Du kan bara ändra det du själv spelar med.
match-refused-series-length = En serie är ett spel, bäst av tre eller bäst av fem.
match-refused-series-together = Där alla spelar tillsammans finns ingen serie.
match-refused-series-went-on = Seriens nästa spel, match { $match }, är redan uppställt eller spelat. Avsluta det först, eller låt ett domslut rätta det här spelets resultat.
match-refused-not-between = Inget spel i en serie är på väg att börja här.

series-title = { $game }: match { $match }, spel { $number } i serien
series-game = **Serie, spel { $number } av högst { $best }:** { $score }
series-next = Nästa spel är match { $match }.
series-won = 🏆 { $count ->
    [one] { $players } vinner serien.
   *[other] { $players } vinner serien.
}
series-even = Serien slutar oavgjort.
series-ended = Serien slutar här, utan vinnare.
series-left = { $player } gav upp serien.
series-until = Börjar senast { $until }; den som inte har tryckt på Redo då spelar med det den har nu.
series-hint = Du får byta kort före spelet. Det börjar så snart alla är redo; ingen ser om du har ändrat något.
series-opens = Det börjar så snart det har meddelats i kanalen. Inget kan ändras längre.
series-first = { $player } börjar.
series-chooser = { $player } får välja vem som börjar.
series-first-choice = Plats { $number } börjar
series-ready = Redo
series-swap = Byt kort
series-before = Samma som i förra spelet
series-leave = Ge upp serien
series-leave-about = Nästa spel spelas inte, och serien slutar med ställningen som den är.
series-end-about = Nästa spel spelas inte, och serien slutar utan vinnare.
series-leave-sure = Avsluta serien
series-done-ready = ✓ Du är redo.
series-done-first = ✓ Den platsen börjar.
series-done-left = Serien är över.
ping-between = 🔁 { $player }, spel { $number } i serien står på tur. Byt kort, eller tryck Redo om inget ändras.

lobby-write = Skriv: { $what }
lobby-write-long = Det du laddade upp är för långt för ett formulär, som rymmer { $letters } tecken. Visa det, ändra filen och ladda upp den.
