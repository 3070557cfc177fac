# What each kind of question asks and why, for people who play their first match.

guide-zloba-await-cards = Feat cards stay secret until everybody has chosen. Take what helps you: some work all the time, others once in the match.
guide-zloba-await-die = Each die you take is one action this round: its face says which. Those with the fewest points get the last die.
guide-zloba-await-action = Use one of your dice, or two for an Exodus, which sends troops from one region into several. Most troops in a region at the end of the round bring its points, and one more if you are there alone.
guide-zloba-await-end = Your action is done. Before you end the turn you may buy an elite or a skill with Corra, or use a card or the all-seeing die.
guide-zloba-await-spoils = You control a region with spoils: this bonus action is free. Use it, or skip it.
guide-zloba-await-effect = A card or an elite gives you this effect. Use it as offered, or skip it.
guide-zloba-await-onward = Swift elites that have just moved may move once more.
guide-zloba-await-divide = The AI has wounded troops. Say which of yours suffer: elites take wounds before basic troops.
guide-zloba-await-share = The AI’s wounds are shared among you. Say how many your troops take.
