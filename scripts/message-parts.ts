import type { Rolldown } from 'vite'
import { placeOf, routeOf } from './area-of.ts'

/** The part that every page loads: the messages of the frame and the lists. */
export const FIRST = 'first'

export interface MessageScripts {
  /** URLs by part and language tag; empty in development. */
  urls: Record<string, Record<string, string | undefined>>
  /**
   * The part that a route's page needs besides `first`, by the route's id; by the id and the name of one of several
   * pages (`/$game/$id moba`, `/userInfo/$id recharge`): the part that this one needs besides both.
   */
  routes: Record<string, string | undefined>
  /** The part that a chunk loaded on demand needs besides `first`, by its URL. */
  starts: Record<string, string | undefined>
}

export const NO_SCRIPTS: MessageScripts = { urls: {}, routes: {}, starts: {} }

type Chunk = Rolldown.OutputChunk

const chunksOf = (output: Rolldown.OutputBundle): Chunk[] =>
  Object.values(output).filter((file): file is Chunk => file.type === 'chunk')

/** A chunk and all of its static imports. */
function reach(from: Chunk, byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set([from])
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) reached.add(imported)
    }
  return reached
}

/**
 * The part with the messages of a dynamically imported chunk. An area has up to three: for its pages, for what is
 * opened on them, and for code that pages load after hydration. With `first` each part is complete, so a chunk needs
 * only one; a message of two parts is in both. What one of several pages with words of their own has for itself is a part
 * besides the area's; code that is loaded on demand with words of its own has all of them in one part.
 */
function partOf(moduleId: string): string {
  const { area, page, ownWords, isSoon, hasPageWords } = placeOf(moduleId)
  if (ownWords) return `${area}-${ownWords}`
  if (page?.group === 'lists') return FIRST
  if (isSoon) return `${area}-soon`
  return page || hasPageWords || routeOf(moduleId) ? area : `${area}-later`
}

export interface MessageParts {
  /** Keys of messages by part. */
  keys: Map<string, Set<string>>
  /** The part besides `first` that a chunk needs, by its file name. */
  needs: Map<string, string>
  routes: MessageScripts['routes']
}

/** The parts of single pages with words of their own, each with its area's and the name of its page in `MessageScripts.routes`. */
function variantParts(loads: readonly { part: string; modules: readonly string[] }[]) {
  return loads.flatMap(({ part, modules }) => {
    const { area, page, ownWords } = placeOf(modules[0] ?? '')
    return ownWords && page ? [{ area, part, route: `${page.route} ${ownWords}` }] : []
  })
}

/**
 * Assigns the messages that the browser's chunks use to parts. `keyOf`: the key of a message's short name; `starts`:
 * the modules for which a chunk is loaded, by its file name.
 */
export function partsOf(
  output: Rolldown.OutputBundle,
  keyOf: ReadonlyMap<string, string>,
  starts: ReadonlyMap<string, readonly string[]>,
): MessageParts {
  const chunks = chunksOf(output)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // Messages are recognised by their property names, which the minifier does not change.
  const own = new Map(
    chunks.map((chunk) => [
      chunk,
      [...chunk.code.matchAll(/\.(\$\w+)/g)].flatMap(([, id = '']) => keyOf.get(id) ?? []),
    ]),
  )
  const keysIn = (from: Chunk) => new Set([...reach(from, byName)].flatMap((chunk) => own.get(chunk) ?? []))
  const loads = chunks.flatMap((chunk) => {
    const modules = starts.get(chunk.fileName) ?? []
    const [part, another] = new Set(modules.map(partOf))
    if (another) throw new Error(`${chunk.fileName} is of two areas: ${modules.join(', ')}`)
    return part ? [{ chunk, part, modules, routes: modules.flatMap((id) => routeOf(id) ?? []) }] : []
  })
  const first = new Set(
    [
      ...chunks.filter(({ isEntry }) => isEntry),
      ...loads.flatMap(({ chunk, part }) => (part === FIRST ? chunk : [])),
    ].flatMap((chunk) => [...keysIn(chunk)]),
  )
  const keys = new Map([[FIRST, first]])
  const needs = new Map<string, string>()
  const routes: MessageScripts['routes'] = {}
  for (const { chunk, part, routes: its } of loads) {
    const missing = [...keysIn(chunk)].filter((key) => !first.has(key))
    if (missing.length === 0) continue
    keys.set(part, new Set([...(keys.get(part) ?? []), ...missing]))
    needs.set(chunk.fileName, part)
    for (const route of its) routes[route] = part
  }
  for (const { area, route, part } of variantParts(loads)) {
    const rest = [...(keys.get(part) ?? [])].filter((key) => !keys.get(area)?.has(key))
    keys.set(part, new Set(rest))
    routes[route] = part
  }
  return { keys, needs, routes }
}

/** Loads a chunk after the script with its messages. A script that fails to load is reported like a failed chunk. */
const WORDS = `(part, load) => Promise.resolve(__words[part] ??= new Promise((done, fail) => {
  const script = document.createElement('script')
  script.src = __words.folder + part + '.js'
  script.onload = done
  script.onerror = () => {
    __words[part] = undefined
    fail(new TypeError('error loading dynamically imported module: ' + script.src))
  }
  document.head.append(script)
})).then(load)`

const table = (keys: Iterable<string>, idOf: ReadonlyMap<string, string>) =>
  `{${[...keys]
    .sort()
    .map((key) => `${idOf.get(key)}:m.${key}`)
    .join(',')}}`

/**
 * The source of a language's scripts with its messages `m`. `folder`: the URL where the language's other scripts are.
 * `__words` has a property for each part that is loaded or loading.
 */
export const sourceOf = {
  first: (keys: Iterable<string>, idOf: ReadonlyMap<string, string>, folder: string): string =>
    `globalThis.__m=${table(keys, idOf)};globalThis.__words=${WORDS};__words.folder=${JSON.stringify(folder)}`,
  more: (keys: Iterable<string>, idOf: ReadonlyMap<string, string>, part: string): string =>
    `Object.assign(__m,${table(keys, idOf)});__words[${JSON.stringify(part)}]=1`,
}

/** Makes dynamic imports of chunks with a part of their own wait for its script. */
export function waitForWords(output: Rolldown.OutputBundle, needs: MessageParts['needs']): void {
  for (const chunk of chunksOf(output))
    chunk.code = chunk.code.replace(/import\(([`"'])\.\/([^`"']+)\1\)/g, (call, _quote, name: string) => {
      const part = needs.get(`assets/${name}`)
      return part ? `__words(${JSON.stringify(part)},()=>${call})` : call
    })
}
