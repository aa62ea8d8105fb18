/** A record as it is being changed: JSON, which may have faults. */
export type Part = { readonly [name: string]: unknown }

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record in a text; undefined where that is no JSON of an object. */
export function parseRecord(text: string): Part | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isPart(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What stands at `texts.en_US.title` or `hosts.0`. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    const at = Array.isArray(value)
      ? value[Number(key)]
      : isPart(value) && Object.hasOwn(value, key)
        ? value[key]
        : undefined
    return at
  }, record)

export const partAt = (record: unknown, path: string): Part => {
  const value = valueAt(record, path)
  return isPart(value) ? value : {}
}

/**
 * The record with another value at a path, `undefined` for none. Objects on the way are made; those of `mayGo` that are left
 * empty go.
 */
export function withValue(record: Part, path: string, value: unknown, mayGo: readonly string[] = []): Part {
  const set = (part: unknown, keys: readonly string[], at: string): unknown => {
    const [key, ...rest] = keys
    if (key === undefined) return value
    const here = at === '' ? key : `${at}.${key}`
    if (Array.isArray(part)) return part.map((item, index) => (String(index) === key ? set(item, rest, here) : item))
    const { [key]: before, ...others } = isPart(part) ? part : {}
    const next = set(before, rest, here)
    const isGone = next === undefined || (isPart(next) && Object.keys(next).length === 0 && mayGo.includes(here))
    if (isGone) return others
    // What was there keeps its place, so that an export reads as before.
    return isPart(part) && Object.hasOwn(part, key) ? { ...part, [key]: next } : { ...others, [key]: next }
  }
  return set(record, path.split('.'), '') as Part
}

/** One field that differs between two records. */
export interface Change {
  path: string
  before: unknown
  after: unknown
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ; a list is one field, and so is what is only on one side. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (isSame(before, after)) return []
  if (!isPart(before) || !isPart(after)) return [{ path, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => changesOf(before[key], after[key], path === '' ? key : `${path}.${key}`))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Every field of a new record that says something, as a change from nothing. */
export const fieldsOf = (value: unknown, path = ''): Change[] =>
  isPart(value)
    ? Object.entries(value).flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`))
    : isEmpty(value)
      ? []
      : [{ path, before: undefined, after: value }]

/** The record with these changes made to it; where it was changed too, these win. */
export const withChanges = (record: Part, changes: readonly Change[]): Part =>
  changes.reduce((made, { path, after }) => withValue(made, path, after), record)
