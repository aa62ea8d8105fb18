ALTER TABLE `room_tickets` ADD `refund_why` text;--> statement-breakpoint
CREATE INDEX `room_tickets_by_time` ON `room_tickets` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `room_tickets_by_room` ON `room_tickets` (`room`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `room_tickets_to_refund` ON `room_tickets` (`id`) WHERE state = 'held' and refund_why is not null;