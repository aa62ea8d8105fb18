ALTER TABLE `anchor_profiles` ADD `refused_address` text;--> statement-breakpoint
ALTER TABLE `anchor_profiles` ADD `refused_at` integer;