import { latinDigits, memoize } from '#app/lib/intl.ts'
import type { PayCurrency } from '#contract/payment-rules.ts'

const MINOR_UNITS = 100

const formats = memoize(
  (tag: string, currency: string) => new Intl.NumberFormat(latinDigits(tag), { style: 'currency', currency }),
)

/** Before a price in a language from right to left. */
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * An amount in the currency's minor unit (fen, cents) as a price: "CN¥200.00". Between Arabic words it runs from left to
 * right as one word: the letters and the sign of a currency change places there otherwise.
 */
export function priceText(amount: number, currency: PayCurrency, tag: string): string {
  const text = formats(tag, currency).format(amount / MINOR_UNITS)
  return text.includes(RIGHT_TO_LEFT_MARK) ? `\u2066${text.replaceAll(RIGHT_TO_LEFT_MARK, '')}\u2069` : text
}
