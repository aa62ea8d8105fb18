/** Named alike in the address, in storage and in the payload of a sign-in. */
const NAMES = ['promotionChannelId', 'channelFromtype'] as const
const CHARS_MAX = 40
export type Promotion = Partial<Record<(typeof NAMES)[number], string>>

/** Keeps who sent the visitor, from any page's address, until she signs in. */
export function keepPromotion(search: string): void {
  const asked = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = asked.get(name)
    try {
      if (value && value.length <= CHARS_MAX) localStorage.setItem(name, value)
    } catch {
      // Storage refused: nobody is credited.
    }
  }
}

/** What is attached to a sign-in. */
export function promotion(): Promotion {
  try {
    return Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = localStorage.getItem(name)
        return value && value.length <= CHARS_MAX ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}
