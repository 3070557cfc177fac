# Kortlekar: vad i en lista som är oklart, vad som gissades, och hur en kortlek bryter mot sitt format.

choice-doomtrooper-deck = egen kortlek
choice-doomtrooper-ready = färdig kortlek
choice-doomtrooper-target = vinstpoäng för att vinna
choice-doomtrooper-opponent = bot
doomtrooper-level-normal = spelar bra
doomtrooper-level-easy = lätt att slå
ruleset-doomtrooper-cs = tjeckiska turneringsregler 2018
ruleset-doomtrooper-sv = svenska grundregler
variant-doomtrooper-duel = två mot varandra
variant-doomtrooper-free = alla mot alla
variant-doomtrooper-arch-enemies = ärkefiender
variant-doomtrooper-teams = två lag
doomtrooper-ready-dawn = Gryning
doomtrooper-ready-ash = Aska
doomtrooper-ready-dawn-about = En armé ur alla korporationer med Brödraskapets besvärjelser: många billiga krigare, starka i närstrid, och Konsten hjälper dem. Den anfaller tidigt och ofta.
doomtrooper-ready-ash-about = Mörka Legionen bredvid Mishimas samurajer: färre men starkare varelser med Mörka Symmetrins gåvor. Den väntar och slår sedan hårt.

doomtrooper-deck-missing = Du saknar en kortlek: skicka en egen eller välj en färdig.
doomtrooper-deck-none = Kortleken saknas, eller så har den kort som inte spelas här. Skicka listan igen eller välj en färdig kortlek.
doomtrooper-deck-binary = Det här är ingen text. Skicka kortlistan som ren text, med antal och kortets namn på varje rad.
doomtrooper-deck-long = Listan är för lång: den får ha högst { $lines } rader och { $kilobytes } kB.
doomtrooper-deck-large = Det är för många kort: en lista får ha högst { $limit }, sidleken inräknad.
doomtrooper-deck-broken = Filen är skadad eller ofullständig från rad { $line }. Spara den igen i programmet den kommer från, eller skicka listan som text.
doomtrooper-deck-empty = Det finns inget kort i kortleken. Skriv antal och namn på varje rad, till exempel ”4x kortets namn”; sidleken börjar med raden ”Sideboard”.
doomtrooper-deck-line-unknown = Rad { $line }: jag känner inte till kortet ”{ $typed }”. De närmaste: { $near }.
doomtrooper-deck-line-strange = Rad { $line }: jag känner inte till kortet ”{ $typed }”, och inget liknar det. Är det en rubrik, avsluta den med kolon.
doomtrooper-deck-line-several = Rad { $line }: ”{ $typed }” kan vara flera kort: { $near }. Skriv hela namnet.
doomtrooper-deck-line-count = Rad { $line }: antalet i ”{ $typed }” går inte att använda; det ska vara från 1 till { $limit }.
doomtrooper-deck-line-ordinal = Rad { $line }: i ”{ $typed }” kan siffran räkna raderna eller korten. Skriv antalet som ”2x”.
doomtrooper-deck-line-printing = Rad { $line }: i ”{ $typed }” kan siffran vara antalet kort eller utgåvans nummer. Skriv antalet först, till exempel ”2x”.
doomtrooper-deck-line-clash = Rad { $line }: i ”{ $typed }” hör koden och namnet till olika kort ({ $near }). Stryk det ena.
doomtrooper-deck-more = { $count ->
    [one] Och { $count } sak till är fel.
   *[other] Och { $count } saker till är fel.
}
doomtrooper-deck-guess = Jag läser ”{ $typed }” som { $card }. Menar du ett annat kort, rätta namnet.
doomtrooper-deck-left-out = ”{ $heading }”: { $count ->
    [one] { $count } kort spelas inte och lämnas utanför.
   *[other] { $count } kort spelas inte och lämnas utanför.
}
doomtrooper-deck-ask-side = Under en tom rad utan rubrik står { $count ->
    [one] { $count } kort till
   *[other] { $count } kort till
}, från raden ”{ $first }”. Är det sidleken?
doomtrooper-deck-answer-side = Ja, sidleken ({ $rest } + { $count })
doomtrooper-deck-answer-main = Nej, allt hör till kortleken ({ $all })
doomtrooper-deck-ask-headings = Jag känner inte igen { $many ->
    [one] rubriken
   *[other] rubrikerna
} ”{ $headings }”. Var hör korten under { $many ->
    [one] den
   *[other] dem
} hemma ({ $count })?
doomtrooper-deck-place-main = I kortleken
doomtrooper-deck-place-side = I sidleken
doomtrooper-deck-place-out = De spelas inte

doomtrooper-deck-size-few = Kortleken har { $count } kort; den ska ha minst { $limit }.
doomtrooper-deck-size-many = Kortleken har { $count } kort; den får ha högst { $limit }.
doomtrooper-deck-size-exact = Kortleken har { $count } kort; den ska ha exakt { $limit }.
doomtrooper-deck-side-few = Sidleken har { $count } kort; den ska ha minst { $limit }.
doomtrooper-deck-side-many = Sidleken har { $count } kort; den får ha högst { $limit }.
doomtrooper-deck-side-exact = Sidleken har { $count } kort; den ska ha exakt { $limit }.
doomtrooper-deck-copies = { $card }: kortleken har { $count } exemplar, och formatet tillåter högst { $limit }.
doomtrooper-deck-own-limit = { $card }: kortleken har { $count } exemplar, och av det kortet får det finnas högst { $limit }.
doomtrooper-deck-banned = { $card }: kortet är förbjudet i formatet.
doomtrooper-deck-restricted = { $card }: formatet tillåter ett enda exemplar, och listan har { $count }.
doomtrooper-deck-warriors = Kortleken har { $count } krigare; den ska ha minst { $limit }.
doomtrooper-deck-share-few = Kort av typen { $tags } ska vara minst { $limit } % av { $among ->
    [warriors] krigarna
   *[other] kortleken
}; de är { $count } av { $whole }.
doomtrooper-deck-share-many = Kort av typen { $tags } får vara högst { $limit } % av { $among ->
    [warriors] krigarna
   *[other] kortleken
}; de är { $count } av { $whole }.

choice-doomtrooper-format = kortlekarnas format
doomtrooper-format-cs = tjeckiska turneringar (minst 60 kort, sidlek på 25)
doomtrooper-format-sv = grundreglerna (minst 60 kort)
doomtrooper-format-none = Det formatet finns inte här. Välj ett annat.
doomtrooper-deck-side = Sidlek ({ $count })
doomtrooper-deck-lost = Känns inte igen längre
doomtrooper-deck-line = { $count }× { $card }
doomtrooper-deck-only-main = Fler i den { $which ->
    [first] första
   *[other] andra
} kortleken ({ $count })
doomtrooper-deck-only-side = Fler i sidleken till den { $which ->
    [first] första
   *[other] andra
} kortleken ({ $count })
doomtrooper-deck-kind = { $kind ->
    [warrior] Krigare
    [equipment] Utrustning
    [special] Specialkort
    [art] Besvärjelser ur Konsten
    [symmetry] Kort ur Mörka Symmetrin
    [fortification] Befästningar
    [mission] Uppdrag
    [relic] Reliker
    [warzone] Krigszoner
    [ki] Ki-krafter
    [beast] Bestar
   *[alliance] Allianser
} ({ $count })

doomtrooper-pack-cards = { $cards ->
    [one] { $cards } kort är
   *[other] { $cards } kort är
} med i spelet; av tabellens är { $known ->
    [one] { $known } känt
   *[other] { $known } kända
} och { $new ->
    [one] { $new } nytt
   *[other] { $new } nya
}.
doomtrooper-pack-effects = Paketet säger vad { $effects ->
    [one] { $effects } kort gör
   *[other] { $effects } kort gör
}. För { $unsaid ->
    [one] { $unsaid } kort
   *[other] { $unsaid } kort
} i tabellen har ingen sagt det, så spelaren förklarar det när kortet spelas.
doomtrooper-pack-formats = { $count ->
    [one] { $count } format
   *[other] { $count } format
}: { $names }.
doomtrooper-pack-clashes = { $count ->
    [one] { $count } namn hör
   *[other] { $count } namn hör
} till mer än ett kort: i en lista måste deras koder stå.
doomtrooper-pack-public = Filen för en avslutad match innehåller hela paketet med kortens namn, eftersom det är märkt som offentligt.
doomtrooper-pack-private = Filen för en match innehåller inget ur paketet, inte ens kortens namn. Den som vill kontrollera filen behöver också paketet.

# Byte av kort mellan två spel i en serie.

doomtrooper-swap-added = { $card }: { $count } exemplar fanns varken i kortleken eller i sidleken i förra spelet.
doomtrooper-swap-missing = { $card }: { $count } exemplar saknas. Det som lämnar kortleken hamnar i sidleken.
doomtrooper-swap-added-more = Och { $count } kort till var inte dina förut.
doomtrooper-swap-missing-more = Och { $count } kort till saknas.
doomtrooper-pack-declared = { $count ->
    [one] { $count } sparad deklaration
   *[other] { $count } sparade deklarationer
}
