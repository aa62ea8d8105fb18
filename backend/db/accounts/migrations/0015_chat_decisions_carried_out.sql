ALTER TABLE `chat_cases` ADD `pending_since` integer;--> statement-breakpoint
CREATE INDEX `chat_cases_pending` ON `chat_cases` (`pending_since`) WHERE pending_since is not null;