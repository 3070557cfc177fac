# What is awaited.

doomtrooper-await-privilege = necháš si list, nebo si vezmeš nový?
doomtrooper-await-action =
    { $count ->
        [one] jsi na řadě: zbývá ti { $count } akce.
        [few] jsi na řadě: zbývají ti { $count } akce.
        [many] jsi na řadě: zbývá ti { $count } akce.
       *[other] jsi na řadě: zbývá ti { $count } akcí.
    }
doomtrooper-await-discard = které karty odhodíš?
doomtrooper-await-window = zahraješ něco? ({ $window })
doomtrooper-await-choice = máš na výběr.
doomtrooper-await-announce = kdo na koho útočí?
doomtrooper-await-tactic = jak se bojuje?
doomtrooper-await-zone = ze které válečné zóny se bráníš?
doomtrooper-await-split =
    { $count ->
        [one] máš { $count } bod: kolik z toho bude vítězných?
        [few] máš { $count } body: kolik z toho bude vítězných?
        [many] máš { $count } bodu: kolik z toho bude vítězných?
       *[other] máš { $count } bodů: kolik z toho bude vítězných?
    }
doomtrooper-await-declared = platí ohlášený účinek? { $what }
doomtrooper-await-judge = o ohlášeném účinku rozhodne rozhodčí: { $what }
doomtrooper-await-withdraw = { $card }: kartu můžeš vzít zpět.

# The windows.

doomtrooper-window-start = Začátek kola
doomtrooper-window-draw = Po dobírání
doomtrooper-window-action = Po akci
doomtrooper-window-discard = Po odhazování, konec kola
doomtrooper-window-sabotage = Před sabotáží
doomtrooper-window-reaction = Reakce na kartu
doomtrooper-window-points = Po rozdělení bodů
doomtrooper-window-combat-declare = Vyhlášení souboje
doomtrooper-window-combat-announce = Oznámení útočníka a obránce
doomtrooper-window-combat-tactic = Oznámení taktiky
doomtrooper-window-combat-zone = Oznámení válečné zóny
doomtrooper-window-combat-modifiers = Bojové modifikátory
doomtrooper-window-combat-result = Vyhodnocení souboje
doomtrooper-window-combat-saving = Změna stavu bojovníků
doomtrooper-window-combat-state = Po změně stavu bojovníků
doomtrooper-window-combat-points = Konec souboje

# Questions.

doomtrooper-ask-ability = Kterou schopnost?
doomtrooper-ask-act = Kdo?
doomtrooper-ask-action = Co uděláš?
doomtrooper-ask-against = Proti komu?
doomtrooper-ask-area = Do které oblasti?
doomtrooper-ask-attacker = Kdo útočí?
doomtrooper-ask-card = Kterou kartu?
doomtrooper-ask-caster = Kdo kouzlo sesílá?
doomtrooper-ask-choice = { $what }
doomtrooper-ask-commander = Pod čí velení?
doomtrooper-ask-declared = Platí ohlášený účinek? { $what }
doomtrooper-ask-disputed = O ohlášený účinek je spor. Platí? { $what }
doomtrooper-ask-withdraw = { $what }
doomtrooper-ask-defender = Na koho?
doomtrooper-ask-discard = Které karty odhodíš?
doomtrooper-ask-either = Kterou cenu zaplatíš?
doomtrooper-ask-give = Kterých karet se vzdáš?
doomtrooper-ask-hand = Které karty z ruky?
doomtrooper-ask-hidden = Jak ho vyložíš?
doomtrooper-ask-inside = Je uvnitř vozidla?
doomtrooper-ask-number = { $what }
doomtrooper-ask-player = Který hráč?
doomtrooper-ask-privilege = Necháš si list, nebo si vezmeš nový?
doomtrooper-ask-split =
    { $points ->
        [one] Máš { $points } bod: kolik z toho bude vítězných?
        [few] Máš { $points } body: kolik z toho bude vítězných?
        [many] Máš { $points } bodu: kolik z toho bude vítězných?
       *[other] Máš { $points } bodů: kolik z toho bude vítězných?
    }
doomtrooper-ask-tactic = Jak se bojuje?
doomtrooper-ask-target = Pro kterou kartu?
doomtrooper-ask-targets = Pro které karty?
doomtrooper-ask-token = Kterou akcí to zaplatíš?
doomtrooper-ask-warrior = Který bojovník?
doomtrooper-ask-window = Zahraješ něco?
doomtrooper-ask-x = Kolikrát { $step }?
doomtrooper-ask-zone = Ze které válečné zóny se bráníš?
doomtrooper-ask-declare = Co dělá { $card }? Tabulka karet o ní říká: { $facts }.
doomtrooper-ask-declare-more = Zatím: { $what }. Co dál?
doomtrooper-ask-declare-note = Jednou větou: co se stane, když se zahraje { $card }? Všichni to provedou ručně.
doomtrooper-ask-declare-sentence = Jednou větou: co dělá { $card }?
doomtrooper-ask-declare-number = Kolik?
doomtrooper-ask-declare-word = Co přesně?
doomtrooper-ask-declare-what = Jak přesně?
doomtrooper-ask-declare-after = Kde karta skončí?
doomtrooper-ask-declare-price = Kolik bodů osudu stojí navíc?

# What effects let choose.

doomtrooper-choose-order = Co přijde první?
doomtrooper-choose-discard = Které karty se vyřadí?
doomtrooper-choose-enter = Které karty přijdou do hry?
doomtrooper-choose-area = Do které oblasti?
doomtrooper-choose-play = Která karta se zahraje?
doomtrooper-choose-price = Která cena se zaplatí?
doomtrooper-choose-price-hand = Které karty z ruky za to dáš?
doomtrooper-choose-price-discard = Které karty se za to vyřadí?
doomtrooper-choose-price-sacrifice = Které karty se za to obětují?
doomtrooper-choose-price-wound = Kdo se za to zraní?
doomtrooper-choose-action = Která akce změní druh?
doomtrooper-choose-way = Která možnost?
doomtrooper-choose-fetch = Které karty si vezmeš?
doomtrooper-choose-take = Které karty si vezmeš?
doomtrooper-choose-attach = Které karty se přiloží?
doomtrooper-choose-bearer = Kdo ji dostane?
doomtrooper-choose-counted = Čí hodnoty se použijí?
doomtrooper-choose-player = Ke kterému hráči?
doomtrooper-choose-defender = Kdo se brání?
doomtrooper-choose-struck = Koho z nich rána zasáhne?
doomtrooper-choose-cancelled = Která karta se zruší?
doomtrooper-choose-replacement = Kdo ho vystřídá?
doomtrooper-choose-redirect = Koho to postihne místo něj?
doomtrooper-choose-target = Koho se to týká?
doomtrooper-choose-use-ability = Použiješ schopnost?
doomtrooper-choose-use-effect = Využiješ účinek?
doomtrooper-choose-pay-unless = Zaplatíš, aby se to nestalo?
doomtrooper-choose-name-affiliation = Kterou příslušnost?
doomtrooper-choose-name-apostle = Kterého apoštola?
doomtrooper-choose-name-name = Které jméno?
doomtrooper-choose-name-type = Který typ karty?
doomtrooper-choose-name-aspect = Který aspekt?
doomtrooper-choose-name-rating = Kterou hodnotu?
doomtrooper-choose-name-number = Které číslo?
doomtrooper-choose-number = Kolik?
doomtrooper-choose-swap = Kteří dva hráči si to vymění?

# What a command will do.

doomtrooper-preview-pass = Teď nic nezahraješ.
doomtrooper-preview-no-more-actions = Další akce už dělat nebudeš.
doomtrooper-preview-privilege-new = Vezmeš si sedm nových karet.
doomtrooper-preview-privilege-old = Necháš si list.
doomtrooper-preview-play = Zahraješ kartu { $card }.
doomtrooper-preview-play-on = Zahraješ kartu { $card } na: { $on }.
doomtrooper-final-played = Zahranou kartu uvidí všichni; vrátit ji pak může jen rozhodčí.
doomtrooper-preview-hidden = Bojovníka { $card } vyložíš lícem dolů, rovnou do úkrytu.
doomtrooper-preview-use = Použiješ kartu { $card }.
doomtrooper-preview-meditate = Medituješ.
doomtrooper-preview-cover = { $card } vyhledá úkryt.
doomtrooper-preview-uncover = { $card } opustí úkryt.
doomtrooper-preview-uncover-pays = { $card } opustí úkryt a zaplatíš za něj: { $price ->
        [one] { $price } bod osudu
        [few] { $price } body osudu
        [many] { $price } bodu osudu
       *[other] { $price } bodů osudu
    }.
doomtrooper-preview-uncover-lost = { $card } opustí úkryt, jenže stojí { $price } a ty máš { $has }: přijdeš o něj i o body, které ti na něj nestačí.
doomtrooper-preview-board = { $card } nastoupí do vozidla, nebo z něj vystoupí.
doomtrooper-preview-transfer = { $card } udělá transfer. Kam: { $area }.
doomtrooper-preview-attack = Vyhlásíš souboj.
doomtrooper-preview-announce = Útočník: { $attacker }. Obránce: { $defender }.
doomtrooper-preview-attacker = Útočník: { $attacker }. Obránce se teprve určí.
doomtrooper-preview-give-up = Vzdáš se útoku.
doomtrooper-preview-tactic = Taktika: { $tactic }
doomtrooper-preview-zone = Bráníš se ze zóny { $card }.
doomtrooper-preview-no-zone = Nebráníš se z žádné válečné zóny.
doomtrooper-preview-sabotages = { $card } míří přímo na hráče { $against }.
doomtrooper-preview-split =
    Vezmeš si { $destiny ->
        [one] { $destiny } bod osudu
        [few] { $destiny } body osudu
        [many] { $destiny } bodu osudu
       *[other] { $destiny } bodů osudu
    } a { $victory ->
        [one] { $victory } vítězný bod
        [few] { $victory } vítězné body
        [many] { $victory } vítězného bodu
       *[other] { $victory } vítězných bodů
    }.
doomtrooper-preview-chosen = To je tvoje volba.
doomtrooper-preview-discardcards = { $count ->
    [0] Nic neodhodíš.
   *[other] Odhodíš: { $cards }
}
doomtrooper-preview-countas = { $card }: od teď { $side }.
doomtrooper-preview-follow = { $card }: velitelem bude { $commander }.
doomtrooper-preview-letbe = Necháš to platit a nic nezahraješ.
doomtrooper-preview-react = Necháš to platit a budeš moct na kartu reagovat.
doomtrooper-preview-stands = Platí to tak, jak to bylo ohlášeno.
doomtrooper-preview-dispute = Nesouhlasíš; rozhodne rozhodčí.
doomtrooper-preview-withdraw = Kartu i to, co stála, dostaneš zpátky.

# How a match ended.

doomtrooper-end-target = Někdo dosáhl cílového počtu bodů.
doomtrooper-end-time = Vypršel čas.
doomtrooper-end-deadline = Hráč včas nevyložil bojeschopného bojovníka.
doomtrooper-end-empty = Všem došly karty v knihovně.
doomtrooper-end-concede = Všichni ostatní to vzdali.
doomtrooper-end-card = Zápas ukončila karta.

# Answers.

doomtrooper-old-hand = Nechat si list
doomtrooper-new-hand = Vzít si nový list
doomtrooper-pass = Nic nehraju
doomtrooper-no-more-actions = Končím s akcemi
doomtrooper-play = Zahrát kartu
doomtrooper-use = Použít schopnost
doomtrooper-attack = Vyhlásit souboj
doomtrooper-attack-last =
    { $count ->
        [one] Vyhlásit souboj (poslední akce kola: { $count } akce propadne)
        [few] Vyhlásit souboj (poslední akce kola: { $count } akce propadnou)
        [many] Vyhlásit souboj (poslední akce kola: { $count } akce propadne)
       *[other] Vyhlásit souboj (poslední akce kola: { $count } akcí propadne)
    }
doomtrooper-sabotage = Sabotáž nebo útok na hráče
doomtrooper-cover = Vyhledat úkryt
doomtrooper-uncover = Opustit úkryt
doomtrooper-board = Nastoupit do vozidla, nebo vystoupit
doomtrooper-transfer = Transfer
doomtrooper-meditate = Meditovat
doomtrooper-count-as = Určit stranu vyznavače
doomtrooper-follow = Dát bojovníka pod velitele
doomtrooper-let-be = Nechat platit
doomtrooper-react = Reagovat…
doomtrooper-stands = Platí
doomtrooper-dispute = Nesouhlasím
doomtrooper-withdraw = Vzít zpět
doomtrooper-recruit-openly = Odkrytě
doomtrooper-recruit-hidden = Lícem dolů do úkrytu
doomtrooper-board-inside = Uvnitř
doomtrooper-board-outside = Venku
doomtrooper-token-any = Běžná akce
doomtrooper-token-attack = Útočná akce
doomtrooper-token-other = Neútočná akce
doomtrooper-token-any-of = Akce z karty { $card }
doomtrooper-token-attack-of = Útočná akce z karty { $card }
doomtrooper-token-other-of = Neútočná akce z karty { $card }
doomtrooper-way-of = { $card }: { $what }
doomtrooper-to-area = { $card }: { $area }
doomtrooper-way = Možnost { $number }
doomtrooper-yes = Ano
doomtrooper-no = Ne
doomtrooper-no-zone = Z žádné
doomtrooper-give-up = Nikdo: vzdát se útoku
doomtrooper-declare-values = Hodnoty a vlastnosti
doomtrooper-declare-harm = Zranění a odstranění
doomtrooper-declare-cards = Karty a balíčky
doomtrooper-declare-points = Body a akce
doomtrooper-declare-combat = Boj
doomtrooper-declare-other = Jiné
doomtrooper-declare-sentence = Říct to jednou větou
doomtrooper-declare-terms = Kam karta přijde a co stojí
doomtrooper-declare-when = Až se něco stane…
doomtrooper-declare-if = Jen když…
doomtrooper-declare-or = Nebo místo toho…
doomtrooper-declare-lot = Nebo losem…
doomtrooper-after-printed = jak je na kartě
doomtrooper-after-attach = zůstane přiložená
doomtrooper-after-stay = zůstane na stole
doomtrooper-after-discard = vyřadí se
doomtrooper-after-sacrifice = obětuje se
doomtrooper-declare-hand = Podle karty, provede se ručně
doomtrooper-declare-in-play = dokud je tahle karta ve hře
doomtrooper-declare-more = Přidat další účinek

doomtrooper-nothing = nic
doomtrooper-boost = zesílit kouzlo
doomtrooper-weapon = Zvolit zbraň bojovníka
doomtrooper-ask-boost = Které kouzlo chceš zesílit?
doomtrooper-ask-weapon = Kterou zbraní bude bojovat?
doomtrooper-preview-boost = Zesílíš kouzlo { $card } o { $x }.
doomtrooper-preview-weapon = { $card } bude bojovat zbraní { $weapon }.
doomtrooper-choose-ratings = Které dvě hodnoty se vymění?
doomtrooper-declare-kept = Jak je tu zvykem: { $what }

# Questions that /help gives as examples.

help-ask-doomtrooper-1 = Smím zaútočit dvakrát za kolo?
help-ask-doomtrooper-2 = Kolik karet smím mít v ruce?
