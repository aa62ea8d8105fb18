import { brandSettings } from '#backend/core/brand-settings.ts'
import type { Env } from '#backend/core/env.ts'
import { type } from '#contract/ark.ts'

/** Stripe's names of ways to pay: `card`, `alipay`, `crypto`, `wechat_pay`. */
const MethodType = type(/^[a-z_]{1,40}$/)

const StripeSettings = type({
  secretKey: '1 <= string <= 300',
  /** Of the endpoint for this host: `whsec_…`. */
  webhookSecret: '1 <= string <= 300',
  /** By which of Stripe's payment methods each of ours is paid; one without an entry is not offered. */
  'methods?': type({
    'qr_wallet?': MethodType,
    'card?': MethodType,
    'stablecoin?': MethodType,
    'online_wallet?': MethodType,
  }),
  /** Another address of the interface, for tests. */
  'endpoint?': /^https?:\/\/[^\s"'<>]+$/,
})
export type StripeSettings = typeof StripeSettings.infer

const AllProviders = type({ '[string]': type({ 'stripe?': StripeSettings }) })
const providerSettings = brandSettings((json) => AllProviders(json), 'payment_providers_invalid')

/** The settings of a brand, else those for all brands (`*`). Plain http is allowed on local runs only. */
export function stripeSettingsOf(
  { PAYMENT_PROVIDERS: text, ENVIRONMENT }: Pick<Env, 'PAYMENT_PROVIDERS' | 'ENVIRONMENT'>,
  brand: string,
): StripeSettings | undefined {
  const settings = providerSettings(text, brand, 'stripe')
  if (!settings) return undefined
  const isSafe = ENVIRONMENT === 'local' || !settings.endpoint || settings.endpoint.startsWith('https:')
  return isSafe ? settings : undefined
}
