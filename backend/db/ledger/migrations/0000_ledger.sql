CREATE TABLE `ledger_accounts` (
	`name` text PRIMARY KEY NOT NULL,
	`uid` integer,
	`gold` integer NOT NULL,
	`diamond` integer NOT NULL,
	`last_line` integer NOT NULL,
	`last_gold_line` integer NOT NULL,
	`last_diamond_line` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_by_user` ON `ledger_accounts` (`uid`);--> statement-breakpoint
CREATE TABLE `ledger_lines` (
	`account` text NOT NULL,
	`no` integer NOT NULL,
	`uid` integer,
	`step` text NOT NULL,
	`intent` text NOT NULL,
	`counterpart` text NOT NULL,
	`gold` integer NOT NULL,
	`diamond` integer NOT NULL,
	`gold_after` integer NOT NULL,
	`diamond_after` integer NOT NULL,
	`gold_no` integer,
	`diamond_no` integer,
	`reason` text NOT NULL,
	`link` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `no`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_by_coins` ON `ledger_lines` (`account`,`gold_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_by_diamonds` ON `ledger_lines` (`account`,`diamond_no`);--> statement-breakpoint
CREATE INDEX `ledger_lines_by_user` ON `ledger_lines` (`uid`,`at`);