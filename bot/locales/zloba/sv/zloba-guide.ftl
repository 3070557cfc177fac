# Vad varje slags fråga gäller och varför: för den första matchen.

guide-zloba-await-cards = Stödkorten är hemliga tills alla har valt. Ta det som hjälper dig: en del verkar hela tiden, andra en gång per match.
guide-zloba-await-die = Varje tärning du tar är en handling den här rundan; sidan säger vilken. Den sista går till den med minst poäng.
guide-zloba-await-action = Använd en av dina tärningar, eller två för ett Uttåg som skickar trupper från ett område till flera. Flest trupper i ett område när rundan tar slut ger dess poäng, och en till om du är ensam där.
guide-zloba-await-end = Din handling är gjord. Innan du avslutar turen får du köpa en elit eller en färdighet för corra, eller använda ett kort eller den allseende tärningen.
guide-zloba-await-spoils = Du kontrollerar ett område med krigsbyte: den här extra handlingen är gratis. Använd den eller hoppa över den.
guide-zloba-await-effect = Den här effekten kommer av ett kort eller en elit. Använd den som den erbjuds, eller hoppa över den.
guide-zloba-await-onward = Snabba eliter som just har flyttat får flytta en gång till.
guide-zloba-await-divide = AM har skadat trupper. Säg vilka av dina som drabbas: eliter tar skada före grundtrupper.
guide-zloba-await-share = Ni delar på skadorna från AM. Säg hur många dina trupper tar.
