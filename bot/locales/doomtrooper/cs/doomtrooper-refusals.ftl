# Refusals, by the topic of the rule.

doomtrooper-no-turn-steps = To patří do jiného kroku.
doomtrooper-no-turn-card-timing = To se v tuhle chvíli hrát nedá.
doomtrooper-no-turn-sequence = Na tohle se teď hra neptá. Podívej se na otázku znovu.
doomtrooper-no-anytime-order = Teď nejsi na řadě.
doomtrooper-no-setup-cardinals-privilege = O úvodním listu už je rozhodnuto.
doomtrooper-no-setup-opening-hand = Úvodní list teď měnit nejde.
doomtrooper-no-actions-three = Nemáš akci, kterou by to šlo zaplatit.
doomtrooper-no-actions-unused = Nevyužité akce propadají.
doomtrooper-no-actions-first-round = Takhle brzy ještě útočit nejde.
doomtrooper-no-actionkind-no-change = Urči, kterou akcí to zaplatíš; každá to být nemůže.
doomtrooper-no-attack-once = Nemáš akci, za kterou by šlo zaútočit.
doomtrooper-no-attack-last = Útok je poslední běžná akce kola.
doomtrooper-no-attack-first-round = Ve svém prvním kole ještě neútočíš.
doomtrooper-no-recruit-action = Tohohle bojovníka teď vyložit nejde.
doomtrooper-no-recruit-cost = Nemáš na něj dost bodů osudu.
doomtrooper-no-personality-one-copy = Tahle osobnost už ve hře je.
doomtrooper-no-hidden-recruit = Do úkrytu ho teď vyložit nejde.
doomtrooper-no-hidden-never = V úkrytu nesmí být nikdy.
doomtrooper-no-hidden-no-attachments = Na skrytého bojovníka se nic nevykládá.
doomtrooper-no-meditate-action = Teď meditovat nejde.
doomtrooper-no-cover-seek = Do úkrytu jít nemůže.
doomtrooper-no-cover-one-uncovered = Aspoň jeden tvůj bojovník musí zůstat neukrytý.
doomtrooper-no-cover-never = Nesmí jít do úkrytu.
doomtrooper-no-cover-leave = Úkryt opustit nemůže.
doomtrooper-no-cover-must-leave = Všichni tvoji bojovníci jsou v úkrytu; nejbližší běžnou akcí to musíš napravit.
doomtrooper-no-equipment-action = Tohle vybavení teď přidělit nejde.
doomtrooper-no-equipment-restricted = Není tu nikdo, kdo by ho mohl mít.
doomtrooper-no-equipment-for-him = Není pro něj.
doomtrooper-no-equipment-own-only = Dává se jen vlastním bojovníkům.
doomtrooper-no-equipment-limit = Jedno už má.
doomtrooper-no-vehicle-one = Vozidlo už má.
doomtrooper-no-vehicle-board = Nemá vozidlo.
doomtrooper-no-vehicle-inside-limits = Kdo je ve vozidle, tohle nesmí.
doomtrooper-no-fortification-action = Tohle opevnění teď vyložit nejde.
doomtrooper-no-fortification-for-him = Tam opevnění nepatří.
doomtrooper-no-fortification-copies = Jedno takové už máš.
doomtrooper-no-symmetry-give = Není nikdo, kdo by ji mohl dostat.
doomtrooper-no-symmetry-for-him = Není pro něj.
doomtrooper-no-symmetry-types = Je pro stoupence jiného apoštola.
doomtrooper-no-symmetry-never = Tuhle kartu nesmí dostat nikdy.
doomtrooper-no-symmetry-own-one-copy = Jednu kopii už má.
doomtrooper-no-mission-give = Tenhle úkol teď přidělit nejde.
doomtrooper-no-mission-copies = Jeden takový tam už je.
doomtrooper-no-mission-target = Tenhle úkol může dostat jen ten, komu to jeho karta dovoluje.
doomtrooper-no-relic-give = Není nikdo, kdo by relikvii mohl mít.
doomtrooper-no-relic-for-him = Relikvie není pro něj.
doomtrooper-no-relic-unique = Tahle relikvie už ve hře je.
doomtrooper-no-warzone-play = Tuhle válečnou zónu teď vyložit nejde.
doomtrooper-no-warzone-copies = Tuhle válečnou zónu už máš.
doomtrooper-no-ki-give = Není nikdo, kdo by ji mohl dostat.
doomtrooper-no-ki-for-him = Není pro něj.
doomtrooper-no-beasts-give = Není nikdo, kdo by mohl mít zvíře.
doomtrooper-no-beasts-for-him = On zvíře mít nemůže.
doomtrooper-no-beasts-one-or-vehicle = Buď jedno zvíře, nebo jedno vozidlo.
doomtrooper-no-attachments-definition = Tam ji přiložit nejde.
doomtrooper-no-transfer-action = Tam transfer udělat nemůže.
doomtrooper-no-transfer-opening = Stanice ještě není otevřená.
doomtrooper-no-transfer-vehicle = S vozidlem to stojí dvě akce.
doomtrooper-no-transfer-once = V tomhle kole už transfer udělal.
doomtrooper-no-transfer-no-mixing = Doomtrooper a Černý legionář nesmějí být na tvé Stanici společně.
doomtrooper-no-transfer-with-tribes = S těmi, kdo tam jsou, být nesmí.
doomtrooper-no-transfer-who-tribes = Kmenoví válečníci transfer dělat nemůžou.
doomtrooper-no-transfer-duty = Nejdřív musí na Stanici někdo z tvých.
doomtrooper-no-transfer-converted = Nejdřív musí ze Stanice odejít ten, kdo tam nesmí být.
doomtrooper-no-beasts-leave-outpost = Se zvířetem se Stanice dobrovolně neopouští.
doomtrooper-no-art-caster-needed = Nikdo z tvých to teď seslat nemůže.
doomtrooper-no-art-which-spells = Tenhle aspekt neovládá.
doomtrooper-no-art-not-for-legion = Umění se ve prospěch Černé legie nepoužívá.
doomtrooper-no-art-combat-spell = Sesílá se v souboji.
doomtrooper-no-art-personal-combat-spell = Sesilatel musí být v souboji.
doomtrooper-no-special-play = Nemáš na její zaplacení.
doomtrooper-no-special-no-cost = Nemáš na její zaplacení.
doomtrooper-no-alliance-unique = Tahle aliance už ve hře je.
doomtrooper-no-timing-must-matter = Není na co ji zahrát.
doomtrooper-no-timing-reaction-direct = Nepůsobí přímo na kartu, na kterou se reaguje.
doomtrooper-no-timing-always-react = Nejdřív smějí reagovat ostatní.
doomtrooper-no-discard-to-seven = Odhoď přesně tolik karet, kolik jich máš navíc.
doomtrooper-no-discard-one = Odhodit můžeš nejvýš jednu kartu.
doomtrooper-no-combat-announce = Tihle dva proti sobě teď bojovat nemohou.
doomtrooper-no-combat-nobody = Nemáš bojovníka, který by mohl zaútočit, nebo není na koho.
doomtrooper-no-combat-tactic = Takhle se bojovat nedá.
doomtrooper-no-combat-tactic-forbidden = Nemají společnou taktiku.
doomtrooper-no-combat-zone-choice = Tuhle válečnou zónu použít nejde.
doomtrooper-no-combat-weapon-kinds = Tahle zbraň se na taktiku tohohle souboje nehodí. Zvol jinou.
doomtrooper-no-combat-weapon-one = Touhle zbraní teď bojovat nejde: v souboji se používá jedna a volí se při úpravách hodnot.
doomtrooper-no-combat-points-split = Tolik bodů to není.
doomtrooper-no-combat-restrictions = Na něj zaútočit nesmí.
doomtrooper-no-combat-areas = Přes hranici Stanice se neútočí.
doomtrooper-no-combat-own-warriors = Na vlastní bojovníky se neútočí.
doomtrooper-no-target-no-attack = Na něj se útočit nesmí.
doomtrooper-no-target-imprisoned = Je uvězněný nebo umlčený.
doomtrooper-no-sabotage-own-turn = Dělá se to jen ve vlastním kole.
doomtrooper-no-sabotage-condition = Toho hráče má kdo bránit.
doomtrooper-no-sabotage-first-round = Nejdřív musí každý odehrát své první kolo.
doomtrooper-no-sabotage-once = V tomhle kole už to máš za sebou.
doomtrooper-no-sabotage-or-attack = V jednom kole jde buď útok, nebo sabotáž.
doomtrooper-no-sabotage-how = Ten to udělat nemůže.
doomtrooper-no-sabotage-last = Je to poslední akce kola.
doomtrooper-no-cultist-choice = Jeho stranu teď určit nejde.
doomtrooper-no-cultist-no-backdating = Na tuhle volbu je pozdě.
doomtrooper-no-sergeant-who = Tomuhle veliteli ho přidělit nejde.
doomtrooper-no-sergeant-same-kind = Jednotku tvoří jen stejní bojovníci.
doomtrooper-no-sergeant-permanent = Velitele už má.
doomtrooper-no-wording-may-not = Zakazuje to karta.
doomtrooper-no-wording-may-not-by =
    { $count ->
        [one] Zakazuje to karta { $cards }.
        [few] Zakazují to karty { $cards }.
        [many] Zakazují to karty { $cards }.
       *[other] Zakazují to karty { $cards }.
    }
doomtrooper-no-wording-used-up = { $card }: častěji už to teď použít nejde.
doomtrooper-no-wording-never = Karta to zakazuje bez výjimky.
doomtrooper-no-wording-never-by =
    { $count ->
        [one] Karta { $cards } to zakazuje bez výjimky.
        [few] Karty { $cards } to zakazují bez výjimky.
        [many] Karty { $cards } to zakazují bez výjimky.
       *[other] Karty { $cards } to zakazují bez výjimky.
    }
doomtrooper-no-precedence-card-over-rules = Limit, který karta určuje, je vyčerpaný.
doomtrooper-no-term-prophecy = Proroctví se dává vlastnímu Prorokovi na Stanici.
doomtrooper-no-term-you = O tom nerozhoduješ ty.
doomtrooper-no-term-hand = Tuhle kartu nemáš v ruce.
doomtrooper-no-cancel-costs-lost = Je to zrušené.
doomtrooper-no-victory-target = Zápas skončil, nebo je cílový počet bodů nemožný.
doomtrooper-no-term-in-play = Tahle karta není ve hře.
doomtrooper-no-targets-same-corporation = Je vůči němu loajální.
doomtrooper-no-combat-duplicate-cards = V tomhle souboji už máš stejnou kartu zahranou.
doomtrooper-no-multiplayer-arch-enemies = Na tenhle útok nemáš body.
doomtrooper-no-multiplayer-teams = Na spoluhráče z týmu neútočíš.
doomtrooper-no-targets-player-cards = Když útočí přímo na tebe, hraješ jen speciální karty.
doomtrooper-no-anytime-inspired-own-turn = Její akce by přišly až po útoku, kdy je nejde provést.
doomtrooper-no-anytime-out-of-fight = Z boje ho vezme nejpozději před oznámením útočníka a obránce.

doomtrooper-no-art-boost = Žádné tvoje kouzlo teď zesílit nejde.
doomtrooper-no-art-heretic-full = Úplný kacíř kouzlí jen ve prospěch Černé legie.
doomtrooper-no-target-general = Tohle tu za cíl zvolit nejde.
doomtrooper-no-combat-never-fight = Ten vůbec nebojuje.
doomtrooper-no-cover-no-attack = Z úkrytu se neútočí.
doomtrooper-no-cover-left = V tomhle kole opustil úkryt, útočit nemůže.
doomtrooper-no-target-not-a-word = Je umlčený, útočit nesmí.
doomtrooper-no-actionkind-extra-actions = Tahle akce navíc pro něj není.
doomtrooper-no-targets-brotherhood = Bratrstvo útočí jen na Černou legii.
doomtrooper-no-targets-doomtrooper-brotherhood = Doomtrooperové na Bratrstvo neútočí.
doomtrooper-no-recruit-area = Do téhle oblasti ho vyložit nejde.
doomtrooper-no-multiplayer-even-teams = Dva týmy potřebují sudý počet hráčů.
