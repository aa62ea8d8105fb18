ALTER TABLE `balances` ADD `opened_at` integer;--> statement-breakpoint
CREATE INDEX `balances_unopened` ON `balances` (`uid`) WHERE opened_at is null;--> statement-breakpoint
ALTER TABLE `welcome_bonuses` ADD `granted_at` integer;--> statement-breakpoint
UPDATE `welcome_bonuses` SET `granted_at` = `paid_at`;--> statement-breakpoint
CREATE INDEX `welcome_bonuses_unpaid` ON `welcome_bonuses` (`paid_at`) WHERE granted_at is null and uid is not null;