"""How people ask: the frame of a question, how its words stand together, and whether it wants yes or no."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import tanh

from rules_index.languages.language import fold, lemma
from rules_index.values.books import Language

_FRAMES: Mapping[str, Mapping[Language, str]] = {
    "who": {
        Language.CS: r"kdo|koho|komu|kym|kom|kteri|kter[yi] (?:hrac|z nas)\w*|ci je",
        Language.SV: r"vem|vems|vilken spelare|vilka spelare",
        Language.EN: r"who|whom|whose|which (?:player|of us)",
    },
    "when": {
        Language.CS: r"kdy|odkdy|kdykoli\w*|v kter\w+ (?:chvili|fazi|kroku|kole)|v jak\w+ (?:chvili|fazi|kroku|kole)",
        Language.SV: r"nar|vid vilket tillfalle|i vilken (?:fas|omgang)",
        Language.EN: r"when|at what (?:time|point)|in (?:which|what) (?:phase|step|round)",
    },
    "where": {
        Language.CS: r"kde|kam|odkud|kudy|kde vsude|v kter\w+ oblast\w*",
        Language.SV: r"var|vart|varifran",
        Language.EN: r"where|from where|where to",
    },
    "count": {
        Language.CS: r"kolik\w*|pocet|poctu|jak (?:moc|hodne|velk\w+)",
        Language.SV: r"hur (?:manga|mycket|stor\w*)|antal\w*",
        Language.EN: r"how (?:many|much|big|large)|number of|amount of",
    },
    "often": {
        Language.CS: r"kolikrat\w*|jak casto|jednou|dvakrat|trikrat|vickrat|opakovan\w*",
        Language.SV: r"hur ofta|en gang|tva ganger|flera ganger|upprepad\w*",
        Language.EN: r"how often|how many times|once|twice|several times|repeatedly",
    },
    "long": {
        Language.CS: r"jak dlouho|dokdy|do kdy|az do",
        Language.SV: r"hur lange|tills|fram till",
        Language.EN: r"how long|until|till",
    },
    "how": {
        Language.CS: r"jak(?! (?:moc|casto|dlouho|hodne|velk))",
        Language.SV: r"hur(?! (?:manga|mycket|ofta|lange|stor))",
        Language.EN: r"how(?! (?:many|much|often|long|big|large))",
    },
    "why": {Language.CS: r"proc", Language.SV: r"varfor", Language.EN: r"why"},
    "which": {
        Language.CS: r"kter(?:y|a|e|ou|eho|emu|em|ych|ym|ymi)|jak(?:y|a|e|ou|eho|ych|ym|ymi)",
        Language.SV: r"vilk(?:en|et|a)",
        Language.EN: r"which|what kind|what kinds",
    },
    "meaning": {
        Language.CS: (
            r"co (?:je|jsou|to je|znamena\w*|dela\w*|umi|delaj\w*|obnasi)|k cemu|na co|vyznam\w*|vysvetl\w*|"
            r"cim se lisi|rozdil"
        ),
        Language.SV: r"vad (?:ar|betyder|gor|innebar)|forklara|betydelse|skillnad\w*",
        Language.EN: r"what (?:is|are|does|do)|meaning of|means?|explain|difference",
    },
    "may": {
        Language.CS: (
            r"(?:ne)?(?:muz(?:u|es|e|em|eme|ete|ou)|moh(?:u|ou|l|la|lo|li|ly)|sm(?:i|im|is|ime|ite|eji?))|"
            r"(?:ne)?lze|da se|daji se|(?:ne)?jde|(?:ne)?jdou|dovolen\w*|povolen\w*"
        ),
        Language.SV: r"far|kan|kunna|tillat\w*|gar det",
        Language.EN: r"can|may|allowed|possible|able",
    },
    "must": {
        Language.CS: r"(?:ne)?mus(?:i|im|is|ime|ite|eji|el|ela)|(?:ne)?povinn\w*|nutn\w*|potreb\w*",
        Language.SV: r"maste|behover|tvungen|tvingas|obligatorisk\w*|skall",
        Language.EN: r"must|have to|has to|need|needs|required|forced|mandatory",
    },
    "if": {
        Language.CS: r"kdyz|pokud|jestli\w*|kdyby\w*|co se stane|co kdyz|co ted|co pak|co s tim|co bude",
        Language.SV: r"om|ifall|vad hander|vad gor jag",
        Language.EN: r"if|what happens|what now|what then|happens",
    },
    "not": {
        Language.CS: (
            r"ne|neni|nejsou|nema\w*|nemus\w*|nesm\w*|nemuz\w*|nemoh\w*|nebyl\w*|nezbyl\w*|nejde|nejdou|nelze|"
            r"nechc\w*|nemam\w*|nikdo|nikdy|nic|zadn\w*|ani|nedost\w*|nezbyd\w*|nehraj\w*|nevi\w*|nestac\w*|"
            r"nepouz\w*|neda\w*|nezapoc\w*"
        ),
        Language.SV: r"inte|ej|ingen|inget|inga|aldrig|icke",
        Language.EN: r"not|no|none|never|nothing|nobody|without any",
    },
    "already": {Language.CS: r"uz|jiz", Language.SV: r"redan", Language.EN: r"already"},
    "still": {Language.CS: r"jeste|porad|stale", Language.SV: r"annu|fortfarande", Language.EN: r"still|yet"},
    "only": {
        Language.CS: r"jen|jenom|pouze|jedin\w*|sam|sama|samo|sami|samotn\w*",
        Language.SV: r"bara|endast|enda|enbart|ensam\w*|sjalv\w*",
        Language.EN: r"only|just|alone|single|sole|solely",
    },
    "both": {Language.CS: r"oba|obe|obou|obema|oboj\w*", Language.SV: r"bada|bagge", Language.EN: r"both"},
    "every": {
        Language.CS: r"vsich\w*|vsechn\w*|vsech|vsem\w*|kazd\w*",
        Language.SV: r"alla|allt|varje|varsin\w*|samtliga",
        Language.EN: r"all|every|everyone|everybody|each",
    },
    "first": {
        Language.CS: r"prvni\w*|poprve|nejdriv\w*|napred",
        Language.SV: r"forst\w*",
        Language.EN: r"first|initially",
    },
    "last": {
        Language.CS: r"posledn\w*|nakonec|naposled\w*",
        Language.SV: r"sist\w*|slutligen",
        Language.EN: r"last|finally",
    },
    "without": {Language.CS: r"bez|beze", Language.SV: r"utan", Language.EN: r"without"},
    "again": {
        Language.CS: r"znovu|zase|zas|opet|podruhe|zpatky|zpet",
        Language.SV: r"igen|ater|tillbaka|andra gangen",
        Language.EN: r"again|back|another time|second time",
    },
    "before": {Language.CS: r"pred|prede|nez|driv|drive|predtim", Language.SV: r"fore|innan", Language.EN: r"before"},
    "after": {
        Language.CS: r"po|potom|pak|pote|nasledn\w*",
        Language.SV: r"efter|sedan|darefter",
        Language.EN: r"after|afterwards|then",
    },
    "during": {
        Language.CS: r"behem|pri|zatimco|uprostred",
        Language.SV: r"under|medan|vid",
        Language.EN: r"during|while",
    },
    "most": {
        Language.CS: r"nejvyse?|nejvic\w*|maxim\w*|nanejvys|limit\w*|vic|vice",
        Language.SV: r"hogst|max\w*|mest|flest|fler|mer",
        Language.EN: r"most|maximum|max|limit|more",
    },
    "least": {
        Language.CS: r"nejmene|nejmin|minim\w*|aspon|alespon",
        Language.SV: r"minst|minim\w*|atminstone",
        Language.EN: r"least|minimum|fewest",
    },
    "own": {
        Language.CS: r"muj|moj\w*|sv(?:uj|oj\w*|eho|emu|em|ou|ych|ym|ymi|a|e)|vlastni\w*|m(?:eho|emu|ym|ymi|ych|ou)",
        Language.SV: r"min|mina|mitt|sin|sina|sitt|egen|egna|eget",
        Language.EN: r"my|mine|own",
    },
    "other": {
        Language.CS: (
            r"jin(?:y|a|e|eho|emu|ou|ych|ym|i)|cizi\w*|druhe?(?:ho|mu|m|y|ou)?|nekdo|nekoho|nekomu|ostatni\w*"
        ),
        Language.SV: r"annan|annat|andra|nagon annan|ovriga",
        Language.EN: r"other|another|others|else|someone|somebody",
    },
    "instead": {Language.CS: r"misto|namisto|nebo|anebo", Language.SV: r"istallet|eller", Language.EN: r"instead|or"},
}
FRAMES = tuple(_FRAMES)
"""The names of all frames; each is a token that lines and questions are compared by."""
FRAME_ROOTS: Mapping[str, int] = {name: at for at, name in enumerate(FRAMES, 1)}
"""The number of each frame as a root: they are the first of every index, before those of words."""
LAST_FRAME = len(FRAMES)
"""The highest number of a root that is a frame."""
_COMPILED = {
    language: tuple((name, re.compile(rf"\b(?:{of[language]})\b")) for name, of in _FRAMES.items())
    for language in Language
}


def opening(pattern: str) -> re.Pattern[str]:
    """The first words of what a pattern matches, which is a choice of words and phrases.

    A word is looked up once, a pattern searched for in every text: where no word of a text opens it, it need not be.
    """
    firsts, depth, is_first = "", 0, True
    for at, letter in enumerate(pattern):
        depth += (letter == "(") - (letter == ")")
        is_first = (is_first and letter != " " and not pattern.startswith("(?!", at)) or (letter == "|" and not depth)
        firsts += letter if is_first else ""
    return re.compile(firsts)


_OPENINGS = {language: {name: opening(of[language]) for name, of in _FRAMES.items()} for language in Language}
RUN = re.compile(r"\w+")
"""A word as patterns delimit it, with underscores."""
_BEGINNING = 6
"""Letters by which words are compared here: enough to tell them apart, too few for most endings."""
_NEAR = 4
"""How far apart the two words of a collocation stand at most."""


def frame_roots(text: str, language: Language) -> tuple[int, ...]:
    """The frames of a question or line as numbers of roots, see :func:`frame`."""
    return tuple(FRAME_ROOTS[name] for name in frame(text, language))


def frame(text: str, language: Language) -> tuple[str, ...]:
    """The frames of a question or line in this language, in the order of the table.

    >>> frame("Who goes first if both are tied?", Language.EN)
    ('who', 'if', 'both', 'first')
    >>> frame("nemuzu uz podruhe utocit", Language.CS)
    ('may', 'not', 'already', 'again')
    """
    folded = fold(text)
    likely = {name for word in set(RUN.findall(folded)) for name in _opened_by(word, language)}
    return tuple(name for name, pattern in _COMPILED[language] if name in likely and pattern.search(folded))


@lru_cache(maxsize=50_000)
def _opened_by(word: str, language: Language) -> tuple[str, ...]:
    """The frames that may begin with a word."""
    return tuple(name for name, first in _OPENINGS[language].items() if first.fullmatch(word))


def collocations(words: Sequence[str]) -> frozenset[str]:
    """The words of a question cut to their beginnings, and each two that stand near each other, its ends included.

    Args:
        words: folded, in order, as :func:`said` reads them.

    >>> sorted(collocations(["muzu", "prohodit"]))
    ['^ muzu', '^ prohod', 'muzu', 'muzu $', 'muzu prohod', 'prohod', 'prohod $']
    """
    cut = [word[:_BEGINNING] for word in words]
    marked = ["^", *cut, "$"]
    near = [f"{one} {other}" for at, one in enumerate(marked) for other in marked[at + 1 : at + 1 + _NEAR]]
    return frozenset((*cut, *near)) - {"^ $"}


_ALL = re.compile(
    r"(?:(?:prosím|please|snälla)[,\s]+)?"
    r"(?:(?:uka[zž]|vypi[sš]|dej|chci|show|list|give|tell|visa|lista|ge)(?:\s+(?:mi|me|mig|us|oss))?\s+)?"
    r"(?:"
    r"(?:(?:úplně\s+)?(?:všechno|vsechno|vše|vse)|(?:všechna|vsechna|veškerá|veskera)\s+pravidla|seznam\s+pravidel)"
    r"\s+(?:o|ob|ke?|pro)"
    r"|(?:everything|all(?:\s+(?:of\s+)?(?:the\s+)?rules)?|(?:a\s+|the\s+)?list\s+of\s+(?:the\s+)?rules)\s+(?:about|on|for|of)"
    r"|(?:allt|alla\s+regler(?:na)?)\s+(?:om|kring|för)"
    r")\s+(?P<topic>\S.{0,60}?)(?:,?\s+(?:prosím|please|snälla|tack))?\s*[.!?]*",
    re.IGNORECASE,
)
_APART = re.compile(
    r"(?:.{0,30}\b)?(?:"
    r"rozd[ií]l\w*\s+(?:(?:je|bude)\s+)?mezi\s+(?P<cs>\S.{0,40}?)\s+a\s+(?P<cs2>\S.{0,40}?)"
    r"|differences?\s+(?:is\s+)?between\s+(?P<en>\S.{0,40}?)\s+and\s+(?P<en2>\S.{0,40}?)"
    r"|skillnad\w*\s+(?:är\s+)?(?:det\s+)?(?:på|mellan)\s+(?P<sv>\S.{0,40}?)\s+och\s+(?P<sv2>\S.{0,40}?)"
    r")\s*[.!?]*",
    re.IGNORECASE,
)


def topic_wanted(text: str) -> str | None:
    """The topic of which somebody wants every rule, as they say it; ``None`` for any other question.

    >>> topic_wanted("Všechno o sabotáži!"), topic_wanted("smím útočit?")
    ('sabotáži', None)
    """
    found = _ALL.fullmatch(text.strip())
    return found["topic"] if found else None


def things_apart(text: str) -> tuple[str, str] | None:
    """The two things whose difference somebody wants to know, as they say it; ``None`` for any other question.

    >>> things_apart("what's the difference between cover and hidden?")
    ('cover', 'hidden')
    """
    found = _APART.fullmatch(text.strip())
    said = [part for part in found.groups() if part] if found else []
    return (said[0], said[1]) if said else None


_QUESTION = re.compile(r"[^.!?…\n]+\?")
_MODALS = {lang: [form for name, form in named if name in ("may", "must")] for lang, named in _COMPILED.items()}
_CLAUSE = re.compile(r"[,.;:!?–—]+\s*| - ")
_LEADING = re.compile(
    r"^(?:a|ale|tak|takze|jo|to|jako|hele|teda|and|but|so|ok|och|men|sa|for|pro|od|do|na|po|v|ve|k|ke|s|se|o|za|z|ze|in|i|at|with)\s+"
)
_OR_NOT = re.compile(r"\b(?:(?:jo |ano )?nebo ne|(?:yes )?or not?|(?:ja )?eller (?:inte|ej|nej))\W*$")
"""The end of a question that leaves only yes or no."""
_ASKS: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(
        r"(?:kdo|koho|komu|kym|ci|kdy|odkdy|dokdy|kde|kam|odkud|kolik\w*|jak|jaky|jaka|jake|jakou|jakych|kter\w+|co|ceho"
        r"|cim|cemu|proc|max\w*|min(?:im\w+)|nejm\w+|nejv\w+|pocet)\b"
    ),
    Language.EN: re.compile(
        r"(?:who|whom|whose|whos|when|where|how|which|what|whats|why|max\w*|min(?:im\w+)?|smallest|biggest|number)\b"
    ),
    Language.SV: re.compile(
        r"(?:vem|vems|nar|var|vart|varifran|hur|vilk\w+|vad|varfor|max\w*|min(?:im\w+)|antal\w*)\b"
    ),
}
_OPENS: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(
        r"(?:je|jsou|ma|mam|maji|pocita\w*|scita\w*|dostan\w*|zust\w*|vraci|konci|patri|stoji|staci|de|dou"
        r"|plat(?:i|im|is|ime|ej|eji)|ber(?:u|e|es|ou|eme)|vrat(?:i|im|ime)|prijd\w*|projd\w*|snes\w*|zrus(?:i|im|ime)"
        r"|umre|umira|funguj\w*|hazi\w*|vyhraj\w*|prohraj\w*|potrebuj\w*)\b"
    ),
    Language.EN: re.compile(
        r"(?:is|are|am|was|were|do|does|did|has|have|will|would|should|could|shall|might"
        r"|(?:ca|is|are|do|does|did|wo|would|should|could)n'?t (?:i|we|you|he|she|it|they|my|the|a|an))\b"
    ),
    Language.SV: re.compile(
        r"(?:ar|har|raknas|galler|blir|finns|forlorar|vinner|dor|kostar|racker|ger|stannar|funkar|fungerar|slutar|slass"
        r"|behaller|anfaller|drar|tar|spelas|kravs|duger|slipper|ska|slar|flyttar|borde)\b"
    ),
}
"""Verbs with which a question begins that wants yes or no."""
_PRESENT: Mapping[Language, tuple[tuple[str, str], ...]] = {
    Language.SV: (("a", "ar"), ("a", "er"), ("a", "r"), ("å", "år"), ("ö", "ör")),
}
"""The ends of an infinitive and of its present tense, where a sentence that begins with that wants yes or no."""
_OR: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(r"\b(?:nebo|anebo|ci)\b(?! ne\b)"),
    Language.EN: re.compile(r"\bor\b(?! not\b)"),
    Language.SV: re.compile(r"\beller\b(?! inte\b)"),
}


def questions_in(text: str) -> list[str]:
    """The sentences of a text that end with a question mark."""
    return [found.strip() for found in _QUESTION.findall(text)]


def asking(text: str) -> str:
    """The last sentence of a text that has a question mark; the whole text where none has.

    >>> asking("Soupeř mě srazil. Smím se bránit? Díky.")
    'Smím se bránit?'
    """
    return (questions_in(text) or [text])[-1]


def is_whether(text: str, language: Language) -> bool:
    """Whether the question of a text wants yes or no: it asks nothing else, and no choice between two things.

    >>> is_whether("Smí schovaný bojovník útočit?", Language.CS)
    True
    >>> is_whether("Kdo začíná?", Language.CS)
    False
    >>> is_whether("he has no warriors left, can I hit him directly", Language.EN)
    True
    """
    sentence = fold(asking(text)).strip()
    told = [clause.strip() for clause in _CLAUSE.split(sentence) if clause and clause.strip()]
    clauses = [_without_lead(clause) for clause in told]
    if not clauses or _OR[language].search(sentence):
        return False
    if _OR_NOT.search(sentence):
        return True
    if any(modal.match(clause) for clause in clauses for modal in _MODALS[language]):
        return True
    # Between the first and the last clause, such a word rather tells of whom it is said than asks.
    if any(_ASKS[language].match(clause) for clause in (clauses[0], clauses[-1])):
        return False
    return (
        sentence.endswith("?")
        or any(_OPENS[language].match(clause) for clause in (*told, *clauses))
        or _opens_with_verb(text, language)
        or any(modal.search(sentence) for modal in _MODALS[language])
    )


def _opens_with_verb(text: str, language: Language) -> bool:
    """Whether the last clause begins with a verb of the present, in a language where nothing but a question does."""
    if language not in _PRESENT:
        return False
    *_, last = [clause.split() for clause in _CLAUSE.split(asking(text).lower()) if clause.strip()]
    infinitive = lemma(last[0], language)
    return len(last) > 1 and any(
        infinitive.endswith(end) and last[0] == infinitive.removesuffix(end) + present
        for end, present in _PRESENT[language]
    )


def _without_lead(clause: str) -> str:
    while (stripped := _LEADING.sub("", clause)) != clause:
        clause = stripped
    return clause


def worded_like_answered(weights: Iterable[float], collocations: int) -> float:
    """How far a question is worded like those that a book answers, from -1 to 1.

    Args:
        weights: those of its collocations that tell something.
        collocations: how many it has.
    """
    return tanh(sum(weights) / max(collocations, 1))
