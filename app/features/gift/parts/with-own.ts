import type { GiftFan } from '#contract/gift.ts'
import { GIFT_BOARD_SIZE } from '#contract/gift-rules.ts'

/** A place in a list, and what was given for it. */
type OwnPlace = Pick<GiftFan, 'place' | 'value'>

interface Board {
  fans: readonly GiftFan[]
  own: OwnPlace | null
}

/**
 * A list and the viewer's own place in it, as one: her place is read alone and after each of her gifts, the list is shared
 * and may be older, or newer. What is known of both is the higher sum.
 */
export function withOwn(fans: readonly GiftFan[], own: OwnPlace | null, viewer: Omit<GiftFan, keyof OwnPlace>): Board {
  const listed = fans.find(({ uid }) => uid === viewer.uid)
  if (listed && listed.value >= (own?.value ?? 0)) return { fans, own: { place: listed.place, value: listed.value } }
  if (!own) return { fans, own }
  const others = fans.filter((fan) => fan !== listed)
  // Who reached the same sum before is ahead.
  const ahead = others.filter(({ value }) => value >= own.value)
  if (ahead.length >= GIFT_BOARD_SIZE) return { fans, own }
  const all = [...ahead, { ...viewer, ...own }, ...others.slice(ahead.length)].slice(0, GIFT_BOARD_SIZE)
  return { fans: all.map((fan, at) => ({ ...fan, place: at + 1 })), own: { place: ahead.length + 1, value: own.value } }
}
