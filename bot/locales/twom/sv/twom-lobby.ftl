# What the choices of the lobby are called.

standin-twom = ⚠ Värdena på kort och personer är påhittade: boten har en egen ersättning för det som är tryckt i lådan.
pack-standin-twom = Servern spelar med ersättningspaketet som boten har med sig: värdena är påhittade, inte lådans.
pack-blank-twom = Ni behöver inte fylla i allt; boten frågar om resten.
ruleset-twom-cs = tjeckisk utgåva
variant-twom-group = hela gruppen
choice-twom-cards = kort
choice-twom-dice = tärningar
choice-twom-scripts = scener
choice-twom-diary = dagboken under utforskningen
choice-twom-council = rådslag vid viktiga frågor
choice-twom-length = spelets längd
choice-twom-keeper = vem som har lådan
choice-twom-saved = sparat spel

twom-cards = kort
twom-dice = tärningar
twom-scripts = scener
twom-diary = dagboken under utforskningen
twom-council = rådslag vid viktiga frågor
twom-length = spelets längd
twom-keeper = vem som har lådan
twom-cards-bot = boten drar kort
twom-cards-table = ni drar kort vid bordet
twom-dice-bot = boten slår tärningar
twom-dice-table = ni slår tärningar vid bordet
twom-scripts-pack = scener ur komponentpaketet
twom-scripts-book = scener ur berättelseboken
twom-diary-passes = nästa spelare efter varje kort
twom-diary-stays = en och samma ledare hela utforskningen (vår egen regel)
twom-council-off = inget rådslag
twom-council-1 = rådslag: högst 1 timme
twom-council-2 = rådslag: högst 2 timmar
twom-council-4 = rådslag: högst 4 timmar
twom-council-8 = rådslag: högst 8 timmar
twom-length-whole = hela kampanjen
twom-length-1 = en dag
twom-length-2 = två dagar
twom-length-3 = tre dagar
twom-keeper-holder = den som har dagboken

# What is said of a save sheet that somebody brings.

twom-remark-by-hand = Sparbladet är skrivet för hand: kontrollera att allt på det stämmer med bordet.

# Questions that are surely answered.

help-ask-twom-1 = Hur många får sova i en säng?
help-ask-twom-2 = När får vi dricka alkohol?

# What the game is, for whom offers a first match, and its goal.

first-about-twom =
    Ni är civila i en belägrad stad: på dagen bygger ni och lagar mat, på natten letar ni efter förnödenheter. Alla spelar tillsammans, 1–6 spelare.
    Första matchen varar en dag: ungefär en halvtimme. Andra kan sätta sig när som helst; ingen väntar på lediga platser.
first-goal-twom = Ni spelar tillsammans. Få alla genom dagen och natten; sparar ni kan ni fortsätta senare.

# What the lobby warns of.

twom-caution-invented = ⚠ Ni drar kort vid bordet, men boten känner bara till ett påhittat paket: andra personer och kort än i er låda. Välj ”vår egen låda, utan paket” eller ställ in ett eget paket.
twom-caution-without = Det boten inte känner till frågar den om en gång, eller så sköter ni det. Den saknar: { $without }
twom-without-shelter = skyddsrummets plan (ni bevakar vart man når)
twom-without-characters = karaktärer (frågar efter deras tre tal)
twom-without-fittings = inredning (ni bevakar kostnader och villkor för att bygga)
twom-without-states = tillstånd (frågar efter svarta märken och scener)
twom-without-dice = stridstärningar (frågar vad de visade)
twom-without-events = händelser (frågar vad de gav)
twom-without-locations = platser (känner bara till antalet kort)
twom-without-exploration = utforskning (frågar om varje kort)
twom-without-residents = invånare (frågar om varje möte)
twom-without-raids = räder (frågar efter förluster och sår)
twom-without-fate = ödet (frågar vad kortet gjorde)
twom-without-last-resort = sista utväg (räknar bara korten)
twom-without-scripts = scener (ni läser berättelseboken)
twom-caution-short = Tabeller som bara är delvis ifyllda; tills de är klara behandlar boten dem som tomma: { $short }
twom-short = { $section } ({ $count } av { $of })
twom-section-shelter = skyddsrum
twom-section-characters = karaktärer
twom-section-events = händelser
twom-section-locations = platser
twom-section-exploration = utforskning
twom-section-findings = fynd
twom-section-residents = invånare
twom-section-visitors = besökare
twom-section-raids = räder
twom-section-fate = öde
twom-section-last-resort = sista utväg
