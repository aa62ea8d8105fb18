ALTER TABLE `payment_orders` ADD `other_amount` integer;--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `other_currency` text;--> statement-breakpoint
CREATE INDEX `payment_orders_held_first` ON `payment_orders` ((state = 'held'),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payment_orders_by_state` ON `payment_orders` (`state`,`created_at`,`id`);