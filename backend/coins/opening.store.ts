import { asc, eq, isNull } from 'drizzle-orm'
import type { Amounts, Reason } from '#backend/core/ledger.ts'
import { balanceRecords, balances } from '#backend/db/accounts/schema/balances.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { add, isNothing, negate } from './amounts.ts'

type Opening = Amounts & { intent: string; reason: Reason; at: number }

/**
 * What a user had before there was a ledger: a line for each record, under the record's intent, and one for what the
 * records do not explain. The tables are only read: every balance begins here once.
 */
export async function readOpening(db: AccountDatabase, uid: number): Promise<Opening[]> {
  const [[balance], records] = await db.batch([
    db.select({ gold: balances.gold, diamond: balances.diamond }).from(balances).where(eq(balances.uid, uid)),
    db
      .select()
      .from(balanceRecords)
      .where(eq(balanceRecords.uid, uid))
      .orderBy(asc(balanceRecords.createdAt), asc(balanceRecords.id)),
  ])
  if (!balance) return []
  const lines = records.map(
    ({ currency, amount, intent, createdAt }): Opening => ({
      gold: currency === 'gold' ? amount : 0,
      diamond: currency === 'diamond' ? amount : 0,
      intent,
      reason: 'registration',
      at: createdAt,
    }),
  )
  const rest = add(balance, negate(lines.reduce<Amounts>(add, { gold: 0, diamond: 0 })))
  if (isNothing(rest)) return lines
  const opening: Opening = { ...rest, intent: `opening:${uid}`, reason: 'opening', at: records[0]?.createdAt ?? 0 }
  // Something that was spent: the lines that it came from stand before it, for no balance is ever below zero.
  const isSpent = rest.gold < 0 || rest.diamond < 0
  return isSpent ? [...lines, { ...opening, at: records.at(-1)?.createdAt ?? 0 }] : [opening, ...lines]
}

/** Users whose old balance nobody has opened yet. */
export const listUnopened = async (db: AccountDatabase, limit: number): Promise<number[]> =>
  (await db.select({ uid: balances.uid }).from(balances).where(isNull(balances.openedAt)).limit(limit)).map(
    ({ uid }) => uid,
  )

export const markOpened = (db: AccountDatabase, uid: number, now: number) =>
  db.update(balances).set({ openedAt: now }).where(eq(balances.uid, uid))
