/** The KV key under which the site reads the record of a hostname. */
export const siteKey = (host: string): string => `site:${host}`

/**
 * KV keys of a brand: `brand:<id>` holds its record, and so does `site:<hostname>` for each of its hostnames;
 * `host:<hostname>` holds the id of the brand that has it.
 */
export function keysOf(record: { id: string; hosts: string[] }): {
  brandKey: string
  hostKeys: string[]
  siteKeys: string[]
} {
  const { id, hosts } = record
  return { brandKey: `brand:${id}`, hostKeys: hosts.map((host) => `host:${host}`), siteKeys: hosts.map(siteKey) }
}
