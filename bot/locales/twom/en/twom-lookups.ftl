# What is looked up in a campaign: commands, and what they show.

command-twom = twom
command-twom-about = Look at the campaign of This War of Mine
command-twom-script = script
command-twom-script-about = Read again a script that the campaign has reached
command-twom-script-name = number
command-twom-script-name-about = The number of the script in the Book of Scripts
command-twom-store = store
command-twom-store-about = What is in storage, and what it is worth
command-twom-people = people
command-twom-people-about = Who is in the group, and how they are
command-twom-save = save
command-twom-save-about = The save sheet after Dawn, to read and as a file

twom-script = **{ $title }**
    { $text }
twom-script-title = Script { $script }{ $pack ->
        [0] { "" }
       *[other] { " " }({ $pack })
    }
twom-way = { $text }
    ▸ { $way }
twom-script-in-book = Read this script in the Book of Scripts.
twom-goods = { $count }× { $token } (value { $value })
twom-lost = { $who }: { $how }, day { $day }
twom-values = prowess { $prowess }, empathy { $empathy }, capacity { $capacity }
twom-levels = { $levels }
twom-level = { $state } { $level }
twom-stands = place: { $space }
twom-armed = weapon: { $token }
twom-treated = medicine: { $things }
twom-rests = { $tomorrow ->
    [0] no more actions today
   *[other] no actions tomorrow
}
twom-lies = { $space }: { $what }
twom-boarded = places boarded up: { $count }

twom-part-empty = nothing
twom-part-days = Day { $day }; the Journal is with { $seat }; frost: { $frost }
twom-part-campaign = Campaign
twom-part-store = Storage
twom-part-pile = Findings pile
twom-part-lost = No longer in the group
twom-part-locations = Locations, the nearest first
twom-part-shelter = Shelter
twom-part-built-not = Fittings that can be built
twom-part-ideas = Ideas
twom-part-last-resort = Last resort cards
twom-part-removed = Removed from the game
