# Names of the games by their keys; a game without a name here is called by its rulebook's title.

game-doomtrooper = Doomtrooper
game-twom = This War of Mine
game-adjusted = { $what }: { $old } → { $new }
game-adjusted-number = { $value }
game-adjusted-seat = { $seat }
game-adjust-unknown = En ställning har inget fält { $field }.
game-adjust-missing = Fältet { $field } saknas. Lägg till det.
game-adjust-value = { $field }: ett sådant värde hör inte hemma här.
game-adjust-word = { $field }: här ska ett av dessa ord stå: { $options }.
game-adjust-least = { $field }: talet måste vara minst { $number }.
game-adjust-most = { $field }: talet får vara högst { $number }.
game-adjust-length-least = { $field }: det här får inte vara tomt.
game-adjust-length-most = { $field }: längden får vara högst { $number }.
game-adjust-form = { $field }: här ska { $expected } stå.
game-adjust-form-number = ett heltal
game-adjust-form-text = en text inom citattecken
game-adjust-form-yes-no = true eller false
game-adjust-form-list = en lista inom hakparenteser
game-adjust-form-table = ett objekt inom klammerparenteser
