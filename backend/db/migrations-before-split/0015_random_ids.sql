DROP INDEX `balance_records_by_user`;--> statement-breakpoint
CREATE INDEX `balance_records_by_user` ON `balance_records` (`uid`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `feedback_by_user`;--> statement-breakpoint
DROP INDEX `feedback_by_answer`;--> statement-breakpoint
CREATE INDEX `feedback_by_user` ON `feedback` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_by_answer` ON `feedback` (`answered_at`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `notices_by_user`;--> statement-breakpoint
CREATE INDEX `notices_by_user` ON `notices` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `accounts_by_creation` ON `accounts` (`created_at`,`uid`);