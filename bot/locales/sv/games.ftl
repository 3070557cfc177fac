# Names of the games by their keys; a game without a name here is called by its rulebook's title.

game-doomtrooper = Doomtrooper
game-twom = This War of Mine
game-adjusted = { $what }: { $old } → { $new }
game-adjusted-number = { $value }
game-adjusted-seat = { $seat }
