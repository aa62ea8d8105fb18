-- Written by hand: drizzle knows no virtual tables. All of it is made again from the other databases (backend/search/sweep-index.ts).
CREATE TABLE `search_documents` (
	`serial` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` integer NOT NULL,
	`ref` integer NOT NULL,
	`popularity` integer NOT NULL,
	`brand` text NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_by_ref` ON `search_documents` (`kind`,`ref`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `search_names` USING fts5(`names`, `brand`, tokenize = 'trigram case_sensitive 1');
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`popularity` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_typos` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_sweeps` (
	`kind` integer PRIMARY KEY NOT NULL,
	`after` integer NOT NULL
);
