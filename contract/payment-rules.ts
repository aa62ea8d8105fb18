/**
 * What coins and diamonds cost (docs/product.md, sections 5 and 9), for the page and the backend alike: the price that is
 * shown is the price that is charged.
 */
export const PAY_METHODS = ['qr_wallet', 'card', 'stablecoin', 'online_wallet'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

export const PAY_CURRENCIES = ['CNY', 'USD'] as const
export type PayCurrency = (typeof PAY_CURRENCIES)[number]

/** Card and stablecoin are settled in USD. */
export const CURRENCY_OF: Readonly<Record<PayMethod, PayCurrency>> = {
  qr_wallet: 'CNY',
  card: 'USD',
  stablecoin: 'USD',
  online_wallet: 'CNY',
}

/** In whole RMB. */
export const RECHARGE_PRESETS = [10, 200, 1000, 3000, 10_000] as const
export const COINS_PER_RMB = 10
/** The specification gives no price of a diamond: it costs as much as a coin. */
export const DIAMONDS_PER_RMB = 10
export const RMB_PER_USD = 7
export const DIAMONDS_MAX = 99_999
/** Of what is charged, in the currency's minor unit: card networks refuse less than half a dollar. */
export const CHARGE_MIN: Readonly<Record<PayCurrency, number>> = { CNY: 100, USD: 50 }

const FEN_PER_RMB = 100

/** What an order is for: the coins of a preset, by its price in RMB, or any number of diamonds. */
export type Goods = { rmb: number } | { diamond: number }

/** `amount`: what is charged, in the currency's minor unit (fen, cents). */
export interface Price {
  gold: number
  diamond: number
  currency: PayCurrency
  amount: number
}

const isPreset = (rmb: number): boolean => RECHARGE_PRESETS.some((preset) => preset === rmb)

const priceInFen = (goods: Goods): number =>
  'rmb' in goods ? goods.rmb * FEN_PER_RMB : (goods.diamond * FEN_PER_RMB) / DIAMONDS_PER_RMB

/**
 * The price of goods by a method; `out_of_range` for what is not sold. An amount in USD is rounded up to the cent, so
 * that what is given is never worth more than what is paid, and less than a cent less.
 */
export function priceOf(goods: Goods, method: PayMethod): Price | 'out_of_range' {
  const isSold =
    'rmb' in goods
      ? isPreset(goods.rmb)
      : Number.isInteger(goods.diamond) && goods.diamond > 0 && goods.diamond <= DIAMONDS_MAX
  if (!isSold) return 'out_of_range'
  const currency = CURRENCY_OF[method]
  const fen = priceInFen(goods)
  const amount = currency === 'CNY' ? fen : Math.ceil(fen / RMB_PER_USD)
  if (amount < CHARGE_MIN[currency]) return 'out_of_range'
  return {
    gold: 'rmb' in goods ? goods.rmb * COINS_PER_RMB : 0,
    diamond: 'diamond' in goods ? goods.diamond : 0,
    currency,
    amount,
  }
}
