CREATE TABLE `welcome_bonuses` (
	`key` text PRIMARY KEY NOT NULL,
	`uid` integer,
	`paid_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `welcome_bonuses_by_user` ON `welcome_bonuses` (`uid`);