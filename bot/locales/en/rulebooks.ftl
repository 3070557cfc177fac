# Rulebooks that servers add.

command-rulebook = rulebook
command-rulebook-about = Rulebooks of this server
command-rulebook-add = add
command-rulebook-add-about = Add a rulebook to this server; you answer for the right to use it here
command-rulebook-add-file = file
command-rulebook-add-file-about = PDF, Word, EPUB, HTML or text, up to 10 MB; it answers on this server only
command-rulebook-add-title = title
command-rulebook-add-title-about = What the book is called here; otherwise its first heading
command-rulebook-add-language = language
command-rulebook-add-language-about = The language of the book; otherwise I work it out
command-rulebook-add-language-cs = Czech
command-rulebook-add-language-sv = Swedish
command-rulebook-add-language-en = English
command-rulebook-add-kind = kind
command-rulebook-add-kind-about = Rulebook, FAQ or errata; the last two go before what they correct
command-rulebook-add-kind-rulebook = rulebook
command-rulebook-add-kind-faq = FAQ
command-rulebook-add-kind-errata = errata
command-rulebook-add-corrects = corrects
command-rulebook-add-corrects-about = The rulebook that the FAQ or errata is about
command-rulebook-add-edition = edition
command-rulebook-add-edition-about = A rulebook of the same game, if this is another edition or language of it
command-rulebook-list = list
command-rulebook-list-about = The rulebooks of this server, and how much room they take
command-rulebook-show = show
command-rulebook-show-about = What I read of a rulebook: its outline, its language, pages without text
command-rulebook-replace = replace
command-rulebook-replace-about = Put a newer file in the place of a rulebook; the old one answers until you confirm
command-rulebook-replace-file = file
command-rulebook-replace-file-about = The newer file, up to 10 MB
command-rulebook-remove = remove
command-rulebook-remove-about = Delete a rulebook of this server
command-rulebook-book = book
command-rulebook-book-about = The book; pick it from the list

book-being-read = Reading the rulebook
book-waiting = It waits for its turn: I read one book at a time.
book-page-of = Page { $page } of { $pages }
book-indexing = All pages are read; now I am making them searchable.
book-page-later = I am still reading it. Look again in a while.
book-not-read = The book was not added
book-look-over = **Look this over before anybody asks:** nothing answers until you confirm. The person who confirms is responsible for the server’s right to use the book; it answers on this server only.
book-facts = { $pages ->
    [0] {""}
    [one] { $pages } page,{" "}
   *[other] { $pages } pages,{" "}
}{ $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}, { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
} · { $language }
book-language-unknown = unknown language
book-edition = edition { $edition }
book-blank = { $count ->
    [one] ⚠ Page without text: { $pages }. If there are rules on it, run text recognition (OCR) on the file and replace it.
   *[other] ⚠ Pages without text: { $pages }. If there are rules on them, run text recognition (OCR) on the file and replace it.
}
book-foreign = ⚠ The book seems to be in a language that I do not know. I find only words that appear in it; a Czech, Swedish or English edition answers far better.
book-second = ⚠ The book is in two languages, { $language } and { $second }. I search both, but one file for each language answers better.
book-few-headings = ⚠ I see hardly any headings, and the order of the text may be wrong. If this is no rulebook, discard it; if it is, answers will name the page more often than the section, and I call none of them certain.
book-shorter = ⚠ The present file has { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
} and { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
}. Unless the new one really is that much shorter, I read it less well: discard it, and the old one goes on answering.
book-outline = The outline as I understand it
book-on-page = p. { $page }
book-more-sections = { $count ->
    [one] … and one more section
   *[other] … and { $count } more sections
}
book-sample = This is how a passage is found on its page:
book-confirm = Confirm
book-flat = Headings are wrong
book-with-headings = Read it with headings
book-discard = Discard
book-try = Try a question
book-tried = Tried: { $question }
book-tried-nothing = The book says nothing about that. If it does, check the outline.
book-answers = ✓ **{ $title }** answers from now on. Set it as the game of a channel in `/{ $command }`, or name it in a question.
book-corrects = ✓ **{ $title }** comes above **{ $book }** from now on, wherever it corrects it.
book-lost = ⚠ These rulings are about passages that are not in the new file: { $titles }.
book-list = Rulebooks of this server
book-none = This server has no rulebook of its own yet.
book-room = { $count } of { $most } books, { $size } of { $room } MB
book-megabytes = { $size } MB
book-kilobytes = { $size } kB
book-kind-rulebook = rulebook
book-kind-faq = FAQ
book-kind-errata = errata
book-state-reading = being read
book-state-draft = waits to be confirmed: see it with `/rulebook show`
book-pages-private = *Page* shows a passage on its page to the person who presses it.
book-pages-public = *Page* shows a passage on its page, and it may be shown to the channel.
book-pages-off = Pages of this book are not shown.
book-pages-private-pick = Pages: only for the person who asks
book-pages-public-pick = Pages: may be shown to the channel
book-pages-off-pick = Pages: never
book-pages-who = Who may see pages of the book
book-pages-admins-only = Only server admins decide who sees pages of a book.
book-remove = Remove
book-remove-about = The file and everything that was read of it are deleted. What judges ruled on it stays in the precedents.
book-remove-others = These go with it, because they correct it: { $titles }.
book-kept-old = The new file is discarded; the present one goes on answering.
book-removed = Removed
book-keepers-only = Only server admins and judges can add or change rulebooks.
book-not-confirmed = That book waits to be confirmed. Confirm or discard it first: `/rulebook show`.

book-refused-off = The operator of this bot has not allowed servers to add rulebooks. Ask them to set `SERVER_BOOKS=1`, or to put the book into their own folder of rulebooks.
book-refused-format = I cannot read .{ $ending } files. Save it as .{ $better } and add that.
book-refused-no-ending = The file’s name has no ending, so I do not know what is in it. Rename it, for instance to .pdf or .txt, after what it is, and add it again.
book-refused-large-file = The file has { $megabytes } MB, and I accept up to { $most } MB. Reduce the pictures in it, or ask the operator of this bot to put it into their folder of rulebooks, where it may be larger.
book-refused-books = This server already has { $most } books. Remove one first: `/rulebook remove`.
book-refused-server-full = The books of this server take { $used } of { $most } MB. Remove one first: `/rulebook remove`.
book-refused-bot-full = There is no room left for rulebooks of servers. Ask the operator of this bot to allow more (`SERVER_BOOKS_MB`).
book-refused-same = This very file is here already, as “{ $title }”. To read it anew, remove it first.
book-refused-corrects-what = Say which rulebook it corrects, with the option “corrects”. That rulebook must be here and confirmed.
book-refused-unknown = This server has no confirmed rulebook of that name. Pick it from the list.
book-refused-gone = That book is not here any more. See which there are with `/rulebook list`.
book-refused-disk = There is no room left on the disk of the machine that I run on, so nothing was added. Tell the operator of this bot.
book-refused-failed = I could not read this file. Open it in a viewer, print it into a new PDF, and add that.
book-refused-damaged = The file is damaged. Open it in the program it was made with, save it again, and add that.
book-refused-empty = The file holds no words. Put the rulebook’s text into it.
book-refused-locked = The file is protected by a password or against copying. Save a copy without protection and add that.
book-refused-pictures = There are only pictures in the file, so there is no text to read. Run text recognition (OCR) on it and add the result.
book-refused-large = The book is too large once it is unpacked or read. Split it into parts and add the one with the rules.
book-refused-slow = The file takes too long to read. Split it into parts, or print it into a new PDF.
book-refused-binary = I cannot read this file as text. Save it as PDF, or as plain text in UTF-8.

button-page = Page
page-title = { $book } · page { $page }
page-off = Pages of this book are not shown here. An admin decides that: `/rulebook show`.
page-not-drawn = I cannot show this passage on page { $page }. The text of the answer is the book’s own.
