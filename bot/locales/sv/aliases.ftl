# Vad ord betyder för en servers spelare.

alias-offer = Ett ord som inte finns i reglerna
alias-ask = Betyder ”{ $word }” på den här servern ”{ $means }” i { $book }?
alias-yes = Ja
alias-other = Det betyder något annat
alias-no = Nej
alias-form-means = Vad det betyder
alias-form-about = Ett ord eller två, precis som de står i reglerna
alias-kept = När någon här frågar om { $book } betyder ”{ $word }” från och med nu ”{ $means }”. Du tar tillbaka det med `/regelbok visa` eller `/regelbok lista`.
alias-left = Då låter jag det vara.
alias-not-in-book = { $book } innehåller inte ”{ $means }”. Skriv ett ord eller två precis som de står där.
alias-list = Serverns egna ord
alias-one = ”{ $word }” betyder ”{ $means }”
alias-one-in = ”{ $word }” betyder ”{ $means }” · { $book }
alias-forget = Glöm ett ord
dispute-refused-too-many-words = Servern har redan så många egna ord som jag kan hålla reda på. Låt mig glömma några först: `/regelbok visa` eller `/regelbok lista`.
