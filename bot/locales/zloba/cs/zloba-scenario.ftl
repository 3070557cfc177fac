# What a scenario card of Zloba says, told from its data; and how wounds from the opponent are divided.

zloba-next-elite = další podle priority
zloba-all-elites = všechny

zloba-chaos = { $effects }.
zloba-chaos-if = Jen když hrají aspoň { $humans } lidé: { $line }
zloba-chaos-none = nic se neděje

zloba-chaos-deploy-elite = { $count ->
    [one] AP nasadí elitu zdarma ({ $elite })
    [few] AP nasadí { $count } elity zdarma ({ $elite })
    [many] AP nasadí { $count } elity zdarma ({ $elite })
   *[other] AP nasadí { $count } elit zdarma ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] AP nasadí na základnu { $count } základní jednotku
    [few] AP nasadí na základnu { $count } základní jednotky
    [many] AP nasadí na základnu { $count } základní jednotky
   *[other] AP nasadí na základnu { $count } základních jednotek
}
zloba-chaos-deploy-threat = { $count ->
    [one] AP nasadí do své oblasti s nejvyšším ohrožením { $count } základní jednotku
    [few] AP nasadí do své oblasti s nejvyšším ohrožením { $count } základní jednotky
    [many] AP nasadí do své oblasti s nejvyšším ohrožením { $count } základní jednotky
   *[other] AP nasadí do své oblasti s nejvyšším ohrožením { $count } základních jednotek
}
zloba-chaos-muster = { $count ->
    [one] AP sešikuje na základnu { $count } základní jednotku
    [few] AP sešikuje na základnu { $count } základní jednotky
    [many] AP sešikuje na základnu { $count } základní jednotky
   *[other] AP sešikuje na základnu { $count } základních jednotek
}
zloba-chaos-corra = { $count ->
    [one] AP získá { $count } korrakam
    [few] AP získá { $count } korrakamy
    [many] AP získá { $count } korrakamu
   *[other] AP získá { $count } korrakamů
}
zloba-chaos-domination = { $count ->
    [one] každá frakce získá { $count } korrakam za každou oblast, v níž má nadvládu
    [few] každá frakce získá { $count } korrakamy za každou oblast, v níž má nadvládu
    [many] každá frakce získá { $count } korrakamu za každou oblast, v níž má nadvládu
   *[other] každá frakce získá { $count } korrakamů za každou oblast, v níž má nadvládu
}
zloba-chaos-move-elites = elity AP ({ $elite }) jdou do sousední oblasti s nejvyšším ohrožením
zloba-chaos-base = { $count ->
    [one] žeton základny AP se posune o { $count } oblast
    [few] žeton základny AP se posune o { $count } oblasti
    [many] žeton základny AP se posune o { $count } oblasti
   *[other] žeton základny AP se posune o { $count } oblastí
}
zloba-chaos-disperse-most = AP rozdělí síly v oblasti, kde má nejvíc jednotek
zloba-chaos-disperse-base = AP rozdělí síly na své základně
zloba-chaos-attack-with = AP zaútočí v každé oblasti, kde má tuto elitu ({ $elite }), zranění: { $count }
zloba-chaos-attack-any = AP zaútočí v oblasti s nejvyšším ohrožením, zranění: { $count }
zloba-chaos-attack-near = AP zaútočí v nejohroženější z oblastí se svými jednotkami a sousedních, zranění: { $count }

zloba-mission-points-both = Vyhrává strana, která má na konci kola aspoň { $count } VB.
zloba-mission-points-humans = Lidé vyhrávají, když mají na konci kola společně aspoň { $count } VB.
zloba-mission-points-opponent = AP vyhrává, když má na konci kola aspoň { $count } VB.
zloba-mission-rounds-both = Hra končí nejpozději po { $count }. kole.
zloba-mission-rounds-humans = Lidé vyhrávají, když vydrží do konce { $count }. kola.
zloba-mission-rounds-opponent = AP vyhrává na konci { $count }. kola, pokud nikdo nevyhraje dřív nebo právě v tu chvíli jinak.
zloba-mission-areas-both = Vyhrává strana, která na konci kola ovládá { $areas ->
    [any] aspoň { $count } z osmi oblastí
   *[other] aspoň { $count } z oblastí { $areas }
}.
zloba-mission-areas-humans = Lidé vyhrávají, když na konci kola společně ovládají { $areas ->
    [any] aspoň { $count } z osmi oblastí
   *[other] aspoň { $count } z oblastí { $areas }
}.
zloba-mission-areas-opponent = AP vyhrává, když na konci kola ovládá { $areas ->
    [any] aspoň { $count } z osmi oblastí
   *[other] aspoň { $count } z oblastí { $areas }
}.

zloba-event-prefer = Když AP kupuje elity, sahá nejdřív po této: { $elite }.
zloba-event-allowance = V přípravných pracích dostává AP navíc: korrakamy { $corra }, základní jednotky { $units }.
zloba-event-stay = Žeton základny AP se v údržbě nestěhuje.

zloba-suffers = { $faction }: { $wounds }
zloba-suffers-nothing = { $faction }: žádné zranění
zloba-ask-divide = AP zraňuje ({ $place }), zranění: { $wounds }. Co z toho utrpí tvoje jednotky?
zloba-no-divide-first = Nejdřív rozděl zranění od AP.
zloba-no-nothing-to-divide = Teď od AP nemáš žádné zranění k rozdělení.
zloba-no-others-divide = O zranění od AP teď rozhoduje jiná frakce ({ $faction }), a to jen za své jednotky.
zloba-no-divide-own = Rozděluj jen zranění svých jednotek; za své rozhodnou ostatní sami.
zloba-no-wrong-division = AP zraňuje nejdřív elity a jen v této oblasti ({ $place }). Zbývá rozdělit zranění: { $wounds }. Vezmi jich na své jednotky tolik, aby zbytek unesly jednotky těch, kdo rozhodují po tobě.
