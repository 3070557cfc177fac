# Vad meddelandet om en avslutad match erbjuder.

course-title = Så gick poängen
course-entry = poster i loggen
course-entry-alt = Hur poängen gick från post { $first } till post { $last }: postens nummer och poängen efter den.
course-round = rundor
course-round-alt = Hur poängen gick från runda { $first } till runda { $last }: rundans nummer och poängen efter den.
course-turn = turer
course-turn-alt = Hur poängen gick från tur { $first } till tur { $last }: turens nummer och poängen efter den.

replay-button = Spela upp
replay-about = Match { $match } som alla såg den: som animation och som en sida att öppna i webbläsaren (bläddra med ← och →).
replay-lines-before = { $count ->
    [one] … och { $count } rad före det; allt finns i historiken
   *[other] … och { $count } rader före det; allt finns i historiken
}
replay-no-page = Match { $match } som alla såg den. Den är för lång för en sida i en enda fil.
replay-play = Spela
replay-pause = Pausa
replay-none = Det finns inget att spela upp: matchen är inte slut, eller så har spelet ingen bild av bordet.
ending-share = Dela
ending-share-none = Det finns inget att dela än: matchen har inget resultat.
ending-shared = Här kan alla läsa resultatet: { $link }
ending-length = { $entries ->
    [one] { $entries } post
   *[other] { $entries } poster
}
ending-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
