# What stands in the picture of a board, and the same facts in words for those who do not see it.

twom-board-round = round { $round }/{ $rounds }
twom-board-won = Day { $day } · the group survived
twom-board-lost = Day { $day } · the campaign is lost
twom-board-diary = Journal: seat { $number }
twom-board-frost = frost { $count }
twom-board-boarded = boarded up { $count }
twom-board-stand-in = Not the components from the box
twom-board-gone-died = † { $who } (day { $day })
twom-board-gone-left = { $who } left (day { $day })
twom-board-night-bed = bed
twom-board-night-floor = floor
twom-board-night-guard = guard
twom-board-night-outside = outside
twom-board-store = Storage
twom-board-pile = Findings pile
twom-board-last-resort = Last resort
twom-board-fittings = Fittings to build
twom-board-ideas = Ideas
twom-board-removed = Out of the campaign
twom-board-sheet = Save sheet · after Dawn of day { $day }
twom-board-nothing = nothing
twom-board-shelter = Shelter
twom-board-locations = Locations
twom-board-tonight = Tonight: { $location }
twom-board-unknown = Unknown { $count }
twom-board-noise = Noise { $count }
twom-board-actions = actions left: { $count }
twom-board-at = at: { $space }
twom-board-combat = Combat · round { $round }
twom-board-raid = Raid · { $raid }
twom-board-raid-damage = damage left
twom-board-raid-wounds = wounds left
twom-board-prowess = prowess { $count }
twom-board-wounds = wounds { $count }
twom-board-dead = dead
twom-board-foe = Enemy { $letter }

# The colour of a die in one letter, and its face in a sign or two.

twom-board-die-grey = g
twom-board-die-yellow = y
twom-board-die-red = r
twom-board-face = { $face ->
    [empty] –
    [hatchet] Ha
    [shotgun] Sh
   *[other] { $face }
}
twom-board-weapon-none = unarmed
twom-board-weapon-melee = melee weapon
twom-board-weapon-hatchet = hatchet
twom-board-weapon-pistol = pistol
twom-board-weapon-rifle = rifle
twom-board-weapon-shotgun = shotgun

# The signs of the picture, below it, for whoever opens it.

board-legend-twom =
    The shelter in section: stripes are an obstacle, a question mark is a card to turn over, yellow is a fitting, darker spaces are out of reach.
    The shield is the guard, the mattress sleeping on the floor, the eye looking around; a ladder joins two floors.
    People have a shape and a letter; the numbers beside them are the levels of their states (4! is the worst), full dots are actions left.
    Pawn and golden frame: the location where people are tonight. Bars after the noise show how high it is.
    Dice: the letter below is the colour (g grey, y yellow, r red); – empty magazine, Ha hatchet, Sh shotgun. Drops are wounds.
