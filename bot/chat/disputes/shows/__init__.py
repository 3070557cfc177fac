"""The cards of disputes: the public one, the judge's panel and brief, drafts, precedents, the guide."""
