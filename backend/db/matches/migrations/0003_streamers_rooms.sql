ALTER TABLE `rooms` ADD `label` text;--> statement-breakpoint
ALTER TABLE `rooms` ADD `announcement` text;--> statement-breakpoint
ALTER TABLE `rooms` ADD `is_on_air` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `rooms` ADD `stream_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `rooms` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `stream_client` text;--> statement-breakpoint
ALTER TABLE `rooms` ADD `stream_seen_at` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `lost_at` integer;--> statement-breakpoint
CREATE INDEX `rooms_published` ON `rooms` (`stream_seen_at`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `rooms_lost` ON `rooms` (`lost_at`) WHERE lost_at is not null;