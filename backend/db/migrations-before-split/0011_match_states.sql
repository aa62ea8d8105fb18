CREATE TABLE `match_states` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `log_revision` integer DEFAULT 0 NOT NULL;