/**
 * How a signed-in visitor wants pages to look. In the cookie `view`, so that the server can render pages accordingly.
 */
export interface DisplayPreferences {
  /** IANA time zone, used instead of the device's. */
  zone?: string
  /** Scores are hidden until the visitor reveals them. */
  hidesScores?: boolean
  /** No animations and no streams that start by themselves. */
  isStill?: boolean
  /** The home page's lists in the preferred order. */
  lists?: string[]
}

const LISTS_MAX = 20

/** Reads the cookie; invalid fields are left out. */
export function parseDisplayPreferences(text: string | undefined): DisplayPreferences {
  const stored = parseObject(text)
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

function parseObject(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Names in the preferred order, followed by the names it does not mention in their own order. */
export const inOrder = <Name extends string>(names: readonly Name[], preferred: readonly string[] = []): Name[] => {
  const place = (name: Name) => (preferred.includes(name) ? preferred.indexOf(name) : preferred.length)
  return names.toSorted((a, b) => place(a) - place(b))
}
