CREATE TABLE `room_tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`intent` text NOT NULL,
	`room` integer NOT NULL,
	`broadcast` integer NOT NULL,
	`streamer_uid` integer NOT NULL,
	`share` integer NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "room_tickets_amounts" CHECK(amount > 0 and share between 0 and amount)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `room_tickets_by_intent` ON `room_tickets` (`uid`,`intent`);--> statement-breakpoint
CREATE UNIQUE INDEX `room_tickets_one` ON `room_tickets` (`uid`,`room`,`broadcast`) WHERE state in ('new', 'held', 'done');--> statement-breakpoint
CREATE INDEX `room_tickets_by_user` ON `room_tickets` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `room_tickets_held` ON `room_tickets` (`room`,`broadcast`) WHERE state = 'held';--> statement-breakpoint
CREATE INDEX `room_tickets_unfinished` ON `room_tickets` (`created_at`) WHERE state = 'new';--> statement-breakpoint
CREATE INDEX `room_tickets_refused` ON `room_tickets` (`created_at`) WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX `room_tickets_by_streamer` ON `room_tickets` (`streamer_uid`,`settled_at`,`id`) WHERE state = 'done';--> statement-breakpoint
CREATE TABLE `streamer_earnings` (
	`uid` integer NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`gold` integer NOT NULL,
	`diamond` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`uid`, `day`, `kind`)
);
--> statement-breakpoint
INSERT INTO `streamer_earnings` (`uid`, `day`, `kind`, `gold`, `diamond`, `count`)
SELECT `streamer_uid`, strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 'gift',
	sum(CASE `currency` WHEN 'gold' THEN `share` ELSE 0 END), sum(CASE `currency` WHEN 'diamond' THEN `share` ELSE 0 END),
	count(*)
FROM `gifts` WHERE `state` = 'done' AND `streamer_uid` IS NOT NULL GROUP BY 1, 2;
