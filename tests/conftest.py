"""What tests of every package share."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterator
from itertools import chain, groupby
from pathlib import Path

import pytest

from tests import once
from tests.compiled import compile_once
from tests.once import MadeOnce, begin_digest_index, ended


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: the tests of browsers, databases and clocks mostly wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Give each process a stretch of the tests, so that those of a file share what is set up for it.

    Whichever process is done first takes over tests of the others.
    """
    if config.getoption("numprocesses", None) and config.getoption("dist") == "no":
        config.option.dist = "worksteal"


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile everything once before test processes start; what most of a whole run waits for is begun meanwhile."""
    config = session.config
    if config.getoption("numprocesses", None):
        compile_once(config, [config.invocation_params.dir / each.split("::")[0] for each in config.args])
        if config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.collectonly:
            config.add_cleanup(ended(begin_digest_index()))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Ten thousand tests are no garbage, and looking through them for some takes a third of the time to collect them.

    Nor are they looked through while they run, and what tests make is looked through less often.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the tests run in another order, to find those that need what another left behind."""
    parser.addoption("--order", metavar="reverse|SEED", help="run the tests backwards, or shuffled by a seed")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests in the order that was asked for; those of a file stay together, as they share what is set up."""
    order = config.getoption("--order")
    if order is None:
        return
    if order == "reverse":
        items.reverse()
        return
    lot = random.Random(order)
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    lot.shuffle(files)
    for tests in files:
        lot.shuffle(tests)
    items[:] = chain.from_iterable(files)


@pytest.fixture(scope="session")
def rulebooks() -> Path:
    """The folder of the real rulebooks; tests that need it are skipped where it is absent."""
    root = Path(__file__).resolve().parents[1]
    folder = Path(os.environ.get("RULEBOOKS_DIR") or root.parent / "shared" / "rulebooks")
    if not folder.is_dir():
        pytest.skip(f"no real rulebooks: {folder} is no folder (set RULEBOOKS_DIR)")
    return folder


@pytest.fixture(scope="session")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> MadeOnce:
    """Makes what takes long, once for all processes of the test run."""
    return once.made_once(tmp_path_factory)


@pytest.fixture(scope="session")
def digest_index() -> Path:
    """The index of the digest that the program brings along, without rulebooks."""
    return once.digest_index()


@pytest.fixture(scope="session")
def real_index(rulebooks: Path) -> Path:
    """The index of that digest with the real rulebooks."""
    return once.kept("real", lambda folder: once.indexed(folder, rulebooks), rulebooks)
