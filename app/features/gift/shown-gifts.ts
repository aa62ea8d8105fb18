import type { ChatMessage } from '#contract/chat.ts'

/** A gift that is shown over the picture. */
export interface ShownGift {
  /** Of the message; a run keeps that of its first. */
  id: number
  uid: number
  name: string
  giftId: number
  /** How many by now: of the run, where it goes on. */
  count: number
  /** Nobody sent it. */
  isSimulated?: true
}

/** More do not wait: who comes later is in the chat and in the lists. */
export const WAITING_MAX = 12

const isSame = (a: ShownGift, b: ShownGift): boolean => a.uid === b.uid && a.giftId === b.giftId

/**
 * What is to be shown after new messages: a run that is shown or waits counts on in its place, other gifts wait their
 * turn. The first of them is on the screen.
 */
export function withGifts(queue: readonly ShownGift[], messages: readonly ChatMessage[]): readonly ShownGift[] {
  let next = queue
  for (const { id, by, gift } of messages) {
    if (!gift) continue
    const added = {
      id,
      uid: by.uid,
      name: by.name,
      giftId: gift.id,
      count: gift.combo,
      ...(by.isSimulated ? { isSimulated: by.isSimulated } : {}),
    }
    const known = next.findIndex((each) => isSame(each, added))
    if (known !== -1)
      next = next.map((each, at) => (at === known ? { ...each, count: Math.max(each.count, added.count) } : each))
    else if (next.length < WAITING_MAX) next = [...next, added]
  }
  return next
}

/** Those that can be shown: what is sent after the page has read the catalogue may be new to it. */
export function withoutUnknown(queue: readonly ShownGift[], gifts: readonly { id: number }[]): readonly ShownGift[] {
  const isKnown = ({ giftId }: ShownGift) => gifts.some(({ id }) => id === giftId)
  return queue.every(isKnown) ? queue : queue.filter(isKnown)
}
