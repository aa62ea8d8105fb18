import { type Brand, hostsOf } from '#brands/brand.ts'
import { EXCHANGE_RATE_DEFAULT } from '#contract/exchange-rules.ts'
import { GIFT_SHARE_DEFAULT } from '#contract/gift-rules.ts'
import { COMMISSION_WAIT_DAYS } from '#contract/promotion-rules.ts'

/** What of a record is paid out to somebody, so that raising it is worth money. */
const PAID_OUT = ['exchange', 'giftShare', 'commission'] as const
/** Where a record leads visitors to pay, to sign in or to get an app: whoever sets it can have what is theirs. */
const ADDRESSES = ['rechargeUrl', 'mUrl', 'pcUrl'] as const
type BrandRaise = (typeof PAID_OUT)[number] | (typeof ADDRESSES)[number] | 'downloads'

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

/** An address that is taken away leads nowhere, so it is none. Those of other flavours count too: one switches to them. */
function isLedElsewhere(name: (typeof ADDRESSES)[number], after: Brand, before: Brand): boolean {
  const hosts = (brand: Brand) => [hostsOf(brand), ...Object.values(brand.environments)]
  const had = hosts(before).map((each) => each[name])
  return hosts(after).some((each, at) => each[name] !== undefined && each[name] !== had[at])
}

const hasOtherDownloads = (after: Brand, before: Brand): boolean =>
  after.downloads.some(
    ({ platform, url }) => !before.downloads.some((each) => each.platform === platform && each.url === url),
  )

/** The addresses of a record that are others than those of the one that it replaces. */
const leadsOf = (after: Brand, before: Brand): BrandRaise[] => [
  ...ADDRESSES.filter((name) => isLedElsewhere(name, after, before)),
  ...(hasOtherDownloads(after, before) ? (['downloads'] as const) : []),
]

/**
 * What of a record wants two people: what it raises over the one that it replaces, or, of a new brand, over a record that says
 * nothing of it; and where it leads that the other did not.
 */
export function raisesOf(after: Brand, before: Brand | null): BrandRaise[] {
  const old: Partial<Brand> = before ?? {}
  const had = commissionOf(old)
  const isRaised: Readonly<Record<(typeof PAID_OUT)[number], boolean>> = {
    exchange: rateOf(after) > rateOf(old),
    giftShare: shareOf(after) > shareOf(old),
    commission: commissionOf(after).some((figure, at) => figure > (had[at] ?? 0)),
  }
  return [...PAID_OUT.filter((name) => isRaised[name]), ...(before ? leadsOf(after, before) : [])]
}
