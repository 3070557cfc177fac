# Co si hráč předem nastaví o svých odpovědích.

choice-doomtrooper-ask = na co se mě ptát
choice-doomtrooper-skip = přeskočit (jednou)
choice-doomtrooper-hold = zastavit (jednou)
choice-doomtrooper-steps = zastavit v kroku
choice-doomtrooper-phases = zastavit ve fázi souboje
choice-doomtrooper-cards = zastavit, když někdo hraje
choice-doomtrooper-wake = zastavit, když jde o bojovníka
doomtrooper-standing-ask-concerns = jen když se mě to týká
doomtrooper-standing-ask-everything = na všechno
doomtrooper-standing-skip-no = nic
doomtrooper-standing-skip-touched = dokud se mě to netýká
doomtrooper-standing-skip-combat = až do souboje
doomtrooper-standing-skip-turn = až do mého kola
doomtrooper-standing-hold-no = ne
doomtrooper-standing-hold-next = u příštího okna
doomtrooper-standing-own-start = moje kolo: začátek
doomtrooper-standing-own-draw = moje kolo: po dobrání
doomtrooper-standing-own-action = moje kolo: po akci
doomtrooper-standing-own-discard = moje kolo: po odhození
doomtrooper-standing-their-start = cizí kolo: začátek
doomtrooper-standing-their-draw = cizí kolo: po dobrání
doomtrooper-standing-their-action = cizí kolo: po akci
doomtrooper-standing-their-discard = cizí kolo: po odhození

# What the game is, for whom offers a first match, and its goal.

first-about-doomtrooper =
    Souboj dvou armád válečníků ze světa Mutant Chronicles; hraješ karty z balíčku. Pro 2 hráče i víc.
    První zápas je pro dva s hotovými balíčky do 15 bodů: asi tři čtvrtě hodiny. Za volné místo hraje bot, dokud si tam někdo nesedne.
first-goal-doomtrooper = Vyhrává, kdo má jako první 15 vítězných bodů. Dostáváš hotový balíček.
