# The log.

twom-log-opened = { $count ->
    [one] Kampaň začíná: hraje { $count } hráč; komponenty: { $pack }.
    [few] Kampaň začíná: hrají { $count } hráči; komponenty: { $pack }.
    [many] Kampaň začíná: hraje { $count } hráče; komponenty: { $pack }.
   *[other] Kampaň začíná: hraje { $count } hráčů; komponenty: { $pack }.
}
twom-own-box = vlastní krabice
twom-restored-file = Hra pokračuje z ukládací tabulky: je po úsvitu { $day }. dne.
twom-restored-hand = Hra pokračuje z ručně psané ukládací tabulky: je po úsvitu { $day }. dne.
twom-log-arranged = Rozhodčí nastavil pozici.
twom-told-alive = **{ $who }**
twom-told-died = **{ $who }** (smrt)
twom-told-left = **{ $who }** (odchod ze skupiny)
twom-log-attended = { $count ->
    [0] U stolu teď nikdo není.
    [one] U stolu je teď { $count } hráč.
    [few] U stolu jsou teď { $count } hráči.
    [many] U stolu je teď { $count } hráče.
   *[other] U stolu je teď { $count } hráčů.
}
twom-log-gave-up = { $seat } hru vzdává.
twom-log-diary-passed = { $by } předává Deník, teď ho má { $seat }.
twom-log-step-event = **{ $day }. den.** Ráno.
twom-log-step-placing = Denní akce, { $round }. kolo.
twom-log-step-water = Soumrak.
twom-log-step-evening = Večer.
twom-log-step-location = Prohledávání.
twom-log-step-arms = Noční nájezdy.
twom-log-step-return = Úsvit.
twom-log-rolled = { $told ->
    [0] Hod ({ $purpose }): { $die } { $face ->
        [empty] (prázdný zásobník)
        [hatchet] (sekera)
        [shotgun] (brokovnice)
       *[other] { $face }
    }
   *[other] Hod ({ $purpose }): { $die } { $face ->
        [empty] (prázdný zásobník)
        [hatchet] (sekera)
        [shotgun] (brokovnice)
       *[other] { $face }
    } (hod u stolu)
}
twom-log-drew = { $told ->
    [0] Karta ({ $deck }): { $card }
   *[other] Karta ({ $of }): { $card } (tažená u stolu)
}
twom-log-turned-event = { $told ->
    [0] Událost: { $card }
   *[other] Událost dne, pro skupinu: { $card } (tažená u stolu)
}
twom-log-known = { $told ->
    [0] Nejbližší karty ({ $deck }): { $cards }
   *[other] Nejbližší karty ({ $of }): { $cards } (skupina se na ně u stolu podívala)
}
twom-log-card-moved = { $to ->
    [out] Karta odchází ze hry: { $card } ({ $deck })
    [aside] Karta se odkládá stranou: { $card } ({ $deck })
   *[other] Karta se zamíchává do balíčku: { $card } ({ $deck })
}
twom-log-shuffled = Odhozené karty se zamíchávají do balíčku ({ $deck }).
twom-log-mixed-in = { $count ->
    [one] Vlna zločinu proti skupině: do balíčku se zamíchává { $count } karta s červeným rohem ({ $deck }).
    [few] Vlna zločinu proti skupině: do balíčku se zamíchávají { $count } karty s červeným rohem ({ $deck }).
    [many] Vlna zločinu proti skupině: do balíčku se zamíchává { $count } karty s červeným rohem ({ $deck }).
   *[other] Vlna zločinu proti skupině: do balíčku se zamíchává { $count } karet s červeným rohem ({ $deck }).
}
twom-log-read = Kniha příběhů, scéna { $script }
twom-log-announced = U stolu: { $what } – { $said }
twom-log-declared = Podle hráčů u stolu: { $kind } – { $source }
twom-log-ended = { $won ->
    [0] Kampaň končí prohrou.
   *[other] Kampaň končí výhrou.
}
twom-log-level-set = { $who }, { $state }: { $before } → { $level }
twom-log-went = Ve skupině už není { $who } ({ $how })
twom-log-came = Do skupiny přichází { $who }
twom-log-tired = { $tomorrow ->
    [0] { $who } už dnes nemá žádnou akci
   *[other] { $who } zítra nebude mít žádnou akci
}
twom-log-treated = { $used ->
    [0] { $who } dostává: { $token }
   *[other] { $who } spotřebovává: { $token }
}
twom-log-retired = { $who }, na noc: { $night }
twom-log-armed = { $who } bere zbraň: { $token }
twom-log-priced = { $by ->
    [-3] Tržní hodnota klesá o 3: { $token }
    [-2] Tržní hodnota klesá o 2: { $token }
    [-1] Tržní hodnota klesá o 1: { $token }
    [1] Tržní hodnota roste o 1: { $token }
    [2] Tržní hodnota roste o 2: { $token }
    [3] Tržní hodnota roste o 3: { $token }
   *[other] Změna tržní hodnoty o { $by }: { $token }
}
twom-log-stood = { $who } jde na místo: { $space } (denní akce)
twom-log-turned-over = { $who ->
    [0] Karta úkrytu otočena: { $card } ({ $space })
   *[other] { $reported ->
        [0] Kartu úkrytu otáčí { $who }: { $card } ({ $space })
       *[other] Kartu úkrytu u stolu otáčí { $who }: { $card } ({ $space })
    }
}
twom-log-built = Postaveno: { $fitting } ({ $space })
twom-log-broke = Úkryt přichází o vybavení: { $fitting }
twom-log-learned = Nově jde postavit: { $fitting }
twom-log-boarded = { $by ->
    [-2] Ubývají 2 zabednění
    [-1] Ubývá 1 zabednění
    [1] Přibývá 1 zabednění
    [2] Přibývají 2 zabednění
   *[other] Změna počtu zabednění: { $by }
}
twom-log-frosted = { $by ->
    [-2] Ubývají 2 žetony mrazu
    [-1] Ubývá 1 žeton mrazu
    [1] Přibývá 1 žeton mrazu
    [2] Přibývají 2 žetony mrazu
   *[other] Změna počtu žetonů mrazu: { $by }
}
twom-log-noised = { $level ->
    [0] Výprava končí: žeton hluku odchází ze stupnice.
   *[other] Úroveň hluku výpravy: { $level }
}
twom-log-unknown = { $count ->
    [0] Průzkum výpravy: balíček neznáma je prázdný.
    [one] Průzkum výpravy: v balíčku neznáma je { $count } karta.
    [few] Průzkum výpravy: v balíčku neznáma jsou { $count } karty.
    [many] Průzkum výpravy: v balíčku neznáma je { $count } karty.
   *[other] Průzkum výpravy: v balíčku neznáma je { $count } karet.
}
twom-log-visited = Výprava jde do lokace: { $location }
twom-log-relocated = Odkryté lokace: { $locations }
twom-log-kept = { $played ->
    [0] Ponechaná karta poslední záchrany: { $card }
   *[other] Použita karta poslední záchrany: { $card }
}
twom-log-gain = Zisk: { $things }
twom-log-lose = Ztráta: { $things }
twom-log-pay = Zaplaceno: { $things }
twom-log-lockpick = Zámek povolil, pryč je: { $things }
twom-log-drink = Vypito: { $things }
twom-log-eat = Snědeno: { $things }
twom-log-fire = Vystříleno: { $things }
twom-log-stolen = Ukradeno: { $things }
twom-log-gear = Výprava si bere z úkrytu: { $things }
twom-log-resources = Výprava k nálezům přidává zdroje z lokace: { $things }
twom-log-left-behind = Výprava na místě nechává: { $things }
twom-log-brought = Výprava přinesla: { $things }
twom-log-alcohol = Alkohol: { $things }
twom-log-bought = Koupeno: { $things }
twom-log-cap = Ze zásoby mizí: { $things }

# Why something happened.

twom-log-cause = { $line } – { $cause }
twom-cause-water = proti žízni ({ $who })
twom-cause-thirst = žízeň
twom-cause-meal = jídlo ({ $who })
twom-cause-no-food = za soumraku bez jídla
twom-cause-medicine = léky za úsvitu
twom-cause-treated = léky od skupiny
twom-cause-alcohol = alkohol za úsvitu ({ $who })
twom-cause-paying = denní akce ({ $who })
twom-cause-combat = boj skupiny
twom-cause-trade = obchod skupiny
twom-cause-losses = smutek po někom, o koho skupina přišla
twom-cause-characters = začátek kampaně

# How the campaign ended.

twom-end-nobody-left = Ve skupině už nikdo není.
twom-end-events-over = Skupina přežila všechny události.
twom-end-days-over = Skupina přežila domluvené dny.
twom-end-given-up = Hráči kampaň vzdali.
twom-end-told = Tak skončil příběh skupiny.

# The campaign in figures.

twom-sum-days = Dny: { $count }
twom-sum-here = Postavy, které vydržely do konce: { $count }
twom-sum-lost = Postavy, které skupina ztratila: { $count }
twom-sum-scripts = Přečtené scény: { $count }
twom-sum-explored = Karty průzkumu: { $count }
twom-sum-met = Setkání s obyvateli: { $count }
twom-sum-raids = Noční nájezdy: { $count }
twom-sum-nights-out = Noci strávené prohledáváním: { $count }
twom-sum-brought = Žetony a zdroje přinesené domů: { $count }
twom-sum-built = Postavené vybavení: { $count }
twom-sum-turned = Otočené karty úkrytu: { $count }
twom-sum-killed = Zabití nepřátelé: { $count }

# The day at its end.

twom-day-over = **{ $day }. den skončil.**
twom-day-person = { $who } na konci dne: { $levels }
twom-day-well = bez potíží
twom-day-lost = Skupina přišla o: { $lost }
twom-day-lost-one = { $who } ({ $how })
twom-day-gained = Za den ve skladišti skupiny přibylo: { $things }
twom-day-spent = Za den ve skladišti skupiny ubylo: { $things }
twom-day-counted = Skupina dnes: { $counted }
