/** Turns `/ws/g` into a URL on the page's host, `wss:` on secure pages. */
export function socketUrl(url: string, base: string): string {
  const address = new URL(url, base)
  if (address.protocol === 'https:') address.protocol = 'wss:'
  if (address.protocol === 'http:') address.protocol = 'ws:'
  return address.href
}
