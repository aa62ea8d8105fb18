/** A mall with goods of its own, on the real ledger, for tests of redemptions. */

import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import type { Context, Viewer } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { implement, internalError, type ServerEnv } from '#backend/core/serve.ts'
import { type AccountDatabase, openAccountDatabase } from '#backend/db/database.ts'
import { sealCard } from '#backend/mall/card-cipher.ts'
import { addCards } from '#backend/mall/cards.store.ts'
import { findGoods, insertGoods, type NewGoods } from '#backend/mall/goods.store.ts'
import { type GoodsLedger, goodsLedger } from '#backend/mall/ledger.ts'
import type { MallContext } from '#backend/mall/mall-context.ts'
import type { OrderEvent } from '#backend/mall/order-states.ts'
import { findOrder, moveOrder } from '#backend/mall/orders.store.ts'
import { mallRoutes } from '#backend/mall/routes.ts'
import { settleOrder } from '#backend/mall/settle-order.ts'
import { sweepRedemptions } from '#backend/mall/sweep-redemptions.ts'
import type { Answer, Call, Envelope, Input } from '#contract/call.ts'
import { mallCalls, type Redemption } from '#contract/mall.ts'
import { contextOfTest, testEnv } from './calls.ts'
import { Died } from './dying-database.ts'
import { richUser } from './ledger.ts'
import { putShop } from './shop.ts'

export const mallEnv: Env = { ...testEnv, ENVIRONMENT: 'local' }
export const DELIVERY = {
  recipient: 'Ada Lovelace',
  address: '12 St James’s Square, London',
  contact: '+44 20 7946 0000',
}

/** Records of brands with a mall, for the tests of a file. */
export function withBrands(...ids: string[]): void {
  beforeAll(async () => {
    for (const id of ids) await putShop({}, id)
  })
  afterAll(async () => {
    for (const id of ids) await testEnv.BRANDS.delete(`brand:${id}`)
  })
}

export const newIntent = (): string => newSecret().slice(0, 20)
/** A user with these coins. */
export const newBuyer = async (gold: number): Promise<Viewer> => ({
  uid: await richUser({ gold }),
  sessionId: 'session',
  roles: [],
})

const db = openAccountDatabase(testEnv)

/** Goods of nobody else's test. */
export async function newGoods(changes: Partial<NewGoods> = {}): Promise<number> {
  const [row] = await insertGoods(db, {
    names: { en_US: 'Mug', zh_CN: 'M-zh' },
    descriptions: { en_US: 'For tea.' },
    category: 'collectables',
    kind: 'physical',
    picture: 'mug',
    price: 10,
    stock: 1000,
    isOnSale: true,
    createdAt: Date.now(),
    ...changes,
  })
  if (!row) throw new Error('no goods')
  return row.id
}

/** Virtual goods with these card numbers. */
export async function newCards(numbers: readonly string[], changes: Partial<NewGoods> = {}): Promise<number> {
  const id = await newGoods({ kind: 'virtual', category: 'codes', picture: 'voucher', stock: 0, ...changes })
  const sealed = await Promise.all(numbers.map((number) => sealCard(mallEnv, id, number)))
  await db.batch(
    addCards(
      db,
      id,
      sealed.filter((card) => card !== null),
      Date.now(),
    ),
  )
  return id
}

export const stockOf = async (id: number): Promise<number | undefined> => (await findGoods(db, id))?.stock

/** A ledger that dies at its call `at`, counted from 0, before or after it was made; every later one fails too. */
export function dyingLedger(at: number, when: 'before' | 'after'): { ledger: GoodsLedger; count(): number } {
  let made = 0
  const dying =
    <A extends unknown[], T>(work: (...input: A) => Promise<T>) =>
    async (...input: A): Promise<T> => {
      const mine = made++
      if (mine > at || (mine === at && when === 'before')) throw new Died('the process is gone')
      const answer = await work(...input)
      if (mine === at) throw new Died('the process is gone')
      return answer
    }
  const { coinsOf, hold, take, release, refund } = goodsLedger
  const ledger = {
    coinsOf: dying(coinsOf),
    hold: dying(hold),
    take: dying(take),
    release: dying(release),
    refund: dying(refund),
  }
  return { ledger, count: () => made }
}

export interface Asking {
  now?: number
  brand?: string
  country?: string
  lan?: Context['lan']
  env?: Env
  accountDb?: AccountDatabase
}

export class Mall {
  readonly app = new Hono<ServerEnv>()
  private readonly ledger: GoodsLedger
  private context: Context = contextOfTest()

  constructor(ledger: GoodsLedger = goodsLedger) {
    this.ledger = ledger
    this.app.onError((error, c) => internalError(c, c.req.path, error))
    this.app.use('/java/*', async (c, next) => {
      c.set('context', this.context)
      await next()
    })
    const java = new Hono<ServerEnv>()
    implement(java, mallCalls, mallRoutes(ledger))
    this.app.route('/java', java)
  }

  /** The envelope of a call that this viewer makes. */
  async ask<C extends Call>(entry: C, input: Input<C>, viewer: Viewer | null, asking: Asking = {}): Promise<Envelope> {
    const { now = Date.now(), brand = 'shop', env = mallEnv, ...other } = asking
    this.context = { ...contextOfTest(), env, viewer, now, brand, ...other }
    const isGet = entry.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const body = isGet ? {} : { body: JSON.stringify(input) }
    const request = new Request(`http://mall.test/java${entry.path}${query}`, { method: entry.method, ...body })
    return (await this.app.fetch(request, env, createExecutionContext())).json()
  }

  /** The result of a call that must succeed. */
  async call<C extends Call>(
    entry: C,
    input: Input<C>,
    viewer: Viewer | null,
    asking: Asking = {},
  ): Promise<Answer<C>> {
    const envelope = await this.ask(entry, input, viewer, asking)
    if (envelope.status !== 'success') throw new Error(`${entry.path}: ${JSON.stringify(envelope)}`)
    return envelope.result as Answer<C>
  }

  wanted(goodsId: number, changes: Partial<Input<typeof mallCalls.createRedemption>> = {}) {
    return { goodsId, quantity: 1, price: 10, intent: newIntent(), delivery: DELIVERY, ...changes }
  }

  order(
    viewer: Viewer,
    goodsId: number,
    changes: Partial<Input<typeof mallCalls.createRedemption>> = {},
    asking: Asking = {},
  ): Promise<Redemption> {
    return this.call(mallCalls.createRedemption, this.wanted(goodsId, changes), viewer, asking)
  }

  pay(viewer: Viewer, { id }: Pick<Redemption, 'id'>, asking: Asking = {}): Promise<Redemption> {
    return this.call(mallCalls.payRedemption, { id }, viewer, asking)
  }

  /** An order that is paid. */
  async bought(viewer: Viewer, goodsId: number, changes: Partial<Input<typeof mallCalls.createRedemption>> = {}) {
    return this.pay(viewer, await this.order(viewer, goodsId, changes))
  }

  work(asking: Asking = {}): MallContext {
    const { now = Date.now(), env = mallEnv, accountDb = db } = asking
    return { env, accountDb, now, defer: (work) => void work, ledger: this.ledger }
  }

  /** Runs the sweep until it finds nothing more at a time. */
  async sweep(now: number): Promise<void> {
    for (let runs = 0; runs < 20; runs++) if ((await sweepRedemptions(this.work({ now }))) === 0) return
    throw new Error('the sweep never ends')
  }
}

export const stateOf = async ({ id }: Pick<Redemption, 'id'>): Promise<string | undefined> =>
  (await findOrder(db, id))?.state

export const freeCards = (goodsId: number) =>
  testEnv.ACCOUNTS.prepare('select count(*) as n from mall_cards where goods_id = ? and order_id is null')
    .bind(goodsId)
    .first<number>('n')

/** What staff do with an order. */
export async function staff({ id }: Pick<Redemption, 'id'>, event: OrderEvent, options = {}) {
  const db = openAccountDatabase(testEnv)
  const order = await findOrder(db, id)
  const moved = order && (await moveOrder(db, order, event, Date.now(), options))
  return moved ? settleOrder(new Mall().work(), moved) : null
}

let numbers = 0
/** Card numbers that no other test has. */
export const newNumbers = (count: number) => Array.from({ length: count }, () => `CARD-${++numbers}-${newIntent()}`)
