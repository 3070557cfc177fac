"""Czech, Swedish and English words: stems, function words, numbers."""
