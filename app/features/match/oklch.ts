/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** An sRGB colour `#rrggbb` in OKLCH (CSS Color 4, section 10.10). Anything else counts as black. */
export function oklchOf(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16) || 0
  const [r, g, b] = [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const B = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  }
}

/** Distance of two colours without regard to lightness. */
export function tintDistance(one: Oklch, other: Oklch): number {
  const angle = ((one.h - other.h) * Math.PI) / 180
  return Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle)))
}

export const cssOf = ({ l, c, h }: Oklch): string => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)})`
