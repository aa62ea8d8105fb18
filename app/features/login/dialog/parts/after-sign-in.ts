const FLAG = 'channel'

/** Remembers that the visitor wants the promotion centre once she is signed in. */
export function askForChannel(): void {
  try {
    sessionStorage.setItem(FLAG, '1')
  } catch {
    // Storage is blocked: she finds it in her menu.
  }
}

/**
 * Opens the promotion centre in a new tab for a user who requested it before signing in; in this one where the browser opens
 * none.
 */
export function openChannel(): void {
  try {
    if (sessionStorage.getItem(FLAG) === null) return
    sessionStorage.removeItem(FLAG)
  } catch {
    return
  }
  const tab = window.open('/channel', '_blank')
  if (tab) tab.opener = null
  else location.assign('/channel')
}

/** Parameters that login redirects add to the address. */
const REDIRECT_PARAMETERS = [
  ...['code', 'scope', 'authuser', 'prompt', 'state', 'hd', 'iss', 'session_state', 'oauth_token', 'oauth_verifier'],
  ...['denied', 'error', 'error_code', 'error_description', 'error_reason', 'error_uri'],
]

/** The path without the parameters of a login redirect; null when there are none. */
export function cleanPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const parameters = new URLSearchParams(search)
  const isRedirect = parameters.has('code') || parameters.has('oauth_token') || parameters.has('denied')
  if (!isRedirect && !(parameters.has('error') && parameters.has('state'))) return null
  for (const name of REDIRECT_PARAMETERS) parameters.delete(name)
  const rest = parameters.toString()
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`
}
