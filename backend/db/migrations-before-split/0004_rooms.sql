CREATE TABLE `anchors` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` integer,
	`names` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `anchors_by_user` ON `anchors` (`uid`);--> statement-breakpoint
CREATE TABLE `room_sources` (
	`room_id` integer NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`url` text NOT NULL,
	`label` text,
	`access` text,
	`is_low_latency` integer DEFAULT false NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`room_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `rooms` (
	`id` integer PRIMARY KEY NOT NULL,
	`anchor_id` integer NOT NULL,
	`match_id` integer,
	`game_id` integer,
	`title` text,
	`language` text NOT NULL,
	`cover` text,
	`state` text,
	`visibility` text DEFAULT 'public' NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`is_simulated` integer DEFAULT false NOT NULL,
	`starts_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`created_at` integer
);
--> statement-breakpoint
CREATE INDEX `rooms_by_match` ON `rooms` (`match_id`);--> statement-breakpoint
CREATE INDEX `rooms_by_anchor` ON `rooms` (`anchor_id`);--> statement-breakpoint
CREATE INDEX `rooms_live` ON `rooms` (`game_id`) WHERE state = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX `rooms_simulated` ON `rooms` (`starts_at`) WHERE is_simulated = 1;--> statement-breakpoint
ALTER TABLE `matches` ADD `room_id` integer;