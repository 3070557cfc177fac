"""What keeps the house easy to find one's way in: small folders, short files, features that stand alone."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from tests.house import ROOT, import_graph, part_of, sources
from tests.rows import rows

MOST_FILES, MOST_LINES = 15, 400

SHARED = ("bot.chat.answers", "bot.chat.base")
COMPOSITION = ("bot.chat.background", "bot.chat.client", "bot.chat.features", "bot.chat.health")
"""What knows the client with all its features; nothing else of the chat may."""
DECLARING = "bot.chat.base.commands.declaring"

# Decisions are made without a database, and what stores them knows neither those who ask nor a bell.
LAYERS = ("model", "rules", "storage", "services", "service")
INSIDE = {
    f"{package}.{lower}": tuple(f"{package}.{higher}" for higher in LAYERS[place + 1 :])
    for package in ("bot.matches", "bot.disputes")
    for place, lower in enumerate(LAYERS[:-1])
}


def code_files(root: Path) -> Counter[Path]:
    """How many files of code each folder has, beside the one that only names the package."""
    return Counter(path.parent for path in sources(root) if path.name != "__init__.py")


def crowded(root: Path) -> list[str]:
    full = {folder: count for folder, count in code_files(root).items() if count > MOST_FILES}
    return [f"{folder.relative_to(root)} has {count} files" for folder, count in full.items()]


def lonely(root: Path) -> list[str]:
    alone = [folder for folder, count in code_files(root).items() if count == 1]
    return [str(folder.relative_to(root)) for folder in alone if not list(folder.glob("*/*.py"))]


def lengthy(root: Path) -> list[str]:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources(root)}
    return [f"{path.relative_to(root)} has {length} lines" for path, length in lengths.items() if length > MOST_LINES]


@cache
def house() -> dict[str, set[str]]:
    """The modules of the house with their imports."""
    return import_graph()


def features(graph: dict[str, set[str]]) -> set[str]:
    """The folders of the chat that are not shared, and files beside them that declare a command."""
    folders = {
        ".".join(module.split(".")[:3]) for module in graph if part_of(module, "bot.chat") and module.count(".") > 2
    }
    files = {module for module, imported in graph.items() if module.count(".") == 2 and DECLARING in imported}
    return folders.union(files).difference(SHARED, COMPOSITION)


def meddling(graph: dict[str, set[str]]) -> list[str]:
    """Imports by which a part of the chat knows a feature that it should not know."""
    found, known = [], features(graph)
    for module, imported in graph.items():
        if not part_of(module, "bot.chat") or module in COMPOSITION:
            continue
        own = next((feature for feature in known if part_of(module, feature)), None)
        for each in sorted(imported):
            foreign = any(part_of(each, feature) and feature != own for feature in known)
            if foreign or each in COMPOSITION:
                found.append(f"{module} imports {each}")
    return found


def reaching_up(graph: dict[str, set[str]]) -> list[str]:
    """Imports inside the matches and inside the disputes that go from a lower folder to a higher one."""
    return [
        f"{module} imports {each}"
        for module, imported in graph.items()
        for folder, above in INSIDE.items()
        for each in sorted(imported)
        if part_of(module, folder) and any(part_of(each, higher) for higher in above)
    ]


def test_no_folder_has_more_files_than_one_takes_in() -> None:
    assert not crowded(ROOT)


def test_no_folder_is_made_for_one_file() -> None:
    assert not lonely(ROOT)


def test_no_file_is_longer_than_one_reads() -> None:
    assert not lengthy(ROOT)


def test_features_know_neither_each_other_nor_the_client() -> None:
    assert not meddling(house())


def test_a_feature_is_a_folder_of_the_chat_or_a_file_that_declares_a_command() -> None:
    assert {"bot.chat.rulings", "bot.chat.matches", "bot.chat.own_data"} <= features(house())
    graph = {
        "bot.chat.dice.view": {"discord"},
        "bot.chat.roll": {DECLARING},
        "bot.chat.metrics": {"time"},
        "bot.chat.features": {DECLARING},
        "bot.chat.base.text": {"re"},
    }
    assert features(graph) == {"bot.chat.dice", "bot.chat.roll"}


def test_a_crowded_a_lonely_and_a_lengthy_one_are_found(tmp_path: Path) -> None:
    for folder, count in {"few": 2, "many": MOST_FILES + 1, "lone": 1}.items():
        (tmp_path / "bot" / folder).mkdir(parents=True)
        (tmp_path / "bot" / folder / "__init__.py").touch()
        for number in range(count):
            (tmp_path / "bot" / folder / f"file{number}.py").write_text("\n" * MOST_LINES)
    (tmp_path / "bot" / "few" / "file1.py").write_text("\n" * (MOST_LINES + 1))
    assert crowded(tmp_path) == ["bot/many has 16 files"]
    assert lonely(tmp_path) == ["bot/lone"]
    assert lengthy(tmp_path) == ["bot/few/file1.py has 401 lines"]


@rows(
    ("module", "imported"),
    [
        ("bot.chat.cards.commands", "bot.chat.rulings.commands"),
        ("bot.chat.answers.card", "bot.chat.cards"),
        ("bot.chat.base.errors", "bot.chat.matches.base.terms"),
        ("bot.chat.bot", "bot.chat.rulings"),
        ("bot.chat.rulings.commands", "bot.chat.client"),
    ],
)
def test_a_planted_import_of_a_feature_is_found(module: str, imported: str) -> None:
    planted = {**house(), module: {imported, "bot.chat.base.text"}}
    assert meddling(planted) == [f"{module} imports {imported}"]


def test_a_feature_knows_itself_and_what_is_shared() -> None:
    assert not meddling({"bot.chat.cards.commands": {"bot.chat.cards.view", "bot.chat.answers.card", "bot.chat.bot"}})
    assert not meddling({"bot.chat.client": {"bot.chat.cards", "bot.chat.matches"}})


def test_matches_and_disputes_decide_without_a_database_and_store_without_services() -> None:
    assert not reaching_up(house())


@rows(
    ("module", "imported"),
    [
        ("bot.matches.rules.seats", "bot.matches.storage.read"),
        ("bot.matches.rules.endings", "bot.matches.services.seats"),
        ("bot.matches.storage.repository", "bot.matches.services.clocks.scheduler"),
        ("bot.matches.model.match", "bot.matches.rules.seats"),
        ("bot.disputes.rules.judging", "bot.disputes.storage.cases"),
        ("bot.disputes.storage.write", "bot.disputes.services.unit_of_work"),
    ],
)
def test_a_planted_import_to_a_higher_layer_is_found(module: str, imported: str) -> None:
    assert reaching_up({module: {imported, "bot.matches.model.match"}}) == [f"{module} imports {imported}"]
