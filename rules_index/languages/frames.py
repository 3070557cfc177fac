"""The frame of a question: what it asks for and under which condition, whatever it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules_index.languages.language import fold
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
            r"(?:ne)?(?:muz(?:u|es|e|eme|ete|ou)|moh(?:u|ou|l|la|lo|li|ly)|sm(?:i|im|is|ime|ite|eji?))|"
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
_COMPILED = {
    language: tuple((name, re.compile(rf"\b(?:{of[language]})\b")) for name, of in _FRAMES.items())
    for language in Language
}


def frame(text: str, language: Language) -> tuple[str, ...]:
    """The frames of a question or line in this language, in the order of the table.

    >>> frame("Who goes first if both are tied?", Language.EN)
    ('who', 'if', 'both', 'first')
    >>> frame("nemuzu uz podruhe utocit", Language.CS)
    ('may', 'not', 'already', 'again')
    """
    folded = fold(text)
    return tuple(name for name, pattern in _COMPILED[language] if pattern.search(folded))
