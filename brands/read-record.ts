import { type } from '#contract/ark.ts'
import type { BrandFaultKind } from '#contract/brand-rules.ts'
import { Brand } from './brand.ts'
import { furtherFaults } from './further-faults.ts'
import { kindOfWords } from './words.ts'

/** For records to be written: unknown fields, mostly misspellings, are faults too. */
const StrictBrand = Brand.onDeepUndeclaredKey('reject')

/** What is wrong with one field of a record. */
export interface RecordFault {
  /** `texts.en_US.title`, `hosts.0`. */
  path: string
  kind: BrandFaultKind
  /** In English, with the path: `hosts[0] must be ...`. */
  text: string
}

const KINDS: ReadonlyMap<string, BrandFaultKind> = new Map([
  ['required', 'missing'],
  ['minLength', 'missing'],
  ['maxLength', 'too_long'],
  ['min', 'out_of_range'],
  ['max', 'out_of_range'],
  ['divisor', 'out_of_range'],
])

const REMOVED = 'must be removed'

/** `['texts', 'jp', 'logos']` as the schema writes it: `hosts[0]`. */
const written = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('')

/** What is wrong with a record that is to be written; none of a valid one. */
export function faultsOf(record: unknown): RecordFault[] {
  const brand = StrictBrand(record)
  if (brand instanceof type.errors)
    return [...brand].map(({ path, code, message, expected }) => ({
      path: [...path].join('.'),
      kind: message.endsWith(REMOVED) ? 'unknown' : (KINDS.get(code) ?? kindOfWords(expected) ?? 'format'),
      text: message,
    }))
  return [...furtherFaults(brand)].map(([path, kind, text]) => ({
    path: path.join('.'),
    kind,
    text: `${written(path)} ${text}`,
  }))
}

/** Null for a valid record, else its faults with their paths: `texts.en_US.title must be ...`. */
export const faultOf = (record: unknown): string | null =>
  faultsOf(record)
    .map(({ text }) => text)
    .join('\n') || null

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
