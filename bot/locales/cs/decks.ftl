# Balíčky, které si lidé ukládají: `/balíček`.

command-deck = balíček
command-deck-about = Tvoje balíčky: ulož, ukaž, ověř, porovnej
command-deck-save = ulož
command-deck-save-about = Ulož si balíček: vlož seznam, nebo přilož soubor
command-deck-list-about = Balíčky, které máš na tomhle serveru
command-deck-show-about = Ukaž balíček kartu po kartě, jen tobě
command-deck-check = ověř
command-deck-check-about = Ověř balíček podle formátu a zjisti, co všechno není v pořádku
command-deck-rename = přejmenuj
command-deck-rename-about = Dej balíčku jiný název
command-deck-compare = porovnej
command-deck-compare-about = Zjisti, čím se liší dva tvoje balíčky
command-deck-export = export
command-deck-export-about = Dostaneš balíček jako soubor
command-deck-delete = smaž
command-deck-delete-about = Smaž balíček
command-deck-name = název
command-deck-name-about = Jak se balíček jmenuje
command-deck-file-about = Seznam jako textový soubor; bez něj seznam vložíš do formuláře
command-deck-replace = nahradit
command-deck-replace-about = Jestli má nahradit tvůj balíček se stejným názvem
command-deck-deck = balíček
command-deck-deck-about = Jeden z tvých balíčků
command-deck-other = druhý
command-deck-other-about = Balíček, se kterým se porovnává
command-deck-match-about = Místo toho balíček z tohohle zápasu
command-deck-form = formát
command-deck-form-about = Formát; jinak ten ze zdejší lobby, nebo obvyklý

deck-no-game = Není tu žádná hra, ke které by se ukládaly balíčky.
deck-none = Zatím tu žádný balíček nemáš. Ulož si ho přes /balíček ulož.
deck-unknown = Balíček „{ $deck }“ tu nemáš. Máš tyhle: { $decks }.
deck-which = Názvu „{ $deck }“ odpovídá víc balíčků: { $decks }. Napiš ho celý.
deck-no-format = Formát „{ $format }“ tu není. Jsou tu tyhle: { $formats }.
deck-shelf-title = Tvoje balíčky ({ $count } z { $limit })
deck-shelf-about = Vidíš je jen ty. V lobby je najdeš pod tlačítkem Moje volby.
deck-pick = Který balíček?
deck-new = Uložit balíček
deck-show = Ukázat
deck-check = Ověřit
deck-export = Exportovat
deck-rename = Přejmenovat
deck-delete = Smazat
deck-delete-title = Smazat „{ $deck }“?
deck-delete-about = Vrátit to nepůjde. Zápas, ve kterém s ním hraješ, má svou vlastní kopii.
deck-delete-sure = Ano, smazat
deck-deleted = „{ $deck }“ je smazaný.
deck-renamed = Dosud se jmenoval „{ $old }“.
deck-exported = „{ $deck }“ jako seznam, který jde zase kdekoli uložit.
deck-save-title = Uložit balíček
deck-title = Název
deck-title-about = Jak si balíček pojmenuješ
deck-list = Seznam
deck-list-about = Na každém řádku počet a název; sideboard začíná řádkem „Sideboard“
deck-file = Nebo soubor
deck-file-about = Jako text, nebo z Cockatrice, Forge, XMage, OCTGN či tabulky; nejvýš { $kilobytes } kB
deck-nothing = Chybí seznam i soubor. Vlož seznam, nebo přilož soubor.
deck-both = Přišel seznam i soubor. Pošli jen jedno.
deck-not-saved = Balíček není uložený
deck-saved = „{ $deck }“ je uložený.
deck-right = Formát { $format }: balíček je v pořádku.
deck-format = Jiný formát
deck-compared = { $first } a { $second }
deck-equal = Oba balíčky jsou stejné.
deck-played-title = Balíček ze zápasu { $match }
deck-played-by = { $player } ukazuje svůj balíček:
deck-played-show = Ukázat všem
deck-played-over = Zápas skončil: balíček můžeš ukázat všem.
deck-played-sealed = Vidíš ho jen ty; ostatní znají otisk.
deck-played-proof = Otisk { $fingerprint }: je to přesně ten balíček, který byl odevzdaný.
deck-played-other = Otisk { $fingerprint }: tohle není balíček, který byl odevzdaný.
deck-guessed = { $count ->
    [one] { $count } název
    [few] { $count } názvy
    [many] { $count } názvu
   *[other] { $count } názvů
} jen odhaduju: podívej se dole, jestli správně.
deck-wrong = Formát { $format }: { $count ->
    [one] { $count } věc není
    [few] { $count } věci nejsou
    [many] { $count } věci není
   *[other] { $count } věcí není
} v pořádku.
deck-more = A { $count ->
    [one] { $count } další.
    [few] { $count } další.
    [many] { $count } další.
   *[other] { $count } dalších.
}
unclear-about = Tvůj seznam je v příloze a zatím se nic neuložilo. Když nesedí žádná odpověď, oprav ho a pošli znovu.
unclear-gone = Seznam už tu není. Pošli ho znovu.
