import { readBrand } from '#backend/core/brand.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { paymentCalls } from '#contract/payment.ts'
import {
  CURRENCY_OF,
  DIAMONDS_MAX,
  type Goods,
  type PayMethod,
  priceOf,
  RECHARGE_PRESETS,
} from '#contract/payment-rules.ts'
import { openMethods, rechargeUrlOf } from './methods.ts'

type Calls = typeof paymentCalls

/** What is wanted, when it is one thing: coins or diamonds. */
export function goodsOf({ rmb, diamond }: { rmb?: number; diamond?: number }): Goods | null {
  if (rmb !== undefined) return diamond === undefined ? { rmb } : null
  return diamond === undefined ? null : { diamond }
}

/** A preset is sold by every way to pay. */
function amountOf(rmb: number, method: PayMethod): { gold: number; amount: number } {
  const price = priceOf({ rmb }, method)
  if (price === 'out_of_range') throw new Error(`the preset ${rmb} is not sold by ${method}`)
  return price
}

export const listGold: Verb<Calls['listGold']> = () => ({
  list: RECHARGE_PRESETS.map((rmb) => {
    const { gold, amount } = amountOf(rmb, 'qr_wallet')
    return { rmb, gold, prices: { CNY: amount, USD: amountOf(rmb, 'card').amount } }
  }),
  diamonds: { max: DIAMONDS_MAX },
})

export const getPayMoney: Verb<Calls['getPayMoney']> = (_, { method, ...wanted }) => {
  const goods = goodsOf(wanted)
  if (!goods) return fail('invalid_input')
  const price = priceOf(goods, method)
  return price === 'out_of_range' ? fail('out_of_range') : price
}

export const getPayTypes: Verb<Calls['getPayTypes']> = async (context) => ({
  list: (await openMethods(context)).map((method) => ({ method, currency: CURRENCY_OF[method] })),
})

export const getPayButton: Verb<Calls['getPayButton']> = async (context) => {
  const brand = await readBrand(context)
  const rechargeUrl = brand && rechargeUrlOf(brand)
  if (rechargeUrl) return { isShown: true, rechargeUrl }
  return { isShown: (await openMethods(context)).length > 0 }
}
