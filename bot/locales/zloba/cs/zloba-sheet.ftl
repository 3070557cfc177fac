# What a player holds, in words.

zloba-sheet-faction = Tvoje frakce: { $faction }
zloba-sheet-choosable = Frakce: { $faction }
zloba-sheet-opponent = AP: { $faction }
zloba-sheet-elite = { $name }: { $values }. { $text }
zloba-sheet-values = korrakamy { $cost }, odolnost { $toughness }, { $points ->
    [0] bez bonusových VB
   *[other] bonusové VB { $points }
}, na podložce zbývá { $left } z { $dice }
zloba-sheet-priority = { $values }, priorita { $priority }
zloba-sheet-skill = Dovednost { $name } (korrakamy { $cost }): { $text }
zloba-sheet-card-once = Karta podpory { $name } (jednou za hru): { $text }
zloba-sheet-card-lasting = Karta podpory { $name } (působí pořád): { $text }
zloba-sheet-card-spent = Karta podpory { $name } (použitá): { $text }
zloba-sheet-scenario = Scénář: { $name }
zloba-sheet-chaos = Kostka chaosu { $number }: { $line }
zloba-sheet-pack = Komponenty
zloba-sheet-pack-own = { $name }
zloba-sheet-pack-stand-in = { $name }: hodnoty jsou vymyšlené, ne ty z krabice.

# Podle čeho se otázka rozhoduje: kostky v nabídce a co hráč má.

zloba-fact-card = **{ $card }** – { $text }
zloba-fact-die = **{ $die }** – { $does }
zloba-fact-mine = 1 korrakam ze zásoby
zloba-fact-extend = až 2 základní jednotky z podložky tam, kde už nějakou jednotku máš
zloba-fact-maneuver = až 2 jednotky do sousední oblasti, nebo 2 základní z podložky do vlastní zóny
zloba-fact-battle = 1 zranění v oblasti, kde jsou tvoje jednotky, nebo v sousední
zloba-fact-eye-mine = jednou za kolo navíc: 1 korrakam
zloba-fact-eye-strike = jednou za kolo navíc: 1 zranění v kterékoli oblasti
zloba-fact-eye-charge = jednou za kolo navíc: 2 zranění v oblasti, kde jsou tvoje jednotky, nebo v sousední
zloba-fact-eye-double = jednou za kolo navíc: zopakuje akci, kterou máš právě za sebou
zloba-fact-score = { $who } { $points }
zloba-fact-scores = Vítězné body (VB; k výhře { $goal }): { $scores }
zloba-fact-prospect = Kdyby se bodovalo teď: { $scores }
zloba-fact-prospect-end =
    Kdyby se bodovalo teď: { $scores } – zápas by skončil, { $count ->
        [one] výhra: { $winners }
        [few] dělená výhra: { $winners }
        [many] dělená výhra: { $winners }
       *[other] dělená výhra: { $winners }
    }
zloba-fact-held =
    { $count ->
        [0] Akční kostku už nemáš; korrakamy: { $corra }
       *[other] Tvoje kostky: { $dice }; korrakamy: { $corra }
    }

# What is left of a turn, for who asks.

zloba-deed-left = { $count ->
    [0] žádná akční kostka; korrakamy: { $corra }
    [one] zbývá { $count } akční kostka: { $dice }; korrakamy: { $corra }
    [few] zbývají { $count } akční kostky: { $dice }; korrakamy: { $corra }
    [many] zbývá { $count } akční kostky: { $dice }; korrakamy: { $corra }
   *[other] zbývá { $count } akčních kostek: { $dice }; korrakamy: { $corra }
}
zloba-deed-eye = vševidoucí kostka nevyužitá: { $symbol }
zloba-deed-acted = akce tohoto tahu už proběhla
zloba-deed-no-skill = Tvoje frakce žádnou speciální dovednost nemá.
zloba-deed-no-card = Nemáš žádnou kartu podpory, která by se používala; ostatní působí samy.
