# Co nabízí zpráva zápasu, který skončil.

course-title = Průběh skóre
course-entry = zápisy v záznamu
course-entry-alt = Průběh skóre od zápisu { $first } do zápisu { $last }: vždy číslo zápisu a body po něm.
course-round = kola
course-round-alt = Průběh skóre od { $first }. do { $last }. kola: vždy číslo kola a body po něm.
course-turn = kola
course-turn-alt = Průběh skóre od { $first }. do { $last }. kola: vždy číslo kola a body po něm.

replay-button = Přehrát
replay-about = Zápas { $match }, jak ho viděli všichni: jako animace a jako stránka do prohlížeče (listuj klávesami ← a →).
replay-lines-before = { $count ->
    [one] … a před tím { $count } řádek; všechno je v historii
    [few] … a před tím { $count } řádky; všechno je v historii
    [many] … a před tím { $count } řádku; všechno je v historii
   *[other] … a před tím { $count } řádků; všechno je v historii
}
replay-no-page = Zápas { $match }, jak ho viděli všichni. Na stránku v jednom souboru je příliš dlouhý.
replay-play = Spustit
replay-pause = Zastavit
replay-none = Není co přehrát: zápas neskončil, nebo jeho hra nemá obrázek stolu.
ending-share = Sdílet
ending-share-none = Zatím není co sdílet: zápas nemá výsledek.
ending-shared = Výsledek si tu může přečíst každý: { $link }
ending-length = { $entries ->
    [one] { $entries } zápis
    [few] { $entries } zápisy
    [many] { $entries } zápisu
   *[other] { $entries } zápisů
}
ending-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
