/** Orders of the test shop on their way: what is logged of them, where they stand, and the sweep. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { findOrder } from '#backend/payment/orders.store.ts'
import { sweepOrders } from '#backend/payment/sweep-orders.ts'
import type { PaymentOrder } from '#contract/payment.ts'
import { newBuyer, Shop } from './shop.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const realNow = Date.now.bind(Date)
let tests = 0

/** Keeps what each test of a file logs. */
export function loggedLines() {
  let lines: Record<string, unknown>[] = []
  beforeEach(() => {
    lines = []
    const write = (line: unknown) => {
      lines.push(JSON.parse(String(line)) as Record<string, unknown>)
    }
    vi.spyOn(console, 'warn').mockImplementation(write)
    vi.spyOn(console, 'error').mockImplementation(write)
    // A minute of its own: lines are limited.
    vi.spyOn(Date, 'now').mockReturnValue(realNow() + ++tests * 2 * MINUTE)
  })
  afterEach(() => vi.restoreAllMocks())
  const events = () => lines.map(({ event }) => event)
  /** Those about an order, and about none. */
  const eventsOf = (order: PaymentOrder) =>
    lines.filter((line) => line.order === order.id || line.order === undefined).map(({ event }) => event)
  return { events, eventsOf }
}

export const stateOf = async (shop: Shop, { id }: PaymentOrder) => (await findOrder(shop.work().accountDb, id))?.state

/** An order of 100 coins, paid and credited. */
export async function credited(shop = new Shop(), buyer = newBuyer()) {
  const order = await shop.order(buyer)
  await shop.act(order, 'pay')
  expect(await stateOf(shop, order)).toBe('credited')
  return { shop, buyer, order }
}

/** Runs the sweep until it finds nothing more at a time. */
export async function sweep(shop: Shop, now: number): Promise<void> {
  for (let runs = 0; runs < 20; runs++) if ((await sweepOrders(shop.work({ now }))) === 0) return
  throw new Error('the sweep never ends')
}
