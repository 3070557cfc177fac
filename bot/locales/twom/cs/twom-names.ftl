# Names of dice, decks, phases and other things, as parts of sentences.

twom-words = { $words }
twom-seat = { $seat }
twom-number = { $count }
twom-things = { $count }× { $token }
twom-heading = Den { $day } · { $phase }
twom-heading-diary = { $when } · Deník: { $seat }
twom-heading-passed = { $when } · Deník: { $seat } (předtím { $by })
twom-face = { $face ->
    [empty] prázdný zásobník
    [hatchet] sekera
    [shotgun] brokovnice
   *[other] { $face }
}

twom-phase-morning = ráno
twom-phase-actions = denní akce
twom-phase-dusk = soumrak
twom-phase-evening = večer
twom-phase-scavenging = prohledávání
twom-phase-raid = noční nájezdy
twom-phase-dawn = úsvit

twom-die-black = černá kostka
twom-die-grey = šedá bojová kostka
twom-die-yellow = žlutá bojová kostka
twom-die-red = červená bojová kostka

twom-deck-events = události
twom-deck-finales = závěrečné události
twom-deck-locations = lokace
twom-deck-exploration = průzkum
twom-deck-findings = nálezy
twom-deck-residents = obyvatelé
twom-deck-visitors = návštěvníci
twom-deck-raids = noční nájezdy
twom-deck-fate = osud
twom-deck-last-resort = poslední záchrana

twom-roll-lock = vyháčkování zámku, { $who }
twom-roll-thirst = žízeň, { $who }
twom-roll-raid = noční nájezd, { $who }
twom-roll-combat = boj, { $who }
twom-roll-enemy = útok nepřítele
twom-roll-killing = smrt nepřátel
twom-roll-noise = ověření hluku
twom-roll-losses = smrt ve skupině
twom-roll-table = účinek karty

twom-how-died = smrt
twom-how-left = odchod ze skupiny
twom-at-bed = spánek v posteli
twom-at-floor = spánek na podlaze
twom-at-guard = hlídka
twom-at-outside = prohledávání

twom-what-black = černá kostka
twom-what-grey = šedá bojová kostka
twom-what-yellow = žlutá bojová kostka
twom-what-red = červená bojová kostka
twom-what-holder = první vůdce
twom-what-characters = karta postavy
twom-what-characters-red = karta postavy s červeným orámováním
twom-what-characters-black = karta postavy s černým orámováním
twom-what-card = karta z balíčku ({ $deck })
twom-what-back = zadní strana karty úkrytu ({ $card })
twom-what-enemy = zdatnost na žetonu nepřítele { $letter }

twom-source-script = scéna { $script } z Knihy příběhů
twom-source-back = zadní strana karty úkrytu ({ $card })
twom-source-action = akce v úkrytu
twom-source-other = účinek hry

# What a command will do, to be confirmed.

twom-preview-place = { $count ->
    [0] Nikdo nic nedělá.
   *[other] { $tasks }
}
twom-preview-task = { $who }: { $task }
twom-preview-drink = { $count ->
    [0] Nikdo nepije.
   *[other] Napijí se: { $who }
}
twom-preview-eat = { $count ->
    [0] Nikdo nic nejí.
   *[other] { $meals }
}
twom-preview-meal = { $who }: { $food }
twom-preview-assign = { $nights }
twom-preview-night = { $who }: { $night }
twom-preview-visit = Výprava jde do lokace: { $location }
twom-preview-take = { $count ->
    [0] Výprava si nic nevezme.
   *[other] Výprava si bere: { $things }
}
twom-preview-carry = { $count ->
    [0] Výprava z těžších věcí neponese nic.
   *[other] Výprava odnáší: { $things }
}
twom-preview-arm = { $count ->
    [0] Hlídka zůstane beze zbraní.
   *[other] { $held }
}
twom-preview-hold = { $who }: { $weapon }
twom-preview-mix = Karty nočních nájezdů, které přibudou: { $raids }
twom-preview-treat = { $count ->
    [0] Nikdo nic nedostane.
   *[other] { $doses }
}
twom-preview-keep = Zůstává karta poslední záchrany: { $card }
twom-preview-play = Použije se karta poslední záchrany: { $card }
twom-preview-go-on = Začne { $day }. den.
twom-preview-pick = { $picked }
twom-preview-picked = { $ask } { $answers }
twom-preview-tell = Vyšlo: { $said }
