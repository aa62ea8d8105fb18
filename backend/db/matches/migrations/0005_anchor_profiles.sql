CREATE TABLE `anchor_profiles` (
	`anchor_id` integer PRIMARY KEY NOT NULL,
	`introduction` text,
	`details` text,
	`pictures` text DEFAULT '[]' NOT NULL,
	`push_addresses` text DEFAULT '[]' NOT NULL
);
