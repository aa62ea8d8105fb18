DROP INDEX `rooms_by_anchor`;--> statement-breakpoint
CREATE INDEX `rooms_by_anchor` ON `rooms` (`anchor_id`,`is_simulated`,`starts_at`);