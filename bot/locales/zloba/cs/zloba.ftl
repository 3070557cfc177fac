# The referee of Zloba: questions, answers, the log, refusals.

zloba-words = { "cs" ->
    [cs] { $cs }
    [sv] { $sv }
   *[en] { $en }
}
zloba-seat = { $seat }
zloba-opponent = AP
zloba-list = { $items }
zloba-area = oblast { $area }
zloba-zone = vlastní zóna
zloba-area-held = { $place } · { $points } VB · { $there }
zloba-area-empty = { $place } · { $points } VB
zloba-zone-facts = vlastní zóna · ty { $units }
zloba-you-there = ty { $units }
zloba-units-there = { $faction } { $units }
zloba-target = { $faction } (má tam: { $units })
zloba-elites = { $count }× { $elite }
zloba-elite-price = { $name } za { $cost } (odolnost: { $toughness }, zbývá: { $left })
zloba-mat = podložka
zloba-removed = odstraněné jednotky
zloba-done = to je všechno
zloba-basics = { $count ->
    [one] { $count } základní jednotka
    [few] { $count } základní jednotky
    [many] { $count } základní jednotky
   *[other] { $count } základních jednotek
}
zloba-elite = { $name } ({ $toughness })
zloba-elite-in = { $elite }, { $place }
zloba-hit = { $elite } −{ $wounds }
zloba-wounds = { $count ->
    [one] { $count } zranění
    [few] { $count } zranění
    [many] { $count } zranění
   *[other] { $count } zranění
}
zloba-march = { $place } ({ $units })
zloba-call = { $source } ({ $units })
zloba-points-held = { $count } VB
zloba-stake = Zápas skončí, jakmile má někdo po bodování { $target } VB; prvnímu jich chybí { $left }.
zloba-areas = { $count ->
    [one] oblast { $areas }
    [few] oblasti { $areas }
    [many] oblasti { $areas }
   *[other] oblasti { $areas }
}
zloba-places = { $places }
zloba-elsewhere = { $what } jinde
zloba-price = { $name } za { $cost }
zloba-card = { $name } („{ $text }“)
zloba-cards = { $cards }
zloba-hand = { $who } ({ $cards })
zloba-times = { $count }× { $die }
zloba-dice = { $dice }
zloba-eye = Vševidoucí kostka: { $symbol }
zloba-scenario = { $name } (AP: { $opponent })

zloba-side-north = první hráč na severu
zloba-side-east = první hráč na východě
zloba-side-south = první hráč na jihu
zloba-side-west = první hráč na západě

zloba-name-mine = Dolování
zloba-name-extend = Posílení
zloba-name-maneuver = Přesun
zloba-name-battle = Boj
zloba-name-strike = Úder
zloba-name-charge = Zteč
zloba-name-double = Zdvojení
zloba-name-exodus = Hromadný odchod
zloba-name-eye = vševidoucí kostka
zloba-name-move = Přesunout jednotky
zloba-name-enter = Nasadit do vlastní zóny
zloba-name-deploy = Nasadit základní jednotky
zloba-name-attack = Zranit
zloba-name-muster = Sešikovat
zloba-name-setup = příprava hry
zloba-name-spoils = válečná kořist
zloba-name-groundwork = přípravné práce
zloba-name-draft = výběr kostek
zloba-name-actions = akce
zloba-name-scoring = vítězné body
zloba-name-over = konec hry

# What is awaited, and the questions on the way to a decision.

zloba-await-cards = { $count ->
    [one] vyber { $count } kartu podpory
    [few] vyber { $count } karty podpory
    [many] vyber { $count } karty podpory
   *[other] vyber { $count } karet podpory
}
zloba-await-die = vyber si kostku z nabídky
zloba-await-action = jsi na tahu: použij akční kostku
zloba-await-end = ještě můžeš nakoupit, použít vševidoucí kostku nebo kartu podpory; pak ukonči tah
zloba-await-spoils = válečná kořist: { $action } ({ $place })
zloba-await-effect = proveď účinek, nebo ho nech být
zloba-await-onward = rychlé elity mohou jít dál ({ $place })
zloba-await-divide = { $wounds ->
    [one] rozděl { $wounds } zranění od AP ({ $place })
    [few] rozděl { $wounds } zranění od AP ({ $place })
    [many] rozděl { $wounds } zranění od AP ({ $place })
   *[other] rozděl { $wounds } zranění od AP ({ $place })
}
zloba-await-share = { $wounds ->
    [one] urči, kolik z { $wounds } zranění od AP utrpí tvoje jednotky ({ $place })
    [few] urči, kolik ze { $wounds } zranění od AP utrpí tvoje jednotky ({ $place })
    [many] urči, kolik z { $wounds } zranění od AP utrpí tvoje jednotky ({ $place })
   *[other] urči, kolik z { $wounds } zranění od AP utrpí tvoje jednotky ({ $place })
}
zloba-ask-turn = Co uděláš?
zloba-ask-spoils = Co uděláš s kořistí ({ $place }, { $action })?
zloba-ask-effect = Co uděláš s účinkem ({ $source })?
zloba-ask-onward = Půjdou rychlé elity dál ({ $place })?
zloba-ask-how = Jak?
zloba-ask-cards = { $count ->
    [one] Kterou kartu podpory si vezmeš?
    [few] Které dvě karty podpory si vezmeš?
    [many] Které karty podpory si vezmeš?
   *[other] Které karty podpory si vezmeš?
}
zloba-ask-die = Kterou kostku si vezmeš?
zloba-ask-dice = Kterými dvěma kostkami zaplatíš?
zloba-ask-discard = Kterou kostku odložíš?
zloba-ask-place = Kam?
zloba-ask-from = Odkud?
zloba-ask-to = Kam půjdou?
zloba-ask-to-next = Kam půjdou další? Oblasti jdou po řadě podle čísel; k dřívější se dostaneš tlačítkem Zpět.
zloba-ask-where = Ve které oblasti?
zloba-ask-whom = Na koho?
zloba-ask-units = Kolik základních jednotek?
zloba-ask-basics = Kolik základních jednotek?
zloba-ask-elites = Kolik těchto elit: { $elite }? V závorce je odolnost.
zloba-ask-wounds = Kolik zranění utrpí { $elite }? V závorce je odolnost.
zloba-ask-elite = Kterou elitu koupíš?
zloba-ask-skill = Kterou dovednost použiješ?
zloba-ask-card = Kterou kartu použiješ?
zloba-ask-recall = Kterou elitu odvoláš?
zloba-ask-source = Odkud je svoláš?
zloba-buy = Koupit elitu (tvé korrakamy: { $have })
zloba-skill = Použít dovednost (tvé korrakamy: { $have })
zloba-use-card = Použít kartu podpory
zloba-recall = Odvolat elitu
zloba-end-turn = Ukončit tah
zloba-discard = Odložit kostku
zloba-let-be = Nechat být

# What a decision will do.

zloba-do-cards = Vzít: { $cards }
zloba-do-pick = Vzít kostku: { $die }
zloba-do-mine = Dolování: vzít korrakam ze zásoby
zloba-do-deploy = { $count ->
    [one] Nasadit { $count } základní jednotku: { $place }
    [few] Nasadit { $count } základní jednotky: { $place }
    [many] Nasadit { $count } základní jednotky: { $place }
   *[other] Nasadit { $count } základních jednotek: { $place }
}
zloba-do-enter = { $count ->
    [one] Nasadit { $count } základní jednotku do vlastní zóny
    [few] Nasadit { $count } základní jednotky do vlastní zóny
    [many] Nasadit { $count } základní jednotky do vlastní zóny
   *[other] Nasadit { $count } základních jednotek do vlastní zóny
}
zloba-do-move = { $start } → { $end }: { $units }
zloba-do-attack = Zranit ({ $place }, { $target }): { $wounds }
zloba-do-exodus = Hromadný odchod (kostky: { $dice }). Odkud: { $start }. Kam: { $marches }
zloba-do-exodus-again = Zdvojený Hromadný odchod. Odkud: { $start }. Kam: { $marches }
zloba-do-discard = Odložit kostku bez akce: { $die }
zloba-do-buy = Koupit (korrakamy: { $cost }): { $elite } → { $place }. { $text }
zloba-do-skill = { $skill } (korrakamy: { $cost }): { $text }
zloba-do-card = Použít kartu: { $card }
zloba-do-recall = Odvolat na podložku: { $elite }, { $place }. { $text }
zloba-do-muster = Sešikovat → { $place }. { $calls }
zloba-do-let-be = Nechat být
zloba-do-end = Ukončit tah
zloba-do-divide = Rozdělit zranění. { $suffering }
zloba-do-divide-part = Rozdělit zranění. { $suffering }. Na ostatní zbývá: { $left }

# What brought something about.

zloba-by-die = akční kostka
zloba-by-eye = vševidoucí kostka
zloba-by-double = Zdvojení
zloba-by-effect = schopnost
zloba-by-spoils = kořist
zloba-by-chaos = kostka chaosu
zloba-by-opponent = vlastní akce
zloba-by-domination = nadvláda, kostka chaosu
zloba-by-trophy = trofej
zloba-by-attack = útok
zloba-by-wounds = zranění

# The log.

zloba-log-opened = { $count ->
    [one] Hra je připravená pro { $count } hráče.
    [few] Hra je připravená pro { $count } hráče.
    [many] Hra je připravená pro { $count } hráče.
   *[other] Hra je připravená pro { $count } hráčů.
}
zloba-log-chose = { $who }: karty podpory jsou vybrané.
zloba-log-chose-cards = { $who }, vybrané karty: { $cards }.
zloba-log-revealed = Karty podpory: { $hands }.
zloba-log-started = Začínající hráč: { $who }.
zloba-log-round = { $round }.{"\u00A0"}kolo. Žeton začínajícího hráče: { $who }.
zloba-log-spoils = Válečná kořist ({ $place }): { $who } – { $action }.
zloba-log-prepared = Přípravné práce: { $parts }.
zloba-prepared = { $who } (jednotky +{ $units }, korrakamy +{ $corra }, vševidoucí kostka: { $eye })
zloba-log-offered = Nabídka kostek: { $dice }.
zloba-log-picked = { $who }: vybraná kostka { $die }.
zloba-log-last-die = Poslední kostka ({ $die }): { $who }.
zloba-log-last-die-none = Poslední kostka ({ $die }) nepřipadne nikomu.
zloba-log-passed = { $who }: bez akční kostky, tah se vynechává.
zloba-log-discarded = { $who }: odložená kostka { $die }.
zloba-log-gained = { $who }: korrakamy +{ $corra } ({ $how }).
zloba-log-points = { $who }: VB +{ $points } (schopnost).
zloba-log-deployed = { $who }: nasazení, { $place }: { $units } ({ $how }).
zloba-log-mustered = { $who }: šikování, { $place }: { $units }.
zloba-log-moved = { $who }: { $start } → { $end }: { $units } ({ $how }).
zloba-log-exodus = { $who }: Hromadný odchod, { $start } → { $marches }.
zloba-log-dispersed = { $who }: rozdělení sil, { $start } → { $marches }.
zloba-log-attacked = { $who }: { $deed }, { $place }. Ztráty ({ $target }): { $wounds }.
zloba-log-bought = { $who }: koupená elita { $elite } → { $place } (korrakamy −{ $cost }).
zloba-log-skill = { $who }: { $skill } (korrakamy −{ $cost }).
zloba-log-card = { $who }: karta podpory { $card }.
zloba-log-recalled = { $who }: odvolání na podložku, { $elite } ({ $place }).
zloba-log-declined-spoils = { $who }: kořist zůstává nevyužitá.
zloba-log-declined-effect = { $who }: účinek zůstává nevyužitý.
zloba-log-declined-onward = { $who }: elity dál nejdou.
zloba-log-declined-wounds = { $who }: nepřebírá žádné zranění.
zloba-log-scored = Vítězné body: { $parts }.
zloba-gain = { $who } +{ $points } ({ $areas })
zloba-gain-none = { $who } +{ $points }
zloba-gain-area = oblast { $area }: { $points }
zloba-humans = lidé společně
zloba-log-ended = { $count ->
    [one] Konec hry. Vítězství: { $winners }.
    [few] Konec hry. O vítězství se dělí: { $winners }.
    [many] Konec hry. O vítězství se dělí: { $winners }.
   *[other] Konec hry. O vítězství se dělí: { $winners }.
}
zloba-log-mission-won = Konec hry. Mise splněna, lidé vítězí!
zloba-log-mission-lost = Konec hry. Vítězí AP.
zloba-log-adjusted = Rozhodčí upravil pozici: { $parts }.
zloba-log-base = Žeton základny AP: { $place }.
zloba-log-opponent-die = AP hází kostkou na příští tah: { $die }.
zloba-log-opponent-action = AP, akční kostka: { $die }.
zloba-log-opponent-eye = AP, vševidoucí kostka: { $die }.
zloba-log-opponent-idle = Nemá to žádný účinek.
zloba-log-chaos = Kostka chaosu ({ $value }): { $line }
zloba-log-chaos-nothing = Kostka chaosu ({ $value }): nic se neděje, lidí je méně než { $humans }.
zloba-part-seats = jednotky a zásoby hráčů
zloba-part-round = kolo
zloba-part-start = začínající hráč
zloba-part-phase = fáze
zloba-part-turn = kdo je na tahu
zloba-part-offer = nabídka kostek
zloba-part-tokens = žetony VB
zloba-part-coop = strana AP

zloba-end-threshold = Při bodování kola někdo dosáhl { $points } VB.
zloba-end-mission = Rozhodla mise scénáře.
zloba-end-conceded = Hráči to vzdali.

# Refusals.

zloba-no-over = Hra už skončila.
zloba-no-target = Hra může končit při { $least } až { $most } vítězných bodech.
zloba-no-seat = Takové místo u stolu není.
zloba-no-turn = Teď nejsi na řadě.
zloba-no-no-dice = Nemáš akční kostku, takže tah vynecháváš: bez ní nejde nakupovat ani použít vševidoucí kostku.
zloba-no-phase = Na to teď není čas. Fáze hry: { $phase }.
zloba-no-interrupted = Nejdřív dokonči, co je rozehrané, nebo to nech být.
zloba-no-effect-other = To rozehraný účinek nedovoluje; proveď ho podle nabídky, nebo ho nech být.
zloba-no-no-effect = Žádný účinek teď rozehraný není; použij akční kostku.
zloba-no-forfeited = Kostky vydané za Hromadný odchod svou vlastní akci nedají.
zloba-no-second-die = V tomhle tahu už je jedna akční kostka použitá nebo odložená. Dvě najednou se vydávají jen za Hromadný odchod.
zloba-no-die = Nemáš kostku se symbolem { $action }.
zloba-no-must-use-die = Nejdřív musíš použít nebo odložit akční kostku.
zloba-no-eye-used = Vševidoucí kostku už máš v tomhle kole použitou.
zloba-no-eye-turn = Vševidoucí kostku použiješ jen ve vlastním tahu ve fázi akcí.
zloba-no-eye-shows = Tvoje vševidoucí kostka ukazuje { $shows }, tohle neumí.
zloba-no-double = Zdvojit jde jen akci, která v tomhle tahu právě proběhla.
zloba-no-no-area = Taková oblast na plánu není.
zloba-no-coast = Na Pobřeží se vrátit nejde.
zloba-no-not-next = Tahle místa spolu nesousedí: { $start } a { $end }.
zloba-no-nobody = Vyber aspoň jednu jednotku.
zloba-no-units = Takové jednotky tam nestojí ({ $place }).
zloba-no-from = Odtud se teď přesouvat nedá ({ $place }).
zloba-no-too-many = { $most ->
    [one] Nejvýš { $most } jednotka.
    [few] Nejvýš { $most } jednotky.
    [many] Nejvýš { $most } jednotky.
   *[other] Nejvýš { $most } jednotek.
}
zloba-no-onward = Dál mohou jen rychlé elity, které se právě přesunuly, a to z místa, kam došly.
zloba-no-mat-empty = Na podložce už nemáš žádnou základní jednotku.
zloba-no-few-units = { $left ->
    [one] Zbývá ti tu jen { $left } základní jednotka.
    [few] Zbývají ti tu jen { $left } základní jednotky.
    [many] Zbývá ti tu jen { $left } základní jednotky.
   *[other] Zbývá ti tu jen { $left } základních jednotek.
}
zloba-no-nobody-there = Tam nasadit nemůžeš ({ $place }): nemáš tam žádnou jednotku, nebo to účinek nedovoluje.
zloba-no-coast-attack = Na Pobřeží se neútočí.
zloba-no-attack-from-coast = Jednotky na Pobřeží neútočí; jinou jednotku v dosahu nemáš ({ $place }).
zloba-no-too-far = Tam nedosáhneš ({ $place }): nemáš jednotku v té oblasti ani vedle.
zloba-no-own-units = Vlastní jednotky zraňovat nemůžeš.
zloba-no-friends = Lidské frakce na sebe neútočí.
zloba-no-no-target = Tato frakce tam žádnou jednotku nemá ({ $place }).
zloba-no-toughness = Elita nemůže mít ani ztratit víc odolnosti, než kolik má její kostka.
zloba-no-wounds = { $count ->
    [one] Rozdělit se musí přesně { $count } zranění.
    [few] Rozdělit se musí přesně { $count } zranění.
    [many] Rozdělit se musí přesně { $count } zranění.
   *[other] Rozdělit se musí přesně { $count } zranění.
}
zloba-no-guard = Základní jednotky tam chrání elita; nejdřív musí padnout ona.
zloba-no-exodus-dice = Hromadný odchod se platí dvěma nepoužitými kostkami, z nichž aspoň jedna je akční.
zloba-no-exodus-ends = Vyber aspoň jednu cílovou oblast, každou jen jednou.
zloba-no-other-elite = Takovou elitu tvoje frakce nemá.
zloba-no-elite-out = Na podložce už žádná taková elita neleží: { $elite }.
zloba-no-corra = Nestačí korrakamy: stojí to { $cost }, máš { $have }.
zloba-no-buy-turn = Nakupovat jde jen ve vlastním tahu ve fázi akcí.
zloba-no-nowhere = Tuhle elitu teď není kam podle pravidel nasadit: { $elite }.
zloba-no-elite-place = Tuhle elitu sem nasadit nejde: { $elite }.
zloba-no-skill = Takovou dovednost tvoje frakce nemá.
zloba-no-useless = Teď by to nemělo žádný účinek.
zloba-no-no-recall = Odvolat tuhle elitu na podložku by k ničemu nebylo: { $elite }.
zloba-no-muster-place = Sem sešikované jednotky nasadit nejde ({ $place }).
zloba-no-muster = Sešikovat jde jen jednotky z podložky, z odstraněných a z plánu, každý zdroj jen jednou.
zloba-no-cards-chosen = Karty podpory už máš vybrané.
zloba-no-cards-other = Taková karta podpory k tvojí frakci nepatří.
zloba-no-cards-count = { $count ->
    [one] Vyber právě { $count } kartu podpory.
    [few] Vyber právě { $count } různé karty podpory.
    [many] Vyber právě { $count } karty podpory.
   *[other] Vyber právě { $count } karet podpory.
}
zloba-no-card-turn = Kartu podpory použiješ jen ve vlastním tahu.
zloba-no-card-other = Tuhle kartu podpory nemáš.
zloba-no-card-passive = Tahle karta působí pořád, použít ji nejde.
zloba-no-card-spent = Tahle karta už je použitá.
zloba-no-offer = Taková kostka v nabídce není: { $die }.
zloba-no-variant = Takovou variantu Zloba nemá.
zloba-no-seats = Hráčů musí být { $least } až { $most }.
zloba-no-faction = Každý si musí vybrat frakci z této sady komponent.
zloba-no-faction-twice = Každou frakci smí mít jen jeden hráč.
zloba-no-side = Strana plánu je sever, východ, jih, nebo západ.
zloba-no-scenario = Vyber některý scénář z této sady komponent.
zloba-no-opponent-faction = Frakci, kterou vede AP, nemůže mít hráč.
zloba-expected-number = celé číslo od { $least } do { $most }
zloba-expected-one = jedno z těchto slov: { $options }
zloba-expected-list = seznam z těchto slov: { $options }
zloba-expected-cards = seznam klíčů karet podpory
zloba-expected-elites = seznam elit, každá jako [místo 0–8, klíč druhu, odolnost 1–6]
zloba-expected-by-place = objekt: pod číslem místa (0–8) celé číslo od { $least } do { $most }
zloba-expected-by-area = objekt: pod číslem oblasti (1–8) celé číslo od { $least } do { $most }
zloba-expected-seats = objekty hráčů, buď v seznamu, nebo pod čísly míst od 0; mohou mít: { $fields }
zloba-expected-parts = objekt, který může mít: { $fields }
zloba-no-adjust-basics = { $count ->
    [one] Frakce má jen { $count } základní jednotku.
    [few] Frakce má jen { $count } základní jednotky.
    [many] Frakce má jen { $count } základní jednotky.
   *[other] Frakce má jen { $count } základních jednotek.
}
zloba-no-adjust-corra = { $count ->
    [one] Ve hře je jen { $count } korrakam.
    [few] Ve hře jsou jen { $count } korrakamy.
    [many] Ve hře je jen { $count } korrakamu.
   *[other] Ve hře je jen { $count } korrakamů.
}
zloba-no-adjust-elites = Tolik takových elit frakce nemá.
zloba-no-adjust-cards = Frakce má každou kartu podpory jen jednou.
zloba-no-adjust-spent = Použitá může být jen karta podpory, kterou si hráč vybral.
zloba-no-adjust-tokens = Každý žeton VB z této sady smí ležet jen v jedné oblasti.
zloba-no-adjust-dice = Kdo má být na tahu, potřebuje akční kostku, pokud ji už nepoužil.
zloba-no-adjust-no-dice = Když nikdo nemá akční kostku, fáze akcí končí; dej někomu kostku, nebo nastav fázi draft.
zloba-no-adjust-dice-count = { $count ->
    [one] Ve hře je jen { $count } akční kostka.
    [few] Ve hře jsou jen { $count } akční kostky.
    [many] Ve hře je jen { $count } akční kostky.
   *[other] Ve hře je jen { $count } akčních kostek.
}
zloba-no-adjust-offer = Pro výběr kostek musí být co vybírat; zadej i nabídku.
zloba-no-adjust-later = Jednotky teď měnit nejde, něco je rozehrané. Zadej i fázi nebo kdo je na tahu.
zloba-no-adjust-opponent-zone = AP nemá zónu nasazení; jeho jednotky stojí jen v očíslovaných oblastech.
zloba-no-adjust-opponent-cards = AP nemá karty podpory ani vlastní nabídku kostek; jeho akční kostku zadej jako die v části coop.
zloba-no-adjust-stuck = Takhle by nikdo nebyl na řadě a hra by stála. Zadej i fázi a kdo je na tahu.
zloba-newcomer-no = zkušený hráč (1 karta podpory)
zloba-newcomer-yes = nováček (2 karty podpory)

# What a player settles in advance.

choice-zloba-end = Kdy ti skončí tah
choice-zloba-draft = Výběr kostek
zloba-standing-end-ask = zeptej se
zloba-standing-end-within = po mé akci, ale na konci kola se zeptej
zloba-standing-end-always = po mé akci, vždycky
zloba-standing-draft-ask = zeptej se
zloba-set-round = kolo
zloba-set-turn = kdo je na tahu
zloba-set-corra = korrakamy ({ $seat })
zloba-set-points = body ({ $seat })
