# A conversation: questions that follow others, and what asks nothing.

button-ask-on = Ask on
talk-follows = Continues: “{ $question }”
talk-form-question = What else would you like to know?
talk-form-about = No need to repeat the game or who it is about: “and if he is wounded?”
talk-thanks = You’re welcome!
talk-hello = Hello! Ask me about a rule, here or with /{ $command }.
talk-bye = Bye, and good rolls!
talk-well = Good. Anything else?
talk-who = I’m the referee: ask me about a rule in your own words, here or with /{ $command }.
talk-rude = Let’s stick to the rules. Which one may I look up?
