/** What a signed-in visitor chose about how pages look. Kept in the cookie `view`, so that the server draws them so. */
export interface View {
  /** IANA zone in place of the device's. */
  zone?: string
  /** Scores show only when she asks for them. */
  hidesScores?: boolean
  /** No animations, no streams that start by themselves. */
  isStill?: boolean
  /** The home page's lists in her order. */
  lists?: string[]
}

const LISTS_MAX = 20

/** Reads the cookie; what makes no sense is as good as absent. */
export function parseDisplayPreferences(text: string | undefined): View {
  const stored = objectIn(text)
  const { zone, hidesScores, isStill, lists } = stored
  return {
    ...(typeof zone === 'string' ? { zone } : {}),
    ...(hidesScores === true ? { hidesScores } : {}),
    ...(isStill === true ? { isStill } : {}),
    ...(Array.isArray(lists)
      ? { lists: lists.filter((list): list is string => typeof list === 'string').slice(0, LISTS_MAX) }
      : {}),
  }
}

function objectIn(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The names in the order wanted; those it does not name stay behind in their own. */
export const inOrder = <Name extends string>(names: readonly Name[], wanted: readonly string[] = []): Name[] => {
  const place = (name: Name) => (wanted.includes(name) ? wanted.indexOf(name) : wanted.length)
  return names.toSorted((a, b) => place(a) - place(b))
}
