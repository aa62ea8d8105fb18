import { emailFault } from '#contract/account-rules.ts'
import { type } from '#contract/ark.ts'
import type { BrandFaultKind } from '#contract/brand-rules.ts'
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

/** Browsers take `//name/path` for an address on another host; the others are calls, not files. */
const NO_FILE = /^\/\/|\/\.{1,2}(\/|$)|^\/+(java|ws|feed|pay)(\/|$)/i

/** Each is written to KV when a record is published. */
const HOSTS_MAX = 100

const CONTROL = /\p{Cc}/u

/** RFC 1035. */
const HOST_CHARS_MAX = 253

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

/** What `Brand` lets pass, so that records which are stored already stay readable. */
function* furtherFaults({
  texts,
  timeZone,
  hosts,
  logos,
  downloads,
  icons,
  contacts,
  certificates = [],
}: Brand): Generator<[PropertyKey[], string]> {
  const languages = Object.keys(texts)
  if (languages.length === 0) yield [['texts'], 'must have at least one language']
  for (const code of languages) if (!localeByCode(code)) yield [['texts', code], 'must be a product language code']
  if (!isZone(timeZone)) yield [['timeZone'], 'must be a zone of the IANA database']
  for (const [at, host] of hosts.entries())
    if (host.length > HOST_CHARS_MAX) yield [['hosts', at], `must be at most ${HOST_CHARS_MAX} characters`]
  const pictures: [PropertyKey[], string | undefined][] = [
    ...Object.entries(icons ?? {}).map(([name, path]): [PropertyKey[], string] => [['icons', name], path]),
    ...Object.entries(logos).map(([name, path]): [PropertyKey[], string] => [['logos', name], path]),
    ...Object.entries(texts).flatMap(([code, { logos: own }]) =>
      Object.entries(own ?? {}).map(([name, path]): [PropertyKey[], string] => [['texts', code, 'logos', name], path]),
    ),
    ...downloads.map(({ icon }, at): [PropertyKey[], string | undefined] => [['downloads', at, 'icon'], icon]),
    ...certificates.map(({ picture }, at): [PropertyKey[], string | undefined] => [
      ['certificates', at, 'picture'],
      picture,
    ]),
  ]
  for (const [path, picture] of pictures)
    if (picture && NO_FILE.test(picture)) yield [path, 'must be the path of a file']
  if (hosts.length > HOSTS_MAX) yield [['hosts'], `must be at most ${HOSTS_MAX}`]
  for (const [at, { kind, value }] of contacts.entries())
    if (kind === 'email' ? emailFault(value) : CONTROL.test(value))
      yield [['contacts', at, 'value'], 'must be a contact']
}

/** What is wrong with a record that is to be written; none of a valid one. */
export function faultsOf(record: unknown): RecordFault[] {
  const brand = StrictBrand(record)
  if (brand instanceof type.errors)
    return [...brand].map(({ path, code, message }) => ({
      path: [...path].join('.'),
      kind: message.endsWith(REMOVED) ? 'unknown' : (KINDS.get(code) ?? 'format'),
      text: message,
    }))
  return [...furtherFaults(brand)].map(([path, text]) => ({
    path: path.join('.'),
    kind: 'format',
    text: `${written(path)} ${text}`,
  }))
}

/** Null for a valid record, else its faults with their paths: `texts.en_US.title must be ...`. */
export const faultOf = (record: unknown): string | null =>
  faultsOf(record)
    .map(({ text }) => text)
    .join('; ') || null

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
