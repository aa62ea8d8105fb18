import { balanceOf } from '#backend/coins/coins.ts'
import { readBrand } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { isListed } from '#backend/identity/usernames.store.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { mayPlay, roomAccessOf } from '#backend/room/source-access.ts'
import type { Parsed } from '#contract/call.ts'
import { GIFT_SHARE_DEFAULT, shareOf } from '#contract/gift-rules.ts'
import type { ticketCalls } from '#contract/ticket.ts'
import { payTicket, refuseTicket } from './pay-ticket.ts'
import { findByIntent, findOpen, insertTicket, type TicketRow } from './tickets.store.ts'

type Calls = typeof ticketCalls
type Asked = Parsed<Calls['unlockRoom']>

/** Stores a purchase that may be made, or finds the one of this broadcast. */
async function begin(context: UserContext, { intent, roomId, price }: Asked) {
  const { env, accountDb, matchDb, viewer, now } = context
  const [brand, room] = await Promise.all([
    readBrand(context),
    isRoomId(roomId) ? readRoom(matchDb, roomId) : undefined,
  ])
  const streamerUid = room?.anchor.uid ?? null
  if (!brand || !room || streamerUid === null || !(await isListed(accountDb, streamerUid))) return fail('not_found')
  const { airedAt } = room
  if (viewer.uid === streamerUid) return fail('not_yourself')
  const db = openLedgerDatabase(env)
  const of = airedAt === null ? undefined : { room: room.id, broadcast: airedAt }
  const known = of && (await findOpen(db, viewer.uid, of))
  if (known) return known
  // Nothing is sold before there is a picture, or while it is lost.
  if (!of || !room.isOnAir || room.state !== 'live') return fail('order_over')
  const entrance = { ownerUid: streamerUid, isUnpaid: false }
  if (!mayPlay(roomAccessOf(room.access, room.sources), viewer, entrance)) return fail('forbidden')
  if (room.price !== price) return fail('price_changed')
  // No row for who has not enough: it would be one for each press.
  if ((await balanceOf(env, viewer.uid)).gold < price) return fail('insufficient_gold')
  const share = shareOf(price, brand.giftShare ?? GIFT_SHARE_DEFAULT)
  const row = { ...of, uid: viewer.uid, intent, streamerUid, amount: price, share, createdAt: now }
  return (
    (await insertTicket(db, row)) ??
    (await findByIntent(db, viewer.uid, intent)) ??
    (await findOpen(db, viewer.uid, of)) ??
    fail('rate_limited')
  )
}

/** The purchase is stored first, then its coins are set aside: who got no answer asks again with the same intent. */
export const unlockRoom: Verb<Calls['unlockRoom']> = async (context, asked) => {
  const { env, viewer } = context
  const row = (await findByIntent(openLedgerDatabase(env), viewer.uid, asked.intent)) ?? (await begin(context, asked))
  if (row instanceof Fail) return row
  if (row.room !== asked.roomId) return fail('invalid_input')
  // Of a call that died, for what the page showed then: nobody pays another price than the one she sees.
  if (row.state === 'new' && row.amount !== asked.price) {
    await refuseTicket(context, row)
    return fail('price_changed')
  }
  const paid = row.state === 'new' ? await payTicket(context, row) : row
  return paid === 'insufficient' ? fail('insufficient_gold') : answerOf(paid)
}

function answerOf(row: TicketRow | 'cancelled') {
  // Nothing was charged: the next press is a purchase of its own.
  if (row === 'cancelled' || row.state === 'refused') return fail('order_moved')
  if (row.state === 'refunded') return fail('order_over')
  return { roomId: row.room, price: row.amount }
}
