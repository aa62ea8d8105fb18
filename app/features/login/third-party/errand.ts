/** What a visitor went to a provider for, kept in this tab until she is back. */
export interface Errand {
  purpose: 'sign-in' | 'bind'
  /** The page she left: path and query on our own host. */
  from: string
}

const KEY = 'third-party-errand'

export function keepErrand(errand: Errand): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(errand))
  } catch {
    // Storage refused: she comes back to the home page.
  }
}

/** Reads what was kept, whatever anybody wrote there; a path elsewhere is as good as none. */
export function parseErrand(stored: string | null): Errand {
  try {
    const value = JSON.parse(stored ?? '{}') as Partial<Errand> | null
    const from = typeof value?.from === 'string' && /^\/(?![/\\])/.test(value.from) ? value.from : '/'
    return { purpose: value?.purpose === 'bind' ? 'bind' : 'sign-in', from }
  } catch {
    return { purpose: 'sign-in', from: '/' }
  }
}

/** What was kept, once. */
export function takeErrand(): Errand {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return parseErrand(stored)
  } catch {
    return parseErrand(null)
  }
}

/** What was kept, left where it is. */
export function readErrand(): Errand {
  try {
    return parseErrand(sessionStorage.getItem(KEY))
  } catch {
    return parseErrand(null)
  }
}
