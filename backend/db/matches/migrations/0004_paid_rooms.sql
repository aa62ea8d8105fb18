CREATE TABLE `past_broadcasts` (
	`room_id` integer NOT NULL,
	`aired_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	PRIMARY KEY(`room_id`, `aired_at`)
);
--> statement-breakpoint
CREATE INDEX `past_broadcasts_by_time` ON `past_broadcasts` (`aired_at`);--> statement-breakpoint
ALTER TABLE `rooms` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `aired_at` integer;