const YEAR_SECONDS = 31_536_000

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** Sets a cookie for a year. The server reads it with the next page request. */
export const setCookie = (name: string, value: string): void => write(name, value, YEAR_SECONDS)

/** Deletes a cookie that is not HttpOnly. */
export const deleteCookie = (name: string): void => write(name, '', 0)
