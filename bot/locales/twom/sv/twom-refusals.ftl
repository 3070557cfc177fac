# Why a command or a setup is refused.

twom-no-seats = Spelet går inte att spela med så många eller i den varianten. Välj ett annat antal eller en variant som erbjuds.
twom-no-option = Det alternativet erbjuds inte: { $option }. Välj något av dem som erbjuds.
twom-no-over = Kampanjen är slut.
twom-no-diary = Ledaren bestämmer, och det är { $seat } nu.
twom-no-now = Det går inte nu. Svara på frågan som spelet ställer.
twom-no-told = Ange först vad som kom upp vid bordet, med något av alternativen.
twom-no-face = Tärningen har ingen sådan sida: { $face }. Välj den sida som verkligen kom upp.
twom-no-left = Kortet finns inte i leken, eller så är alla dess exemplar ute: { $card }. Välj ett av dem som finns kvar i den.
twom-no-pick = Så går det inte att svara. Välj bland det som erbjuds.
twom-no-person = Den karaktären finns inte i gruppen.
twom-no-ready = { $who } har ingen handling i den här rundan eller använder den redan.
twom-no-order = Ange karaktärerna i gruppens ordning, var och en bara en gång.
twom-no-once = Ange varje karaktär bara en gång, i gruppens ordning.
twom-no-kinds = Ange varje sort bara en gång, i nycklarnas bokstavsordning.
twom-no-space = Den rutan finns inte i skyddsrummet.
twom-no-way = Det finns ingen fri väg till rutan: { $space }. Röj undan hindret först.
twom-no-taken = En annan karaktär är redan på rutan: { $space }
twom-no-two = Två karaktärer kan inte arbeta på rutan: { $space }. De kan bara röja rasmassor och rester av dem tillsammans.
twom-no-card = Inget skyddsrumskort ligger på rutan: { $space }
twom-no-what = Ange ingen annan handling när ett skyddsrumskort vänds: { $space }
twom-no-hole = Ingen kommer fram här och det kan inte röjas för hand: { $card }
twom-no-action = Den handlingen finns inte här: { $space }
twom-no-idea = Det här är ännu en idé och kan inte byggas: { $fitting }
twom-no-fitting = Den inredningen finns inte i spelet.
twom-no-copies = Inget kort finns kvar av inredningen: { $fitting }
twom-no-room = Det finns ingen plats på rutan: { $space } ({ $fitting })
twom-no-boarding = Barrikader byggs någon annanstans, inte på den här rutan: { $fitting }
twom-no-beside = Inredningen måste stå intill en annan: { $fitting } (intill: { $other })
twom-no-store = Förrådet har för få av detta: { $token } (behövs: { $count })
twom-no-have = Ni har för få av detta med er: { $token } (behövs: { $count })
twom-no-water = { $count ->
    [0] Det finns inget vatten i förrådet.
    [one] Vattnet i förrådet räcker bara till { $count } karaktär.
   *[other] Vattnet i förrådet räcker bara till { $count } karaktärer.
}
twom-no-food = Det går inte att äta. Välj mat ur förrådet.
twom-no-everybody = Ange hur varje karaktär tillbringar natten, i gruppens ordning.
twom-no-outside = { $most ->
    [one] Högst { $most } karaktär kan gå ut och leta.
   *[other] Högst { $most } karaktärer kan gå ut och leta.
}
twom-no-bed = Välj rutan där en säng står för den som sover i säng; ange ingen säng för något annat.
twom-no-bed-taken = Bara en karaktär kan sova i en säng, och den här är upptagen: { $space }
twom-no-location = Den platsen är inte uppvänd. Välj en som är det.
twom-no-gear = Resurser kan inte tas med ut. Välj brickor ur förrådet.
twom-no-pile = Det här ligger inte i fyndhögen, eller väger inget och följer med ändå.
twom-no-carry = { $count ->
    [0] Inget av detta finns kvar: { $token }
    [one] Du kan bära högst { $count } bricka: { $token }
   *[other] Du kan bära högst { $count } brickor: { $token }
}
twom-no-capacity = Så mycket går inte att bära: vikt { $weight }, bärkapacitet { $capacity }.
twom-no-guard = Bara vakten kan få vapen; ange dem i gruppens ordning, var och en bara en gång.
twom-no-weapon = Det vapnet finns inte kvar i förrådet.
twom-no-bullets = { $count ->
    [0] Det finns ingen kula till vapnet: { $token }
    [one] { $count } kula räcker inte till ett skjutvapen till: { $token }
   *[other] { $count } kulor räcker inte till ett skjutvapen till: { $token }
}
twom-no-crime = Den kombinationen av kort ligger inte åt sidan.
twom-no-keep = Det kortet för sista utväg drogs inte. Välj ett av dem som drogs.
twom-no-not-held = Gruppen har inget sådant kort för sista utväg. Välj ett av dem som behölls.
twom-no-phase = Kortet kan inte användas i den här fasen: { $card }. Vänta på en fas som det nämner.
twom-no-save = Spelet kan bara sparas efter gryningen, innan den nya dagen börjar. Vänta till dess och spara då.
twom-no-dose = Det kan inte ges till den karaktären nu. Välj bland det som erbjuds.
twom-no-script-number = En scen hittas med sitt nummer, från 1 till 9999. Skriv bara numret.
twom-no-script-unread = Kampanjen har inte kommit till scen { $script } än, så den är hemlig. Du kan bara läsa scener som redan har lästs.
twom-no-script-in-book = Ingen har läst scen { $script } än. Ni läser scener i berättelseboken: slå upp den när spelet skickar er till det numret.
