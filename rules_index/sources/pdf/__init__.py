"""From a PDF to the text of its pages: glyphs, lines, reading order, headings, tables."""
