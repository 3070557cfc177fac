"""From lines to blocks: headings, paragraphs, lists, captions."""
