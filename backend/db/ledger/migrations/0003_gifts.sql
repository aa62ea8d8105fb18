CREATE TABLE `gift_totals` (
	`room` integer NOT NULL,
	`period` text NOT NULL,
	`uid` integer NOT NULL,
	`value` integer NOT NULL,
	`at` integer NOT NULL,
	`ends_at` integer,
	PRIMARY KEY(`room`, `period`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `gift_totals_by_value` ON `gift_totals` (`room`,`period`,value desc,`at`);--> statement-breakpoint
CREATE INDEX `gift_totals_ended` ON `gift_totals` (`ends_at`) WHERE ends_at is not null;--> statement-breakpoint
CREATE TABLE `gifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`intent` text NOT NULL,
	`room` integer NOT NULL,
	`streamer_uid` integer,
	`gift` integer NOT NULL,
	`count` integer NOT NULL,
	`currency` text NOT NULL,
	`share` integer NOT NULL,
	`amount` integer NOT NULL,
	`combo` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "gifts_amounts" CHECK(count > 0 and amount > 0 and share between 0 and amount)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gifts_by_intent` ON `gifts` (`uid`,`intent`);--> statement-breakpoint
CREATE INDEX `gifts_by_user` ON `gifts` (`uid`,`created_at`);--> statement-breakpoint
CREATE INDEX `gifts_by_streamer` ON `gifts` (`streamer_uid`,`created_at`) WHERE state = 'done';--> statement-breakpoint
CREATE INDEX `gifts_unfinished` ON `gifts` (`created_at`) WHERE state = 'new';--> statement-breakpoint
CREATE INDEX `gifts_refused` ON `gifts` (`created_at`) WHERE state = 'refused';