import type { Brand } from '#brands/brand.ts'
import { EXCHANGE_RATE_DEFAULT } from '#contract/exchange-rules.ts'
import { GIFT_SHARE_DEFAULT } from '#contract/gift-rules.ts'
import { COMMISSION_WAIT_DAYS } from '#contract/promotion-rules.ts'

/** What of a record is paid out to somebody, so that raising it is worth money. */
export const BRAND_RAISES = ['exchange', 'giftShare', 'commission'] as const
export type BrandRaise = (typeof BRAND_RAISES)[number]

/** Coins for a diamond; none where diamonds stay what they are. */
function rateOf({ exchange = EXCHANGE_RATE_DEFAULT }: Partial<Brand>): number {
  return exchange === 'off' ? 0 : exchange.gold / exchange.diamond
}

/** Each figure that is larger where more is paid, or sooner. */
const commissionOf = ({ commission }: Partial<Brand>): number[] => [
  commission?.registration ?? 0,
  commission?.purchases?.percent ?? 0,
  commission?.purchases?.firstCoins ?? 0,
  commission ? -(commission.waitDays ?? COMMISSION_WAIT_DAYS) : -Infinity,
]

const shareOf = ({ giftShare = GIFT_SHARE_DEFAULT }: Partial<Brand>): number => giftShare

/** What a record raises over the one that it replaces; of a new brand, over a record that says nothing of it. */
export function raisesOf(after: Brand, before: Brand | null): BrandRaise[] {
  const old: Partial<Brand> = before ?? {}
  const had = commissionOf(old)
  const isRaised: Readonly<Record<BrandRaise, boolean>> = {
    exchange: rateOf(after) > rateOf(old),
    giftShare: shareOf(after) > shareOf(old),
    commission: commissionOf(after).some((figure, at) => figure > (had[at] ?? 0)),
  }
  return BRAND_RAISES.filter((name) => isRaised[name])
}
