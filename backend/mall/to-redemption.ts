import { instant } from '#backend/core/instant.ts'
import { fallbacksOf, type Language } from '#contract/languages.ts'
import type { Goods, GoodsLine, Redemption, RedemptionLine } from '#contract/mall.ts'
import type { GoodsRow } from './goods.store.ts'
import { type OrderState, ownerActsOf, statusOf } from './order-states.ts'
import type { OrderRow } from './orders.store.ts'

/** The text of a language, else of the nearest one that has it, else any. */
export function textIn(lan: Language, texts: Readonly<Record<string, string>>): string {
  const found = [lan, ...fallbacksOf(lan)].find((code) => texts[code])
  return (found && texts[found]) ?? Object.values(texts).find(Boolean) ?? ''
}

export const toGoodsLine = (lan: Language, row: GoodsRow): GoodsLine => {
  const { id, category, kind, picture, price, stock } = row
  return { id, name: textIn(lan, row.names), category, kind, picture, price, stock }
}

export const toGoods = (lan: Language, row: GoodsRow): Goods => ({
  ...toGoodsLine(lan, row),
  description: textIn(lan, row.descriptions),
})

const REFUNDS: Partial<Record<OrderState, 'under_way' | 'done'>> = {
  cancelling: 'under_way',
  returning: 'under_way',
  returned: 'done',
}

const refundOf = ({ state, refundedAt }: OrderRow) => (refundedAt === null ? REFUNDS[state] : 'done')

export function toRedemptionLine(lan: Language, row: OrderRow): RedemptionLine {
  const { id, goodsId, picture, kind, quantity, price, state, createdAt, tracking } = row
  const refund = refundOf(row)
  return {
    id,
    goodsId,
    name: textIn(lan, row.names),
    picture,
    kind,
    quantity,
    amount: price * quantity,
    status: statusOf(state),
    createdAt: instant(createdAt),
    ...(tracking === null ? {} : { tracking }),
    ...(refund ? { refund } : {}),
  }
}

const texts = ['recipient', 'address', 'contact', 'remarks', 'reason'] as const
const times = ['paidAt', 'shippedAt', 'redeemedAt', 'endedAt', 'refundedAt'] as const

/** The optional fields of an order that have a value. */
export function detailsOf(row: OrderRow): Partial<Record<(typeof texts)[number] | (typeof times)[number], string>> {
  const said = texts.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))
  const happened = times.flatMap((name) => (row[name] === null ? [] : [[name, instant(row[name])]]))
  return Object.fromEntries([...said, ...happened])
}

export const toRedemption = (lan: Language, row: OrderRow): Redemption => ({
  ...toRedemptionLine(lan, row),
  acts: ownerActsOf(row),
  hasCards: row.kind === 'virtual' && row.state === 'redeemed',
  ...detailsOf(row),
  ...(row.state === 'unpaid' ? { expiresAt: instant(row.expiresAt) } : {}),
})
