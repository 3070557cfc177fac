# What each question asks and why: for a first match.

guide-prsi-await-turn = Play a card of the suit or rank of the top one, or draw a card. An over goes on anything and changes the suit. The first player with an empty hand wins.
guide-prsi-await-sevens = A seven has come to you. If you hold one, pass it on, and the next player draws two more; otherwise draw what is due.
guide-prsi-await-stop = An ace has come to you. If you hold one, pass it on, and the next player sits out; otherwise you sit out this turn.
