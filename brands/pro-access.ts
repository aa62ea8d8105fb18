import { CURRENCIES } from '#contract/membership-rules.ts'
import type { Brand } from './brand.ts'
import { methodsOff } from './methods-off.ts'

/** Who sees pro data of matches (docs/decisions/133-pro-data.md). */
export type ProAccess = NonNullable<Brand['proData']>

/** Whether a membership can be bought: not where both coins and diamonds are switched off for it. */
function sellsMemberships(brand: Brand, country: string | undefined): boolean {
  const off = methodsOff(brand, country)
  return CURRENCIES.some((currency) => !off.includes(currency))
}

/** For whom pro data is on a visitor's page. What nobody could buy the way to is for all who have signed in. */
export function proAccessOf(brand: Brand | undefined, country: string | undefined): ProAccess {
  const { proData = 'signedIn' } = brand ?? {}
  const isForMembers = proData === 'vip' || proData === 'svip'
  return isForMembers && brand && !sellsMemberships(brand, country) ? 'signedIn' : proData
}
