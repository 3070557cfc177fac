# Questions about the match of a channel, answered by its referee.

asked-title = Zápas { $match }
asked-yes = **Ano.**
asked-no = **Ne.**
asked-no-turn = **Ne:** nejsi na tahu.
asked-no-seat = V tomhle zápase nehraješ.
asked-turn = Zápas čeká na:
asked-turn-yours = **Ano, jsi na tahu.**
asked-turn-not-yours = **Na tahu nejsi.**
asked-left = Co zbývá:
asked-score = Jak to stojí:
asked-no-score = V téhle hře se body nepočítají.
asked-hidden = To je skryté a kromě majitele to nikomu neukážu.
asked-refused = Tvůj poslední tah neprošel:
asked-refused-none = Poslední dobou jsem ti nic neodmítl. Teď nejde:
asked-refused-private = Důvod vidí jen ten, komu tah neprošel.
asked-may-ask = Jsi na tahu. Co přesně můžeš, ale může záležet na tom, co vidíš jen ty.
asked-as-i-see = Jak to vidím já
asked-card-now = Teď to můžeš použít.
asked-card-not-now = Teď to použít nejde:
asked-refused-nothing = Poslední dobou jsem ti nic neodmítl.
asked-card-which = Která karta? Napiš její název.
