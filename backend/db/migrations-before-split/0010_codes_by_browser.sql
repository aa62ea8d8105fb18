CREATE TABLE `known_browsers` (
	`uid` integer NOT NULL,
	`browser_hash` text NOT NULL,
	`signed_in_at` integer NOT NULL,
	PRIMARY KEY(`uid`, `browser_hash`)
);
--> statement-breakpoint
CREATE INDEX `known_browsers_by_age` ON `known_browsers` (`signed_in_at`);--> statement-breakpoint
ALTER TABLE `login_codes` ADD `contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `login_codes_by_contact` ON `login_codes` (`contact`);