CREATE TABLE `match_lines` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`lines` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `group_name` text;