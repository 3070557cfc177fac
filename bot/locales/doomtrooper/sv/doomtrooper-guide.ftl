# Vad varje slags fråga gäller och varför: för den första matchen.

guide-doomtrooper-await-privilege = De här sju korten är din första hand. Behåll den om där finns en krigare du har råd med; ta annars en ny, en enda gång.
guide-doomtrooper-await-action = En tur har tre handlingar, och bara en får vara ett anfall. Spela ut krigare först: de kostar spelpoäng, och meditation ger dig en. Ett anfall som dödar ger vinstpoäng.
guide-doomtrooper-await-discard = Kassera det du inte snart kan använda: sedan fylls handen på igen.
guide-doomtrooper-await-window = I vissa lägen får alla ingripa med ett kort. Har du inget som passar, så passa; det kostar ingenting.
guide-doomtrooper-await-choice = Ett kort ber dig välja. Det du väljer utförs genast.
guide-doomtrooper-await-announce = Välj din angripare och sedan målet. Jämför värdena: han sårar om hans närstrid eller eldstrid är minst lika hög som den andres rustning, och den andre slår tillbaka. Första träffen sårar, den andra dödar. Anfallet är turens sista handling.
guide-doomtrooper-await-tactic = Angriparen väljer närstrid eller eldstrid; båda använder då det värdet. Välj det där du har övertaget.
guide-doomtrooper-await-zone = Krigaren får försvara sig från en krigszon, vars bonus då räknas för honom.
guide-doomtrooper-await-split = Du fick poäng för att du dödade en krigare. Med vinstpoäng vinner du matchen, med spelpoäng betalar du kort: fördela dem.
guide-doomtrooper-await-declared = Någon har sagt vad ett kort gör, eftersom boten inte kan utföra det. Godta om det stämmer; annars avgör en domare.
guide-doomtrooper-await-withdraw = Något ändrades innan ditt kort hann verka, och du får ta tillbaka det till handen.
