import type { Brand } from '#brands/brand.ts'
import { GIFT_SHARE_DEFAULT } from '#contract/gift-rules.ts'

/** What experts get of the price of a plan, in percent: as much as streamers of gifts. */
export const expertSharePercent = ({ giftShare }: Pick<Brand, 'giftShare'>): number => giftShare ?? GIFT_SHARE_DEFAULT
