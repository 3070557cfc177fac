# The log.

twom-log-opened = Kampanjen börjar: { $count } spelare; komponenter: { $pack }.
twom-own-box = er egen låda
twom-restored-file = Spelet fortsätter från ett sparblad: det är efter gryningen dag { $day }.
twom-restored-hand = Spelet fortsätter från ett handskrivet sparblad: det är efter gryningen dag { $day }.
twom-log-arranged = En domare har ändrat ställningen.
twom-told-alive = **{ $who }**
twom-told-died = **{ $who }** (dog)
twom-told-left = **{ $who }** (lämnade gruppen)
twom-log-attended = { $count ->
    [0] Ingen sitter vid bordet nu.
    [one] { $count } spelare sitter vid bordet nu.
   *[other] { $count } spelare sitter vid bordet nu.
}
twom-log-gave-up = { $seat } ger upp.
twom-log-diary-passed = { $by } lämnar dagboken vidare till { $seat }.
twom-log-step-event = **Dag { $day }.** Morgon.
twom-log-step-placing = Daghandlingar, runda { $round }.
twom-log-step-water = Skymning.
twom-log-step-evening = Kväll.
twom-log-step-location = Genomsökning.
twom-log-step-arms = Nattlig räd.
twom-log-step-return = Gryning.
twom-log-rolled = { $told ->
    [0] Slag ({ $purpose }): { $die } { $face ->
        [empty] (tomt magasin)
        [hatchet] (yxa)
        [shotgun] (hagelgevär)
       *[other] { $face }
    }
   *[other] Slag ({ $purpose }): { $die } { $face ->
        [empty] (tomt magasin)
        [hatchet] (yxa)
        [shotgun] (hagelgevär)
       *[other] { $face }
    } (slaget vid bordet)
}
twom-log-drew = { $told ->
    [0] Kort ({ $deck }): { $card }
   *[other] Kort ({ $of }): { $card } (draget vid bordet)
}
twom-log-turned-event = { $told ->
    [0] Händelse: { $card }
   *[other] Dagens händelse, för gruppen: { $card } (dragen vid bordet)
}
twom-log-known = { $told ->
    [0] De närmaste korten ({ $deck }): { $cards }
   *[other] De närmaste korten ({ $of }): { $cards } (gruppen tittade på dem vid bordet)
}
twom-log-card-moved = { $to ->
    [out] Ett kort lämnar spelet: { $card } ({ $deck })
    [aside] Ett kort läggs åt sidan: { $card } ({ $deck })
   *[other] Ett kort blandas in i leken: { $card } ({ $deck })
}
twom-log-shuffled = De kastade korten blandas in i leken ({ $deck }).
twom-log-mixed-in = { $count ->
    [one] Brottsvåg mot gruppen: { $count } kort med rött hörn blandas in i leken ({ $deck }).
   *[other] Brottsvåg mot gruppen: { $count } kort med rött hörn blandas in i leken ({ $deck }).
}
twom-log-read = Berättelseboken, scen { $script }
twom-log-announced = Vid bordet: { $what } – { $said }
twom-log-declared = Angivet vid bordet: { $kind } – { $source }
twom-log-ended = { $won ->
    [0] Kampanjen är förlorad.
   *[other] Kampanjen är vunnen.
}
twom-log-level-set = { $who }, { $state }: { $before } → { $level }
twom-log-went = { $who } finns inte längre i gruppen ({ $how })
twom-log-came = { $who } ansluter sig till gruppen
twom-log-tired = { $tomorrow ->
    [0] { $who } har ingen handling kvar i dag
   *[other] { $who } har ingen handling i morgon
}
twom-log-treated = { $used ->
    [0] { $who } får: { $token }
   *[other] { $who } förbrukar: { $token }
}
twom-log-retired = { $who }, under natten: { $night }
twom-log-armed = { $who } tar ett vapen: { $token }
twom-log-priced = Marknadsvärdet ändras med { $by }: { $token }
twom-log-stood = { $who } går till: { $space } (daghandling)
twom-log-turned-over = { $who ->
    [0] Skyddsrumskort vänt: { $card } ({ $space })
   *[other] { $reported ->
        [0] Skyddsrumskort vänt av { $who }: { $card } ({ $space })
       *[other] Skyddsrumskort vänt vid bordet av { $who }: { $card } ({ $space })
    }
}
twom-log-built = Byggt: { $fitting } ({ $space })
twom-log-broke = Förlorad inredning: { $fitting }
twom-log-learned = Kan byggas från och med nu: { $fitting }
twom-log-boarded = Barrikaderna ändras med { $by }
twom-log-frosted = Frostbrickorna ändras med { $by }
twom-log-noised = { $level ->
    [0] Letandet är över: oljudsbrickan lämnar sin skala.
   *[other] Oljud från dem som letar: { $level }
}
twom-log-unknown = { $count ->
    [0] Utforskning: den okända leken är tom.
    [one] Utforskning: den okända leken har { $count } kort.
   *[other] Utforskning: den okända leken har { $count } kort.
}
twom-log-visited = De som letar går till: { $location }
twom-log-relocated = Uppvända platser: { $locations }
twom-log-kept = { $played ->
    [0] Kort för sista utväg som behålls: { $card }
   *[other] Kort för sista utväg som används: { $card }
}
twom-log-gain = Får: { $things }
twom-log-lose = Förlorar: { $things }
twom-log-pay = Betalt: { $things }
twom-log-lockpick = Låset går upp, detta kastas: { $things }
twom-log-drink = Drucket: { $things }
twom-log-eat = Uppätet: { $things }
twom-log-fire = Avfyrat: { $things }
twom-log-stolen = Stulet: { $things }
twom-log-gear = De som går ut tar med sig från skyddsrummet: { $things }
twom-log-resources = De som letar lägger till platsens resurser till det de har hittat: { $things }
twom-log-left-behind = De som letar lämnar kvar: { $things }
twom-log-brought = De som har letat bär hem: { $things }
twom-log-alcohol = Alkohol: { $things }
twom-log-bought = Köpt: { $things }
twom-log-cap = Försvinner ur tillgången: { $things }

# Why something happened.

twom-log-cause = { $line } – { $cause }
twom-cause-water = mot törst ({ $who })
twom-cause-thirst = törst
twom-cause-meal = måltid ({ $who })
twom-cause-no-food = ingen mat i skymningen
twom-cause-medicine = medicin i gryningen
twom-cause-treated = medicin från gruppen
twom-cause-alcohol = alkohol i gryningen ({ $who })
twom-cause-paying = daghandlingar ({ $who })
twom-cause-combat = gruppens strid
twom-cause-trade = gruppens handel
twom-cause-losses = sorg efter någon som gruppen har förlorat
twom-cause-characters = början av kampanjen

# How the campaign ended.

twom-end-nobody-left = Ingen finns kvar i gruppen.
twom-end-events-over = Gruppen har överlevt alla händelser.
twom-end-days-over = Gruppen har klarat de dagar ni kom överens om.
twom-end-given-up = Spelarna gav upp kampanjen.
twom-end-told = Så slutade gruppens berättelse.

# The campaign in figures.

twom-sum-days = Dagar: { $count }
twom-sum-here = Karaktärer som fanns kvar till slutet: { $count }
twom-sum-lost = Karaktärer som gruppen förlorade: { $count }
twom-sum-scripts = Lästa scener: { $count }
twom-sum-explored = Utforskningskort: { $count }
twom-sum-met = Möten med invånare: { $count }
twom-sum-raids = Nattliga räder: { $count }
twom-sum-nights-out = Nätter ute: { $count }
twom-sum-brought = Hemburna brickor och resurser: { $count }
twom-sum-built = Byggd inredning: { $count }
twom-sum-turned = Vända skyddsrumskort: { $count }
twom-sum-killed = Dödade fiender: { $count }

# The day at its end.

twom-day-over = **Dag { $day } är över.**
twom-day-person = { $who } vid dagens slut: { $levels }
twom-day-well = inga besvär
twom-day-lost = Gruppen förlorade: { $lost }
twom-day-lost-one = { $who } ({ $how })
twom-day-gained = Nytt i gruppens förråd efter dagen: { $things }
twom-day-spent = Borta ur gruppens förråd efter dagen: { $things }
twom-day-counted = Gruppen i dag: { $counted }
