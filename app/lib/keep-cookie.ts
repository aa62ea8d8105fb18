const YEAR_SECONDS = 31_536_000

/** Sets a cookie for a year: the server reads it with the next page. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
