import type { Context } from '#backend/core/context.ts'
import { hasSandbox } from '#backend/sandbox/has-sandbox.ts'
import type { PayMethod } from '#contract/payment-rules.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeSettingsOf } from './provider-settings.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe, stripeMethodOf } from './stripe.ts'

type Asking = Pick<Context, 'env' | 'accountDb' | 'now'>

const sandboxOf = ({ env, accountDb, now }: Asking): PaymentProvider | undefined =>
  hasSandbox(env) ? createSandbox(env, accountDb, now) : undefined

/** The provider by which a brand's orders are paid in this way; undefined when there is none. */
export function providerFor(asking: Asking, brand: string, method: PayMethod): PaymentProvider | undefined {
  const settings = stripeSettingsOf(asking.env, brand)
  if (settings && stripeMethodOf(settings, method) !== undefined) return createStripe(settings)
  return sandboxOf(asking)
}

/** A brand's provider by its name, as an order or the address of a notification says it. */
export function providerNamed(asking: Asking, brand: string, name: string): PaymentProvider | undefined {
  if (name === 'sandbox') return sandboxOf(asking)
  const settings = name === 'stripe' ? stripeSettingsOf(asking.env, brand) : undefined
  return settings && createStripe(settings)
}

/** Whether what signs for one brand signs for another: each account vouches for its own orders only. */
export const isSameAccount = ({ env }: Asking, name: string, brand: string, other: string): boolean =>
  name === 'sandbox' || stripeSettingsOf(env, brand)?.webhookSecret === stripeSettingsOf(env, other)?.webhookSecret
