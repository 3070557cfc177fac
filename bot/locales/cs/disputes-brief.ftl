# První obrazovka případu, návrhy verdiktu z ní a archiv.

brief-writes = jazyk: { $language }
brief-awaited = ještě se nevyjádřila
brief-sealed = už se vyjádřila; uvidíš to, až se vyjádří všechny
brief-had = Už má: { $penalties }
brief-refused = Odmítnutý tah, { $who } po zápisu { $entry }: { $why }
brief-since = Od zápisu { $entry }
brief-earlier = { $count ->
    [one] { $count } dřívější zápis je v oddílu Záznam
    [few] { $count } dřívější zápisy jsou v oddílu Záznam
    [many] { $count } dřívějšího zápisu je v oddílu Záznam
   *[other] { $count } dřívějších zápisů je v oddílu Záznam
}
brief-rule-sure = Pravidlo
brief-rule-likely = Nejspíš pravidlo
brief-rule-perhaps = Možná pravidlo
brief-other = Nebo { $rule }: { $gist }
brief-no-rule = Žádné pravidlo to jasně nerozhoduje. Nejbližší jsou v oddílu Pravidla.
brief-not-ready = Pravidla teď nejde přečíst; otevři spor za chvíli znovu.
brief-gap = Na tohle žádná kniha pravidel neodpovídá. { $says }
brief-guide = Z průvodce: { $title }
brief-guide-perhaps = Možná z průvodce: { $title }
brief-like = Podobné případy
brief-like-open = Otevřít podobný případ
brief-for = Pro { $letter }
brief-for-whom = Rozhodnout pro…
brief-leave = Nechat být
brief-write = Napsat
draft-for = V právu je { $side }.
draft-leave = Zůstává to tak, jak se to odehrálo.
draft-rule = { $rule }: { $gist }
draft-guide = Průvodce pro rozhodčí: { $title }
draft-no-rule = Žádná kniha pravidel to neřeší; rozhoduje rozhodčí.
draft-made = Návrh podle sporu. Uprav, co chceš, a pak ho vynes.
draft-own = Verdikt už máš rozepsaný, proto ho návrh nepřepsal.
archive-title = Archiv
archive-all = Skončené spory na tomto serveru, od nejnovějšího.
archive-mine = Tvoje skončené spory, od nejnovějšího.
archive-none = Žádný tu není.
archive-more = { $count ->
    [one] Vyhovuje ještě { $count } spor. Výběr zúžíš přes /archiv.
    [few] Vyhovují ještě { $count } spory. Výběr zúžíš přes /archiv.
    [many] Vyhovuje ještě { $count } sporu. Výběr zúžíš přes /archiv.
   *[other] Vyhovuje ještě { $count } sporů. Výběr zúžíš přes /archiv.
}
archive-decided = rozhodnuto
archive-dismissed = zamítnuto jako bezdůvodné
archive-upheld = potvrzeno
archive-changed = po odvolání změněno
archive-settled = dohoda
archive-withdrawn = staženo
