CREATE INDEX `attention_by_user` ON `attention` (`uid`,`created_at`,`match_id`);--> statement-breakpoint
CREATE INDEX `reservations_by_user` ON `reservations` (`uid`,`created_at`,`match_id`);