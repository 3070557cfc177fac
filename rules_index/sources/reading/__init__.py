"""From files to pages of text, and what a file says about itself."""
