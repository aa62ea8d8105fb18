import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { methodsOff } from '#brands/methods-off.ts'
import { CURRENCIES, type MembershipCurrency } from '#contract/membership-rules.ts'

/** What memberships can be paid with on the caller's brand, in her country: coins and diamonds, unless switched off. */
export async function openCurrencies(
  asking: Pick<Context, 'env' | 'brand' | 'country'>,
): Promise<MembershipCurrency[]> {
  const brand = await readBrand(asking)
  const off = brand ? methodsOff(brand, asking.country) : []
  return CURRENCIES.filter((currency) => !off.includes(currency))
}
