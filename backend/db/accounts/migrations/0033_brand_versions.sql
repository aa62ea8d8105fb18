CREATE TABLE `brand_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand` text NOT NULL,
	`record` text NOT NULL,
	`note` text NOT NULL,
	`admin_uid` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `brand_versions_by_brand` ON `brand_versions` (`brand`,`id`);