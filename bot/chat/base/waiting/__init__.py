"""Who waits for what, and who goes next."""
