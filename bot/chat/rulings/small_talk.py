"""Messages that ask nothing: thanks, greetings, praise and abuse, each answered by a line."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

Talk = Literal["rude", "thanks", "who", "hello", "bye", "well"]

_SAID: dict[Talk, str] = {
    "thanks": (
        r"diky|dekuju|dekuji|dik|dikes|dekujeme|diky moc|moc diky|moc dekuju|diky za (?:pomoc|odpoved|info)|"
        r"tack|tack sa mycket|tackar|tusen tack|stort tack|tack for (?:hjalpen|svaret)|"
        r"thanks?|thank you|thx|ty|cheers|thanks a lot|many thanks|thank you (?:so|very) much|"
        r"thanks for (?:the help|your help|helping)|much appreciated"
    ),
    "hello": (
        r"ahoj|ahojky|cau|cus|nazdar|zdar|dobry den|dobry vecer|dobre rano|zdravim|"
        r"hej|hejsan|tja|tjena|hallå|halla|god (?:dag|kvall|morgon)|"
        r"hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|howdy|yo"
    ),
    "bye": (
        r"dobrou|dobrou noc|nashle|na shledanou|mej se|zatim|papa|"
        r"hej da|hejda|god natt|vi ses|"
        r"bye|goodbye|bye bye|good night|see you|see ya|cya"
    ),
    "well": (
        r"ok|okay|okej|jasne|jasny|aha|chapu|rozumim|super|skvele|paradni|parada|dobre|dobra|dobry bot|hodny bot|"
        r"hodny|bezva|vyborne|"
        r"bra|jattebra|toppen|perfekt|jaha|jag forstar|fint|duktig bot|bra bot|"
        r"great|nice|perfect|cool|awesome|good bot|i see|got it|understood|alright|good job|well done"
    ),
    "rude": (
        r"(?:jsi|ty jsi|ses|jses|ty) (?:\w+ )?(?:blb(?:ec|ej|y)|debil|idiot|k nicemu|hloup(?:y|ej)|tup(?:y|ej)|magor)|"
        r"blbec|debil|idiot|idiote|blbe|blbost|nesmysl|jdi do haje|"
        r"(?:du ar|din) (?:\w+ )?(?:idiot|dum|dumbom|varderlos|kass)|dumbom|skitbot|hall kaften|"
        r"(?:you are|you re|youre|you) (?:an? |so |such an? |a complete )?"
        r"(?:idiot|stupid|useless|dumb|moron|suck|trash)|"
        r"you suck|stupid bot|useless bot|dumb bot|shut up|moron|stupid|bad bot"
    ),
    "who": (
        r"kdo jsi|co jsi zac|co umis|co vsechno umis|jak se mas|jak se vede|jak se dari|pomoc|"
        r"vem ar du|vad kan du|hur mar du|hur ar laget|hjalp|"
        r"who are you|what are you|what can you do|how are you|how s it going|hows it going|help"
    ),
}
_ADDED = r"(?:bote?|rozhodci|rozhodcí|domare|referee|ref|mate|kamo|moc|ti|vam|dig|er|you|again|jeste jednou|all|vsem)"
_FIRST: tuple[Talk, ...] = ("rude", "thanks", "who", "hello", "bye", "well")
"""Which counts where several are said at once."""
_EACH = {talk: re.compile(rf"\b(?:{_SAID[talk]})\b") for talk in _FIRST}
_ANY = "|".join(_SAID.values())
_WHOLE = re.compile(rf"(?:{_ANY})(?: (?:{_ADDED}|{_ANY}))*")
_POLITE = r"|".join(_SAID[talk] for talk in ("thanks", "hello", "well"))
_BEGUN = re.compile(rf"^\W*(?:(?:{_POLITE})(?: {_ADDED})?\s*[,.!:;–-]+\s*)+", re.IGNORECASE)


def small_talk(text: str) -> Talk | None:
    """The sort of small talk that a text is; ``None`` where it asks or tells anything.

    >>> small_talk("Díky moc!"), small_talk("tack så mycket"), small_talk("díky, a když je zraněný?")
    ('thanks', 'thanks', None)
    """
    said = " ".join(re.findall(r"[^\W_]+", _folded(text)))
    if not _WHOLE.fullmatch(said):
        return None
    return next(talk for talk, each in _EACH.items() if each.search(said))


def asked_in(text: str) -> str:
    """A text without the thanks and greetings that it begins with.

    >>> asked_in("Díky, a když je zraněný?")
    'a když je zraněný?'
    """
    begun = _BEGUN.match(_folded(text))
    return text[begun.end() :] if begun and len(_folded(text)) == len(text) and text[begun.end() :].strip() else text


def _folded(text: str) -> str:
    """In lower case, without accents: each letter stays one, so that places in both texts are the same."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text.lower())
