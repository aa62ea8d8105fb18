import { type } from '#contract/ark.ts'
import { localeByCode } from '#contract/languages.ts'
import { Brand } from './brand.ts'

/** For records to be written: unknown fields, mostly misspellings, are faults too. */
const StrictBrand = Brand.onDeepUndeclaredKey('reject')

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** RFC 1035. */
const HOST_CHARS_MAX = 253

/** What `Brand` lets pass, so that records which are stored already stay readable: a fault with its path, or none. */
function* furtherFaults({
  texts,
  timeZone,
  hosts,
  logos,
  downloads,
  icons,
  certificates = [],
}: Brand): Generator<string> {
  const languages = Object.keys(texts)
  if (languages.length === 0) yield 'texts must have at least one language'
  for (const code of languages) if (!localeByCode(code)) yield `texts.${code} must be a product language code`
  if (!isZone(timeZone)) yield 'timeZone must be a zone of the IANA database'
  for (const [at, host] of hosts.entries())
    if (host.length > HOST_CHARS_MAX) yield `hosts[${at}] must be at most ${HOST_CHARS_MAX} characters`
  // Browsers take `//name/path` for an address on another host.
  for (const [name, path] of Object.entries(icons ?? {}))
    if (path.startsWith('//')) yield `icons.${name} must be a path`
  for (const [name, path] of Object.entries(logos)) if (path.startsWith('//')) yield `logos.${name} must be a path`
  for (const [code, { logos: own }] of Object.entries(texts))
    for (const [name, path] of Object.entries(own ?? {}))
      if (path.startsWith('//')) yield `texts.${code}.logos.${name} must be a path`
  for (const [at, { icon }] of downloads.entries())
    if (icon?.startsWith('//')) yield `downloads[${at}].icon must be a path`
  for (const [at, { picture }] of certificates.entries())
    if (picture?.startsWith('//')) yield `certificates[${at}].picture must be a path`
}

/** Null for a valid record, else its fault with the path: `texts.en_US.title must be ...`. */
export function faultOf(record: unknown): string | null {
  const brand = StrictBrand(record)
  if (brand instanceof type.errors) return brand.summary
  return [...furtherFaults(brand)].join('; ') || null
}

/** Lists from which items that cannot be read are left out. */
const LISTS = new Set(['texts', 'contacts', 'links', 'downloads', 'certificates', 'games', 'payMethods'])
const ITEMS_LEFT_OUT_MAX = 20

export type ReadRecord = { brand: Brand; fault?: string } | { brand: null; fault: string }

/**
 * Reads a stored record and adds defaults. The record may be from newer code: unknown fields are ignored, and items of
 * lists that cannot be read are left out (`fault` says which). Never throws; `brand` is null when a required field is
 * missing or invalid.
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
