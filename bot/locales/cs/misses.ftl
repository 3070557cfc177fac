# An answer that missed, for the person who asked and for judges.

button-missed = To není ono
missed-told = Díky. Rozhodčí tohoto serveru uvidí tvůj dotaz i s touhle odpovědí.
missed-judge = Na tuhle otázku tu už tím pravidlem odpovídat nebudu. Které na ni odpovídá?
missed-taught = Na tuhle otázku budu na tomto serveru odpovídat tímhle pravidlem.
missed-pick = Pravidlo, které odpovídá
miss-title = Odpovědi vedle
miss-one = Odpověď vedle
miss-none = Nikdo zatím nenahlásil, že by odpověď byla vedle.
miss-pick = Otevřít dotaz
miss-taught = opraveno
miss-times = { $count ->
    [one] hlášeno jednou
    [few] hlášeno { $count }krát
    [many] hlášeno { $count }krát
   *[other] hlášeno { $count }krát
}
miss-shown = Odpověděl jsem: { $rule }
miss-answer = Rozhodčí říká: { $rule }
miss-right = Odpověď byla správná
miss-forget = Odpovídat jako dřív
miss-gone = Tenhle dotaz už na seznamu není.
