# Balíčky: co je na seznamu nesrozumitelné, co bylo odhadnuto a čím balíček porušuje formát.

choice-doomtrooper-deck = vlastní balíček
choice-doomtrooper-ready = hotový balíček
choice-doomtrooper-target = vítězných bodů k výhře
choice-doomtrooper-opponent = bot
doomtrooper-level-normal = hraje dobře
doomtrooper-level-easy = dá se snadno porazit
ruleset-doomtrooper-cs = česká turnajová pravidla 2018
ruleset-doomtrooper-sv = švédská základní pravidla
variant-doomtrooper-duel = dva proti sobě
variant-doomtrooper-free = každý proti každému
variant-doomtrooper-arch-enemies = arcinepřátelé
variant-doomtrooper-teams = dva týmy
doomtrooper-ready-dawn = Úsvit
doomtrooper-ready-ash = Popel
doomtrooper-ready-dawn-about = Armáda všech korporací s kouzly Bratrstva: hodně levných bojovníků, silných v boji zblízka, a Umění, které jim pomáhá. Útočí brzy a často.
doomtrooper-ready-ash-about = Černá legie vedle samurajů Mishimy: méně bytostí, zato silnějších, s dary Černé symetrie. Vyčkává a pak tvrdě udeří.

doomtrooper-deck-missing = Chybí ti balíček: pošli vlastní, nebo si vyber hotový.
doomtrooper-deck-none = Tenhle balíček tu není, nebo má karty, které se tady nehrají. Pošli seznam znovu, nebo si vyber hotový balíček.
doomtrooper-deck-binary = Tohle není text. Pošli seznam karet jako prostý text, na každém řádku počet a název karty.
doomtrooper-deck-long = Seznam je moc dlouhý: smí mít nejvýš { $lines } řádků a { $kilobytes } kB.
doomtrooper-deck-large = Karet je moc: seznam jich smí mít i se sideboardem nejvýš { $limit }.
doomtrooper-deck-broken = Soubor je od řádku { $line } poškozený nebo neúplný. Ulož ho v programu znovu, nebo pošli seznam jako text.
doomtrooper-deck-empty = V balíčku není žádná karta. Na každý řádek napiš počet a název, například „4x název karty“; sideboard začíná řádkem „Sideboard“.
doomtrooper-deck-line-unknown = Řádek { $line }: kartu „{ $typed }“ neznám. Nejblíž je { $near }.
doomtrooper-deck-line-strange = Řádek { $line }: kartu „{ $typed }“ neznám a žádná se jí nepodobá. Pokud je to nadpis, ukonči ho dvojtečkou.
doomtrooper-deck-line-several = Řádek { $line }: „{ $typed }“ může být víc karet: { $near }. Napiš celý název.
doomtrooper-deck-line-count = Řádek { $line }: u karty „{ $typed }“ chybí rozumný počet, má být od 1 do { $limit }.
doomtrooper-deck-line-ordinal = Řádek { $line }: u „{ $typed }“ není jasné, jestli je číslo pořadí, nebo počet. Počet napiš jako „2x“.
doomtrooper-deck-line-printing = Řádek { $line }: u „{ $typed }“ není jasné, jestli je číslo počet karet, nebo číslo vydání. Počet napiš dopředu, například „2x“.
doomtrooper-deck-line-clash = Řádek { $line }: v „{ $typed }“ patří kód a název různým kartám ({ $near }). Nech jen jedno.
doomtrooper-deck-more = { $count ->
    [one] A { $count } další věc není v pořádku.
    [few] A { $count } další věci nejsou v pořádku.
    [many] A { $count } další věci není v pořádku.
   *[other] A { $count } dalších věcí není v pořádku.
}
doomtrooper-deck-guess = „{ $typed }“ beru jako kartu { $card }. Jestli myslíš jinou, oprav název.
doomtrooper-deck-left-out = „{ $heading }“: { $count ->
    [one] { $count } karta nehraje, nechávám ji stranou.
    [few] { $count } karty nehrají, nechávám je stranou.
    [many] { $count } karty nehraje, nechávám je stranou.
   *[other] { $count } karet nehraje, nechávám je stranou.
}
doomtrooper-deck-ask-side = Pod prázdným řádkem bez nadpisu { $count ->
    [one] je ještě { $count } karta
    [few] jsou ještě { $count } karty
    [many] je ještě { $count } karty
   *[other] je ještě { $count } karet
}, od řádku „{ $first }“. Je to sideboard?
doomtrooper-deck-answer-side = Ano, sideboard ({ $rest } + { $count })
doomtrooper-deck-answer-main = Ne, všechno je balíček ({ $all })
doomtrooper-deck-ask-headings = { $many ->
    [one] Neznám nadpis
    [few] Neznám nadpisy
    [many] Neznám nadpisy
   *[other] Neznám nadpisy
} „{ $headings }“. Kam patří karty, které jsou pod { $many ->
    [one] ním
    [few] nimi
    [many] nimi
   *[other] nimi
} ({ $count })?
doomtrooper-deck-place-main = Do balíčku
doomtrooper-deck-place-side = Do sideboardu
doomtrooper-deck-place-out = Nehrají

doomtrooper-deck-size-few = V balíčku { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, má jich být aspoň { $limit }.
doomtrooper-deck-size-many = V balíčku { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, smí jich být nejvýš { $limit }.
doomtrooper-deck-size-exact = V balíčku { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, má jich být přesně { $limit }.
doomtrooper-deck-side-few = V sideboardu { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, má jich být aspoň { $limit }.
doomtrooper-deck-side-many = V sideboardu { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, smí jich být nejvýš { $limit }.
doomtrooper-deck-side-exact = V sideboardu { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
    [many] je { $count } karty
   *[other] je { $count } karet
}, má jich být přesně { $limit }.
doomtrooper-deck-copies = { $card }: v balíčku { $count ->
    [one] je { $count } kopie
    [few] jsou { $count } kopie
    [many] je { $count } kopie
   *[other] je { $count } kopií
}, formát dovoluje nejvýš { $limit }.
doomtrooper-deck-own-limit = { $card }: v balíčku { $count ->
    [one] je { $count } kopie
    [few] jsou { $count } kopie
    [many] je { $count } kopie
   *[other] je { $count } kopií
}, této karty smí být nejvýš { $limit }.
doomtrooper-deck-banned = { $card }: tahle karta je ve formátu zakázaná.
doomtrooper-deck-restricted = { $card }: formát dovoluje jedinou kopii, na seznamu { $count ->
    [one] je { $count }
    [few] jsou { $count }
    [many] je { $count }
   *[other] je jich { $count }
}.
doomtrooper-deck-warriors = V balíčku { $count ->
    [one] je { $count } bojovník
    [few] jsou { $count } bojovníci
    [many] je { $count } bojovníka
   *[other] je { $count } bojovníků
}, má jich být aspoň { $limit }.
doomtrooper-deck-share-few = Karet typu { $tags } má být aspoň { $limit } % { $among ->
    [warriors] bojovníků
   *[other] balíčku
}; je jich { $count } z { $whole }.
doomtrooper-deck-share-many = Karet typu { $tags } smí být nejvýš { $limit } % { $among ->
    [warriors] bojovníků
   *[other] balíčku
}; je jich { $count } z { $whole }.

choice-doomtrooper-format = formát balíčků
doomtrooper-format-cs = české turnaje (60 a víc karet, sideboard 25)
doomtrooper-format-sv = základní pravidla (60 a víc karet)
doomtrooper-format-none = Tenhle formát tu není. Vyber jiný.
doomtrooper-deck-side = Sideboard ({ $count })
doomtrooper-deck-lost = Tomu teď nerozumím
doomtrooper-deck-line = { $count }× { $card }
doomtrooper-deck-only-main = Navíc { $which ->
    [first] v prvním
   *[other] ve druhém
} balíčku ({ $count })
doomtrooper-deck-only-side = Navíc v sideboardu { $which ->
    [first] prvního
   *[other] druhého
} balíčku ({ $count })
doomtrooper-deck-kind = { $kind ->
    [warrior] Bojovníci
    [equipment] Vybavení
    [special] Speciální karty
    [art] Kouzla Umění
    [symmetry] Karty Černé symetrie
    [fortification] Opevnění
    [mission] Úkoly
    [relic] Relikvie
    [warzone] Válečné zóny
    [ki] Síly KI
    [beast] Zvířata
   *[alliance] Aliance
} ({ $count })

doomtrooper-pack-cards = Hraje se s { $cards ->
    [one] { $cards } kartou
    [few] { $cards } kartami
    [many] { $cards } karty
   *[other] { $cards } kartami
}: z tabulky { $known ->
    [one] je { $known } známá
    [few] jsou { $known } známé
    [many] je { $known } známé
   *[other] je { $known } známých
} a { $new ->
    [one] { $new } nová
    [few] { $new } nové
    [many] { $new } nové
   *[other] { $new } nových
}.
doomtrooper-pack-effects = Sada říká, co dělá { $effects ->
    [one] { $effects } karta
    [few] { $effects } karty
    [many] { $effects } karty
   *[other] { $effects } karet
}. U { $unsaid ->
    [one] { $unsaid } karty
    [few] { $unsaid } karet
    [many] { $unsaid } karty
   *[other] { $unsaid } karet
} z tabulky to nikdo neřekl, takže to při hraní určí hráč.
doomtrooper-pack-formats = { $count ->
    [one] { $count } formát
    [few] { $count } formáty
    [many] { $count } formátu
   *[other] { $count } formátů
}: { $names }.
doomtrooper-pack-clashes = { $count ->
    [one] { $count } název má
    [few] { $count } názvy mají
    [many] { $count } názvu má
   *[other] { $count } názvů má
} víc karet: v seznamu u nich musí být kód.
doomtrooper-pack-public = Soubor dohraného zápasu bude obsahovat celou sadu i s názvy karet, protože je označená jako veřejná.
doomtrooper-pack-private = V souboru zápasu ze sady nic nebude, ani názvy karet. Kdo ho chce ověřit, potřebuje i sadu.

# Výměna karet mezi hrami série.

doomtrooper-swap-added = { $card }: { $count ->
    [one] { $count } kus nebyl
    [few] { $count } kusy nebyly
    [many] { $count } kusu nebylo
   *[other] { $count } kusů nebylo
} v minulé hře ani v balíčku, ani v sideboardu.
doomtrooper-swap-missing = { $card }: { $count ->
    [one] { $count } kus chybí
    [few] { $count } kusy chybějí
    [many] { $count } kusu chybí
   *[other] { $count } kusů chybí
}. Co odejde z balíčku, patří do sideboardu.
doomtrooper-swap-added-more = A { $count ->
    [one] { $count } další karta předtím tvá nebyla
    [few] { $count } další karty předtím tvé nebyly
    [many] { $count } další karty předtím tvé nebyly
   *[other] { $count } dalších karet předtím tvých nebylo
}.
doomtrooper-swap-missing-more = A { $count ->
    [one] { $count } další karta chybí
    [few] { $count } další karty chybějí
    [many] { $count } další karty chybí
   *[other] { $count } dalších karet chybí
}.
doomtrooper-pack-declared = { $count ->
    [one] { $count } uložené prohlášení
    [few] { $count } uložená prohlášení
    [many] { $count } uloženého prohlášení
   *[other] { $count } uložených prohlášení
}
