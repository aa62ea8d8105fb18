import { m } from '#app/paraglide/messages.js'
import { GOODS_CATEGORIES, type GoodsCategory } from '#contract/mall-rules.ts'

export const CATEGORY_NAMES: Readonly<Record<GoodsCategory, () => string>> = {
  wear: m.mall_category_wear,
  gear: m.mall_category_gear,
  collectables: m.mall_category_collectables,
  codes: m.mall_category_codes,
}

/** A category that came in an address. */
export const categoryOf = (text: unknown): GoodsCategory | undefined => GOODS_CATEGORIES.find((each) => each === text)
