/** Second-level labels under which countries register names: `example.co.uk`. */
const SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'go', 'mil', 'ne', 'net', 'or', 'org'])

const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/**
 * The domain that a brand's cookies are shared on: `.example.org` for `www.example.org`. The shortest of the brand's
 * own hosts above this one, else the registrable domain. Undefined where a cookie may not name a domain: localhost, an
 * IP address.
 */
export function parentDomain(host: string, brandHosts: readonly string[]): string | undefined {
  if (isAddress(host) || /(^|\.)localhost$/.test(host) || !host.includes('.')) return undefined
  const own = brandHosts
    .filter((other) => other.includes('.') && host.endsWith(`.${other}`))
    .toSorted((a, b) => a.length - b.length)[0]
  if (own) return `.${own}`
  const labels = host.split('.')
  const isDeep = labels.at(-1)?.length === 2 && SECOND_LEVELS.has(labels.at(-2) ?? '')
  return `.${labels.slice(isDeep ? -3 : -2).join('.')}`
}
