DROP INDEX `promotion_earnings_by_state`;--> statement-breakpoint
CREATE INDEX `promotion_earnings_by_state` ON `promotion_earnings` (`manager_uid`,`channel_id`,`state`,`coins`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `brand` text;