CREATE TABLE `alert_devices` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`session_id` text NOT NULL,
	`brand` text,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_at` integer,
	`failing_since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_devices_session_id_unique` ON `alert_devices` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_devices_endpoint_unique` ON `alert_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `alert_devices_by_user` ON `alert_devices` (`uid`,`created_at`);--> statement-breakpoint
CREATE INDEX `alert_devices_failing` ON `alert_devices` (`failing_since`);--> statement-breakpoint
CREATE TABLE `alert_matches` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`home_id` integer NOT NULL,
	`away_id` integer NOT NULL,
	`status` text NOT NULL,
	`home` integer NOT NULL,
	`away` integer NOT NULL,
	`news` integer NOT NULL,
	`told` text,
	`told_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_work` (
	`match_id` integer NOT NULL,
	`news` integer NOT NULL,
	`from_uid` integer NOT NULL,
	`to_uid` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `news`, `from_uid`)
);
--> statement-breakpoint
CREATE INDEX `alert_work_by_age` ON `alert_work` (`created_at`);--> statement-breakpoint
CREATE INDEX `attention_by_match` ON `attention` (`match_id`,`uid`);--> statement-breakpoint
CREATE INDEX `reservations_by_match` ON `reservations` (`match_id`,`uid`) WHERE cancelled_at is null;