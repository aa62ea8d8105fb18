/** Whole lots: `gold` coins are given for each `diamond` diamonds. */
export interface ExchangeRate {
  diamond: number
  gold: number
}

/** Where a brand says nothing: a diamond costs what a coin costs. */
export const EXCHANGE_RATE_DEFAULT: ExchangeRate = { diamond: 1, gold: 1 }
/** Of one exchange. */
export const EXCHANGE_DIAMONDS_MAX = 1_000_000

/** The coins for so many diamonds; null when they are no whole lots, or out of bounds. */
export function coinsFor(diamond: number, rate: ExchangeRate): number | null {
  const isWhole = Number.isInteger(diamond) && diamond % rate.diamond === 0
  return isWhole && diamond > 0 && diamond <= EXCHANGE_DIAMONDS_MAX ? (diamond / rate.diamond) * rate.gold : null
}

/** What a diamond counts in coins where sums are compared: the brand's rate, one coin where it gives less or none. */
export function coinsPerDiamond(exchange: ExchangeRate | 'off' | undefined): number {
  const { gold, diamond } = exchange && exchange !== 'off' ? exchange : EXCHANGE_RATE_DEFAULT
  return Math.max(1, gold / diamond)
}
