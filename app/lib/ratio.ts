/** The input that makes a full bar: x 10000 / 120 is 100 there (docs/product.md, section 9). */
const FULL = 1.2

/**
 * A value on the scale 0 to 1.2 as a percentage from 0 to 100. The product's rules say only "x10000, then divided by
 * 120"; values outside the scale are clamped.
 */
export function ratioPercent(value: number): number {
  if (!(value > 0)) return 0
  return value >= FULL ? 100 : (value * 10_000) / 120
}
