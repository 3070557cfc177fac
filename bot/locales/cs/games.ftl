# Names of the games by their keys; a game without a name here is called by its rulebook's title.

game-doomtrooper = Doomtrooper
game-twom = This War of Mine
game-adjusted = { $what }: { $old } → { $new }
game-adjusted-number = { $value }
game-adjusted-seat = { $seat }
game-adjust-unknown = Pole { $field } pozice nezná.
game-adjust-missing = Chybí pole { $field }. Doplň ho.
game-adjust-value = { $field }: taková hodnota sem nepatří.
game-adjust-word = { $field }: patří sem jedno z těchto slov: { $options }.
game-adjust-least = { $field }: číslo musí být nejméně { $number }.
game-adjust-most = { $field }: číslo smí být nejvýše { $number }.
game-adjust-length-least = { $field }: nesmí to zůstat prázdné.
game-adjust-length-most = { $field }: délka smí být nejvýše { $number }.
game-adjust-form = { $field }: patří sem { $expected }.
game-adjust-form-number = celé číslo
game-adjust-form-text = text v uvozovkách
game-adjust-form-yes-no = true, nebo false
game-adjust-form-list = seznam v hranatých závorkách
game-adjust-form-table = objekt ve složených závorkách
