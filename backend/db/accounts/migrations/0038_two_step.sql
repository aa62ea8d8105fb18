CREATE TABLE `half_sign_ins` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`browser_hash` text NOT NULL,
	`password_mark` text NOT NULL,
	`is_by_third_party` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `half_sign_ins_by_user` ON `half_sign_ins` (`uid`);--> statement-breakpoint
CREATE INDEX `half_sign_ins_by_end` ON `half_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`use` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_user` ON `passkey_challenges` (`uid`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_end` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`host` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`uid`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`uid` integer NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `code_hash`)
);
--> statement-breakpoint
CREATE TABLE `totps` (
	`uid` integer PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`key_id` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE TABLE `two_step_resets` (
	`uid` integer PRIMARY KEY NOT NULL,
	`asked_by` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `two_step_resets_by_asker` ON `two_step_resets` (`asked_by`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `second_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `staff_seen_at` integer;