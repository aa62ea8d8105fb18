CREATE INDEX `brand_proposals_by_end` ON `brand_proposals` (`expires_at`);--> statement-breakpoint
CREATE INDEX `comments_by_time` ON `comments` (`created_at`);--> statement-breakpoint
CREATE INDEX `plan_orders_sold_by_time` ON `plan_orders` (`created_at`) WHERE state in ('held', 'done', 'refunded');--> statement-breakpoint
CREATE INDEX `role_proposals_by_end` ON `role_proposals` (`expires_at`);--> statement-breakpoint
CREATE INDEX `two_step_resets_by_end` ON `two_step_resets` (`expires_at`);