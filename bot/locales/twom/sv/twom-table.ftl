# What people at a table are asked, and what they tell without being asked.

twom-await-else = ange vad mer som hände, om något
twom-await-putting = avgör vad kortet erbjuder: { $source }
twom-ask-or-else = { $question } Eller hände något annat?
twom-ask-about = { $question } · { $about }
twom-about-told = { $kind }: { $source }
twom-about-act = { $who }: { $act }
twom-answer = svara
twom-tell-else = något annat hände …
twom-use = ät eller ge medicin …
twom-ask-use = Vem äter eller får vad?
twom-ask-why = Vad hände?
twom-ask-told = { $what }?
twom-ask-declared-of = Vad hände: { $source }?
twom-and-more = och något mer
twom-and-next = och direkt: { $ask }
twom-ask-ways = Hur många svar erbjuder kortet?
twom-ask-way-text = Svar { $number }: skriv det kort.
twom-way-number = svar { $number }
twom-ask-putting = Vad bestämmer du?
twom-ask-thug-letters = Vilka bokstäver är våldsmän?
twom-ask-bought = Vad köper ni?
twom-ask-act = Vad gör { $who } som daghandling?
twom-ask-act-where = Var gör { $who } det?
twom-ask-space-name = Vilken ruta i skyddsrummet är det?
twom-ask-fitting-name = Vad heter inredningen som { $who } bygger?
twom-ask-bed = Är det en säng?
twom-ask-helper = Vem hjälper { $who }?
twom-ask-cost = Vad kostade det?
twom-ask-brought = Vad gav det?
twom-alone = ingen, med spade
twom-new-space = en annan ruta …
twom-new-fitting = en annan inredning …
twom-act-look = ser sig omkring
twom-act-search = söker igenom ett skyddsrumskort
twom-act-rubble = röjer rasmassor
twom-act-bars = sågar upp ett galler
twom-act-door = dyrkar upp ett lås
twom-act-use = använder en handling på en ruta eller inredning
twom-act-build = bygger inredning
twom-act-board = barrikaderar
twom-task-act = { $act } ({ $space }); kostade: { $cost }; gav: { $brought }
twom-field = { $place } ({ $count } kort)
twom-declared-put = ledaren avgör kortets val
twom-declared-traded = en hel byteshandel
twom-what-die = { $die } ({ $purpose })
twom-what-back-of = skyddsrumskortets baksida ({ $card }, { $space }, { $who })
twom-what-enemy-of = skickligheten på brickan (fiende { $letter } nr { $number }, som gruppen strider mot)
twom-what-name = { $number ->
    [0] namn på karaktären som kommer
   *[other] namn på karaktär { $number } i gruppen
}
twom-what-prowess = skicklighet ({ $who })
twom-what-empathy = empati ({ $who })
twom-what-capacity = bärkapacitet ({ $who })
twom-what-marks = svarta märken (förlorade handlingar) på vilken karaktärs bricka som helst ({ $state }, nivå { $level })
twom-what-level-script = scenen på brickan ({ $state }, nivå 4)
twom-what-script-of = scenen på brickan ({ $state }, nivå 4, { $who })
twom-what-red-corner = kort med rött hörn som lagts åt sidan ({ $deck })
twom-person-number = { $number ->
    [0] karaktären som kommer
   *[other] karaktär { $number } i gruppen
}
twom-roll-enemy-of = strid, { $foe } anfaller gruppen
twom-roll-in-round = { $purpose }, runda { $round }
twom-roll-table-of = effekt, { $source }
twom-source-acted = { $who }: { $what } ({ $space })
twom-source-chosen = { $source } (”{ $way }”)
twom-source-told-by = { $source }, enligt { $seat }
twom-source-told-else = något annat hände
twom-source-told-skill = vi använde en färdighet
twom-source-told-mistake = vi gjorde fel
twom-value = { $what }: { $value }
twom-log-chosen = Ledaren bestämde: { $way } – { $source }
twom-log-valued = Antecknat vid bordet ur er låda, för hela kampanjen: { $values }
twom-log-furnished = Byggt: { $fitting } ({ $space })
twom-log-acted = { $who }: { $act } ({ $space }); kostade: { $cost }; gav: { $brought }
twom-log-reserved = { $by ->
    [-1] Gruppen använder ett kort för sista utväg; kvar: { $left }
   *[other] Gruppen drar 2 kort för sista utväg och behåller ett; den har nu: { $left }
}
twom-preview-declare = { $why }: { $picked }
twom-preview-use = { $who }: { $token }
twom-no-value = Här ska stå ett heltal från { $least } till { $most }. Kontrollera att kortet eller brickan är från den här lådan.
twom-no-use = Det går inte att använda nu: ni har det inte, eller så hjälper det inte karaktären. Välj bland det som erbjuds.
twom-no-token = Spelet har ingen sådan bricka: { $token }. Välj bland det som erbjuds.
twom-cards-box = vår egen låda, utan paket
twom-ask-check = Vad visade den svarta tärningen? (oljudskontroll)
twom-what-die-again = { $die } ({ $purpose }; efter omslag, högst { $again })
twom-await-scenes = S visades ({ $count }×): miss eller ödet?
twom-ask-scenes = Vilka utmanar ödet i striden? Övriga S är missar.
twom-ask-enemy-prowess = Skickligheten på brickan: fiende { $number } ({ $letter })?
twom-preview-series =
    { $first }
    { $then }
twom-no-series = De här svaren kan inte ges på en gång: däremellan får någon annan en fråga, eller så slår eller drar boten. Svara på en fråga i taget.
