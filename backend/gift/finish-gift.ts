import { pay, type Receiver } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { takeGift } from '#backend/level/take.ts'
import { logError } from '#contract/log-error.ts'
import { countGift, type GiftRow, readUnfinishedGifts, refuseGift } from './gifts.store.ts'
import { showGift } from './show-gift.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** The streamer gets her share, the house the rest; who gets nothing is left out. */
export function receiversOf({ streamerUid, currency, amount, share }: GiftRow): Receiver[] {
  const part = (whole: number) => ({ [currency]: whole })
  const own = streamerUid === null ? 0 : share
  return [
    ...(streamerUid !== null && own > 0 ? [{ uid: streamerUid, ...part(own) }] : []),
    ...(amount > own ? [{ house: 'sales' as const, ...part(amount - own) }] : []),
  ]
}

/** Pays a stored gift and counts it, once however often it is called; null when there was too little for it. */
export async function finishGift(working: Working, row: GiftRow): Promise<GiftRow | null> {
  const { env, now } = working
  const db = openLedgerDatabase(env)
  const { status } = await pay(env, {
    uid: row.uid,
    intent: `gift:${row.id}`,
    link: `gift-room:${row.room}`,
    reason: 'gift',
    to: receiversOf(row),
    now,
  })
  if (status === 'conflict' || status === 'closed') throw new Error(`the ledger answers ${status}`)
  if (status === 'insufficient') {
    await refuseGift(db, row.id)
    return null
  }
  // Before it is done: whoever finishes it later does this again.
  await takeGift(working, row)
  return countGift(db, row, now)
}

/** How long a call may take that pays the gift itself. */
const CALL_MS_MAX = 2 * 60_000
/** In each order. */
const PER_RUN_MAX = 30

/**
 * Finishes gifts whose call died, and shows them; returns how many. One that fails is logged and tried again in the next
 * run; the newest are looked at too, so that old ones that fail keep nobody waiting.
 */
export async function sweepGifts(working: Working): Promise<number> {
  const db = openLedgerDatabase(working.env)
  const before = working.now - CALL_MS_MAX
  const [oldest, newest] = await Promise.all([
    readUnfinishedGifts(db, before, PER_RUN_MAX, 'oldest'),
    readUnfinishedGifts(db, before, PER_RUN_MAX, 'newest'),
  ])
  const rows = new Map([...oldest, ...newest].map((row) => [row.id, row]))
  return lookAtEach(
    [...rows.values()],
    async (row) => {
      const paid = await finishGift(working, row)
      if (paid) await showGift(working, paid)
      return true
    },
    ({ id }, error) => logError({ event: 'gift_not_finished', gift: id }, error),
  )
}
