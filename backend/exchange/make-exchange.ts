import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { ExchangeRecord, exchangeCalls } from '#contract/exchange.ts'
import { coinsFor, EXCHANGE_RATE_DEFAULT, type ExchangeRate } from '#contract/exchange-rules.ts'
import { type ExchangeRow, findExchange, insertExchange, readExchanges } from './exchanges.store.ts'
import { finishExchange } from './finish-exchange.ts'

type Calls = typeof exchangeCalls

/** The rate of the call's brand; undefined where diamonds are not exchanged. */
async function rateOf(context: Context): Promise<ExchangeRate | undefined> {
  const brand = await readBrand(context)
  if (!brand || brand.exchange === 'off') return undefined
  return brand.exchange ?? EXCHANGE_RATE_DEFAULT
}

export const getExchangeRate: Verb<Calls['getExchangeRate']> = async (context) => {
  const rate = await rateOf(context)
  return rate ? { rate } : {}
}

const toRecord = ({ id, diamond, gold, state, createdAt }: ExchangeRow): ExchangeRecord => ({
  id,
  diamond,
  gold,
  state: state === 'done' ? 'done' : 'processing',
  createdAt: instant(createdAt),
})

/** The exchange is stored first, then made: whoever got no answer asks again with the same intent, or the sweep does. */
export const makeExchange: Verb<Calls['exchange']> = async (context, { intent, diamond, rate }) => {
  const { accountDb, viewer, now } = context
  const { uid } = viewer
  const gold = coinsFor(diamond, rate)
  if (gold === null) return fail('invalid_input')
  const known = await findExchange(accountDb, uid, intent)
  if (!known) {
    const valid = await rateOf(context)
    if (valid?.diamond !== rate.diamond || valid.gold !== rate.gold) return fail('price_changed')
  }
  const row =
    known ??
    (await insertExchange(accountDb, { uid, intent, diamond, gold, createdAt: now })) ??
    (await findExchange(accountDb, uid, intent))
  if (!row) return fail('rate_limited')
  if (row.diamond !== diamond || row.gold !== gold) return fail('invalid_input')
  if (row.state === 'refused') return fail('insufficient_diamond')
  if (row.state === 'new' && !(await finishExchange(context, row))) return fail('insufficient_diamond')
  return toRecord({ ...row, state: 'done' })
}

export const listExchanges: Verb<Calls['listExchanges']> = async ({ accountDb, viewer }, { page }) => {
  const { rows, total } = await readExchanges(accountDb, viewer.uid, offsetOf(page))
  return { list: rows.map(toRecord), total }
}
