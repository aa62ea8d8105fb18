CREATE TABLE `marks` (
	`name` text PRIMARY KEY NOT NULL,
	`done_at` integer,
	`failed_at` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
