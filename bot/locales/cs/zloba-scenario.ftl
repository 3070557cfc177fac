# What a scenario card of Zloba says, told from its data.

zloba-any-elite = kterákoli elita

zloba-chaos = { $effects }.
zloba-chaos-if = Aspoň { $humans } { $humans ->
    [one] člověk
    [few] lidé
    [many] člověka
   *[other] lidí
}: { $line }

zloba-chaos-deploy-elite = { $count ->
    [one] AP nasadí elitu zdarma ({ $elite })
    [few] AP nasadí { $count } elity zdarma ({ $elite })
    [many] AP nasadí { $count } elity zdarma ({ $elite })
   *[other] AP nasadí { $count } elit zdarma ({ $elite })
}
zloba-chaos-deploy-base = { $count ->
    [one] AP nasadí { $count } základní jednotku na základnu
    [few] AP nasadí { $count } základní jednotky na základnu
    [many] AP nasadí { $count } základní jednotky na základnu
   *[other] AP nasadí { $count } základních jednotek na základnu
}
zloba-chaos-deploy-threat = { $count ->
    [one] AP nasadí { $count } základní jednotku do své oblasti s nejvyšším ohrožením
    [few] AP nasadí { $count } základní jednotky do své oblasti s nejvyšším ohrožením
    [many] AP nasadí { $count } základní jednotky do své oblasti s nejvyšším ohrožením
   *[other] AP nasadí { $count } základních jednotek do své oblasti s nejvyšším ohrožením
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
    [many] AP získá { $count } korrakamy
   *[other] AP získá { $count } korrakamů
}
zloba-chaos-domination = { $count ->
    [one] všechny frakce získají { $count } korrakam za každou oblast, kde mají nadvládu
    [few] všechny frakce získají { $count } korrakamy za každou oblast, kde mají nadvládu
    [many] všechny frakce získají { $count } korrakamy za každou oblast, kde mají nadvládu
   *[other] všechny frakce získají { $count } korrakamů za každou oblast, kde mají nadvládu
}
zloba-chaos-move-elites = elity AP ({ $elite }) jdou do sousední oblasti s nejvyšším ohrožením
zloba-chaos-base = { $count ->
    [one] základna AP se posune o { $count } oblast
    [few] základna AP se posune o { $count } oblasti
    [many] základna AP se posune o { $count } oblasti
   *[other] základna AP se posune o { $count } oblastí
}
zloba-chaos-disperse-most = AP rozdělí síly v oblasti, kde má nejvíc jednotek
zloba-chaos-disperse-base = AP rozdělí síly na své základně
zloba-chaos-attack-with = AP zaútočí v každé oblasti, kde má elitu { $elite }, { $count ->
    [one] za { $count } zranění
    [few] za { $count } zranění
    [many] za { $count } zranění
   *[other] za { $count } zranění
}
zloba-chaos-attack-any = AP zaútočí v oblasti s nejvyšším ohrožením za { $count } zranění
zloba-chaos-attack-near = AP zaútočí v nejohroženější ze svých a sousedních oblastí za { $count } zranění

zloba-mission-points-both = { $count ->
    [one] Vyhrává strana, která má { $count } bod.
    [few] Vyhrává strana, která má { $count } body.
    [many] Vyhrává strana, která má { $count } body.
   *[other] Vyhrává strana, která má { $count } bodů.
}
zloba-mission-points-humans = { $count ->
    [one] Lidé vyhrávají s { $count } bodem.
    [few] Lidé vyhrávají s { $count } body.
    [many] Lidé vyhrávají s { $count } body.
   *[other] Lidé vyhrávají s { $count } body.
}
zloba-mission-points-opponent = { $count ->
    [one] AP vyhrává s { $count } bodem.
    [few] AP vyhrává s { $count } body.
    [many] AP vyhrává s { $count } body.
   *[other] AP vyhrává s { $count } body.
}
zloba-mission-rounds-both = Hra končí po { $count }. kole.
zloba-mission-rounds-humans = Lidé vyhrávají, vydrží-li do konce { $count }. kola.
zloba-mission-rounds-opponent = AP vyhrává na konci { $count }. kola.
zloba-mission-areas-both = Vyhrává strana, která na konci kola ovládá { $areas ->
    [any] { $count } oblasti z osmi
   *[other] { $count } oblasti z těchto: { $areas }
}.
zloba-mission-areas-humans = Lidé vyhrávají, ovládají-li na konci kola společně { $areas ->
    [any] { $count } oblastí z osmi
   *[other] aspoň { $count } z oblastí { $areas }
}.
zloba-mission-areas-opponent = AP vyhrává, ovládá-li na konci kola { $areas ->
    [any] { $count } oblastí z osmi
   *[other] aspoň { $count } z oblastí { $areas }
}.

zloba-event-prefer = Když AP kupuje elity, sahá nejdřív po této: { $elite }.
zloba-event-allowance = V přípravných pracích dostává AP navíc: korrakamy { $corra }, základní jednotky { $units }.
zloba-event-stay = Základna AP se v údržbě nestěhuje.

zloba-suffers = { $faction }: { $wounds }
zloba-ask-divide = { $wounds ->
    [one] AP způsobil { $wounds } zranění ({ $place }). Kdo je utrpí?
    [few] AP způsobil { $wounds } zranění ({ $place }). Kdo je utrpí?
    [many] AP způsobil { $wounds } zranění ({ $place }). Kdo je utrpí?
   *[other] AP způsobil { $wounds } zranění ({ $place }). Kdo je utrpí?
}
zloba-no-nothing-to-divide = Teď není žádné zranění od AP, které bys rozděloval.
zloba-no-wrong-division = AP zraňuje nejdřív elity a jen jednotky v zasažené oblasti ({ $place }); rozděl právě { $wounds }, nebo kolik jich tam padnout může.
