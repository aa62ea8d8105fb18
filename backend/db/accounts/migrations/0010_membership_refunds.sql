ALTER TABLE `membership_orders` ADD `refund` integer;--> statement-breakpoint
ALTER TABLE `membership_orders` ADD `refunded_at` integer;--> statement-breakpoint
CREATE INDEX `membership_orders_by_time` ON `membership_orders` (`created_at`,`id`);