import { LRUCache } from 'lru-cache'
import { createStorage, type Storage } from 'unstorage'
import cloudflareKv from 'unstorage/drivers/cloudflare-kv-binding'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import { logError } from '#contract/log-error.ts'
import { inTime } from './in-time.ts'

/** How long a record is cached before KV is read again: a change takes effect within this time. */
const CACHED_MS = 2000
/** Hostnames in the cache, unknown ones included. */
const HOSTS_MAX = 500

export interface ResolvedBrand {
  brand: Brand
  version: string
}

interface CachedBrand {
  resolved: ResolvedBrand | null
  checkedAt: number
}

/** A short, stable hash of a record's content. */
function versionOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** No name is longer in DNS (RFC 1035), and KV takes no longer key than 512 bytes. */
const HOST_CHARS_MAX = 253
/** How long a visitor waits for KV while a cached record could be served, and when there is none. */
const PATIENCE_MS = 300
const FIRST_PATIENCE_MS = 5000

/** The hostname has, or may have, a brand, but its record cannot be served. A fault of ours, so not a 404. */
export class BrandUnavailable extends Error {}

export interface BrandStore {
  /** The brand of a hostname, or null for an unknown one. Throws `BrandUnavailable`. */
  byHost(host: string): Promise<ResolvedBrand | null>
}

/**
 * Brand records by hostname. A fault in a record never takes a brand down: list items that cannot be read are left out,
 * otherwise the last good record is served, and the fault is logged. While KV fails, cached records are served.
 */
export function createBrandStore(storage: Storage, now: () => number = Date.now): BrandStore {
  const cache = new LRUCache<string, CachedBrand>({ max: HOSTS_MAX })

  async function read(host: string, last: ResolvedBrand | null): Promise<ResolvedBrand | null> {
    const id = await storage.getItemRaw<string>(`host:${host}`)
    if (!id) return null
    const text = (await storage.getItemRaw<string>(`brand:${id}`)) ?? ''
    const version = versionOf(text)
    if (last?.version === version) return last
    const { brand, fault } = readRecord(text)
    if (fault) console.error(JSON.stringify({ event: 'brand_record_bad', id, host, fault, isServed: brand !== null }))
    if (brand) return { brand, version }
    if (last) return last
    throw new BrandUnavailable(`brand:${id} cannot be read`)
  }

  async function readOrKeep(host: string, entry: CachedBrand | undefined): Promise<ResolvedBrand | null> {
    try {
      return await inTime(read(host, entry?.resolved ?? null), entry ? PATIENCE_MS : FIRST_PATIENCE_MS)
    } catch (error) {
      if (error instanceof BrandUnavailable) throw error
      logError({ event: 'brand_store_failed', host }, error)
      if (!entry) throw new BrandUnavailable('the brand store does not answer')
      return entry.resolved
    }
  }

  return {
    async byHost(host) {
      if (host.length > HOST_CHARS_MAX) return null
      const entry = cache.get(host)
      if (entry && now() - entry.checkedAt < CACHED_MS) return entry.resolved
      const resolved = await readOrKeep(host, entry)
      cache.set(host, { resolved, checkedAt: now() })
      return resolved
    },
  }
}

export const kvStorage = (binding: KVNamespace): Storage => createStorage({ driver: cloudflareKv({ binding }) })
