"""``rozhodci doctor``: one page about everything the bot needs, and what to do where something is wrong."""
