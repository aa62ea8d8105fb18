import { LRUCache } from 'lru-cache'
import { createStorage, type Storage } from 'unstorage'
import cloudflareKv from 'unstorage/drivers/cloudflare-kv-binding'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'

/** How long a record is believed before KV is asked again: a change shows within so many milliseconds. */
const BELIEVED_MS = 2000
/** Hostnames remembered, those of nobody among them. */
const HELD_MAX = 500

export interface ResolvedBrand {
  brand: Brand
  version: string
}

interface Held {
  resolved: ResolvedBrand | null
  checkedAt: number
}

/** A short, stable name of a record's content. */
function versionOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A hostname is somebody's, or may be, and there is no record to serve: a fault of ours, so no 404. */
export class BrandUnavailable extends Error {}

export interface BrandStore {
  /** The brand a hostname shows, or null for a hostname nobody has. Throws `BrandUnavailable`. */
  byHost(host: string): Promise<ResolvedBrand | null>
}

/**
 * Brand records by hostname. What is wrong with a record never takes a brand down: items of lists that cannot be read
 * are left out, else the last good record stays, and the fault is logged. While KV is away, what is known stays.
 */
export function createBrandStore(storage: Storage, now: () => number = Date.now): BrandStore {
  const held = new LRUCache<string, Held>({ max: HELD_MAX })

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

  async function readOrKeep(host: string, entry: Held | undefined): Promise<ResolvedBrand | null> {
    try {
      return await read(host, entry?.resolved ?? null)
    } catch (error) {
      if (error instanceof BrandUnavailable) throw error
      console.error(JSON.stringify({ event: 'brand_store_failed', host, error: String(error) }))
      if (!entry) throw new BrandUnavailable('the brand store does not answer')
      return entry.resolved
    }
  }

  return {
    async byHost(host) {
      const entry = held.get(host)
      if (entry && now() - entry.checkedAt < BELIEVED_MS) return entry.resolved
      const resolved = await readOrKeep(host, entry)
      held.set(host, { resolved, checkedAt: now() })
      return resolved
    },
  }
}

export const kvStorage = (binding: KVNamespace): Storage => createStorage({ driver: cloudflareKv({ binding }) })
