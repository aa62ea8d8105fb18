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
type AllProviders = typeof AllProviders.infer

let cached: { text: string; providers: AllProviders } | undefined

function parse(text: string): AllProviders | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  const checked = AllProviders(json)
  // Only the paths: the error's text would quote the values, which are secrets.
  return checked instanceof type.errors ? checked.map((fault) => fault.path.join('.')).join(', ') : checked
}

/** PAYMENT_PROVIDERS parsed. A fault is logged once, and then nothing can be paid. */
function providersOf(text: string): AllProviders {
  if (cached?.text === text) return cached.providers
  const parsed = parse(text)
  if (typeof parsed === 'string') console.error(JSON.stringify({ event: 'payment_providers_invalid', fault: parsed }))
  cached = { text, providers: typeof parsed === 'string' ? {} : parsed }
  return cached.providers
}

/** The settings of a brand, else those for all brands (`*`). Plain http is allowed on local runs only. */
export function stripeSettingsOf(
  { PAYMENT_PROVIDERS: text, ENVIRONMENT }: Pick<Env, 'PAYMENT_PROVIDERS' | 'ENVIRONMENT'>,
  brand: string,
): StripeSettings | undefined {
  if (!text) return undefined
  const providers = providersOf(text)
  const own = Object.hasOwn(providers, brand) ? providers[brand]?.stripe : undefined
  const settings = own ?? providers['*']?.stripe
  if (!settings) return undefined
  const isSafe = ENVIRONMENT === 'local' || !settings.endpoint || settings.endpoint.startsWith('https:')
  return isSafe ? settings : undefined
}
