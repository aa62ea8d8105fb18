CREATE TABLE `video_parts` (
	`video_id` integer NOT NULL,
	`part` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`video_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `videos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`key` text NOT NULL,
	`brand` text,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`language` text NOT NULL,
	`game_id` integer,
	`match_id` integer,
	`match` text,
	`home_id` integer,
	`away_id` integer,
	`picture_at` integer,
	`room_id` integer,
	`chapters` text NOT NULL,
	`file_name` text,
	`size` integer NOT NULL,
	`container` text NOT NULL,
	`upload_id` text,
	`lease` text,
	`seconds` integer,
	`width` integer,
	`height` integer,
	`poster` text,
	`views` integer NOT NULL,
	`heat` integer NOT NULL,
	`revision` integer NOT NULL,
	`simulated` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `videos_key_unique` ON `videos` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `videos_simulated_unique` ON `videos` (`simulated`);--> statement-breakpoint
CREATE INDEX `videos_public` ON `videos` (`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_of_game` ON `videos` (`game_id`,`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_of_match` ON `videos` (`match_id`,`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_of_home` ON `videos` (`home_id`,`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_of_away` ON `videos` (`away_id`,`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_of_author` ON `videos` (`uid`,`published_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_own` ON `videos` (`uid`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_reviewing` ON `videos` (`updated_at`,`id`) WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX `videos_published` ON `videos` (`updated_at`,`id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `videos_failed` ON `videos` (`updated_at`,`id`) WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX `videos_off` ON `videos` (`updated_at`,`id`) WHERE state = 'off';--> statement-breakpoint
CREATE INDEX `videos_unsent` ON `videos` (`created_at`,`id`) WHERE state = 'uploading';--> statement-breakpoint
CREATE INDEX `videos_simulated_at` ON `videos` (`published_at`,`id`) WHERE simulated is not null;