CREATE TABLE `accounts` (
	`uid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`name_key` text NOT NULL,
	`has_chosen_name` integer DEFAULT false NOT NULL,
	`email` text,
	`phone` text,
	`area_code` text,
	`password_hash` text,
	`banned_at` integer,
	`ban_reason` text,
	`deleting_at` integer,
	`created_at` integer NOT NULL,
	`last_login_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_name` ON `accounts` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_phone` ON `accounts` (`phone`);--> statement-breakpoint
CREATE INDEX `accounts_by_deletion` ON `accounts` (`deleting_at`) WHERE deleting_at is not null;--> statement-breakpoint
CREATE TABLE `balances` (
	`uid` integer PRIMARY KEY NOT NULL,
	`gold` integer DEFAULT 0 NOT NULL,
	`diamond` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gold_not_negative" CHECK(gold >= 0),
	CONSTRAINT "diamond_not_negative" CHECK(diamond >= 0)
);
--> statement-breakpoint
CREATE TABLE `granted_roles` (
	`uid` integer NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`uid`, `role`)
);
--> statement-breakpoint
CREATE INDEX `granted_roles_by_role` ON `granted_roles` (`role`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`uid` integer PRIMARY KEY NOT NULL,
	`vip_until` integer,
	`svip_until` integer
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`uid` integer PRIMARY KEY NOT NULL,
	`avatar` text,
	`signature` text,
	`level` integer DEFAULT 1 NOT NULL,
	`preferences` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `referrals` (
	`uid` integer PRIMARY KEY NOT NULL,
	`promotion_channel_id` text,
	`channel_fromtype` text,
	`invited_by` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referrals_by_inviter` ON `referrals` (`invited_by`,`created_at`);--> statement-breakpoint
INSERT INTO `accounts` (`uid`, `username`, `name_key`, `has_chosen_name`, `email`, `phone`, `area_code`, `password_hash`, `banned_at`, `ban_reason`, `deleting_at`, `created_at`, `last_login_at`)
	SELECT `uid`, `username`, `name_key`, `has_chosen_name`, `email`, `phone`, `area_code`, `password_hash`, `banned_at`, `ban_reason`, `deleting_at`, `created_at`, `last_login_at` FROM `users`;--> statement-breakpoint
-- A uid is never given twice: the count goes on above the highest there ever was.
DELETE FROM `sqlite_sequence` WHERE `name` = 'accounts';--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT 'accounts', `seq` FROM `sqlite_sequence` WHERE `name` = 'users';--> statement-breakpoint
INSERT INTO `profiles` (`uid`, `avatar`, `signature`, `level`, `preferences`)
	SELECT `uid`, `avatar`, `signature`, `level`, `preferences` FROM `users`;--> statement-breakpoint
INSERT INTO `memberships` (`uid`, `vip_until`, `svip_until`)
	SELECT `uid`, `vip_until`, `svip_until` FROM `users` WHERE `vip_until` IS NOT NULL OR `svip_until` IS NOT NULL;--> statement-breakpoint
INSERT INTO `granted_roles` (`uid`, `role`)
	SELECT DISTINCT `users`.`uid`, `granted`.`value` FROM `users`, json_each(`users`.`roles`) AS `granted` WHERE `granted`.`value` NOT IN ('vip', 'svip');--> statement-breakpoint
INSERT INTO `balances` (`uid`, `gold`, `diamond`) SELECT `uid`, `gold`, `diamond` FROM `users`;--> statement-breakpoint
INSERT INTO `referrals` (`uid`, `promotion_channel_id`, `channel_fromtype`, `invited_by`, `created_at`)
	SELECT `uid`, `promotion_channel_id`, `channel_fromtype`, `invited_by`, `created_at` FROM `users`
	WHERE `promotion_channel_id` IS NOT NULL OR `channel_fromtype` IS NOT NULL OR `invited_by` IS NOT NULL;--> statement-breakpoint
DROP TABLE `users`;
