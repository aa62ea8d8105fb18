CREATE INDEX `ledger_lines_by_reason` ON `ledger_lines` (`account`,`reason`,`at`,`no`);--> statement-breakpoint
CREATE INDEX `ledger_coins_by_reason` ON `ledger_lines` (`account`,`reason`,`at`,`no`) WHERE gold <> 0;--> statement-breakpoint
CREATE INDEX `ledger_diamonds_by_reason` ON `ledger_lines` (`account`,`reason`,`at`,`no`) WHERE diamond <> 0;