import type { Brand } from '#brands/brand.ts'

export type Features = Brand['features']

/** What is on for a visitor: the brand's switches less those that are off in her country. */
export function featuresOf(brand: Brand, country: string | undefined): Features {
  const off = new Set(brand.featuresOffByCountry?.[country ?? ''] ?? [])
  const entries = Object.entries(brand.features).map(([name, isOn]) => [name, isOn && !off.has(name)])
  return Object.fromEntries(entries) as Features
}
