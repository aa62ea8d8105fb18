import { splitPath } from '#app/i18n/split-path.ts'

/** What a visitor went to a provider for, kept in this tab until she is back. */
export interface Errand {
  purpose: 'sign-in' | 'bind'
  /** The page she left: path and query on our own host. */
  from: string
  /** What she was about to do there, by the name its button knows it by: see kept-act.ts. */
  act?: string
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
    const act = typeof value?.act === 'string' ? { act: value.act } : {}
    return { purpose: value?.purpose === 'bind' ? 'bind' : 'sign-in', from, ...act }
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

/**
 * Providers send every visitor to the plain home page. For one who left a page of one language: where that language's
 * answer to `here` is; null when she is there already, or left a page without a language.
 */
export function hereInHerLanguage({ from }: Errand, here: Pick<Location, 'pathname' | 'search'>): string | null {
  const { prefixed } = splitPath(from.replace(/[?#].*$/, ''))
  return prefixed && !splitPath(here.pathname).prefixed ? `/${prefixed.tag}${here.search}` : null
}
