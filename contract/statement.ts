/** What a statement tells apart; each reason of the ledger belongs to one (backend/coins/statement-kinds.ts). */
export const STATEMENT_KINDS = ['recharge', 'purchase', 'exchange', 'gift', 'reward', 'other'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** How many lines a file of a statement has at most, and how many each call for it answers with. */
export const STATEMENT_FILE_LINES_MAX = 10_000
export const STATEMENT_FILE_LINES_A_CALL = 500
