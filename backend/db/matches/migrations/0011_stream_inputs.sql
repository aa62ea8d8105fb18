CREATE TABLE `stream_inputs` (
	`room_id` integer NOT NULL,
	`version` integer NOT NULL,
	`input_id` text NOT NULL,
	`told_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`room_id`, `version`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stream_inputs_by_input` ON `stream_inputs` (`input_id`);