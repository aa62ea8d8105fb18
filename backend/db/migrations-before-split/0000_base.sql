CREATE TABLE `attention` (
	`uid` integer NOT NULL,
	`match_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `match_id`)
);
--> statement-breakpoint
CREATE TABLE `calendar_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`key` text PRIMARY KEY NOT NULL,
	`league_id` integer NOT NULL,
	`match_count` integer NOT NULL,
	`imported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`names` text NOT NULL,
	`abbr` text NOT NULL,
	`country` text NOT NULL,
	`tier` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leagues_by_game` ON `leagues` (`game_id`,`tier`);--> statement-breakpoint
CREATE TABLE `match_events` (
	`match_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`match_id`, `seq`)
);
--> statement-breakpoint
CREATE TABLE `matches` (
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
	`has_stream` integer DEFAULT false NOT NULL,
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
	`source_key` text
);
--> statement-breakpoint
CREATE INDEX `matches_by_start` ON `matches` (`starts_at`);--> statement-breakpoint
CREATE INDEX `matches_by_game` ON `matches` (`game_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `matches_by_league` ON `matches` (`league_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `matches_by_home` ON `matches` (`home_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `matches_by_away` ON `matches` (`away_id`,`starts_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `matches_by_source` ON `matches` (`source_key`);--> statement-breakpoint
CREATE INDEX `matches_unresolved` ON `matches` (`starts_at`) WHERE is_simulated = 1 and ends_at is null and called_off_at is null;--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` integer NOT NULL,
	`names` text NOT NULL,
	`abbr` text NOT NULL,
	`crest` text NOT NULL
);
