ALTER TABLE `past_broadcasts` ADD `picture_ms` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `live_since` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `picture_ms` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `promotion` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `promoted_until` integer;--> statement-breakpoint
CREATE INDEX `rooms_promoted` ON `rooms` (`promoted_until`) WHERE promoted_until is not null;