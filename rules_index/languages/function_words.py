"""Function words of the three languages (grammar, not the subject of a question), and words of quantity."""

from __future__ import annotations

from collections.abc import Mapping

from rules_index.values.books import Language

_CS = """
a aby ač ale ani ano asi aspoň až ať bez bude budeme budou budu by bych bychom bys byl byla bylo byly být co což čeho
čem čemu čí čím či další dle do ho i já je jeho jej její jejich jemu jen jestli jestliže ještě ji jim jimi jinak jiný
jsem jsi jsme jsou jste k kam kde kdo kdy když ke která které kterého kterém kterou který kteří koho kolik komu
kolika ku kvůli lze má máme mají máš máte mě mezi mi mám mít mne mně mnou moc mohl mohla mohou může můžeme můžete
můžou můžu můžeš můj moje moji mou mu musí musím musíme musíš musejí my na nad nám námi nás náš naše ne nebo neboť
něco někdo někdy není nesmí nějak nějaký než ni nic nich ním nimi no o od on ona oni ono pak po pod podle pokud
pořád pouze právě pro proč protože před při s se si sice smí smím smíme smíš smějí snad sobě spolu své svého svém
svou svůj svých svými ta tak také takže tam té tě tedy ten tenhle tento teď ti tím to toho tohle tom tomto tomu tu ty
tyto u už v vám vámi vás váš vaše ve vlastně však všech všechno vůbec vy z za zas zase zda ze že jak jaká jaké jaký
jakou jakého kolikrát dá dát jde jít půjde stane nějakou nějaké třeba zrovna rovnou hned takhle tady sám sama samo
"""
_SV = """
alla allt att av bara blir bli blev där de dem den denna deras dess det detta dig din dina ditt du då efter ej eller
en er ert ett får för från få fick finns ha hade han hans har hennes hon honom hur här i icke in inga ingen inte ja
jag kan kunde kommer man med mellan men mig min mina mitt mot mycket måste när någon något några nu och om oss på
samma sedan sig sin sina sitt ska skall skulle som så till upp ut utan vad var vara varit vem vi vid vilka vilken
vilket vår våra ur är än ännu åt över gör göra går gå hos vars dom ens också redan hända händer hände
"""
_EN = """
a about all also am an and any are as at be been being but by can cannot could did do does doing don for from get
gets had has have having he her here him his how i if in into is it its just let may me might more most must my no
nor not of off on once only or other our out own shall she should so some than that the their them then there these
they this those through to too under until up us very was we were what when where which while who whom why will with
would you your many much someone somebody nobody anyone anybody happen happens happened s t doesn isn don won aren
didn
"""

_FILLERS = {
    Language.CS: """
ahoj čau díky dík děkuju děkuji fakt hele hmm holt jakože jasně ježíš kruci lol nevíte normálně pls plz prosím
prostě sakra sorry teda vlastně víš víte zdravím
""",
    Language.SV: """
alltså asså btw egentligen faktiskt förresten hej hejsan ju jo liksom lol ok okej pls plz snälla sorry tack tja tjena
typ va väl
""",
    Language.EN: """
actually anyway basically btw damn hello hey hi hmm honestly imo literally lol okay pls plz please really sorry tbh
thanks tho though thx uh um yeah
""",
}
"""Words around a question that no rulebook says."""

_NUMBERS = """
jeden jedna jedno jednu jednou dva dvě dvou dvakrát tři tří třikrát čtyři čtyř pět pěti šest šesti sedm sedmi osm osmi
devět deset deseti polovina polovinu dvojnásobek žádný nejvýše maximálně minimálně nejméně
två tre fyra fem sex sju åtta nio tio hälften dubbelt dubbla högst minst
one two three four five six seven eight nine ten twice half double most least
"""

FUNCTION_WORDS: Mapping[Language, frozenset[str]] = {
    language: frozenset(f"{words} {_FILLERS[language]}".split())
    for language, words in ((Language.CS, _CS), (Language.SV, _SV), (Language.EN, _EN))
}

NUMBER_WORDS = frozenset(_NUMBERS.split())
"""Words that say a quantity."""

OTHER_LANGUAGES: tuple[frozenset[str], ...] = tuple(
    frozenset(listed.split())
    for listed in (
        # Spanish, French, Italian, Portuguese, Polish, German; folded.
        """
        que el la los las un una unos unas de del al y o en con por para sin sobre mi tu su mis sus me te le les lo nos
        se es son esta estan ser hay como cuando cuanto cuanta cuantos cuantas donde quien cual cuales porque pero si no
        mas muy ya puedo puede puedes pueden podemos debo debe tengo tiene tienen este ese estos otra otro mismo misma
        hasta desde durante despues antes entre cada
        """,
        """
        que qui quoi le la les un une des du de au aux et ou en dans avec pour par sans sur mon ma mes ton ta tes son sa
        ses je tu il elle on nous vous ils elles me te se est sont etre ont ai as avoir ce cet cette ces comment quand
        combien quel quelle quels quelles pourquoi mais si ne pas plus deja peut peux peuvent pouvons puis dois doit y
        faut fois meme pendant apres avant entre chaque tous toutes
        """,
        """
        che chi cosa il lo la gli le un uno una di del della dei delle al alla ai nel nella nei con per senza mio mia
        miei mie tuo suo sua io tu lui lei noi voi loro mi ti si ci sono essere ho ha hanno avere questo questa come
        quando quanto quanta quanti quante dove quale quali perche ma se non piu gia posso puo puoi possono devo
        deve fare volta volte stesso stessa durante dopo prima ogni altro altra
        """,
        """
        que quem o a os as um uma uns umas de do da dos das no na nos nas em com por para sem sobre meu minha meus
        seu sua eu tu ele ela nos voce voces eles elas me te se e sao ser esta estao tem tenho ha isto este esta como
        quando quanto quanta quantos quantas onde qual quais porque nao mais ja posso pode podem podemos devo deve
        vez vezes mesmo mesma durante depois antes entre cada outro outra
        """,
        """
        co kto jak jaki jaka jakie kiedy gdzie ile czy dlaczego i a w we z ze na do od po przed przez dla bez przy nad
        pod o u moj moja moje moich swoj swoja swoje swojej swoim twoj jego jej ich ja ty on ona my wy oni mi mnie ci
        sie jest sa byc ma mam maja to ten ta te tego tej nie ale jesli jezeli gdy juz jeszcze moge moze mozna mozemy
        moga musze musi trzeba razy raz jednej jednym jeden kazdy kazda inny podczas
        """,
        """
        was wer wie wo wann warum welche welcher welches wieviel viel viele der die das den dem des ein eine einen einem
        einer und oder in im an am auf aus bei mit nach von vom zu zum zur fur ohne uber unter mein meine meinen meinem
        meiner dein sein seine ich du er sie es wir ihr mich dich sich mir ist sind bin hat habe haben wird werden wenn
        dass aber nicht kein keine mehr schon noch kann konnen darf durfen muss mussen man mal selben diese dieser jede
        wahrend
        """,
    )
)
"""Function words of languages that the books are not in: they tell what language a question is in."""
