# What stands in the picture of a board, and the same facts in words for those who do not see it.

twom-board-round = runda { $round }/{ $rounds }
twom-board-won = Dag { $day } · gruppen överlevde
twom-board-lost = Dag { $day } · kampanjen är förlorad
twom-board-diary = Dagboken: plats { $number }
twom-board-frost = frostbrickor { $count }
twom-board-boarded = barrikader { $count }
twom-board-stand-in = Inte komponenterna från lådan
twom-board-gone-died = † { $who } (dag { $day })
twom-board-gone-left = { $who } lämnade gruppen (dag { $day })
twom-board-night-bed = säng
twom-board-night-floor = golv
twom-board-night-guard = vakt
twom-board-night-outside = ute
twom-board-store = Förråd
twom-board-pile = Fyndhög
twom-board-last-resort = Sista utväg
twom-board-fittings = Inredning att bygga
twom-board-ideas = Idéer
twom-board-removed = Ute ur kampanjen
twom-board-sheet = Sparblad · efter gryningen dag { $day }
twom-board-nothing = ingenting
twom-board-shelter = Skyddsrum
twom-board-locations = Platser
twom-board-tonight = I natt: { $location }
twom-board-unknown = Okända leken { $count }
twom-board-noise = Oljud { $count }
twom-board-actions = handlingar kvar: { $count }
twom-board-at = på: { $space }
twom-board-combat = Strid · runda { $round }
twom-board-raid = Räd · { $raid }
twom-board-raid-damage = förluster kvar
twom-board-raid-wounds = sår kvar
twom-board-prowess = skicklighet { $count }
twom-board-wounds = sår { $count }
twom-board-dead = död
twom-board-foe = Fiende { $letter }

# The colour of a die in one letter, and its face in a sign or two.

twom-board-die-grey = g
twom-board-die-yellow = l
twom-board-die-red = r
twom-board-face = { $face ->
    [empty] –
    [hatchet] Yx
    [shotgun] Ha
   *[other] { $face }
}
twom-board-weapon-none = obeväpnad
twom-board-weapon-melee = närstridsvapen
twom-board-weapon-hatchet = yxa
twom-board-weapon-pistol = pistol
twom-board-weapon-rifle = gevär
twom-board-weapon-shotgun = hagelgevär

# The signs of the picture, below it, for whoever opens it.

board-legend-twom =
    Skyddsrummet i genomskärning: ränder är ett hinder, frågetecken ett kort att vända, gult är inredning, mörkare platser går inte att nå.
    Skölden är vakten, madrassen att sova på golvet, ögat att se sig omkring; en stege förenar två våningar.
    Människorna har en form och en bokstav; talen är nivåerna på deras tillstånd (4! är värst), fyllda prickar är handlingar kvar.
    Bonde och gyllene ram: platsen där gruppen är i natt. Staplarna efter oljudet visar hur högt det är.
    Tärningar: bokstaven nere är färgen (g grå, l gul, r röd); – tomt magasin, Yx yxa, Ha hagelgevär. Droppar är sår.
