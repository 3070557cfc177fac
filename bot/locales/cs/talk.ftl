# A conversation: questions that follow others, and what asks nothing.

button-ask-on = Ptát se dál
talk-follows = Navazuje na: „{ $question }“
talk-form-question = Na co se ještě chceš zeptat?
talk-form-about = Hru ani koho se to týká opakovat nemusíš: „a když je zraněný?“
talk-thanks = Není zač!
talk-hello = Ahoj! Zeptej se na pravidlo, tady nebo přes /{ $command }.
talk-bye = Měj se, ať kostky padají!
talk-well = Dobře. Ještě něco?
talk-who = Jsem rozhodčí: zeptej se na pravidlo vlastními slovy, tady nebo přes /{ $command }.
talk-rude = Zůstaňme u pravidel. Které mám najít?
