import type { Brand } from './brand.ts'

export type Features = Brand['features']

/**
 * Features that a brand switches off in a visitor's country. The country comes from a request header, so only own keys
 * count.
 */
export function featuresOffIn({ featuresOffByCountry: off = {} }: Brand, country: string | undefined): string[] {
  return country !== undefined && Object.hasOwn(off, country) ? (off[country] ?? []) : []
}

/** The features of a visitor: the brand's, less those that are off in the visitor's country. */
export function featuresOf(brand: Brand, country: string | undefined): Features {
  const off = new Set(featuresOffIn(brand, country))
  const entries = Object.entries(brand.features).map(([name, isOn]) => [name, isOn && !off.has(name)])
  return Object.fromEntries(entries) as Features
}
