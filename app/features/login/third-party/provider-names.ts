import { m } from '#app/paraglide/messages.js'
import type { ThirdPartyType } from '#contract/login-third-party.ts'
import { PROVIDER_NAMES } from '#contract/provider-names.ts'

const isType = (type: number): type is ThirdPartyType => type in PROVIDER_NAMES

/** The known providers among `types` with their names, without duplicates. */
export const namedProviders = (types: readonly number[]): { type: ThirdPartyType; name: string }[] =>
  [...new Set(types)].filter(isType).map((type) => ({ type, name: PROVIDER_NAMES[type]?.(m) ?? '' }))
