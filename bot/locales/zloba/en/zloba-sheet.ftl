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
zloba-sheet-pack-stand-in = { $name }: its values are invented, not those of the box.

# What a question is decided by: the dice on offer and what a player holds.

zloba-fact-card = **{ $card }** – { $text }
zloba-fact-die = **{ $die }** – { $does }
zloba-fact-mine = 1 Corra from the stockpile
zloba-fact-extend = up to 2 basic troops from your playmat to a place where you have a troop already
zloba-fact-maneuver = up to 2 troops to a neighbouring region, or 2 basic troops from your playmat to your own zone
zloba-fact-battle = 1 wound in a region with your troops, or in one next to it
zloba-fact-eye-mine = once a round on top: 1 Corra
zloba-fact-eye-strike = once a round on top: 1 wound in any region
zloba-fact-eye-charge = once a round on top: 2 wounds in a region with your troops, or in one next to it
zloba-fact-eye-double = once a round on top: repeats the action you have just done
zloba-fact-score = { $who } { $points }
zloba-fact-scores = Victory points (VP; { $goal } win): { $scores }
zloba-fact-prospect = If the round were scored now: { $scores }
zloba-fact-prospect-end =
    If the round were scored now: { $scores } – that would end the match: { $count ->
        [one] { $winners } would win
       *[other] { $winners } would share the win
    }
zloba-fact-held =
    { $count ->
        [0] You have no action die left; Corra: { $corra }
       *[other] Your dice: { $dice }; Corra: { $corra }
    }

# What is left of a turn, for who asks.

zloba-deed-left = { $count ->
    [0] no action die left; Corra: { $corra }
    [one] { $count } action die left: { $dice }; Corra: { $corra }
   *[other] { $count } action dice left: { $dice }; Corra: { $corra }
}
zloba-deed-eye = all-seeing die unused: { $symbol }
zloba-deed-acted = the action of this turn is taken
zloba-deed-no-skill = Your faction has no special skill.
zloba-deed-no-card = You have no feat card left to use: the others work all the time.
