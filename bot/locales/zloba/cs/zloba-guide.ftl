# Na co se která otázka ptá a proč: pro první zápas.

guide-zloba-await-cards = Každá karta podpory pomůže za celý zápas jednou. Tvoje nikdo neuvidí, dokud si všichni nevyberou.
guide-zloba-await-die = Každá kostka, kterou si vezmeš, je v tomhle kole jedna akce; jaká, to říká její strana. Poslední kostku dostane, kdo má nejméně bodů.
guide-zloba-await-action = Použij jednu ze svých kostek: pohyb, verbování, útok… Kdo má na konci kola v oblasti nejvíc jednotek, získá její body, a ještě jeden, když je tam sám.
guide-zloba-await-end = Akci máš za sebou. Než kolo ukončíš, smíš za korrakam koupit elitu nebo dovednost, nebo použít kartu či vševidoucí kostku.
guide-zloba-await-spoils = Ovládáš oblast s válečnou kořistí: tahle akce navíc je zdarma. Proveď ji, nebo ji nech být.
guide-zloba-await-effect = Tenhle účinek přináší karta nebo elita. Proveď ho, jak se nabízí, nebo ho nech být.
guide-zloba-await-onward = Rychlé elity, které se právě přesunuly, se smějí pohnout ještě jednou.
guide-zloba-await-divide = Automatický protivník zranil jednotky. Řekni, které to odnesou: elity před základními.
guide-zloba-await-share = Zranění od automatického protivníka se dělí mezi hráče. Řekni, kolik jich vezmou tvoje jednotky.
