CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`state` text NOT NULL,
	`kind` text NOT NULL,
	`audience` text NOT NULL,
	`brand` text,
	`room_id` integer,
	`texts` text NOT NULL,
	`link` text,
	`pages` text NOT NULL,
	`games` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_out` ON `announcements` (`state`,`ends_at`);--> statement-breakpoint
CREATE INDEX `announcements_by_change` ON `announcements` (`updated_at`,`id`);