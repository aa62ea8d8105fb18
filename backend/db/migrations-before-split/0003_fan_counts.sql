CREATE TABLE `fan_counts` (
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`fans` integer NOT NULL,
	PRIMARY KEY(`kind`, `target_id`)
);
--> statement-breakpoint
INSERT INTO `fan_counts` (`kind`, `target_id`, `fans`) SELECT `kind`, `target_id`, count(*) FROM `follows` GROUP BY `kind`, `target_id`;
