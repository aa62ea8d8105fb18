import { m } from '#app/paraglide/messages.js'
import type { ThirdPartyType } from '#contract/login-third-party.ts'

/** Names of companies are the same in every language; one has a Chinese name as well. */
const NAMES: Readonly<Record<ThirdPartyType, () => string>> = {
  1: () => 'QQ',
  2: m.user_set_third_wechat,
  3: () => 'Google',
  4: () => 'Apple',
  5: () => 'LINE',
  6: () => 'X',
  9: () => 'Facebook',
}

const isType = (type: number): type is ThirdPartyType => type in NAMES

/** The providers among `types` that have a name, with it, each once. */
export const namedProviders = (types: readonly number[]): { type: ThirdPartyType; name: string }[] =>
  [...new Set(types)].filter(isType).map((type) => ({ type, name: NAMES[type]() }))
