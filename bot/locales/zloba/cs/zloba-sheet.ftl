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
zloba-sheet-pack-stand-in = { $name }. Náhradní sada: hodnoty jsou vymyšlené, ne ty z krabice.
