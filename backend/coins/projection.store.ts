import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Amounts, Currency, Line, LineBatch } from '#backend/core/ledger.ts'
import type { LedgerDatabase } from '#backend/db/database.ts'
import { ledgerAccounts, ledgerLines } from '#backend/db/ledger/schema/ledger.ts'
import { parseAccount } from './account-names.ts'
import { NOTHING } from './amounts.ts'

/** Rows of one statement: D1 binds at most 100 values, a line has 15. */
const ROWS_A_STATEMENT = 6

const piecesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Adds lines; those that are there stay. An account's state is that of its last line, whatever comes first. */
export async function addLines(db: LedgerDatabase, batches: readonly LineBatch[]): Promise<void> {
  const rows = batches.flatMap(({ account, lines }) => {
    const uid = parseAccount(account)?.uid ?? null
    return lines.map((line) => ({ account, uid, ...line }))
  })
  // A queue may bring the lines of an account in any order.
  const last = new Map(rows.toSorted((a, b) => a.no - b.no).map((row) => [row.account, row]))
  const ordinal = (lines: readonly Line[], name: 'goldNo' | 'diamondNo') =>
    lines.reduce((most, line) => Math.max(most, line[name] ?? 0), 0)
  const states = [...last.values()].map(({ account, uid, no, goldAfter, diamondAfter }) => {
    const lines = batches.filter((batch) => batch.account === account).flatMap((batch) => batch.lines)
    return {
      name: account,
      uid,
      gold: goldAfter,
      diamond: diamondAfter,
      lastLine: no,
      lastGoldLine: ordinal(lines, 'goldNo'),
      lastDiamondLine: ordinal(lines, 'diamondNo'),
    }
  })
  const newer = (name: string) => sql.raw(`iif(excluded.last_line > last_line, excluded.${name}, ${name})`)
  const statements = [
    ...piecesOf(rows, ROWS_A_STATEMENT).map((piece) => db.insert(ledgerLines).values(piece).onConflictDoNothing()),
    ...states.map((state) =>
      db
        .insert(ledgerAccounts)
        .values(state)
        .onConflictDoUpdate({
          target: ledgerAccounts.name,
          set: {
            gold: newer('gold'),
            diamond: newer('diamond'),
            lastLine: newer('last_line'),
            lastGoldLine: sql`max(last_gold_line, excluded.last_gold_line)`,
            lastDiamondLine: sql`max(last_diamond_line, excluded.last_diamond_line)`,
          },
        }),
    ),
  ]
  const [first, ...others] = statements
  if (first) await db.batch([first, ...others])
}

/** The balances of these users, as far as the copy knows; at most 90 users. */
export async function readBalances(db: LedgerDatabase, uids: readonly number[]): Promise<(uid: number) => Amounts> {
  const rows = await db
    .select({ name: ledgerAccounts.name, gold: ledgerAccounts.gold, diamond: ledgerAccounts.diamond })
    .from(ledgerAccounts)
    .where(
      inArray(
        ledgerAccounts.name,
        uids.map((uid) => `user:${uid}`),
      ),
    )
  const byName = new Map(rows.map(({ name, ...amounts }) => [name, amounts]))
  return (uid) => byName.get(`user:${uid}`) ?? NOTHING
}

/** The number of the last line that the copy has of an account; 0: none. Lines before it may still be on their way. */
export async function readLastLine(db: LedgerDatabase, account: string): Promise<number> {
  const [row] = await db
    .select({ last: ledgerAccounts.lastLine })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.name, account))
  return row?.last ?? 0
}

const ORDINALS = {
  all: { ordinal: ledgerLines.no, last: ledgerAccounts.lastLine },
  gold: { ordinal: ledgerLines.goldNo, last: ledgerAccounts.lastGoldLine },
  diamond: { ordinal: ledgerLines.diamondNo, last: ledgerAccounts.lastDiamondLine },
}

/** A page of an account's lines, newest first, and how many there are; the lines are numbered, so nothing is counted. */
export async function readLines(
  db: LedgerDatabase,
  account: string,
  { currency, offset, limit }: { currency?: Currency | undefined; offset: number; limit: number },
): Promise<{ lines: Line[]; total: number }> {
  const { ordinal, last } = ORDINALS[currency ?? 'all']
  const [row] = await db.select({ total: last }).from(ledgerAccounts).where(eq(ledgerAccounts.name, account))
  const total = row?.total ?? 0
  const lines = await db
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.account, account), isNotNull(ordinal), lte(ordinal, total - offset)))
    .orderBy(desc(ordinal))
    .limit(limit)
  return { lines: lines.map(({ account: _account, uid: _uid, ...line }) => line), total }
}

/** Accounts in the order of their names, after this one. */
export const listAccounts = (db: LedgerDatabase, after: string, limit: number) =>
  db.select().from(ledgerAccounts).where(gt(ledgerAccounts.name, after)).orderBy(asc(ledgerAccounts.name)).limit(limit)

/** What the copy has of an account's lines up to this one: how many, and their sum. */
export async function sumLines(
  db: LedgerDatabase,
  account: string,
  upTo: number,
): Promise<Amounts & { count: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      gold: sql<number>`coalesce(sum(${ledgerLines.gold}), 0)`,
      diamond: sql<number>`coalesce(sum(${ledgerLines.diamond}), 0)`,
    })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.account, account), lte(ledgerLines.no, upTo)))
  return row ?? { count: 0, ...NOTHING }
}

/** Intents that two accounts began, or one account twice. */
export const listDoubledIntents = (db: LedgerDatabase, limit: number) =>
  db.all<{ intent: string; n: number }>(
    sql`select intent, count(distinct account) as n from ${ledgerLines} where step in ('move', 'hold') and reason <> 'fold'
      group by intent having n > 1 limit ${limit}`,
  )

/** Deletes the copy, so that it can be made again. */
export const deleteProjection = (db: LedgerDatabase) => db.batch([db.delete(ledgerLines), db.delete(ledgerAccounts)])
