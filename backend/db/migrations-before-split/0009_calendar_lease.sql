CREATE TABLE `calendar_lease` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`release` integer NOT NULL,
	`renewed_at` integer NOT NULL
);
