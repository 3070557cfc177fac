# Série her: na tři nebo na pět.


match-refused-series = V sérii se místa ani nastavení celého stolu nemění. Měnit můžeš jen to, s čím hraješ ty.
match-refused-series-length = Série má jednu hru, nebo se hraje na dvě či na tři vítězné.
match-refused-series-together = Když hrají všichni společně, série se nehraje.
match-refused-series-went-on = Další hra série, zápas { $match }, už je připravená nebo odehraná. Nejdřív ji ukonči, nebo nech výsledek téhle hry opravit verdiktem.
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
series-opens = Začne, jakmile se v kanálu objeví oznámení. Měnit už nic nejde.
series-first = Začíná { $player }.
series-chooser = Kdo začne, může zvolit { $player }.
series-first-choice = Začíná místo { $number }
series-ready = Připraveno
series-swap = Vyměnit karty
series-before = Jako v minulé hře
series-leave = Vzdát sérii
series-leave-about = Další hra se nehraje a série skončí za tohohle stavu.
series-end-about = Další hra se nehraje a série skončí bez vítěze.
series-leave-sure = Ukončit sérii
series-done-ready = ✓ Máš připraveno.
series-done-first = ✓ Začne tohle místo.
series-done-left = Série skončila.
ping-between = 🔁 { $player }, na řadě je { $number }. hra série. Vyměň karty, nebo stiskni Připraveno, když nic neměníš.

lobby-write = Napsat: { $what }
lobby-write-long = Tvůj soubor se do formuláře nevejde, ten pojme { $letters } znaků. Prohlédni si ho, uprav a nahraj znovu.
