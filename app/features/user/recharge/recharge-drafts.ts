import { clearDraft, readDraft, saveDraft } from '../../draft/drafts.ts'
import { endIntent, intentFor } from '../../draft/intents.ts'

const CHOICE = 'recharge'
const WAY = 'recharge-way'

/** Where a recharge was begun from: what was missing there, and the page to go back to. */
export interface Way {
  need?: string | undefined
  back?: string | undefined
}

const wayIn = ({ need, back }: Record<string, unknown>): Way => ({
  ...(typeof need === 'string' ? { need } : {}),
  ...(typeof back === 'string' ? { back } : {}),
})

/** The form as it was left for the same need. */
export function readChoice(uid: number, { need }: Way): Record<string, unknown> | null {
  const stored = readDraft(CHOICE, uid)
  return stored && stored.need === need ? stored : null
}

export const saveChoice = (uid: number, choice: object, { need }: Way): void =>
  saveDraft(CHOICE, uid, { ...choice, need })

/** The intent of an order of which no answer has come; a new one for anything else than that order. */
export const orderIntent = (uid: number, order: object): string => intentFor(CHOICE, uid, order)

/** The order has its number now: the next one is another. It is remembered where it was begun from. */
export function orderIsKnown(uid: number, order: number, way: Way): void {
  endIntent(CHOICE)
  saveDraft(WAY, uid, { order, ...way })
}

/** The order has been credited: the form begins anew, if the order is that of this tab. */
export function orderIsCredited(uid: number, order: number): void {
  if (readDraft(WAY, uid)?.order === order) clearDraft(CHOICE)
}

/** Where this order was begun from, if that was in this tab. */
export function wayOf(uid: number, order: number): Way {
  const stored = readDraft(WAY, uid)
  return stored?.order === order ? wayIn(stored) : {}
}
