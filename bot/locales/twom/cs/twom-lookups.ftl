# What is looked up in a campaign: commands, and what they show.

command-twom = twom
command-twom-about = Nahlédni do kampaně This War of Mine
command-twom-script = scéna
command-twom-script-about = Znovu si přečti scénu, ke které kampaň došla
command-twom-script-name = číslo
command-twom-script-name-about = Číslo scény v Knize příběhů
command-twom-store = sklad
command-twom-store-about = Co leží ve skladišti a jakou to má hodnotu
command-twom-people = lidé
command-twom-people-about = Kdo je ve skupině a v jakém je stavu
command-twom-save = ulož
command-twom-save-about = Ukládací tabulka po úsvitu, k přečtení a jako soubor

twom-script = **{ $title }**
    { $text }
twom-script-title = Scéna { $script }{ $pack ->
        [0] { "" }
       *[other] { " " }({ $pack })
    }
twom-way = { $text }
    ▸ { $way }
twom-script-in-book = Tuhle scénu si přečti v Knize příběhů.
twom-goods = { $count }× { $token } (hodnota { $value })
twom-lost = { $who }: { $how }, { $day }. den
twom-values = zdatnost { $prowess }, empatie { $empathy }, nosnost { $capacity }
twom-levels = { $levels }
twom-level = { $state } { $level }
twom-stands = místo: { $space }
twom-armed = zbraň: { $token }
twom-treated = léky: { $things }
twom-rests = { $tomorrow ->
    [0] dnes už žádná akce
   *[other] zítra žádná akce
}
twom-lies = { $space }: { $what }
twom-boarded = zabedněná místa: { $count }

twom-part-empty = nic
twom-part-days = { $day }.{"\u00A0"}den; Deník má { $seat }; mráz: { $frost }
twom-part-campaign = Kampaň
twom-part-store = Skladiště
twom-part-pile = Hromádka nálezů
twom-part-lost = Už nejsou ve skupině
twom-part-locations = Lokace, nejbližší první
twom-part-shelter = Úkryt
twom-part-built-not = Karty vybavení ke stavbě
twom-part-ideas = Nápady
twom-part-last-resort = Karty poslední záchrany
twom-part-removed = Vyřazeno ze hry
