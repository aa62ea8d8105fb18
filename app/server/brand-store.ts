import { createStorage, type Storage } from 'unstorage'
import cloudflareKv from 'unstorage/drivers/cloudflare-kv-binding'
import { type Brand, faultOf } from '#brands/brand.ts'

/** How long a record is believed before KV is asked again: a change shows within so many milliseconds. */
const BELIEVED_MS = 2000

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

export interface BrandStore {
  /** The brand a hostname shows, or null for a hostname nobody has. */
  byHost(host: string): Promise<ResolvedBrand | null>
}

/**
 * Brand records by hostname. A record that is not well-formed never takes a brand down: the last good one
 * stays and the fault is logged; a hostname whose first record is bad answers as unknown.
 */
export function createBrandStore(storage: Storage, now: () => number = Date.now): BrandStore {
  const held = new Map<string, Held>()
  const HELD_MAX = 500

  async function read(host: string, last: ResolvedBrand | null): Promise<ResolvedBrand | null> {
    const id = await storage.getItemRaw<string>(`host:${host}`)
    if (!id) return null
    const text = await storage.getItemRaw<string>(`brand:${id}`)
    if (!text) return null
    const version = versionOf(text)
    if (last?.version === version) return last
    const fault = faultOfText(text)
    if (fault) {
      console.error(JSON.stringify({ event: 'brand_record_bad', id, host, fault }))
      return last
    }
    return { brand: JSON.parse(text) as Brand, version }
  }

  return {
    async byHost(host) {
      const entry = held.get(host)
      if (entry && now() - entry.checkedAt < BELIEVED_MS) return entry.resolved
      let resolved = entry?.resolved ?? null
      try {
        resolved = await read(host, resolved)
      } catch (error) {
        console.error(JSON.stringify({ event: 'brand_store_failed', host, error: String(error) }))
        if (!entry) throw error
      }
      if (held.size >= HELD_MAX) held.clear()
      held.set(host, { resolved, checkedAt: now() })
      return resolved
    },
  }
}

function faultOfText(text: string): string | null {
  try {
    return faultOf(JSON.parse(text))
  } catch {
    return 'not JSON'
  }
}

export const kvStorage = (binding: KVNamespace): Storage => createStorage({ driver: cloudflareKv({ binding }) })
