# Co si pořadatel nechá z toho, na čem se hráči shodli.

command-file-deed-kept = uložená prohlášení
pack-kept-title = { $game }: co má tento server uložené
pack-kept-empty = Zatím nic.
pack-kept-more = … a { $count ->
    [one] { $count } další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}; vše stáhneš příkazem /soubor sada.
pack-kept-about = Na čem se hráči v zápase v tomto kanálu shodli, jde uložit pro celý server. Kdo takovou kartu zahraje příště, najde to předvyplněné; může prohlásit i něco jiného a ostatní se proti tomu můžou ozvat.
pack-kept-button = Uložit pro server
pack-kept-keep = Uložit ze zdejšího zápasu
pack-kept-withdraw = Smazat z uložených
pack-kept-now = ✓ Uloženo pro nové zápasy.
pack-kept-withdrawn = ✓ Smazáno, nové zápasy to nepoužijí.
pack-kept-gone = To v tomto zápase neplatí, nebo už to uložené není.
pack-kept-not = Do sady tohoto serveru to uložit nejde: { $said }
pack-kept-none-of = { $game } nemá nic, co by šlo uložit.
pack-kept-stays = Co se uložilo z dřívějších zápasů, zůstává.
