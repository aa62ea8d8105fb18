CREATE TABLE `refund_requests` (
	`kind` text NOT NULL,
	`subject` integer NOT NULL,
	`uid` integer NOT NULL,
	`gold` integer NOT NULL,
	`diamond` integer NOT NULL,
	`reason` text NOT NULL,
	`requested_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `refund_requests_by_user` ON `refund_requests` (`uid`);--> statement-breakpoint
CREATE INDEX `refund_requests_by_requester` ON `refund_requests` (`requested_by`);