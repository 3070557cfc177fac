# What people at a table are asked, and what they tell without being asked.

twom-await-else = řekni, jestli se stalo něco, o čem bot neví (nemusíš)
twom-await-putting = rozhodni, co karta nabízí: { $source }
twom-ask-or-else = { $question } Nebo se stalo něco jiného?
twom-ask-about = { $question } · { $about }
twom-about-told = { $kind }: { $source }
twom-about-act = { $who }: { $act }
twom-answer = odpovědět
twom-tell-else = stalo se něco jiného …
twom-use = jíst nebo dát lék …
twom-ask-use = Kdo co sní nebo dostane?
twom-ask-why = Co se stalo?
twom-ask-told = { $what }?
twom-ask-declared-of = Co se stalo: { $source }?
twom-and-more = a ještě něco
twom-and-next = a rovnou: { $ask }
twom-ask-ways = Kolik odpovědí karta nabízí?
twom-ask-way-text = Odpověď č. { $number }: opiš ji krátce.
twom-way-number = odpověď č. { $number }
twom-ask-putting = Pro co se rozhodneš?
twom-ask-thug-letters = Která písmena jsou násilníci?
twom-ask-bought = Co kupuješ?
twom-ask-act = Co dělá jako denní akci { $who }?
twom-ask-act-where = Kde to { $who } dělá?
twom-ask-space-name = Které pole úkrytu to je?
twom-ask-fitting-name = Jak se jmenuje, co { $who } staví?
twom-ask-bed = Je to postel?
twom-ask-helper = Kdo pomáhá ({ $who })?
twom-ask-cost = Co to stálo?
twom-ask-brought = Co to přineslo?
twom-alone = nikdo, s lopatou
twom-new-space = jiné pole …
twom-new-fitting = jiné vybavení …
twom-act-look = rozhlíží se
twom-act-search = prohledává kartu úkrytu
twom-act-rubble = odklízí suť
twom-act-bars = řeže mříž
twom-act-door = háčkuje zámek
twom-act-use = využívá akci pole nebo vybavení
twom-act-build = staví vybavení
twom-act-board = zabedňuje
twom-task-act = { $act } ({ $space }); stálo: { $cost }; přineslo: { $brought }
twom-field = { $place } (karet: { $count })
twom-declared-put = o volbě na kartě rozhodne vůdce
twom-declared-traded = celý obchod
twom-what-die = { $die } ({ $purpose })
twom-what-back-of = zadní strana karty úkrytu ({ $card }, { $space }, { $who })
twom-what-enemy-of = zdatnost na žetonu (nepřítel { $letter } č. { $number }, se kterým skupina bojuje)
twom-what-name = { $number ->
    [0] jméno postavy, která přichází
   *[other] jméno postavy č. { $number } ve skupině
}
twom-what-prowess = zdatnost ({ $who })
twom-what-empathy = empatie ({ $who })
twom-what-capacity = nosnost ({ $who })
twom-what-marks = černé značky (ztracené akce) na žetonu kterékoli postavy ({ $state }, úroveň { $level })
twom-what-level-script = scéna na žetonu ({ $state }, úroveň 4)
twom-what-script-of = scéna na žetonu ({ $state }, úroveň 4, { $who })
twom-what-red-corner = karty s červeným rohem odložené stranou ({ $deck })
twom-person-number = { $number ->
    [0] postava, která přichází
   *[other] postava č. { $number } ve skupině
}
twom-roll-enemy-of = boj, na skupinu útočí { $foe }
twom-roll-in-round = { $purpose }, { $round }. kolo
twom-roll-table-of = účinek, { $source }
twom-source-acted = { $who }: { $what } ({ $space })
twom-source-chosen = { $source } („{ $way }“)
twom-source-told-by = { $source }, hlásí { $seat }
twom-source-told-else = stalo se něco jiného
twom-source-told-skill = použili jsme dovednost
twom-source-told-mistake = spletli jsme se
twom-value = { $what }: { $value }
twom-log-chosen = Vůdce rozhodl: { $way } – { $source }
twom-log-valued = U stolu zapsáno z krabice hráčů, pro celou kampaň: { $values }
twom-log-furnished = Postaveno: { $fitting } ({ $space })
twom-log-acted = { $who }: { $act } ({ $space }); stálo: { $cost }; přineslo: { $brought }
twom-log-reserved = { $by ->
    [-1] Skupina použila kartu poslední záchrany; zbývá jich: { $left }
   *[other] Skupina si vytáhne 2 karty poslední záchrany a jednu si nechá; teď jich má: { $left }
}
twom-preview-declare = { $why }: { $picked }
twom-preview-use = { $who }: { $token }
twom-no-value = Sem patří celé číslo od { $least } do { $most }. Podívej se, jestli karta nebo žeton je z téhle krabice.
twom-no-use = To teď nejde: věc není po ruce, nebo postavě nepomůže. Vyber z nabídky.
twom-no-token = Takový žeton hra nemá: { $token }. Vyber z nabídky.
twom-cards-box = naše krabice, bez sady
twom-ask-check = Co padlo na černé kostce? (ověření hluku)
twom-what-die-again = { $die } ({ $purpose }; po opakovaných hodech, nejvýš { $again })
twom-await-scenes = padlo S ({ $count }×): minutí, nebo osud?
twom-ask-scenes = Kdo v boji pokouší osud? Ostatní S jsou minutí.
twom-ask-enemy-prowess = Zdatnost na žetonu: { $number }. nepřítel { $letter }?
twom-preview-series =
    { $first }
    { $then }
twom-no-series = Tyhle odpovědi nejde dát najednou: mezi nimi se ptám někoho jiného, nebo hází či tahá bot. Odpověz na ně postupně.
