BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0019');
CREATE TABLE asked_question (
	id INTEGER NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	user_id BIGINT NOT NULL, 
	question TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	game VARCHAR(64), 
	language VARCHAR(2) NOT NULL, 
	hits JSON NOT NULL, 
	created DATETIME NOT NULL, edition VARCHAR(64), variants JSON DEFAULT '[]' NOT NULL, why VARCHAR(16), "before" TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE channel_settings (
	channel_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game VARCHAR(64), edition VARCHAR(64), 
	PRIMARY KEY (channel_id)
);
CREATE TABLE component_pack (
	digest VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	content BLOB NOT NULL, 
	added DATETIME NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE departed_guild (
	guild_id BIGINT NOT NULL, 
	since DATETIME NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE dispute (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition VARCHAR(64), 
	match_id INTEGER, 
	channel_id BIGINT NOT NULL, 
	opener_id BIGINT NOT NULL, 
	judge_id BIGINT, 
	lease_until DATETIME, 
	deadline DATETIME, 
	freezes BOOLEAN NOT NULL, 
	opened_at DATETIME NOT NULL, 
	closed_at DATETIME, 
	purged BOOLEAN NOT NULL, 
	question TEXT NOT NULL, 
	course TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "dispute" VALUES(1,1,1,2,'hearing','toy','toy',5,21,101,NULL,NULL,'2026-03-02 20:00:00.000000',0,'2026-03-01 20:00:00.000000',NULL,0,'May a card be laid after the pile was let be?','{"about":5,"agreed":4,"head":false,"called":false,"ran":false,"still":[0],"live":false,"aside":[],"proposal":null,"accepted":[],"back":null,"backers":[],"left":[]}');
INSERT INTO "dispute" VALUES(2,1,2,5,'open','toy','toy',6,22,101,NULL,NULL,'2026-03-02 20:00:00.000000',1,'2026-03-01 20:00:00.000000',NULL,0,'May a card be laid after the pile was let be?','{"about":4,"agreed":3,"head":false,"called":false,"ran":false,"still":[0],"live":false,"aside":[],"proposal":null,"accepted":[1],"back":null,"backers":[],"left":[]}');
INSERT INTO "dispute" VALUES(3,1,3,3,'claimed','toy','toy',7,23,101,901,'2026-03-01 21:00:00.000000',NULL,1,'2026-03-01 20:00:00.000000',NULL,0,'May a card be laid after the pile was let be?','{"about":5,"agreed":4,"head":false,"called":false,"ran":false,"still":[0,1],"live":false,"aside":[],"proposal":null,"accepted":[],"back":null,"backers":[],"left":[]}');
INSERT INTO "dispute" VALUES(4,1,4,3,'decided','toy','toy',8,24,101,NULL,NULL,'2026-03-04 20:00:00.000000',0,'2026-03-01 20:00:00.000000','2026-03-01 20:00:00.000000',0,'May a card be laid after the pile was let be?','{"about":5,"agreed":4,"head":false,"called":false,"ran":false,"still":[0],"live":false,"aside":[],"proposal":null,"accepted":[],"back":null,"backers":[],"left":[]}');
INSERT INTO "dispute" VALUES(5,1,5,4,'appealed','toy','toy',9,25,101,NULL,NULL,'2026-03-02 20:00:00.000000',0,'2026-03-01 20:00:00.000000',NULL,0,'May a card be laid after the pile was let be?','{"about":4,"agreed":3,"head":true,"called":false,"ran":false,"still":[0],"live":false,"aside":[],"proposal":null,"accepted":[],"back":null,"backers":[],"left":[]}');
INSERT INTO "dispute" VALUES(6,1,6,3,'settled','toy',NULL,NULL,11,102,NULL,NULL,NULL,0,'2026-03-01 20:00:00.000000','2026-03-01 20:00:00.000000',0,'May a card be laid after the pile was let be?','{"about":null,"agreed":null,"head":false,"called":false,"ran":false,"still":[],"live":false,"aside":[],"proposal":null,"accepted":[],"back":null,"backers":[],"left":[]}');
CREATE TABLE dispute_appeal (
	dispute_id INTEGER NOT NULL, 
	verdict INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	why TEXT NOT NULL, 
	stayed BOOLEAN NOT NULL, 
	PRIMARY KEY (dispute_id), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_appeal" VALUES(5,1,1,'2026-03-01 20:00:00.000000','I laid it before anybody let it be.',0);
CREATE TABLE dispute_audit (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	user_id BIGINT, 
	act VARCHAR(24) NOT NULL, 
	dispute INTEGER, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "dispute_audit" VALUES(1,1,'2026-03-01 20:00:00.000000',901,'drafted',NULL,'P-1');
INSERT INTO "dispute_audit" VALUES(2,1,'2026-03-01 20:00:00.000000',901,'put-in-force',NULL,'P-1');
INSERT INTO "dispute_audit" VALUES(3,1,'2026-03-01 20:00:00.000000',901,'drafted',NULL,'P-2');
INSERT INTO "dispute_audit" VALUES(4,1,'2026-03-01 20:00:00.000000',901,'put-in-force',NULL,'P-2');
INSERT INTO "dispute_audit" VALUES(5,1,'2026-03-01 20:00:00.000000',903,'drafted',NULL,'H-1');
INSERT INTO "dispute_audit" VALUES(6,1,'2026-03-01 20:00:00.000000',903,'drafted',NULL,'H-1');
INSERT INTO "dispute_audit" VALUES(7,1,'2026-03-01 20:00:00.000000',903,'edited-guide',NULL,'guide.slow-play');
INSERT INTO "dispute_audit" VALUES(8,1,'2026-03-01 20:00:00.000000',101,'opened',1,'');
INSERT INTO "dispute_audit" VALUES(9,1,'2026-03-01 20:00:00.000000',101,'told',1,'picture 1');
INSERT INTO "dispute_audit" VALUES(10,1,'2026-03-01 20:00:00.000000',101,'told',1,'message');
INSERT INTO "dispute_audit" VALUES(11,1,'2026-03-01 20:00:00.000000',101,'opened',2,'');
INSERT INTO "dispute_audit" VALUES(12,1,'2026-03-01 20:00:00.000000',102,'told',2,'');
INSERT INTO "dispute_audit" VALUES(13,1,'2026-03-01 20:00:00.000000',101,'barred',2,'');
INSERT INTO "dispute_audit" VALUES(14,1,'2026-03-01 20:00:00.000000',903,'claimed',2,'');
INSERT INTO "dispute_audit" VALUES(15,1,'2026-03-01 20:00:00.000000',903,'recused',2,'');
INSERT INTO "dispute_audit" VALUES(16,1,'2026-03-01 20:00:00.000000',102,'named-stand-in',2,'');
INSERT INTO "dispute_audit" VALUES(17,1,'2026-03-01 20:00:00.000000',101,'opened',3,'');
INSERT INTO "dispute_audit" VALUES(18,1,'2026-03-01 20:00:00.000000',102,'told',3,'');
INSERT INTO "dispute_audit" VALUES(19,1,'2026-03-01 20:00:00.000000',102,'wished-still',3,'');
INSERT INTO "dispute_audit" VALUES(20,1,'2026-03-01 20:00:00.000000',901,'claimed',3,'');
INSERT INTO "dispute_audit" VALUES(21,1,'2026-03-01 20:00:00.000000',101,'opened',4,'');
INSERT INTO "dispute_audit" VALUES(22,1,'2026-03-01 20:00:00.000000',102,'told',4,'');
INSERT INTO "dispute_audit" VALUES(23,1,'2026-03-01 20:00:00.000000',903,'claimed',4,'');
INSERT INTO "dispute_audit" VALUES(24,1,'2026-03-01 20:00:00.000000',903,'ruled',4,'verdict');
INSERT INTO "dispute_audit" VALUES(25,1,'2026-03-01 20:00:00.000000',101,'opened',5,'');
INSERT INTO "dispute_audit" VALUES(26,1,'2026-03-01 20:00:00.000000',102,'told',5,'');
INSERT INTO "dispute_audit" VALUES(27,1,'2026-03-01 20:00:00.000000',902,'claimed',5,'');
INSERT INTO "dispute_audit" VALUES(28,1,'2026-03-01 20:00:00.000000',902,'ruled',5,'verdict');
INSERT INTO "dispute_audit" VALUES(29,1,'2026-03-01 20:00:00.000000',102,'appealed',5,'');
INSERT INTO "dispute_audit" VALUES(30,1,'2026-03-01 20:00:00.000000',102,'opened',6,'');
INSERT INTO "dispute_audit" VALUES(31,1,'2026-03-01 20:00:00.000000',103,'told',6,'');
INSERT INTO "dispute_audit" VALUES(32,1,'2026-03-01 20:00:00.000000',102,'settled',6,'');
INSERT INTO "dispute_audit" VALUES(33,1,'2026-03-01 20:00:00.000000',103,'settled',6,'');
CREATE TABLE dispute_bar (
	dispute_id INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	user_id BIGINT NOT NULL, 
	PRIMARY KEY (dispute_id, side, person), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_bar" VALUES(2,-1,'b09a5ca32036a94741661af47554ca4f2c52e03df4b886cc6d25ee331a037ce6',903);
INSERT INTO "dispute_bar" VALUES(2,0,'100944bd8864a9edbb3a339fc46f1764cf15eacb12b71ad43a2cb2e0b7185de4',902);
INSERT INTO "dispute_bar" VALUES(2,-2,'191b39785e2b9222b26e96ff2c271e686ac9be053f60662d11e858980db6bd70',104);
CREATE TABLE dispute_draft (
	dispute_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (dispute_id, user_id), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_draft" VALUES(3,901,'{"decision":{"ruling":"The card stays.","why":"It was laid in time.","rules":["toy.turn"],"remedy":{"type":"none"},"infraction":"","penalties":[],"precedent":null,"groundless":false,"undoes":false},"answers":"give"}');
CREATE TABLE dispute_guild (
	guild_id BIGINT NOT NULL, 
	disputes INTEGER NOT NULL, 
	precedents INTEGER NOT NULL, 
	house_rules INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	PRIMARY KEY (guild_id)
);
INSERT INTO "dispute_guild" VALUES(1,6,3,1,6,'');
CREATE TABLE dispute_message (
	dispute_id INTEGER NOT NULL, 
	message_id BIGINT NOT NULL, 
	author_id BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	words TEXT NOT NULL, 
	side INTEGER, 
	PRIMARY KEY (dispute_id, message_id), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_message" VALUES(1,77,102,'2026-03-01 20:00:00.000000','I said so.',0);
CREATE TABLE dispute_miss (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	question TEXT NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	game VARCHAR(64), 
	edition VARCHAR(64), 
	wrong VARCHAR(128) NOT NULL, 
	answer VARCHAR(128), 
	taught BOOLEAN NOT NULL, 
	times INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "dispute_miss" VALUES(1,1,'Whose turn is it?','en','toy',NULL,'toy.hand','toy.turn',1,1,'2026-03-01 20:00:00.000000');
CREATE TABLE dispute_notice (
	id INTEGER NOT NULL, 
	dispute_id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	user_id BIGINT, 
	payload TEXT NOT NULL, 
	created DATETIME NOT NULL, 
	not_before DATETIME, 
	attempts INTEGER NOT NULL, 
	delivered DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id), 
	UNIQUE ("key")
);
INSERT INTO "dispute_notice" VALUES(1,1,'d1.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "dispute_notice" VALUES(2,1,'d1.0.1',102,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "dispute_notice" VALUES(3,2,'d2.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "dispute_notice" VALUES(4,2,'d2.0.1',102,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "dispute_notice" VALUES(5,2,'d2.1.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "dispute_notice" VALUES(6,2,'d2.4.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(7,2,'d2.5.0',101,'{"kind":"accept","side":1,"verdict":null,"penalty":null,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(8,3,'d3.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(9,3,'d3.0.1',102,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(10,3,'d3.1.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(11,4,'d4.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(12,4,'d4.0.1',102,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(13,4,'d4.1.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(14,4,'d4.3.0',NULL,'{"kind":"verdict","side":null,"verdict":1,"penalty":null,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(15,4,'d4.3.1',102,'{"kind":"penalty","side":1,"verdict":1,"penalty":1,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(16,4,'d4.3.2',101,'{"kind":"penalty","side":0,"verdict":1,"penalty":2,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(17,5,'d5.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(18,5,'d5.0.1',102,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(19,5,'d5.1.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(20,5,'d5.3.0',NULL,'{"kind":"verdict","side":null,"verdict":1,"penalty":null,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(21,5,'d5.4.0',NULL,'{"kind":"appealed","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(22,6,'d6.0.0',NULL,'{"kind":"opened","side":0,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(23,6,'d6.0.1',103,'{"kind":"tell","side":1,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(24,6,'d6.1.0',NULL,'{"kind":"judges","side":null,"verdict":null,"penalty":null,"deadline":"2026-03-02T20:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "dispute_notice" VALUES(25,6,'d6.3.0',NULL,'{"kind":"settled","side":null,"verdict":null,"penalty":null,"deadline":null}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
CREATE TABLE dispute_party (
	dispute_id INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	"view" TEXT, 
	view_at DATETIME, 
	settles BOOLEAN NOT NULL, 
	PRIMARY KEY (dispute_id, side), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_party" VALUES(1,0,101,'d7fd38d0aba3176f985a04f31647e70c83387eba48d37c4445795bd3552fa83c',0,NULL,'2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(1,1,102,'fd651c2389a4686287e2cf8fd3dc74f3e13f328e388b8521187529e6f188317d',1,NULL,NULL,0);
INSERT INTO "dispute_party" VALUES(2,0,101,'8846ae56d0afa5283fbfaf19545e6d15489d5512c987c5a50a1dcbb8d3e62a08',0,NULL,'2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(2,1,102,'b39d5f109cadbc75550ee36cab55d3af09c9d036c592ccde12eebdf6bba1fb23',1,'I laid it before anybody let it be.','2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(3,0,101,'e8e6e34d4b574b9075278baf78319700ad765712d387787a764d0075b1eb655c',0,NULL,'2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(3,1,102,'fec80401a2f6f37de77954fb6f45546144ece286c3a457a8d474bf41391ba22f',1,'I laid it before anybody let it be.','2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(4,0,101,'916a68a18d068a16eb273b0dc26fb39591ae020b1e771e80019989842e219a2e',0,NULL,'2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(4,1,102,'1e5b9c801d5bc5120f9fe0c8d7ce30c99c19d7439fa5e3433f7aaf589fbd8a00',1,'I laid it before anybody let it be.','2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(5,0,101,'63634293bd9c3f3f60a614881afd42541803bff6af28b47b19a2b629ec73bef8',0,NULL,'2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(5,1,102,'8ce2d2dfacc03d2bf2bbe42f038abfc088c56c2bf98631c27adf2e7b435b4f23',1,'I laid it before anybody let it be.','2026-03-01 20:00:00.000000',0);
INSERT INTO "dispute_party" VALUES(6,0,102,'baec680cd33d425db6c080bdd2c9cc58148d10d82155e51e2787db396088ab7a',NULL,NULL,'2026-03-01 20:00:00.000000',1);
INSERT INTO "dispute_party" VALUES(6,1,103,'e59542f945fbe6d54bb0ffff5e9f4012829dc54c974cc4d44a8fe68437ef4437',NULL,'I laid it before anybody let it be.','2026-03-01 20:00:00.000000',1);
CREATE TABLE dispute_penalty (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	person VARCHAR(64), 
	kind VARCHAR(16) NOT NULL, 
	infraction VARCHAR(128) NOT NULL, 
	dispute_id INTEGER NOT NULL, 
	verdict INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	expires DATETIME NOT NULL, 
	until DATETIME, 
	lifted DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_penalty" VALUES(1,1,102,'f0b3997fd038d8cb94048dd73e587144880ad8988dc1aecbdfc1e18a1da1976a','warning','guide.slow-play',4,1,'2026-03-01 20:00:00.000000','2026-08-28 20:00:00.000000',NULL,NULL);
INSERT INTO "dispute_penalty" VALUES(2,1,101,'8d93903c7fa4cd5ec8efd7b6b607eb3256699eeaa12e4ea7b1ed5236c50fa4ab','exclusion','guide.slow-play',4,1,'2026-03-01 20:00:00.000000','2026-08-28 20:00:00.000000','2026-03-10 20:00:00.000000',NULL);
CREATE TABLE dispute_picture (
	dispute_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	width INTEGER NOT NULL, 
	height INTEGER NOT NULL, 
	content BLOB NOT NULL, 
	PRIMARY KEY (dispute_id, number), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_picture" VALUES(1,1,0,'png',4,2,X'89504E470D0A1A0A0000000D4948445200000004000000020802000000F0CAEA340000001249444154789C633C2127C700034C0C48000019580108A370B74E0000000049454E44AE426082');
CREATE TABLE dispute_post (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	PRIMARY KEY (guild_id, number)
);
CREATE TABLE dispute_precedent (
	guild_id BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	again BOOLEAN NOT NULL, 
	supersedes INTEGER, 
	superseded INTEGER, 
	dispute_id BIGINT, 
	at DATETIME NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (guild_id, kind, number)
);
INSERT INTO "dispute_precedent" VALUES(1,'precedent',1,'superseded','toy',0,NULL,2,NULL,'2026-03-01 20:00:00.000000','{"language":"en","question":"May one wait?","answer":"No.","office":"judge","edition":"toy","ways":["Is waiting fair?"],"cites":[{"rule":"toy.turn","number":"TOY.TURN","text":"dfc3867891c6e06023df376d61e107b06b74ada1c1081d9501e7358f99435e33","corrected":0}],"replaces":"","origin":""}');
INSERT INTO "dispute_precedent" VALUES(1,'precedent',2,'in-force','toy',0,1,NULL,NULL,'2026-03-01 20:00:00.000000','{"language":"en","question":"May one wait?","answer":"No.","office":"judge","edition":"toy","ways":["Is waiting fair?"],"cites":[{"rule":"toy.turn","number":"TOY.TURN","text":"dfc3867891c6e06023df376d61e107b06b74ada1c1081d9501e7358f99435e33","corrected":0}],"replaces":"","origin":""}');
INSERT INTO "dispute_precedent" VALUES(1,'house-rule',1,'draft','toy',0,NULL,NULL,NULL,'2026-03-01 20:00:00.000000','{"language":"en","question":"May one wait?","answer":"No.","office":"head","edition":"toy","ways":["Is waiting fair?"],"cites":[{"rule":"toy.hand","number":"TOY.HAND","text":"546612f5bb13d6e6f4c92ecfbd300a12cbd82bb50f3533bc8bd4c4eebab61f8f","corrected":0}],"replaces":"toy.hand","origin":"","plays":{"name":"pile","token":"12","title":{"key":"toy-pile","args":{}},"said":{"key":"toy-twelve","args":{}},"printed":[]}}');
INSERT INTO "dispute_precedent" VALUES(1,'precedent',3,'in-force','toy',0,NULL,NULL,4,'2026-03-01 20:00:00.000000','{"language":"en","question":"And then?","answer":"Then it stays.","office":"head","edition":"toy","ways":[],"cites":[{"rule":"toy.turn","number":"TOY.TURN","text":"dfc3867891c6e06023df376d61e107b06b74ada1c1081d9501e7358f99435e33","corrected":0}],"replaces":"","origin":""}');
CREATE TABLE dispute_verdict (
	dispute_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at DATETIME NOT NULL, 
	office VARCHAR(8) NOT NULL, 
	user_id BIGINT NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	ruling TEXT NOT NULL, 
	why TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (dispute_id, number), 
	FOREIGN KEY(dispute_id) REFERENCES dispute (id)
);
INSERT INTO "dispute_verdict" VALUES(4,1,'verdict','2026-03-01 20:00:00.000000','head',903,'073bde4f730d48b5ff07bd20aeb2a54125db7875436f7464a18bb34e8383f5a2','The card stays.','It was laid in time.','{"cites":[{"rule":"toy.turn","number":"TOY.TURN","text":"dfc3867891c6e06023df376d61e107b06b74ada1c1081d9501e7358f99435e33","corrected":0}],"remedy":{"type":"none"},"infraction":"guide.slow-play","sentences":[{"side":1,"kind":"warning","until":null},{"side":0,"kind":"exclusion","until":"2026-03-10T20:00:00Z"}],"penalties":[1,2],"precedent":3,"seq":7,"undone":null,"left":null}');
INSERT INTO "dispute_verdict" VALUES(5,1,'verdict','2026-03-01 20:00:00.000000','judge',902,'be304c02761a265348b08bfcbf66d7931e084e55f17409b4fb22521ce0890dd6','The card stays.','It was laid in time.','{"cites":[{"rule":"toy.turn","number":"TOY.TURN","text":"dfc3867891c6e06023df376d61e107b06b74ada1c1081d9501e7358f99435e33","corrected":0}],"remedy":{"type":"none"},"infraction":"","sentences":[],"penalties":[],"precedent":null,"seq":7,"undone":null,"left":null}');
CREATE TABLE guide_edit (
	guild_id BIGINT NOT NULL, 
	slug VARCHAR(128) NOT NULL, 
	body TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (guild_id, slug)
);
INSERT INTO "guide_edit" VALUES(1,'guide.slow-play','{"slug":"guide.slow-play","titles":{"en":"Slow"},"texts":{"en":"Be quick."}}','2026-03-01 20:00:00.000000');
CREATE TABLE guild_notices (
	guild_id BIGINT NOT NULL, 
	reminder INTEGER, 
	half_time BOOLEAN NOT NULL, 
	deadline INTEGER, 
	PRIMARY KEY (guild_id)
);
INSERT INTO "guild_notices" VALUES(1,600,0,NULL);
CREATE TABLE guild_pack (
	guild_id BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guild_id, game)
);
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	language VARCHAR(2), 
	judge_role_id BIGINT, head_judge_role_id BIGINT, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,'2026-03-01 20:00:00.000000');
CREATE TABLE instance (
	id INTEGER NOT NULL, 
	application_id BIGINT, 
	person_key BLOB NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "instance" VALUES(1,NULL,X'B1ADF920340B439B25CBCA1B9027ACA2336F63CFAF090CA9F8550ACD26496D20');
CREATE TABLE kept_file (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	folded VARCHAR(256) NOT NULL, 
	text TEXT NOT NULL, 
	saved DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "kept_file" VALUES(1,1,101,'toy','deck','My deck','my deck','one
two','2026-03-01 12:00:00.000000');
CREATE TABLE "match" (
	id INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	host_id BIGINT NOT NULL, 
	live BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	head VARCHAR(64) NOT NULL, 
	due DATETIME, 
	created DATETIME NOT NULL, 
	ended DATETIME, 
	terms TEXT NOT NULL, 
	course TEXT NOT NULL, private INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "match" VALUES(1,30,1,11,101,0,'over','toy',24,'5c4baad2a52622d77339825f9970650f345f8d75fd1c1315b60caa4a0fc6a705',NULL,'2026-03-01 12:00:00.000000','2026-03-01 20:00:00.000000','{"ruleset":"toy@2026-01-01","variant":"short","places":3,"timing":{"seconds":3600,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"7e1142ca659597109f8cfb2a73eb909a324fe7284ac35ce8fd3488c1d2428961","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["","",""]}}],"waits":[],"handed":[],"behind":null,"proposals":[],"proposed":1,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":{"seq":22,"wait":{"seat":1,"prompts":["12.react.7.2.1"],"since":"2026-03-01T20:00:00Z","deadline":"2026-03-01T21:00:00Z","noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":22},"reserves":[],"ends":null,"overtime":false,"present":null,"line":12,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":{"standings":[{"seat":0,"place":2,"points":0,"won":null},{"seat":1,"place":2,"points":0,"won":null},{"seat":2,"place":1,"points":9,"won":null}],"reason":{"key":"toy-over","args":{}}},"series":null,"silence":null}',13);
INSERT INTO "match" VALUES(2,3,1,12,101,1,'lobby','toy',0,'0000000000000000000000000000000000000000000000000000000000000000','2026-03-08 20:00:00.000000','2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"ca94eb6ae38dfb97b5d274d6459ec2a49888aa72512e66bb416de060ce0ffe4d","since":1,"salted":true,"mixed":null}],"waits":[],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":null,"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":null,"repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',0);
INSERT INTO "match" VALUES(3,14,1,13,101,1,'playing','toy',9,'5c23afe822a7ee51a957459617c05c80f3e234bfbdd2d0e5ffccb98211ae2e4b','2026-03-01 20:10:00.000000','2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":3,"timing":{"seconds":3600,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"55499a9ead3ddb26cbb797d703dd8ce0aeea9310f81f9d1c5301e299864e19a7","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["","",""]}}],"waits":[{"seat":0,"prompts":["0.react.8.1.0"],"since":"2026-03-01T20:00:00Z","deadline":"2026-03-01T21:00:00Z","noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":{"seq":3,"wait":{"seat":0,"prompts":["0.stake.9.0.0"],"since":"2026-03-01T20:00:00Z","deadline":"2026-03-01T21:00:00Z","noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":3},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',6);
INSERT INTO "match" VALUES(4,11,1,14,101,1,'playing','toy',5,'d4b84b39d7c084c524138b3b8d1c5877b6db7365561c1f9a5a0f0892bd2cfbc6',NULL,'2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":3,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"c3ef62c74db82bcad692818839f552380a709e3ed4728c17750470f7b7a53660","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["","",""]}}],"waits":[{"seat":1,"prompts":["0.turn.9.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[{"owner":"officials","since":"2026-03-01T20:00:00Z"}],"stopped":"2026-03-01T20:00:00Z","called":[],"latest":{"seq":3,"wait":{"seat":0,"prompts":["0.stake.9.0.0"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":3},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',3);
INSERT INTO "match" VALUES(5,9,1,21,101,1,'playing','toy',5,'e034ee4caa614f9d326dcdbf32d2170998efcd60cc1e4e436e093fdd8969aa2f','2026-03-01 20:10:00.000000','2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"fc7648edf5f30563633fbbe8622d29b907a5f6c98ee29f1f958a6e3ee386bc55","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["",""]}}],"waits":[{"seat":0,"prompts":["0.turn.4.0.0"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":{"seq":2,"wait":{"seat":1,"prompts":["0.stake.6.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":2},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',4);
INSERT INTO "match" VALUES(6,11,1,22,101,1,'playing','toy',6,'d3b8267015a0740ca25979704d2b107c15457dfa137ac4f3de4e151b6c079df3',NULL,'2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"109e2b6ea8097d5a8f03ccec7eae05b1d85ef57eae4780d616fbf20ddc33deb5","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["",""]}}],"waits":[{"seat":1,"prompts":["0.turn.4.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[{"owner":"dispute","since":"2026-03-01T20:00:00Z"}],"stopped":"2026-03-01T20:00:00Z","called":[],"latest":{"seq":2,"wait":{"seat":1,"prompts":["0.stake.6.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":2},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',4);
INSERT INTO "match" VALUES(7,11,1,23,101,1,'playing','toy',6,'542c1179b3dabc9059dee6ce6f168917cbd284b1dcbb4fa2491d7910942470c3',NULL,'2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"8be1e10b4e95d1aa65e3a107f1f533f31cbfbe55344a153fe2510008b2166fbc","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["",""]}}],"waits":[{"seat":0,"prompts":["0.turn.4.0.0"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[{"owner":"dispute","since":"2026-03-01T20:00:00Z"}],"stopped":"2026-03-01T20:00:00Z","called":[],"latest":{"seq":2,"wait":{"seat":1,"prompts":["0.stake.6.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":2},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',4);
INSERT INTO "match" VALUES(8,12,1,24,101,1,'playing','toy',7,'84a4bbc2836364c34b40bd36e6ba48683a8279615b093598343499127b56bab8','2026-03-01 20:10:00.000000','2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"b8ab6fb994042aa6271745e872588dfba2a1cd9d466fc3d71ac54608fb82b8ae","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["",""]}}],"waits":[{"seat":0,"prompts":["0.turn.4.0.0"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":{"seq":2,"wait":{"seat":1,"prompts":["0.stake.6.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":2},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',4);
INSERT INTO "match" VALUES(9,12,1,25,101,1,'playing','toy',7,'4e08e2da85221787c364712d648b5eb4127bc5feb5a84a336f37a54c95c2dea6','2026-03-01 20:10:00.000000','2026-03-01 20:00:00.000000',NULL,'{"ruleset":"toy@2026-01-01","variant":"short","places":2,"timing":{"seconds":null,"expiry":"default","notices":{"reminder":600,"half_time":false,"deadline":null},"window":null,"reserve":0,"length":null,"opens":null,"veil":null,"quick":false},"options":{},"pack":null,"best":1,"first":false,"house":[]}','{"seals":[{"commitment":"563fb1c47c4a1345c0ea27aa1d472aa0f9cc65296fa2ea6d1522f5510f5900f9","since":1,"salted":true,"mixed":{"message":"1300000000000000001","clicks":["",""]}}],"waits":[{"seat":1,"prompts":["0.turn.4.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null}],"handed":[],"behind":null,"proposals":[],"proposed":0,"advice":[],"advised":0,"holds":[],"stopped":null,"called":[],"latest":{"seq":2,"wait":{"seat":1,"prompts":["0.stake.6.0.1"],"since":"2026-03-01T20:00:00Z","deadline":null,"noticed":[],"shared":null,"urgency":"move","reserve":0,"opens":null,"open":false,"ahead":false,"veil":null},"reserve":0,"first":2},"reserves":[],"ends":null,"overtime":false,"present":null,"line":0,"unready":[],"agreed":null,"opening":null,"written":"2026-03-01T20:00:00Z","repeated":[],"stood":[],"outcome":null,"series":null,"silence":null}',4);
CREATE TABLE match_event (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	user_id BIGINT, 
	interaction_id BIGINT, 
	fixed BOOLEAN NOT NULL, 
	back_to INTEGER, 
	entry TEXT NOT NULL, 
	previous VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, reason TEXT, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES "match" (id), 
	UNIQUE (interaction_id)
);
INSERT INTO "match_event" VALUES(1,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T12:00:00Z","by":"host","commitment":"7e1142ca659597109f8cfb2a73eb909a324fe7284ac35ce8fd3488c1d2428961","draws":[["shuffle",16,14],["shuffle",15,11],["shuffle",14,13],["shuffle",13,11],["shuffle",12,11],["shuffle",11,8],["shuffle",10,2],["shuffle",9,6],["shuffle",8,7],["shuffle",7,1],["shuffle",6,1],["shuffle",5,2],["shuffle",4,1],["shuffle",3,0],["shuffle",2,0],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[1,3,5,4,0,6,9],"hands":[[11,14,15],[8,12,13],[2,7,10]],"higher":false,"left":9,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["","",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}},{"automated":false,"choices":{"faction":"green"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','a4059ad6049a76efa737a73747aa7a18d9a550efaa7f5a0404dbc238068f7e85',NULL);
INSERT INTO "match_event" VALUES(1,2,'moved',0,101,NULL,0,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"card":15,"type":"Stake"},"draws":[],"events":[{"card":15,"seat":0,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.0","seat":0}','a4059ad6049a76efa737a73747aa7a18d9a550efaa7f5a0404dbc238068f7e85','9a96b6e4e33c00dd2fa665bdf0b564365b1643355dfd35da107d92b2a9c2398f',NULL);
INSERT INTO "match_event" VALUES(1,3,'rewound',NULL,NULL,NULL,0,1,'{"at":"2026-03-01T12:00:00Z","by":"agreed","draws":[],"events":[],"kind":"rewound","seat":null,"to":1}','9a96b6e4e33c00dd2fa665bdf0b564365b1643355dfd35da107d92b2a9c2398f','ebd21f2409d0cae7eed7d8c481247edbcf9ab44c7f6c76f161b1d96d4e4a1f25',NULL);
INSERT INTO "match_event" VALUES(1,4,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"card":12,"type":"Stake"},"draws":[],"events":[{"card":12,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.1","seat":1}','ebd21f2409d0cae7eed7d8c481247edbcf9ab44c7f6c76f161b1d96d4e4a1f25','3fd01af418142173ede6c50a4f0e9ac9798de653e3a42f7f251bf6e9bb210dce',NULL);
INSERT INTO "match_event" VALUES(1,5,'moved',2,103,NULL,0,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"card":2,"type":"Stake"},"draws":[],"events":[{"card":2,"seat":2,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.2","seat":2}','3fd01af418142173ede6c50a4f0e9ac9798de653e3a42f7f251bf6e9bb210dce','c54ff9e0ce3e0c5c82e000490cd6931ab2c4e5ca002a07333db659b0606132c5',NULL);
INSERT INTO "match_event" VALUES(1,6,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"card":11,"type":"Stake"},"draws":[["starter",3,2]],"events":[{"card":11,"seat":0,"type":"Staked"},{"seat":2,"type":"Started"}],"kind":"moved","prompt":"stake.9.0.0","seat":0}','c54ff9e0ce3e0c5c82e000490cd6931ab2c4e5ca002a07333db659b0606132c5','4ec77763f6ae50958dd243fd15edd282a85a81a4cbb8d4fa0911aceaf765305f',NULL);
INSERT INTO "match_event" VALUES(1,7,'moved',2,103,NULL,1,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,3]],"events":[{"cards":[1],"die":4,"seat":2,"type":"Drew"}],"kind":"moved","prompt":"turn.9.0.2","seat":2}','4ec77763f6ae50958dd243fd15edd282a85a81a4cbb8d4fa0911aceaf765305f','60427ffe3bf30f7e2d6846397c65c87595e2a6daf19b560f67107078e87f5c07',NULL);
INSERT INTO "match_event" VALUES(1,8,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T12:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,0]],"events":[{"cards":[3],"die":1,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.8.0.0","seat":0}','60427ffe3bf30f7e2d6846397c65c87595e2a6daf19b560f67107078e87f5c07','00367faaea959678f246d32c05e35a4c92f28221fb9958dbf15b8f8978c7f42e',NULL);
INSERT INTO "match_event" VALUES(1,9,'paused',NULL,901,NULL,0,NULL,'{"at":"2026-03-01T12:00:00Z","by":"judge","draws":[],"events":[],"kind":"paused","seat":null,"why":"410c72dd98c01286d04dfeb14f4f6f02ed46f18ab51796daf5627832df81b63e"}','00367faaea959678f246d32c05e35a4c92f28221fb9958dbf15b8f8978c7f42e','79e0eb6f9f8a53813ba75bd55fabe6a2352aed2aac7687a72c2a2412c0ad0a4e','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(1,10,'resumed',NULL,901,NULL,0,NULL,'{"at":"2026-03-01T17:00:00Z","by":"judge","draws":[],"events":[],"kind":"resumed","seat":null,"why":"fe272da352cb72231c26d1ccb0aa0d3113227118cb1c87e0c4191074aeb56181"}','79e0eb6f9f8a53813ba75bd55fabe6a2352aed2aac7687a72c2a2412c0ad0a4e','2c96333a489d1a940013a5775d7534da11ffff65a878d091b74f18d66eddf74b','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(1,11,'extended',NULL,901,NULL,0,NULL,'{"at":"2026-03-01T17:00:00Z","by":"judge","draws":[],"events":[],"kind":"extended","seat":null,"seconds":3600,"why":"ec921c754c8adb4b1cb061203c31db4878c19c164ad4d86d3ec61430d72db3c1"}','2c96333a489d1a940013a5775d7534da11ffff65a878d091b74f18d66eddf74b','423a66ae78919a7b9e0114362e21781cb21d27ced3637952b2e573cb943d5e92','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(1,12,'rewound',NULL,901,NULL,0,6,'{"at":"2026-03-01T17:00:00Z","by":"judge","draws":[],"events":[],"kind":"rewound","seat":null,"to":6,"why":"778c70e43fe9df0e3071aeb2dca5094775475d3fc14dfd56564ce2670884f5c6"}','423a66ae78919a7b9e0114362e21781cb21d27ced3637952b2e573cb943d5e92','13f83f1414635aaf85696f76a3a7a31bc266036f86c525ae8803cece9cbda8b4','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(1,13,'moved',2,NULL,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"clock","command":{"card":7,"type":"Lay"},"draws":[],"events":[{"card":7,"seat":2,"type":"Laid"}],"kind":"moved","prompt":"turn.9.0.2","seat":2}','13f83f1414635aaf85696f76a3a7a31bc266036f86c525ae8803cece9cbda8b4','8a3ed5c7a40869a609389ba0fd3021f65e32f64b3fd0d889166071609d29dd0b',NULL);
INSERT INTO "match_event" VALUES(1,14,'substituted',2,901,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"judge","draws":[],"events":[],"kind":"substituted","seat":2,"to":"nobody","why":"b36dc72b0dd60304dc7a407c302a02f9dcb713e34975b4cbc66855f66af22b8b"}','8a3ed5c7a40869a609389ba0fd3021f65e32f64b3fd0d889166071609d29dd0b','2d577d6ae23b5d7e4619c417a3b1b682bb0f432cf2efdb88a0fc742ade56b8c6','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(1,15,'substituted',2,104,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","draws":[],"events":[],"kind":"substituted","seat":2,"to":"player"}','2d577d6ae23b5d7e4619c417a3b1b682bb0f432cf2efdb88a0fc742ade56b8c6','083eb74db3713855c0e5a6ad9b35e1f2500bcc9ce0728cf35f5c09c676905c19',NULL);
INSERT INTO "match_event" VALUES(1,16,'substituted',2,104,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","draws":[],"events":[],"kind":"substituted","seat":2,"to":"game"}','083eb74db3713855c0e5a6ad9b35e1f2500bcc9ce0728cf35f5c09c676905c19','34a3ac81515b17dcc872994bf523fe8482fab5f7e73d38848dcdc80257768596',NULL);
INSERT INTO "match_event" VALUES(1,17,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Let"},"draws":[],"events":[{"seat":1,"type":"LetBe"}],"kind":"moved","prompt":"react.9.1.1","seat":1}','34a3ac81515b17dcc872994bf523fe8482fab5f7e73d38848dcdc80257768596','bb312dbfaeb8d7e0bb81a250f64f8bf6bff48d9d4e253e5f6729c85e969aee5b',NULL);
INSERT INTO "match_event" VALUES(1,18,'moved',0,101,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Let"},"draws":[],"events":[{"seat":0,"type":"LetBe"},{"seat":2,"type":"Won"}],"kind":"moved","prompt":"react.9.1.0","seat":0}','bb312dbfaeb8d7e0bb81a250f64f8bf6bff48d9d4e253e5f6729c85e969aee5b','18d0c484af998fde96fac468fde33121ab3aae64284c8fd33ba330c08d763a88',NULL);
INSERT INTO "match_event" VALUES(1,19,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,0]],"events":[{"cards":[1],"die":1,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.8.0.0","seat":0}','18d0c484af998fde96fac468fde33121ab3aae64284c8fd33ba330c08d763a88','253eae8d21faea1cbd1b4dd5972c0daadc98dc1db9365e0e5176803a1aa0c1bc',NULL);
INSERT INTO "match_event" VALUES(1,20,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":8,"type":"Lay"},"draws":[],"events":[{"card":8,"seat":1,"type":"Laid"}],"kind":"moved","prompt":"turn.7.0.1","seat":1}','253eae8d21faea1cbd1b4dd5972c0daadc98dc1db9365e0e5176803a1aa0c1bc','857d4ae6905eba246d4beca91e57b381e87080021f0f71a4b61e1a61267ef579',NULL);
INSERT INTO "match_event" VALUES(1,21,'moved',2,NULL,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"game","command":{"card":10,"type":"Lay"},"draws":[],"events":[{"card":10,"seat":2,"type":"Laid"}],"kind":"moved","prompt":"react.7.1.2","seat":2}','857d4ae6905eba246d4beca91e57b381e87080021f0f71a4b61e1a61267ef579','e292a64e895f2d3b5e60392e346a736a49722024fd5d7a3e32ca706ef09193b8',NULL);
INSERT INTO "match_event" VALUES(1,22,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Let"},"draws":[],"events":[{"seat":1,"type":"LetBe"}],"kind":"moved","prompt":"react.7.2.1","seat":1}','e292a64e895f2d3b5e60392e346a736a49722024fd5d7a3e32ca706ef09193b8','b1b4a1c00b7bdd5379fa8eaae8eb50ee9bc7827d607a4d556921522a53d63647',NULL);
INSERT INTO "match_event" VALUES(1,23,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Let"},"draws":[],"events":[{"seat":0,"type":"LetBe"},{"seat":2,"type":"Won"},{"stakes":[11,12,2],"type":"Ended"}],"kind":"moved","prompt":"react.7.2.0","seat":0}','b1b4a1c00b7bdd5379fa8eaae8eb50ee9bc7827d607a4d556921522a53d63647','0e34177fff069b46fec111ee517d28236533f4f0e1f0187dda2ff3044be45389',NULL);
INSERT INTO "match_event" VALUES(1,24,'ended',NULL,NULL,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"game","draws":[],"events":[],"kind":"ended","outcome":{"reason":{"args":{},"key":"toy-over"},"standings":[{"place":2,"points":0,"seat":0,"won":null},{"place":2,"points":0,"seat":1,"won":null},{"place":1,"points":9,"seat":2,"won":null}]},"seat":null}','0e34177fff069b46fec111ee517d28236533f4f0e1f0187dda2ff3044be45389','5c4baad2a52622d77339825f9970650f345f8d75fd1c1315b60caa4a0fc6a705',NULL);
INSERT INTO "match_event" VALUES(3,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"55499a9ead3ddb26cbb797d703dd8ce0aeea9310f81f9d1c5301e299864e19a7","draws":[["shuffle",16,0],["shuffle",15,12],["shuffle",14,3],["shuffle",13,3],["shuffle",12,8],["shuffle",11,10],["shuffle",10,5],["shuffle",9,8],["shuffle",8,2],["shuffle",7,3],["shuffle",6,5],["shuffle",5,1],["shuffle",4,3],["shuffle",3,1],["shuffle",2,1],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[7,12,2,10,6,9,1],"hands":[[0,4,13],[5,11,15],[3,8,14]],"higher":false,"left":9,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["","",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}},{"automated":false,"choices":{"faction":"green"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','4834a6023f886aac97fdb49005715a8ec17503b2bf15b28ddf9f3e19cacf472d',NULL);
INSERT INTO "match_event" VALUES(3,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":11,"type":"Stake"},"draws":[],"events":[{"card":11,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.1","seat":1}','4834a6023f886aac97fdb49005715a8ec17503b2bf15b28ddf9f3e19cacf472d','cb37b4d25abbd0e5443815d7d90cd484dba398f69047bf6067f86bc0d16359e0',NULL);
INSERT INTO "match_event" VALUES(3,3,'moved',0,101,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":4,"type":"Stake"},"draws":[],"events":[{"card":4,"seat":0,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.0","seat":0}','cb37b4d25abbd0e5443815d7d90cd484dba398f69047bf6067f86bc0d16359e0','7ed9c5ae126a586248b3a886f34e10853c30b1cc7ff1be4a58fbf7f634acb5a3',NULL);
INSERT INTO "match_event" VALUES(3,4,'moved',2,103,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":8,"type":"Stake"},"draws":[["starter",3,0]],"events":[{"card":8,"seat":2,"type":"Staked"},{"seat":0,"type":"Started"}],"kind":"moved","prompt":"stake.9.0.2","seat":2}','7ed9c5ae126a586248b3a886f34e10853c30b1cc7ff1be4a58fbf7f634acb5a3','02f264a3e3aceaa08019427364844b8173864b66c54ee71a868ca15f121f1429',NULL);
INSERT INTO "match_event" VALUES(3,5,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,2]],"events":[{"cards":[7],"die":3,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.9.0.0","seat":0}','02f264a3e3aceaa08019427364844b8173864b66c54ee71a868ca15f121f1429','c20250cd206c15fd191f6d3904b1dafaa3d04bbfc568a3f326dbaf1568c1909a',NULL);
INSERT INTO "match_event" VALUES(3,6,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":5,"type":"Lay"},"draws":[],"events":[{"card":5,"seat":1,"type":"Laid"}],"kind":"moved","prompt":"turn.8.0.1","seat":1}','c20250cd206c15fd191f6d3904b1dafaa3d04bbfc568a3f326dbaf1568c1909a','c143f902a4aa6129e05d7aa06396d9db8a6dc9936c404b982d100f9f22056631',NULL);
INSERT INTO "match_event" VALUES(3,7,'substituted',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","draws":[],"events":[],"kind":"substituted","seat":1,"to":"game"}','c143f902a4aa6129e05d7aa06396d9db8a6dc9936c404b982d100f9f22056631','fc6eb91279186492ed431900585f85e7ac44ad0e09a1b2b927166983f0359206',NULL);
INSERT INTO "match_event" VALUES(3,8,'conceded',2,103,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","draws":[],"events":[],"kind":"conceded","seat":2}','fc6eb91279186492ed431900585f85e7ac44ad0e09a1b2b927166983f0359206','f944b873ae88f57b573faf474737c6ccf33a0cf6ec4339ec740a4ab1c30765fc',NULL);
INSERT INTO "match_event" VALUES(3,9,'moved',2,NULL,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"game","command":{"type":"Let"},"draws":[],"events":[{"seat":2,"type":"LetBe"}],"kind":"moved","prompt":"react.8.1.2","seat":2}','f944b873ae88f57b573faf474737c6ccf33a0cf6ec4339ec740a4ab1c30765fc','5c23afe822a7ee51a957459617c05c80f3e234bfbdd2d0e5ffccb98211ae2e4b',NULL);
INSERT INTO "match_event" VALUES(4,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"c3ef62c74db82bcad692818839f552380a709e3ed4728c17750470f7b7a53660","draws":[["shuffle",16,6],["shuffle",15,0],["shuffle",14,13],["shuffle",13,3],["shuffle",12,5],["shuffle",11,5],["shuffle",10,4],["shuffle",9,3],["shuffle",8,2],["shuffle",7,5],["shuffle",6,5],["shuffle",5,4],["shuffle",4,2],["shuffle",3,1],["shuffle",2,1],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[13,14,12,10,2,11,1],"hands":[[0,6,15],[4,8,9],[3,5,7]],"higher":false,"left":9,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["","",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}},{"automated":false,"choices":{"faction":"green"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','49e446c9bf8b59c70d977b051a3edce434a465a046182e9c1b0dbc1501e43627',NULL);
INSERT INTO "match_event" VALUES(4,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":8,"type":"Stake"},"draws":[],"events":[{"card":8,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.1","seat":1}','49e446c9bf8b59c70d977b051a3edce434a465a046182e9c1b0dbc1501e43627','74db51db0f5dbbb42b989f6e9a453d30fbaec1ec205966d411c446c0750ca1ce',NULL);
INSERT INTO "match_event" VALUES(4,3,'moved',0,101,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":6,"type":"Stake"},"draws":[],"events":[{"card":6,"seat":0,"type":"Staked"}],"kind":"moved","prompt":"stake.9.0.0","seat":0}','74db51db0f5dbbb42b989f6e9a453d30fbaec1ec205966d411c446c0750ca1ce','f91d5024d6ebc68ef395204c92f4b5124a9feee66823e40e15171a850f6e1b13',NULL);
INSERT INTO "match_event" VALUES(4,4,'moved',2,103,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":5,"type":"Stake"},"draws":[["starter",3,1]],"events":[{"card":5,"seat":2,"type":"Staked"},{"seat":1,"type":"Started"}],"kind":"moved","prompt":"stake.9.0.2","seat":2}','f91d5024d6ebc68ef395204c92f4b5124a9feee66823e40e15171a850f6e1b13','4b72ba5aac2809323aee1749270b5f4ea2c32ddb6b8d3c0464b40da6ebb47ef6',NULL);
INSERT INTO "match_event" VALUES(4,5,'paused',NULL,901,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"judge","draws":[],"events":[],"kind":"paused","seat":null,"why":"0ad2ce85125b98b94c847c717b13bc1e6e3fa43631da78252533063dd4643a47"}','4b72ba5aac2809323aee1749270b5f4ea2c32ddb6b8d3c0464b40da6ebb47ef6','d4b84b39d7c084c524138b3b8d1c5877b6db7365561c1f9a5a0f0892bd2cfbc6','The rulebook says otherwise.');
INSERT INTO "match_event" VALUES(5,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"fc7648edf5f30563633fbbe8622d29b907a5f6c98ee29f1f958a6e3ee386bc55","draws":[["shuffle",16,10],["shuffle",15,11],["shuffle",14,5],["shuffle",13,7],["shuffle",12,3],["shuffle",11,0],["shuffle",10,8],["shuffle",9,4],["shuffle",8,7],["shuffle",7,2],["shuffle",6,0],["shuffle",5,0],["shuffle",4,1],["shuffle",3,2],["shuffle",2,0],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[14,7,15,4,1,2,9,13,6,11],"hands":[[5,10,12],[0,3,8]],"higher":false,"left":6,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','3cd49d6a9dfdbc9a05f200644fa4cc6272be328d0cd48702cac25447884a90b8',NULL);
INSERT INTO "match_event" VALUES(5,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":3,"type":"Stake"},"draws":[],"events":[{"card":3,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.6.0.1","seat":1}','3cd49d6a9dfdbc9a05f200644fa4cc6272be328d0cd48702cac25447884a90b8','4136d765d9f39fbef8b11c94a68286e955314ed6fbd2822aa41070e784358db9',NULL);
INSERT INTO "match_event" VALUES(5,3,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":10,"type":"Stake"},"draws":[["starter",2,0]],"events":[{"card":10,"seat":0,"type":"Staked"},{"seat":0,"type":"Started"}],"kind":"moved","prompt":"stake.6.0.0","seat":0}','4136d765d9f39fbef8b11c94a68286e955314ed6fbd2822aa41070e784358db9','010650ce0075fdc3052d2306487b6bf4a55dbb34c90a978c58be919bf05e2698',NULL);
INSERT INTO "match_event" VALUES(5,4,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,1]],"events":[{"cards":[14],"die":2,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.6.0.0","seat":0}','010650ce0075fdc3052d2306487b6bf4a55dbb34c90a978c58be919bf05e2698','fe35599b524252432ce873c7ce558b5321be2f7cff0bdc389b8795743692dd25',NULL);
INSERT INTO "match_event" VALUES(5,5,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,0]],"events":[{"cards":[7],"die":1,"seat":1,"type":"Drew"}],"kind":"moved","prompt":"turn.5.0.1","seat":1}','fe35599b524252432ce873c7ce558b5321be2f7cff0bdc389b8795743692dd25','e034ee4caa614f9d326dcdbf32d2170998efcd60cc1e4e436e093fdd8969aa2f',NULL);
INSERT INTO "match_event" VALUES(6,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"109e2b6ea8097d5a8f03ccec7eae05b1d85ef57eae4780d616fbf20ddc33deb5","draws":[["shuffle",16,15],["shuffle",15,11],["shuffle",14,5],["shuffle",13,11],["shuffle",12,0],["shuffle",11,7],["shuffle",10,8],["shuffle",9,2],["shuffle",8,4],["shuffle",7,3],["shuffle",6,5],["shuffle",5,4],["shuffle",4,1],["shuffle",3,1],["shuffle",2,1],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[12,3,7,6,14,10,2,4,8,1],"hands":[[5,11,15],[0,9,13]],"higher":false,"left":6,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','5b413e33d1896218ff6003789a3c5ba5c78f53732eb3afeed1836f88c748315f',NULL);
INSERT INTO "match_event" VALUES(6,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":9,"type":"Stake"},"draws":[],"events":[{"card":9,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.6.0.1","seat":1}','5b413e33d1896218ff6003789a3c5ba5c78f53732eb3afeed1836f88c748315f','bd656dd833860bf33fb1798161c7006e32c85cffce29aceb6b617932ca57e880',NULL);
INSERT INTO "match_event" VALUES(6,3,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":11,"type":"Stake"},"draws":[["starter",2,1]],"events":[{"card":11,"seat":0,"type":"Staked"},{"seat":1,"type":"Started"}],"kind":"moved","prompt":"stake.6.0.0","seat":0}','bd656dd833860bf33fb1798161c7006e32c85cffce29aceb6b617932ca57e880','24775eb64bd0295780f29cb7cff7cb4c4df4d99a10a01d32f4ae9e453c82b44f',NULL);
INSERT INTO "match_event" VALUES(6,4,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,3]],"events":[{"cards":[12],"die":4,"seat":1,"type":"Drew"}],"kind":"moved","prompt":"turn.6.0.1","seat":1}','24775eb64bd0295780f29cb7cff7cb4c4df4d99a10a01d32f4ae9e453c82b44f','cbe3ac9da47339f72e73ef671f3cb458ccc629959f5f96a3e69dd4e145256825',NULL);
INSERT INTO "match_event" VALUES(6,5,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,3]],"events":[{"cards":[3],"die":4,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.5.0.0","seat":0}','cbe3ac9da47339f72e73ef671f3cb458ccc629959f5f96a3e69dd4e145256825','2e47e2072e7c8ce2d6c9719e2b53e2336f6e01564e2ade70aa9b06151a3d48a8',NULL);
INSERT INTO "match_event" VALUES(6,6,'disputed',NULL,903,NULL,0,NULL,'{"about":4,"at":"2026-03-01T20:00:00Z","by":"judge","dispute":2,"draws":[],"events":[],"kind":"disputed","seat":null}','2e47e2072e7c8ce2d6c9719e2b53e2336f6e01564e2ade70aa9b06151a3d48a8','d3b8267015a0740ca25979704d2b107c15457dfa137ac4f3de4e151b6c079df3',NULL);
INSERT INTO "match_event" VALUES(7,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"8be1e10b4e95d1aa65e3a107f1f533f31cbfbe55344a153fe2510008b2166fbc","draws":[["shuffle",16,1],["shuffle",15,11],["shuffle",14,0],["shuffle",13,0],["shuffle",12,9],["shuffle",11,4],["shuffle",10,7],["shuffle",9,6],["shuffle",8,3],["shuffle",7,0],["shuffle",6,1],["shuffle",5,2],["shuffle",4,3],["shuffle",3,2],["shuffle",2,1],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[11,10,6,3,5,9,15,14,8,4],"hands":[[0,1,12],[2,7,13]],"higher":false,"left":6,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','30af29e328a5d42eb8458be630cfe23033039479209b63a86d0df926920b5851',NULL);
INSERT INTO "match_event" VALUES(7,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":7,"type":"Stake"},"draws":[],"events":[{"card":7,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.6.0.1","seat":1}','30af29e328a5d42eb8458be630cfe23033039479209b63a86d0df926920b5851','9c7d80f6b71372ea50445d6ac910d497397c79a34ca42e3628cf8c08dec4eab4',NULL);
INSERT INTO "match_event" VALUES(7,3,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":1,"type":"Stake"},"draws":[["starter",2,0]],"events":[{"card":1,"seat":0,"type":"Staked"},{"seat":0,"type":"Started"}],"kind":"moved","prompt":"stake.6.0.0","seat":0}','9c7d80f6b71372ea50445d6ac910d497397c79a34ca42e3628cf8c08dec4eab4','dec3906eb716123633b1c18ea8710474ad7983954132881e4a504f330f1ab0e9',NULL);
INSERT INTO "match_event" VALUES(7,4,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,5]],"events":[{"cards":[11,10],"die":6,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.6.0.0","seat":0}','dec3906eb716123633b1c18ea8710474ad7983954132881e4a504f330f1ab0e9','33ef9e991210e63906c271fcadbc9669eef32dde45de2d8432b065e51854bb48',NULL);
INSERT INTO "match_event" VALUES(7,5,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,0]],"events":[{"cards":[6],"die":1,"seat":1,"type":"Drew"}],"kind":"moved","prompt":"turn.5.0.1","seat":1}','33ef9e991210e63906c271fcadbc9669eef32dde45de2d8432b065e51854bb48','a5e2e533cb1734c15a131883210e12e8929120d6976da11aec4f077b87019232',NULL);
INSERT INTO "match_event" VALUES(7,6,'disputed',1,102,NULL,0,NULL,'{"about":5,"at":"2026-03-01T20:00:00Z","by":"seat","dispute":3,"draws":[],"events":[],"kind":"disputed","seat":1}','a5e2e533cb1734c15a131883210e12e8929120d6976da11aec4f077b87019232','542c1179b3dabc9059dee6ce6f168917cbd284b1dcbb4fa2491d7910942470c3',NULL);
INSERT INTO "match_event" VALUES(8,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"b8ab6fb994042aa6271745e872588dfba2a1cd9d466fc3d71ac54608fb82b8ae","draws":[["shuffle",16,1],["shuffle",15,11],["shuffle",14,7],["shuffle",13,9],["shuffle",12,11],["shuffle",11,7],["shuffle",10,3],["shuffle",9,4],["shuffle",8,3],["shuffle",7,6],["shuffle",6,2],["shuffle",5,2],["shuffle",4,2],["shuffle",3,2],["shuffle",2,0],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[4,6,5,14,3,7,10,13,0,2],"hands":[[1,8,12],[9,11,15]],"higher":false,"left":6,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','9a0fc9225d4cdc7cd87b07e25ee3a2ddf79c9fce1fce17b651d3332b202a6d94',NULL);
INSERT INTO "match_event" VALUES(8,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":11,"type":"Stake"},"draws":[],"events":[{"card":11,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.6.0.1","seat":1}','9a0fc9225d4cdc7cd87b07e25ee3a2ddf79c9fce1fce17b651d3332b202a6d94','73d94b252dabcc02c11924d09b990cd16665f6ebde1f0e69266208d870b0154f',NULL);
INSERT INTO "match_event" VALUES(8,3,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":8,"type":"Stake"},"draws":[["starter",2,0]],"events":[{"card":8,"seat":0,"type":"Staked"},{"seat":0,"type":"Started"}],"kind":"moved","prompt":"stake.6.0.0","seat":0}','73d94b252dabcc02c11924d09b990cd16665f6ebde1f0e69266208d870b0154f','c8959225f598b98976d2f3284f0980bb18abdd2bb356b1d2f90835410388a747',NULL);
INSERT INTO "match_event" VALUES(8,4,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,3]],"events":[{"cards":[4],"die":4,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.6.0.0","seat":0}','c8959225f598b98976d2f3284f0980bb18abdd2bb356b1d2f90835410388a747','a061c5bf83bfd906163ba0a83f3c0bee6096fb389741a53e6bab92dfc8f0d434',NULL);
INSERT INTO "match_event" VALUES(8,5,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,4]],"events":[{"cards":[6],"die":5,"seat":1,"type":"Drew"}],"kind":"moved","prompt":"turn.5.0.1","seat":1}','a061c5bf83bfd906163ba0a83f3c0bee6096fb389741a53e6bab92dfc8f0d434','17a6fc2fc989271bbc3c8e84ff9bffa27b46864cccd1b81591db85c2acd614a5',NULL);
INSERT INTO "match_event" VALUES(8,6,'disputed',NULL,903,NULL,0,NULL,'{"about":5,"at":"2026-03-01T20:00:00Z","by":"judge","dispute":4,"draws":[],"events":[],"kind":"disputed","seat":null}','17a6fc2fc989271bbc3c8e84ff9bffa27b46864cccd1b81591db85c2acd614a5','43d0e260e723b7c5c4709a8554c992354c04c2b266d37b7f974afcfcf54c9ef0',NULL);
INSERT INTO "match_event" VALUES(8,7,'ruled',NULL,903,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"judge","dispute":4,"draws":[],"events":[],"kind":"ruled","release":true,"remedy":"none","rules":["toy.turn"],"seat":null,"why":"946697c3d828127edceae2fbc4c7f06739d3c550faa50add13b86f27751e4810"}','43d0e260e723b7c5c4709a8554c992354c04c2b266d37b7f974afcfcf54c9ef0','84a4bbc2836364c34b40bd36e6ba48683a8279615b093598343499127b56bab8','The card stays.
It was laid in time.');
INSERT INTO "match_event" VALUES(9,1,'opened',NULL,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"host","commitment":"563fb1c47c4a1345c0ea27aa1d472aa0f9cc65296fa2ea6d1522f5510f5900f9","draws":[["shuffle",16,4],["shuffle",15,11],["shuffle",14,11],["shuffle",13,12],["shuffle",12,1],["shuffle",11,10],["shuffle",10,0],["shuffle",9,6],["shuffle",8,1],["shuffle",7,2],["shuffle",6,2],["shuffle",5,0],["shuffle",4,1],["shuffle",3,1],["shuffle",2,0],["shuffle",1,0]],"engine":"toy.1","events":[{"deck":[0,9,3,6,7,2,8,10,5,11],"hands":[[4,12,13],[1,14,15]],"higher":false,"left":6,"type":"Dealt"}],"game":"toy","kind":"opened","mixed":{"clicks":["",""],"message":"1300000000000000001"},"pack":null,"seat":null,"setup":{"options":{},"ruleset":"toy@2026-01-01","seats":[{"automated":false,"choices":{"faction":"red"}},{"automated":false,"choices":{"faction":"blue"}}],"variant":"short"}}','0000000000000000000000000000000000000000000000000000000000000000','79f2367ed1d17e9176dace1b9b8fe53212a9577ee04a8f155227cf9681c10cb5',NULL);
INSERT INTO "match_event" VALUES(9,2,'moved',1,102,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":14,"type":"Stake"},"draws":[],"events":[{"card":14,"seat":1,"type":"Staked"}],"kind":"moved","prompt":"stake.6.0.1","seat":1}','79f2367ed1d17e9176dace1b9b8fe53212a9577ee04a8f155227cf9681c10cb5','03f5eb14e1b277b86b11dd2dbaf59776479b803dfc5190e3e21595568a96e44d',NULL);
INSERT INTO "match_event" VALUES(9,3,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"card":12,"type":"Stake"},"draws":[["starter",2,1]],"events":[{"card":12,"seat":0,"type":"Staked"},{"seat":1,"type":"Started"}],"kind":"moved","prompt":"stake.6.0.0","seat":0}','03f5eb14e1b277b86b11dd2dbaf59776479b803dfc5190e3e21595568a96e44d','06d9e5f7d38a5175adddedc93d6c092c906a62c19a6d30fd47f7715276e7af3a',NULL);
INSERT INTO "match_event" VALUES(9,4,'moved',1,102,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,4]],"events":[{"cards":[0],"die":5,"seat":1,"type":"Drew"}],"kind":"moved","prompt":"turn.6.0.1","seat":1}','06d9e5f7d38a5175adddedc93d6c092c906a62c19a6d30fd47f7715276e7af3a','5250292f33520f124e9347fa6185e9913e00de61f1fadec53bf78e589304eae4',NULL);
INSERT INTO "match_event" VALUES(9,5,'moved',0,101,NULL,1,NULL,'{"at":"2026-03-01T20:00:00Z","by":"seat","command":{"type":"Draw"},"draws":[["die",6,3]],"events":[{"cards":[9],"die":4,"seat":0,"type":"Drew"}],"kind":"moved","prompt":"turn.5.0.0","seat":0}','5250292f33520f124e9347fa6185e9913e00de61f1fadec53bf78e589304eae4','2cc2fd10a8ac9e9874dadecf11644b1391dc2c11bb6506a4fd0fbea7b336a3c9',NULL);
INSERT INTO "match_event" VALUES(9,6,'disputed',NULL,902,NULL,0,NULL,'{"about":4,"at":"2026-03-01T20:00:00Z","by":"judge","dispute":5,"draws":[],"events":[],"kind":"disputed","seat":null}','2cc2fd10a8ac9e9874dadecf11644b1391dc2c11bb6506a4fd0fbea7b336a3c9','0a2d11d9c5cefc64128478634cbf141fb823ff93a56fd49055cfcc65e2753278',NULL);
INSERT INTO "match_event" VALUES(9,7,'ruled',NULL,902,NULL,0,NULL,'{"at":"2026-03-01T20:00:00Z","by":"judge","dispute":5,"draws":[],"events":[],"kind":"ruled","release":true,"remedy":"none","rules":["toy.turn"],"seat":null,"why":"7fef46f882f87c05f623087aad0c996bf4f6b725016c2a355512b9ebc5689026"}','0a2d11d9c5cefc64128478634cbf141fb823ff93a56fd49055cfcc65e2753278','4e08e2da85221787c364712d648b5eb4127bc5feb5a84a336f37a54c95c2dea6','The card stays.
It was laid in time.');
CREATE TABLE match_log_message (
	match_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	chapter VARCHAR(64) NOT NULL, 
	first INTEGER NOT NULL, 
	last INTEGER NOT NULL, below VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (match_id)
);
CREATE TABLE match_outbox (
	id INTEGER NOT NULL, 
	match_id INTEGER NOT NULL, 
	"key" VARCHAR(96) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	user_id BIGINT, 
	payload TEXT NOT NULL, 
	created DATETIME NOT NULL, 
	not_before DATETIME, 
	attempts INTEGER NOT NULL, 
	delivered DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id), 
	UNIQUE ("key")
);
INSERT INTO "match_outbox" VALUES(1,1,'1.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(2,1,'1.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(3,1,'1.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(4,1,'1.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(5,1,'1.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(6,1,'1.5.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(7,1,'1.6.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,'2026-03-01 20:00:00.000000');
INSERT INTO "match_outbox" VALUES(8,1,'1.6.1','opening',NULL,'{"type":"opening","commitment":"7e1142ca659597109f8cfb2a73eb909a324fe7284ac35ce8fd3488c1d2428961","clicks":["","",""],"to":null}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(9,1,'1.7.0','told',NULL,'{"type":"told","seq":1,"head":"a4059ad6049a76efa737a73747aa7a18d9a550efaa7f5a0404dbc238068f7e85","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":3}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(10,1,'1.7.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(11,1,'1.7.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(12,1,'1.7.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(13,1,'1.7.4','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(14,1,'1.8.0','told',NULL,'{"type":"told","seq":2,"head":"9a96b6e4e33c00dd2fa665bdf0b564365b1643355dfd35da107d92b2a9c2398f","entries":[{"seq":2,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(15,1,'1.9.0','asked',NULL,'{"type":"asked","proposal":1,"kind":"undo","seat":0,"waiting":[1,2],"to":1,"seconds":null}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(16,1,'1.10.0','asked',NULL,'{"type":"asked","proposal":1,"kind":"undo","seat":0,"waiting":[2],"to":1,"seconds":null}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(17,1,'1.11.0','told',NULL,'{"type":"told","seq":3,"head":"ebd21f2409d0cae7eed7d8c481247edbcf9ab44c7f6c76f161b1d96d4e4a1f25","entries":[{"seq":3,"seat":null,"lines":[{"key":"match-log-rewound-agreed","args":{"to":1}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(18,1,'1.11.1','answered',NULL,'{"type":"answered","proposal":1,"kind":"undo","agreed":true}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(19,1,'1.11.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(20,1,'1.12.0','told',NULL,'{"type":"told","seq":4,"head":"3fd01af418142173ede6c50a4f0e9ac9798de653e3a42f7f251bf6e9bb210dce","entries":[{"seq":4,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(21,1,'1.13.0','told',NULL,'{"type":"told","seq":5,"head":"c54ff9e0ce3e0c5c82e000490cd6931ab2c4e5ca002a07333db659b0606132c5","entries":[{"seq":5,"seat":2,"lines":[{"key":"toy-staked","args":{"seat":2}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(22,1,'1.14.0','told',NULL,'{"type":"told","seq":6,"head":"4ec77763f6ae50958dd243fd15edd282a85a81a4cbb8d4fa0911aceaf765305f","entries":[{"seq":6,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":2}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(23,1,'1.14.1','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(24,1,'1.15.0','told',NULL,'{"type":"told","seq":7,"head":"60427ffe3bf30f7e2d6846397c65c87595e2a6daf19b560f67107078e87f5c07","entries":[{"seq":7,"seat":2,"lines":[{"key":"toy-drew","args":{"seat":2,"die":4,"count":1}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(25,1,'1.15.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(26,1,'1.16.0','told',NULL,'{"type":"told","seq":8,"head":"00367faaea959678f246d32c05e35a4c92f28221fb9958dbf15b8f8978c7f42e","entries":[{"seq":8,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":1,"count":1}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(27,1,'1.16.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T13:00:00Z"}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(28,1,'1.17.0','told',NULL,'{"type":"told","seq":9,"head":"79e0eb6f9f8a53813ba75bd55fabe6a2352aed2aac7687a72c2a2412c0ad0a4e","entries":[{"seq":9,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-paused","args":{}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 12:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(29,1,'1.18.0','told',NULL,'{"type":"told","seq":10,"head":"2c96333a489d1a940013a5775d7534da11ffff65a878d091b74f18d66eddf74b","entries":[{"seq":10,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-resumed","args":{}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 17:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(30,1,'1.19.0','told',NULL,'{"type":"told","seq":11,"head":"423a66ae78919a7b9e0114362e21781cb21d27ced3637952b2e573cb943d5e92","entries":[{"seq":11,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-extended","args":{"hours":1}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 17:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(31,1,'1.20.0','told',NULL,'{"type":"told","seq":12,"head":"13f83f1414635aaf85696f76a3a7a31bc266036f86c525ae8803cece9cbda8b4","entries":[{"seq":12,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-rewound","args":{"to":6}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 17:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(32,1,'1.20.1','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T18:00:00Z"}','2026-03-01 17:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(33,1,'1.21.0','told',NULL,'{"type":"told","seq":13,"head":"8a3ed5c7a40869a609389ba0fd3021f65e32f64b3fd0d889166071609d29dd0b","entries":[{"seq":13,"seat":2,"lines":[{"key":"match-log-expired","args":{"seat":2}},{"key":"toy-laid","args":{"seat":2,"card":{"key":"toy-card","args":{"value":2,"number":7}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(34,1,'1.21.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-react","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(35,1,'1.21.2','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-react","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(36,1,'1.22.0','told',NULL,'{"type":"told","seq":14,"head":"2d577d6ae23b5d7e4619c417a3b1b682bb0f432cf2efdb88a0fc742ade56b8c6","entries":[{"seq":14,"seat":2,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-seat-to-nobody","args":{"number":3}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(37,1,'1.23.0','told',NULL,'{"type":"told","seq":15,"head":"083eb74db3713855c0e5a6ad9b35e1f2500bcc9ce0728cf35f5c09c676905c19","entries":[{"seq":15,"seat":2,"lines":[{"key":"match-log-seat-to-player","args":{"seat":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(38,1,'1.24.0','told',NULL,'{"type":"told","seq":16,"head":"34a3ac81515b17dcc872994bf523fe8482fab5f7e73d38848dcdc80257768596","entries":[{"seq":16,"seat":2,"lines":[{"key":"match-log-seat-to-game","args":{"seat":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(39,1,'1.25.0','told',NULL,'{"type":"told","seq":17,"head":"bb312dbfaeb8d7e0bb81a250f64f8bf6bff48d9d4e253e5f6729c85e969aee5b","entries":[{"seq":17,"seat":1,"lines":[{"key":"toy-letbe","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(40,1,'1.26.0','told',NULL,'{"type":"told","seq":18,"head":"18d0c484af998fde96fac468fde33121ab3aae64284c8fd33ba330c08d763a88","entries":[{"seq":18,"seat":0,"lines":[{"key":"toy-letbe","args":{"seat":0}},{"key":"toy-won","args":{"seat":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(41,1,'1.27.0','told',NULL,'{"type":"told","seq":19,"head":"253eae8d21faea1cbd1b4dd5972c0daadc98dc1db9365e0e5176803a1aa0c1bc","entries":[{"seq":19,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":1,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(42,1,'1.27.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(43,1,'1.28.0','told',NULL,'{"type":"told","seq":21,"head":"e292a64e895f2d3b5e60392e346a736a49722024fd5d7a3e32ca706ef09193b8","entries":[{"seq":20,"seat":1,"lines":[{"key":"toy-laid","args":{"seat":1,"card":{"key":"toy-card","args":{"value":3,"number":8}}}}],"chapter":""},{"seq":21,"seat":2,"lines":[{"key":"toy-laid","args":{"seat":2,"card":{"key":"toy-card","args":{"value":3,"number":10}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(44,1,'1.28.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-react","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(45,1,'1.29.0','told',NULL,'{"type":"told","seq":22,"head":"b1b4a1c00b7bdd5379fa8eaae8eb50ee9bc7827d607a4d556921522a53d63647","entries":[{"seq":22,"seat":1,"lines":[{"key":"toy-letbe","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(46,1,'1.30.0','told',NULL,'{"type":"told","seq":24,"head":"5c4baad2a52622d77339825f9970650f345f8d75fd1c1315b60caa4a0fc6a705","entries":[{"seq":23,"seat":0,"lines":[{"key":"toy-letbe","args":{"seat":0}},{"key":"toy-won","args":{"seat":2}},{"key":"toy-ended","args":{"stakes":[{"key":"toy-card","args":{"value":3,"number":11}},{"key":"toy-card","args":{"value":4,"number":12}},{"key":"toy-card","args":{"value":1,"number":2}}]}}],"chapter":""},{"seq":24,"seat":null,"lines":[{"key":"match-log-ended","args":{"reason":{"key":"toy-over","args":{}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(47,1,'1.30.1','over',NULL,'{"type":"over","outcome":{"standings":[{"seat":0,"place":2,"points":0,"won":null},{"seat":1,"place":2,"points":0,"won":null},{"seat":2,"place":1,"points":9,"won":null}],"reason":{"key":"toy-over","args":{}}},"commitment":"7e1142ca659597109f8cfb2a73eb909a324fe7284ac35ce8fd3488c1d2428961","secret":"60522a9defa84fc27dafd8048a9634c378333bf379230a3b42fba26391054b84","head":"5c4baad2a52622d77339825f9970650f345f8d75fd1c1315b60caa4a0fc6a705"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(48,2,'2.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(49,2,'2.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(50,2,'2.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000','2026-03-01 20:01:00.000000',1,NULL);
INSERT INTO "match_outbox" VALUES(51,2,'2.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(52,3,'3.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(53,3,'3.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(54,3,'3.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(55,3,'3.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(56,3,'3.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(57,3,'3.5.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(58,3,'3.6.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(59,3,'3.6.1','opening',NULL,'{"type":"opening","commitment":"55499a9ead3ddb26cbb797d703dd8ce0aeea9310f81f9d1c5301e299864e19a7","clicks":["","",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(60,3,'3.7.0','told',NULL,'{"type":"told","seq":1,"head":"4834a6023f886aac97fdb49005715a8ec17503b2bf15b28ddf9f3e19cacf472d","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":3}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(61,3,'3.7.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(62,3,'3.7.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(63,3,'3.7.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(64,3,'3.7.4','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(65,3,'3.8.0','told',NULL,'{"type":"told","seq":2,"head":"cb37b4d25abbd0e5443815d7d90cd484dba398f69047bf6067f86bc0d16359e0","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(66,3,'3.9.0','told',NULL,'{"type":"told","seq":3,"head":"7ed9c5ae126a586248b3a886f34e10853c30b1cc7ff1be4a58fbf7f634acb5a3","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(67,3,'3.10.0','told',NULL,'{"type":"told","seq":4,"head":"02f264a3e3aceaa08019427364844b8173864b66c54ee71a868ca15f121f1429","entries":[{"seq":4,"seat":2,"lines":[{"key":"toy-staked","args":{"seat":2}},{"key":"toy-started","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(68,3,'3.10.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(69,3,'3.11.0','told',NULL,'{"type":"told","seq":5,"head":"c20250cd206c15fd191f6d3904b1dafaa3d04bbfc568a3f326dbaf1568c1909a","entries":[{"seq":5,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":3,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(70,3,'3.11.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(71,3,'3.12.0','told',NULL,'{"type":"told","seq":6,"head":"c143f902a4aa6129e05d7aa06396d9db8a6dc9936c404b982d100f9f22056631","entries":[{"seq":6,"seat":1,"lines":[{"key":"toy-laid","args":{"seat":1,"card":{"key":"toy-card","args":{"value":2,"number":5}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(72,3,'3.12.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-react","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(73,3,'3.12.2','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-react","args":{}}],"deadline":"2026-03-01T21:00:00Z"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(74,3,'3.13.0','told',NULL,'{"type":"told","seq":7,"head":"fc6eb91279186492ed431900585f85e7ac44ad0e09a1b2b927166983f0359206","entries":[{"seq":7,"seat":1,"lines":[{"key":"match-log-seat-to-game","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(75,3,'3.14.0','told',NULL,'{"type":"told","seq":9,"head":"5c23afe822a7ee51a957459617c05c80f3e234bfbdd2d0e5ffccb98211ae2e4b","entries":[{"seq":8,"seat":2,"lines":[{"key":"match-log-conceded","args":{"seat":2}}],"chapter":""},{"seq":9,"seat":2,"lines":[{"key":"toy-letbe","args":{"seat":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(76,4,'4.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(77,4,'4.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(78,4,'4.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(79,4,'4.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(80,4,'4.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(81,4,'4.5.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(82,4,'4.6.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(83,4,'4.6.1','opening',NULL,'{"type":"opening","commitment":"c3ef62c74db82bcad692818839f552380a709e3ed4728c17750470f7b7a53660","clicks":["","",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(84,4,'4.7.0','told',NULL,'{"type":"told","seq":1,"head":"49e446c9bf8b59c70d977b051a3edce434a465a046182e9c1b0dbc1501e43627","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":3}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(85,4,'4.7.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(86,4,'4.7.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(87,4,'4.7.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(88,4,'4.7.4','turn',103,'{"type":"turn","seat":2,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(89,4,'4.8.0','told',NULL,'{"type":"told","seq":2,"head":"74db51db0f5dbbb42b989f6e9a453d30fbaec1ec205966d411c446c0750ca1ce","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(90,4,'4.9.0','told',NULL,'{"type":"told","seq":3,"head":"f91d5024d6ebc68ef395204c92f4b5124a9feee66823e40e15171a850f6e1b13","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(91,4,'4.10.0','told',NULL,'{"type":"told","seq":4,"head":"4b72ba5aac2809323aee1749270b5f4ea2c32ddb6b8d3c0464b40da6ebb47ef6","entries":[{"seq":4,"seat":2,"lines":[{"key":"toy-staked","args":{"seat":2}},{"key":"toy-started","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(92,4,'4.10.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(93,4,'4.11.0','told',NULL,'{"type":"told","seq":5,"head":"d4b84b39d7c084c524138b3b8d1c5877b6db7365561c1f9a5a0f0892bd2cfbc6","entries":[{"seq":5,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-paused","args":{}}}},"why":"The rulebook says otherwise."}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(94,5,'5.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(95,5,'5.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(96,5,'5.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(97,5,'5.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(98,5,'5.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(99,5,'5.4.1','opening',NULL,'{"type":"opening","commitment":"fc7648edf5f30563633fbbe8622d29b907a5f6c98ee29f1f958a6e3ee386bc55","clicks":["",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(100,5,'5.5.0','told',NULL,'{"type":"told","seq":1,"head":"3cd49d6a9dfdbc9a05f200644fa4cc6272be328d0cd48702cac25447884a90b8","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(101,5,'5.5.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(102,5,'5.5.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(103,5,'5.5.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(104,5,'5.6.0','told',NULL,'{"type":"told","seq":2,"head":"4136d765d9f39fbef8b11c94a68286e955314ed6fbd2822aa41070e784358db9","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(105,5,'5.7.0','told',NULL,'{"type":"told","seq":3,"head":"010650ce0075fdc3052d2306487b6bf4a55dbb34c90a978c58be919bf05e2698","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(106,5,'5.8.0','told',NULL,'{"type":"told","seq":4,"head":"fe35599b524252432ce873c7ce558b5321be2f7cff0bdc389b8795743692dd25","entries":[{"seq":4,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":2,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(107,5,'5.8.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(108,5,'5.9.0','told',NULL,'{"type":"told","seq":5,"head":"e034ee4caa614f9d326dcdbf32d2170998efcd60cc1e4e436e093fdd8969aa2f","entries":[{"seq":5,"seat":1,"lines":[{"key":"toy-drew","args":{"seat":1,"die":1,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(109,5,'5.9.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(110,6,'6.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(111,6,'6.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(112,6,'6.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(113,6,'6.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(114,6,'6.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(115,6,'6.4.1','opening',NULL,'{"type":"opening","commitment":"109e2b6ea8097d5a8f03ccec7eae05b1d85ef57eae4780d616fbf20ddc33deb5","clicks":["",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(116,6,'6.5.0','told',NULL,'{"type":"told","seq":1,"head":"5b413e33d1896218ff6003789a3c5ba5c78f53732eb3afeed1836f88c748315f","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(117,6,'6.5.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(118,6,'6.5.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(119,6,'6.5.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(120,6,'6.6.0','told',NULL,'{"type":"told","seq":2,"head":"bd656dd833860bf33fb1798161c7006e32c85cffce29aceb6b617932ca57e880","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(121,6,'6.7.0','told',NULL,'{"type":"told","seq":3,"head":"24775eb64bd0295780f29cb7cff7cb4c4df4d99a10a01d32f4ae9e453c82b44f","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(122,6,'6.7.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(123,6,'6.8.0','told',NULL,'{"type":"told","seq":4,"head":"cbe3ac9da47339f72e73ef671f3cb458ccc629959f5f96a3e69dd4e145256825","entries":[{"seq":4,"seat":1,"lines":[{"key":"toy-drew","args":{"seat":1,"die":4,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(124,6,'6.8.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(125,6,'6.9.0','told',NULL,'{"type":"told","seq":5,"head":"2e47e2072e7c8ce2d6c9719e2b53e2336f6e01564e2ade70aa9b06151a3d48a8","entries":[{"seq":5,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":4,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(126,6,'6.9.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(127,6,'6.10.0','told',NULL,'{"type":"told","seq":6,"head":"d3b8267015a0740ca25979704d2b107c15457dfa137ac4f3de4e151b6c079df3","entries":[{"seq":6,"seat":null,"lines":[{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-disputed","args":{"dispute":2,"about":4}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(128,7,'7.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(129,7,'7.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(130,7,'7.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(131,7,'7.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(132,7,'7.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(133,7,'7.4.1','opening',NULL,'{"type":"opening","commitment":"8be1e10b4e95d1aa65e3a107f1f533f31cbfbe55344a153fe2510008b2166fbc","clicks":["",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(134,7,'7.5.0','told',NULL,'{"type":"told","seq":1,"head":"30af29e328a5d42eb8458be630cfe23033039479209b63a86d0df926920b5851","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(135,7,'7.5.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(136,7,'7.5.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(137,7,'7.5.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(138,7,'7.6.0','told',NULL,'{"type":"told","seq":2,"head":"9c7d80f6b71372ea50445d6ac910d497397c79a34ca42e3628cf8c08dec4eab4","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(139,7,'7.7.0','told',NULL,'{"type":"told","seq":3,"head":"dec3906eb716123633b1c18ea8710474ad7983954132881e4a504f330f1ab0e9","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(140,7,'7.8.0','told',NULL,'{"type":"told","seq":4,"head":"33ef9e991210e63906c271fcadbc9669eef32dde45de2d8432b065e51854bb48","entries":[{"seq":4,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":6,"count":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(141,7,'7.8.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(142,7,'7.9.0','told',NULL,'{"type":"told","seq":5,"head":"a5e2e533cb1734c15a131883210e12e8929120d6976da11aec4f077b87019232","entries":[{"seq":5,"seat":1,"lines":[{"key":"toy-drew","args":{"seat":1,"die":1,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(143,7,'7.9.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(144,7,'7.10.0','told',NULL,'{"type":"told","seq":6,"head":"542c1179b3dabc9059dee6ce6f168917cbd284b1dcbb4fa2491d7910942470c3","entries":[{"seq":6,"seat":1,"lines":[{"key":"match-log-disputed","args":{"seat":1,"dispute":3,"about":5}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(145,8,'8.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(146,8,'8.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(147,8,'8.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(148,8,'8.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(149,8,'8.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(150,8,'8.4.1','opening',NULL,'{"type":"opening","commitment":"b8ab6fb994042aa6271745e872588dfba2a1cd9d466fc3d71ac54608fb82b8ae","clicks":["",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(151,8,'8.5.0','told',NULL,'{"type":"told","seq":1,"head":"9a0fc9225d4cdc7cd87b07e25ee3a2ddf79c9fce1fce17b651d3332b202a6d94","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(152,8,'8.5.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(153,8,'8.5.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(154,8,'8.5.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(155,8,'8.6.0','told',NULL,'{"type":"told","seq":2,"head":"73d94b252dabcc02c11924d09b990cd16665f6ebde1f0e69266208d870b0154f","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(156,8,'8.7.0','told',NULL,'{"type":"told","seq":3,"head":"c8959225f598b98976d2f3284f0980bb18abdd2bb356b1d2f90835410388a747","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":0}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(157,8,'8.8.0','told',NULL,'{"type":"told","seq":4,"head":"a061c5bf83bfd906163ba0a83f3c0bee6096fb389741a53e6bab92dfc8f0d434","entries":[{"seq":4,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":4,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(158,8,'8.8.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(159,8,'8.9.0','told',NULL,'{"type":"told","seq":5,"head":"17a6fc2fc989271bbc3c8e84ff9bffa27b46864cccd1b81591db85c2acd614a5","entries":[{"seq":5,"seat":1,"lines":[{"key":"toy-drew","args":{"seat":1,"die":5,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(160,8,'8.9.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(161,8,'8.10.0','told',NULL,'{"type":"told","seq":6,"head":"43d0e260e723b7c5c4709a8554c992354c04c2b266d37b7f974afcfcf54c9ef0","entries":[{"seq":6,"seat":null,"lines":[{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-disputed","args":{"dispute":4,"about":5}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(162,8,'8.12.0','told',NULL,'{"type":"told","seq":7,"head":"84a4bbc2836364c34b40bd36e6ba48683a8279615b093598343499127b56bab8","entries":[{"seq":7,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-verdict","args":{"dispute":4}}}},"why":"The card stays.\nIt was laid in time."}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(163,9,'9.0.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(164,9,'9.1.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(165,9,'9.2.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(166,9,'9.3.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(167,9,'9.4.0','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(168,9,'9.4.1','opening',NULL,'{"type":"opening","commitment":"563fb1c47c4a1345c0ea27aa1d472aa0f9cc65296fa2ea6d1522f5510f5900f9","clicks":["",""],"to":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(169,9,'9.5.0','told',NULL,'{"type":"told","seq":1,"head":"79f2367ed1d17e9176dace1b9b8fe53212a9577ee04a8f155227cf9681c10cb5","entries":[{"seq":1,"seat":null,"lines":[{"key":"match-log-opened","args":{}},{"key":"toy-dealt","args":{"seats":2}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(170,9,'9.5.1','lobby',NULL,'{"type":"lobby"}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(171,9,'9.5.2','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(172,9,'9.5.3','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-stake","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(173,9,'9.6.0','told',NULL,'{"type":"told","seq":2,"head":"03f5eb14e1b277b86b11dd2dbaf59776479b803dfc5190e3e21595568a96e44d","entries":[{"seq":2,"seat":1,"lines":[{"key":"toy-staked","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(174,9,'9.7.0','told',NULL,'{"type":"told","seq":3,"head":"06d9e5f7d38a5175adddedc93d6c092c906a62c19a6d30fd47f7715276e7af3a","entries":[{"seq":3,"seat":0,"lines":[{"key":"toy-staked","args":{"seat":0}},{"key":"toy-started","args":{"seat":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(175,9,'9.7.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(176,9,'9.8.0','told',NULL,'{"type":"told","seq":4,"head":"5250292f33520f124e9347fa6185e9913e00de61f1fadec53bf78e589304eae4","entries":[{"seq":4,"seat":1,"lines":[{"key":"toy-drew","args":{"seat":1,"die":5,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(177,9,'9.8.1','turn',101,'{"type":"turn","seat":0,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(178,9,'9.9.0','told',NULL,'{"type":"told","seq":5,"head":"2cc2fd10a8ac9e9874dadecf11644b1391dc2c11bb6506a4fd0fbea7b336a3c9","entries":[{"seq":5,"seat":0,"lines":[{"key":"toy-drew","args":{"seat":0,"die":4,"count":1}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(179,9,'9.9.1','turn',102,'{"type":"turn","seat":1,"asks":[{"key":"toy-ask-turn","args":{}}],"deadline":null}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(180,9,'9.10.0','told',NULL,'{"type":"told","seq":6,"head":"0a2d11d9c5cefc64128478634cbf141fb823ff93a56fd49055cfcc65e2753278","entries":[{"seq":6,"seat":null,"lines":[{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-disputed","args":{"dispute":5,"about":4}}}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
INSERT INTO "match_outbox" VALUES(181,9,'9.12.0','told',NULL,'{"type":"told","seq":7,"head":"4e08e2da85221787c364712d648b5eb4127bc5feb5a84a336f37a54c95c2dea6","entries":[{"seq":7,"seat":null,"lines":[{"key":"match-log-why","args":{"order":{"key":"match-log-by-judge","args":{"what":{"key":"match-log-order-verdict","args":{"dispute":5}}}},"why":"The card stays.\nIt was laid in time."}}],"chapter":""}]}','2026-03-01 20:00:00.000000',NULL,0,NULL);
CREATE TABLE match_path (
	digest VARCHAR(16) NOT NULL, 
	tokens JSON NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE match_person (
	match_id INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	PRIMARY KEY (match_id, person, role, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_person" VALUES(1,'5b970554cc4f1e04e4690a7c5fdee10844fa05117c73a74a933e34a9f36aa0ba','host',-1,101);
INSERT INTO "match_person" VALUES(1,'5b970554cc4f1e04e4690a7c5fdee10844fa05117c73a74a933e34a9f36aa0ba','seat',0,101);
INSERT INTO "match_person" VALUES(1,'0a101514e2532412e1a7d9fb3d4039ccff77be70797be3637fe8a6997b1c9b2c','seat',1,102);
INSERT INTO "match_person" VALUES(1,'9b63021cb04518b30b15f0335ed6355b573f11b696e8e7413d78d29d6da6e3e3','seat',2,103);
INSERT INTO "match_person" VALUES(1,'ec84d4fd04c248f15f856dd279bfb469b6b29b81967ffc1b582c9fcfb91641a9','judge',-1,901);
INSERT INTO "match_person" VALUES(1,'b2f68c1c6cc4f9bb0ad114149a70b58ea7e20aaa2f913f019c80956dfe530aba','seat',2,104);
INSERT INTO "match_person" VALUES(2,'53e5acd0af7328137c84a857bd996aef9c1998e7f914138872f86d9b4f9696cf','host',-1,101);
INSERT INTO "match_person" VALUES(3,'5e59563a8b2301c9388f5549b8e99b37ccea6c0427627e8bee22e1fcd5daa568','host',-1,101);
INSERT INTO "match_person" VALUES(3,'5e59563a8b2301c9388f5549b8e99b37ccea6c0427627e8bee22e1fcd5daa568','seat',0,101);
INSERT INTO "match_person" VALUES(3,'138b00b95e2d993fb086266acf57cbc0827a079b300ffbead93b774f5713f754','seat',1,102);
INSERT INTO "match_person" VALUES(3,'004216c293f034602466b44dfe4372c9c508d01f366e882164c382304d8d0d2c','seat',2,103);
INSERT INTO "match_person" VALUES(4,'1627d8d0bbd849229efce1efb2a57bc03735d750536a72ac84524730af393a7d','host',-1,101);
INSERT INTO "match_person" VALUES(4,'1627d8d0bbd849229efce1efb2a57bc03735d750536a72ac84524730af393a7d','seat',0,101);
INSERT INTO "match_person" VALUES(4,'3f9df19b923cca33cd0f43c722f8c55c1f4dca6a905bbe8c33cdb59172323656','seat',1,102);
INSERT INTO "match_person" VALUES(4,'0d07fed4b6645adbce3510175cc470688dfa11368ae8c895a916cacb2e9fcabf','seat',2,103);
INSERT INTO "match_person" VALUES(4,'0421bab65841ae9691f21701986802619f23daea8f219ef42739df04187f53c7','judge',-1,901);
INSERT INTO "match_person" VALUES(5,'4c27d26eb58225e10a6a9b8d32efd3621800ab5b9c8d31deca3d7b5143f8001d','host',-1,101);
INSERT INTO "match_person" VALUES(5,'4c27d26eb58225e10a6a9b8d32efd3621800ab5b9c8d31deca3d7b5143f8001d','seat',0,101);
INSERT INTO "match_person" VALUES(5,'8b8223c0cb337f0dd167b3b563a52579db60eb16af30507bb430a58688fe03f3','seat',1,102);
INSERT INTO "match_person" VALUES(6,'9d3e8a8585f739d34aff02600f0393a6804e87309b84eb1f7d254b209e914f9e','host',-1,101);
INSERT INTO "match_person" VALUES(6,'9d3e8a8585f739d34aff02600f0393a6804e87309b84eb1f7d254b209e914f9e','seat',0,101);
INSERT INTO "match_person" VALUES(6,'341d89cfad97b353981ba327242e1159064ba0e4d3d40e0a7a9d3eceeaff8973','seat',1,102);
INSERT INTO "match_person" VALUES(6,'8fd5f8c91367eb148bc9f8e5b195f0a7b184121212852e25ecbf8673fdad9011','judge',-1,903);
INSERT INTO "match_person" VALUES(7,'3eb1ddbffbecba226057cd43170e03bc4782d4686971974f9ee2d5ad86ad6b7d','host',-1,101);
INSERT INTO "match_person" VALUES(7,'3eb1ddbffbecba226057cd43170e03bc4782d4686971974f9ee2d5ad86ad6b7d','seat',0,101);
INSERT INTO "match_person" VALUES(7,'85d3fb9615fa05338088667496b0e3ee7b0ff6ae71d7b962d0b8188e298d09f4','seat',1,102);
INSERT INTO "match_person" VALUES(7,'d682d76e623ee45bbb48f25a1a2fba4427fe8593fe3cc2a9b47f598fe4612416','judge',-1,901);
INSERT INTO "match_person" VALUES(8,'e3f91596fcd95b8282f0e06dd9f86d55dca90c4bc3c27f5f443a7636ac99fe0c','host',-1,101);
INSERT INTO "match_person" VALUES(8,'e3f91596fcd95b8282f0e06dd9f86d55dca90c4bc3c27f5f443a7636ac99fe0c','seat',0,101);
INSERT INTO "match_person" VALUES(8,'d4ae5ed27fc7559e526db468cafbd7263f1449fad9a1eb556fb8899e25a60772','seat',1,102);
INSERT INTO "match_person" VALUES(8,'90545b32d70e65f1157cec2e8db45b69ed5c5d9121691a5d0e5a92efd76b6bc7','judge',-1,903);
INSERT INTO "match_person" VALUES(9,'6e624030e2cd80ada791f370fae8637743415e6cac02a2a20e08d14e509f9e14','host',-1,101);
INSERT INTO "match_person" VALUES(9,'6e624030e2cd80ada791f370fae8637743415e6cac02a2a20e08d14e509f9e14','seat',0,101);
INSERT INTO "match_person" VALUES(9,'3b63d6fcb2c8f5e0c4002866a8c6947c2969206e04c1413b5190150e46ff2010','seat',1,102);
INSERT INTO "match_person" VALUES(9,'4ea94eac09ada2ee08006491a62a70a783a6a4002312f7b17b9ecdc1e5f9c967','judge',-1,902);
CREATE TABLE match_post (
	match_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	posted DATETIME NOT NULL, 
	PRIMARY KEY (match_id, name)
);
CREATE TABLE match_private (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	value TEXT NOT NULL, 
	nonce VARCHAR(32) NOT NULL, 
	PRIMARY KEY (match_id, seat, kind, name), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_private" VALUES(3,0,'chose','','5','');
INSERT INTO "match_private" VALUES(3,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c4"]}]','');
INSERT INTO "match_private" VALUES(3,2,'chose','','4','');
INSERT INTO "match_private" VALUES(3,2,'given','','[{"ask":"toy-ask-stake","path":["c8"]}]','');
INSERT INTO "match_private" VALUES(4,1,'chose','','2','');
INSERT INTO "match_private" VALUES(4,1,'given','','[{"ask":"toy-ask-stake","path":["c8"]}]','');
INSERT INTO "match_private" VALUES(4,0,'chose','','3','');
INSERT INTO "match_private" VALUES(4,0,'given','','[{"ask":"toy-ask-stake","path":["c6"]}]','');
INSERT INTO "match_private" VALUES(4,2,'chose','','4','');
INSERT INTO "match_private" VALUES(4,2,'given','','[{"ask":"toy-ask-stake","path":["c5"]}]','');
INSERT INTO "match_private" VALUES(5,1,'chose','','5','');
INSERT INTO "match_private" VALUES(5,1,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c3"]}]','');
INSERT INTO "match_private" VALUES(5,0,'chose','','4','');
INSERT INTO "match_private" VALUES(5,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c10"]}]','');
INSERT INTO "match_private" VALUES(6,1,'chose','','4','');
INSERT INTO "match_private" VALUES(6,1,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c9"]}]','');
INSERT INTO "match_private" VALUES(6,0,'chose','','5','');
INSERT INTO "match_private" VALUES(6,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c11"]}]','');
INSERT INTO "match_private" VALUES(7,1,'chose','','5','');
INSERT INTO "match_private" VALUES(7,1,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c7"]}]','');
INSERT INTO "match_private" VALUES(7,0,'chose','','4','');
INSERT INTO "match_private" VALUES(7,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c1"]}]','');
INSERT INTO "match_private" VALUES(8,1,'chose','','5','');
INSERT INTO "match_private" VALUES(8,1,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c11"]}]','');
INSERT INTO "match_private" VALUES(8,0,'chose','','4','');
INSERT INTO "match_private" VALUES(8,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c8"]}]','');
INSERT INTO "match_private" VALUES(9,1,'chose','','4','');
INSERT INTO "match_private" VALUES(9,1,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c14"]}]','');
INSERT INTO "match_private" VALUES(9,0,'chose','','5','');
INSERT INTO "match_private" VALUES(9,0,'given','','[{"ask":"toy-ask-turn","path":["draw"]},{"ask":"toy-ask-stake","path":["c12"]}]','');
CREATE TABLE match_refusal (
	id INTEGER NOT NULL, 
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	seq INTEGER NOT NULL, 
	command TEXT NOT NULL, 
	said TEXT, 
	rules TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_refusal" VALUES(1,4,0,1,'2026-03-01 20:00:00.000000',4,'{"type":"lay","card":9}','[{"key":"toy-hand","args":{"cards":3}}]','["toy.hand"]');
CREATE TABLE match_seat (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	automated BOOLEAN NOT NULL, 
	conceded BOOLEAN NOT NULL, 
	away DATETIME, 
	place INTEGER, 
	points INTEGER, rested INTEGER DEFAULT '0' NOT NULL, click BIGINT, choices TEXT DEFAULT '{}' NOT NULL, won BOOLEAN, sentenced BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_seat" VALUES(1,0,101,0,0,NULL,2,0,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(1,1,102,0,0,NULL,2,0,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(1,2,NULL,1,0,NULL,1,9,0,NULL,'{"faction":"green"}',NULL,0);
INSERT INTO "match_seat" VALUES(2,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(2,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(3,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(3,1,NULL,1,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(3,2,103,0,1,NULL,NULL,NULL,0,NULL,'{"faction":"green"}',NULL,0);
INSERT INTO "match_seat" VALUES(4,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(4,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(4,2,103,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"green"}',NULL,0);
INSERT INTO "match_seat" VALUES(5,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(5,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(6,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(6,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(7,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(7,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(8,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(8,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
INSERT INTO "match_seat" VALUES(9,0,101,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"red"}',NULL,0);
INSERT INTO "match_seat" VALUES(9,1,102,0,0,NULL,NULL,NULL,0,NULL,'{"faction":"blue"}',NULL,0);
CREATE TABLE match_secret (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (match_id, number), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_secret" VALUES(1,0,X'60522A9DEFA84FC27DAFD8048A9634C378333BF379230A3B42FBA26391054B84');
INSERT INTO "match_secret" VALUES(2,0,X'FFF105358B020905134ECECBA79C69503846011D1928BB5DC0EDBC66F10511DA');
INSERT INTO "match_secret" VALUES(3,0,X'908DE90ED3CE7D79AB5359FDA75149C9F5185ED04FEFE00BEDBCBA8A1D0BE3A2');
INSERT INTO "match_secret" VALUES(4,0,X'2B42C26B2F8A1C8CB42262223DA0CB84534D4E409C691B995A5AE842DFE39057');
INSERT INTO "match_secret" VALUES(5,0,X'65F6BFA1425101555F2A017D622B7FFB2B49D2A7FC772CB23CB1C1C77C26BC04');
INSERT INTO "match_secret" VALUES(6,0,X'0FA49DE3E59EB710190CF12BC6799A215880404DE2612D9D1765C69D9DD59100');
INSERT INTO "match_secret" VALUES(7,0,X'95609EE18500E9483ED05F4B0AADEAD2DDB11683EA99AA18B43CABEC35E06B88');
INSERT INTO "match_secret" VALUES(8,0,X'3CAE01B6EB19FAC413255101F9908E531E150C5A0BC21FFE985E0E8E214A58A5');
INSERT INTO "match_secret" VALUES(9,0,X'8D9F8E66DBC5049BB903ECC020351794831BB7B79D8CB678265CBBD2432CFE78');
CREATE TABLE match_snapshot (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES "match" (id)
);
INSERT INTO "match_snapshot" VALUES(1,1,X'316665383638663532646135306161366138613661613834336532636566366238663738653466393230376264616264343762306137336663306662633930667B22686967686572223A66616C73652C2268616E6473223A5B5B31312C31342C31355D2C5B382C31322C31335D2C5B322C372C31305D5D2C226465636B223A5B312C332C352C342C302C362C395D2C227374616B6573223A5B2D312C2D312C2D315D2C22776F6E223A5B5B5D2C5B5D2C5B5D5D2C226C656674223A392C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(1,3,X'316665383638663532646135306161366138613661613834336532636566366238663738653466393230376264616264343762306137336663306662633930667B22686967686572223A66616C73652C2268616E6473223A5B5B31312C31342C31355D2C5B382C31322C31335D2C5B322C372C31305D5D2C226465636B223A5B312C332C352C342C302C362C395D2C227374616B6573223A5B2D312C2D312C2D315D2C22776F6E223A5B5B5D2C5B5D2C5B5D5D2C226C656674223A392C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(1,12,X'366336363836316632303939616134376238386630326362396330356263363762343039653439386366623635663435336333346538633662343865626561397B22686967686572223A66616C73652C2268616E6473223A5B5B31342C31355D2C5B382C31335D2C5B372C31305D5D2C226465636B223A5B312C332C352C342C302C362C395D2C227374616B6573223A5B31312C31322C325D2C22776F6E223A5B5B5D2C5B5D2C5B5D5D2C226C656674223A392C227374616765223A227475726E222C227475726E223A322C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(3,1,X'316632323631303534626532663831353438636163373165373563663037363034303336643562326264643763656635313236393861383561383966393834627B22686967686572223A66616C73652C2268616E6473223A5B5B302C342C31335D2C5B352C31312C31355D2C5B332C382C31345D5D2C226465636B223A5B372C31322C322C31302C362C392C315D2C227374616B6573223A5B2D312C2D312C2D315D2C22776F6E223A5B5B5D2C5B5D2C5B5D5D2C226C656674223A392C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(4,1,X'646633346332313237306230363933366230376637353633613935376630333839313435346539303362636663613735616334663232633238383461373534647B22686967686572223A66616C73652C2268616E6473223A5B5B302C362C31355D2C5B342C382C395D2C5B332C352C375D5D2C226465636B223A5B31332C31342C31322C31302C322C31312C315D2C227374616B6573223A5B2D312C2D312C2D315D2C22776F6E223A5B5B5D2C5B5D2C5B5D5D2C226C656674223A392C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(5,1,X'343935386464393734323935383530623336323166626233633935626434613064343035356430316362616633643863363231616639303734346633333139657B22686967686572223A66616C73652C2268616E6473223A5B5B352C31302C31325D2C5B302C332C385D5D2C226465636B223A5B31342C372C31352C342C312C322C392C31332C362C31315D2C227374616B6573223A5B2D312C2D315D2C22776F6E223A5B5B5D2C5B5D5D2C226C656674223A362C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(6,1,X'633365326662653364393637326261383439366635303164633539626266333962323164396562643938343732623163653431623234376234613735623538647B22686967686572223A66616C73652C2268616E6473223A5B5B352C31312C31355D2C5B302C392C31335D5D2C226465636B223A5B31322C332C372C362C31342C31302C322C342C382C315D2C227374616B6573223A5B2D312C2D315D2C22776F6E223A5B5B5D2C5B5D5D2C226C656674223A362C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(7,1,X'666564663634356239363235623166346338323662343763663461306339393139376231633335373564663334393864383063343438363733336239383930617B22686967686572223A66616C73652C2268616E6473223A5B5B302C312C31325D2C5B322C372C31335D5D2C226465636B223A5B31312C31302C362C332C352C392C31352C31342C382C345D2C227374616B6573223A5B2D312C2D315D2C22776F6E223A5B5B5D2C5B5D5D2C226C656674223A362C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(8,1,X'323165353637646362663464303730366530396563333664333663633730353836616264653632643662343738623835663035633665396563663562356232337B22686967686572223A66616C73652C2268616E6473223A5B5B312C382C31325D2C5B392C31312C31355D5D2C226465636B223A5B342C362C352C31342C332C372C31302C31332C302C325D2C227374616B6573223A5B2D312C2D315D2C22776F6E223A5B5B5D2C5B5D5D2C226C656674223A362C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
INSERT INTO "match_snapshot" VALUES(9,1,X'613863393735313261383665613937343839383831313732636236343064626330633137386231613861306662633132313264316131653431356639633730617B22686967686572223A66616C73652C2268616E6473223A5B5B342C31322C31335D2C5B312C31342C31355D5D2C226465636B223A5B302C392C332C362C372C322C382C31302C352C31315D2C227374616B6573223A5B2D312C2D315D2C22776F6E223A5B5B5D2C5B5D5D2C226C656674223A362C227374616765223A227374616B65222C227475726E223A302C2270696C65223A5B5D2C22686F6C646572223A2D312C2277616974696E67223A5B5D7D');
CREATE TABLE moved_commands (
	guild_id BIGINT NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE person_edition (
	user_id BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	PRIMARY KEY (user_id, game)
);
CREATE TABLE player_settings (
	user_id BIGINT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	away DATETIME, 
	PRIMARY KEY (user_id)
);
INSERT INTO "player_settings" VALUES(102,'Europe/Prague',1320,420,NULL);
CREATE TABLE server_book (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	title VARCHAR(100) NOT NULL, 
	language VARCHAR(2), 
	kind VARCHAR(16) NOT NULL, 
	corrects VARCHAR(64) NOT NULL, 
	flat BOOLEAN NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	replaces INTEGER, 
	pages VARCHAR(16) NOT NULL, 
	ending VARCHAR(8) NOT NULL, 
	size INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	reading TEXT, 
	added_by BIGINT, 
	added DATETIME NOT NULL, 
	PRIMARY KEY (guild_id, number)
);
CREATE TABLE server_book_part (
	guild_id BIGINT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	part INTEGER NOT NULL, 
	content BLOB NOT NULL, 
	PRIMARY KEY (guild_id, digest, part)
);
CREATE TABLE usual_answers (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	chosen TEXT NOT NULL, 
	PRIMARY KEY (guild_id, user_id, game)
);
CREATE INDEX ix_channel_settings_guild_id ON channel_settings (guild_id);
CREATE INDEX ix_asked_question_created ON asked_question (created);
CREATE UNIQUE INDEX one_live_match_a_channel ON "match" (channel_id) WHERE live;
CREATE INDEX ix_match_due ON "match" (due);
CREATE INDEX ix_match_guild_id ON "match" (guild_id);
CREATE INDEX ix_match_seat_user_id ON match_seat (user_id);
CREATE INDEX ix_match_event_user_id ON match_event (user_id);
CREATE INDEX ix_match_outbox_waiting ON match_outbox (id) WHERE delivered IS NULL;
CREATE INDEX ix_match_outbox_user_id ON match_outbox (user_id);
CREATE INDEX ix_match_path_created ON match_path (created);
CREATE INDEX ix_match_person_user_id ON match_person (user_id);
CREATE UNIQUE INDEX ix_match_refusal_seat ON match_refusal (match_id, seat, number);
CREATE UNIQUE INDEX ix_dispute_number ON dispute (guild_id, number);
CREATE INDEX ix_dispute_match_id ON dispute (match_id);
CREATE INDEX ix_dispute_opener_id ON dispute (opener_id);
CREATE INDEX ix_dispute_judge_id ON dispute (judge_id);
CREATE INDEX ix_dispute_deadline ON dispute (deadline);
CREATE UNIQUE INDEX one_undecided_dispute_a_match ON dispute (match_id) WHERE status IN ('hearing', 'open', 'claimed');
CREATE INDEX ix_dispute_party_user_id ON dispute_party (user_id);
CREATE INDEX ix_dispute_bar_user_id ON dispute_bar (user_id);
CREATE INDEX ix_dispute_message_author_id ON dispute_message (author_id);
CREATE INDEX ix_dispute_penalty_person ON dispute_penalty (guild_id, person);
CREATE INDEX ix_dispute_audit_guild ON dispute_audit (guild_id, id);
CREATE INDEX ix_dispute_verdict_user_id ON dispute_verdict (user_id);
CREATE INDEX ix_dispute_penalty_user_id ON dispute_penalty (user_id);
CREATE INDEX ix_dispute_audit_user_id ON dispute_audit (user_id);
CREATE INDEX ix_dispute_notice_user_id ON dispute_notice (user_id);
CREATE INDEX ix_dispute_notice_waiting ON dispute_notice (id) WHERE delivered IS NULL;
CREATE INDEX ix_kept_file_user_id ON kept_file (user_id);
CREATE UNIQUE INDEX one_kept_file_a_title ON kept_file (guild_id, user_id, game, name, folded);
CREATE INDEX ix_usual_answers_user_id ON usual_answers (user_id);
CREATE INDEX ix_dispute_miss_guild ON dispute_miss (guild_id, id);
COMMIT;
