# Vad varje fråga gäller och varför: för en första match.

guide-prsi-await-turn = Lägg ett kort i samma färg eller valör som det översta, eller dra ett. En över går på allt och byter färg. Den som först har tom hand vinner.
guide-prsi-await-sevens = En sjua har kommit till dig. Har du en, skicka vidare, så drar nästa två kort mer; annars drar du det som ska dras.
guide-prsi-await-stop = Ett ess har kommit till dig. Har du ett, skicka vidare, så står nästa över; annars står du över den här turen.
