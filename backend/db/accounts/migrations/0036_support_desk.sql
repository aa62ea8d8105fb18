CREATE TABLE `support_keys` (
	`hash` text PRIMARY KEY NOT NULL,
	`request_id` integer NOT NULL,
	`email` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_keys_by_request` ON `support_keys` (`request_id`);--> statement-breakpoint
CREATE INDEX `support_keys_by_email` ON `support_keys` (`email`);--> statement-breakpoint
CREATE TABLE `support_messages` (
	`request_id` integer NOT NULL,
	`number` integer NOT NULL,
	`uid` integer,
	`email` text,
	`kind` text NOT NULL,
	`written_by` integer,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`request_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `support_messages_by_user` ON `support_messages` (`uid`) WHERE uid is not null;--> statement-breakpoint
CREATE INDEX `support_messages_by_email` ON `support_messages` (`email`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `support_messages_by_writer` ON `support_messages` (`written_by`) WHERE written_by is not null;--> statement-breakpoint
CREATE TABLE `support_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand` text NOT NULL,
	`uid` integer,
	`email` text,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`reference` text,
	`state` text NOT NULL,
	`messages` integer NOT NULL,
	`user_unread` integer DEFAULT 0 NOT NULL,
	`staff_unread` integer DEFAULT 0 NOT NULL,
	`taken_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`close_reason` text
);
--> statement-breakpoint
CREATE INDEX `support_requests_by_user` ON `support_requests` (`uid`,`brand`,`updated_at`,`id`) WHERE uid is not null;--> statement-breakpoint
CREATE INDEX `support_requests_by_email` ON `support_requests` (`email`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `support_requests_by_taker` ON `support_requests` (`taken_by`) WHERE taken_by is not null;--> statement-breakpoint
CREATE INDEX `support_requests_by_state` ON `support_requests` (`state`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_requests_by_time` ON `support_requests` (`updated_at`);--> statement-breakpoint
CREATE INDEX `support_requests_waiting` ON `support_requests` (`updated_at`,`id`) WHERE state = 'waiting';