CREATE TABLE `vote_counts` (
	`match_id` integer NOT NULL,
	`phase` text NOT NULL,
	`home` integer NOT NULL,
	`draw` integer NOT NULL,
	`away` integer NOT NULL,
	PRIMARY KEY(`match_id`, `phase`)
);
--> statement-breakpoint
CREATE TABLE `votes` (
	`match_id` integer NOT NULL,
	`uid` integer NOT NULL,
	`phase` text NOT NULL,
	`side` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `uid`, `phase`)
);
--> statement-breakpoint
CREATE INDEX `votes_by_user` ON `votes` (`uid`,`created_at`);--> statement-breakpoint
CREATE INDEX `votes_by_age` ON `votes` (`created_at`);