# What a player holds, in words.

zloba-sheet-faction = Your faction: { $faction }
zloba-sheet-choosable = Faction: { $faction }
zloba-sheet-opponent = The AI: { $faction }
zloba-sheet-elite = { $name }: { $values }. { $text }
zloba-sheet-values = Corra { $cost }, vitality { $toughness }, { $points ->
    [0] no bonus VP
   *[other] bonus VP { $points }
}, { $left } of { $dice } left on the playmat
zloba-sheet-priority = { $values }, priority { $priority }
zloba-sheet-skill = Skill { $name } (Corra { $cost }): { $text }
zloba-sheet-card-once = Feat card { $name } (once a game): { $text }
zloba-sheet-card-lasting = Feat card { $name } (works all the time): { $text }
zloba-sheet-card-spent = Feat card { $name } (used up): { $text }
zloba-sheet-scenario = Scenario: { $name }
zloba-sheet-chaos = Chaos die { $number }: { $line }
zloba-sheet-pack = Components
zloba-sheet-pack-own = { $name }
zloba-sheet-pack-stand-in = { $name }. A stand-in: its values are invented, not those of the box.
