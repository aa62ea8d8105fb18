import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type LedgerDatabase, runTogether } from '#backend/db/database.ts'
import { giftTotals } from '#backend/db/ledger/schema/gifts.ts'
import { GIFT_BOARD_SIZE, GIFT_PLACE_MAX } from '#contract/gift-rules.ts'

export interface Total {
  uid: number
  value: number
}

/** Who gave most in a room in a period, from the index; who reached a value first is ahead. */
export const readTotals = (db: LedgerDatabase, room: number, period: string): Promise<Total[]> =>
  db
    .select({ uid: giftTotals.uid, value: giftTotals.value })
    .from(giftTotals)
    .where(and(eq(giftTotals.room, room), eq(giftTotals.period, period)))
    .orderBy(desc(giftTotals.value), asc(giftTotals.at))
    .limit(GIFT_BOARD_SIZE)

export interface OwnTotal {
  place: number
  value: number
}

/** A user's place in a period; those ahead are counted to 999. */
export async function readOwnTotal(
  db: LedgerDatabase,
  room: number,
  period: string,
  uid: number,
): Promise<OwnTotal | undefined> {
  const [result] = await runTogether(db, [
    sql`select own.value as value, 1
        + (select count(*) from (select 1 from gift_totals t where t.room = own.room and t.period = own.period
            and t.value > own.value limit ${GIFT_PLACE_MAX}))
        + (select count(*) from (select 1 from gift_totals t where t.room = own.room and t.period = own.period
            and t.value = own.value and t.at < own.at limit ${GIFT_PLACE_MAX})) as place
      from gift_totals own where own.room = ${room} and own.period = ${period} and own.uid = ${uid}`,
  ])
  const [own] = (result?.results ?? []) as OwnTotal[]
  return own && { value: own.value, place: Math.min(own.place, GIFT_PLACE_MAX + 1) }
}
