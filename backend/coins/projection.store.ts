import { and, desc, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Amounts, Currency, Line, LineBatch } from '#backend/core/ledger.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import type { LedgerDatabase } from '#backend/db/database.ts'
import { ledgerAccounts, ledgerLines } from '#backend/db/ledger/schema/ledger.ts'
import type { ListPart } from '#contract/list-part.ts'
import { parseAccount, userAccount } from './account-names.ts'
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

/** A part of the lines of a user's account, for staff. */
export async function searchUserLines(db: LedgerDatabase, uid: number, search: ListPart & { sort?: 'oldest' }) {
  const part = listPart({ by: [ledgerLines.no], isAscending: search.sort === 'oldest' }, search)
  const rows = await db
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.account, userAccount(uid)), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ no }) => [no])
}

/** An account that the copy knows, by its row or by lines. */
export interface CopiedAccount {
  name: string
  /** The last line that its row says; 0 without a row. */
  lastLine: number
}

/** Accounts that the copy knows, in the order of their names, after this one. Reads a few rows for each. */
export const listAccounts = (db: LedgerDatabase, after: string, limit: number): Promise<CopiedAccount[]> =>
  db.all(
    sql`with recursive with_lines(name) as (select min(account) from ledger_lines where account > ${after}
      union all select (select min(account) from ledger_lines where account > with_lines.name) from with_lines
        where with_lines.name is not null limit ${limit}),
      with_row(name) as (select name from ledger_accounts where name > ${after} order by name limit ${limit})
      select known.name as name, coalesce(a.last_line, 0) as lastLine
      from (select name from with_lines where name is not null union select name from with_row) known
      left join ledger_accounts a on a.name = known.name order by known.name limit ${limit}`,
  )

/** The numbers of the first and the last line that the copy has of these accounts; 1 and 0 where it has none. */
export async function extentsOf(
  db: LedgerDatabase,
  accounts: readonly string[],
): Promise<Map<string, { first: number; last: number }>> {
  const rows = await db.all<{ account: string; first: number | null; last: number | null }>(
    sql`select value as account, (select min(no) from ledger_lines where account = value) as first,
      (select max(no) from ledger_lines where account = value) as last from json_each(${JSON.stringify(accounts)})`,
  )
  return new Map(rows.map(({ account, first, last }) => [account, { first: first ?? 1, last: last ?? 0 }]))
}

export const deleteLinesAfter = (db: LedgerDatabase, account: string, no: number): Promise<unknown> =>
  db.delete(ledgerLines).where(and(eq(ledgerLines.account, account), gt(ledgerLines.no, no)))

/** Lines are numbered from 1. */
export const deleteLinesBeforeFirst = (db: LedgerDatabase, account: string): Promise<unknown> =>
  db.delete(ledgerLines).where(and(eq(ledgerLines.account, account), lt(ledgerLines.no, 1)))

/** The columns of a copied line, and the fields that they are. */
export const LINE_COLUMNS = {
  account: 'account',
  no: 'no',
  uid: 'uid',
  step: 'step',
  intent: 'intent',
  counterpart: 'counterpart',
  gold: 'gold',
  diamond: 'diamond',
  gold_after: 'goldAfter',
  diamond_after: 'diamondAfter',
  gold_no: 'goldNo',
  diamond_no: 'diamondNo',
  reason: 'reason',
  link: 'link',
  at: 'at',
}

/** The statement that writes lines over those that the copy has, whatever they say. */
export function replaceLines(batches: readonly LineBatch[]): SQL {
  const rows = batches.flatMap(({ account, lines }) => {
    const uid = parseAccount(account)?.uid ?? null
    return lines.map((line) => ({ account, uid, ...line }))
  })
  const values = Object.values(LINE_COLUMNS).map((name) => `value ->> '${name}'`)
  return sql`insert or replace into ${ledgerLines} (${sql.raw(Object.keys(LINE_COLUMNS).join(', '))})
    select ${sql.raw(values.join(', '))} from json_each(${JSON.stringify(rows)})`
}

/** The statements that make these accounts' last states what their lines in the copy say. */
export function restateAccounts(accounts: readonly string[]): SQL[] {
  const names = sql`json_each(${JSON.stringify(accounts)})`
  return [
    sql`delete from ${ledgerAccounts} where name in (select value from ${names})
      and not exists (select 1 from ledger_lines where account = name)`,
    sql`insert into ledger_accounts (name, uid, gold, diamond, last_line, last_gold_line, last_diamond_line)
      select account, uid, gold_after, diamond_after, no,
        coalesce((select max(gold_no) from ledger_lines where account = value), 0),
        coalesce((select max(diamond_no) from ledger_lines where account = value), 0)
      from ${names} cross join ledger_lines
      on account = value and no = (select max(no) from ledger_lines where account = value) where true
      on conflict do update set uid = excluded.uid, gold = excluded.gold, diamond = excluded.diamond,
        last_line = excluded.last_line, last_gold_line = excluded.last_gold_line,
        last_diamond_line = excluded.last_diamond_line`,
  ]
}
