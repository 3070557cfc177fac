# What each kind of question asks and why, for people who play their first match.

guide-doomtrooper-await-privilege = These seven cards are your opening hand. Keep them if there is a warrior you can afford among them; otherwise take a new hand, once.
guide-doomtrooper-await-action = A turn has three actions, and only one of them may be an attack. Recruit warriors first: they cost destiny points, and meditating brings you one. An attack that kills brings victory points.
guide-doomtrooper-await-discard = Discard what you cannot use soon: afterwards your hand is refilled.
guide-doomtrooper-await-window = At certain moments everybody may step in with a card. If you have none for this moment, pass; that costs nothing.
guide-doomtrooper-await-choice = A card asks you to choose. What you pick is carried out at once.
guide-doomtrooper-await-announce = Choose your attacker, then who he attacks. Compare the ratings: he wounds if his Fight or Shoot is at least the other’s Armour, and the other strikes back. The first hit wounds, the second kills. An attack is your last action of the turn.
guide-doomtrooper-await-tactic = The attacker chooses whether to fight hand to hand or to shoot; both sides then use that rating. Take the one where you are ahead.
guide-doomtrooper-await-zone = Your warrior may defend from a warzone, whose bonus then counts for him.
guide-doomtrooper-await-split = You earned points for a kill. Victory points win the match, destiny points pay for cards: choose how many of each.
guide-doomtrooper-await-declared = Somebody declared what a card does because the bot cannot carry it out. Agree if it is right; otherwise a judge settles it.
guide-doomtrooper-await-withdraw = Something changed before your card took effect, and you may take it back into your hand.
