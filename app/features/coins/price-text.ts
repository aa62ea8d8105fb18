import { latinDigits, memoize } from '#app/lib/intl.ts'
import type { PayCurrency } from '#contract/payment-rules.ts'

const MINOR_UNITS = 100

const formats = memoize(
  (tag: string, currency: string) => new Intl.NumberFormat(latinDigits(tag), { style: 'currency', currency }),
)

/** An amount in the currency's minor unit (fen, cents) as a price: "CN¥200.00". */
export const priceText = (amount: number, currency: PayCurrency, tag: string): string =>
  formats(tag, currency).format(amount / MINOR_UNITS)
