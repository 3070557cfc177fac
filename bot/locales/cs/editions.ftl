# Which edition of a game answers.

edition-by-option = Odpovídá vydání { $book }: říká to příkaz.
edition-by-match = Odpovídá vydání { $book }: podle něj se tu hraje.
edition-by-overmatch = Odpovídá vydání { $book }: podle něj se tu hraje, i když kanál má nastavené jiné.
edition-by-lobby = Odpovídá vydání { $book }: podle něj se tu chystá zápas.
edition-by-overlobby = Odpovídá vydání { $book }: podle něj se tu chystá zápas, i když kanál má nastavené jiné.
edition-by-channel = Odpovídá vydání { $book }: je nastavené pro tenhle kanál.
edition-by-person = Odpovídá vydání { $book }: zvolil si ho ten, kdo se ptá.
edition-by-last = Odpovídá vydání { $book }: podle něj se tu hrálo naposled.
edition-by-language = Odpovídá vydání { $book }: je v jazyce toho, kdo se ptá.
edition-by-rule = Pravidlo z vydání { $book }.
edition-by-named = Odpovídá vydání { $book }: dotaz ho jmenuje.
edition-by-look = Vydání { $book }, jen na nahlédnutí: tady se hraje podle jiného.
edition-by-agreed = Odpovídá vydání { $book }: ostatní tu říkají totéž.
edition-by-open = Odpovídá vydání { $book }, ale jiné vydání to má jinak a žádné není vybrané.
edition-switch = Podle { $book }
edition-which = Podle kterého vydání hraješ?
edition-which-about = Vydání hry { $game } se v tomhle liší. Vyber to svoje a hned odpovím. Zapamatuju si ho; změníš ho tlačítkem pod každou odpovědí.
edition-lacks-rule = Tohle vydání takové pravidlo nemá. Totéž téma v obou vydáních ukáže /{ $command }.
edition-lacks-crib = K tomuhle vydání přehled tahu nemám.
edition-lacks-topic = Tohle vydání takové téma nemá. Jeho témata se ti nabídnou, když budeš psát /{ $command }.
