DROP INDEX `payment_orders_held_first`;--> statement-breakpoint
ALTER TABLE `payment_orders` ADD `returned_amount` integer;--> statement-breakpoint
CREATE INDEX `payment_orders_undecided_first` ON `payment_orders` ((state = 'held' or state = 'part_returned'),`created_at`,`id`);