import { and, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Database } from '#backend/db/database.ts'
import { balanceRecords, balances } from '#backend/db/schema/balances.ts'

export type Balance = Omit<typeof balances.$inferSelect, 'uid'>
export type Currency = keyof Balance

const EMPTY_BALANCE: Balance = { gold: 0, diamond: 0 }

/** The balances of these users, in whole coins and diamonds. */
export async function readBalances(db: Database, uids: readonly number[]): Promise<(uid: number) => Balance> {
  const rows = await db
    .select()
    .from(balances)
    .where(inArray(balances.uid, [...uids]))
  const byUid = new Map(rows.map(({ uid, ...balance }) => [uid, balance]))
  return (uid) => byUid.get(uid) ?? EMPTY_BALANCE
}

export const readBalance = async (db: Database, uid: number): Promise<Balance> => (await readBalances(db, [uid]))(uid)

/** Statements that give a new account its first coins; `from` selects the account, `uid` is its column. */
export const openBalance = (db: Database, { uid, from }: { uid: SQLWrapper; from: SQL }, coins: number, now: number) =>
  [
    db.insert(balances).select(sql`select ${uid}, ${coins}, 0 from ${from}`),
    db
      .insert(balanceRecords)
      .select(
        sql`select null, ${uid}, 'gold', 'registration', ${coins}, 'registration:' || ${uid}, ${now} from ${from}`,
      ),
  ] as const

/** A page of the changes of a user's balance, newest first. */
export async function readBalanceRecords(db: Database, uid: number, currency: Currency | undefined, offset: number) {
  const filter = and(
    eq(balanceRecords.uid, uid),
    currency === undefined ? undefined : eq(balanceRecords.currency, currency),
  )
  const [rows, totals] = await db.batch([
    db.select().from(balanceRecords).where(filter).orderBy(desc(balanceRecords.id)).limit(PAGE_SIZE).offset(offset),
    db.select({ total: count() }).from(balanceRecords).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
