import { latinDigits, memoize } from './intl.ts'

/** 1000 and more as `1.2k` in every language (docs/product.md, section 9); below, the whole number. */
export function compactThousands(value: number): string {
  const whole = Math.round(value)
  return Math.abs(whole) < 1000 ? String(whole) : `${(whole / 1000).toFixed(1)}k`
}

const formats = memoize(
  (tag: string) => new Intl.NumberFormat(latinDigits(tag), { notation: 'compact', maximumFractionDigits: 1 }),
)

/** Compact number in a language, for viewers and views: "12.3K", "1.2万", "12.3 ألف". */
export const compactNumber = (value: number, tag: string): string => formats(tag).format(value)
