import type { Brand } from '#brands/brand.ts'

export type Features = Brand['features']

/** What a brand switches off in a visitor's country. The country is a header's word: only an own key counts. */
export function featuresOffIn({ featuresOffByCountry: off = {} }: Brand, country: string | undefined): string[] {
  return country !== undefined && Object.hasOwn(off, country) ? (off[country] ?? []) : []
}

/** What is on for a visitor: the brand's switches less those that are off in her country. */
export function featuresOf(brand: Brand, country: string | undefined): Features {
  const off = new Set(featuresOffIn(brand, country))
  const entries = Object.entries(brand.features).map(([name, isOn]) => [name, isOn && !off.has(name)])
  return Object.fromEntries(entries) as Features
}
