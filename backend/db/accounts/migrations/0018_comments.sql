CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`parent_id` integer,
	`uid` integer,
	`text` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`removed_at` integer,
	`likes` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_newest` ON `comments` (`subject`,`id`) WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX `comments_liked` ON `comments` (`subject`,`likes`,`id`) WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX `comments_replies` ON `comments` (`parent_id`,`id`) WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX `comments_shown` ON `comments` (`subject`) WHERE removed_at is null and uid is not null;--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`uid`,`created_at`);--> statement-breakpoint
ALTER TABLE `chat_cases` ADD `subject` text;