ALTER TABLE `videos` ADD `recording` text;--> statement-breakpoint
CREATE UNIQUE INDEX `videos_recording_unique` ON `videos` (`recording`);