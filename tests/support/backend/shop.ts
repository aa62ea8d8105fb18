/** A backend that sells coins of a ledger in memory, for tests of payments. */

import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import type { Context, Viewer } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { implement, internalError, type ServerEnv } from '#backend/core/serve.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { CoinLedger, CoinMove } from '#backend/payment/ledger.ts'
import type { PaymentContext } from '#backend/payment/payment-context.ts'
import { paymentRoutes } from '#backend/payment/routes.ts'
import { serveNotifications } from '#backend/payment/serve-notifications.ts'
import type { ActName } from '#backend/sandbox/acts.ts'
import { serveSandbox } from '#backend/sandbox/serve-sandbox.ts'
import type { Brand } from '#brands/brand.ts'
import main from '#brands/main.json' with { type: 'json' }
import type { Answer, Call, Envelope, Input } from '#contract/call.ts'
import { type PaymentOrder, paymentCalls } from '#contract/payment.ts'
import { PAY_METHODS } from '#contract/payment-rules.ts'
import { contextOfTest, testEnv } from './calls.ts'

export const SHOP = 'http://shop.test'
export const PAGE = `${SHOP}/userInfo/recharge`

export const shopEnv: Env = { ...testEnv, ENVIRONMENT: 'local', SANDBOX_PAYMENTS: '1' }

/** The brand of these tests; `changes`: fields of its record. */
export const putShop = (changes: Partial<Brand> = {}, id = 'shop'): Promise<void> =>
  testEnv.BRANDS.put(
    `brand:${id}`,
    JSON.stringify({ ...main, id, hosts: ['shop.test'], payMethods: PAY_METHODS, ...changes }),
  )

/** A ledger in memory, with the one promise that the real one gives: at most one move for each intent. */
export class MemoryLedger implements CoinLedger {
  readonly moves = new Map<string, CoinMove>()
  readonly balances = new Map<number, { gold: number; diamond: number }>()
  /** Called before and after each move; what it throws, the caller gets. */
  around: (when: 'before' | 'after') => void = () => undefined

  balanceOf(uid: number) {
    return this.balances.get(uid) ?? { gold: 0, diamond: 0 }
  }

  async grant(_env: Env, move: CoinMove) {
    const moved = this.move(move, 1)
    return moved === 'insufficient' ? 'again' : moved
  }

  async takeBack(_env: Env, move: CoinMove) {
    return this.move(move, -1)
  }

  private move(move: CoinMove, sign: 1 | -1): 'done' | 'again' | 'insufficient' {
    this.around('before')
    if (this.moves.has(move.intent)) return 'again'
    const { gold, diamond } = this.balanceOf(move.uid)
    const after = {
      gold: gold + sign * (move.amounts.gold ?? 0),
      diamond: diamond + sign * (move.amounts.diamond ?? 0),
    }
    if (after.gold < 0 || after.diamond < 0) return 'insufficient'
    this.moves.set(move.intent, move)
    this.balances.set(move.uid, after)
    this.around('after')
    return 'done'
  }
}

let uids = 7_000_000
/** A buyer of nobody else's; orders ask no other table about her. */
export const newBuyer = (): Viewer => ({ uid: ++uids, sessionId: 'session', roles: [] })
export const newIntent = (): string => newSecret().slice(0, 20)

export interface Asking {
  now?: number
  brand?: string
  country?: string
  env?: Env
  accountDb?: AccountDatabase
}

export class Shop {
  /** Holds the coins, unless there is another. */
  readonly ledger = new MemoryLedger()
  readonly app = new Hono<ServerEnv>()
  private readonly used: CoinLedger
  private context: Context = contextOfTest()

  constructor(other?: CoinLedger) {
    this.used = other ?? this.ledger
    this.app.onError((error, c) => internalError(c, c.req.path, error))
    this.app.use('/java/*', async (c, next) => {
      c.set('context', this.context)
      await next()
    })
    const java = new Hono<ServerEnv>()
    implement(java, paymentCalls, paymentRoutes(this.used))
    this.app.route('/java', java)
    serveNotifications(this.app, this.used)
    serveSandbox(this.app, (request, c) => this.app.fetch(request, c.env, c.executionCtx))
  }

  request(path: string, init: RequestInit = {}, env: Env = shopEnv): Promise<Response> {
    const request = new Request(`${SHOP}${path}`, { redirect: 'manual', ...init })
    return Promise.resolve(this.app.fetch(request, env, createExecutionContext()))
  }

  /** The envelope of a call that this viewer makes. */
  async ask<C extends Call>(
    entry: C,
    input: Input<C>,
    viewer: Viewer | null,
    { now = Date.now(), brand = 'shop', country, env = shopEnv, accountDb }: Asking = {},
  ): Promise<Envelope> {
    this.context = {
      ...contextOfTest(),
      env,
      viewer,
      now,
      brand,
      ...(country ? { country } : {}),
      ...(accountDb ? { accountDb } : {}),
    }
    const isGet = entry.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const body = isGet ? {} : { body: JSON.stringify(input) }
    return (await this.request(`/java${entry.path}${query}`, { method: entry.method, ...body }, env)).json()
  }

  /** The result of a call that must succeed. */
  async call<C extends Call>(entry: C, input: Input<C>, viewer: Viewer, asking: Asking = {}): Promise<Answer<C>> {
    const envelope = await this.ask(entry, input, viewer, asking)
    if (envelope.status !== 'success') throw new Error(`${entry.path}: ${JSON.stringify(envelope)}`)
    return envelope.result as Answer<C>
  }

  order(viewer: Viewer, wanted: Partial<Input<typeof paymentCalls.createOrder>> = {}, asking: Asking = {}) {
    const input = { method: 'card' as const, rmb: 10, intent: newIntent(), returnTo: PAGE, ...wanted }
    if (wanted.diamond !== undefined) delete (input as { rmb?: number }).rmb
    return this.call(paymentCalls.createOrder, input, viewer, asking)
  }

  look(viewer: Viewer, { id }: Pick<PaymentOrder, 'id'>, asking: Asking = {}): Promise<PaymentOrder> {
    return this.call(paymentCalls.getOrder, { id }, viewer, asking)
  }

  /** Presses a button on the sandbox's page; what the shop answered to its notifications. */
  async act({ payUrl = '' }: Pick<PaymentOrder, 'payUrl'>, act: ActName): Promise<number[]> {
    const response = await this.request(new URL(payUrl).pathname, {
      method: 'POST',
      body: new URLSearchParams({ act }).toString(),
      headers: { brand: 'shop' },
    })
    if (response.status !== 303) throw new Error(`${act}: ${response.status} ${await response.text()}`)
    const answers = new URL(response.headers.get('location') ?? '', SHOP).searchParams.get('answers')
    return answers ? answers.split(' ').map(Number) : []
  }

  /** What the sweep and notifications work with, at a time. */
  work({ now = Date.now(), env = shopEnv, accountDb = contextOfTest().accountDb }: Asking = {}): PaymentContext {
    return { env, accountDb, now, defer: (work) => void work, ledger: this.used }
  }
}
