import { LRUCache } from 'lru-cache'
import { createStorage, type Storage } from 'unstorage'
import type { Brand } from '#brands/brand.ts'
import { siteKey } from '#brands/brand-keys.ts'
import { inEnvironment } from '#brands/in-environment.ts'
import { readRecord } from '#brands/read-record.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'

/** For so long a record is served without a look at KV. */
const FRESH_MS = 2000
/** For so long afterwards it is served at once while KV is read; an older one is served once KV has had its chance. */
const STALE_MS = 60_000
/** How long KV keeps a value where it was read; its minimum. */
const KV_CACHE_SECONDS = 30
/** Hostnames in the cache; those without a brand are kept apart, so that they evict none that has one. */
const HOSTS_MAX = 500
const UNKNOWN_HOSTS_MAX = 2000

export interface ResolvedBrand {
  brand: Brand
  version: string
}

interface Known {
  resolved: ResolvedBrand
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
/** How long a visitor waits for KV while an old record could be served, and when there is none. */
const PATIENCE_MS = 300
const FIRST_PATIENCE_MS = 5000

/** The hostname has, or may have, a brand, but its record cannot be served. A fault of ours, so not a 404. */
export class BrandUnavailable extends Error {}

export interface BrandStore {
  /**
   * The brand of a hostname, or null for an unknown one. Throws `BrandUnavailable`. `defer` keeps a read alive that
   * others wait for, or that nobody waits for.
   */
  byHost(host: string, defer: (work: Promise<unknown>) => void): Promise<ResolvedBrand | null>
}

/** The record of a hostname, in one read; in three where an earlier version of `npm run brand` has put it. */
async function recordOf(storage: Storage, host: string): Promise<string | null> {
  const text = await storage.getItemRaw<string>(siteKey(host))
  if (text) return text
  const id = await storage.getItemRaw<string>(`host:${host}`)
  return id ? ((await storage.getItemRaw<string>(`brand:${id}`)) ?? '') : null
}

/**
 * Brand records by hostname. A fault in a record never takes a brand down: list items that cannot be read are left out,
 * otherwise the last good record is served, and the fault is logged. While KV fails, cached records are served. However
 * many ask at once, a hostname is read once at a time.
 */
export function createBrandStore(storage: Storage, environment: string, now: () => number = Date.now): BrandStore {
  const known = new LRUCache<string, Known>({ max: HOSTS_MAX })
  /** When a hostname was found to have no brand. */
  const unknown = new LRUCache<string, number>({ max: UNKNOWN_HOSTS_MAX })
  const reading = new Map<string, { startedAt: number; result: Promise<ResolvedBrand | null> }>()

  async function read(host: string): Promise<ResolvedBrand | null> {
    const last = known.get(host)?.resolved
    const text = await recordOf(storage, host)
    if (text === null) return null
    const version = versionOf(text)
    if (last?.version === version) return last
    const { brand, fault } = readRecord(text)
    if (fault) console.error(JSON.stringify({ event: 'brand_record_bad', host, fault, isServed: brand !== null }))
    if (brand) return { brand: inEnvironment(brand, environment), version }
    if (last) return last
    throw new BrandUnavailable(`the record of ${host} cannot be read`)
  }

  function keep(host: string, resolved: ResolvedBrand | null): void {
    if (resolved) known.set(host, { resolved, checkedAt: now() })
    else {
      known.delete(host)
      unknown.set(host, now())
    }
  }

  /** Whatever fails, a known brand stays, and is asked for again when it is no longer fresh. */
  async function readOrKeep(host: string): Promise<ResolvedBrand | null> {
    try {
      const resolved = await read(host)
      keep(host, resolved)
      return resolved
    } catch (error) {
      if (error instanceof BrandUnavailable) throw error
      logError({ event: 'brand_store_failed', host }, error)
      const last = known.get(host)
      if (!last) throw new BrandUnavailable('the brand store does not answer')
      keep(host, last.resolved)
      return last.resolved
    }
  }

  /** The read that is under way, or a new one; one whose request was torn down before it ended is given up. */
  function readOnce(host: string, defer: (work: Promise<unknown>) => void): Promise<ResolvedBrand | null> {
    const ongoing = reading.get(host)
    if (ongoing && now() - ongoing.startedAt < FIRST_PATIENCE_MS) return ongoing.result
    const started = { startedAt: now(), result: readOrKeep(host) }
    reading.set(host, started)
    defer(
      started.result
        .catch(() => undefined)
        .finally(() => {
          if (reading.get(host) === started) reading.delete(host)
        }),
    )
    return started.result
  }

  async function inPatience(host: string, result: Promise<ResolvedBrand | null>): Promise<ResolvedBrand | null> {
    const last = known.get(host)
    try {
      return await inTime(result, last ? PATIENCE_MS : FIRST_PATIENCE_MS)
    } catch (error) {
      if (error instanceof BrandUnavailable) throw error
      logError({ event: 'brand_store_failed', host }, error)
      if (!last) throw new BrandUnavailable('the brand store does not answer')
      keep(host, last.resolved)
      return last.resolved
    }
  }

  return {
    async byHost(host, defer) {
      if (host.length > HOST_CHARS_MAX) return null
      const entry = known.get(host)
      const age = now() - (entry?.checkedAt ?? unknown.get(host) ?? Number.NEGATIVE_INFINITY)
      if (age < FRESH_MS) return entry?.resolved ?? null
      const result = readOnce(host, defer)
      return entry && age < STALE_MS ? entry.resolved : inPatience(host, result)
    },
  }
}

/** Reads KV; unstorage's own driver asks without a time to keep the value. */
export function kvStorage(binding: KVNamespace): Storage {
  const getItem = (key: string) => binding.get(key, { type: 'text', cacheTtl: KV_CACHE_SECONDS })
  return createStorage({
    driver: { name: 'kv', getItem, hasItem: async (key) => (await getItem(key)) !== null, getKeys: () => [] },
  })
}
