# Co si hráč předem nastaví o svých odpovědích.

choice-doomtrooper-ask = na co se mě ptát
choice-doomtrooper-skip = neptat se mě (jednou)
choice-doomtrooper-hold = zeptat se mě i tak (jednou)
choice-doomtrooper-steps = kdy se mě ptát vždy
choice-doomtrooper-phases = ve které fázi souboje se mě ptát vždy
choice-doomtrooper-cards = u kterých karet se mě ptát vždy
choice-doomtrooper-wake = u kterých bojovníků se mě ptát vždy
doomtrooper-standing-ask-concerns = jen když se mě to týká
doomtrooper-standing-ask-everything = na všechno
doomtrooper-standing-skip-no = ne
doomtrooper-standing-skip-touched = dokud se mě to netýká
doomtrooper-standing-skip-combat = až do souboje
doomtrooper-standing-skip-turn = až do mého kola
doomtrooper-standing-hold-no = ne
doomtrooper-standing-hold-next = při nejbližší možnosti reagovat
doomtrooper-standing-own-start = na začátku mého kola
doomtrooper-standing-own-draw = po dobrání v mém kole
doomtrooper-standing-own-action = po akci v mém kole
doomtrooper-standing-own-discard = po odhození v mém kole
doomtrooper-standing-their-start = na začátku cizího kola
doomtrooper-standing-their-draw = po dobrání v cizím kole
doomtrooper-standing-their-action = po akci v cizím kole
doomtrooper-standing-their-discard = po odhození v cizím kole

# What the game is, for whom offers a first match, and its goal.

first-about-doomtrooper =
    Souboj dvou armád válečníků ze světa Mutant Chronicles; hraješ karty z balíčku. Pro 2 hráče i víc.
    První zápas je pro dva s hotovými balíčky do 15 bodů: asi tři čtvrtě hodiny. Za volné místo hraje bot, dokud si tam někdo nesedne.
first-goal-doomtrooper = Vyhrává, kdo má jako první 15 vítězných bodů. Dostáváš hotový balíček.
