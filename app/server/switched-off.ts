import type { Brand } from '#brands/brand.ts'
import { featuresOf } from '#brands/features-of.ts'
import type { Call } from '#contract/call.ts'

/** Whether a call belongs to a feature that the brand does not have, or not in the visitor's country. */
export const isSwitchedOff = (entry: Call | undefined, brand: Brand, country: string | undefined): boolean =>
  entry?.feature !== undefined && !featuresOf(brand, country)[entry.feature]
