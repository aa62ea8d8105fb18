import type { Balance } from './shown.ts'

/** What is missing for something: of the currencies that are not enough. */
export type Need = Partial<Balance>

const CURRENCIES = ['gold', 'diamond'] as const
const AMOUNT_MAX = 999_999_999

export const missingOf = (price: Need, balance: Balance): Need =>
  Object.fromEntries(
    CURRENCIES.map((currency) => [currency, (price[currency] ?? 0) - balance[currency]] as const).filter(
      ([, missing]) => missing > 0,
    ),
  )

export const isNothing = ({ gold = 0, diamond = 0 }: Need): boolean => gold === 0 && diamond === 0

/** As it stands in an address: `gold:120`, `gold:120,diamond:5`. */
export const needText = (need: Need): string =>
  CURRENCIES.filter((currency) => need[currency])
    .map((currency) => `${currency}:${need[currency]}`)
    .join(',')

/** Reads it back; what is no amount is left out. */
export function parseNeed(text: string): Need {
  const pairs = text.split(',').flatMap((part) => {
    const [, currency, amount] = /^(gold|diamond):([1-9]\d{0,8})$/.exec(part) ?? []
    return currency && Number(amount) <= AMOUNT_MAX ? [[currency, Number(amount)] as const] : []
  })
  return Object.fromEntries(pairs)
}
