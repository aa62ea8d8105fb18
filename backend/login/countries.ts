import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { LoginCountry } from '#contract/login-codes.ts'

/** The countries of most visitors come first. */
const FIRST = ['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'VN', 'BR', 'US', 'GB'] as const

const toLine = (code: string, calling: string): LoginCountry => ({
  countryAbbr: code,
  countryArea: calling,
  countryAvatar: `/flags/${code.toLowerCase()}.svg`,
})

/** The countries of `served` (ISO 3166 alpha-2) that have a calling code. */
export function loginCountries(served: readonly string[]): LoginCountry[] {
  const first: readonly string[] = FIRST
  const others = getCountries().filter((code) => !first.includes(code))
  const listed = [...FIRST, ...others].filter((code) => served.includes(code))
  return listed.map((code) => toLine(code, getCountryCallingCode(code)))
}
