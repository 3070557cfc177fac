"""Saving a campaign on a sheet after dawn, and going on from one; rule: twom-cs.save.when."""
