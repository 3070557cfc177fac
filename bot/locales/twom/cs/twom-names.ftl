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

twom-of-events = událost dne, pro skupinu
twom-of-finales = závěrečná událost, pro skupinu
twom-of-locations = lokace, kam může jít výprava
twom-of-exploration = průzkum výpravy
twom-of-findings = co výprava našla
twom-of-residents = obyvatel, kterého výprava potká
twom-of-visitors = návštěva u skupiny
twom-of-raids = noční nájezd na hlídku
twom-of-fate = osud skupiny
twom-of-last-resort = poslední záchrana skupiny

twom-roll-lock = vyháčkování zámku, { $who }
twom-roll-lock-at = vyháčkování zámku ({ $space }), { $who }
twom-roll-thirst = žízeň, { $who }
twom-roll-raid = noční nájezd, brání se { $who }
twom-roll-combat = boj, útočí { $who }
twom-roll-enemy = boj, na skupinu útočí nepřítel
twom-roll-killing = zoufalství po zabití v boji, pro všechny, kdo bojovali
twom-roll-noise = ověření hluku, výpravu může někdo slyšet
twom-roll-losses = zoufalství po ztrátě, pro celou skupinu
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
twom-what-holder = vůdce, který dostane Deník jako první
twom-what-characters = postava, která přijde do skupiny
twom-what-characters-red = postava, která přijde do skupiny (karta s červeným orámováním)
twom-what-characters-black = postava, která přijde do skupiny (karta s černým orámováním)
twom-what-card = tažená karta ({ $of })
twom-what-back = zadní strana karty úkrytu ({ $card })
twom-what-enemy = zdatnost na žetonu nepřítele { $letter }, se kterým skupina bojuje

twom-source-died-outside = smrt venku v noci
twom-source-script = scéna { $script } z Knihy příběhů, pro skupinu
twom-source-script-of = scéna { $script } z Knihy příběhů ({ $who })
twom-source-fitting = { $fitting } (vybavení skupiny)
twom-source-fitting-of = { $fitting } (vybavení, staví { $who })
twom-source-back = zadní strana karty úkrytu ({ $card })
twom-source-action-of = akce v úkrytu: { $what }
twom-source-card = { $card } ({ $of })
twom-source-location = { $card } (lokace, kterou výprava prohledává)
twom-source-state = úroveň 4, { $who } ({ $state })
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
twom-preview-way = { $answers }
twom-preview-share = { $what }: { $answers }
twom-preview-tell = Vyšlo: { $said }
