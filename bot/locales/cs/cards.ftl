# A card with its values, and the rules and errata that name it.

card-fight = Zápas { $value }
card-shoot = Střelba { $value }
card-armour = Obrana { $value }
card-value = Hodnota { $value }
card-limit = { $count ->
    [0] do balíčku nesmí
    [one] v balíčku nejvýš { $count } kus
    [few] v balíčku nejvýš { $count } kusy
    [many] v balíčku nejvýš { $count } kusu
   *[other] v balíčku nejvýš { $count } kusů
}
card-rules = **Zmiňují ji pravidla:**
card-kind-rules = **Platí pro její druh:**
card-pick = Otevřít pravidlo o kartě
card-more = Všechno se sem nevejde; zbytek otevřeš ve výběru.
card-more-public = Všechno se sem nevejde; zbytek otevřeš přes /{ $command }.
card-asked = { $user } ukazuje kartu:
card-no-table = Hodnoty této karty nemám, provozovatel bota je může nahrát.
card-no-rules = Pravidla ani errata o ní nic neříkají.
back-to-card = Zpět na kartu

card-type-alliance = aliance
card-type-art = kouzlo Umění
card-type-beast = zvíře
card-type-equipment = vybavení
card-type-fortification = opevnění
card-type-ki = síla KI
card-type-mission = úkol
card-type-relic = relikvie
card-type-special = speciální karta
card-type-symmetry = Černá symetrie
card-type-warrior = bojovník
card-type-warzone = válečná zóna

card-affiliation-brotherhood = Bratrstvo
card-affiliation-general = obecná
card-affiliation-legion = Černá legie

card-after-attach = zůstává přiložená
card-after-discard = po použití do hrobu
card-after-remove = po použití ven ze hry

card-timing-one-action = za 1 akci
card-timing-two-actions = za 2 akce
card-timing-three-actions = za 3 akce
card-timing-any-time = kdykoli
card-timing-beginning = na začátku tvého kola
card-timing-combat = v souboji
card-timing-your-turn = ve tvém kole
card-timing-after = hned poté

# Values of tokens, troops and other components.

component-value = Tržní hodnota { $value }
component-weight = Váha { $value }
component-count = V krabici { $value }
component-points = Body { $value }
component-markers = Ukazatelů { $value }
component-faction = Frakce { $value }
component-colour = Barva { $value ->
    [pink] růžová
    [red] červená
    [green] zelená
    [blue] modrá
    [white] bílá
   *[other] { $value }
}

values-printed = Podle samotné karty nebo žetonu; v pravidlech to není.
values-rulebook = Tyhle údaje jsou i v knize pravidel.
values-doubtful = (?) Zdroje se tu rozcházejí, ověř to na kartě nebo žetonu.
values-lacking = Zbytek, na který se ptáš, je natištěný jen na kartě nebo žetonu.
values-others = Nebo myslíš jinou: { $names }

# Refusals.

card-unknown = Kartu „{ $name }“ neznám. Napiš název, jak je na kartě.
card-unknown-near = Kartu „{ $name }“ neznám. Nemyslíš některou z těchto? { $near }
card-table-broken = Tabulku karet teď nemůžu přečíst. Provozovatel bota ji musí nahrát znovu.
