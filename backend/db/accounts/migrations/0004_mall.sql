CREATE TABLE `mall_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`recipient` text NOT NULL,
	`address` text NOT NULL,
	`contact` text NOT NULL,
	`chosen_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mall_addresses_by_user` ON `mall_addresses` (`uid`,`chosen_at`,`id`);--> statement-breakpoint
CREATE TABLE `mall_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goods_id` integer NOT NULL,
	`sealed` text NOT NULL,
	`key_id` text NOT NULL,
	`digest` text NOT NULL,
	`order_id` integer,
	`upload` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`given_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mall_cards_digest_unique` ON `mall_cards` (`digest`);--> statement-breakpoint
CREATE INDEX `mall_cards_free` ON `mall_cards` (`goods_id`,`id`) WHERE order_id is null;--> statement-breakpoint
CREATE INDEX `mall_cards_by_order` ON `mall_cards` (`order_id`) WHERE order_id is not null;--> statement-breakpoint
CREATE TABLE `mall_goods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`names` text NOT NULL,
	`descriptions` text NOT NULL,
	`category` text NOT NULL,
	`kind` text NOT NULL,
	`picture` text NOT NULL,
	`price` integer NOT NULL,
	`stock` integer NOT NULL,
	`is_on_sale` integer NOT NULL,
	`brand` text,
	`demo` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "mall_goods_price" CHECK(price > 0),
	CONSTRAINT "mall_goods_stock" CHECK(stock >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mall_goods_demo_unique` ON `mall_goods` (`demo`);--> statement-breakpoint
CREATE INDEX `mall_goods_on_sale` ON `mall_goods` (`is_on_sale`,`id`);--> statement-breakpoint
CREATE INDEX `mall_goods_by_category` ON `mall_goods` (`is_on_sale`,`category`,`id`);--> statement-breakpoint
CREATE TABLE `mall_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer,
	`intent` text NOT NULL,
	`brand` text NOT NULL,
	`goods_id` integer NOT NULL,
	`names` text NOT NULL,
	`picture` text NOT NULL,
	`kind` text NOT NULL,
	`price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`recipient` text,
	`address` text,
	`contact` text,
	`remarks` text,
	`tracking` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`shipped_at` integer,
	`redeemed_at` integer,
	`ended_at` integer,
	`refunded_at` integer,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mall_orders_amount" CHECK(price > 0 and quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mall_orders_by_intent` ON `mall_orders` (`uid`,`intent`);--> statement-breakpoint
CREATE INDEX `mall_orders_by_user` ON `mall_orders` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mall_orders_by_state` ON `mall_orders` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mall_orders_by_time` ON `mall_orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mall_orders_by_check` ON `mall_orders` (`next_check_at`);