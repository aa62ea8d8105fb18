CREATE TABLE `complaints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand` text NOT NULL,
	`uid` integer,
	`kind` text NOT NULL,
	`link` text NOT NULL,
	`text` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`decision` text,
	`answer` text,
	`decided_at` integer,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `complaints_by_user` ON `complaints` (`uid`) WHERE uid is not null;--> statement-breakpoint
CREATE INDEX `complaints_by_email` ON `complaints` (`email`);--> statement-breakpoint
CREATE INDEX `complaints_by_decision` ON `complaints` (`decided_at`,`created_at`,`id`);