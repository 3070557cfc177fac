# The card of a scenario.

scenario-faction = Frakce AP
scenario-event = Událost
scenario-mission = Mise
scenario-setup = Příprava hry
scenario-chaos = Kostka chaosu
scenario-own = Našimi slovy, ne přesně podle karty.
scenario-printed = Podle knihy { $book }.
scenario-of-book = { $name } (kniha pravidel)
scenario-cut = Zkráceno, celé se to do zprávy nevejde.
scenario-asked = { $user } ukazuje scénář:

# There is no such card.

scenario-which = Který scénář chceš vidět? Mám: { $names }.
scenario-none = Scénář „{ $name }“ nemám. Mám: { $names }.
scenario-nothing = Zatím nemám žádný scénář.
scenario-gone = Tenhle scénář už nemám. Podívej se znovu přes /{ $command }.
