CREATE TABLE `expert_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`state` text NOT NULL,
	`introduction` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expert_applications_open` ON `expert_applications` (`uid`) WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX `expert_applications_by_user` ON `expert_applications` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `expert_applications_by_state` ON `expert_applications` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `plan_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`intent` text NOT NULL,
	`plan_id` integer NOT NULL,
	`expert_uid` integer NOT NULL,
	`amount` integer NOT NULL,
	`share` integer NOT NULL,
	`has_refund` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "plan_orders_amounts" CHECK(amount > 0 and share between 0 and amount)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_orders_by_intent` ON `plan_orders` (`uid`,`intent`);--> statement-breakpoint
CREATE UNIQUE INDEX `plan_orders_one` ON `plan_orders` (`uid`,`plan_id`) WHERE state in ('new', 'held', 'done');--> statement-breakpoint
CREATE INDEX `plan_orders_by_user` ON `plan_orders` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plan_orders_by_plan` ON `plan_orders` (`plan_id`,`state`);--> statement-breakpoint
CREATE INDEX `plan_orders_unfinished` ON `plan_orders` (`created_at`) WHERE state = 'new';--> statement-breakpoint
CREATE INDEX `plan_orders_refused` ON `plan_orders` (`created_at`) WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX `plan_orders_due` ON `plan_orders` (`created_at`) WHERE state = 'held' and has_refund = 0;--> statement-breakpoint
CREATE INDEX `plan_orders_by_expert` ON `plan_orders` (`expert_uid`,`settled_at`,`id`) WHERE state = 'done';--> statement-breakpoint
CREATE TABLE `plans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`match_id` integer NOT NULL,
	`game_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`play` text NOT NULL,
	`choice` text NOT NULL,
	`line` real,
	`odds` real NOT NULL,
	`priced_at` integer NOT NULL,
	`title` text NOT NULL,
	`label` text NOT NULL,
	`content` text NOT NULL,
	`price` integer NOT NULL,
	`has_refund` integer NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`published_at` integer,
	`nonce` text,
	`seal` text,
	`result` text,
	`settled_at` integer,
	`next_check_at` integer,
	`is_paying` integer NOT NULL,
	`sales` integer NOT NULL,
	CONSTRAINT "plans_sealed" CHECK((seal is null) = (nonce is null) and (seal is null) = (published_at is null)),
	CONSTRAINT "plans_price" CHECK(price > 0)
);
--> statement-breakpoint
CREATE INDEX `plans_by_expert` ON `plans` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plans_of_match` ON `plans` (`uid`,`match_id`);--> statement-breakpoint
CREATE INDEX `plans_sealed_by_expert` ON `plans` (`uid`,`published_at`,`id`) WHERE seal is not null;--> statement-breakpoint
CREATE INDEX `plans_on_sale` ON `plans` (`published_at`,`id`) WHERE state = 'published' and result is null;--> statement-breakpoint
CREATE INDEX `plans_on_sale_by_match` ON `plans` (`match_id`,`published_at`,`id`) WHERE state = 'published' and result is null;--> statement-breakpoint
CREATE INDEX `plans_on_sale_by_game` ON `plans` (`game_id`,`published_at`,`id`) WHERE state = 'published' and result is null;--> statement-breakpoint
CREATE INDEX `plans_reviewing` ON `plans` (`created_at`,`id`) WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX `plans_published` ON `plans` (`created_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `plans_failed` ON `plans` (`created_at`,`id`) WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX `plans_removed` ON `plans` (`created_at`,`id`) WHERE state = 'removed';--> statement-breakpoint
CREATE INDEX `plans_to_check` ON `plans` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX `plans_to_pay` ON `plans` (`id`) WHERE is_paying = 1;