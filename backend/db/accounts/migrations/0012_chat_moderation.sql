CREATE TABLE `chat_cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	`message_at` integer NOT NULL,
	`uid` integer NOT NULL,
	`name` text NOT NULL,
	`avatar` text,
	`part` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`decision` text,
	`minutes` integer,
	`reason` text,
	`decided_by` integer,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_cases_by_message` ON `chat_cases` (`room_id`,`message_id`,`message_at`);--> statement-breakpoint
CREATE INDEX `chat_cases_by_user` ON `chat_cases` (`uid`);--> statement-breakpoint
CREATE INDEX `chat_cases_open` ON `chat_cases` (`id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `chat_cases_decided` ON `chat_cases` (`decided_at`,`id`);--> statement-breakpoint
CREATE INDEX `chat_cases_by_decider` ON `chat_cases` (`decided_by`);--> statement-breakpoint
CREATE TABLE `chat_moderators` (
	`room_id` integer NOT NULL,
	`uid` integer NOT NULL,
	`appointed_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`room_id`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `chat_moderators_by_user` ON `chat_moderators` (`uid`);--> statement-breakpoint
CREATE INDEX `chat_moderators_by_appointer` ON `chat_moderators` (`appointed_by`);--> statement-breakpoint
CREATE TABLE `chat_mutes` (
	`uid` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`reason` text NOT NULL,
	`muted_by` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_mutes_by_muter` ON `chat_mutes` (`muted_by`);--> statement-breakpoint
CREATE INDEX `chat_mutes_by_end` ON `chat_mutes` (`until`);--> statement-breakpoint
CREATE TABLE `chat_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` integer NOT NULL,
	`uid` integer NOT NULL,
	`written_by` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_notes_by_user` ON `chat_notes` (`uid`,`room_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_notes_by_writer` ON `chat_notes` (`written_by`);--> statement-breakpoint
CREATE TABLE `chat_reports` (
	`case_id` integer NOT NULL,
	`uid` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`case_id`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `chat_reports_by_user` ON `chat_reports` (`uid`,`created_at`);