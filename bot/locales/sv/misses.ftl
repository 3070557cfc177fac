# An answer that missed, for the person who asked and for judges.

button-missed = Inte det här
missed-told = Tack. Serverns domare får se din fråga med det här svaret.
missed-judge = Från och med nu svarar jag inte med den regeln på den här frågan på servern. Vilken regel besvarar den?
missed-taught = Från och med nu svarar jag på den här frågan med den här regeln på servern.
missed-pick = Regeln som besvarar frågan
miss-title = Felaktiga svar
miss-one = Ett felaktigt svar
miss-none = Ingen har anmält ett felaktigt svar.
miss-pick = Öppna en fråga
miss-taught = rättat
miss-times = { $count ->
    [one] anmält en gång
   *[other] anmält { $count } gånger
}
miss-shown = Jag svarade med: { $rule }
miss-answer = En domare säger: { $rule }
miss-right = Svaret var rätt
miss-forget = Svara som förut
miss-gone = Den här frågan står inte längre på listan.
