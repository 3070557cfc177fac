"""Ids as messages of earlier versions carry them: each is still known, means the same, and is written as it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat import features
from bot.chat.base.forms import declared_forms
from bot.chat.base.id_items import declared_items
from bot.chat.base.ids.id import Id

Row = tuple[str, Mapping[str, object]]
"""The class that answers, and what the id carries."""

ITEMS: Mapping[str, Row] = {
    "components:4611686018427387903:share:0:0": (
        "ComponentsButton",
        {"asked": 4611686018427387903, "action": "share", "at": 0, "page": 0},
    ),
    "card:51:show:0:0": ("CardButton", {"asked": 51, "action": "show", "at": 0, "page": 0}),
    "card:51:share:0:0": ("CardButton", {"asked": 51, "action": "share", "at": 0, "page": 0}),
    "compare:51:picked:3:0": ("ComparisonButton", {"asked": 51, "action": "picked", "at": 3, "page": 0}),
    "compare:51:share-topics:0:0": ("ComparisonButton", {"asked": 51, "action": "share-topics", "at": 0, "page": 0}),
    "edition:51": ("ComparisonTopics", {"asked": 51}),
    "edition:51:2": ("ComparisonTopics", {"asked": 51, "nth": 2}),
    "crib:51:show:12:0": ("CribButton", {"asked": 51, "action": "show", "at": 12, "page": 0}),
    "listing:51:show:24:3": ("RuleListButton", {"asked": 51, "action": "show", "at": 24, "page": 3}),
    "scenario:51:share:0:0": ("ScenarioButton", {"asked": 51, "action": "share", "at": 0, "page": 0}),
    "ruling:51:page-after:1:2": ("RulingButton", {"asked": 51, "action": "page-after", "at": 1, "page": 2}),
    "ruling:51:share-whole:0:0": ("RulingButton", {"asked": 51, "action": "share-whole", "at": 0, "page": 0}),
    "see:51": ("SeeSelect", {"asked": 51}),
    "see:51:1": ("SeeSelect", {"asked": 51, "nth": 1}),
    "topic:51": ("TopicSelect", {"asked": 51}),
    "topic:51:12": ("TopicSelect", {"asked": 51, "nth": 12}),
    "law:doomtrooper.1.2-a": ("RuleLinkButton", {"slug": "doomtrooper.1.2-a"}),
    "edition:crib:51:doomtrooper-2": ("CribInEdition", {"kind": "crib", "asked": 51, "book": "doomtrooper-2"}),
    "edition:listing:51:doomtrooper-2": (
        "RuleListInEdition",
        {"kind": "listing", "asked": 51, "book": "doomtrooper-2"},
    ),
    "edition:question:51:doomtrooper-2": (
        "RulingInEdition",
        {"kind": "question", "asked": 51, "book": "doomtrooper-2"},
    ),
    "edition:term:51:doomtrooper-2": ("RulingInEdition", {"kind": "term", "asked": 51, "book": "doomtrooper-2"}),
    "edition:rule:51:kniha_2.1": ("RulingInEdition", {"kind": "rule", "asked": 51, "book": "kniha_2.1"}),
    "dge:edit:slow-play": ("GuideButton", {"act": "edit", "slug": "slow-play"}),
    "dge:reset:slow-play": ("GuideButton", {"act": "reset", "slug": "slow-play"}),
    "dgs": ("GuideSelect", {}),
    "dpk:P:3:force": ("PrecedentButton", {"letter": "P", "number": 3, "act": "force"}),
    "dpk:H:12:supersede": ("PrecedentButton", {"letter": "H", "number": 12, "act": "supersede"}),
    "dpl:H": ("PrecedentSelect", {"letter": "H"}),
    "dau:-:0": ("AuditButton", {"number": None, "page": 0}),
    "dau:7:1:n": ("AuditButton", {"number": 7, "page": 1, "side": "n"}),
    "dau:-:0:p": ("AuditButton", {"number": None, "page": 0, "side": "p"}),
    "da:7:claim": ("ActButton", {"number": 7, "act": "claim"}),
    "da:7:export": ("ActButton", {"number": 7, "act": "export"}),
    "dcite:7": ("CiteSelect", {"number": 7}),
    "dhand:7": ("HandSelect", {"number": 7}),
    "dquote:7": ("QuoteSelect", {"number": 7}),
    "dc:7:o:0": ("SectionButton", {"number": 7, "section": "o", "page": 0}),
    "dc:7:l:12:n": ("SectionButton", {"number": 7, "section": "l", "page": 12, "side": "n"}),
    "dc:7:h:0:p": ("SectionButton", {"number": 7, "section": "h", "page": 0, "side": "p"}),
    "dqc": ("CasePickSelect", {}),
    "dq:unclaimed:": ("QueueButton", {"which": "unclaimed", "game": ""}),
    "dq:all:doomtrooper": ("QueueButton", {"which": "all", "game": "doomtrooper"}),
    "dqg:overdue": ("QueueGameSelect", {"which": "overdue"}),
    "dispute:17": ("DisputeButton", {"match": 17}),
    "dispute:17:e4": ("DisputeButton", {"match": 17, "about": "e4"}),
    "dispute:17:r123": ("DisputeButton", {"match": 17, "about": "r123"}),
    "dmsg:1234567890123456789": ("MessageSelect", {"message": 1234567890123456789}),
    "dbar:7": ("BarSelect", {"number": 7}),
    "dp:7:tell": ("SideButton", {"number": 7, "act": "tell"}),
    "dp:7:judge": ("SideButton", {"number": 7, "act": "judge"}),
    "dw:7:places": ("ArgumentButton", {"number": 7, "what": "places"}),
    "dr:7:entry": ("DraftSelect", {"number": 7, "what": "entry"}),
    "dr:7:penalties:2": ("DraftSelect", {"number": 7, "what": "penalties", "page": 2}),
    "dr:7:penalties:0": ("DraftSelect", {"number": 7, "what": "penalties", "page": 0}),
    "dg:7:-:0123456789ab": ("GiveButton", {"number": 7, "seen": None, "digest": "0123456789ab"}),
    "dg:7:31:0123456789ab": ("GiveButton", {"number": 7, "seen": 31, "digest": "0123456789ab"}),
    "dv:7:give": ("WriteButton", {"number": 7, "answers": "give"}),
    "dv:7:sent-back": ("WriteButton", {"number": 7, "answers": "sent-back"}),
    "keep:17": ("KeepButton", {"match": 17}),
    "pk:17": ("KeepSelect", {"match": 17}),
    "pw:this-war-of-mine": ("WithdrawSelect", {"game": "this-war-of-mine"}),
    "og:17:rewind:3:12:0123456789abcdef": (
        "GiveOrderButton",
        {"match": 17, "act": "rewind", "to": 3, "seen": 12, "kept": "0123456789abcdef"},
    ),
    "og:17:adjust:0:12:0123456789abcdef": (
        "GiveOrderButton",
        {"match": 17, "act": "adjust", "to": 0, "seen": 12, "kept": "0123456789abcdef"},
    ),
    "passall:17": ("PassAllButton", {"match": 17}),
    "passed:0123456789abcdef": ("PassListedButton", {"kept": "0123456789abcdef"}),
    "dk:5:show": ("DeckButton", {"number": 5, "act": "show"}),
    "dk:5:sure": ("DeckButton", {"number": 5, "act": "sure"}),
    "dk:pick": ("DeckSelect", {}),
    "dkf:5": ("FormatSelect", {"number": 5}),
    "dk:new": ("NewDeckButton", {}),
    "dkp:17": ("ShowPlayedButton", {"match": 17}),
    "dkq:over:a1:Můj: balíček": ("MeantDeckButton", {"how": "over", "meant": "a1", "title": "Můj: balíček"}),
    "verify:17": ("VerifyButton", {"match": 17}),
    "replay:17": ("ReplayButton", {"match": 17}),
    "share:17": ("ShareButton", {"match": 17}),
    "sr:17:first:1": ("SeriesButton", {"match": 17, "act": "first", "seat": 1}),
    "sr:17:ready:-": ("SeriesButton", {"match": 17, "act": "ready", "seat": None}),
    "ls:17:-:faction": ("ChoiceSelect", {"match": 17, "seat": None, "name": "faction"}),
    "ls:17:2:deck.size": ("ChoiceSelect", {"match": 17, "seat": 2, "name": "deck.size"}),
    "lx:17:clear:1:1234567890123456789": (
        "ClearButton",
        {"match": 17, "act": "clear", "seat": 1, "user": 1234567890123456789},
    ),
    "lb:17:join": ("LobbyButton", {"match": 17, "act": "join"}),
    "lb:17:automaton": ("LobbyButton", {"match": 17, "act": "automaton"}),
    "lr:17": ("RemoveSelect", {"match": 17}),
    "lc:17:-:card:0:": ("ChoicesButton", {"match": 17, "whose": None, "act": "card", "page": 0, "name": ""}),
    "lc:17:t:pick:2:variant": (
        "ChoicesButton",
        {"match": 17, "whose": -1, "act": "pick", "page": 2, "name": "variant"},
    ),
    "lc:17:11:show:0:deck": ("ChoicesButton", {"match": 17, "whose": 11, "act": "show", "page": 0, "name": "deck"}),
    "lk:17:-:deck": ("KeptSelect", {"match": 17, "whose": None, "name": "deck"}),
    "lq:17:2:first:deck": ("MeantFileButton", {"match": 17, "whose": 2, "meant": "first", "name": "deck"}),
    "lo:17:t:variant": ("OwnChoiceSelect", {"match": 17, "whose": -1, "name": "variant"}),
    "look:17": ("LookButton", {"match": 17}),
    "look:17:0:0": ("LookButton", {"match": 17, "part": 0, "page": 0}),
    "look:17:2:1": ("LookButton", {"match": 17, "part": 2, "page": 1}),
    "looks:17:0": ("LookSelect", {"match": 17, "nth": 0}),
    "again:18:17": ("AgainButton", {"match": 18, "old": 17}),
    "rematch:17": ("RematchButton", {"match": 17}),
    "adv:17:b:4": ("BackButton", {"match": 17, "act": "b", "number": 4}),
    "adv:17:a:4": ("AdoptButton", {"match": 17, "act": "a", "number": 4}),
    "advg:17:0123456789": ("OwnPlayerButton", {"match": 17, "code": "0123456789"}),
    "board:17": ("BoardButton", {"match": 17}),
    "play:17": ("OpenButton", {"match": 17}),
    "play:17:3": ("OpenButton", {"match": 17, "more": "3"}),
    "q:17:0123456789:": ("OptionSelect", {"match": 17, "code": "0123456789", "path": ""}),
    "q:17:0123456789:attack/2.03": ("OptionSelect", {"match": 17, "code": "0123456789", "path": "attack/2.03"}),
    "unmake:17:31": ("OwnMoveButton", {"match": 17, "seq": 31}),
    "p:17:-:r:": ("PanelButton", {"match": 17, "code": "-", "act": "r", "path": ""}),
    "p:17:0123456789:s:attack/@0123456789abcdef": (
        "PanelButton",
        {"match": 17, "code": "0123456789", "act": "s", "path": "attack/@0123456789abcdef"},
    ),
    "p:17:0123456789:n2:*a+b": ("PanelButton", {"match": 17, "code": "0123456789", "act": "n2", "path": "*a+b"}),
    "p:17:0123456789:g0:": ("PanelButton", {"match": 17, "code": "0123456789", "act": "g0", "path": ""}),
    "p:17:0123456789:x:": ("PanelButton", {"match": 17, "code": "0123456789", "act": "x", "path": ""}),
    "w:17": ("QuestionSelect", {"match": 17}),
    "m:17:0123456789:0:": ("SeveralSelect", {"match": 17, "code": "0123456789", "page": 0, "path": ""}),
    "m:17:0123456789:2:*a+b": ("SeveralSelect", {"match": 17, "code": "0123456789", "page": 2, "path": "*a+b"}),
    "back:17:0123456789": ("TakeBackButton", {"match": 17, "code": "0123456789"}),
    "plan:17": ("PlanButton", {"match": 17}),
    "planned:17": ("PlanSelect", {"match": 17}),
    "unplan:17": ("GiveUpPlanButton", {"match": 17}),
    "sheet:17": ("SheetButton", {"match": 17}),
    "sheet:17:0": ("SheetButton", {"match": 17, "page": 0}),
    "sheet:17:2": ("SheetButton", {"match": 17, "page": 2}),
    "standing:17": ("StandingButton", {"match": 17}),
    "settle:17:windows": ("StandingSelect", {"match": 17, "name": "windows"}),
    "usual:17:keep": ("UsualButton", {"match": 17, "what": "keep"}),
    "h:17:31:0": ("HistoryButton", {"match": 17, "seq": 31, "place": 0}),
    "h:17:1:3": ("HistoryButton", {"match": 17, "seq": 1, "place": 3}),
    "forget:123456789012345678": ("ForgetButton", {"user": 123456789012345678}),
    "sure:17:concede": ("SureButton", {"match": 17, "act": "concede"}),
    "v:17:2:y": ("VoteButton", {"match": 17, "proposal": 2, "answer": "y"}),
    "v:17:2:n": ("VoteButton", {"match": 17, "proposal": 2, "answer": "n"}),
    "since:17:4:0": ("SinceButton", {"match": 17, "start": 4, "before": 0}),
    "since:17:4:31": ("SinceButton", {"match": 17, "start": 4, "before": 31}),
    "hand:17:1": ("HandOverButton", {"match": 17, "seat": 1}),
    "sub:17": ("SeatSelect", {"match": 17}),
    "sit:17": ("SitButton", {"match": 17}),
    "setup:desk": ("DeskButton", {}),
    "setup:desk:view_hours": ("DeskSelect", {"name": "view_hours"}),
    "setup:desk:names": ("DeskSelect", {"name": "names"}),
    "setup:game": ("SettingSelect", {"setting": "game"}),
    "setup:notices": ("SettingSelect", {"setting": "notices"}),
    "setup:remove": ("RemovalButton", {}),
    "setup:remove:sure": ("RemovalButton", {"sure": "sure"}),
    "help:ask:this-war-of-mine:0": ("AskButton", {"game": "this-war-of-mine", "number": 0}),
    "help:open": ("OpenLobbyButton", {}),
}

FORMS: Mapping[str, Row] = {
    "dgf:slow-play": ("GuideForm", {"slug": "slow-play"}),
    "dpf:P:-:doomtrooper": ("PrecedentForm", {"letter": "P", "number": None, "game": "doomtrooper"}),
    "dpf:H:3:": ("PrecedentForm", {"letter": "H", "number": 3, "game": ""}),
    "dps:P:3": ("SupersedeForm", {"letter": "P", "number": 3}),
    "dopen:17:-": ("MatchForm", {"match": 17, "entry": None}),
    "dopen:17:31": ("MatchForm", {"match": 17, "entry": 31}),
    "dtable::": ("TableForm", {"game": "", "edition": ""}),
    "dtable:doomtrooper:doomtrooper-2": ("TableForm", {"game": "doomtrooper", "edition": "doomtrooper-2"}),
    "dform:7:appeal": ("SideForm", {"number": 7, "act": "appeal"}),
    "dtext:7:adjust": ("ArgumentForm", {"number": 7, "what": "adjust"}),
    "dverdict:7:upheld": ("VerdictForm", {"number": 7, "answers": "upheld"}),
    "adjust:17": ("AdjustForm", {"match": 17}),
    "order:17:reopen:4": ("OrderForm", {"match": 17, "act": "reopen", "argument": 4}),
    "order:17:pause:0": ("OrderForm", {"match": 17, "act": "pause", "argument": 0}),
    "dkname:5": ("RenameForm", {"number": 5}),
    "dksave:new": ("SaveForm", {"how": "new"}),
    "dksave:over": ("SaveForm", {"how": "over"}),
    "lfile:17:-:deck": ("FileForm", {"match": 17, "whose": None, "name": "deck"}),
    "lnum:17:t:rounds": ("NumberForm", {"match": 17, "whose": -1, "name": "rounds"}),
    "ltext:17:3:deck": ("TextForm", {"match": 17, "whose": 3, "name": "deck"}),
    "typed:17:0123456789:": ("TypedForm", {"match": 17, "code": "0123456789", "path": ""}),
    "adv:17:0123456789:attack/2.03": ("AdviceForm", {"match": 17, "code": "0123456789", "path": "attack/2.03"}),
    "ruling:17:0123456789:yes": ("RulingForm", {"match": 17, "code": "0123456789", "path": "yes"}),
}

UNKNOWN_ITEMS = (
    "",
    "og:17:rewind:3:12",
    "og:17:rewind:3:12:0123456789abcde",
    "og:17:rewind:3:12:0123456789abcdef:1",
    "og:17:concede:3:12:0123456789abcdef",
    "og:-17:rewind:3:12:0123456789abcdef",
    "og::rewind:3:12:0123456789abcdef",
    "og:12345678901234567890:rewind:3:12:0123456789abcdef",
    "xog:17:rewind:3:12:0123456789abcdef",
    "lb:17",
    "lb:17:join:",
    "LB:17:join",
    "lr:17\n",
    "sr:17:first:123",
    "lc:17:x:card:0:",
    "ls:17:-:",
    "look:17:1",
    "look:17:1:2:3",
    "sheet:17:-",
    "play:17:",
    "dispute:17:x4",
    "dispute:17:e",
    "dau:7",
    "dau:7:1:x",
    "dg:7:31:0123456789AB",
    "dv:7:give:1",
    "dk:old",
    "dk:5:steal",
    "dkq:over:a1:",
    "adv:17:c:4",
    "adv:17:0123456789:yes",
    "p:17:0123456789:z:",
    "p:17:0123456789:n123:",
    "p:17:012345678:s:",
    "q:17:0123456789:A",
    "h:17:31:5",
    "v:17:2:x",
    "ruling:51:show:0:0",
    "card:51:next:0:0",
    "law:",
    "law:Rule",
    "edition:card:51:doomtrooper-2",
    "edition:crib:51:",
    "edition:rule:51:a:b",
    "setup:remove:",
    "setup:desk:other",
    "setup:colour",
    "help:ask:doomtrooper:10",
    "passed:0123456789abcdeF",
)
UNKNOWN_FORMS = (
    "og:17:rewind:3:12:0123456789abcdef",
    "dopen:17:",
    "dopen:17:-:1",
    "dtable:doomtrooper",
    "dtable:a:b:c",
    "dpf:X:3:",
    "order:17:adjust:4",
    "order:17:reopen:-",
    "dksave:newer",
    "lnum:17:t:Rounds",
    "ruling:17:0123456789",
    "adv:17:b:4",
    "typed:17::yes",
)


def meant(posted: str, declared: Sequence[type[Id]]) -> list[Row]:
    """The classes that answer to an id, each with what it carries."""
    return [(each.__name__, each.carried(found)) for each in declared if (found := each.ids.fullmatch(posted))]


def wrongly_read(posted: Mapping[str, Row], declared: Sequence[type[Id]]) -> list[str]:
    """The ids of a table that are not read, by one class alone, as it says; beside the fields that they leave out."""
    wrong = []
    for each, (name, carried) in posted.items():
        found = meant(each, declared)
        left_out = found and {field: value for field, value in found[0][1].items() if field not in carried}
        fits = (
            len(found) == 1 and found[0] == (name, {**carried, **left_out}) and set(left_out.values()) <= {0, "", None}
        )
        wrong += [] if fits else [f"{each} is read as {found}"]
    return wrong


def wrongly_written(posted: Mapping[str, Row], declared: Sequence[type[Id]]) -> list[str]:
    """The ids of a table that what they carry does not lead back to."""
    known = {each.__name__: each for each in declared}
    written = {each: known[name].id_for(**carried) for each, (name, carried) in posted.items()}
    return [f"{each} is written as {now}" for each, now in written.items() if now != each]


def test_posted_buttons_selects_and_forms_mean_what_they_meant() -> None:
    features.modules()
    assert wrongly_read(ITEMS, declared_items()) + wrongly_read(FORMS, declared_forms()) == []


def test_ids_are_written_as_they_were() -> None:
    features.modules()
    assert wrongly_written(ITEMS, declared_items()) + wrongly_written(FORMS, declared_forms()) == []


def test_what_is_nearly_an_id_is_none() -> None:
    features.modules()
    items = {each: meant(each, declared_items()) for each in UNKNOWN_ITEMS}
    forms = {each: meant(each, declared_forms()) for each in UNKNOWN_FORMS}
    assert [each for each, found in {**items, **forms}.items() if found] == []


def test_a_table_that_says_otherwise_is_found() -> None:
    features.modules()
    planted = {"v:17:2:y": ("VoteButton", {"match": 17, "proposal": 3, "answer": "y"}), "v:17": ("VoteButton", {})}
    assert len(wrongly_read(planted, declared_items())) == 2
    assert len(wrongly_written({"v:17:2:x": planted["v:17:2:y"]}, declared_items())) == 1
