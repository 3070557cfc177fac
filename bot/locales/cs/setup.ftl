# The panel of the server's admins.

setup-title = Nastavení
setup-channel = **Hra tohoto kanálu:** { $game }
setup-channel-about = Dotazy položené tady hledám nejdřív v pravidlech téhle hry.
setup-edition = **Vydání:** { $edition }
setup-edition-about = Tady odpovídají pravidla tohoto vydání; co má jen to druhé, to označím.
setup-language = **Jazyk:** { $language }
setup-language-about = Pro odpovědi ukázané v kanálu a pro ty, jejichž jazyk neumím.
setup-judge = **Role rozhodčích:** { $role }
setup-judge-about = Kdo ji má, smí rozhodovat spory.
setup-notices = **Připomínky:** { $notices }
setup-notices-about = Pro hráče, na které se čeká; platí pro zápasy založené odteď.
setup-pick-notices = Vyber, kdy hráčům připomenout tah
setup-remind-after = { $hours } h od začátku tahu
setup-remind-half = v polovině času
setup-remind-before = { $hours } h před vypršením
setup-unset = nenastaveno
setup-pick-game = Vyber hru tohoto kanálu
setup-pick-language = Vyber jazyk
setup-pick-judge = Vyber roli rozhodčích
setup-no-game = Žádná vlastní hra
setup-pick-edition = Vyber vydání, podle kterého hrajete
setup-no-edition = Všechna vydání
setup-no-language = Podle Discordu každého hráče
setup-saved = Uloženo.
setup-gone-game = Pravidla téhle hry už nemám. V panelu teď vidíš ty, které mám.
setup-gone-edition = Hra tohoto kanálu takové vydání nemá. Vyvolej nastavení znovu a uvidíš ta, která má.

language-cs = čeština
language-en = angličtina
language-sv = švédština
