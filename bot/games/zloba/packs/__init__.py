"""Component packs that the bot brings along."""
