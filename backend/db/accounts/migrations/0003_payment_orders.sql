CREATE TABLE `payment_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer,
	`intent` text NOT NULL,
	`brand` text NOT NULL,
	`method` text NOT NULL,
	`provider` text NOT NULL,
	`gold` integer NOT NULL,
	`diamond` integer NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`pay_url` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_amount" CHECK(amount > 0),
	CONSTRAINT "payment_orders_goods" CHECK(gold >= 0 and diamond >= 0 and gold + diamond > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_by_intent` ON `payment_orders` (`uid`,`intent`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_by_reference` ON `payment_orders` (`provider`,`reference`);--> statement-breakpoint
CREATE INDEX `payment_orders_by_user` ON `payment_orders` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payment_orders_by_check` ON `payment_orders` (`next_check_at`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`title` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`return_to` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_payments_order_id_unique` ON `sandbox_payments` (`order_id`);