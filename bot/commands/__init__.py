"""What the commands of ``rozhodci`` do beside running the bot; each loads what it needs and no more."""
