import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { goodsLedger } from '#backend/mall/ledger.ts'
import { noticeOf } from '#backend/mall/order-notices.ts'
import { eventOf, staffActsOf } from '#backend/mall/order-states.ts'
import type { MoveOptions, OrderRow } from '#backend/mall/orders.store.ts'
import { settleSafely } from '#backend/mall/settle-order.ts'
import { detailsOf, toRedemptionLine } from '#backend/mall/to-redemption.ts'
import type { AdminRedemption, AdminRedemptionLine, adminMallCalls } from '#contract/admin-mall.ts'
import type { StaffAct } from '#contract/mall-rules.ts'
import { auditAbout, auditFile, type MallAct } from './audit.store.ts'
import { findMallOrder, giveMallCards, listMallOrders, moveMallOrder } from './mall.store.ts'
import { byTwo } from './refund-requests.ts'

type Calls = typeof adminMallCalls
type Found = { order: OrderRow; username: string | null }

const toLine = ({ lan }: UserContext, { order, username }: Found): AdminRedemptionLine => ({
  ...toRedemptionLine(lan, order),
  ...(order.uid === null ? {} : { uid: order.uid, username: username ?? `#${order.uid}` }),
  ...(order.recipient === null ? {} : { recipient: order.recipient }),
})

const toAdmin = (context: UserContext, found: Found): AdminRedemption => ({
  ...toLine(context, found),
  ...detailsOf(found.order),
  acts: staffActsOf(found.order),
})

export const listAllRedemptions: Verb<Calls['listAllRedemptions']> = async (context, wanted) => {
  const { rows, ...ways } = await listMallOrders(context.accountDb, wanted)
  await auditFile(context, 'redemptions', wanted)
  return { list: rows.map((row) => toLine(context, row)), ...ways }
}

export const getAnyRedemption: Verb<Calls['getAnyRedemption']> = async (context, { id }) => {
  const found = await findMallOrder(context.accountDb, id)
  if (!found) return fail('not_found')
  await auditAbout(context, 'view_redemption', `order ${id}`, { targetUid: found.order.uid })
  return toAdmin(context, found)
}

interface Deed extends Omit<MoveOptions, 'where'> {
  /** The first of these that is legal now. */
  acts: readonly StaffAct[]
  audited: MallAct
  detail: string
}

/** What staff do with an order, and what follows from it. */
async function act(
  context: UserContext,
  id: number,
  { acts, audited, detail, ...options }: Deed,
): Promise<AdminRedemption | Fail<'not_found' | 'order_moved' | 'proof_needed'>> {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const found = await findMallOrder(context.accountDb, id)
  if (!found) return fail('not_found')
  const event = acts.map((each) => eventOf(found.order, each)).find((each) => each !== null)
  if (!event) return fail('order_moved')
  const notice = await noticeOf(context, found.order, event, options.learned?.tracking)
  const deed = { act: audited, detail: `order ${id}${detail}`, notice, ...options }
  const order = await moveMallOrder(context, found.order, event, deed)
  if (!order) return fail('order_moved')
  return toAdmin(context, { ...found, order: await settleSafely({ ...context, ledger: goodsLedger }, order) })
}

export const shipRedemption: Verb<Calls['shipRedemption']> = (context, { id, tracking }) => {
  const number = tracking.trim()
  const detail = `: ${number}`
  return act(context, id, {
    acts: ['ship', 'track'],
    audited: 'ship_redemption',
    detail,
    learned: { tracking: number },
  })
}

/** Gives an order of virtual goods the cards that were missing. */
async function giveMissingCards(context: UserContext, found: Found) {
  const notice = await noticeOf(context, found.order, 'cards_given')
  const order = await giveMallCards(context, found.order, notice)
  return order ? toAdmin(context, { ...found, order }) : fail('order_moved')
}

export const finishRedemption: Verb<Calls['finishRedemption']> = async (context, { id }) => {
  const found = await findMallOrder(context.accountDb, id)
  const givesCards = found && eventOf(found.order, 'give_cards') !== null
  if (!givesCards) return act(context, id, { acts: ['redeem'], audited: 'finish_redemption', detail: '' })
  return (await requireStaffProof(context)) ?? giveMissingCards(context, found)
}

export const returnRedemption: Verb<Calls['returnRedemption']> = async (context, { id, reason, restocks }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const found = await findMallOrder(context.accountDb, id)
  if (!found) return fail('not_found')
  const { kind, state, uid, price, quantity } = found.order
  const acts = ['refund', 'return'] as const
  if (!acts.some((each) => eventOf(found.order, each) !== null)) return fail('order_moved')
  // Cards that were given are spent.
  const isGiven = kind === 'virtual' && state === 'redeemed'
  const text = reason.trim()
  const options = { learned: { reason: text }, restocks: restocks && !isGiven }
  const giveBack = () => act(context, id, { acts, audited: 'return_redemption', detail: `: ${text}`, ...options })
  if (uid === null) return giveBack()
  const refund = { kind: 'redemption', id, uid, gold: price * quantity, diamond: 0 } as const
  return (await byTwo(context, refund, text, giveBack)) ?? { ...toAdmin(context, found), needsSecond: true }
}
