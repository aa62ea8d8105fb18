CREATE TABLE `role_proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`roles` text NOT NULL,
	`proposed_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `role_proposals_by_user` ON `role_proposals` (`uid`);--> statement-breakpoint
CREATE INDEX `role_proposals_by_proposer` ON `role_proposals` (`proposed_by`);