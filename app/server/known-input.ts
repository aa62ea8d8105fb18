import type { type } from '#contract/ark.ts'
import type { Call, Input } from '#contract/call.ts'
import { isZone } from './zone.ts'

type Schema = ReturnType<typeof type<object>>

const schemas = new WeakMap<Call, Schema>()

/** The entry's schema without what it does not declare, which would make a cache key of its own. */
function schemaOf(entry: Call): Schema {
  const known = schemas.get(entry)
  if (known) return known
  const schema = (entry.input as unknown as Schema).onUndeclaredKey('delete') as Schema
  schemas.set(entry, schema)
  return schema
}

/**
 * The input of a call as its cache key has it: declared fields only, in one order, and a time zone that exists. Null
 * when the input does not fit the entry.
 */
export function knownInput<C extends Call>(entry: C, input: object): Input<C> | null {
  const checked = schemaOf(entry)['~standard'].validate(input)
  if (checked instanceof Promise || checked.issues) return null
  const fields = Object.entries(checked.value as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, name === 'zone' && !isZone(value as string) ? 'UTC' : value])
  return Object.fromEntries(fields) as Input<C>
}
