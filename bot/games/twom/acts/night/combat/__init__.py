"""Combat: enemies are drawn, people take weapons, and rounds are fought until one side is gone."""
