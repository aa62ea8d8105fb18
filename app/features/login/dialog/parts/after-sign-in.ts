const FLAG = 'channel'

/** Opens the channel page in a new tab for a user who asked for it before signing in. */
export function openChannel(): void {
  try {
    if (sessionStorage.getItem(FLAG) === null) return
    sessionStorage.removeItem(FLAG)
  } catch {
    return
  }
  window.open('/channel', '_blank', 'noopener')
}

/** Parameters that a login redirect leaves in the address. */
const LEFT_OVER = [
  ...['code', 'scope', 'authuser', 'prompt', 'state', 'hd', 'iss', 'session_state', 'oauth_token', 'oauth_verifier'],
  ...['denied', 'error', 'error_code', 'error_description', 'error_reason', 'error_uri'],
]

/** The path without what a login redirect left in it; null when nothing was left. */
export function cleanPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const parameters = new URLSearchParams(search)
  const isLeft = parameters.has('code') || parameters.has('oauth_token') || parameters.has('denied')
  if (!isLeft && !(parameters.has('error') && parameters.has('state'))) return null
  for (const name of LEFT_OVER) parameters.delete(name)
  const rest = parameters.toString()
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`
}
