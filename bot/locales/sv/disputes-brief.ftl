# Ett ärendes första sida, utkast till domar därifrån och arkivet.

brief-writes = skriver på { $language }
brief-awaited = har inte lämnat sin syn än
brief-sealed = har lämnat sin syn; du läser den när alla parter har gjort det
brief-had = Har redan: { $penalties }
brief-refused = Avvisat drag, { $who } efter post { $entry }: { $why }
brief-since = Sedan post { $entry }
brief-earlier = { $count ->
    [one] { $count } tidigare post finns under Logg
   *[other] { $count } tidigare poster finns under Logg
}
brief-rule-sure = Regeln
brief-rule-likely = Troligen regeln
brief-rule-perhaps = Kanske regeln
brief-other = Eller { $rule }: { $gist }
brief-no-rule = Ingen regel avgör det här tydligt. Det närmaste finns under Regler.
brief-not-ready = Reglerna går inte att läsa just nu; öppna ärendet igen om en stund.
brief-gap = Ingen regelbok svarar på det här. { $says }
brief-guide = Ur handledningen: { $title }
brief-guide-perhaps = Kanske ur handledningen: { $title }
brief-like = Liknande ärenden
brief-like-open = Öppna ett liknande ärende
brief-for = För { $letter }
brief-for-whom = Döm till förmån för …
brief-leave = Låt det vara
brief-write = Skriv
draft-for = { $side } har rätt.
draft-leave = Det får stå som det spelades.
draft-rule = { $rule }: { $gist }
draft-guide = Handledningen för domare: { $title }
draft-no-rule = Ingen regelbok avgör det här; domaren bestämmer.
draft-made = Utkast utifrån ärendet. Ändra vad du vill och meddela sedan domslutet.
draft-own = Du har redan skrivit på ett domslut, så inget utkast ersatte det.
archive-title = Arkiv
archive-all = Serverns avslutade tvister, de nyaste först.
archive-mine = Dina avslutade tvister, de nyaste först.
archive-none = Det finns inga.
archive-more = { $count ->
    [one] { $count } tvist till passar. Begränsa sökningen med /arkiv.
   *[other] { $count } tvister till passar. Begränsa sökningen med /arkiv.
}
archive-decided = avgjord
archive-dismissed = grundlös
archive-upheld = fastställd
archive-changed = ändrad efter överklagande
archive-settled = uppgjord
archive-withdrawn = tillbakadragen
