# Questions about the match of a channel, answered by its referee.

asked-title = Match { $match }
asked-yes = **Ja.**
asked-no = **Nej.**
asked-no-turn = **Nej:** det är inte din tur.
asked-no-seat = Du spelar inte i den här matchen.
asked-turn = Matchen väntar på:
asked-turn-yours = **Ja, det är din tur.**
asked-turn-not-yours = **Det är inte din tur.**
asked-left = Det här är kvar:
asked-score = Så står det:
asked-no-score = Den här matchen räknar inga poäng.
asked-hidden = Det är dolt, och jag visar det inte för någon annan än ägaren.
asked-refused = Ditt senaste drag gick inte igenom:
asked-refused-none = Jag har inte nekat dig något på sistone. Går inte nu:
asked-refused-private = Bara den som fick nej ser varför.
asked-may-ask = Det är din tur. Exakt vad du kan göra kan bero på sådant som bara du ser.
asked-as-i-see = Så som jag ser det
asked-card-now = Du kan använda det nu.
asked-card-not-now = Du kan inte använda det nu:
asked-refused-nothing = Jag har inte nekat dig något på sistone.
asked-card-which = Vilket kort? Skriv vad det heter.
