CREATE TABLE `posts` (
	`article_id` integer PRIMARY KEY NOT NULL,
	`uid` integer NOT NULL,
	`language` text NOT NULL,
	`game_id` integer,
	`title` text NOT NULL,
	`document` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`reason` text,
	`digest` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `posts_by_user` ON `posts` (`uid`,`updated_at`,`article_id`);--> statement-breakpoint
CREATE INDEX `posts_same` ON `posts` (`uid`,`digest`) WHERE digest is not null;--> statement-breakpoint
CREATE INDEX `posts_reviewing` ON `posts` (`sent_at`,`article_id`) WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX `posts_failed` ON `posts` (`updated_at`,`article_id`) WHERE state = 'failed';--> statement-breakpoint
ALTER TABLE `articles` ADD `language` text;--> statement-breakpoint
CREATE INDEX `articles_posts` ON `articles` (`publish_at`,`id`,`language`,`game_id`) WHERE kind = 'post' and state = 'published';