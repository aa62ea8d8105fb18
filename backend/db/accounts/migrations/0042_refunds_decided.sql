ALTER TABLE `refund_requests` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `refund_requests` ADD `decided_by` integer;--> statement-breakpoint
ALTER TABLE `refund_requests` ADD `decided_at` integer;--> statement-breakpoint
CREATE INDEX `refund_requests_by_decider` ON `refund_requests` (`decided_by`);--> statement-breakpoint
CREATE INDEX `refund_requests_waiting` ON `refund_requests` (`created_at`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `refund_requests_decided` ON `refund_requests` (`decided_at`) WHERE decided_at is not null;