# The panel of the server's admins.

setup-title = Nastavení
setup-channel = **Hra tohoto kanálu:** { $game }
setup-channel-about = Dotazy položené tady hledám nejdřív v pravidlech téhle hry.
setup-edition = **Vydání:** { $edition }
setup-edition-about = Odpovídám tu podle tohoto vydání; co má jen to druhé, označím.
setup-language = **Jazyk:** { $language }
setup-language-about = Pro odpovědi ukázané v kanálu a pro lidi, jejichž jazyk neumím.
setup-judge = **Role rozhodčích:** { $role }
setup-judge-about = Kdo ji má, smí rozhodovat spory.
setup-notices = **Připomínky:** { $notices }
setup-notices-about = Pro hráče, na které se čeká; platí pro zápasy založené odteď.
setup-pick-notices = Vyber, kdy hráčům připomenout tah
setup-remind-after = { $hours } h od začátku tahu
setup-remind-half = v polovině času
setup-remind-before = { $hours } h před vypršením
setup-unset = nenastaveno
setup-language-unset = nenastaveno, píšu tu { $language ->
    [cs] česky
    [sv] švédsky
   *[en] anglicky
}
setup-role-unset = nenastaveno, jen správci serveru
setup-role-silent = Discord její členy na zmínku neupozorní. V nastavení serveru u téhle role povol, aby ji mohl zmínit kdokoli, nebo dej mé roli oprávnění „Zmínit @everyone, @here a všechny role“.
setup-role-gone = Tahle role byla smazaná a nikdo ji nemá. Vyber níž jinou.
setup-pick-game = Vyber hru tohoto kanálu
setup-pick-language = Vyber jazyk
setup-pick-judge = Vyber roli rozhodčích
setup-no-game = Bez nastavené hry
setup-pick-edition = Vyber vydání, podle kterého se tu hraje
setup-no-edition = Všechna vydání
setup-no-language = Podle Discordu každého hráče
setup-saved = Uloženo.
setup-gone-game = Pravidla téhle hry už nemám. V panelu teď vidíš ty, které mám.
setup-gone-edition = Hra tohoto kanálu takové vydání nemá. Vyvolej nastavení znovu a uvidíš ta, která má.
setup-everyone = Tuhle roli mají všichni, takže by všichni soudili a všem by chodila upozornění. Založ roli pro ty, kdo soudí, a vyber tu.

language-cs = čeština
language-en = angličtina
language-sv = švédština
setup-head = **Role hlavního rozhodčího:** { $role }
setup-head-about = Kdo má tuhle roli, rozhoduje o odvoláních a zavádí domácí pravidla; bez ní správce serveru.
setup-pick-head = Vyber roli hlavního rozhodčího
setup-desk = Stůl rozhodčích
setup-desk-about = Jak dlouho co smí trvat a jestli se ukazují jména.
setup-desk-view = Na vyjádření
setup-desk-call = Když hráči čekají u stolu
setup-desk-claim = Na převzetí sporu
setup-desk-lease = Jak dlouho si rozhodčí spor podrží, když na něm nepracuje
setup-desk-appeal = Na odvolání
setup-desk-mend = Na opravu verdiktu
setup-desk-penalty = Tresty se počítají
setup-desk-names = Jména
setup-names-no = Strany a rozhodčí beze jmen
setup-names-yes = Strany a rozhodčí jménem
setup-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
setup-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
setup-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
setup-remove = Smazat data serveru
setup-remove-title = Smazat všechno o tomto serveru
setup-remove-about = Smažu nastavení serveru, všechny zápasy i rozehrané, spory, precedenty, domácí pravidla a uložené balíčky a server opustím. Nejde to vzít zpět. Kdo chce záznam zápasu, ať si ho předtím stáhne příkazem `/soubor export`.
setup-remove-sure = Ano, smazat a odejít
setup-removed = Všechno je smazané a odcházím.
setup-judges-open = ✓ { $role } vidí příkazy rozhodčích: { $commands }
setup-judges-hidden = ⚠ { $role } zatím nevidí tyto příkazy: { $commands }
setup-judges-how = Zpřístupníš je takto: Nastavení serveru → Integrace → { $bot }, otevři každý z příkazů a přidej roli.
setup-judges-unknown = Nepodařilo se zjistit, jestli { $role } vidí příkazy rozhodčích: { $commands }
setup-judges-missing = ⚠ Discord tyto příkazy ještě nemá: { $commands }. Spusť `python -m bot sync`.
setup-desk-table = Když nemůže rozhodčí
setup-table-no = Jen rozhodčí a náhradní rozhodčí
setup-table-yes = Bez rozhodčího rozhodnou hráči u stolu
setup-one-judge = ⚠ Server má nejvýš jednoho rozhodčího; když hraje, nerozhodne nikdo. Dovol rozhodovat hráčům u stolu: Stůl rozhodčích.
