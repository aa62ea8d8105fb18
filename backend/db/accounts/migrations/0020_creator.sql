CREATE TABLE `expert_views` (
	`uid` integer NOT NULL,
	`hour` integer NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`uid`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `expert_views_by_hour` ON `expert_views` (`hour`);--> statement-breakpoint
DROP INDEX `plan_orders_by_expert`;--> statement-breakpoint
DROP INDEX `plan_orders_by_plan`;--> statement-breakpoint
CREATE INDEX `plan_orders_sold` ON `plan_orders` (`expert_uid`,`created_at`,`state`) WHERE state in ('held', 'done', 'refunded');--> statement-breakpoint
CREATE INDEX `plan_orders_settled` ON `plan_orders` (`expert_uid`,`settled_at`,`state`,`amount`,`share`) WHERE state in ('done', 'refunded');--> statement-breakpoint
CREATE INDEX `plan_orders_by_plan` ON `plan_orders` (`plan_id`,`state`,`amount`,`share`);--> statement-breakpoint
ALTER TABLE `plans` ADD `views` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `plans_settled_by_expert` ON `plans` (`uid`,`settled_at`,`result`) WHERE result is not null;