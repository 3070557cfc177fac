# První obrazovka případu, návrhy verdiktu z ní a archiv.

brief-writes = jazyk: { $language }
brief-awaited = ještě se nevyjádřila
brief-sealed = už se vyjádřila; přečteš si to, až se vyjádří všechny
brief-had = Už má: { $penalties }
brief-refused = Odmítnuto, { $who } po záznamu { $entry }: { $why }
brief-since = Od záznamu { $entry }
brief-earlier = { $count ->
    [one] { $count } dřívější záznam je v oddílu Záznam
    [few] { $count } dřívější záznamy jsou v oddílu Záznam
    [many] { $count } dřívějšího záznamu je v oddílu Záznam
   *[other] { $count } dřívějších záznamů je v oddílu Záznam
}
brief-rule-sure = Pravidlo
brief-rule-likely = Nejspíš pravidlo
brief-rule-perhaps = Možná pravidlo
brief-other = Nebo { $rule }: { $gist }
brief-no-rule = Žádné pravidlo to jasně nerozhoduje. Co je nejblíž, je v oddílu Pravidla.
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
draft-leave = Zůstává to, jak se hrálo.
draft-rule = { $rule }: { $gist }
draft-guide = Průvodce pro rozhodčí: { $title }
draft-no-rule = Žádná kniha pravidel to neřeší; rozhoduje rozhodčí.
draft-made = Návrh podle případu. Uprav, co chceš, a pak ho vynes.
draft-own = Verdikt už máš rozepsaný, proto ho návrh nepřepsal.
archive-title = Archiv
archive-all = Skončené spory na tomto serveru, od nejnovějšího.
archive-mine = Tvoje skončené spory, od nejnovějšího.
archive-none = Nic neodpovídá.
archive-more = { $count ->
    [one] Odpovídá ještě { $count } spor. Zúžit výběr jde přes /archiv.
    [few] Odpovídají ještě { $count } spory. Zúžit výběr jde přes /archiv.
    [many] Odpovídá ještě { $count } sporu. Zúžit výběr jde přes /archiv.
   *[other] Odpovídá ještě { $count } sporů. Zúžit výběr jde přes /archiv.
}
archive-decided = rozhodnuto
archive-dismissed = bezdůvodný
archive-upheld = potvrzeno
archive-changed = po odvolání změněno
archive-settled = dohoda
archive-withdrawn = staženo
