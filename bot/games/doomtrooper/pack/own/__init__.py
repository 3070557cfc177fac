"""Component packs: an organiser's card table, effects and formats, laid over the cards that the bot comes with."""
