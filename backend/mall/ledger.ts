import { balanceOf, grant, hold, post, voidHold } from '#backend/coins/coins.ts'
import type { Env } from '#backend/core/env.ts'

/** The coins of one order. */
export interface OrderCoins {
  orderId: number
  uid: number
  gold: number
  /** The backend's clock, milliseconds since the epoch. */
  now: number
}

/** What orders need of the coin ledger; it is passed in. Every deed may be asked for again. */
export interface GoodsLedger {
  coinsOf(env: Env, uid: number): Promise<number>
  /** Sets the coins aside until `expiresAt`, always the same for an order. */
  hold(env: Env, order: OrderCoins & { expiresAt: number }): Promise<'held' | 'insufficient'>
  /** Takes what is on hold; `closed`: it went back before. */
  take(env: Env, order: OrderCoins): Promise<'taken' | 'closed'>
  /** Gives back what is still on hold. */
  release(env: Env, order: OrderCoins): Promise<void>
  /** Gives back what was taken. */
  refund(env: Env, order: OrderCoins): Promise<void>
}

const linkOf = ({ orderId }: OrderCoins): string => `goods-order:${orderId}`

/** Another status is a fault: the intent of an order is that of no other deed. */
const unexpected = (status: string): never => {
  throw new Error(`the ledger answers ${status}`)
}

/** The ledger of coins and diamonds, with the house that sells goods. */
export const goodsLedger: GoodsLedger = {
  coinsOf: async (env, uid) => (await balanceOf(env, uid)).gold,
  async hold(env, order) {
    const { uid, gold, now, expiresAt } = order
    const deed = { uid, intent: linkOf(order), reason: 'goods', link: linkOf(order), now, expiresAt } as const
    const { status } = await hold(env, { ...deed, to: [{ house: 'sales', gold }] })
    if (status === 'insufficient') return status
    return status === 'done' || status === 'again' ? 'held' : unexpected(status)
  },
  async take(env, order) {
    const { status } = await post(env, { uid: order.uid, intent: linkOf(order), now: order.now })
    if (status === 'closed') return status
    return status === 'done' || status === 'again' ? 'taken' : unexpected(status)
  },
  async release(env, order) {
    await voidHold(env, { uid: order.uid, intent: linkOf(order), now: order.now })
  },
  async refund(env, order) {
    const { uid, gold, now, orderId } = order
    const deed = { uid, intent: `goods-refund:${orderId}`, reason: 'goods_refund', link: linkOf(order), now } as const
    const { status } = await grant(env, { ...deed, from: 'sales', amounts: { gold } })
    if (status !== 'done' && status !== 'again') unexpected(status)
  },
}
