"""What answers of the oracle share: cards, pages, buttons, saved questions."""
