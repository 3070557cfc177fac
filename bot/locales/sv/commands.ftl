# Names and descriptions as Discord shows them while a command is typed: names in lower case without spaces,
# at most 32 characters, descriptions at most 100.

command-rule = regel
command-rule-about = Fråga om reglerna med egna ord och få regeln med källa
command-rule-question = fråga
command-rule-question-about = En fråga, ett nyckelord eller ett regelnummer
command-term = term
command-term-about = Slå upp en term i spelet
command-term-term = term
command-term-term-about = Ett ord från spelet i valfri form
command-rules = regler
command-rules-about = Alla regler om ett ämne eller ett steg i turen, i bokens ordning
command-rules-topic = ämne
command-rules-topic-about = Ett kapitel, ett steg i turen eller namnet på en sak i spelet
command-compare = jämför
command-compare-about = Samma ämne i två utgåvor av spelet sida vid sida, med skilda tal markerade
command-compare-topic = ämne
command-compare-topic-about = Ett ämne med egna ord, ett nyckelord eller ett regelnummer
command-phase = fas
command-phase-about = Spelets tur eller runda steg för steg, med reglerna till varje steg
command-phase-game-about = Spelet eller utgåvan; annars kanalens spel
command-scenario = scenario
command-scenario-about = Ett scenariokort i Wroth med kaostärningens tabell
command-scenario-name = namn
command-scenario-name-about = Scenariots namn, en del av det räcker
command-game = spel
command-game-about = Vilket spel det gäller; annars avgör kanalens spel eller orden i frågan
command-card = kort
command-card-about = Visar ett kort: dess värden och vad reglerna och erratan säger om det
command-card-name = namn
command-card-name-about = Kortets namn på tjeckiska, svenska eller engelska, i vilken form som helst
command-setup = inställning
command-setup-about = Ställ in kanalens spel och utgåva, serverns språk och domarrollen
