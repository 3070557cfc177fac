"""``rozhodci``, also ``python -m bot``: on Discord with a token, in the browser without; ``sync``, ``health``,
``backup``, ``restore``, ``referee``, ``verify`` and ``cards`` beside.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.referee.cards import cards
from bot.referee.checking import verify
from bot.referee.command import referee

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help=__doc__)

app.command()(referee)
app.command()(verify)
app.add_typer(cards, name="cards")


@app.callback(invoke_without_command=True)
def run(context: typer.Context) -> None:
    """Run the bot: on Discord with DISCORD_TOKEN, in a browser page on this machine without."""
    if context.invoked_subcommand is None:
        # Discord and databases take seconds to load, and a referee on the command line needs neither.
        from bot import running

        running.run()


@app.command()
def sync(
    guild: Annotated[int | None, typer.Option(help="Only this server, where the commands are seen at once.")] = None,
) -> None:
    """Send the commands to Discord; needed once, and again when a version changes them."""
    from bot import running

    running.send_commands(guild)


@app.command()
def health() -> None:
    """Ask the running bot whether it is well; the exit code is 0 when it is."""
    from bot import running

    running.ask_after_health()


@app.command()
def backup(
    file: Annotated[Path | None, typer.Argument(help="Where to; otherwise a file in DATA_DIR/backups.")] = None,
) -> None:
    """Write a backup of the database and check it; the bot may be running."""
    from bot import running

    running.back_up(file)


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="A file that 'backup' wrote.")]) -> None:
    """Put a backup in the database's place; stop the bot first."""
    from bot import running

    running.restore(file)


if __name__ == "__main__":
    app()
