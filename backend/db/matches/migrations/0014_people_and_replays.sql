CREATE TABLE `people` (
	`id` integer PRIMARY KEY NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `import_hash` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `squads` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `replay_of` integer;