import fs from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { routeOf, VARIANTS } from './area-of.ts'

/** The list of the browser's chunks that a build writes for `npm run size`. */
export const CHUNKS = '.cache/client-chunks.json'

export interface ClientChunks {
  /** A chunk's static imports and the workers it starts, by URL. */
  imports: Record<string, string[]>
  /** The URL of a module that is loaded on demand, by its path in the project. */
  starts: Record<string, string>
}

/** The modules that chunks are loaded for on demand, by file name. */
export function startsOf(
  output: Rolldown.OutputBundle,
  graph: { getModuleInfo(id: string): { dynamicImporters: readonly string[] } | null },
): Map<string, string[]> {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk')
  const isStart = (id: string) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
  return new Map(
    chunks.flatMap(({ fileName, isEntry, moduleIds }) => (isEntry ? [] : [[fileName, moduleIds.filter(isStart)]])),
  )
}

export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, output) {
      const workers = Object.keys(output).filter((name) => /worker-[^/]+\.js$/.test(name))
      const list: ClientChunks = {
        imports: Object.fromEntries(
          Object.values(output).flatMap((file) => {
            if (file.type !== 'chunk') return []
            const started = workers.filter((name) => file.code.includes(path.basename(name)))
            return [[`/${file.fileName}`, [...file.imports, ...started].map((name) => `/${name}`)]]
          }),
        ),
        starts: Object.fromEntries(
          [...startsOf(output, this)].flatMap(([name, ids]) =>
            ids.map((id) => [path.relative('.', id).replaceAll(path.sep, '/'), `/${name}`]),
          ),
        ),
      }
      fs.mkdirSync(path.dirname(CHUNKS), { recursive: true })
      fs.writeFileSync(CHUNKS, JSON.stringify(list))
    },
  }
}

/** A piece of code and all that it imports statically. */
export function reachOf(urls: Iterable<string>, { imports }: ClientChunks): Set<string> {
  const reached = new Set(urls)
  for (const url of reached) for (const each of imports[url] ?? []) reached.add(each)
  return reached
}

/** Addresses of what one of several pages of a route loads at once, beside what all of them do. */
function codeOfVariants(chunks: ClientChunks): Record<string, string[]> {
  const startsOfRoute = (route: string) =>
    Object.entries(chunks.starts).flatMap(([module, url]) => (routeOf(module) === route ? url : []))
  return Object.fromEntries(
    VARIANTS.map(({ name, page, module }) => {
      const shared = reachOf(startsOfRoute(page.route), chunks)
      const own = reachOf([chunks.starts[module] ?? ''], chunks)
      return [`${page.route} ${name}`, [...own].filter((url) => url && !shared.has(url))]
    }),
  )
}

const VIRTUAL = 'virtual:variant-code'

/** Tells the server what to link on a page that shares its route with others. */
export function variantCode(): Plugin {
  return {
    name: 'variant-code',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return
      const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build'
      const code = isServerBuild ? codeOfVariants(JSON.parse(fs.readFileSync(CHUNKS, 'utf8')) as ClientChunks) : {}
      return `export default ${JSON.stringify(code)}`
    },
  }
}
