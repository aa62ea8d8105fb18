import type { Rolldown } from 'vite'

/**
 * Which scripts a language's messages are in. `first`: what the frame and the lists say; `own`: what is said to one
 * visitor alone, from signing in to administration.
 */
export const PARTS = ['first', 'match', 'rest', 'own'] as const
export type Part = (typeof PARTS)[number]

export interface MessageScripts {
  /** Addresses by part and language tag; empty in development. */
  urls: Record<Part, Record<string, string | undefined>>
  /** What a route's page needs besides `first`, by the route's id. */
  routes: Record<string, Part[] | undefined>
}

export const NO_SCRIPTS: MessageScripts = { urls: { first: {}, match: {}, rest: {}, own: {} }, routes: {} }

/** Pages about one match: long ones, whose words the lists do without. */
const LONG_PAGES = ['app/routes/$game/$id.tsx', 'app/routes/live/$id.tsx']
/** What a visitor of the match page sees at once: its route, and the tab it opens on. */
const MATCH_PAGE = ['app/routes/$game/$id.tsx', 'app/features/match/page/parts/overview-panel.tsx']
/** Pages for one visitor alone, and what is fetched to speak with her: lists do without their words and parts. */
const OWN_PAGE = /app\/routes\/(?:admin|caijian|channel|login|userInfo)\b/
const OWN_FEATURE = /app\/features\/(?:admin|login|notice|user)\//
const ROUTE_MODULE = /app\/routes\/(.+)\.tsx\?tsr-split=/

export const isLongPage = (id: string): boolean => LONG_PAGES.some((page) => id.includes(page))
/** Whether a module is the page of a route that shows lists to everybody. */
export const isListPage = (id: string): boolean => ROUTE_MODULE.test(id) && !isLongPage(id) && !OWN_PAGE.test(id)

type Chunk = Rolldown.OutputChunk

const chunksOf = (output: Rolldown.OutputBundle): Chunk[] =>
  Object.values(output).filter((file): file is Chunk => file.type === 'chunk')

/** The chunks and all that they import statically. */
function reach(from: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Chunk[] {
  const reached = new Set<Chunk>(from)
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) reached.add(imported)
    }
  return [...reached]
}

function routeId({ facadeModuleId }: Chunk): string | undefined {
  const file = ROUTE_MODULE.exec(facadeModuleId ?? '')?.[1]
  return file && `/${file.replace(/index$/, '')}`
}

const isFirst = ({ isEntry, facadeModuleId: id }: Chunk): boolean => isEntry || (id !== null && isListPage(id))
/** What somebody asks for, other than pages and dialogs of her own. */
const isCommon = ({ facadeModuleId: id }: Chunk): boolean => id !== null && !OWN_PAGE.test(id) && !OWN_FEATURE.test(id)
const isMatch = ({ facadeModuleId: id }: Chunk): boolean => MATCH_PAGE.some((page) => id?.includes(page))

export interface MessageParts {
  keys: Record<Part, string[]>
  /** Parts besides `first` that a chunk and all it imports call, by file name; only chunks that need some. */
  needs: Map<string, Part[]>
  routes: MessageScripts['routes']
}

/** Which messages the browser's chunks call, and which part each is in. */
export function partsOf(output: Rolldown.OutputBundle, keys: ReadonlySet<string>): MessageParts {
  const chunks = chunksOf(output)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  // A key is told by its property name, which minifying leaves alone.
  const keysIn = (from: readonly Chunk[]) =>
    reach(from, byName).flatMap(({ code }) =>
      [...code.matchAll(/\.([a-z]\w*)/g)].flatMap(([, name = '']) => (keys.has(name) ? [name] : [])),
    )
  const partOf = new Map<string, Part>()
  const put = (part: Part, from: readonly Chunk[]) => {
    for (const key of keysIn(from)) if (!partOf.has(key)) partOf.set(key, part)
  }
  put('first', chunks.filter(isFirst))
  put('match', chunks.filter(isMatch))
  put('rest', chunks.filter(isCommon))
  put('own', chunks)
  const needOf = (chunk: Chunk): Part[] => {
    const needed = new Set(keysIn([chunk]).map((key) => partOf.get(key)))
    return PARTS.filter((part) => part !== 'first' && needed.has(part))
  }
  const needs = new Map(chunks.map((chunk) => [chunk, needOf(chunk)] as const).filter(([, parts]) => parts.length > 0))
  return {
    keys: Object.fromEntries(PARTS.map((part) => [part, keysOf(partOf, part)])) as MessageParts['keys'],
    needs: new Map([...needs].map(([{ fileName }, parts]) => [fileName, parts])),
    routes: Object.fromEntries(
      [...needs].flatMap(([chunk, parts]) => {
        const id = routeId(chunk)
        return id ? [[id, parts]] : []
      }),
    ),
  }
}

const keysOf = (partOf: ReadonlyMap<string, Part>, part: Part): string[] =>
  [...partOf].flatMap(([key, its]) => (its === part ? [key] : [])).sort()

const table = (keys: readonly string[]) => `{${keys.map((key) => `${key}:m.${key}`).join(',')}}`

/** Loads a chunk when the messages it calls are there. A lost script fails as a lost chunk does. */
const WORDS = `(parts, load) => Promise.all(parts.map((part) => __words.src[part] && (__words[part] ??= new Promise((done, fail) => {
  const script = document.createElement('script')
  script.src = __words.src[part]
  script.onload = done
  script.onerror = () => {
    __words[part] = undefined
    fail(new TypeError('error loading dynamically imported module: ' + script.src))
  }
  document.head.append(script)
})))).then(load)`

/** What a language's scripts do with its messages `m`. The addresses still to be fetched stand in `__words.src`. */
export const sourceOf = {
  first: (keys: readonly string[], src: Record<string, string>): string =>
    `globalThis.__m=${table(keys)};globalThis.__words=${WORDS};__words.src=${JSON.stringify(src)}`,
  more: (keys: readonly string[], part: Part): string => `Object.assign(__m,${table(keys)});delete __words.src.${part}`,
}

/** Makes every dynamic import of a chunk that calls more than the first messages wait for them. */
export function waitForWords(output: Rolldown.OutputBundle, needs: MessageParts['needs']): void {
  for (const chunk of chunksOf(output))
    chunk.code = chunk.code.replace(/import\(([`"'])\.\/([^`"']+)\1\)/g, (call, _quote, name: string) => {
      const parts = needs.get(`assets/${name}`)
      return parts ? `__words(${JSON.stringify(parts)},()=>${call})` : call
    })
}
