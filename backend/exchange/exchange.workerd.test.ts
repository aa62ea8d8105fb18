import { beforeAll, expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import type { UserContext, Viewer } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { Fail } from '#backend/core/fail.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Brand } from '#brands/brand.ts'
import main from '#brands/main.json' with { type: 'json' }
import { exchangeCalls } from '#contract/exchange.ts'
import { EXCHANGE_DIAMONDS_MAX } from '#contract/exchange-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, linesOf, richUser } from '#tests/support/backend/ledger.ts'
import { insertExchange, readExchanges, readUnfinished, removeRefusedExchanges } from './exchanges.store.ts'
import { finishExchange, sweepExchanges } from './finish-exchange.ts'
import { getExchangeRate, listExchanges, makeExchange } from './make-exchange.ts'

const MINUTE_MS = 60_000
const LATER = () => Date.now() + 5 * MINUTE_MS

/** Brands by their rate. */
const putBrand = (id: string, exchange?: Brand['exchange']) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], exchange }))
beforeAll(async () => {
  await putBrand('even')
  await putBrand('lots', { diamond: 5, gold: 3 })
  await putBrand('never', 'off')
})

const EVEN = { diamond: 1, gold: 1 }
const LOTS = { diamond: 5, gold: 3 }

let intents = 0
const newIntent = () => `exchange-intent-${++intents}`

interface Asking {
  brand?: string
  accountDb?: AccountDatabase
  env?: Env
}
function contextOf(uid: number, { brand = 'even', ...rest }: Asking = {}): UserContext {
  const viewer: Viewer = { uid, sessionId: 'session', roles: [] }
  return { ...contextOfTest(), now: Date.now(), brand, viewer, ...rest }
}

/** The answer, or the name of the failure. */
async function press(
  uid: number,
  {
    intent = newIntent(),
    diamond = 10,
    rate = EVEN,
    ...asking
  }: Asking & Partial<Parameters<typeof makeExchange>[1]> = {},
) {
  const answer = await makeExchange(contextOf(uid, asking), { intent, diamond, rate }, new Uint8Array(0))
  return answer instanceof Fail ? answer.name : answer
}

const statesOf = async (uid: number) => {
  const { results } = await testEnv.ACCOUNTS.prepare('select state from exchanges where uid = ?').bind(uid).all()
  return results.map(({ state }) => state)
}

test('diamonds become coins at the brand’s rate, in one line of the statement that names the exchange', async () => {
  const uid = await richUser({ gold: 1, diamond: 100 })
  expect(await getExchangeRate(contextOf(uid), {}, new Uint8Array(0))).toEqual({ rate: EVEN })
  const made = await press(uid, { diamond: 40 })
  expect(made).toMatchObject({ diamond: 40, gold: 40, state: 'done' })
  expect(await press(uid, { diamond: 25, rate: LOTS, brand: 'lots' })).toMatchObject({ diamond: 25, gold: 15 })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 56, diamond: 35 })
  const id = typeof made === 'object' ? made.id : 0
  expect((await linesOf(uid))[1]).toMatchObject({
    reason: 'exchange',
    gold: 40,
    diamond: -40,
    goldAfter: 41,
    diamondAfter: 60,
    intent: `exchange:${id}`,
    link: `exchange:${id}`,
  })
  const { list, total } = (await listExchanges(contextOf(uid), {}, new Uint8Array(0))) as {
    list: unknown[]
    total: number
  }
  expect([list.length, total]).toEqual([2, 2])
})

test('one intent sent twenty times is one exchange, and another exchange under it is refused', async () => {
  const uid = await richUser({ diamond: 100 })
  const intent = newIntent()
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(uid, { intent })))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ diamond: 10, gold: 10, state: 'done' })
  expect(await press(uid, { intent, diamond: 20 })).toBe('invalid_input')
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 10, diamond: 90 })
  expect(await linesOf(uid)).toHaveLength(2)
})

test('a rate that changed between the page and the press moves nothing', async () => {
  const uid = await richUser({ diamond: 100 })
  await putBrand('moving', { diamond: 1, gold: 2 })
  const intent = newIntent()
  expect(await press(uid, { brand: 'moving', rate: EVEN, intent })).toBe('price_changed')
  expect(await press(uid, { brand: 'moving', rate: { diamond: 2, gold: 4 } })).toBe('price_changed')
  expect(await statesOf(uid)).toEqual([])
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 100 })
  // The page shows the new rate: the same press may be repeated with it.
  expect(await press(uid, { brand: 'moving', rate: { diamond: 1, gold: 2 }, intent })).toMatchObject({ gold: 20 })
  // What was made stays made, whatever the rate is when the answer is asked for again.
  await putBrand('moving', { diamond: 1, gold: 9 })
  expect(await press(uid, { brand: 'moving', rate: { diamond: 1, gold: 2 }, intent })).toMatchObject({ gold: 20 })
})

test('with too few diamonds nothing moves, and the same intent never does later', async () => {
  const uid = await richUser({ diamond: 9 })
  const intent = newIntent()
  expect(await press(uid, { intent })).toBe('insufficient_diamond')
  await giveCoins(uid, { diamond: 100 })
  expect(await press(uid, { intent })).toBe('insufficient_diamond')
  expect(await sweepExchanges({ ...contextOf(uid), now: LATER() })).toBe(0)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 109 })
  expect(await press(uid)).toMatchObject({ state: 'done' })
})

test('a brand that exchanges nothing says so, and an unknown one too', async () => {
  const uid = await richUser({ diamond: 100 })
  for (const brand of ['never', 'nobody']) {
    expect(await getExchangeRate(contextOf(uid, { brand }), {}, new Uint8Array(0))).toEqual({})
    expect(await press(uid, { brand })).toBe('price_changed')
  }
})

test.each([
  ['no whole lot', 7, LOTS],
  ['nothing', 0, EVEN],
  ['less than nothing', -10, EVEN],
  ['more than the limit', EXCHANGE_DIAMONDS_MAX + 1, EVEN],
])('%s is not exchanged', async (_, diamond, rate) => {
  const uid = await richUser({ diamond: 100 })
  expect(await press(uid, { diamond, rate, brand: rate === LOTS ? 'lots' : 'even' })).toBe('invalid_input')
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 100 })
})

test.each(['before', 'after'] as const)(
  'killed %s any statement, an exchange happens once or not at all',
  async (when) => {
    for (let at = 0; ; at++) {
      const uid = await richUser({ diamond: 100 })
      const intent = newIntent()
      const { accountDb, count } = dyingDatabase(at, when)
      await press(uid, { intent, accountDb }).catch(() => undefined)
      expect(await press(uid, { intent }), `statement ${at}`).toMatchObject({ gold: 10, state: 'done' })
      await sweepExchanges({ ...contextOf(uid), now: LATER() })
      expect(await balanceOf(testEnv, uid), `statement ${at}`).toEqual({ gold: 10, diamond: 90 })
      expect(await statesOf(uid)).toEqual(['done'])
      if (count() <= at) {
        expect(at).toBeGreaterThan(1)
        break
      }
    }
  },
)

/** Accounts of the ledger whose calls fail, before or after they have done their work. */
const dyingLedger = (when: 'before' | 'after'): Env => ({
  ...testEnv,
  COIN_ACCOUNTS: {
    getByName: (name: string) => ({
      move: async (...asked: Parameters<ReturnType<Env['COIN_ACCOUNTS']['getByName']>['move']>) => {
        if (when === 'after') await testEnv.COIN_ACCOUNTS.getByName(name).move(...asked)
        throw new Error('the ledger is gone')
      },
    }),
  } as unknown as Env['COIN_ACCOUNTS'],
})

test.each(['before', 'after'] as const)(
  'killed %s the ledger’s answer, the sweep finishes the exchange',
  async (when) => {
    const uid = await richUser({ diamond: 100 })
    await expect(press(uid, { env: dyingLedger(when) })).rejects.toThrow('the ledger is gone')
    expect(await statesOf(uid)).toEqual(['new'])
    expect(await sweepExchanges({ ...contextOf(uid), now: Date.now() + MINUTE_MS })).toBe(0)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await sweepExchanges({ ...contextOf(uid, { env: dyingLedger(when) }), now: LATER() })).toBe(0)
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
    expect(await sweepExchanges({ ...contextOf(uid), now: LATER() })).toBe(1)
    expect(await statesOf(uid)).toEqual(['done'])
    expect(await balanceOf(testEnv, uid)).toEqual({ gold: 10, diamond: 90 })
    expect(await linesOf(uid)).toHaveLength(2)
  },
)

test('of two calls at once, one refused and one that happened, the exchange happened', async () => {
  const uid = await richUser({ diamond: 9 })
  const intent = newIntent()
  expect(await press(uid, { intent })).toBe('insufficient_diamond')
  const row = await testEnv.ACCOUNTS.prepare('select * from exchanges where uid = ?').bind(uid).first()
  await giveCoins(uid, { diamond: 1 })
  // A call that had read the row before it was refused.
  expect(await finishExchange(contextOf(uid), row as never)).toBe(true)
  expect(await press(uid, { intent })).toMatchObject({ state: 'done' })
})

test('a user exchanges sixty times an hour at most', async () => {
  const uid = await richUser({ diamond: 1000 })
  const answers = await Promise.all(Array.from({ length: 70 }, () => press(uid, { diamond: 1 })))
  expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(10)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 60, diamond: 940 })
})

test('exchanges are listed to their owner, from an index, and need a session', async () => {
  const { token } = await makeUser()
  expect(await call(exchangeCalls.listExchanges, {}, { token })).toEqual({ list: [], total: 0 })
  expect((await envelopeOf(exchangeCalls.listExchanges, {})).errorCode).toBe(3000)
  const own = await explained((db) => readExchanges(db, 1, 0))
  const oldest = await explained((db) => readUnfinished(db, Date.now(), 10, 'oldest'))
  const newest = await explained((db) => readUnfinished(db, Date.now(), 10, 'newest'))
  const plans = [...own.plans, ...oldest.plans, ...newest.plans]
  expect(scansIn(plans)).toEqual([])
  expect(sortsIn(plans)).toEqual([])
})

test('old exchanges that fail keep no newer one waiting', async () => {
  const { accountDb } = contextOf(0)
  const begin = (uid: number, createdAt: number) =>
    insertExchange(accountDb, { uid, intent: newIntent(), diamond: 10, gold: 10, createdAt })
  const poor = 8_000_000_000
  for (let at = 0; at < 70; at++) await begin(poor + at, Date.now() - MINUTE_MS)
  const uid = await richUser({ diamond: 100 })
  await begin(uid, Date.now())
  const { COIN_ACCOUNTS } = testEnv
  const getByName = (name: string) =>
    (name === `user:${uid}` ? COIN_ACCOUNTS : dyingLedger('before').COIN_ACCOUNTS).getByName(name)
  const env = { ...testEnv, COIN_ACCOUNTS: { getByName } as unknown as Env['COIN_ACCOUNTS'] }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sweepExchanges({ ...contextOf(uid, { env }), now: LATER() })
  errors.mockRestore()
  await testEnv.ACCOUNTS.prepare('delete from exchanges where uid between ? and ?')
    .bind(poor, poor + 70)
    .run()
  expect(await statesOf(uid)).toEqual(['done'])
})

test('an exchange that was refused is kept for thirty days, any other for good', async () => {
  const [poor, rich] = [await richUser({ diamond: 1 }), await richUser({ diamond: 100 })]
  expect(await press(poor)).toBe('insufficient_diamond')
  await press(rich)
  await expect(press(rich, { env: dyingLedger('before') })).rejects.toThrow()
  const removeAt = (days: number) => removeRefusedExchanges(contextOf(poor).accountDb, Date.now() + days * 86_400_000)
  await removeAt(29)
  expect(await statesOf(poor)).toEqual(['refused'])
  await removeAt(31)
  expect([await statesOf(poor), await statesOf(rich)]).toEqual([[], ['done', 'new']])
  const { plans } = await explained((db) => removeRefusedExchanges(db, 0))
  expect(scansIn(plans)).toEqual([])
  await sweepExchanges({ ...contextOf(rich), now: LATER() })
})
