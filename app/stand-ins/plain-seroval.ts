/**
 * The part of `seroval` that Start's client needs, for plain values only: null, undefined, booleans, numbers, strings,
 * arrays and plain objects, and Start's errors. Our server functions carry nothing else, and all of seroval would be a
 * fifteenth of a page's code. The build replaces seroval by this module in the browser (scripts/stand-ins.ts); the
 * server uses seroval itself. Node shapes are those of seroval 1.8.
 */
interface Node {
  t: number
  i?: number
  s?: unknown
  c?: string
  a?: (Node | 0)[]
  p?: { k: string[]; v: Node[] }
}

interface Plugin {
  tag: string
  deserialize(node: unknown, ctx: { deserialize(node: Node): unknown }): unknown
}

interface Options {
  plugins?: Plugin[]
  refs?: Map<number, unknown>
}

const NUMBER = 0
const STRING = 1
const CONSTANT = 2
const REFERENCE = 4
const ARRAY = 9
const OBJECT = 10
const BARE_OBJECT = 11
const PLUGIN = 25
/** Indexed by the number in a constant's node. */
const CONSTANTS = [null, undefined, true, false, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]

const ESCAPED = new Map<string, string>(
  Object.entries({
    '\\\\': '\\',
    '\\"': '"',
    '\\n': '\n',
    '\\r': '\r',
    '\\b': '\b',
    '\\t': '\t',
    '\\f': '\f',
    '\\x3C': '<',
    '\\u2028': '\u2028',
    '\\u2029': '\u2029',
  }),
)
const unescaped = (text: string): string =>
  text.replace(/\\(?:[\\"nrbtf]|x3C|u202[89])/g, (found) => ESCAPED.get(found) ?? found)

function nodeOf(value: unknown, nextId: () => number): Node {
  const constant = CONSTANTS.findIndex((each) => Object.is(each, value))
  if (constant >= 0) return { t: CONSTANT, s: constant }
  if (typeof value === 'number') return { t: NUMBER, s: value }
  if (typeof value === 'string') return { t: STRING, s: value.replaceAll('\\', '\\\\') }
  const i = nextId()
  if (Array.isArray(value)) return { t: ARRAY, i, a: value.map((item) => nodeOf(item, nextId)) }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('a server function is given plain values only')
  const entries = Object.entries(value)
  return { t: OBJECT, i, p: { k: entries.map(([key]) => key), v: entries.map(([, each]) => nodeOf(each, nextId)) } }
}

export async function toJSONAsync(value: unknown): Promise<{ t: Node; f: number; m: number[] }> {
  let id = 0
  return { t: nodeOf(value, () => id++), f: 127, m: [] }
}

export function fromCrossJSON(root: Node, { plugins = [], refs = new Map() }: Options): unknown {
  function remember<T extends object>(node: Node, value: T): T {
    if (node.i !== undefined) refs.set(node.i, value)
    return value
  }
  function read(node: Node): unknown {
    if (node.t === NUMBER) return Number(node.s)
    if (node.t === STRING) return unescaped(String(node.s))
    if (node.t === CONSTANT) return CONSTANTS[Number(node.s)]
    if (node.t === REFERENCE) return refs.get(node.i ?? -1)
    if (node.t === ARRAY) {
      const list: unknown[] = remember(node, [])
      for (const item of node.a ?? []) list.push(item === 0 ? undefined : read(item))
      return list
    }
    if (node.t === OBJECT || node.t === BARE_OBJECT) {
      const object: Record<string, unknown> = remember(node, {})
      node.p?.k.forEach((key, index) => {
        const field = node.p?.v[index]
        if (field && key !== '__proto__') object[unescaped(key)] = read(field)
      })
      return object
    }
    const plugin = node.t === PLUGIN ? plugins.find(({ tag }) => tag === node.c) : undefined
    if (!plugin) throw new TypeError(`a server function answered with more than plain values: ${node.t}`)
    return plugin.deserialize(node.s, { deserialize: read })
  }
  return read(root)
}

export const createPlugin = <P>(plugin: P): P => plugin

/** Imported by Start's plugins for streams, which our calls never use. */
export const createStream = (): never => {
  throw new TypeError('a server function answers at once')
}
export const ReadableStreamPlugin: Plugin = { tag: 'stream', deserialize: createStream }
