import { and, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { balanceRecords, balances, welcomeBonuses } from '#backend/db/accounts/schema/balances.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'

export type Balance = Omit<typeof balances.$inferSelect, 'uid'>
export type Currency = keyof Balance

export const EMPTY_BALANCE: Balance = { gold: 0, diamond: 0 }

/** The balance of a user, in whole coins and diamonds; no row: nothing yet. */
export const selectBalance = (db: AccountDatabase, uid: number) =>
  db.select({ gold: balances.gold, diamond: balances.diamond }).from(balances).where(eq(balances.uid, uid))

/** The balances of these users, in whole coins and diamonds. */
export async function readBalances(db: AccountDatabase, uids: readonly number[]): Promise<(uid: number) => Balance> {
  const rows = await db
    .select()
    .from(balances)
    .where(inArray(balances.uid, [...uids]))
  const byUid = new Map(rows.map(({ uid, ...balance }) => [uid, balance]))
  return (uid) => byUid.get(uid) ?? EMPTY_BALANCE
}

export async function readBalance(db: AccountDatabase, uid: number): Promise<Balance> {
  const [balance] = await selectBalance(db, uid)
  return balance ?? EMPTY_BALANCE
}

/** Opens the empty balance of a new account; `from` selects the account, `uid` is its column. */
export const openBalance = (db: AccountDatabase, { uid, from }: { uid: SQLWrapper; from: SQL }) =>
  db.insert(balances).select(sql`select ${uid}, 0, 0 from ${from}`)

/**
 * Pays a user the welcome bonus, once for each user and once for each `key`; whether it was paid now. All of it or
 * nothing, also when the same user or key is paid twice at the same time.
 */
export async function payWelcomeBonus(
  db: AccountDatabase,
  { key, uid, coins, now }: { key: string; uid: number; coins: number; now: number },
): Promise<boolean> {
  const intent = `registration:${uid}`
  const isUnpaid = sql`not exists (select 1 from ${balanceRecords} where ${balanceRecords.intent} = ${intent})`
  const isKeyOfUser = sql`exists (select 1 from ${welcomeBonuses}
    where ${welcomeBonuses.key} = ${key} and ${welcomeBonuses.uid} = ${uid})`
  // One transaction: the record that makes the two conditions false comes last.
  const [, , paid] = await db.batch([
    db.insert(welcomeBonuses).select(sql`select ${key}, ${uid}, ${now} where ${isUnpaid}`).onConflictDoNothing(),
    db
      .update(balances)
      .set({ gold: sql`${balances.gold} + ${coins}` })
      .where(and(eq(balances.uid, uid), isUnpaid, isKeyOfUser)),
    db
      .insert(balanceRecords)
      .select(
        sql`select ${randomRowId()}, ${uid}, 'gold', 'registration', ${coins}, ${intent}, ${now} where ${isUnpaid} and ${isKeyOfUser}`,
      )
      .returning({ id: balanceRecords.id }),
  ])
  return paid.length > 0
}

/** A page of the changes of a user's balance, newest first. */
export async function readBalanceRecords(
  db: AccountDatabase,
  uid: number,
  currency: Currency | undefined,
  offset: number,
) {
  const filter = and(
    eq(balanceRecords.uid, uid),
    currency === undefined ? undefined : eq(balanceRecords.currency, currency),
  )
  const [rows, totals] = await db.batch([
    db
      .select()
      .from(balanceRecords)
      .where(filter)
      .orderBy(desc(balanceRecords.createdAt), desc(balanceRecords.id))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(balanceRecords).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
