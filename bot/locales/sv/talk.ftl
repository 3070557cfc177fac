# A conversation: questions that follow others, and what asks nothing.

button-ask-on = Fråga vidare
talk-follows = Följer på: ”{ $question }”
talk-form-question = Vad mer vill du veta?
talk-form-about = Du behöver inte upprepa spelet eller vem det gäller: ”och om han är skadad?”
talk-thanks = Ingen orsak!
talk-hello = Hej! Fråga mig om en regel, här eller med /{ $command }.
talk-bye = Hej då, och lycka till med tärningarna!
talk-well = Bra. Något mer?
talk-who = Jag är domaren: fråga om en regel med egna ord, här eller med /{ $command }.
talk-rude = Vi håller oss till reglerna. Vilken ska jag slå upp?
