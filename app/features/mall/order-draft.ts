import { readDraft } from '../draft/drafts.ts'

/** The name of the draft of an order of these goods. */
export const orderDraft = (goodsId: number): string => `order-${goodsId}`

export const hasOrderDraft = (uid: number, goodsId: number): boolean => readDraft(orderDraft(goodsId), uid) !== null
