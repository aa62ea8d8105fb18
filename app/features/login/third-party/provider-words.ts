import { m } from '#app/paraglide/messages.js'
import type { ThirdPartyType } from '#contract/login-third-party.ts'

const WORDS: Readonly<Record<ThirdPartyType, () => string>> = {
  1: m.login_provider_qq,
  2: m.login_provider_wechat,
  3: m.login_provider_google,
  4: m.login_provider_apple,
  5: m.login_provider_line,
  6: m.login_provider_x,
  9: m.login_provider_facebook,
}

const isType = (type: number): type is ThirdPartyType => type in WORDS

/** The ways in that have a name, with it. */
export const namedWays = (types: readonly number[]): { type: ThirdPartyType; text: string }[] =>
  types.filter(isType).map((type) => ({ type, text: WORDS[type]() }))
