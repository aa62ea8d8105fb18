import type { Brand } from './brand.ts'

/** Stands for all countries. */
export const EVERYWHERE = '*'

/** Ways to pay that a brand has switched off in a country. The country comes from a header, so only own keys count. */
export function methodsOff(
  { payMethodsOffByCountry: off = {} }: Brand,
  country: string | undefined,
): readonly string[] {
  const offIn = (key: string) => (Object.hasOwn(off, key) ? (off[key] ?? []) : [])
  return [...offIn(EVERYWHERE), ...(country === undefined ? [] : offIn(country))]
}
