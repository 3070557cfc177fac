# Why a position cannot be laid out as a judge or a save sheet writes it.

twom-adjust-over = Kampaň už skončila, není co upravovat.
twom-adjust-character = Postavu s klíčem { $key } hra nemá.
twom-adjust-twice = Jedna postava je uvedená dvakrát: { $who }
twom-adjust-people = { $most ->
    [one] Ve skupině může být nejvýš { $most } postava.
    [few] Ve skupině můžou být nejvýš { $most } postavy.
    [many] Ve skupině může být nejvýš { $most } postavy.
   *[other] Ve skupině může být nejvýš { $most } postav.
}
twom-adjust-space = Pole s klíčem { $key } v úkrytu není.
twom-adjust-trait = Dovednost s klíčem { $key } sada komponent nemá.
twom-adjust-weapon = Zbraň s klíčem { $key } hra nemá.
twom-adjust-weapon-gone = Zbraň v ruce postavy musí ležet i ve skladišti nebo v hromádce nálezů: { $token }
twom-adjust-medicine = Postavě se přiřazuje jen lék nebo obvaz, tohle ne: { $token }
twom-adjust-outside = { $most ->
    [one] Prohledávat může jít nejvýš { $most } postava.
    [few] Prohledávat můžou jít nejvýš { $most } postavy.
    [many] Prohledávat může jít nejvýš { $most } postavy.
   *[other] Prohledávat může jít nejvýš { $most } postav.
}
twom-adjust-bed = Kdo spí v posteli, musí být na přístupném poli s postelí, a každý na jiném.
twom-adjust-token = Žeton s klíčem { $key } hra nemá.
twom-adjust-uncounted = Kolik je těchto žetonů v krabici, nikdo nepočítal, takže jim zásoba nastavit nejde: { $token }
twom-adjust-tokens = Tolik jich v krabici není, celkem jich je { $count }: { $token }
twom-adjust-location-twice = Každá lokace může být odkrytá jen jednou.
twom-adjust-deck = Takový balíček v této hře není: { $deck }
twom-adjust-unknown-cards = Karet v neznámu může být nejvýš tolik, kolik jich je v balíčku průzkumu: { $count }
twom-adjust-card = Taková karta v balíčku není: { $card } ({ $deck })
twom-adjust-copies = Tolik kusů této karty balíček nemá: { $card } ({ $deck })
twom-adjust-nowhere = Řekni, kde leží zbylé kusy této karty: { $card } ({ $deck })
twom-adjust-mixed = Karet s červeným rohem je v balíčku nejvýš { $count } ({ $deck }).
twom-adjust-size = Balíček může mít nejvýš tolik karet, kolik jich v něm a v odhozených zbývá, a nejméně ty známé navrchu ({ $deck }, zbývá { $count }).
twom-adjust-events = Na další dny musí v balíčku zbývat dost karet ({ $deck }, nejméně { $count }).
twom-adjust-spot = Na jednom poli leží buď karta úkrytu, nebo vybavení, ne obojí: { $space }
twom-adjust-shelter-card = Kartu úkrytu s klíčem { $key } hra nemá.
twom-adjust-fitting = Vybavení s klíčem { $key } hra nemá.
twom-adjust-no-room = Tohle vybavení na poli stát nemůže: { $fitting } ({ $space })
twom-adjust-fittings = Tolik karet tohoto vybavení není, celkem jich je { $count }: { $fitting }
twom-adjust-back = Takovou zadní stranu karta úkrytu nemá, nebo ne tolikrát: { $card } ({ $key })
twom-adjust-holder = Místo { $number } u stolu není, nebo se ho někdo vzdal; místa se počítají od 0.
twom-adjust-phase-and-step = Uveď buď fázi (phase), nebo krok (step), ne obojí.
twom-adjust-setup = K přípravě hry se vrátit nejde; založ novou kampaň.
twom-adjust-busy = Rozehraný je boj, obchod nebo nájezd. Uveď i fázi (phase) nebo krok (step), a přeruší se.
twom-adjust-round = Kolo mají jen denní akce. Uveď i fázi actions.
twom-adjust-noise = Stupnice hluku končí na { $most }.
twom-adjust-outside-by-day = Ve dne v lokaci nikdo není. Uveď noční fázi, nebo outside jako null.
twom-adjust-nobody-outside = K tomuto kroku uveď lokaci (outside) a u někoho noc (night) outside.
twom-adjust-location = Lokaci s klíčem { $key } hra nemá.
twom-adjust-stranger = { $field }: nic s klíčem { $key } v sadě komponent není.
twom-adjust-nobody = Ve skupině není postava s klíčem { $key }.
twom-adjust-fighter = Postava s klíčem { $key } v boji být nemůže: není tam, kde se bojuje.
twom-adjust-fighters = Do boje musí jít aspoň jedna postava a každá jen jednou.
twom-adjust-foes = Do boje patří aspoň jeden nepřítel s méně než třemi zraněními.
twom-adjust-raid = Kartu nočních nájezdů s klíčem { $key } hra nemá.
twom-adjust-raid-numbers = Sada komponent neříká škody a zranění tohoto nájezdu. Uveď je (damage, wounds).
twom-adjust-sheet-form = Tohle není ukládací tabulka. Nahraj soubor, který bot uložil, nebo tabulku psanou jako JSON či TOML.
twom-adjust-sheet-long = Ukládací tabulka může mít nejvýš { $count } bajtů.
twom-adjust-sheet-version = Tuto ukládací tabulku uložila jiná verze hry, otevřít se nedá. Přepiš ji ručně, bez pole seal.
twom-adjust-sheet-seal = Ukládací tabulku někdo po uložení změnil. Nahraj tu původní, nebo smaž pole seal, a bude platit jako ručně psaná.
twom-adjust-sheet-pack = Ukládací tabulka je z jiné sady komponent, než se kterou se tu hraje: { $pack }. Otevři hru s původní sadou.
twom-adjust-sheet-moment = Pole { $field } do ukládací tabulky nepatří: ukládá se jen po úsvitu.
twom-set-day = den
twom-set-frost = mráz
twom-set-noise = hluk
twom-set-boarded = zabedněno
