CREATE TABLE `protocol_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`date` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`admin_uid` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `protocol_texts_by_day` ON `protocol_texts` (`brand`,`name`,`language`,`date`);