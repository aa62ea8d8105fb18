import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { mallCalls } from '#contract/mall.ts'
import { findGoodsOnSale, readGoodsOnSale } from './goods.store.ts'
import { toGoods, toGoodsLine } from './to-redemption.ts'

type Calls = typeof mallCalls

export const listGoods: Verb<Calls['listGoods']> = async ({ accountDb, lan }, wanted) => {
  const { rows, total } = await readGoodsOnSale(accountDb, wanted)
  return { list: rows.map((row) => toGoodsLine(lan, row)), total }
}

export const getGoods: Verb<Calls['getGoods']> = async ({ accountDb, lan }, { id, brand }) => {
  const row = await findGoodsOnSale(accountDb, id, brand)
  return row ? toGoods(lan, row) : fail('not_found')
}
