import { keysOf, siteKey } from './brand-keys.ts'

/** The key-value store of brands, as far as writing a record needs it. */
export interface BrandKeys {
  get(key: string): Promise<string | null>
  put(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

interface Hosted {
  id: string
  hosts: readonly string[]
}

/** A hostname that has no brand any more. */
export async function releaseHost(keys: BrandKeys, host: string): Promise<void> {
  await keys.remove(siteKey(host))
  await keys.remove(`host:${host}`)
}

/** Takes a record away: its hostnames have no brand any more. Those that another brand has by now stay. */
export async function retireRecord(keys: BrandKeys, { id, hosts }: Hosted): Promise<void> {
  for (const host of hosts) if ((await keys.get(`host:${host}`)) === id) await releaseHost(keys, host)
  await keys.remove(`brand:${id}`)
}

/** The hostnames of a record that belong to another brand, with its id and their place in the list. */
export async function takenHosts(
  keys: Pick<BrandKeys, 'get'>,
  { id, hosts }: Hosted,
): Promise<{ host: string; at: number; owner: string }[]> {
  const owners = await Promise.all(hosts.map((host) => keys.get(`host:${host}`)))
  return hosts.flatMap((host, at) => {
    const owner = owners[at]
    return owner && owner !== id ? [{ host, at, owner }] : []
  })
}

/**
 * Writes a record, the only place that does: for itself and for each of its hostnames, which it takes where they are
 * free; those of `hostsBefore` that it no longer has are released. The record is valid and none of its hostnames taken.
 */
export async function publishRecord(keys: BrandKeys, record: Hosted, hostsBefore: readonly string[]): Promise<void> {
  const { brandKey, hostKeys, siteKeys } = keysOf({ ...record, hosts: [...record.hosts] })
  const text = JSON.stringify(record)
  await keys.put(brandKey, text)
  for (const key of hostKeys) if ((await keys.get(key)) !== record.id) await keys.put(key, record.id)
  for (const key of siteKeys) await keys.put(key, text)
  for (const host of hostsBefore)
    if (!record.hosts.includes(host) && (await keys.get(`host:${host}`)) === record.id) await releaseHost(keys, host)
}
