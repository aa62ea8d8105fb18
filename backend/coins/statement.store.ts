import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Currency, Line, Reason } from '#backend/core/ledger.ts'
import type { LedgerDatabase } from '#backend/db/database.ts'
import { ledgerLines } from '#backend/db/ledger/schema/ledger.ts'

export interface StatementFilter {
  /** Only lines that moved this one. */
  currency?: Currency | undefined
  reasons: readonly Reason[]
  /** Milliseconds since the epoch: lines from this time on, and before that one. */
  from?: number | undefined
  to?: number | undefined
  /** The number of a line: only older ones. */
  before?: number | undefined
}

/** The condition is written as that of the index: SQLite compares their texts. */
const MOVED: Readonly<Record<Currency, SQL>> = { gold: sql`gold <> 0`, diamond: sql`diamond <> 0` }

/** Lines older than this one, of which nothing is known but the number. */
async function olderThan(db: LedgerDatabase, account: string, no: number): Promise<SQL> {
  const isLine = and(eq(ledgerLines.account, account), eq(ledgerLines.no, no))
  const [line] = await db.select({ at: ledgerLines.at }).from(ledgerLines).where(isLine)
  return line ? sql`(${ledgerLines.at}, ${ledgerLines.no}) < (${line.at}, ${no})` : lt(ledgerLines.no, no)
}

/**
 * The newest lines of an account that fit a filter, and whether there are older ones. Each reason is read from an index
 * of its own and no further than needed, so that the number of other lines does not matter.
 */
export async function readFilteredLines(
  db: LedgerDatabase,
  account: string,
  { currency, reasons, from, to, before }: StatementFilter,
  limit: number,
): Promise<{ lines: Line[]; hasOlder: boolean }> {
  const older = before === undefined ? undefined : await olderThan(db, account, before)
  const queries = reasons.map((reason) =>
    db
      .select()
      .from(ledgerLines)
      .where(
        and(
          eq(ledgerLines.account, account),
          eq(ledgerLines.reason, reason),
          from === undefined ? undefined : gte(ledgerLines.at, from),
          to === undefined ? undefined : lt(ledgerLines.at, to),
          older,
          currency && MOVED[currency],
        ),
      )
      .orderBy(desc(ledgerLines.at), desc(ledgerLines.no))
      .limit(limit + 1),
  )
  const [first, ...others] = queries
  const rows = first ? (await db.batch([first, ...others])).flat() : []
  rows.sort((a, b) => b.no - a.no)
  const lines = rows.slice(0, limit).map(({ account: _account, uid: _uid, ...line }) => line)
  return { lines, hasOlder: rows.length > limit }
}
