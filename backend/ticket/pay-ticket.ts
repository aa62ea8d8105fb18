import { hold, voidHold } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { findTicket, moveTicket, type TicketRow } from './tickets.store.ts'

type Working = Pick<Context, 'env' | 'now'>

/** The coins come back by themselves then, whatever else fails. */
const HOLD_MS = 7 * 24 * 3_600_000

export const intentOf = ({ id }: Pick<TicketRow, 'id'>): string => `ticket:${id}`

/**
 * Sets the coins of a stored ticket aside for streamer and house, once however often it is called. The ticket after it;
 * `insufficient`: there were too few; `cancelled`: the sweep, or another call, refused it meanwhile.
 */
export async function payTicket(working: Working, row: TicketRow): Promise<TicketRow | 'insufficient' | 'cancelled'> {
  const { env, now } = working
  const { id, uid, room, streamerUid, amount, share, createdAt } = row
  const { status } = await hold(env, {
    uid,
    intent: intentOf(row),
    link: `paid-room:${room}`,
    reason: 'room',
    to: [
      ...(share > 0 ? [{ uid: streamerUid, gold: share }] : []),
      ...(amount > share ? [{ house: 'sales' as const, gold: amount - share }] : []),
    ],
    now,
    expiresAt: createdAt + HOLD_MS,
  })
  if (status === 'conflict' || status === 'closed') throw new Error(`the ledger answers ${status}`)
  const db = openLedgerDatabase(env)
  await moveTicket(db, id, 'new', status === 'insufficient' ? 'refused' : 'held')
  const latest = await findTicket(db, id)
  if (latest && latest.state !== 'refused') return latest
  if (status === 'insufficient') return 'insufficient'
  await giveBack(working, row)
  return 'cancelled'
}

/** Gives back what may be set aside for a purchase that was refused; may be repeated. */
export const giveBack = ({ env, now }: Working, row: TicketRow): Promise<unknown> =>
  voidHold(env, { uid: row.uid, intent: intentOf(row), now })

/** Cancels a purchase that did not come to its end; what was set aside comes back. */
export async function refuseTicket(working: Working, row: TicketRow): Promise<void> {
  if (await moveTicket(openLedgerDatabase(working.env), row.id, 'new', 'refused')) await giveBack(working, row)
}
