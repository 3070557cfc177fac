# What stands in the picture of a board, and the same facts in words for those who do not see it.

twom-board-round = kolo { $round }/{ $rounds }
twom-board-won = { $day }.{"\u00A0"}den · skupina přežila
twom-board-lost = { $day }.{"\u00A0"}den · kampaň skončila prohrou
twom-board-diary = Deník: { $number }. místo u stolu
twom-board-frost = mráz { $count }
twom-board-boarded = zabedněno { $count }
twom-board-stand-in = Komponenty nejsou z krabice
twom-board-gone-died = † { $who } ({ $day }. den)
twom-board-gone-left = odchod: { $who } ({ $day }. den)
twom-board-night-bed = postel
twom-board-night-floor = podlaha
twom-board-night-guard = hlídka
twom-board-night-outside = venku
twom-board-store = Skladiště
twom-board-pile = Hromádka nálezů
twom-board-last-resort = Poslední záchrana
twom-board-fittings = Vybavení k postavení
twom-board-ideas = Nápady
twom-board-removed = Mimo kampaň
twom-board-sheet = Ukládací tabulka · po úsvitu { $day }. dne
twom-board-nothing = nic
twom-board-shelter = Úkryt
twom-board-locations = Lokace
twom-board-tonight = Dnes v noci: { $location }
twom-board-unknown = Neznámo { $count }
twom-board-noise = Hluk { $count }
twom-board-actions = zbývající akce: { $count }
twom-board-at = stojí: { $space }
twom-board-combat = Boj · { $round }. kolo
twom-board-raid = Noční nájezd · { $raid }
twom-board-raid-damage = zbývající škody
twom-board-raid-wounds = zbývající zranění
twom-board-prowess = zdatnost { $count }
twom-board-wounds = zranění { $count }
twom-board-dead = smrt
twom-board-foe = Nepřítel { $letter }

# The colour of a die in one letter, and its face in a sign or two.

twom-board-die-grey = š
twom-board-die-yellow = ž
twom-board-die-red = č
twom-board-face = { $face ->
    [empty] –
    [hatchet] Se
    [shotgun] Br
   *[other] { $face }
}
twom-board-weapon-none = beze zbraně
twom-board-weapon-melee = zbraň na blízko
twom-board-weapon-hatchet = sekera
twom-board-weapon-pistol = pistole
twom-board-weapon-rifle = puška
twom-board-weapon-shotgun = brokovnice

# The signs of the picture, below it, for whoever opens it.

board-legend-twom =
    Úkryt v řezu: pruhy jsou překážka, otazník je karta k otočení, žlutě je postavené vybavení, tmavší místa nejsou na dosah.
    Štít je hlídka, matrace spaní na podlaze, oko porozhlédnutí; žebřík vede mezi patry.
    Postavy mají tvar a písmeno; čísla u nich jsou úrovně stavů (4! je nejhorší), plné tečky zbývající akce.
    Pěšec a zlatý rám: lokace, kde je dnes výprava. Proužky za hlukem ukazují jeho výši.
    Kostky: písmeno dole je barva (š šedá, ž žlutá, č červená); – prázdný zásobník, Se sekera, Br brokovnice. Kapky jsou zranění.
