# What people at a table are asked, and what they tell without being asked.

twom-await-else = say what else happened, if anything
twom-await-putting = decide what the card offers: { $source }
twom-ask-or-else = { $question } Or did something else happen?
twom-ask-about = { $question } · { $about }
twom-about-told = { $kind }: { $source }
twom-about-act = { $who }: { $act }
twom-answer = answer
twom-tell-else = something else happened …
twom-use = eat or give medicine …
twom-ask-use = Who eats, or is given what?
twom-ask-why = What happened?
twom-ask-told = { $what }?
twom-ask-declared-of = What happened: { $source }?
twom-and-more = and something else
twom-and-next = and at once: { $ask }
twom-ask-ways = How many answers does the card offer?
twom-ask-way-text = Answer { $number }: write it briefly.
twom-way-number = answer { $number }
twom-ask-putting = What do you decide?
twom-ask-thug-letters = Which letters are thugs?
twom-ask-bought = What do you buy?
twom-ask-act = What does { $who } do as a day action?
twom-ask-act-where = Where does { $who } do it?
twom-ask-space-name = Which space of the shelter is it?
twom-ask-fitting-name = What is the fitting called that { $who } builds?
twom-ask-bed = Is it a bed?
twom-ask-helper = Who helps { $who }?
twom-ask-cost = What did it cost?
twom-ask-brought = What did it bring?
twom-alone = nobody, with a shovel
twom-new-space = another space …
twom-new-fitting = another fitting …
twom-act-look = looks around
twom-act-search = searches a shelter card
twom-act-rubble = clears rubble
twom-act-bars = saws through bars
twom-act-door = picks a lock
twom-act-use = uses an action of a space or fitting
twom-act-build = builds a fitting
twom-act-board = boards up
twom-task-act = { $act } ({ $space }); cost: { $cost }; brought: { $brought }
twom-field = { $place } ({ $count } cards)
twom-declared-put = the Leader decides what the card offers
twom-declared-traded = a whole trade
twom-what-die = { $die } ({ $purpose })
twom-what-back-of = back of the shelter card ({ $card }, { $space }, { $who })
twom-what-enemy-of = prowess on the token (enemy { $letter }, no. { $number }, who fights the group)
twom-what-name = { $number ->
    [0] name of the character who joins
   *[other] name of character { $number } of the group
}
twom-what-prowess = prowess ({ $who })
twom-what-empathy = empathy ({ $who })
twom-what-capacity = capacity ({ $who })
twom-what-marks = black marks (actions lost) on the token of any character ({ $state }, level { $level })
twom-what-level-script = script on the token ({ $state }, level 4)
twom-what-script-of = script on the token ({ $state }, level 4, { $who })
twom-what-red-corner = cards with a red corner set aside ({ $deck })
twom-person-number = { $number ->
    [0] the character who joins
   *[other] character { $number } of the group
}
twom-roll-enemy-of = combat, { $foe } attacks the group
twom-roll-in-round = { $purpose }, round { $round }
twom-roll-table-of = effect, { $source }
twom-source-acted = { $who }: { $what } ({ $space })
twom-source-chosen = { $source } (“{ $way }”)
twom-source-told-by = { $source }, according to { $seat }
twom-source-told-else = something else happened
twom-source-told-skill = we used a skill
twom-source-told-mistake = we made a mistake
twom-value = { $what }: { $value }
twom-log-chosen = The Leader decided: { $way } – { $source }
twom-log-valued = Noted at the table from your box, for the whole campaign: { $values }
twom-log-furnished = Built: { $fitting } ({ $space })
twom-log-acted = { $who }: { $act } ({ $space }); cost: { $cost }; brought: { $brought }
twom-log-reserved = { $by ->
    [-1] The group plays a last resort card; left: { $left }
   *[other] The group draws 2 last resort cards and keeps one; it now holds: { $left }
}
twom-preview-declare = { $why }: { $picked }
twom-preview-use = { $who }: { $token }
twom-no-value = Enter a whole number from { $least } to { $most }. Check that the card or token is from this box.
twom-no-use = That cannot be used now: you do not have it, or it does not help this character. Choose from what is offered.
twom-no-token = The game has no such token: { $token }. Choose from what is offered.
twom-cards-box = our own box, without a pack
twom-ask-check = What did the black die show? (noise check)
twom-what-die-again = { $die } ({ $purpose }; after rerolls, at most { $again })
twom-await-scenes = S was rolled ({ $count }×): a miss, or fate?
twom-ask-scenes = Who tempts fate in the combat? Every other S is a miss.
twom-ask-enemy-prowess = Prowess on the token: enemy { $number } ({ $letter })?
twom-preview-series =
    { $first }
    { $then }
twom-no-series = These answers cannot be given all at once: in between somebody else is asked, or the bot rolls or draws. Answer one at a time.
