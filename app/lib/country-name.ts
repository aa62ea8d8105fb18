import { memoize } from './intl.ts'

const names = memoize((tag: string) => new Intl.DisplayNames([tag], { type: 'region' }))

/** The name of a country by its ISO 3166-1 alpha-2 code; undefined for `INT`. */
export const countryName = (country: string, tag: string): string | undefined =>
  /^[A-Z]{2}$/.test(country) ? names(tag).of(country) : undefined
