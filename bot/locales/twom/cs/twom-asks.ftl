# What is awaited.

twom-await-place = přiřaď postavám akce ({ $round }. kolo akcí)
twom-await-water = urči, kdo se napije (voda ve skladišti: { $count })
twom-await-food = rozděl jídlo
twom-await-evening = urči, kdo jak stráví noc
twom-await-location = vyber lokaci na dnešní noc
twom-await-gear = vyber, co si výprava vezme ze skladiště
twom-await-stop = rozhodni, jestli průzkum skončí (karet v balíčku neznáma: { $count })
twom-await-findings = vyber nálezy (nosnost výpravy: { $capacity })
twom-await-arms = rozdej zbraně hlídce
twom-await-weapons = rozdej zbraně do boje
twom-await-firing = urči, kdo vystřelí dvakrát
twom-await-shooting = urči, kdo vystřelí (kulky: { $count })
twom-await-rearming = dej jinou zbraň těm, na které nezbyla kulka
twom-await-rerolls = rozhodni o opakovaných hodech
twom-await-dividing = rozděl, co hlídka odvrátí (škody: { $damage }, zranění: { $wounds })
twom-await-wounds = { $count ->
    [one] rozděl { $count } zranění
    [few] rozděl { $count } zranění
    [many] rozděl { $count } zranění
   *[other] rozděl { $count } zranění
}
twom-await-stolen = { $count ->
    [one] vyber { $count } ukradenou věc
    [few] vyber { $count } ukradené věci
    [many] vyber { $count } ukradené věci
   *[other] vyber { $count } ukradených věcí
}
twom-await-combat = { $count ->
    [one] bojovat, nebo utéct? Kolo boje č. { $round }, zbývá { $count } nepřítel
    [few] bojovat, nebo utéct? Kolo boje č. { $round }, zbývají { $count } nepřátelé
    [many] bojovat, nebo utéct? Kolo boje č. { $round }, zbývá { $count } nepřítele
   *[other] bojovat, nebo utéct? Kolo boje č. { $round }, zbývá { $count } nepřátel
}
twom-await-scene = padlo S: minutí, nebo osud?
twom-await-dealing = rozděl zásahy mezi nepřátele (zranění: { $wounds }, okamžitá smrt: { $deaths })
twom-await-receiving = rozděl zásahy mezi postavy (zranění: { $wounds }, okamžitá smrt: { $deaths })
twom-await-crime = vyber karty, které přinese vlna zločinu
twom-await-medicine = přiřaď léky a obvazy
twom-await-alcohol = rozhodni, kdo se napije alkoholu před kartou osudu
twom-await-alcohol-after = rozhodni, kdo se napije alkoholu po kartě osudu
twom-await-keep = vyber kartu poslední záchrany, která ti zůstane
twom-await-new-day = začni { $day }. den; do té doby jde kampaň uložit (/twom ulož)
twom-await-last-resort = rozhodni, jestli použiješ kartu poslední záchrany
twom-await-resume = pokračuj v pozici, kterou nastavil rozhodčí
twom-await-trade = rozhodni o obchodu (provize: { $commission })
twom-await-exchange = { $credit ->
    [0] vyměňuj, nebo obchod ukonči
   *[other] vyměňuj, nebo obchod ukonči (přeplaceno: { $credit }, platí na další zboží)
}
twom-await-whom = { $count ->
    [one] vyber { $count } postavu
    [few] vyber { $count } postavy
    [many] vyber { $count } postavy
   *[other] vyber { $count } postav
}
twom-await-join = rozhodni, jestli se přidá nová postava
twom-await-space = vyber kartu úkrytu
twom-await-learn = { $count ->
    [one] vyber { $count } nápad
    [few] vyber { $count } nápady
    [many] vyber { $count } nápadu
   *[other] vyber { $count } nápadů
}
twom-await-break = vyber vybavení, o které úkryt přijde
twom-await-way = vyber, co uděláš
twom-await-gain = { $count ->
    [one] vyber { $count } věc, kterou získáš
    [few] vyber { $count } věci, které získáš
    [many] vyber { $count } věci, které získáš
   *[other] vyber { $count } věcí, které získáš
}
twom-await-lose = { $count ->
    [one] vyber { $count } věc k odhození
    [few] vyber { $count } věci k odhození
    [many] vyber { $count } věci k odhození
   *[other] vyber { $count } věcí k odhození
}
twom-await-swap = rozhodni o výměně
twom-await-tell = řekni, co vyšlo u stolu: { $what }
twom-await-declared = řekni, co se stalo: { $source }

# Questions on the way to a decision.

twom-ask-place = Kam jde na denní akci { $who }?
twom-ask-task = Co tam jako denní akci udělá { $who }?
twom-ask-build = Co { $who } postaví?
twom-ask-where = Na kterém poli úkrytu to { $who } udělá?
twom-ask-water = Kdo ze skupiny se za soumraku napije? (Voda ve skladišti: { $count })
twom-ask-food = Co za soumraku jí { $who }?
twom-ask-night = Jak stráví noc { $who }?
twom-ask-location = Kam výprava vyrazí?
twom-ask-gear = Co si výprava vezme s sebou z úkrytu?
twom-ask-number = Kolik si výprava vezme s sebou: { $token }?
twom-ask-stop = Skončí výprava průzkum?
twom-ask-carry = Kolik výprava odnese: { $token }? (Nalezeno na kartách: { $found }; zbývající nosnost: { $capacity })
twom-ask-arms = Čím se ozbrojí { $who }?
twom-ask-firing = Kdo vystřelí dvakrát?
twom-ask-shooting = Kdo vystřelí? (Kulky: { $count })
twom-ask-rerolls = Který hod zopakuješ?
twom-ask-dividing = Co { $who } odvrátí? (Zásahy: { $count })
twom-ask-boards = Kolik žetonů zabednění sníží škody nájezdu? Zbytek sníží zranění.
twom-ask-wounds = Kolik zranění utrpí { $what }? (Zbývá { $count } z { $of })
twom-ask-dies = Zasáhne okamžitá smrt tento cíl: { $what }?
twom-ask-stolen = Kolik při nájezdu zmizí: { $what }? (Zbývá { $count } z { $of })
twom-ask-combat = Boj: bude skupina bojovat, nebo uteče?
twom-ask-scene = Za co platí S?
twom-ask-crime = Které karty přinese vlna zločinu proti skupině?
twom-ask-medicine = Komu za úsvitu přiřadíš léky nebo obvaz?
twom-ask-alcohol = Kdo se napije alkoholu před kartou osudu?
twom-ask-alcohol-after = Kdo se napije alkoholu po kartě osudu?
twom-ask-keep = Která karta poslední záchrany skupině zůstane?
twom-ask-new-day = Začne skupina nový den?
twom-ask-play = Kterou kartu poslední záchrany skupina použije?
twom-ask-or-play = Použije skupina kartu poslední záchrany?
twom-ask-resume = Hraje se dál?
twom-ask-trade = Bude skupina obchodovat?
twom-ask-buy = Co koupíš?
twom-ask-pay = Čím zaplatíš? (Cena: { $price })
twom-ask-whom = Koho vybereš?
twom-ask-join = Přijmeš do skupiny novou postavu?
twom-ask-space = Kterou kartu úkrytu?
twom-ask-learn = Který nápad?
twom-ask-break = O které vybavení úkryt přijde?
twom-ask-way = Co uděláš?
twom-ask-gain = Kolik získáš: { $what }? (Zbývá { $count } z { $of })
twom-ask-lose = Kolik odhodíš: { $what }? (Zbývá { $count } z { $of })
twom-ask-swap = Vyměníš to?
twom-ask-tell = Co vyšlo?
twom-ask-declared = Co dál se stalo?
twom-ask-token = Který žeton nebo zdroj?
twom-ask-script = Číslo scény?
twom-ask-enemies = Kolik nepřátel { $letter }?
twom-ask-enemy-weapon = Čím bojuje nepřítel { $letter }?
twom-ask-enemy-spare = A když nepřítel { $letter } vyprázdní zásobník?
twom-ask-first = Útočí napřed někdo ze zálohy?
twom-ask-thugs = Jsou to násilníci?
twom-ask-commission = Kolik stojí provize?
twom-ask-offer = Co je v nabídce?
twom-ask-person = Která postava?
twom-ask-state = Který stav?
twom-ask-tokens = Které žetony nebo zdroje?
twom-ask-how-many = Kolik: { $token }?
twom-ask-people = Které postavy?
twom-ask-rest = Který den bude bez akcí?
twom-ask-dawn = Za kterého úsvitu se scéna přečte?
twom-ask-price = O kolik se změní hodnota žetonu?
twom-ask-replaced = Která lokace mizí?
twom-ask-cards = Kolik karet?
twom-ask-card = Která karta?
twom-ask-damage = Jaké škody nájezd způsobí?
twom-ask-raid-wounds = Kolik zranění nájezd způsobí?

# Answers.

twom-first-no = nikdo
twom-first-people = skupina
twom-first-enemies = nepřátelé
twom-yes = ano
twom-no = ne
twom-none = nic
twom-enough = to stačí
twom-keep-dice = nechat kostky, jak leží
twom-nothing = nic
twom-idle = bez akce
twom-play = použít kartu poslední záchrany
twom-rest = teď kartu nepoužít
twom-resume = hrát dál
twom-build = postavit vybavení
twom-bare = beze zbraně
twom-fight = bojovat
twom-flee = utéct
twom-miss = minutí
twom-fate = pokoušet osud
twom-trade = obchodovat
twom-damage = škody
twom-wounds = zranění
twom-go-on = začít nový den
twom-fitting-at = { $fitting } ({ $space })
twom-task-build = postavit: { $fitting } ({ $space })
twom-task-turn = { $rubble ->
    [1] odklidit
   *[other] vyřešit
}: { $card }
twom-task-tool = { $rubble ->
    [1] odklidit
   *[other] vyřešit
}: { $card } (nástroj: { $tool })
twom-task-together = { $rubble ->
    [1] odklidit
   *[other] vyřešit
}: { $card } (pomáhá { $who })
twom-night-bed = spánek v posteli ({ $space })
twom-night-floor = spánek na podlaze
twom-night-guard = hlídka
twom-night-outside = prohledávání
twom-crime-mix = noční nájezdy: { $raids }, obyvatelé: { $residents }
twom-dose = { $who }: { $token }
twom-priced = { $token } (hodnota { $value })
twom-foe = nepřítel { $letter } (č. { $number })
twom-shot = { $who }: { $face ->
    [S] S
    [empty] prázdný zásobník
    [hatchet] sekera
    [shotgun] brokovnice
   *[other] { $face }
}
twom-declared-done = nic dalšího
twom-declared-gain = zisk žetonu nebo zdroje
twom-declared-lose = ztráta žetonu nebo zdroje
twom-declared-script = čtení další scény (tím karta nebo scéna končí)
twom-declared-raise = vyšší úroveň stavu
twom-declared-lower = nižší úroveň stavu
twom-declared-died = smrt postavy
twom-declared-left = odchod postavy
twom-declared-louder = vyšší úroveň hluku
twom-declared-quieter = nižší úroveň hluku
twom-declared-check = ověření hluku
twom-declared-encounter = setkání
twom-declared-stop = konec průzkumu
twom-declared-frost = o žeton mrazu víc
twom-declared-thaw = o žeton mrazu míň
twom-declared-fight = boj
twom-declared-trade = obchod
twom-declared-visitor = příchod návštěvníka
twom-declared-join = nová postava ve skupině
twom-declared-won = výhra v kampani
twom-declared-lost = prohra v kampani
twom-declared-ambush-people = útok ze zálohy: skupina
twom-declared-ambush-enemies = útok ze zálohy: nepřátelé
twom-declared-flee = úprk z boje
twom-declared-remove = vyřazení žetonu nebo zdroje ze hry
twom-declared-find = karty nálezů
twom-declared-rest = den bez akcí
twom-declared-treated = účinek léků
twom-declared-roll = hod černou kostkou
twom-declared-later = scéna při některém dalším úsvitu
twom-declared-price = jiná hodnota žetonu
twom-declared-raid = nájezd se škodou a zraněními
twom-declared-shelter = něco v úkrytu …
twom-declared-learn = nápad, který jde nově postavit
twom-declared-break = ztráta vybavení
twom-declared-open = otočení karty úkrytu
twom-declared-board = o jedno zabednění víc
twom-declared-unboard = o jedno zabednění míň
twom-declared-cards = něco s kartami a balíčky …
twom-declared-location = nová lokace místo dosavadní
twom-declared-out = vyřazení této karty ze hry
twom-declared-aside = odložení této karty stranou
twom-declared-again = odložená karta zpátky do balíčku
twom-declared-give-back = karty z neznáma zpátky do balíčku průzkumu
twom-declared-look = pohled na další karty neznáma
twom-declared-skip = odhození dalších karet neznáma
twom-declared-end = konec kampaně …
twom-rest-today = dnešní
twom-rest-tomorrow = zítřejší
twom-dawn-of = den { $day }
twom-drawn = kdo se vytáhne
