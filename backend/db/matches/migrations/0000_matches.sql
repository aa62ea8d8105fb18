CREATE TABLE IF NOT EXISTS `calendar_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `calendar_lease` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`release` integer NOT NULL,
	`renewed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `imports` (
	`key` text PRIMARY KEY NOT NULL,
	`league_id` integer NOT NULL,
	`match_count` integer NOT NULL,
	`imported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `leagues` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`names` text NOT NULL,
	`abbr` text NOT NULL,
	`country` text NOT NULL,
	`tier` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `leagues_by_game` ON `leagues` (`game_id`,`tier`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `match_events` (
	`match_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`match_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `match_states` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `matches` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`league_id` integer NOT NULL,
	`season` text NOT NULL,
	`round` integer,
	`starts_at` integer NOT NULL,
	`home_id` integer NOT NULL,
	`away_id` integer NOT NULL,
	`best_of` integer,
	`is_knockout` integer DEFAULT false NOT NULL,
	`is_simulated` integer NOT NULL,
	`room_id` integer,
	`importance` integer NOT NULL,
	`fate` text DEFAULT 'played' NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`preview_at` integer,
	`called_off_at` integer,
	`ends_at` integer,
	`home_score` integer,
	`away_score` integer,
	`winner` text,
	`closeness` integer DEFAULT 0 NOT NULL,
	`prematch` text,
	`snapshot` text,
	`log_revision` integer DEFAULT 0 NOT NULL,
	`source_key` text
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_by_start` ON `matches` (`starts_at`,`league_id`,`importance`,`closeness`,`game_id`,`is_simulated`,`status`,`fate`,`preview_at`,`called_off_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_by_game` ON `matches` (`game_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_by_league` ON `matches` (`league_id`,`starts_at`,`season`,`importance`,`closeness`,`game_id`,`is_simulated`,`status`,`fate`,`preview_at`,`called_off_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_by_home` ON `matches` (`home_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_by_away` ON `matches` (`away_id`,`starts_at`);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `matches_by_source` ON `matches` (`source_key`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `matches_unresolved` ON `matches` (`starts_at`) WHERE is_simulated = 1 and ends_at is null and called_off_at is null;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `anchors` (
	`id` integer PRIMARY KEY NOT NULL,
	`uid` integer,
	`names` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `anchors_by_user` ON `anchors` (`uid`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `room_sources` (
	`room_id` integer NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`url` text NOT NULL,
	`label` text,
	`access` text,
	`is_low_latency` integer DEFAULT false NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`room_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `rooms` (
	`id` integer PRIMARY KEY NOT NULL,
	`anchor_id` integer NOT NULL,
	`match_id` integer,
	`game_id` integer,
	`title` text,
	`language` text NOT NULL,
	`cover` text,
	`state` text,
	`visibility` text DEFAULT 'public' NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`is_simulated` integer DEFAULT false NOT NULL,
	`starts_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`created_at` integer
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `rooms_by_match` ON `rooms` (`match_id`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `rooms_by_anchor` ON `rooms` (`anchor_id`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `rooms_live` ON `rooms` (`game_id`) WHERE state = 'live' and visibility = 'public';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `rooms_simulated` ON `rooms` (`starts_at`) WHERE is_simulated = 1;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`names` text NOT NULL,
	`abbr` text NOT NULL,
	`crest` text NOT NULL
);
