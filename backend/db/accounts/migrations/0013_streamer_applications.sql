CREATE TABLE `id_photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`kind` text NOT NULL,
	`application_id` integer,
	`content_type` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`delete_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `id_photos_waiting` ON `id_photos` (`uid`,`kind`) WHERE application_id is null;--> statement-breakpoint
CREATE INDEX `id_photos_by_user` ON `id_photos` (`uid`);--> statement-breakpoint
CREATE INDEX `id_photos_by_application` ON `id_photos` (`application_id`);--> statement-breakpoint
CREATE INDEX `id_photos_by_deletion` ON `id_photos` (`delete_at`) WHERE delete_at is not null;--> statement-breakpoint
CREATE TABLE `streamer_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`state` text NOT NULL,
	`papers` text,
	`key_id` text,
	`id_digest` text,
	`introduction` text NOT NULL,
	`content` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `streamer_applications_open` ON `streamer_applications` (`uid`) WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX `streamer_applications_by_user` ON `streamer_applications` (`uid`,`created_at`);--> statement-breakpoint
CREATE INDEX `streamer_applications_by_state` ON `streamer_applications` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `streamer_applications_by_id` ON `streamer_applications` (`id_digest`) WHERE id_digest is not null;--> statement-breakpoint
CREATE INDEX `streamer_applications_papers` ON `streamer_applications` (`decided_at`) WHERE state = 'failed' and papers is not null;