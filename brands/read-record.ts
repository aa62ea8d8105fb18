import { type } from '#contract/ark.ts'
import { Brand } from './brand.ts'

/** As an operator writes it: fields that no version knows are faults too, most of them are slips of the pen. */
const Written = Brand.onDeepUndeclaredKey('reject')

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Null for a record that may be written, else what is wrong and where: `texts.en_US.title must be ...`. */
export function faultOf(record: unknown): string | null {
  const brand = Written(record)
  if (brand instanceof type.errors) return brand.summary
  if (Object.keys(brand.texts).length === 0) return 'texts must have at least one language'
  return isZone(brand.timeZone) ? null : 'timeZone must be a zone of the IANA database'
}

/** Lists that can be shown without an item that this code does not know. */
const LISTS = new Set(['texts', 'contacts', 'links', 'downloads', 'games'])
const ITEMS_LEFT_OUT_MAX = 20

export type ReadRecord = { brand: Brand; fault?: string } | { brand: null; fault: string }

/**
 * A stored record, with the defaults of what it does not say. Fields this code does not know are passed over, items of
 * lists that it cannot read are left out (`fault` says which): the record may be written by newer code than this.
 * Never throws; `brand` is null when what every version needs is missing or wrong.
 */
export function readRecord(text: string): ReadRecord {
  let record: Record<string, unknown>
  try {
    record = JSON.parse(text) as Record<string, unknown>
  } catch {
    return { brand: null, fault: 'not JSON' }
  }
  const faults: string[] = []
  for (let tries = 0; tries <= ITEMS_LEFT_OUT_MAX; tries++) {
    const brand = Brand(record)
    if (!(brand instanceof type.errors)) {
      if (brand.games?.length === 0) delete brand.games
      if (Object.keys(brand.texts).length === 0) return { brand: null, fault: faults.join('; ') || 'texts is empty' }
      return faults.length > 0 ? { brand, fault: faults.join('; ') } : { brand }
    }
    faults.push(brand.summary)
    const [list, item] = brand[0]?.path ?? []
    if (item === undefined || !LISTS.has(String(list))) break
    const without = withoutItem(record[String(list)], item)
    if (without === undefined) break
    record = { ...record, [String(list)]: without }
  }
  return { brand: null, fault: faults.at(-1) ?? 'unreadable' }
}

function withoutItem(list: unknown, item: PropertyKey): unknown {
  if (Array.isArray(list)) return list.filter((_, index) => index !== Number(item))
  if (typeof list !== 'object' || list === null) return undefined
  return Object.fromEntries(Object.entries(list).filter(([key]) => key !== item))
}
