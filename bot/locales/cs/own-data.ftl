my-data-about = V souboru JSON jsou tvoje nastavení, dotazy za posledních 30 dní, balíčky, odpovědi předem a tvoje místa v zápasech a ve sporech. Co drží v tajnosti ostatní, v něm není; záznam dohraného zápasu pošle `/soubor export`.
my-data-delete = Smažeš to příkazem `/moje zapomeň`.
