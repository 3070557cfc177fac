# Which edition of a game answers.

edition-by-option = Odpovídám podle vydání { $book }: určuje ho příkaz.
edition-by-match = Odpovídám podle vydání { $book }: hraje se tu podle něj.
edition-by-overmatch = Odpovídám podle vydání { $book }: hraje se tu podle něj, i když kanál má nastavené jiné.
edition-by-lobby = Odpovídám podle vydání { $book }: chystá se tu podle něj zápas.
edition-by-overlobby = Odpovídám podle vydání { $book }: chystá se tu podle něj zápas, i když kanál má nastavené jiné.
edition-by-channel = Odpovídám podle vydání { $book }: je nastavené pro tenhle kanál.
edition-by-person = Odpovídám podle vydání { $book }: zvolil si ho ten, kdo se ptá.
edition-by-last = Odpovídám podle vydání { $book }: podle něj se tu hrálo naposled.
edition-by-language = Odpovídám podle vydání { $book }: je v jazyce toho, kdo se ptá.
edition-by-rule = Pravidlo z vydání { $book }.
edition-by-named = Odpovídám podle vydání { $book }: dotaz ho uvádí.
edition-by-look = Vydání { $book }, jen na nahlédnutí: tady se hraje podle jiného.
edition-by-agreed = Odpovídám podle vydání { $book }: ostatní tu říkají totéž.
edition-by-open = Odpovídám podle vydání { $book }, ale jiné vydání to má jinak a žádné není vybrané.
edition-switch = Podle { $book }
edition-which = Podle kterého vydání hraješ?
edition-which-about = Vydání hry { $game } se v tomhle liší. Vyber to svoje a hned odpovím. Zapamatuju si ho; změníš ho tlačítkem pod každou odpovědí.
edition-lacks-rule = Tohle vydání takové pravidlo nemá. Totéž téma v obou vydáních ukáže /{ $command }.
edition-lacks-crib = K tomuhle vydání přehled tahu nemám.
edition-lacks-topic = Tohle vydání takové téma nemá. Jeho témata se ti nabídnou, když budeš psát /{ $command }.
