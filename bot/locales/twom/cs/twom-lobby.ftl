# What the choices of the lobby are called.

standin-twom = ⚠ Hodnoty karet a postav jsou vymyšlené: bot má místo komponent z krabice vlastní náhradu.
pack-standin-twom = Tento server hraje s náhradní sadou bota: její hodnoty jsou vymyšlené, ne ty z krabice.
pack-blank-twom = U této hry stačí i část; na ostatní se bot ptá.
ruleset-twom-cs = české vydání
variant-twom-group = celá skupina
choice-twom-cards = karty
choice-twom-dice = kostky
choice-twom-scripts = scény
choice-twom-diary = Deník při průzkumu
choice-twom-council = rada u důležitých otázek
choice-twom-length = délka hry
choice-twom-keeper = kdo má krabici
choice-twom-saved = uložená hra

twom-cards = karty
twom-dice = kostky
twom-scripts = scény
twom-diary = Deník při průzkumu
twom-council = rada u důležitých otázek
twom-length = délka hry
twom-keeper = kdo má krabici
twom-cards-bot = karty tahá bot
twom-cards-table = karty se tahají u stolu
twom-dice-bot = kostkami hází bot
twom-dice-table = kostkami se hází u stolu
twom-scripts-pack = scény ze sady komponent
twom-scripts-book = scény z Knihy příběhů
twom-diary-passes = po každé kartě další hráč
twom-diary-stays = po celý průzkum stejný vůdce (dohoda tohoto stolu)
twom-council-off = bez rady
twom-council-1 = rada: nejdéle 1 hodinu
twom-council-2 = rada: nejdéle 2 hodiny
twom-council-4 = rada: nejdéle 4 hodiny
twom-council-8 = rada: nejdéle 8 hodin
twom-length-whole = celá kampaň
twom-length-1 = jeden den
twom-length-2 = dva dny
twom-length-3 = tři dny
twom-keeper-holder = kdo drží Deník

# What is said of a save sheet that somebody brings.

twom-remark-by-hand = Ukládací tabulka je psaná ručně: zkontroluj, že v ní je všechno tak, jak to leží na stole.

# Questions that are surely answered.

help-ask-twom-1 = Kolik lidí smí jít v noci prohledávat?
help-ask-twom-2 = Kdy smíme pít alkohol?

# What the game is, for whom offers a first match, and its goal.

first-about-twom =
    Civilisté v obleženém městě: ve dne se staví a vaří, v noci se shánějí zásoby. Všichni hrají spolu, 1–6 hráčů.
    První zápas trvá jeden den: asi půl hodiny. Přisednout se dá kdykoli; na volná místa se nečeká.
first-goal-twom = Všichni hrají spolu. Proveď skupinu dnem i nocí; hra se dá uložit a později v ní pokračovat.

# What the lobby warns of.

twom-caution-invented = ⚠ Karty se tahají u stolu, ale bot zná jen vymyšlenou sadu: jiné postavy a karty, než jsou v krabici. Zvol „naše krabice, bez sady“, nebo nahraj vlastní sadu.
twom-caution-without = Co bot nezná, na to se jednou zeptá, nebo to nechá na hráčích. Chybí mu: { $without }
twom-without-shelter = plán úkrytu (kam se dojde, hlídají hráči)
twom-without-characters = postavy (ptá se na jejich tři čísla)
twom-without-fittings = vybavení (ceny a podmínky stavby hlídají hráči)
twom-without-states = stavy (ptá se na černé značky a scény)
twom-without-dice = bojové kostky (ptá se, co padlo)
twom-without-events = události (ptá se, co přinesly)
twom-without-locations = lokace (zná jen počet karet)
twom-without-exploration = průzkum (ptá se na každou kartu)
twom-without-residents = obyvatelé (ptá se na každé setkání)
twom-without-raids = nájezdy (ptá se na škody a zranění)
twom-without-fate = osud (ptá se, co karta udělala)
twom-without-last-resort = poslední záchrana (jen počítá karty)
twom-without-scripts = scény (čte se Kniha příběhů)
twom-caution-short = Rozepsané tabulky, ve kterých chybí karty; dokud je nedoplníš, bot se ptá, jako by byly prázdné: { $short }
twom-short = { $section } ({ $count } z { $of })
twom-section-shelter = úkryt
twom-section-characters = postavy
twom-section-events = události
twom-section-locations = lokace
twom-section-exploration = průzkum
twom-section-findings = nálezy
twom-section-residents = obyvatelé
twom-section-visitors = návštěvníci
twom-section-raids = nájezdy
twom-section-fate = osud
twom-section-last-resort = poslední záchrana
