import { latinDigits, memoize } from './intl.ts'

const formats = memoize(
  (tag: string) =>
    new Intl.NumberFormat(latinDigits(tag), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
)

/** Always one decimal, with the decimal mark of the language: "7.0", "7,0". */
export const oneDecimal = (value: number, tag: string): string => formats(tag).format(value)
