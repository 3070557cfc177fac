# Names and descriptions as Discord shows them while a command is typed: names in lower case without spaces,
# at most 32 characters, descriptions at most 100.

command-rule = pravidlo
command-rule-about = Zeptej se na pravidla vlastními slovy a dostaneš pravidlo i s citací
command-rule-question = dotaz
command-rule-question-about = Otázka, heslo nebo číslo pravidla
command-term = pojem
command-term-about = Vyhledá herní pojem
command-term-term = pojem
command-term-term-about = Slovo ze hry v jakémkoli tvaru
command-rules = pravidla
command-rules-about = Všechna pravidla tématu nebo kroku tahu, v pořadí knihy
command-rules-topic = téma
command-rules-topic-about = Kapitola, krok tahu nebo název věci ze hry
command-compare = porovnej
command-compare-about = Totéž téma ve dvou vydáních hry vedle sebe, s vyznačením čísel, která se liší
command-compare-topic = téma
command-compare-topic-about = Téma vlastními slovy, heslo nebo číslo pravidla
command-phase = fáze
command-phase-about = Tah nebo kolo hry krok za krokem, u každého kroku jeho pravidla
command-phase-game-about = Hra nebo vydání; jinak hra tohoto kanálu
command-scenario = scénář
command-scenario-about = Karta scénáře Zloby s tabulkou kostky chaosu
command-scenario-name = název
command-scenario-name-about = Název scénáře, stačí část
command-game = hra
command-game-about = Které hry se to týká; jinak rozhodne hra kanálu nebo slova dotazu
command-card = karta
command-card-about = Ukáže kartu: její hodnoty a co o ní říkají pravidla a errata
command-card-name = název
command-card-name-about = Název karty česky, švédsky nebo anglicky, v jakémkoli tvaru
command-setup = nastavení
command-setup-about = Nastaví hru a vydání tohoto kanálu, jazyk serveru a roli rozhodčích
