CREATE TABLE `feed_pushes` (
	`league_id` integer PRIMARY KEY NOT NULL,
	`pushed_at` integer NOT NULL,
	`events` integer NOT NULL,
	`behind_ms` integer NOT NULL
);
