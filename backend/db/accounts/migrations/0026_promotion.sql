CREATE TABLE `promoted_users` (
	`uid` integer PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`manager_uid` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `promoted_users_by_channel` ON `promoted_users` (`channel_id`,`created_at`,`uid`);--> statement-breakpoint
CREATE INDEX `promoted_users_by_manager` ON `promoted_users` (`manager_uid`,`created_at`,`uid`);--> statement-breakpoint
CREATE TABLE `promotion_channels` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`brand` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`user_visits` integer DEFAULT 0 NOT NULL,
	`registrations` integer DEFAULT 0 NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `promotion_channels_by_manager` ON `promotion_channels` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `promotion_earnings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`manager_uid` integer NOT NULL,
	`channel_id` text NOT NULL,
	`uid` integer,
	`kind` text NOT NULL,
	`order_id` integer,
	`base` integer NOT NULL,
	`coins` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "promotion_earnings_coins" CHECK(coins > 0 and base >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_earnings_of_registration` ON `promotion_earnings` (`uid`) WHERE kind = 'registration';--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_earnings_of_order` ON `promotion_earnings` (`order_id`);--> statement-breakpoint
CREATE INDEX `promotion_earnings_by_manager` ON `promotion_earnings` (`manager_uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_earnings_by_channel` ON `promotion_earnings` (`manager_uid`,`channel_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_earnings_by_state` ON `promotion_earnings` (`manager_uid`,`state`,`settled_at`,`coins`);--> statement-breakpoint
CREATE INDEX `promotion_earnings_by_user` ON `promotion_earnings` (`uid`,`kind`,`state`,`base`,`coins`);--> statement-breakpoint
CREATE INDEX `promotion_earnings_due` ON `promotion_earnings` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `promotion_hours` (
	`channel_id` text NOT NULL,
	`hour` integer NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`user_visits` integer DEFAULT 0 NOT NULL,
	`registrations` integer DEFAULT 0 NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`channel_id`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `promotion_hours_by_hour` ON `promotion_hours` (`hour`);