# Na co se která otázka ptá a proč: pro první zápas.

guide-zloba-await-cards = Karty podpory jsou tajné, dokud si všichni nevyberou. Vezmi ty, které ti pomůžou; některá působí pořád, jiná jednou za zápas.
guide-zloba-await-die = Každá kostka, kterou si vezmeš, je v tomhle kole jedna akce; jaká, to říká její strana. Poslední kostku dostane, kdo má nejméně bodů.
guide-zloba-await-action = Použij jednu ze svých kostek, nebo dvě na Hromadný odchod: tím jednotky z jedné oblasti vyrazí do několika. Kdo má na konci kola v oblasti nejvíc jednotek, získá její body, a ještě jeden, když je tam sám.
guide-zloba-await-end = Akci máš za sebou. Než tah ukončíš, smíš za korrakamy koupit elitu nebo dovednost, nebo použít kartu či vševidoucí kostku.
guide-zloba-await-spoils = Ovládáš oblast s válečnou kořistí: tahle akce navíc je zdarma. Proveď ji, nebo ji nech být.
guide-zloba-await-effect = Tenhle účinek přináší karta nebo elita. Proveď ho podle nabídky, nebo ho nech být.
guide-zloba-await-onward = Rychlé elity, které se právě přesunuly, se smějí pohnout ještě jednou.
guide-zloba-await-divide = AP zranil jednotky. Řekni, které to odnesou: elity před základními.
guide-zloba-await-share = Zranění od AP se dělí mezi hráče. Řekni, kolik jich vezmou tvoje jednotky.
