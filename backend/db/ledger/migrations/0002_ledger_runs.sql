CREATE TABLE `ledger_rebuilds` (
	`run` integer NOT NULL,
	`account` text NOT NULL,
	`line` integer DEFAULT 0 NOT NULL,
	`is_done` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`run`, `account`)
);
--> statement-breakpoint
CREATE INDEX `ledger_rebuilds_open` ON `ledger_rebuilds` (`run`,`failures`,`account`) WHERE is_done = 0;--> statement-breakpoint
CREATE TABLE `ledger_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`steps` integer DEFAULT 0 NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`line` integer DEFAULT 0 NOT NULL,
	`accounts` integer DEFAULT 0 NOT NULL,
	`lines` integer DEFAULT 0 NOT NULL,
	`lines_under_way` integer DEFAULT 0 NOT NULL,
	`oldest_under_way_at` integer,
	`fault_count` integer DEFAULT 0 NOT NULL,
	`faults` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_lines_by_intent` ON `ledger_lines` (`intent`,`account`);