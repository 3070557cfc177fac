# What a question is decided by: its story, how people are, costs, what is in store.

twom-fact-source = **{ $source }**
twom-fact-person = { $who }: { $levels }
twom-fact-well = { $who }: v pořádku
twom-fact-level = { $state } { $level }
twom-fact-level-by = { $by ->
    [-4] Co to udělá: { $state } −4
    [-3] Co to udělá: { $state } −3
    [-2] Co to udělá: { $state } −2
    [-1] Co to udělá: { $state } −1
   *[other] Co to udělá: { $state } +{ $by }
}
twom-fact-level-to = Co to udělá: { $state } bude { $level }
twom-fact-kill = Koho vybereš, ten zemře.
twom-fact-leave = Koho vybereš, ten skupinu navždy opustí.
twom-fact-rest = Koho vybereš, tomu nezbude žádná akce.
twom-fact-mark = Koho vybereš, toho to natrvalo změní.
twom-fact-store = Ve skladišti: { $things }
twom-fact-store-empty = Skladiště je prázdné.
twom-fact-has = Máš: { $things }
twom-fact-has-nothing = Nemáš nic.
twom-fact-found = Nalezeno: { $things }
twom-fact-found-nothing = Nic se nenašlo.
twom-fact-resources = Přidat můžeš libovolně mnoho, i když se to nenašlo: { $tokens }
twom-fact-later = Co si necháš, o to přijdeš jinde: { $things }
twom-fact-meals = O kolik klesne hlad: { $meals }
twom-fact-meal = { $token } ({ $by })
twom-fact-use = { $what }: { $parts }
twom-fact-takes = stojí { $things }
twom-fact-gives = přinese { $things }
twom-fact-raid-left = Zbývá odvrátit: škody { $damage }, zranění { $wounds }
twom-fact-raid-dice = Kostka odvrátí tolik, kolik ukazuje. S ani prázdný zásobník neodvrátí nic. Sekera nebo brokovnice zruší kartu, má-li hlídka právě tu zbraň.
twom-fact-combat-dice = Kostka udělí tolik zranění, kolik ukazuje. S je minutí, pokud nechceš pokoušet osud. Prázdný zásobník je minutí. Sekera nebo brokovnice zabíjí, má-li útočník právě tu zbraň.
twom-fact-pools = Zbývající opakované hody: { $pools }
twom-fact-pool = { $who } { $count }
twom-fact-cost = { $what } ({ $things })
twom-fact-costs = Na stavbu je potřeba: { $costs }
twom-fact-way = „{ $way }“ stojí: { $things }
twom-fact-swap = Dáš: { $give }. Dostaneš: { $get }.
twom-fact-offer = V nabídce: { $things }
twom-fact-goods = Platit můžeš: { $things }
twom-fact-goods-none = Nemáš čím platit.
twom-fact-priced = { $count }× { $token } (hodnota { $price })
twom-fact-for-sale = { $token } (hodnota { $price })
twom-fact-foe = Nepřítel { $number }: zdatnost { $prowess }, zranění { $wounds } ze 3
twom-fact-card-script = { $card }: co udělá, poví až příběh (scéna { $number })
twom-fact-card = { $card }: { $text }

# Why the game's own player would do it.

twom-why-water = první pijí ti, kterým by hlad nebo zoufalství ublížily nejvíc
twom-why-food = první jedí nejhladovější a nic nepřijde nazmar
twom-why-evening = unavení spí, někdo hlídá a ven jde, kdo je v dobré kondici
twom-why-location = nejbližší místo má nejméně karet, tedy i nejméně cizích lidí
twom-why-gear = každý, kdo jde ven, má zbraň, a lehký nástroj nikoho nezatíží
twom-why-findings = tohle má na svou váhu největší cenu
twom-why-arms = každá hlídka má nejlepší zbraň, jaká zbývá
twom-why-people = skupinu to ušetří nejvíc
twom-why-things = zůstane nejvíc zásob
twom-why-house = nejvíc to pomůže úkrytu
twom-why-quiet = zbude víc k nalezení a bude míň hluku
twom-why-later = vyplatí se to později
twom-why-end = rozhodne to o celé kampani
twom-why-even = ostatní možnosti dopadnou skoro stejně

# What changed, for who comes back.

twom-recap-changed = Od té doby: { $changes }
twom-recap-unchanged = Od té doby nikdo nepřišel, nikdo neodešel a nic se nepostavilo.
twom-recap-days = { $count ->
    [one] uplynul { $count } den
    [few] uplynuly { $count } dny
    [many] uplynulo { $count } dne
   *[other] uplynulo { $count } dnů
}
twom-recap-lost = { $who } ({ $how })
twom-recap-came = ke skupině se přidává { $who }
twom-recap-built = postaveno: { $fitting }
twom-recap-danger = V nebezpečí: { $grave }
twom-recap-safe = Nikdo není v nebezpečí.
twom-recap-grave = { $who } ({ $state } { $level })

# For who asks what can be done now, and what is left of the day.

twom-deed-phase = To patří do jiné fáze: { $phase }. Teď je: { $now }.
twom-deed-busy = Nejdřív odpověz, na co se hra právě ptá; fáze už je správná: { $phase }.
twom-deed-no-combat = Není proti komu: útočí se jen v boji, který začne setkáním nebo nájezdem.
twom-deed-no-trade = Není s kým obchodovat: obchodníka přivede karta nebo scéna.
twom-deed-actions = { $who }: { $count ->
    [0] dnes už žádná akce
    [one] dnes zbývá { $count } akce
    [few] dnes zbývají { $count } akce
    [many] dnes zbývá { $count } akce
   *[other] dnes zbývá { $count } akcí
}
twom-deed-no-actions = Denní akce skončily; je fáze: { $phase }.
