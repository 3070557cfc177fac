# Série her: na tři nebo na pět.


match-refused-series = V sérii místa i nastavení celého stolu zůstávají. Měnit můžeš jen to, s čím sám hraješ.
match-refused-series-length = Série má jednu hru, nejvýš tři, nebo nejvýš pět.
match-refused-series-together = Kde hrají všichni společně, série není.
match-refused-series-went-on = Další hra série, zápas { $match }, už je připravená nebo odehraná. Nejdřív ji ukonči, nebo nech výsledek této hry opravit verdiktem.
match-refused-not-between = Žádná hra série tu právě nečeká na začátek.

series-title = { $game }: zápas { $match }, { $number }. hra série
series-game = **Série, hra { $number } z nejvýš { $best }:** { $score }
series-next = Další hra je zápas { $match }.
series-won = 🏆 { $count ->
    [one] Sérii vyhrává { $players }.
    [few] Sérii vyhrávají { $players }.
    [many] Sérii vyhrávají { $players }.
   *[other] Sérii vyhrávají { $players }.
}
series-even = Série končí nerozhodně.
series-ended = Série tu končí bez vítěze.
series-left = { $player } sérii vzdává.
series-until = Začne nejpozději { $until }; kdo do té doby nic nestiskne, hraje s tím, co má teď.
series-hint = Před hrou můžeš vyměnit karty. Začne, jakmile budou všichni připraveni; jestli se něco změnilo, nikdo neuvidí.
series-opens = Začne, jakmile bude oznámena v kanálu. Měnit už nic nejde.
series-first = Začíná { $player }.
series-chooser = Kdo začne, může zvolit { $player }.
series-first-choice = Začíná místo { $number }
series-ready = Připraveno
series-swap = Vyměnit karty
series-before = Jako v minulé hře
series-leave = Vzdát sérii
series-leave-about = Další hra se pak nehraje a série končí za tohoto stavu.
series-end-about = Další hra se pak nehraje a série končí bez vítěze.
series-leave-sure = Ukončit sérii
series-done-ready = ✓ Máš připraveno.
series-done-first = ✓ To místo začne.
series-done-left = Série skončila.
ping-between = 🔁 { $player }, na řadě je { $number }. hra série. Vyměň karty, nebo stiskni Připraveno, když se nic nemění.

lobby-write = Napsat: { $what }
lobby-write-long = Co máš přinesené, se do formuláře nevejde, bere { $letters } znaků. Podívej se na to, uprav soubor a přines ten.
