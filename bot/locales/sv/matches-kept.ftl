# Vad en arrangör sparar av det spelarna har enats om.

command-file-deed-kept = sparade deklarationer
pack-kept-title = { $game }: vad servern har sparat
pack-kept-empty = Inget är sparat än.
pack-kept-more = … och { $count } till; /fil paket kan ladda ner allt.
pack-kept-about = Det som spelarna i kanalens match godtog kan sparas för servern. Den som spelar ett sådant kort nästa gång hittar det ifyllt, men kan ange något annat; andra kan bestrida det.
pack-kept-button = Spara för servern
pack-kept-keep = Spara från matchen här
pack-kept-withdraw = Sluta spara
pack-kept-now = ✓ Sparat för nya matcher.
pack-kept-withdrawn = ✓ Återkallat för nya matcher.
pack-kept-gone = Det hör inte till den här matchen, eller är inte sparat längre.
pack-kept-not = Det går inte att spara i serverns paket: { $said }
pack-kept-none-of = { $game } har inget som kan sparas.
pack-kept-stays = Det som sparats från tidigare matcher finns kvar.
