# What is awaited.

doomtrooper-await-privilege = behåller du handen eller tar du en ny?
doomtrooper-await-action =
    { $count ->
        [one] din tur: du har { $count } handling kvar.
       *[other] din tur: du har { $count } handlingar kvar.
    }
doomtrooper-await-discard = vilka kort kasserar du?
doomtrooper-await-window = vill du spela något? ({ $window })
doomtrooper-await-choice = du har ett val att göra.
doomtrooper-await-announce = vem anfaller vem?
doomtrooper-await-tactic = närstrid eller eldstrid?
doomtrooper-await-zone = från vilken krigszon försvarar du dig?
doomtrooper-await-split =
    { $count ->
        [one] du fick { $count } poäng: hur många blir vinstpoäng?
       *[other] du fick { $count } poäng: hur många blir vinstpoäng?
    }
doomtrooper-await-declared = stämmer den angivna effekten? { $what }
doomtrooper-await-judge = en domare måste avgöra det som angavs: { $what }
doomtrooper-await-withdraw = { $card }: du kan ta tillbaka det.

# The windows.

doomtrooper-window-start = Turens början
doomtrooper-window-draw = Efter kortdragningen
doomtrooper-window-action = Efter handlingen
doomtrooper-window-discard = Efter kasserandet, turens slut
doomtrooper-window-sabotage = Före anfallet på spelaren
doomtrooper-window-reaction = Svar på kortet
doomtrooper-window-points = När poängen är fördelade
doomtrooper-window-combat-declare = Anfall tillkännagivet
doomtrooper-window-combat-announce = Angripare och försvarare utsedda
doomtrooper-window-combat-tactic = Stridstaktik vald
doomtrooper-window-combat-zone = Krigszon vald
doomtrooper-window-combat-modifiers = Modifiera stridsvärden
doomtrooper-window-combat-result = Striden avgörs
doomtrooper-window-combat-saving = Sår och dödsfall
doomtrooper-window-combat-state = Efter sår och dödsfall
doomtrooper-window-combat-points = Stridens slut

# Questions.

doomtrooper-ask-ability = Vilken förmåga?
doomtrooper-ask-act = Vem?
doomtrooper-ask-action = Vad gör du?
doomtrooper-ask-against = Mot vem?
doomtrooper-ask-area = Till vilket område?
doomtrooper-ask-attacker = Vem anfaller?
doomtrooper-ask-card = Vilket kort?
doomtrooper-ask-caster = Vem använder besvärjelsen?
doomtrooper-ask-choice = { $what }
doomtrooper-ask-commander = Under vems befäl?
doomtrooper-ask-declared = Stämmer den angivna effekten? { $what }
doomtrooper-ask-disputed = En angiven effekt är bestridd. Gäller den? { $what }
doomtrooper-ask-withdraw = { $what }
doomtrooper-ask-defender = Vem anfalls?
doomtrooper-ask-discard = Vilka kort kasserar du?
doomtrooper-ask-either = Vilket pris betalar du?
doomtrooper-ask-give = Vilka kort ger du upp?
doomtrooper-ask-hand = Vilka kort från handen?
doomtrooper-ask-hidden = Hur spelar du ut honom?
doomtrooper-ask-inside = Sitter han i fordonet?
doomtrooper-ask-number = { $what }
doomtrooper-ask-player = Vilken spelare?
doomtrooper-ask-privilege = Behåller du handen eller tar du en ny?
doomtrooper-ask-split =
    { $points ->
        [one] Du fick { $points } poäng: hur många blir vinstpoäng?
       *[other] Du fick { $points } poäng: hur många blir vinstpoäng?
    }
doomtrooper-ask-tactic = Närstrid eller eldstrid?
doomtrooper-ask-target = För vilket kort?
doomtrooper-ask-targets = För vilka kort?
doomtrooper-ask-token = Vilken handling använder du till det?
doomtrooper-ask-warrior = Vilken krigare?
doomtrooper-ask-window = Spelar du något?
doomtrooper-ask-x = Hur många gånger { $step }?
doomtrooper-ask-zone = Från vilken krigszon försvarar du dig?
doomtrooper-ask-declare = Vad gör { $card }? Känt från korttabellen: { $facts }.
doomtrooper-ask-declare-more = Hittills: { $what }. Vad mer?
doomtrooper-ask-declare-note = Med en mening: vad händer när { $card } spelas? Alla gör det för hand.
doomtrooper-ask-declare-sentence = Med en mening: vad gör { $card }?
doomtrooper-ask-declare-number = Hur många?
doomtrooper-ask-declare-word = Vad exakt?
doomtrooper-ask-declare-what = Hur exakt?
doomtrooper-ask-declare-after = Var hamnar kortet?
doomtrooper-ask-declare-price = Hur många spelpoäng kostar det dessutom?

# What effects let choose.

doomtrooper-choose-order = Vad kommer först?
doomtrooper-choose-discard = Vilka kort kasseras?
doomtrooper-choose-enter = Vilka kort kommer i spel?
doomtrooper-choose-area = Till vilket område?
doomtrooper-choose-play = Vilket kort spelas?
doomtrooper-choose-price = Vilket pris betalas?
doomtrooper-choose-price-hand = Vilka kort på handen ges upp?
doomtrooper-choose-price-discard = Vilka kort kasseras som betalning?
doomtrooper-choose-price-sacrifice = Vilka kort tas ur spelet som betalning?
doomtrooper-choose-price-wound = Vem såras som betalning?
doomtrooper-choose-action = Vilken handling ändrar typ?
doomtrooper-choose-way = Vilket alternativ?
doomtrooper-choose-fetch = Vilka kort tar du?
doomtrooper-choose-take = Vilka kort tar du?
doomtrooper-choose-attach = Vilka kort läggs på?
doomtrooper-choose-bearer = Vem får det?
doomtrooper-choose-counted = Vems värden räknas?
doomtrooper-choose-player = Till vilken spelare?
doomtrooper-choose-defender = Vem anfalls?
doomtrooper-choose-struck = Vem av dem träffas?
doomtrooper-choose-cancelled = Vilket kort upphävs?
doomtrooper-choose-replacement = Vem tar över platsen?
doomtrooper-choose-redirect = Vem drabbas i stället?
doomtrooper-choose-target = Vem gäller det?
doomtrooper-choose-use-ability = Använder du förmågan?
doomtrooper-choose-use-effect = Använder du effekten?
doomtrooper-choose-pay-unless = Betalar du för att hindra det?
doomtrooper-choose-name-affiliation = Vilken tillhörighet?
doomtrooper-choose-name-apostle = Vilken apostel?
doomtrooper-choose-name-name = Vilket namn?
doomtrooper-choose-name-type = Vilken korttyp?
doomtrooper-choose-name-aspect = Vilken aspekt?
doomtrooper-choose-name-rating = Vilket värde?
doomtrooper-choose-name-number = Vilket tal?
doomtrooper-choose-number = Hur många?
doomtrooper-choose-swap = Vilka två spelare byter?

# What a command will do.

doomtrooper-preview-pass = Du passar.
doomtrooper-preview-no-more-actions = Du använder inga fler handlingar.
doomtrooper-preview-privilege-new = Du tar sju nya kort.
doomtrooper-preview-privilege-old = Du behåller handen.
doomtrooper-preview-play = Du spelar { $card }.
doomtrooper-preview-play-on = Du spelar { $card } på { $on }.
doomtrooper-final-played = Alla ser kortet när du spelar det: bara en domare kan ta tillbaka det.
doomtrooper-preview-hidden = Du spelar ut { $card } med baksidan upp, direkt i skydd.
doomtrooper-preview-use = Du använder { $card }.
doomtrooper-preview-meditate = Du mediterar.
doomtrooper-preview-cover = { $card } tar skydd.
doomtrooper-preview-uncover = { $card } lämnar skyddet.
doomtrooper-preview-uncover-pays = { $card } lämnar skyddet, och du betalar { $price ->
        [one] { $price } spelpoäng
       *[other] { $price } spelpoäng
    } för honom.
doomtrooper-preview-uncover-lost = { $card } lämnar skyddet, men han kostar { $price } och du har { $has }: du förlorar honom och de poäng som inte räcker till honom.
doomtrooper-preview-board = { $card } stiger i eller ur fordonet.
doomtrooper-preview-transfer = { $card } förflyttas till: { $area }.
doomtrooper-preview-attack = Du anfaller.
doomtrooper-preview-announce = { $attacker } anfaller { $defender }.
doomtrooper-preview-attacker = { $attacker } anfaller; försvararen utses härnäst.
doomtrooper-preview-give-up = Du avbryter anfallet.
doomtrooper-preview-tactic = Stridstaktik: { $tactic }
doomtrooper-preview-zone = Du försvarar dig från { $card }.
doomtrooper-preview-no-zone = Du försvarar dig inte från någon krigszon.
doomtrooper-preview-sabotages = { $card } anfaller { $against } direkt.
doomtrooper-preview-split = Du tar { $destiny } spelpoäng och { $victory } vinstpoäng.
doomtrooper-preview-chosen = Det är ditt val.
doomtrooper-preview-discardcards = { $count ->
    [0] Du kasserar inget.
   *[other] Du kasserar: { $cards }
}
doomtrooper-preview-countas = { $card } räknas som { $side }.
doomtrooper-preview-follow = { $card } följer { $commander }.
doomtrooper-preview-letbe = Du gör ingenting och passar.
doomtrooper-preview-react = Du gör ingenting nu; sedan får du svara på kortet.
doomtrooper-preview-stands = Du godtar den angivna effekten.
doomtrooper-preview-dispute = Du bestrider det; en domare avgör.
doomtrooper-preview-withdraw = Du tar tillbaka kortet och det du betalade för det.

# How a match ended.

doomtrooper-end-target = Poängmålet nåddes.
doomtrooper-end-time = Tiden tog slut.
doomtrooper-end-deadline = En spelare fick inte ut någon krigare i tid.
doomtrooper-end-empty = Alla kortlekar är slut.
doomtrooper-end-concede = Alla andra har gett upp.
doomtrooper-end-card = Ett kort avslutade matchen.

# Answers.

doomtrooper-old-hand = Behåll handen
doomtrooper-new-hand = Ta en ny hand
doomtrooper-pass = Passa
doomtrooper-no-more-actions = Inga fler handlingar
doomtrooper-play = Spela ett kort
doomtrooper-use = Använd en förmåga
doomtrooper-attack = Anfall
doomtrooper-attack-last =
    { $count ->
        [one] Anfall (turens sista handling: { $count } handling går förlorad)
       *[other] Anfall (turens sista handling: { $count } handlingar går förlorade)
    }
doomtrooper-sabotage = Anfall en spelare
doomtrooper-cover = Ta skydd
doomtrooper-uncover = Lämna skydd
doomtrooper-board = Stig i eller ur ett fordon
doomtrooper-transfer = Förflytta
doomtrooper-meditate = Meditera
doomtrooper-count-as = Välj sida för en kultist
doomtrooper-follow = Ställ en krigare under en befälhavare
doomtrooper-let-be = Gör ingenting
doomtrooper-react = Reagera …
doomtrooper-stands = Godta
doomtrooper-dispute = Bestrid
doomtrooper-withdraw = Ta tillbaka
doomtrooper-recruit-openly = Öppet
doomtrooper-recruit-hidden = Med baksidan upp, i skydd
doomtrooper-board-inside = I fordonet
doomtrooper-board-outside = Utanför
doomtrooper-token-any = En vanlig handling
doomtrooper-token-attack = En anfallshandling
doomtrooper-token-other = En handling som inte är anfall
doomtrooper-token-any-of = En handling från { $card }
doomtrooper-token-attack-of = En anfallshandling från { $card }
doomtrooper-token-other-of = En handling som inte är anfall från { $card }
doomtrooper-way-of = { $card }: { $what }
doomtrooper-to-area = { $card }: { $area }
doomtrooper-way = Alternativ { $number }
doomtrooper-yes = Ja
doomtrooper-no = Nej
doomtrooper-no-zone = Från ingen
doomtrooper-give-up = Ingen: avbryt anfallet
doomtrooper-declare-values = Värden och egenskaper
doomtrooper-declare-harm = Sår och borttagning
doomtrooper-declare-cards = Kort och högar
doomtrooper-declare-points = Poäng och handlingar
doomtrooper-declare-combat = Strid
doomtrooper-declare-other = Annat
doomtrooper-declare-sentence = Säg det med en mening
doomtrooper-declare-terms = Vart kortet går och vad det kostar
doomtrooper-declare-when = När något händer …
doomtrooper-declare-if = Bara om …
doomtrooper-declare-or = Eller i stället …
doomtrooper-declare-lot = Eller slumpvis …
doomtrooper-after-printed = som korttabellen säger
doomtrooper-after-attach = det förblir fäst
doomtrooper-after-stay = det ligger kvar på bordet
doomtrooper-after-discard = det kasseras
doomtrooper-after-sacrifice = det tas ur spelet
doomtrooper-declare-hand = Som kortet säger, för hand
doomtrooper-declare-in-play = så länge det här kortet är i spel
doomtrooper-declare-more = Lägg till en effekt

doomtrooper-nothing = ingenting
doomtrooper-boost = förstärk en besvärjelse
doomtrooper-weapon = Välj en kämpes vapen
doomtrooper-ask-boost = Vilken besvärjelse vill du förstärka?
doomtrooper-ask-weapon = Vilket vapen använder han?
doomtrooper-preview-boost = Du förstärker { $card } med { $x }.
doomtrooper-preview-weapon = { $card } strider med { $weapon }.
doomtrooper-choose-ratings = Vilka två värden byter plats?
doomtrooper-declare-kept = Som det är sparat här: { $what }

# Questions that /help gives as examples.

help-ask-doomtrooper-1 = Får jag anfalla två gånger?
help-ask-doomtrooper-2 = Hur många poäng behövs för att vinna?
