"""The game's own player: it advises, plays given-up seats, and answers where nobody did in time."""
