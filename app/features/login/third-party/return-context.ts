import { splitPath } from '#app/i18n/split-path.ts'

/** Why the visitor went to a provider and where to return to; kept in this tab meanwhile. */
export interface ReturnContext {
  purpose: 'sign-in' | 'bind'
  /** The page that was left: path and query on our own host. */
  from: string
  /** The action the visitor was about to take there: see pending-action.ts. */
  action?: string
}

const KEY = 'third-party-return'

export function saveReturnContext(context: ReturnContext): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(context))
  } catch {
    // Storage is blocked: the return leads to the home page.
  }
}

/** Reads stored text, which scripts may have changed: a path on another host is ignored. */
export function parseReturnContext(stored: string | null): ReturnContext {
  try {
    const value = JSON.parse(stored ?? '{}') as Partial<ReturnContext> | null
    const from = typeof value?.from === 'string' && /^\/(?![/\\])/.test(value.from) ? value.from : '/'
    const action = typeof value?.action === 'string' ? { action: value.action } : {}
    return { purpose: value?.purpose === 'bind' ? 'bind' : 'sign-in', from, ...action }
  } catch {
    return { purpose: 'sign-in', from: '/' }
  }
}

/** Reads the context and removes it. */
export function takeReturnContext(): ReturnContext {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return parseReturnContext(stored)
  } catch {
    return parseReturnContext(null)
  }
}

/** Reads the context and leaves it in storage. */
export function readReturnContext(): ReturnContext {
  try {
    return parseReturnContext(sessionStorage.getItem(KEY))
  } catch {
    return parseReturnContext(null)
  }
}

/**
 * Providers redirect every visitor to the home page without a language. For a visitor who left a page with a language
 * prefix: the address of `here` with that prefix. Null when `here` has a language already, or the page that was left
 * had none.
 */
export function localizedReturn({ from }: ReturnContext, here: Pick<Location, 'pathname' | 'search'>): string | null {
  const { prefixed } = splitPath(from.replace(/[?#].*$/, ''))
  return prefixed && !splitPath(here.pathname).prefixed ? `/${prefixed.tag}${here.search}` : null
}
