# What is looked up in a campaign: commands, and what they show.

command-twom = twom
command-twom-about = Titta på kampanjen i This War of Mine
command-twom-script = scen
command-twom-script-about = Läs om en scen som kampanjen har kommit till
command-twom-script-name = nummer
command-twom-script-name-about = Scenens nummer i berättelseboken
command-twom-store = förråd
command-twom-store-about = Vad som finns i förrådet och vad det är värt
command-twom-people = människor
command-twom-people-about = Vilka som är i gruppen och hur de mår
command-twom-save = spara
command-twom-save-about = Sparbladet efter gryningen, att läsa och som fil

twom-script = **{ $title }**
    { $text }
twom-script-title = Scen { $script }{ $pack ->
        [0] { "" }
       *[other] { " " }({ $pack })
    }
twom-way = { $text }
    ▸ { $way }
twom-script-in-book = Den här scenen läser ni i berättelseboken.
twom-goods = { $count }× { $token } (värde { $value })
twom-lost = { $who }: { $how }, dag { $day }
twom-values = skicklighet { $prowess }, empati { $empathy }, bärkapacitet { $capacity }
twom-levels = { $levels }
twom-level = { $state } { $level }
twom-stands = plats: { $space }
twom-armed = vapen: { $token }
twom-treated = medicin: { $things }
twom-rests = { $tomorrow ->
    [0] inga fler handlingar i dag
   *[other] inga handlingar i morgon
}
twom-lies = { $space }: { $what }
twom-boarded = barrikaderade platser: { $count }

twom-part-empty = inget
twom-part-days = Dag { $day }; dagboken finns hos { $seat }; frost: { $frost }
twom-part-campaign = Kampanj
twom-part-store = Förrådet
twom-part-pile = Fyndhögen
twom-part-lost = Inte längre i gruppen
twom-part-locations = Platser, den närmaste först
twom-part-shelter = Skyddsrummet
twom-part-built-not = Inredning som kan byggas
twom-part-ideas = Idéer
twom-part-last-resort = Kort för sista utväg
twom-part-removed = Borttaget ur spelet
