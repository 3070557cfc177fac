# What a question is decided by: its story, how people are, costs, what is in store.

twom-fact-source = **{ $source }**
twom-fact-person = { $who }: { $levels }
twom-fact-well = { $who }: mår bra
twom-fact-level = { $state } { $level }
twom-fact-level-by = { $by ->
    [-4] Vad det gör: { $state } −4
    [-3] Vad det gör: { $state } −3
    [-2] Vad det gör: { $state } −2
    [-1] Vad det gör: { $state } −1
   *[other] Vad det gör: { $state } +{ $by }
}
twom-fact-level-to = Vad det gör: { $state } blir { $level }
twom-fact-kill = Den du väljer dör.
twom-fact-leave = Den du väljer lämnar gruppen för alltid.
twom-fact-rest = Den du väljer har ingen handling kvar.
twom-fact-mark = Den du väljer förändras för alltid av det.
twom-fact-store = I förrådet: { $things }
twom-fact-store-empty = Förrådet är tomt.
twom-fact-has = Ni har: { $things }
twom-fact-has-nothing = Ni har ingenting.
twom-fact-found = Hittat: { $things }
twom-fact-found-nothing = Ingenting hittades.
twom-fact-resources = Ni får lägga till hur många som helst av dessa, även utan att ha hittat dem: { $tokens }
twom-fact-later = Det ni behåller tas i stället från: { $things }
twom-fact-meals = Hungern minskar med: { $meals }
twom-fact-meal = { $token } ({ $by })
twom-fact-use = { $what }: { $parts }
twom-fact-takes = kostar { $things }
twom-fact-gives = ger { $things }
twom-fact-raid-left = Kvar att avvärja: förluster { $damage }, sår { $wounds }
twom-fact-raid-dice = En tärning avvärjer så mycket som den visar. S eller tomt magasin avvärjer ingenting. Yxa eller hagelgevär upphäver kortet om vakten har just det vapnet.
twom-fact-combat-dice = En tärning ger så många sår som den visar. S är en miss om ni inte utmanar ödet. Tomt magasin är en miss. Yxa eller hagelgevär dödar om den som slår har just det vapnet.
twom-fact-pools = Omslag kvar: { $pools }
twom-fact-pool = { $who } { $count }
twom-fact-cost = { $what } ({ $things })
twom-fact-costs = Att bygga kräver: { $costs }
twom-fact-way = ”{ $way }” kostar: { $things }
twom-fact-swap = Ni ger: { $give }. Ni får: { $get }.
twom-fact-offer = Till salu: { $things }
twom-fact-goods = Ni kan betala med: { $things }
twom-fact-goods-none = Ni har inget att betala med.
twom-fact-priced = { $count }× { $token } (värde { $price })
twom-fact-for-sale = { $token } (värde { $price })
twom-fact-foe = Fiende { $number }: skicklighet { $prowess }, sår { $wounds } av 3
twom-fact-card-script = { $card }: berättelsen (scen { $number }) säger vad det gör
twom-fact-card = { $card }: { $text }

# Why the game's own player would do it.

twom-why-water = de dricker först som hunger eller förtvivlan skulle drabba hårdast
twom-why-food = de hungrigaste äter först, och inget går till spillo
twom-why-evening = de trötta sover, någon vaktar och den som orkar går ut
twom-why-location = det närmaste stället har minst kort och därmed minst främlingar
twom-why-gear = alla som går ut har ett vapen, och ett lätt verktyg tynger inte
twom-why-findings = det är mest värt för sin vikt
twom-why-arms = varje vakt har det bästa vapnet som finns
twom-why-people = det skonar gruppen mest
twom-why-things = det lämnar mest kvar i förrådet
twom-why-house = det hjälper skyddsrummet mest
twom-why-quiet = det lämnar mer att hitta och låter mindre
twom-why-later = det lönar sig senare
twom-why-end = det avgör kampanjen
twom-why-even = de andra valen slutar nästan likadant

# What changed, for who comes back.

twom-recap-changed = Sedan dess: { $changes }
twom-recap-unchanged = Sedan dess har ingen kommit eller försvunnit, och inget har byggts.
twom-recap-days = { $count ->
    [one] { $count } dag har gått
   *[other] { $count } dagar har gått
}
twom-recap-lost = { $who } ({ $how })
twom-recap-came = { $who } har kommit
twom-recap-built = byggt: { $fitting }
twom-recap-danger = I fara: { $grave }
twom-recap-safe = Ingen är i fara.
twom-recap-grave = { $who } ({ $state } { $level })

# For who asks what can be done now, and what is left of the day.

twom-deed-phase = Det hör till en annan fas: { $phase }. Nu är det: { $now }.
twom-deed-busy = Avsluta först det som frågas nu; fasen är rätt: { $phase }.
twom-deed-no-combat = Det finns ingen att slåss mot: man anfaller bara i en strid, som ett möte eller en räd inleder.
twom-deed-no-trade = Det finns ingen att handla med: en handlare kommer med ett kort eller en scen.
twom-deed-actions = { $who }: { $count ->
    [0] ingen handling kvar i dag
    [one] { $count } handling kvar i dag
   *[other] { $count } handlingar kvar i dag
}
twom-deed-no-actions = Dagens handlingar är slut; fasen är: { $phase }.
