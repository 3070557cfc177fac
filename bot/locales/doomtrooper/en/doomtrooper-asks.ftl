# What is awaited.

doomtrooper-await-privilege = keep your hand, or take a new one?
doomtrooper-await-action =
    { $count ->
        [one] your turn: you have { $count } action left.
       *[other] your turn: you have { $count } actions left.
    }
doomtrooper-await-discard = which cards do you discard?
doomtrooper-await-window = anything to play? ({ $window })
doomtrooper-await-choice = you have a choice to make.
doomtrooper-await-announce = who attacks whom?
doomtrooper-await-tactic = Fight or Shoot?
doomtrooper-await-zone = from which warzone do you defend?
doomtrooper-await-split =
    { $count ->
        [one] you earned { $count } point: how many become victory points?
       *[other] you earned { $count } points: how many become victory points?
    }
doomtrooper-await-declared = is the declared effect right? { $what }
doomtrooper-await-judge = a judge must rule on what was declared: { $what }
doomtrooper-await-withdraw = { $card }: you can take it back.

# The windows.

doomtrooper-window-start = Start of the turn
doomtrooper-window-draw = After drawing
doomtrooper-window-action = After the action
doomtrooper-window-discard = After discarding, end of the turn
doomtrooper-window-sabotage = Before the sabotage
doomtrooper-window-reaction = Response to the card
doomtrooper-window-points = After splitting the points
doomtrooper-window-combat-declare = Combat declared
doomtrooper-window-combat-announce = Fighters announced
doomtrooper-window-combat-tactic = Tactic announced
doomtrooper-window-combat-zone = Warzone announced
doomtrooper-window-combat-modifiers = Combat modifiers
doomtrooper-window-combat-result = Result of the combat
doomtrooper-window-combat-saving = Wounds and deaths
doomtrooper-window-combat-state = After wounds and deaths
doomtrooper-window-combat-points = End of the combat

# Questions.

doomtrooper-ask-ability = Which ability?
doomtrooper-ask-act = Who?
doomtrooper-ask-action = What do you do?
doomtrooper-ask-against = Against whom?
doomtrooper-ask-area = To which area?
doomtrooper-ask-attacker = Who attacks?
doomtrooper-ask-card = Which card?
doomtrooper-ask-caster = Who casts it?
doomtrooper-ask-choice = { $what }
doomtrooper-ask-commander = Under whose command?
doomtrooper-ask-declared = Is the declared effect right? { $what }
doomtrooper-ask-disputed = A declared effect is disputed. Does it stand? { $what }
doomtrooper-ask-withdraw = { $what }
doomtrooper-ask-defender = Who is attacked?
doomtrooper-ask-discard = Which cards do you discard?
doomtrooper-ask-either = Which price do you pay?
doomtrooper-ask-give = Which cards do you give up?
doomtrooper-ask-hand = Which cards from your hand?
doomtrooper-ask-hidden = How do you recruit him?
doomtrooper-ask-inside = Is he in the vehicle?
doomtrooper-ask-number = { $what }
doomtrooper-ask-player = Which player?
doomtrooper-ask-privilege = Keep your hand, or take a new one?
doomtrooper-ask-split =
    { $points ->
        [one] You earned { $points } point: how many become victory points?
       *[other] You earned { $points } points: how many become victory points?
    }
doomtrooper-ask-tactic = Fight or Shoot?
doomtrooper-ask-target = Which card is it for?
doomtrooper-ask-targets = Which cards is it for?
doomtrooper-ask-token = Which action pays for it?
doomtrooper-ask-warrior = Which warrior?
doomtrooper-ask-window = Do you play anything?
doomtrooper-ask-x = How many times { $step }?
doomtrooper-ask-zone = From which warzone do you defend?
doomtrooper-ask-declare = What does { $card } do? Known from the card table: { $facts }.
doomtrooper-ask-declare-more = So far: { $what }. What else?
doomtrooper-ask-declare-note = In one sentence: what happens when { $card } is played? Everybody carries it out by hand.
doomtrooper-ask-declare-sentence = In one sentence: what does { $card } do?
doomtrooper-ask-declare-number = How many?
doomtrooper-ask-declare-word = What exactly?
doomtrooper-ask-declare-what = How exactly?
doomtrooper-ask-declare-after = Where does the card go?
doomtrooper-ask-declare-price = How many destiny points does it cost on top?

# What effects let choose.

doomtrooper-choose-order = What comes first?
doomtrooper-choose-discard = Which cards are discarded?
doomtrooper-choose-enter = Which cards come into play?
doomtrooper-choose-area = To which area?
doomtrooper-choose-play = Which card is played?
doomtrooper-choose-price = Which price is paid?
doomtrooper-choose-price-hand = Which cards from the hand are given up?
doomtrooper-choose-price-discard = Which cards are discarded to pay for it?
doomtrooper-choose-price-sacrifice = Which cards are removed from the game to pay for it?
doomtrooper-choose-price-wound = Who is wounded to pay for it?
doomtrooper-choose-action = Which action changes its type?
doomtrooper-choose-way = Which option?
doomtrooper-choose-fetch = Which cards do you take?
doomtrooper-choose-take = Which cards do you take?
doomtrooper-choose-attach = Which cards are attached?
doomtrooper-choose-bearer = Who gets it?
doomtrooper-choose-counted = Whose ratings count?
doomtrooper-choose-player = To which player?
doomtrooper-choose-defender = Who is attacked?
doomtrooper-choose-struck = Which of them is hit?
doomtrooper-choose-cancelled = Which card is cancelled?
doomtrooper-choose-replacement = Who steps in?
doomtrooper-choose-redirect = Who is hit instead?
doomtrooper-choose-target = Who is it for?
doomtrooper-choose-use-ability = Do you use the ability?
doomtrooper-choose-use-effect = Do you use the effect?
doomtrooper-choose-pay-unless = Do you pay to keep it from happening?
doomtrooper-choose-name-affiliation = Which affiliation?
doomtrooper-choose-name-apostle = Which apostle?
doomtrooper-choose-name-name = Which name?
doomtrooper-choose-name-type = Which type of card?
doomtrooper-choose-name-aspect = Which aspect?
doomtrooper-choose-name-rating = Which rating?
doomtrooper-choose-name-number = Which number?
doomtrooper-choose-number = How many?
doomtrooper-choose-swap = Which two players swap?

# What a command will do.

doomtrooper-preview-pass = You pass.
doomtrooper-preview-no-more-actions = You take no more actions.
doomtrooper-preview-privilege-new = You take seven new cards.
doomtrooper-preview-privilege-old = You keep your hand.
doomtrooper-preview-play = You play { $card }.
doomtrooper-preview-play-on = You play { $card } on { $on }.
doomtrooper-final-played = Everyone sees the card once you play it: only a judge can take it back.
doomtrooper-preview-hidden = You recruit { $card } face down, straight into cover.
doomtrooper-preview-use = You use { $card }.
doomtrooper-preview-meditate = You meditate.
doomtrooper-preview-cover = { $card } seeks cover.
doomtrooper-preview-uncover = { $card } leaves cover.
doomtrooper-preview-uncover-pays = { $card } leaves cover, and you pay { $price ->
        [one] { $price } destiny point
       *[other] { $price } destiny points
    } for him.
doomtrooper-preview-uncover-lost = { $card } leaves cover, but he costs { $price } and you have { $has }: you lose him, and the points that are too few for him.
doomtrooper-preview-board = { $card } boards or leaves the vehicle.
doomtrooper-preview-transfer = { $card } transfers to: { $area }.
doomtrooper-preview-attack = You declare a combat.
doomtrooper-preview-announce = { $attacker } attacks { $defender }.
doomtrooper-preview-attacker = { $attacker } attacks; the defender is named next.
doomtrooper-preview-give-up = You call off the attack.
doomtrooper-preview-tactic = Tactic: { $tactic }
doomtrooper-preview-zone = You defend from { $card }.
doomtrooper-preview-no-zone = You defend from no warzone.
doomtrooper-preview-sabotages = { $card } goes straight for { $against }.
doomtrooper-preview-split =
    You take { $destiny ->
        [one] { $destiny } destiny point
       *[other] { $destiny } destiny points
    } and { $victory ->
        [one] { $victory } victory point
       *[other] { $victory } victory points
    }.
doomtrooper-preview-chosen = That is your choice.
doomtrooper-preview-discardcards = { $count ->
    [0] You discard nothing.
   *[other] You discard: { $cards }
}
doomtrooper-preview-countas = { $card } counts as { $side }.
doomtrooper-preview-follow = { $card } follows { $commander }.
doomtrooper-preview-letbe = You do nothing and pass.
doomtrooper-preview-react = You do nothing now; next you can respond to the card.
doomtrooper-preview-stands = You accept the declared effect.
doomtrooper-preview-dispute = You dispute it; a judge decides.
doomtrooper-preview-withdraw = You take back the card and what you paid for it.

# How a match ended.

doomtrooper-end-target = The points target was reached.
doomtrooper-end-time = Time ran out.
doomtrooper-end-deadline = A player brought no able warrior into play in time.
doomtrooper-end-empty = All libraries are empty.
doomtrooper-end-concede = All the others have given up.
doomtrooper-end-card = A card ended the match.

# Answers.

doomtrooper-old-hand = Keep this hand
doomtrooper-new-hand = Take a new hand
doomtrooper-pass = Pass
doomtrooper-no-more-actions = No more actions
doomtrooper-play = Play a card
doomtrooper-use = Use an ability
doomtrooper-attack = Declare a combat
doomtrooper-attack-last =
    { $count ->
        [one] Declare a combat (last action of the turn: { $count } action is lost)
       *[other] Declare a combat (last action of the turn: { $count } actions are lost)
    }
doomtrooper-sabotage = Sabotage, or attack a player
doomtrooper-cover = Seek cover
doomtrooper-uncover = Leave cover
doomtrooper-board = Board or leave a vehicle
doomtrooper-transfer = Transfer
doomtrooper-meditate = Meditate
doomtrooper-count-as = Choose the side of a cultist
doomtrooper-follow = Put a warrior under a commander
doomtrooper-let-be = Do nothing
doomtrooper-react = React…
doomtrooper-stands = Accept it
doomtrooper-dispute = Dispute it
doomtrooper-withdraw = Take it back
doomtrooper-recruit-openly = Openly
doomtrooper-recruit-hidden = Face down, into cover
doomtrooper-board-inside = Inside
doomtrooper-board-outside = Outside
doomtrooper-token-any = An ordinary action
doomtrooper-token-attack = An attack action
doomtrooper-token-other = A non-attack action
doomtrooper-token-any-of = An action from { $card }
doomtrooper-token-attack-of = An attack action from { $card }
doomtrooper-token-other-of = A non-attack action from { $card }
doomtrooper-way-of = { $card }: { $what }
doomtrooper-to-area = { $card }: { $area }
doomtrooper-way = Option { $number }
doomtrooper-yes = Yes
doomtrooper-no = No
doomtrooper-no-zone = From none
doomtrooper-give-up = Nobody: call off the attack
doomtrooper-declare-values = Values and kinds
doomtrooper-declare-harm = Wounds and removal
doomtrooper-declare-cards = Cards and piles
doomtrooper-declare-points = Points and actions
doomtrooper-declare-combat = Combat
doomtrooper-declare-other = Other
doomtrooper-declare-sentence = Say it in one sentence
doomtrooper-declare-terms = Where the card goes and what it costs
doomtrooper-declare-when = When something happens…
doomtrooper-declare-if = Only if…
doomtrooper-declare-or = Or instead…
doomtrooper-declare-lot = Or at random…
doomtrooper-after-printed = as the card table says
doomtrooper-after-attach = it stays attached
doomtrooper-after-stay = it stays on the table
doomtrooper-after-discard = it is discarded
doomtrooper-after-sacrifice = it is removed from the game
doomtrooper-declare-hand = As the card says, done by hand
doomtrooper-declare-in-play = as long as this card is in play
doomtrooper-declare-more = Add another effect

doomtrooper-nothing = nothing
doomtrooper-boost = boost a spell
doomtrooper-weapon = Choose a fighter’s weapon
doomtrooper-ask-boost = Which spell do you boost?
doomtrooper-ask-weapon = Which weapon does he use?
doomtrooper-preview-boost = You boost { $card } by { $x }.
doomtrooper-preview-weapon = { $card } fights with { $weapon }.
doomtrooper-choose-ratings = Which two ratings change places?
doomtrooper-declare-kept = As kept here: { $what }

# Questions that /help gives as examples.

help-ask-doomtrooper-1 = Can I attack twice in a turn?
help-ask-doomtrooper-2 = Can a warrior in cover attack?
