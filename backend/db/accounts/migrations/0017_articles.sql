CREATE TABLE `article_texts` (
	`article_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`document` text NOT NULL,
	`reading` integer NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`article_id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`brand` text,
	`game_id` integer,
	`state` text NOT NULL,
	`cover` text,
	`author_uid` integer,
	`publish_at` integer,
	`match_ids` text NOT NULL,
	`heat` integer NOT NULL,
	`simulated` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_simulated_unique` ON `articles` (`simulated`);--> statement-breakpoint
CREATE INDEX `articles_public` ON `articles` (`kind`,`state`,`publish_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_of_game` ON `articles` (`kind`,`game_id`,`state`,`publish_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_of_author` ON `articles` (`author_uid`,`created_at`);