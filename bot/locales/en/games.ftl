# Names of the games by their keys; a game without a name here is called by its rulebook's title.

game-doomtrooper = Doomtrooper
game-twom = This War of Mine
game-adjusted = { $what }: { $old } → { $new }
game-adjusted-number = { $value }
game-adjusted-seat = { $seat }
game-adjust-unknown = A position has no field { $field }.
game-adjust-missing = The field { $field } is missing. Add it.
game-adjust-value = { $field }: this value is not allowed here.
game-adjust-word = { $field }: one of these words belongs here: { $options }.
game-adjust-least = { $field }: the number must be at least { $number }.
game-adjust-most = { $field }: the number may be at most { $number }.
game-adjust-length-least = { $field }: this must not be empty.
game-adjust-length-most = { $field }: the length may be at most { $number }.
game-adjust-form = { $field }: this belongs here: { $expected }.
game-adjust-form-number = a whole number
game-adjust-form-text = a text in quotation marks
game-adjust-form-yes-no = true or false
game-adjust-form-list = a list in square brackets
game-adjust-form-table = an object in braces
