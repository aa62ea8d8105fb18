CREATE TABLE `brand_proposals` (
	`brand` text PRIMARY KEY NOT NULL,
	`record` text,
	`revision` text NOT NULL,
	`note` text NOT NULL,
	`raises` text NOT NULL,
	`proposed_by` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `brand_proposals_by_proposer` ON `brand_proposals` (`proposed_by`);--> statement-breakpoint
CREATE TABLE `review_claims` (
	`queue` text NOT NULL,
	`subject` integer NOT NULL,
	`uid` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`queue`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `review_claims_by_user` ON `review_claims` (`uid`,`queue`);--> statement-breakpoint
CREATE INDEX `review_claims_by_end` ON `review_claims` (`expires_at`);--> statement-breakpoint
CREATE INDEX `accounts_by_last_login` ON `accounts` (`last_login_at`,`uid`) WHERE last_login_at is not null;--> statement-breakpoint
CREATE INDEX `articles_by_change` ON `articles` (`kind`,(simulated is null),`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_admin` ON `audit` (`admin_uid`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_act` ON `audit` (`act`,`id`);--> statement-breakpoint
CREATE INDEX `audit_by_time` ON `audit` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payment_orders_by_time` ON `payment_orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payment_orders_by_amount` ON `payment_orders` (`amount`,`id`);--> statement-breakpoint
CREATE INDEX `promotion_channels_by_time` ON `promotion_channels` (`created_at`);