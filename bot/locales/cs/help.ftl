# What /help says.

help-title = Co tu můžeš dělat
help-channel = **Tenhle kanál:** { $game }
help-no-game = Tenhle kanál nemá nastavenou hru, hledám tedy ve všech. Správce serveru ji nastaví přes /{ $command }.
help-private = V soukromých zprávách odpovídám na otázky ke všem hrám.
help-unknown = Teď nedokážu přečíst všechno, co mám uložené; zkus to za chvíli znovu.
help-refereed = **Rozhoduji zápasy a znám pravidla:** { $games }
help-looked-up = **Jen vyhledávám pravidla:** { $games }
help-server-only = Zápasy se hrají na serveru, v soukromých zprávách ne.
help-try = Vyzkoušej:
help-open = Otevřít zápas: { $game }
help-judges = -# Pro rozhodčí: { $commands }

# První zápas: jak se nabízí a jak začíná.

first-open = První zápas: { $game }
first-offer-title = Co si chceš zahrát?
first-or-lobby = **První zápas** začne hned: je krátký a všechno je vybrané předem. **Otevřít zápas** založí lobby, kde si všechno nastavíš.
first-title = První zápas: { $game }
first-begins = Začíná v { $channel }. Stiskni tam **{ $button }**.
first-house-rules = První zápas má vlastní krátký cíl, ať { $names } říká cokoli.
