CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin_uid` integer NOT NULL,
	`act` text NOT NULL,
	`target_uid` integer,
	`detail` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_by_target` ON `audit` (`target_uid`,`id`);--> statement-breakpoint
CREATE TABLE `balance_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`currency` text NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`intent` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `balance_records_by_intent` ON `balance_records` (`intent`);--> statement-breakpoint
CREATE INDEX `balance_records_by_user` ON `balance_records` (`uid`,`id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`contact` text,
	`created_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `feedback_by_user` ON `feedback` (`uid`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_by_answer` ON `feedback` (`answered_at`,`id`);--> statement-breakpoint
CREATE TABLE `follows` (
	`uid` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `follows_by_target` ON `follows` (`kind`,`target_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `likes` (
	`uid` integer NOT NULL,
	`type` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `type`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `likes_by_target` ON `likes` (`type`,`target_id`);--> statement-breakpoint
CREATE TABLE `human_checks` (
	`hash` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`uses_left` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `human_checks_by_end` ON `human_checks` (`expires_at`);--> statement-breakpoint
CREATE TABLE `intents` (
	`key` text PRIMARY KEY NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `intents_by_age` ON `intents` (`created_at`);--> statement-breakpoint
CREATE TABLE `limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limits_by_end` ON `limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `login_codes` (
	`identifier` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries_left` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`type` text NOT NULL,
	`params` text NOT NULL,
	`intent` text,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notices_by_user` ON `notices` (`uid`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`uid`,`read_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `notices_by_intent` ON `notices` (`intent`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_by_receiver` ON `outbox` (`to`,`id`);--> statement-breakpoint
CREATE TABLE `reservations` (
	`uid` integer NOT NULL,
	`match_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`remind_at` integer NOT NULL,
	`reminded_at` integer,
	PRIMARY KEY(`uid`, `match_id`)
);
--> statement-breakpoint
CREATE INDEX `reservations_due` ON `reservations` (`remind_at`) WHERE reminded_at is null and cancelled_at is null;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`uid` integer NOT NULL,
	`user_agent` text NOT NULL,
	`country` text,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_by_token` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`uid`,`seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`type` integer NOT NULL,
	`subject` text NOT NULL,
	`uid` integer NOT NULL,
	`name` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`type`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`uid`);--> statement-breakpoint
CREATE TABLE `login_flows` (
	`flow_hash` text PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`state` text NOT NULL,
	`verifier` text NOT NULL,
	`nonce` text NOT NULL,
	`return_to` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_flows_by_end` ON `login_flows` (`expires_at`);--> statement-breakpoint
CREATE TABLE `pending_identities` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`subject` text NOT NULL,
	`name` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_identities_by_end` ON `pending_identities` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`uid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`name_key` text NOT NULL,
	`has_chosen_name` integer DEFAULT false NOT NULL,
	`email` text,
	`phone` text,
	`area_code` text,
	`password_hash` text,
	`avatar` text,
	`signature` text,
	`level` integer DEFAULT 1 NOT NULL,
	`roles` text DEFAULT '[]' NOT NULL,
	`vip_until` integer,
	`svip_until` integer,
	`gold` integer DEFAULT 0 NOT NULL,
	`diamond` integer DEFAULT 0 NOT NULL,
	`preferences` text DEFAULT '{}' NOT NULL,
	`promotion_channel_id` text,
	`channel_fromtype` text,
	`invited_by` integer,
	`banned_at` integer,
	`ban_reason` text,
	`deleting_at` integer,
	`created_at` integer NOT NULL,
	`last_login_at` integer,
	CONSTRAINT "gold_not_negative" CHECK(gold >= 0),
	CONSTRAINT "diamond_not_negative" CHECK(diamond >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_name` ON `users` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_phone` ON `users` (`phone`);--> statement-breakpoint
CREATE INDEX `users_by_inviter` ON `users` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_deletion` ON `users` (`deleting_at`) WHERE deleting_at is not null;