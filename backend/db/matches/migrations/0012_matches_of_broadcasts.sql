ALTER TABLE `past_broadcasts` ADD `match_id` integer;--> statement-breakpoint
ALTER TABLE `rooms` ADD `last_match_id` integer;