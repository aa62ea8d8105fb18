import { DIAMONDS_MAX, type PayMethod, priceOf } from '#contract/payment-rules.ts'
import type { Need } from '../../coins/need.ts'

/** What stands in the form. `goods`: the price of a preset in RMB, or `diamond`; `diamond`: their number, as typed. */
export interface RechargeChoice {
  goods: string
  diamond: string
  method: PayMethod | ''
}

interface Preset {
  rmb: number
  gold: number
}

export const DIAMOND = 'diamond'

/** Whole numbers, also in the full width digits of Asian keyboards. */
const numberIn = (text: string): number | null => {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** The fewest diamonds that may be bought: providers refuse smaller payments. */
export function leastDiamonds(method: PayMethod): number {
  let least = 1
  while (priceOf({ diamond: least }, method) === 'out_of_range' && least < DIAMONDS_MAX) least += 1
  return least
}

/** The smallest preset that covers what is missing; without any need the first. */
export function choiceFor(need: Need, presets: readonly Preset[], method: PayMethod | ''): RechargeChoice {
  const { gold = 0, diamond = 0 } = need
  const preset = presets.find((each) => each.gold >= gold) ?? presets.at(-1)
  if (gold === 0 && diamond > 0)
    return { goods: DIAMOND, diamond: String(Math.max(diamond, method ? leastDiamonds(method) : 1)), method }
  return { goods: String(preset?.rmb ?? DIAMOND), diamond: '', method }
}

/** What the form buys, as calls take it, or why it cannot be bought. */
export function goodsIn({
  goods,
  diamond,
  method,
}: RechargeChoice): { rmb: number } | { diamond: number } | 'required' | 'too_many' | 'too_few' {
  if (goods !== DIAMOND) return { rmb: Number(goods) }
  const count = numberIn(diamond)
  if (count === null || count === 0) return 'required'
  if (count > DIAMONDS_MAX) return 'too_many'
  if (method && count < leastDiamonds(method)) return 'too_few'
  return { diamond: count }
}

/** A stored choice, if all of it can still be chosen. */
export function storedChoice(
  stored: Record<string, unknown> | null,
  presets: readonly Preset[],
  methods: readonly PayMethod[],
): RechargeChoice | null {
  const { goods, diamond, method } = stored ?? {}
  const isSold = goods === DIAMOND || presets.some(({ rmb }) => String(rmb) === goods)
  const known = methods.find((each) => each === method)
  if (!isSold || typeof diamond !== 'string' || !known) return null
  return { goods: String(goods), diamond: diamond.slice(0, 9), method: known }
}
