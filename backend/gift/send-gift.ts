import { balanceOf } from '#backend/coins/coins.ts'
import { readBrand } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { findRoom } from '#backend/live/find-room.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import { mayPlay, roomAccessOf } from '#backend/room/source-access.ts'
import { isUnpaid } from '#backend/ticket/is-unpaid.ts'
import { featuresOf } from '#brands/features-of.ts'
import type { Parsed } from '#contract/call.ts'
import type { giftCalls } from '#contract/gift.ts'
import { GIFT_SHARE_DEFAULT } from '#contract/gift-rules.ts'
import { findCatalogueGift } from './catalogue.ts'
import { finishGift } from './finish-gift.ts'
import { findGift, type GiftRow, insertGift } from './gifts.store.ts'
import { showGift } from './show-gift.ts'

type Calls = typeof giftCalls
type Asked = Parsed<Calls['sendGift']>

/** How long a gift that is asked for again is shown again: the room knows for ten minutes that it was. */
const SHOWN_AGAIN_MS = 9 * 60_000

/** Stores a gift that may be sent. */
async function begin(context: UserContext, { intent, roomId, giftId, count, price }: Asked) {
  const { viewer, country, now, env } = context
  const gift = findCatalogueGift(giftId)
  const [brand, found] = await Promise.all([
    readBrand(context),
    isRoomId(roomId) ? findRoom(context, roomId) : undefined,
  ])
  if (!gift || !found || !brand || !featuresOf(brand, country).gifts) return fail('not_found')
  const { record, match } = found
  const { anchor, sources } = record
  if (viewer.uid === anchor.uid) return fail('not_yourself')
  if (roomStateOf(record, match?.status) === 'ended') return fail('order_over')
  const entrance = { ownerUid: anchor.uid, isUnpaid: await isUnpaid(env, record, viewer) }
  if (!mayPlay(roomAccessOf(record.access, sources), viewer, entrance)) return fail('forbidden')
  if (gift.price !== price) return fail('price_changed')
  const amount = gift.price * count
  // No row for who has not enough: it would be one for each press.
  if ((await balanceOf(env, viewer.uid))[gift.currency] < amount) return fail(`insufficient_${gift.currency}`)
  const db = openLedgerDatabase(env)
  const row = await insertGift(db, {
    uid: viewer.uid,
    intent,
    room: record.id,
    streamerUid: anchor.uid,
    gift: giftId,
    count,
    currency: gift.currency,
    amount,
    percent: brand.giftShare ?? GIFT_SHARE_DEFAULT,
    createdAt: now,
  })
  return row ?? (await findGift(db, viewer.uid, intent)) ?? fail('rate_limited')
}

/** The gift is stored first, then paid, then shown: whoever got no answer asks again with the same intent, or the sweep does. */
export const sendGift: Verb<Calls['sendGift']> = async (context, asked) => {
  const { env, viewer, now, defer } = context
  const known = await findGift(openLedgerDatabase(env), viewer.uid, asked.intent)
  const row = known ?? (await begin(context, asked))
  if (row instanceof Fail) return row
  const { room, gift, count, currency } = row
  if (room !== asked.roomId || gift !== asked.giftId || count !== asked.count) return fail('invalid_input')
  const paid = await paidOf(context, row)
  if (!paid) return fail(`insufficient_${currency}`)
  if (now - paid.createdAt < SHOWN_AGAIN_MS) defer(showGift(context, paid))
  return { giftId: gift, count, combo: paid.combo }
}

async function paidOf(context: UserContext, row: GiftRow): Promise<GiftRow | null> {
  if (row.state === 'done') return row
  return row.state === 'refused' ? null : finishGift(context, row)
}
