import type { LoginCountry } from '#contract/login-codes.ts'

const FIRST = 'CN'

export interface AreaOption {
  /** ISO 3166 alpha-2. */
  value: string
  label: string
  /** `+86` */
  detail: string
  areaCode: string
  keywords: string[]
}

/** Countries by name in the reader's language, sorted, mainland China first. */
export function areaOptions(countries: readonly LoginCountry[], tag: string): AreaOption[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const compare = new Intl.Collator(tag).compare
  return countries
    .map(({ countryAbbr: value, countryArea: areaCode }) => ({
      value,
      label: names.of(value) ?? value,
      detail: `+${areaCode}`,
      areaCode,
      keywords: [areaCode, value, english.of(value) ?? value],
    }))
    .toSorted((a, b) => Number(b.value === FIRST) - Number(a.value === FIRST) || compare(a.label, b.label))
}
