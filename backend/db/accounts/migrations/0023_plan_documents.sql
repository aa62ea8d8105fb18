ALTER TABLE `plans` ADD `document` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `told_until` integer;--> statement-breakpoint
CREATE INDEX `plans_to_tell` ON `plans` (`id`) WHERE told_until is not null;--> statement-breakpoint
CREATE INDEX `plans_by_cover` ON `plans` (`cover`) WHERE cover is not null;