import { wholePercents } from '#app/lib/whole-percents.ts'

/**
 * The chances that the prices of one market imply, in whole percent: their reciprocals, with the bookmaker's margin taken
 * out in proportion. Undefined where a price is missing.
 */
export function impliedPercents(prices: readonly (number | undefined)[]): number[] | undefined {
  const known = prices.filter((price) => price !== undefined && price >= 1)
  return known.length > 1 && known.length === prices.length
    ? wholePercents(known.map((price) => 1 / Number(price)))
    : undefined
}
