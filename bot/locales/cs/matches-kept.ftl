# Co si pořadatel nechá z toho, na čem se hráči shodli.

command-match-deed-kept = ponechaná prohlášení
pack-kept-title = { $game }: co si tento server ponechal
pack-kept-empty = Zatím nic.
pack-kept-more = … a { $count ->
    [one] { $count } další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}; vše stáhneš příkazem /zápas sada.
pack-kept-about = Co hráči zápasu v tomto kanálu nechali platit, jde ponechat pro celý server. Kdo takovou kartu zahraje příště, najde to předvyplněné; může prohlásit i něco jiného a ostatní to mohou rozporovat.
pack-kept-button = Ponechat pro server
pack-kept-keep = Ponechat ze zdejšího zápasu
pack-kept-withdraw = Už neponechávat
pack-kept-now = ✓ Ponecháno pro nové zápasy.
pack-kept-withdrawn = ✓ Pro nové zápasy odvoláno.
pack-kept-gone = To v tomto zápase neplatí, nebo už ponechané není.
pack-kept-not = Do sady tohoto serveru to uložit nejde: { $said }
pack-kept-none-of = { $game } nemá nic, co by šlo ponechat.
pack-kept-stays = Co bylo ponecháno z dřívějších zápasů, zůstává.
