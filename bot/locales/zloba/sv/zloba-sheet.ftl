# What a player holds, in words.

zloba-sheet-faction = Din fraktion: { $faction }
zloba-sheet-choosable = Fraktion: { $faction }
zloba-sheet-opponent = AM: { $faction }
zloba-sheet-elite = { $name }: { $values }. { $text }
zloba-sheet-values = corra { $cost }, tålighet { $toughness }, { $points ->
    [0] inga bonus-SP
   *[other] bonus-SP { $points }
}, { $left } av { $dice } kvar på spelmattan
zloba-sheet-priority = { $values }, prioritet { $priority }
zloba-sheet-skill = Färdigheten { $name } (corra { $cost }): { $text }
zloba-sheet-card-once = Stödkortet { $name } (en gång per parti): { $text }
zloba-sheet-card-lasting = Stödkortet { $name } (verkar hela tiden): { $text }
zloba-sheet-card-spent = Stödkortet { $name } (förbrukat): { $text }
zloba-sheet-scenario = Scenario: { $name }
zloba-sheet-chaos = Kaostärningen { $number }: { $line }
zloba-sheet-pack = Komponenter
zloba-sheet-pack-own = { $name }
zloba-sheet-pack-stand-in = { $name }. Ett ersättningspaket: värdena är påhittade, inte lådans.
