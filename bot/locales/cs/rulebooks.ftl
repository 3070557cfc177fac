# Pravidla, která si přidávají servery.

command-rulebook = kniha
command-rulebook-about = Knihy pravidel tohoto serveru
command-rulebook-add = přidej
command-rulebook-add-about = Přidá knihu pravidel tomuto serveru; za právo ji tu použít odpovídáš ty
command-rulebook-add-file = soubor
command-rulebook-add-file-about = PDF, Word, EPUB, HTML nebo text do 10 MB; odpovídá jen na tomto serveru
command-rulebook-add-title = název
command-rulebook-add-title-about = Jak se tu kniha jmenuje; jinak podle prvního nadpisu
command-rulebook-add-language = jazyk
command-rulebook-add-language-about = Jazyk knihy; jinak ho poznám
command-rulebook-add-language-cs = čeština
command-rulebook-add-language-sv = švédština
command-rulebook-add-language-en = angličtina
command-rulebook-add-kind = druh
command-rulebook-add-kind-about = Pravidla, FAQ nebo errata; FAQ a errata mají přednost před tím, co opravují
command-rulebook-add-kind-rulebook = pravidla
command-rulebook-add-kind-faq = FAQ
command-rulebook-add-kind-errata = errata
command-rulebook-add-corrects = opravuje
command-rulebook-add-corrects-about = Kniha pravidel, které se FAQ nebo errata týkají
command-rulebook-add-edition = vydání
command-rulebook-add-edition-about = Kniha téže hry, pokud je tohle její jiné vydání nebo jazyk
command-rulebook-list = seznam
command-rulebook-list-about = Knihy pravidel tohoto serveru a kolik zabírají místa
command-rulebook-show = ukaž
command-rulebook-show-about = Co jsem z knihy přečetl: osnova, jazyk, strany bez textu
command-rulebook-replace = nahraď
command-rulebook-replace-about = Dá na místo knihy novější soubor; do potvrzení odpovídá ten starý
command-rulebook-replace-file = soubor
command-rulebook-replace-file-about = Novější soubor do 10 MB
command-rulebook-remove = odeber
command-rulebook-remove-about = Smaže knihu pravidel tohoto serveru
command-rulebook-book = kniha
command-rulebook-book-about = Která kniha; vyber ji ze seznamu

book-being-read = Čtu knihu pravidel
book-waiting = Čeká, až přijde na řadu: čtu vždycky jen jednu knihu.
book-page-of = Strana { $page } z { $pages }
book-indexing = Strany jsou přečtené, teď v nich připravuji hledání.
book-page-later = Ještě ji čtu. Podívej se za chvíli.
book-not-read = Knihu jsem nepřidal
book-look-over = **Projdi to, než se někdo zeptá:** dokud knihu nepotvrdíš, neodpovídá. Kdo ji potvrdí, odpovídá za to, že ji server smí používat; odpovídat bude jen na tomto serveru.
book-facts = { $pages ->
    [0] {""}
    [one] { $pages } strana,{" "}
    [few] { $pages } strany,{" "}
    [many] { $pages } strany,{" "}
   *[other] { $pages } stran,{" "}
}{ $sections ->
    [one] { $sections } oddíl
    [few] { $sections } oddíly
    [many] { $sections } oddílu
   *[other] { $sections } oddílů
}, { $passages ->
    [one] { $passages } úryvek
    [few] { $passages } úryvky
    [many] { $passages } úryvku
   *[other] { $passages } úryvků
} · { $language }
book-language-unknown = neznámý jazyk
book-edition = vydání { $edition }
book-blank = { $count ->
    [one] ⚠ Strana bez textu: { $pages }. Jestli na ní jsou pravidla, nech soubor projít rozpoznáním textu (OCR) a nahraď ho.
    [few] ⚠ Strany bez textu: { $pages }. Jestli na nich jsou pravidla, nech soubor projít rozpoznáním textu (OCR) a nahraď ho.
    [many] ⚠ Strany bez textu: { $pages }. Jestli na nich jsou pravidla, nech soubor projít rozpoznáním textu (OCR) a nahraď ho.
   *[other] ⚠ Strany bez textu: { $pages }. Jestli na nich jsou pravidla, nech soubor projít rozpoznáním textu (OCR) a nahraď ho.
}
book-foreign = ⚠ Kniha je nejspíš v jazyce, který neznám. Najdu jen slova, která v ní stojí; české, švédské nebo anglické vydání odpovídá mnohem lépe.
book-second = ⚠ Kniha je ve dvou jazycích: { $language } a { $second }. Hledám v obou, ale lépe odpovídá soubor pro každý jazyk zvlášť.
book-few-headings = ⚠ Nadpisů skoro nevidím a pořadí textu může být špatně. Jestli to nejsou pravidla, knihu zahoď; jestli jsou, budou odpovědi častěji uvádět stranu než oddíl a žádnou neoznačím za jistou.
book-shorter = ⚠ Dosavadní soubor má { $sections ->
    [one] { $sections } oddíl
    [few] { $sections } oddíly
    [many] { $sections } oddílu
   *[other] { $sections } oddílů
} a { $passages ->
    [one] { $passages } úryvek
    [few] { $passages } úryvky
    [many] { $passages } úryvku
   *[other] { $passages } úryvků
}. Jestli nový není opravdu o tolik kratší, přečetl se mi hůř: zahoď ho, a dál odpovídá ten starý.
book-outline = Osnova, jak jí rozumím
book-on-page = s. { $page }
book-more-sections = { $count ->
    [one] … a ještě jeden oddíl
    [few] … a ještě { $count } oddíly
    [many] … a ještě { $count } oddílu
   *[other] … a ještě { $count } oddílů
}
book-sample = Takhle najdu úryvek na jeho straně:
book-confirm = Potvrdit
book-flat = Nadpisy jsou špatně
book-with-headings = Číst s nadpisy
book-discard = Zahodit
book-try = Vyzkoušej otázku
book-tried = Zkouška: { $question }
book-tried-nothing = O tom kniha nic neříká. Jestli říká, podívej se na osnovu.
book-answers = ✓ **{ $title }** od teď odpovídá. Nastav ji kanálu v `/{ $command }`, nebo ji v otázce jmenuj.
book-corrects = ✓ Kde se **{ $title }** týká téhož, stojí od teď nad knihou **{ $book }**.
book-lost = ⚠ Tahle rozhodnutí se týkají míst, která v novém souboru nejsou: { $titles }.
book-list = Knihy pravidel tohoto serveru
book-none = Tenhle server zatím žádnou vlastní knihu nemá.
book-room = { $count } z { $most } knih, { $size } z { $room } MB
book-megabytes = { $size } MB
book-kilobytes = { $size } kB
book-kind-rulebook = pravidla
book-kind-faq = FAQ
book-kind-errata = errata
book-state-reading = čte se
book-state-draft = čeká na potvrzení: ukáže ji `/kniha ukaž`
book-pages-private = *Strana* ukáže úryvek na jeho straně tomu, kdo ji stiskne.
book-pages-public = *Strana* ukáže úryvek na jeho straně a dá se ukázat i kanálu.
book-pages-off = Strany této knihy se neukazují.
book-pages-private-pick = Strany: jen pro toho, kdo se ptá
book-pages-public-pick = Strany: smějí se ukázat kanálu
book-pages-off-pick = Strany: nikdy
book-pages-who = Kdo smí vidět strany knihy
book-pages-admins-only = O tom, kdo vidí strany knihy, rozhodují jen správci serveru.
book-remove = Odebrat
book-remove-about = Smaže se soubor i všechno, co jsem z něj přečetl. Co o něm rozhodli rozhodčí, zůstane v precedentech.
book-remove-others = Zmizí s ní i to, co ji opravuje: { $titles }.
book-kept-old = Nový soubor jsem zahodil; odpovídá dál ten dosavadní.
book-removed = Odebráno
book-keepers-only = Knihy přidávají a mění jen správci serveru a rozhodčí.
book-not-confirmed = Ta kniha čeká na potvrzení. Nejdřív ji potvrď nebo zahoď: `/kniha ukaž`.

book-refused-off = Provozovatel bota přidávání knih nepovolil. Požádej ho, ať nastaví `SERVER_BOOKS=1`, nebo ať knihu dá do své složky s pravidly.
book-refused-format = Soubory .{ $ending } číst neumím. Ulož ho jako .{ $better } a přidej ten.
book-refused-no-ending = Název souboru nekončí příponou, a tak nevím, co v něm je. Přejmenuj ho třeba na .pdf nebo .txt podle toho, v čem vznikl, a přidej ho znovu.
book-refused-large-file = Soubor má { $megabytes } MB a beru nejvýš { $most } MB. Zmenši v něm obrázky, nebo požádej provozovatele bota, ať ho dá do své složky s pravidly; tam smí být větší.
book-refused-books = Tenhle server už má { $most } knih. Nejdřív nějakou odeber: `/kniha odeber`.
book-refused-server-full = Knihy tohoto serveru zabírají { $used } z { $most } MB. Nejdřív nějakou odeber: `/kniha odeber`.
book-refused-bot-full = Na knihy serverů už není místo. Požádej provozovatele bota, ať ho povolí víc (`SERVER_BOOKS_MB`).
book-refused-same = Tenhle soubor tu už je, jako „{ $title }“. Kdo ho chce číst znovu, ať ho nejdřív odebere.
book-refused-corrects-what = Řekni, kterou knihu opravuje, volbou „opravuje“. Ta kniha tu musí být a musí být potvrzená.
book-refused-unknown = Potvrzenou knihu toho jména tenhle server nemá. Vyber ji ze seznamu.
book-refused-gone = Ta kniha tu už není. Které tu jsou, ukáže `/kniha seznam`.
book-refused-disk = Na disku stroje, na kterém běžím, není místo, takže jsem nic nepřidal. Řekni to provozovateli bota.
book-refused-failed = Tenhle soubor se mi přečíst nepodařilo. Otevři ho v prohlížeči, vytiskni do nového PDF a přidej to.
book-refused-damaged = Soubor je poškozený. Otevři ho v programu, ve kterém vznikl, ulož ho znovu a přidej ten.
book-refused-empty = V souboru nejsou žádná slova. Dej do něj text pravidel.
book-refused-locked = Soubor je chráněný heslem nebo proti kopírování. Ulož kopii bez ochrany a přidej tu.
book-refused-pictures = V souboru jsou jen obrázky, takže v něm není co číst. Nech ho projít rozpoznáním textu (OCR) a přidej výsledek.
book-refused-large = Kniha je po rozbalení nebo po přečtení moc velká. Rozděl ji a přidej část s pravidly.
book-refused-slow = Čtení souboru trvá moc dlouho. Rozděl ho, nebo ho vytiskni do nového PDF.
book-refused-binary = Soubor neumím přečíst jako text. Ulož ho jako PDF nebo jako prostý text v UTF-8.

button-page = Strana
page-title = { $book } · strana { $page }
page-off = Strany této knihy se tu neukazují. Rozhoduje o tom správce: `/kniha ukaž`.
page-not-drawn = Tenhle úryvek na straně { $page } ukázat neumím. Text odpovědi je přímo z knihy.
