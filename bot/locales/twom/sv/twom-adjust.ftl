# Why a position cannot be laid out as a judge or a save sheet writes it.

twom-adjust-over = Kampanjen är slut, det finns inget att justera.
twom-adjust-character = Spelet har ingen karaktär med nyckeln { $key }.
twom-adjust-twice = Karaktären är nämnd två gånger: { $who }
twom-adjust-people = { $most ->
    [one] Gruppen kan ha högst { $most } karaktär.
   *[other] Gruppen kan ha högst { $most } karaktärer.
}
twom-adjust-space = Skyddsrummet har ingen ruta med nyckeln { $key }.
twom-adjust-trait = Komponentpaketet har ingen färdighet med nyckeln { $key }.
twom-adjust-weapon = Spelet har inget vapen med nyckeln { $key }.
twom-adjust-weapon-gone = Ett vapen som någon håller måste också ligga i förrådet eller i fyndhögen: { $token }
twom-adjust-medicine = Bara medicin och bandage kan ges till karaktärer, inte det här: { $token }
twom-adjust-outside = { $most ->
    [one] Högst { $most } karaktär kan gå ut och leta.
   *[other] Högst { $most } karaktärer kan gå ut och leta.
}
twom-adjust-bed = Den som sover i säng måste vara på en ruta med en säng som går att nå, en person per säng.
twom-adjust-token = Spelet har ingen bricka med nyckeln { $key }.
twom-adjust-uncounted = Ingen har räknat hur många av de här brickorna lådan har, så tillgången går inte att sätta: { $token }
twom-adjust-tokens = Så många har lådan inte, det finns { $count } sammanlagt: { $token }
twom-adjust-location-twice = Varje plats kan bara ligga uppvänd en gång.
twom-adjust-deck = Spelet har ingen sådan lek: { $deck }
twom-adjust-unknown-cards = Den okända leken kan ha högst så många kort som utforskningsleken: { $count }
twom-adjust-card = Leken har inget sådant kort: { $card } ({ $deck })
twom-adjust-copies = Leken har inte så många av kortet: { $card } ({ $deck })
twom-adjust-nowhere = Ange var de andra exemplaren av kortet ligger: { $card } ({ $deck })
twom-adjust-mixed = Leken har högst { $count } kort med rött hörn ({ $deck }).
twom-adjust-size = En lek kan ha högst så många kort som finns kvar i den och bland de kastade, och minst dem som man vet ligger överst ({ $deck }, { $count } kvar).
twom-adjust-events = Leken måste ha kort nog för de dagar som återstår ({ $deck }, minst { $count }).
twom-adjust-spot = På en ruta ligger ett skyddsrumskort eller en inredning, inte båda: { $space }
twom-adjust-shelter-card = Spelet har inget skyddsrumskort med nyckeln { $key }.
twom-adjust-fitting = Spelet har ingen inredning med nyckeln { $key }.
twom-adjust-no-room = Inredningen kan inte stå på den här rutan: { $fitting } ({ $space })
twom-adjust-fittings = Det finns inte så många kort av inredningen, utan { $count } sammanlagt: { $fitting }
twom-adjust-back = Skyddsrumskortet har ingen sådan baksida, eller inte så många: { $card } ({ $key })
twom-adjust-holder = Plats { $number } finns inte vid bordet, eller så har någon gett upp den; platserna räknas från 0.
twom-adjust-phase-and-step = Ange antingen fasen (phase) eller steget (step), inte båda.
twom-adjust-setup = Det går inte att gå tillbaka till förberedelserna; skapa en ny kampanj.
twom-adjust-busy = En strid, en handel eller en räd pågår. Ange också fasen (phase) eller steget (step), så bryts den.
twom-adjust-round = Bara daghandlingarna har rundor. Ange också fasen actions.
twom-adjust-noise = Oljudsskalan slutar på { $most }.
twom-adjust-outside-by-day = Ingen är på en plats på dagen. Ange en fas på natten, eller outside som null.
twom-adjust-nobody-outside = Till det här steget: ange platsen (outside) och outside som någons natt (night).
twom-adjust-location = Spelet har ingen plats med nyckeln { $key }.
twom-adjust-stranger = { $field }: komponentpaketet har inget med nyckeln { $key }.
twom-adjust-nobody = Ingen karaktär med nyckeln { $key } finns i gruppen.
twom-adjust-fighter = Karaktären med nyckeln { $key } kan inte vara med i striden: hen är inte där den utkämpas.
twom-adjust-fighters = Minst en karaktär måste strida, och var och en bara en gång.
twom-adjust-foes = En strid kräver minst en fiende med färre än tre sår.
twom-adjust-raid = Spelet har inget rädkort med nyckeln { $key }.
twom-adjust-raid-numbers = Komponentpaketet säger inte rädens förluster och sår. Ange dem (damage, wounds).
twom-adjust-sheet-form = Det här är inget sparblad. Använd en fil som boten har sparat, eller ett blad skrivet som JSON eller TOML.
twom-adjust-sheet-long = Ett sparblad kan ha högst { $count } byte.
twom-adjust-sheet-version = Sparbladet är från en annan version av spelet och går inte att öppna. Skriv det på nytt för hand, utan fältet seal.
twom-adjust-sheet-seal = Sparbladet har ändrats sedan det sparades. Använd originalet, eller ta bort fältet seal så räknas det som handskrivet.
twom-adjust-sheet-pack = Sparbladet hör till ett annat komponentpaket än det som används här: { $pack }. Öppna spelet med det ursprungliga paketet.
twom-adjust-sheet-moment = Fältet { $field } hör inte hemma på ett sparblad: spelet sparas bara efter gryningen.
twom-set-day = dag
twom-set-frost = frost
twom-set-noise = oljud
twom-set-boarded = barrikader
