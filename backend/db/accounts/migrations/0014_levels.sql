CREATE TABLE `experience` (
	`uid` integer PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`day` integer NOT NULL,
	`watched` integer NOT NULL,
	`chatted` integer NOT NULL,
	`gifted` integer NOT NULL,
	`watched_until` integer NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `experience_gifts` (
	`gift_id` integer PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `experience_gifts_by_user` ON `experience_gifts` (`uid`);--> statement-breakpoint
CREATE INDEX `experience_gifts_by_time` ON `experience_gifts` (`created_at`);