# Names and descriptions as Discord shows them while a command is typed: names in lower case without spaces,
# at most 32 characters, descriptions at most 100.

command-rule = rule
command-rule-about = Ask about the rules in your own words and get the rule, cited
command-rule-question = question
command-rule-question-about = A question, a keyword or a rule number
command-term = term
command-term-about = Look up a game term
command-term-term = term
command-term-term-about = A word from the game, in any form
command-rules = rules
command-rules-about = Every rule of a topic or of a step of the turn, in the book's order
command-rules-topic = topic
command-rules-topic-about = A chapter, a step of the turn, or the name of a thing in the game
command-compare = compare
command-compare-about = The same topic in two editions of a game side by side, differing figures marked
command-compare-topic = topic
command-compare-topic-about = A topic in your own words, a keyword or a rule number
command-phase = phase
command-phase-about = The turn or round of a game step by step, each step with its rules
command-phase-game-about = The game or edition; without it this channel's game
command-scenario = scenario
command-scenario-about = A scenario card of Wroth with its chaos die table
command-scenario-name = name
command-scenario-name-about = The scenario's name, or a part of it
command-game = game
command-game-about = The game it is about; without it the channel's game or the words decide
command-card = card
command-card-about = Show a card: its values and what the rules and errata say of it
command-card-name = name
command-card-name-about = The card's name in Czech, Swedish or English, in any form
command-setup = setup
command-setup-about = Set this channel's game and edition, the server's language and the judge role
