"""The questions about a position, read in three languages: whose turn it is, what may be done, what is left."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rapidfuzz.distance import Prefix

from bot.games.lookups import Deed

Topic = Literal["turn", "left", "may", "refused", "card", "hand", "score"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about the position.

    Attributes:
        deed: what the person asks whether they may do; ``None`` for anything.
        text: the question as it was typed, in which a thing may be named.
        by_name: only if it names a thing of the match, it is about the match.
    """

    topic: Topic
    text: str
    deed: Deed | None = None
    by_name: bool = False


_NOW = (
    r"ted|tedka|nyni|zrovna|prave|v tomhle tahu|tento tah|tenhle tah|muzu uz|uz muzu|nu|just nu|den har turen|"
    r"now|this turn"
)
_ME = (
    r"muzu|mohu|smim|muzeme|muzem|muzu si|smime|nemuzu|nemohu|nesmim|nemuzeme|nesmime|mam|mame|musim|"
    r"jag|vi|i|we|me|my|mi|nam"
)
_MAY = (
    r"muzu|mohu|smim|muzeme|muzem|smime|nemuzu|nemohu|nesmim|nemuzeme|nemuzem|nesmime|jde mi|da se ted|"
    r"(?:kan|far) (?:jag|vi)|(?:jag|vi) (?:inte )?(?:kan|far)|(?:can|may|could) (?:i|we)|(?:can t|cannot|"
    r"cant) (?:i|we)|"
    r"(?:am i|are we) (?:allowed|able)|do i get to|is it possible for me|(?:i|we) (?:can|cannot|can t|cant|may)|"
    r"(?:ne)?(?:muze|muzou|mohou|smi|smeji) (?:muj|moje|moji)(?: \w+)?|av mina (?:kan|far)|"
    r"(?:kan|far) (?:inte )?(?:min|mitt|mina)(?: \w+)?|(?:can|may|could|can t|cannot|cant) my \w+"
)
_DEEDS: Mapping[Deed, str] = {
    "attack": (
        r"\w*utoc(?:it|im|ime)|utok\w*|napad(?:nout|nu|nem|at)|bojov(?:at|a)|bit se|strilet|zranit|"
        r"anfall\w*|angrip\w*|attacker\w*|slass|sla till|skjuta|attack\w*|fight|hit|strike|shoot|wound"
    ),
    "exodus": r"hromadn\w+ odchod\w*|odejit|exodus\w*|uttag\w*|mass exodus",
    "mine": r"dolova\w*|tezit|(?:i|we) mine|mining|bryt\w*|grava corra",
    "deploy": r"nasadi\w*|nasadit|posili\w*|posilit|satta ut|satta in|forstark\w*|deploy\w*|extend\w*|reinforce",
    "scavenge": (
        r"na prohledavani|na vypravu|rabovat|ven(?: z domu)?|jit ven|ga ut|plundra|leta ute|scaveng\w*|go out|"
        r"leave the (?:house|shelter)"
    ),
    "move": r"pohnout|hnout|hybat|presun\w*|pohybovat|flytta\w*|rora mig|move\w*|moving|maneuver",
    "buy": r"koupit|kupovat|nakoupit|nakupovat|kopa|handla elit\w*|buy|purchase",
    "skill": r"(?:\w+ )?dovednost\w*|fardighet\w*|skill\w*",
    "card": (
        r"(?:pouzit|zahrat|vylozit|hrat) (?:\w+ )?kart\w*(?: podpory)?|kart\w* podpory|"
        r"spela (?:ett |mitt )?(?:stod)?kort|(?:play|use) (?:a |my |the )?(?:support )?card"
    ),
    "sabotage": r"sabot\w*",
    "uncover": r"(?:vylezt|vyjit|opustit|odkryt)(?: \w+)* (?:ukryt\w*|krytu)|opustit ukryt|lamna skydd\w*|leave cover|"
    r"come out of cover",
    "cover": (
        r"ukryt se|do (?:u?krytu)|(?:schovat|ukryt|skryt|schova\w*)(?: \w+)*|ta skydd|i skydd|gomma|take cover|hide|"
        r"go into cover"
    ),
    "transfer": r"transfer\w*|na stanici|till utposten|to the outpost",
    "meditate": r"medit\w*",
    "board": r"nasednout|nastoupit|stiga (?:pa|in)|board",
    "recruit": r"vylozit (?:\w+ )?(?:bojovnik\w*|jednotk\w*|elit\w*)|verbovat|naverbovat|spela ut (?:en )?krigare|"
    r"varva|(?:recruit\w*|hire)(?: an?| my| another)?(?: \w+)?",
    "play": r"zahrat\w*|hrat kart\w*|vylozit|spela (?:ut )?(?:ett |nagot )?\w*kort|spela ut|play\w*",
    "use": r"pouzit|vyuzit|anvanda|use",
    "build": r"(?:po)?stav(?:et|it|im|ime|eni)|bygg\w*|build\w*|construct",
    "search": (
        r"prohled(?:at|avat)|prozkoum(?:at|avat)|odkli[dz]\w*(?: sut\w*)?|rozebrat|genomsok\w*|undersok\w*|rensa|"
        r"search|explore|clear(?: the| this)?(?: rubble| debris)?|dig"
    ),
    "eat": r"(?:na|s)?jist|jedl\w*|ata|eat|feed",
    "drink": r"(?:na)?pit|napit se|dricka|drink",
    "sleep": r"(?:jit )?spat|vyspat|sova|sleep|rest|go to bed",
    "guard": r"hlidat|hlidku|na hlidk\w*|halla vakt|vakta|guard|stand guard",
    "heal": r"(?:vy)?lecit|osetrit|leky|lak(?:a|e)\w*|medicin\w*|heal|treat|bandage|medicine",
    "trade": r"obchodova\w*|vymenit|handla|byta|trade|barter",
    "pick": (
        r"(?:vzit|vybrat)(?: si)? (?:\w+ )?kostk\w*|ta (?:en )?tarning\w*|(?:take|pick|draft) (?:a |"
        r"another )?(?:die|dice)"
    ),
    "end": (
        r"ukoncit(?: \w+)* tah|skoncit(?: tah)?|konec tahu|avsluta(?: \w+)* tur\w*|sluta|end (?:my|the) turn|"
        r"pass\w*|"
        r"prejit|passa"
    ),
}
"""By deed how players call it, with their letters folded; what comes first counts where several are named."""
_TURN = (
    r"(?:kdo|koho)(?: \w+){0,2} (?:je|byl)?(?: ?\w+)? ?(?:na (?:tahu|rade)|tahne|hraje|na rade je)|"
    r"kdo (?:ted )?(?:hraje|tahne|jede)|"
    r"(?:jsem|sem|ses|jsme) (?:ted )?(?:na (?:tahu|rade)|ja na (?:tahu|rade))|(?:na koho|na co|na koho to|"
    r"kym) (?:se )?(?:ted )?cek\w*|"
    r"komu (?:to )?(?:ted )?(?:patri|stoji)|ci je (?:ted )?(?:tah|kolo)|(?:na rade|na tahu) (?:jsem )?ja|kdo je ted|"
    r"vems tur(?: \w+)*|vem(?:s)? (?:ar|har) (?:det |tur\w* )?(?:som )?(?:\w+ )?(?:tur|pa tur|spelar|drar)?|"
    r"vem (?:ska )?(?:spela|dra)\w*(?: nu)?|"
    r"ar det min tur(?: \w+)*|vem vantar vi pa|vad vantar vi pa|"
    r"(?:whose|who s|whos|who) (?:turn|move|go)(?: \w+)*|who is (?:on turn|up|next|playing|to move|moving)(?: \w+)*|"
    r"(?:is it|am i) (?:my turn|on turn|up|next)(?: \w+)*|who are we waiting for|(?:who|what) is (?:it|"
    r"the match|the game) waiting for|"
    r"who (?:plays|moves|goes)(?: now| next)?|co (?:mam|mame|musim) (?:ted )?(?:delat|udelat)|co se (?:po mne |"
    r"ted )?(?:chce|deje)|"
    r"vad ska (?:jag|vi) (?:nu )?gora(?: nu)?|vad hander nu|what (?:do|should|must) (?:i|we) do(?: now)?|"
    r"what now|co ted|vad nu|"
    r"v jak[ey] (?:jsme fazi|fazi)(?: (?:jsme|je|ted|to)\b(?: \w+)*)?|jaka je (?:ted )?faze|"
    r"vilken fas(?: \w+)*|what phase(?: \w+)*|which phase(?: \w+)*"
)
_LEFT = (
    r"kolik (?:(?:mi|nam|mam|mame|jeste|ted|zb[ye]j?va\w*|akcnich|dennich|beznych) ){3,5}(?:akci|kostek)|"
    r"kolik (?:\w+ ){0,2}(?:akci|akce|kostek|kostky|tahu|korrakam\w*)(?: \w+)*|kolik toho (?:jeste )?(?:muzu|"
    r"smim|zbyva)(?: \w+)*|"
    r"(?:zbyva|zbyvaji|zbyly)(?: \w+){0,2} (?:akc\w*|kost\w*|neco)(?: \w+)*|co (?:jeste|vsechno|"
    r"vsechno jeste) (?:\w+ )?(?:muzu|smim|mam|muzeme)(?: \w+)*|"
    r"co mi (?:jeste )?zbyva(?: \w+)*|mam (?:jeste )?(?:nejak\w+ |nejake )?(?:akc\w*|kost\w*)(?: \w+)*|"
    r"hur manga (?:\w+ ){0,2}(?:handlingar|tarningar|drag|\w*tarningar)(?: \w+)*|har (?:jag|vi) (?:nagra |"
    r"nagon )?(?:handling\w*|\w*tarning\w*)(?: \w+)* kvar|"
    r"vad (?:mer )?(?:kan|far) (?:jag|vi) (?:fortfarande |mer )?gora(?: \w+)*|vad har (?:jag|vi) kvar(?: \w+)*|"
    r"how many (?:\w+ ){0,2}(?:actions|dice|moves|action dice)(?: \w+)*|(?:any|do i have any|"
    r"have i any)(?: \w+)* (?:actions|dice) left|"
    r"(?:have i|do i(?: still)? have)(?! to\b)(?: \w+){0,3} (?:actions?|dice|die)(?: \w+)*|"
    r"what (?:else )?can (?:i|we) (?:still |else )?do(?: \w+)*|what (?:do|have) (?:i|we) (?:have |got )?left(?: \w+)*"
)
_MINE = re.compile(
    r"\b(?:zby\w+|jeste|mam|mame|mi|nam|muzu|muzeme|smim|kvar|left|remaining|har (?:jag|vi)|(?:kan|far) (?:jag|vi)|"
    r"(?:do|have|can) (?:i|we)|(?:i|we) have)\b"
)
"""The words by which a question about what is left to somebody differs from one about what rules give everybody."""
_REFUSED = (
    r"proc (?:to |me to |mi to |jsem to |mi |se to )?(?:\w+ )?(?:nejde|neslo|odmitl\w*|zamitl\w*|nepovolil\w*|"
    r"nevzal\w*|nefunguj\w*|"
    r"nedovolil\w*|odmitnut\w*|zakazan\w*)(?: \w+)*|proc ne|proc to bylo odmitnuto|"
    r"proc js(?:em|me) nemohl\w*(?: \w+)*|co bylo spatne|"
    r"co je na tom spatne|"
    r"varfor (?:inte|gick det inte|gar det inte|nekade\w*|blev det nekat|(?:fick|kunde) (?:jag|vi) inte|fick jag nej|"
    r"avvisades\w*)(?: \w+)*|vad var fel(?: \w+)*|"
    r"why (?:not|was (?:\w+ ){1,5}(?:refused|rejected|denied|declined)|did (?:it|that|"
    r"you) (?:fail|refuse|reject)(?: \w+)*|"
    r"didn t (?:it|that) work|did that not work|couldn t (?:i|we)|can t i do that)(?: \w+)*|what was wrong(?: \w+)*|"
    r"what s wrong with (?:that|it|my move)"
)
_CARD = (
    r"co (?:dela|umi|znamena|zpusobi|udela) (?:\w+ ){0,8}?\w+|co (?:ta|tahle|tato|tahle|ten|tenhle) (?:karta|"
    r"kartu|jednotka|dovednost|elita) (?:\w+)*|"
    r"k cemu (?:je|mam) (?:\w+ ){0,8}?\w+|"
    r"vad (?:gor|kan|betyder) (?:\w+ ){0,8}?\w+|what (?:does|do|is) (?:\w+ ){0,8}?(?:do|does|mean|for)(?: here)?"
)
_THIS = (
    r"(?:ta|tahle|tato|ten|tenhle|tu|tuhle) (?:kart\w*)|(?:det har|detta|det dar) kort\w*|kortet|this card|"
    r"that card|the card"
)
_HERE = r"tady|tu|zde|ted|v tehle partii|v tomhle zapase|har|nu|i den har matchen|here|now|in this match|in this game"
_HAND = (
    r"(?:co|jake karty|kolik karet|jakou kartu) (?:ma|maji|drzi|drzej)(?: \w+){0,4} (?:v ruce|na ruce)(?: \w+)*|"
    r"co ma v ruce(?: \w+)*|"
    r"(?:ukaz|rekni|prozrad)(?: \w+){0,4} (?:ruk\w*|karty)(?: \w+)*|(?:jake|co za) (?:skryte |"
    r"zakryte )?(?:karty|kartu)(?: podpory)? (?:ma|maji|drzi)(?: \w+)*|"
    r"(?:vad|vilka kort|vilket kort) har (?:\w+ ){0,4}(?:pa hand\w*|pa handen)(?: \w+)*|"
    r"vilka kort har (?:\w+)(?: \w+)*|visa (?:\w+ ){0,3}(?:hand|kort)(?: \w+)*|"
    r"(?:what|which cards?|what cards?) (?:does|do|has|is) (?:\w+ ){0,4}(?:in (?:his|her|their|the) hands?|"
    r"hold\w*|in hand|have in hand)(?: \w+)*|"
    r"(?:show|tell) me (?:\w+ ){0,4}(?:hand|cards)(?: \w+)*|what s in (?:\w+ ){0,4}hand(?: \w+)*"
)
_SCORE = (
    r"kdo (?:ted )?(?:vede|vyhrava|ma nejvic bodu)(?: \w+)*|jake je skore|jak (?:to )?stoji(?: \w+)*|"
    r"kolik (?:mam|mame|ma)(?: \w+){0,2} bodu(?: \w+)*|kolik (?:mi|nam) (?:jeste )?chybi(?: \w+)?(?: bodu| k vyhre)+|"
    r"(?:hur manga \w*poang|hur mycket) (?:fattas|saknas|behover) (?:for |jag|vi)(?:mig|oss)?(?: \w+)*|"
    r"how (?:far|many points) (?:(?:am|are) )?(?:i|we)(?: away)? from (?:winning|victory|the win)|"
    r"vem leder(?: \w+)*|hur star det(?: \w+)*|hur manga poang har (?:jag|vi)(?: \w+)*|vem har flest poang|"
    r"vad ar stallningen|"
    r"who (?:is|s) (?:winning|leading|ahead|in the lead)(?: \w+)*|what (?:is|s) the score|how many points (?:do|"
    r"have) (?:i|we)(?: \w+)*"
)
_FILLER = (
    r"a|tak|prosim|hele|no|vlastne|jeste|ted|tedka|nyni|zrovna|hned|tady|zde|nu|har|just|snalla|egentligen|now|"
    r"here|please|"
    r"right|ok|okay|hey|so|and|och|men|but|currently|at the moment|prave|momentalne|rozhodci|this turn|"
    r"v tomhle tahu|i den har turen|den har turen"
)


def _whole(said: str) -> re.Pattern[str]:
    return re.compile(rf"(?:(?:{_FILLER}) )*(?:{said})(?: (?:{_FILLER}|jeste|kvar|left|v tomto tahu|tento tah))*")


_TOPICS: tuple[tuple[Topic, re.Pattern[str]], ...] = (
    ("hand", _whole(_HAND)),
    ("refused", _whole(_REFUSED)),
    ("turn", _whole(_TURN)),
    ("score", _whole(_SCORE)),
    ("left", _whole(_LEFT)),
)
_MAY_ASKED = re.compile(rf"\b(?:{_MAY})\b")
_NOW_SAID = re.compile(rf"\b(?:{_NOW})\b")
_DEED_SAID = {deed: re.compile(rf"\b(?:{said})\b") for deed, said in _DEEDS.items()}
_WHOM_ASKED = re.compile(
    r"^(?:a |tak |och |and )?(?:koho|kam|kym|cim|s kym|s cim|na koho|kde|co|kolik|proc|vem|vad|var|vart|med vem|"
    r"vilka|varfor|"
    r"who|whom|what|where|with whom|with what|which|why)\b"
)
_CARD_ASKED, _THIS_CARD, _HERE_SAID = (
    re.compile(_CARD),
    re.compile(rf"\b(?:{_THIS})\b"),
    re.compile(rf"\b(?:{_HERE})\b"),
)
_BESIDE, _LONGEST, _NAMELESS = 2, 12, 6
"""Words at most: beside what is asked for, where *now* or *whom* is said; of a whole question, as longer ones tell of
something else; and of one about *this card*."""
_SHORTEST, _ENDING = 3, 4
"""Letters of a word that may be a name, and of the ending of another form of it."""
_NAMED: tuple[Deed, ...] = ("buy", "build", "play", "card", "skill", "use", "recruit")
"""Deeds that are done with a thing that has a name."""
_LEFT_OUT = re.compile(
    rf"\b(?:{_MAY}|{_NOW}|{_FILLER}|{_ME}|se|si|to|nekoho|nekym|nekam|nagon|nagot|someone|anyone|somebody|anybody|"
    r"vsude|jit|tou|tim|kostkou|koho|kam|kym|cim|s|na|kde|co|proc|vem|vad|vart|med|varfor|"
    r"who|whom|what|where|with|why|som|inte|not|do|kartu|elitu|pouzit|use|anvanda)\b"
)
_CLAUSE = re.compile(r"[?!.,;]|\b(?:a|nebo|and|or|och|eller)\b", re.IGNORECASE)
_CASE = re.compile(r"\b(?:kdyz|pokud|jestli\w*|kdyby|po|pri|if|when|while|after|during|om|nar|efter|under)\b")
"""Words that begin the case a rule is asked for."""


def read(text: str) -> Asked | None:
    """The question about the position in a text; ``None`` where it asks for a rule alone, or nothing.

    Of a question that has several clauses, and is none as a whole, it is the first clause. A later one often ends
    a question about a rule: *the deck is empty, what now?*
    """
    said = _said(text)
    if len(said.split()) > _LONGEST:
        return None
    whole = _read(text)
    if whole is not None or _CASE.search(said):
        return whole
    first = _read(_CLAUSE.split(text, maxsplit=1)[0])
    # What may be done is about the position only where *now* is said, since what follows may be the rest of a case.
    return first if first is None or first.topic != "may" or _NOW_SAID.search(_said(first.text)) else None


def _read(text: str) -> Asked | None:
    said = _said(text)
    for topic, pattern in _TOPICS:
        if pattern.fullmatch(said) and (topic != "left" or _MINE.search(said)):
            return Asked(topic, text)
    if _CARD_ASKED.fullmatch(said) and (_THIS_CARD.search(said) or _HERE_SAID.search(said)):
        return Asked("card", text)
    deed = next((each for each, pattern in _DEED_SAID.items() if pattern.search(said)), None)
    if deed is None or not _MAY_ASKED.search(said):
        return None
    rest = _LEFT_OUT.sub(" ", _DEED_SAID[deed].sub(" ", said)).split()
    is_close = bool(_NOW_SAID.search(said) or _WHOM_ASKED.match(said))
    if len(rest) <= (_BESIDE if is_close else 0):
        return Asked("may", text, deed)
    return Asked("may", text, deed, by_name=True) if len(rest) <= _BESIDE and deed in _NAMED else None


def mentions(text: str, name: str) -> bool:
    """Whether a text has all words of a name, in any form; words in brackets are no part of the name.

    >>> mentions("můžu koupit zloděje?", "Zloděj (korrakamy: 2)"), mentions("můžu koupit vraha?", "Zloděj")
    (True, False)
    """
    said = re.findall(r"[^\W_]+", _folded(text))
    words = re.findall(r"[^\W_]+", _folded(re.split(r"[(:,]", name, maxsplit=1)[0]))
    telling = [word for word in words if len(word) >= _SHORTEST]
    return bool(telling) and all(any(_alike(word, each) for each in said) for word in telling)


def _alike(word: str, other: str) -> bool:
    """Whether two words may be forms of one: they part in their last two letters at most."""
    shared = Prefix.similarity(word, other)
    return shared >= max(_SHORTEST, len(word) - 2) and len(other) - shared <= _ENDING


def names_none(text: str) -> bool:
    """Whether a question about a card says no more than *this card*."""
    said = _said(text)
    return bool(_THIS_CARD.search(said)) and len(said.split()) <= _NAMELESS


def _said(text: str) -> str:
    """The words of a text with their letters folded, and nothing between them but spaces."""
    return " ".join(re.findall(r"[^\W_]+", _folded(text)))


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.lower())
    return (
        "".join(letter for letter in decomposed if not unicodedata.combining(letter))
        .replace("’", " ")
        .replace("'", " ")
    )
