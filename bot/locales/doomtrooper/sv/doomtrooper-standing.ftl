# Vad en spelare bestämmer i förväg om sina svar.

choice-doomtrooper-ask = vad jag vill tillfrågas om
choice-doomtrooper-skip = hoppa fram (en gång)
choice-doomtrooper-hold = vänta (en gång)
choice-doomtrooper-steps = stanna vid ett steg
choice-doomtrooper-phases = stanna vid en fas i striden
choice-doomtrooper-cards = stanna när någon spelar
choice-doomtrooper-wake = stanna när en krigare berörs
doomtrooper-standing-ask-concerns = bara det som rör mig
doomtrooper-standing-ask-everything = allt
doomtrooper-standing-skip-no = ingenting
doomtrooper-standing-skip-touched = tills det rör mig
doomtrooper-standing-skip-combat = till nästa strid
doomtrooper-standing-skip-turn = till min tur
doomtrooper-standing-hold-no = nej
doomtrooper-standing-hold-next = vid nästa tillfälle att reagera
doomtrooper-standing-own-start = min tur: början
doomtrooper-standing-own-draw = min tur: efter dragning
doomtrooper-standing-own-action = min tur: efter en handling
doomtrooper-standing-own-discard = min tur: efter kassering
doomtrooper-standing-their-start = någon annans tur: början
doomtrooper-standing-their-draw = någon annans tur: efter dragning
doomtrooper-standing-their-action = någon annans tur: efter en handling
doomtrooper-standing-their-discard = någon annans tur: efter kassering

# What the game is, for whom offers a first match, and its goal.

first-about-doomtrooper =
    En duell mellan två arméer av krigare från Mutant Chronicles; ni spelar kort ur en lek. För 2 spelare eller fler.
    Första matchen är för två med färdiga lekar, till 15 poäng: ungefär tre kvart. Boten spelar den lediga platsen tills någon sätter sig där.
first-goal-doomtrooper = Den som först har 15 vinstpoäng vinner. Du får en färdig lek.
