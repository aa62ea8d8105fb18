CREATE TABLE `exchanges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`intent` text NOT NULL,
	`diamond` integer NOT NULL,
	`gold` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "exchanges_amounts" CHECK(diamond > 0 and gold > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exchanges_by_intent` ON `exchanges` (`uid`,`intent`);--> statement-breakpoint
CREATE INDEX `exchanges_by_user` ON `exchanges` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `exchanges_unfinished` ON `exchanges` (`created_at`) WHERE state = 'new';