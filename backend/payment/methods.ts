import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { type Brand, hostsOf } from '#brands/brand.ts'
import { methodsOff } from '#brands/methods-off.ts'
import type { PayMethod } from '#contract/payment-rules.ts'
import { stripeSettingsOf } from './provider/provider-settings.ts'
import { providerFor } from './provider/providers.ts'

type Asking = Pick<Context, 'env' | 'accountDb' | 'now' | 'brand' | 'country'>

/** The ways to pay that a brand offers in a country, whoever takes the money. */
export function methodsOf(brand: Brand, country: string | undefined): PayMethod[] {
  const off = methodsOff(brand, country)
  return (brand.payMethods ?? []).filter((method) => !off.includes(method))
}

/** Where a brand sells coins itself: not on a site of its operator's own. */
export const rechargeUrlOf = (brand: Brand): string | undefined => hostsOf(brand).rechargeUrl

/** The ways to pay in which the caller can buy here: offered by the brand, and by a provider that is set up. */
export async function openMethods(asking: Asking): Promise<PayMethod[]> {
  const brand = await readBrand(asking)
  if (!brand || rechargeUrlOf(brand)) return []
  return methodsOf(brand, asking.country).filter((method) => providerFor(asking, brand.id, method))
}

/** Whether a provider takes money for a brand. */
export const hasProvider = (env: Pick<Env, 'PAYMENT_PROVIDERS' | 'ENVIRONMENT'>, brand: string): boolean =>
  stripeSettingsOf(env, brand) !== undefined
