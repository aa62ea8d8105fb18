import { m } from '#app/paraglide/messages.js'
import type { ThirdPartyType } from '#contract/login-third-party.ts'

const TEXTS: Readonly<Record<ThirdPartyType, () => string>> = {
  1: m.login_provider_qq,
  2: m.login_provider_wechat,
  3: m.login_provider_google,
  4: m.login_provider_apple,
  5: m.login_provider_line,
  6: m.login_provider_x,
  9: m.login_provider_facebook,
}

const isType = (type: number): type is ThirdPartyType => type in TEXTS

/** The known providers among `types` with the text of their sign-in buttons. */
export const providerButtons = (types: readonly number[]): { type: ThirdPartyType; text: string }[] =>
  types.filter(isType).map((type) => ({ type, text: TEXTS[type]() }))
