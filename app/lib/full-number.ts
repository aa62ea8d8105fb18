import { latinDigits, memoize } from './intl.ts'

const formats = memoize((tag: string) => new Intl.NumberFormat(latinDigits(tag)))

/** A number with all its digits, grouped as the language does: balances, figures of the administration. */
export const fullNumber = (value: number, tag: string): string => formats(tag).format(value)
