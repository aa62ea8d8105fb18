/** Names used in the address, in storage and in the input of a sign-in alike. */
const NAMES = ['promotionChannelId', 'channelFromtype'] as const
const CHARS_MAX = 40
export type Promotion = Partial<Record<(typeof NAMES)[number], string>>

/** Stores who referred the visitor, from any page's address, for the next sign-in. */
export function savePromotion(search: string): void {
  const parameters = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = parameters.get(name)
    try {
      if (value && value.length <= CHARS_MAX) localStorage.setItem(name, value)
    } catch {
      // Storage is blocked: nobody is credited.
    }
  }
}

/** The stored referral, sent along with a sign-in; that of the page's address, where nobody has stored it yet. */
export function promotion(): Promotion {
  savePromotion(location.search)
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
