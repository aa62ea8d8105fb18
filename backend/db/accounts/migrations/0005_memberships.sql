CREATE TABLE `membership_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer,
	`intent` text NOT NULL,
	`brand` text NOT NULL,
	`tier` text NOT NULL,
	`period` text NOT NULL,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`amount` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_check_at` integer,
	CONSTRAINT "membership_orders_amount" CHECK(amount > 0 and amount <= price),
	CONSTRAINT "membership_orders_time" CHECK(until_at > from_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_orders_by_intent` ON `membership_orders` (`uid`,`intent`);--> statement-breakpoint
CREATE UNIQUE INDEX `membership_orders_open` ON `membership_orders` (`uid`) WHERE state = 'new';--> statement-breakpoint
CREATE INDEX `membership_orders_by_user` ON `membership_orders` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `membership_orders_by_check` ON `membership_orders` (`next_check_at`);--> statement-breakpoint
ALTER TABLE `memberships` ADD `notice_at` integer;--> statement-breakpoint
CREATE INDEX `memberships_by_notice` ON `memberships` (`notice_at`);