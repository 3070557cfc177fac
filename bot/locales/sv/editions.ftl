# Which edition of a game answers.

edition-by-option = Svaret är ur { $book }: kommandot säger det.
edition-by-match = Svaret är ur { $book }: matchen här spelas efter den.
edition-by-overmatch = Svaret är ur { $book }: matchen här spelas efter den, fast en annan utgåva är inställd för kanalen.
edition-by-lobby = Svaret är ur { $book }: matchen som förbereds här spelas efter den.
edition-by-overlobby = Svaret är ur { $book }: matchen som förbereds här spelas efter den, fast en annan utgåva är inställd för kanalen.
edition-by-channel = Svaret är ur { $book }: den är inställd för kanalen.
edition-by-person = Svaret är ur { $book }: den som frågar har valt den.
edition-by-last = Svaret är ur { $book }: den senaste matchen här spelades efter den.
edition-by-language = Svaret är ur { $book }: den är på frågarens språk.
edition-by-rule = En regel ur { $book }.
edition-by-named = Svaret är ur { $book }: frågan nämner den.
edition-by-look = { $book }, bara för att titta: här spelas en annan utgåva.
edition-by-agreed = Svaret är ur { $book }: de andra utgåvorna säger samma sak.
edition-by-open = Svaret är ur { $book }, men en annan utgåva skiljer sig och ingen är vald.
edition-switch = Svara ur { $book }
edition-which = Vilken utgåva spelar du?
edition-which-about = Utgåvorna av { $game } skiljer sig åt här. Välj din, så svarar jag direkt. Jag kommer ihåg den; knappen under varje svar ändrar den.
edition-lacks-rule = Den här utgåvan har ingen sådan regel. /{ $command } visar ämnet i båda utgåvorna.
edition-lacks-crib = Jag har ingen översikt över turen för den här utgåvan.
edition-lacks-topic = Den här utgåvan har inget sådant ämne. Dess ämnen föreslås medan du skriver /{ $command }.
