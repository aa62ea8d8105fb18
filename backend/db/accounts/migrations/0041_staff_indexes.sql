ALTER TABLE `review_claims` ADD `taken_at` integer;--> statement-breakpoint
CREATE INDEX `audit_by_act_time` ON `audit` (`act`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_removed` ON `comments` (`id`) WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX `payment_orders_by_state_amount` ON `payment_orders` (`state`,`amount`,`id`);