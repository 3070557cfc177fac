# The card with a ruling.

ruling-book-says = Pravidla hry
ruling-book-says-page = Pravidla hry, str. { $page }
ruling-official = Oficiální upřesnění
ruling-errata = Errata
note-house-rule = Domácí pravidlo tohoto serveru
note-precedent = { $head ->
    [yes] Rozhodl hlavní rozhodčí tohoto serveru
   *[no] Rozhodl rozhodčí tohoto serveru
}
note-ruled-here = **Tady se rozhodlo:** { $ruling }
note-printed-played = v zápasech tu bot hraje podle tištěného pravidla
house-number = { $number }
house-played = Domácí pravidlo { $rule }: zápasy na tomto serveru se zakládají s volbou „{ $what }: { $value }“.
house-played-printed = Domácí pravidlo { $rule }: zápasy na tomto serveru se zakládají s volbou „{ $what }: { $value }“; kniha říká { $printed }.
note-again = k novému posouzení, protože se změnilo pravidlo, o které se opírá
note-guide = Náš průvodce pro rozhodčí
ruling-reading = **Náš výklad (ne text knihy):**
ruling-gist = **Ve zkratce:** { $gist }
ruling-gist-english = **Anglicky ve zkratce:** { $gist }
ruling-original = Celé pravidlo ({ $language }):
ruling-original-title = Celé pravidlo ({ $language }): { $title }
ruling-but = **…ale:**
ruling-but-for = Ale: { $rule }
ruling-others = Další pravidla, která se nabízejí
ruling-others-pick = Otevřít pravidlo
ruling-beside = Tohle je z knihy { $book }. Odpovídá na to i { $other }, podívej se pod *{ $button }*.
ruling-excerpt = výňatek
verdict-yes = Ano.
verdict-no = Ne.
verdict-yes-may = Ale ano, jde to.
verdict-no-may = Ne, nejde to.
verdict-yes-must = Ano, je to nutné.
verdict-no-must = Ne, není to nutné.
verdict-yes-is = Ale ano, je to tak.
verdict-no-is = Ne, není to tak.
verdict-but = Výjimky jsou níže.
ruling-elsewhere = Tvoje vydání takové pravidlo nemá; „{ $book }“ říká:
ruling-see = Viz též: { $rules }{ $more ->
    [0] { "" }
    [one] ; a ještě jedno pravidlo
    [few] ; a další { $more } pravidla
    [many] ; a dalšího { $more } pravidla
   *[other] ; a dalších { $more } pravidel
}
ruling-see-pick = Výjimky a související pravidla
ruling-context = Co je kolem pravidla { $rule }
surety = { $level ->
    [certain] jisté
    [probable] nejspíš
   *[unsure] nejisté
}
ruling-page-of = strana { $page } z { $pages }
ruling-picked = Téma podle tvého výběru; neručím za to, že odpovídá na dotaz.
ruling-asked = { $user } se ptá: { $question }
ruling-shown = { $user } ukazuje pravidlo:
ruling-looked-up = { $user } hledá: { $question }
ruling-continues = { $pages ->
    [one] Další stranu si přečteš přes /{ $command }.
    [few] Další { $pages } strany si přečteš přes /{ $command }.
    [many] Dalších { $pages } strany si přečteš přes /{ $command }.
   *[other] Dalších { $pages } stran si přečteš přes /{ $command }.
}

button-whole = Celé pravidlo
button-others = Další pravidla
button-context = Souvislosti
button-back = Zpět na pravidlo
button-share = Ukázat v kanálu
button-shared = Ukázáno
button-page-before = Předchozí strana
button-page-after = Další strana
button-topics = Zpět na témata

# No ruling is good enough to be called the answer.

unsure-title = Nejsem si jistý
unsure-gap-title = To v pravidlech není
unsure-guide = Na tohle jsem v pravidlech odpověď nenašel. **Náš průvodce pro rozhodčí říká:**
unsure-guide-more = V průvodci je ještě: { $titles }
unsure-topics = Žádné pravidlo na to jasně neodpovídá. Nejblíž jsou:
unsure-nearest = Žádné pravidlo na to jasně neodpovídá. Nejblíž je tohle:
unsure-nothing = K „{ $question }“ jsem nic nenašel. Zkus jiná slova, třeba ta, která jsou na kartě nebo v pravidlech.
unsure-pick = Vyber téma
unsure-hint = Napiš, o kterou hru jde, nebo použij slovo z pravidel, a podívám se znovu.
unsure-hint-words = Použij slovo z pravidel nebo z karty a podívám se znovu.

# Questions that cannot be looked up.

problem-empty = Dotaz je prázdný. Napiš, co chceš vědět, třeba „{ $example }“.
problem-no-words = Nevidím v tom žádná slova. Napiš, co chceš vědět, třeba „{ $example }“.
problem-too-long = { $length ->
    [one] Dotaz má { $length } znak a to je moc. Vejde se jich 2000.
    [few] Dotaz má { $length } znaky a to je moc. Vejde se jich 2000.
    [many] Dotaz má { $length } znaku a to je moc. Vejde se jich 2000.
   *[other] Dotaz má { $length } znaků a to je moc. Vejde se jich 2000.
}
problem-language = Tenhle jazyk neumím. Rozumím česky, švédsky a anglicky; zeptej se některým z nich, třeba „{ $example }“.
problem-example = kdo začíná

# Refusals.

stale-question = Tuhle odpověď už si nepamatuju. Zeptej se znovu přes /{ $command }.
stale-rule = Pravidla se mezitím změnila a tohle pravidlo v nich už není. Zeptej se znovu přes /{ $command }.
not-your-question = Tahle odpověď patří někomu jinému. Vlastní dotaz položíš přes /{ $command }.
may-not-share = V tomhle kanálu nesmíš psát, takže tu odpověď za tebe ukázat nemůžu.
unknown-game = Hru „{ $game }“ neznám. Znám: { $games }.
no-games = Zatím nemám pravidla žádné hry.

# What the match in the channel is played with.

components-match = Z komponent zápasu { $match }, ne z knihy pravidel.
components-gone = Tenhle zápas tu už neběží, nebo nic takového nemá. Zeptej se znovu přes /{ $command }.
components-rules = Vyber pravidlo, které s tím souvisí
