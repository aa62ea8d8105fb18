ALTER TABLE `plans` ADD `intent` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `match` text;--> statement-breakpoint
CREATE UNIQUE INDEX `plans_by_intent` ON `plans` (`uid`,`intent`) WHERE intent is not null;