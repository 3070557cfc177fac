# The playground's page: a Discord of its own in the browser. The command names stand as the page shows them.

page-intro = Ett Discord att prova i: det körs bara på den här datorn, utan konto och utan token.
page-speakers = Du talar som
page-about-admin = svenska · administratör och domare
page-about-member = svenska
page-empty = Ingen har skrivit något här än. Skriv ”/” och välj ett kommando, till exempel /regel.
page-placeholder = Meddelande i #{"{"}channel{"}"} eller ”/” för ett kommando
page-private = Bara du kan se det här
page-dismiss = Dölj
page-thinking = Rozhodčí tänker…
page-edited = (redigerat)
page-send = Skicka
page-cancel = Avbryt
page-unanswered = Boten svarade inte i tid.
page-refused = Det går inte just nu. Kommandot eller knappen finns inte längre, eller så saknas något obligatoriskt.
page-offline = Boten är inte igång. Starta den igen så ansluter sidan av sig själv.
