# What people read when something went wrong; the log knows the rest.

error-incident = Něco se mi pokazilo. Mám to zapsané jako { $incident }; zkus to prosím za chvíli znovu.
error-index = Teď se nedostanu ke svým pravidlům. Provozovatel bota musí znovu sestavit rejstřík.
error-index-pending = Pravidla si ještě připravuji. Zeptej se znovu za pár sekund.
error-not-allowed = Tohle smí jen správce serveru.
error-guild-only = Tohle funguje jen na serveru.
error-outdated = Tenhle příkaz se změnil. Načti Discord znovu (Ctrl+R) a zkus to ještě jednou.
error-stale-button = Tohle tlačítko už nic nedělá. Zadej příkaz znovu.
error-stale-form = Tenhle formulář už nic nedělá. Nic se nestalo; zadej příkaz znovu.
error-late-form = Trvalo to moc dlouho a formulář už teď ukázat nejde. Nic se nestalo; zkus to prosím znovu.
error-busy = Teď toho mám moc najednou, takže se nic nestalo. Zkus to prosím za chvilku znovu.
error-storage = Teď se nedostanu ke své databázi, takže se nic nestalo. Provozovatel bota najde důvod v logu; zkus to prosím později.
