"""The end of a campaign: what became of everybody, and the campaign in figures."""
