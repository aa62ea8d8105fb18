DROP INDEX `matches_by_start`;--> statement-breakpoint
DROP INDEX `matches_by_league`;--> statement-breakpoint
CREATE INDEX `matches_by_start` ON `matches` (`starts_at`,`league_id`,`importance`,`closeness`,`game_id`,`is_simulated`,`status`,`fate`,`preview_at`,`called_off_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX `matches_by_league` ON `matches` (`league_id`,`starts_at`,`season`,`importance`,`closeness`,`game_id`,`is_simulated`,`status`,`fate`,`preview_at`,`called_off_at`,`ends_at`);