# The playground's page: a Discord of its own in the browser. The command names stand as the page shows them.

page-intro = Zkušební Discord: běží jen v tomto počítači, bez účtu a bez tokenu.
page-speakers = Mluvíš za
page-about-admin = čeština · spravuje a soudí
page-about-member = čeština
page-empty = Tady ještě nikdo nic nenapsal. Napiš „/“ a vyber příkaz, třeba /pravidlo.
page-placeholder = Zpráva do #{"{"}channel{"}"} nebo „/“ a příkaz
page-private = Vidíš to jen ty
page-dismiss = Skrýt
page-thinking = Rozhodčí přemýšlí…
page-edited = (upraveno)
page-send = Odeslat
page-cancel = Zrušit
page-unanswered = Bot na to včas neodpověděl.
page-refused = To teď udělat nejde. Příkaz nebo tlačítko už neplatí, nebo chybí povinný údaj.
page-offline = Bot neběží. Spusť ho znovu a stránka se sama připojí.
