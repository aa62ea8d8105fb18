CREATE TABLE `expert_standings` (
	`uid` integer NOT NULL,
	`game_id` integer NOT NULL,
	`span` integer NOT NULL,
	`hits` integer NOT NULL,
	`profit` real NOT NULL,
	`streak` integer NOT NULL,
	`settled_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `game_id`, `span`)
);
--> statement-breakpoint
CREATE INDEX `expert_standings_by_hits` ON `expert_standings` (`game_id`,`span`,`hits`,`profit`,`uid`);--> statement-breakpoint
CREATE INDEX `expert_standings_by_profit` ON `expert_standings` (`game_id`,`span`,`profit`,`hits`,`uid`);--> statement-breakpoint
CREATE INDEX `expert_standings_by_streak` ON `expert_standings` (`game_id`,`span`,`streak`,`hits`,`uid`);--> statement-breakpoint
CREATE INDEX `expert_standings_old` ON `expert_standings` (`settled_at`);--> statement-breakpoint
CREATE INDEX `plans_on_sale_by_expert` ON `plans` (`uid`,`starts_at`) WHERE state = 'published' and result is null;--> statement-breakpoint
CREATE INDEX `plans_decided` ON `plans` (`uid`,`settled_at`,`id`) WHERE result in ('hit', 'half_hit', 'half_miss', 'miss');--> statement-breakpoint
CREATE INDEX `plans_decided_by_game` ON `plans` (`uid`,`game_id`,`settled_at`,`id`) WHERE result in ('hit', 'half_hit', 'half_miss', 'miss');