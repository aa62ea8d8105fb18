/**
 * The rules of messages, without file access: validation, merging and checks. A table holds the messages of one
 * language by key.
 */

/** Text, or variants (plurals) of the message-format plugin: one entry with a `*` variant as the fallback. */
export type Message = string | { declarations: string[]; selectors: string[]; match: Record<string, string> }[]
export type Table = Record<string, Message>
/** Language tag → table. */
export type Tables = Record<string, Table>
/** Key → language tag → message: what `add` takes. */
export type Additions = Record<string, Record<string, Message>>

const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/
const PLACEHOLDER = /\{(\w+)\}/g

const patternsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((entry) => Object.values(entry.match))

/** The inputs of a message, sorted: placeholders and declared inputs, without local variables. */
export function inputsOf(message: Message): string[] {
  const names = new Set(
    patternsOf(message).flatMap((text) => [...text.matchAll(PLACEHOLDER)].map((hit) => hit[1] ?? '')),
  )
  if (typeof message !== 'string')
    for (const declaration of message.flatMap((entry) => entry.declarations)) {
      const [kind, name = ''] = declaration.split(/\s+/)
      if (kind === 'input') names.add(name)
      else names.delete(name)
    }
  return [...names].sort()
}

function faultOfMessage(message: unknown): string | undefined {
  if (typeof message === 'string') {
    if (message.trim() === '') return 'is empty'
    if (message !== message.trim()) return 'has blanks at an end'
    return message.replaceAll(PLACEHOLDER, '').match(/[{}]/) ? 'has a brace that is no {placeholder}' : undefined
  }
  const entry: unknown = Array.isArray(message) && message.length === 1 ? message[0] : undefined
  if (typeof entry !== 'object' || entry === null || !('match' in entry) || typeof entry.match !== 'object')
    return 'is neither text nor one entry of variants'
  const variants = Object.entries(entry.match ?? {})
  if (!variants.some(([when]) => when.split(',').every((part) => part.trim().endsWith('=*'))))
    return 'has no `*` variant'
  return variants
    .map(([, text]) => (typeof text === 'string' ? faultOfMessage(text) : 'has a variant that is no text'))
    .find(Boolean)
}

/** The faults of one key's messages; `complete`: the languages that must all be present. */
export function faultsOf(
  key: string,
  messages: Record<string, unknown>,
  complete: string[],
  known: string[],
): string[] {
  const faults: string[] = []
  if (!KEY.test(key)) faults.push(`${key}: a key is snake_case, <area>_<place>_<meaning>`)
  for (const tag of complete) if (!(tag in messages)) faults.push(`${key}: ${tag} is missing`)
  for (const [tag, message] of Object.entries(messages)) {
    const fault = known.includes(tag) ? faultOfMessage(message) : 'is not a known language'
    if (fault) faults.push(`${key}: ${tag} ${fault}`)
  }
  return faults.length > 0 ? faults : placeholderFaults(key, messages as Record<string, Message>)
}

function placeholderFaults(key: string, messages: Record<string, Message>): string[] {
  const [[firstTag, first] = ['', ''], ...others] = Object.entries(messages)
  const wanted = inputsOf(first).join(', ')
  return others
    .filter(([, message]) => inputsOf(message).join(', ') !== wanted)
    .map(([tag, message]) => `${key}: ${tag} has {${inputsOf(message).join(', ')}}, ${firstTag} has {${wanted}}`)
}

const same = (one: Message | undefined, other: Message) => JSON.stringify(one) === JSON.stringify(other)

/** The tables with the additions; throws when that would change an existing message, unless forced. */
export function merge(tables: Tables, additions: Additions, isForced: boolean): Tables {
  const merged: Tables = Object.fromEntries(Object.entries(tables).map(([tag, table]) => [tag, { ...table }]))
  const clashes: string[] = []
  for (const [key, messages] of Object.entries(additions))
    for (const [tag, message] of Object.entries(messages)) {
      const table = merged[tag] ?? {}
      if (!isForced && table[key] !== undefined && !same(table[key], message)) clashes.push(`${key} (${tag})`)
      table[key] = message
      merged[tag] = table
    }
  if (clashes.length > 0) throw new Error(`already there with other text (--force replaces it): ${clashes.join(', ')}`)
  return merged
}

/** Missing keys, extra keys and other placeholders of the complete languages, compared with the base language. */
export function problemsOf(tables: Tables, base: string, complete: string[]): string[] {
  const keys = new Set(complete.flatMap((tag) => Object.keys(tables[tag] ?? {})))
  return [...keys].sort().flatMap((key) => {
    const present = Object.entries(tables).flatMap(([tag, table]) =>
      table[key] === undefined ? [] : [[tag, table[key]]],
    )
    const messages: Record<string, Message> = Object.fromEntries(present)
    return messages[base] === undefined
      ? [`${key}: extra, ${base} does not have it`]
      : faultsOf(key, messages, complete, Object.keys(tables))
  })
}

/** Keys that no source file mentions as `m.<key>`. Keys of names are computed and therefore not checked. */
export function unusedKeys(table: Table, sources: string[]): string[] {
  const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map((hit) => hit[1])))
  return Object.keys(table).filter((key) => !used.has(key) && !key.startsWith('name_'))
}

export const missingKeys = (tables: Tables, base: string, tag: string): string[] =>
  Object.keys(tables[base] ?? {}).filter((key) => tables[tag]?.[key] === undefined)
