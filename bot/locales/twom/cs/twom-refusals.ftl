# Why a command or a setup is refused.

twom-no-seats = Pro tolik hráčů nebo v téhle variantě se hra hrát nedá. Vyber jiný počet nebo variantu z nabídky.
twom-no-option = Taková volba není na výběr: { $option }. Vyber jednu z nabízených.
twom-no-over = Kampaň už skončila.
twom-no-diary = Rozhoduje vůdce, teď { $seat }.
twom-no-now = Na to teď není čas. Odpověz na otázku, kterou hra položila.
twom-no-told = Nejdřív řekni, co vyšlo u stolu, a vyber jednu z nabízených možností.
twom-no-face = Taková strana na této kostce není: { $face }. Vyber stranu, která na ní opravdu padla.
twom-no-left = Tahle karta v balíčku není, nebo už jsou všechny její kopie venku: { $card }. Vyber jednu z těch, které v něm zbývají.
twom-no-pick = Takhle odpovědět nejde. Vyber z nabízených možností.
twom-no-person = Taková postava ve skupině není.
twom-no-ready = { $who } v tomto kole nemá akci, nebo už ji využívá.
twom-no-order = Uveď postavy v pořadí skupiny a každou jen jednou.
twom-no-once = Uveď každou postavu jen jednou a v pořadí skupiny.
twom-no-kinds = Uveď každý druh jen jednou a v abecedním pořadí klíčů.
twom-no-space = Takové pole v úkrytu není.
twom-no-way = Na tohle pole se teď nedostaneš: { $space }. Nejdřív odstraň překážku.
twom-no-taken = Na tomto poli už jiná postava je: { $space }
twom-no-two = Na tomto poli nemůžou pracovat dvě postavy: { $space }. Ve dvou se odklízí jen suť a její zbytky.
twom-no-card = Na tomto poli neleží žádná karta úkrytu: { $space }
twom-no-what = U otočení karty úkrytu další akci neuváděj: { $space }
twom-no-hole = Tudy se neprojde a rukama to odklidit nejde: { $card }
twom-no-action = Taková akce tu není: { $space }
twom-no-idea = Tohle zatím patří mezi nápady, postavit to nejde: { $fitting }
twom-no-fitting = Takové vybavení hra nemá.
twom-no-copies = Další karta tohoto vybavení už nezbývá: { $fitting }
twom-no-room = Na tomto poli není na vybavení místo: { $space } ({ $fitting })
twom-no-boarding = Zabednění se staví jinde, ne na tomto poli: { $fitting }
twom-no-beside = Tohle vybavení musí stát vedle jiného: { $fitting } (vedle: { $other })
twom-no-store = Ve skladišti toho není dost: { $token } (potřeba: { $count })
twom-no-have = Tohohle je s sebou málo: { $token } (potřeba: { $count })
twom-no-water = { $count ->
    [0] Ve skladišti není žádná voda.
    [one] Vody je ve skladišti jen pro { $count } postavu.
    [few] Vody je ve skladišti jen pro { $count } postavy.
    [many] Vody je ve skladišti jen pro { $count } postavy.
   *[other] Vody je ve skladišti jen pro { $count } postav.
}
twom-no-food = Tohle se jíst nedá. Vyber jídlo ze skladiště.
twom-no-everybody = Urči, jak stráví noc každá postava, a uveď je v pořadí skupiny.
twom-no-outside = { $most ->
    [one] Prohledávat může jít nejvýš { $most } postava.
    [few] Prohledávat můžou jít nejvýš { $most } postavy.
    [many] Prohledávat může jít nejvýš { $most } postavy.
   *[other] Prohledávat může jít nejvýš { $most } postav.
}
twom-no-bed = Ke spánku v posteli vyber pole, na kterém postel stojí; k jiné činnosti postel neuváděj.
twom-no-bed-taken = V posteli spí jen jedna postava a tahle už je obsazená: { $space }
twom-no-location = Tahle lokace není odkrytá. Vyber jednu z odkrytých.
twom-no-gear = Zdroje se na výpravu neberou. Vyber žetony ze skladiště.
twom-no-pile = Tohle v hromádce nálezů není, nebo to nic neváží a bere se samo.
twom-no-carry = { $count ->
    [0] Tohle už nezbývá: { $token }
    [one] Odnést můžeš nejvýš { $count } kus: { $token }
    [few] Odnést můžeš nejvýš { $count } kusy: { $token }
    [many] Odnést můžeš nejvýš { $count } kusu: { $token }
   *[other] Odnést můžeš nejvýš { $count } kusů: { $token }
}
twom-no-capacity = Výprava tolik neunese: váha { $weight }, nosnost { $capacity }.
twom-no-guard = Zbraň dostane jen hlídka; uveď ji v pořadí skupiny a každou postavu jen jednou.
twom-no-weapon = Taková zbraň ve skladišti nezbývá.
twom-no-bullets = { $count ->
    [0] K této zbrani chybí kulka: { $token }
    [one] Na další střelnou zbraň nestačí { $count } kulka: { $token }
    [few] Na další střelnou zbraň nestačí { $count } kulky: { $token }
    [many] Na další střelnou zbraň nestačí { $count } kulky: { $token }
   *[other] Na další střelnou zbraň nestačí { $count } kulek: { $token }
}
twom-no-crime = Taková kombinace karet stranou neleží.
twom-no-keep = Tahle karta poslední záchrany tažená nebyla. Vyber jednu z tažených.
twom-no-not-held = Takovou kartu poslední záchrany skupina nemá. Vyber jednu z těch, které zbyly.
twom-no-phase = V této fázi se karta použít nedá: { $card }. Počkej na fázi, kterou uvádí.
twom-no-save = Hru jde uložit jen po úsvitu, než začne nový den. Počkej na něj a ulož ji pak.
twom-no-dose = Tohle se této postavě teď podat nedá. Vyber z nabídky.
twom-no-script-number = Scéna se hledá podle čísla od 1 do 9999. Napiš jen to číslo.
twom-no-script-unread = Ke scéně { $script } kampaň ještě nedošla, a tak zůstává tajná. Číst můžeš jen scény, které se už četly.
twom-no-script-in-book = Scénu { $script } ještě nikdo nečetl. Scény jsou v Knize příběhů: otevři ji, až tě k tomu číslu hra pošle.
