import type { Plugin } from 'vite'
import { shortFileList } from './name-chunks.ts'

const TREE = /\/app\/routeTree\.gen\.ts$/

/** A route whose id is its path, as TanStack's generator writes it, with or without types. */
const ROUTE =
  /(\w+)\.update\(\{\s*id: (['"])(.*?)\2,\s*path: \2\3\2,\s*getParentRoute: \(\) => (\w+),?\s*\}(?: as any)?\)/g

/** The children of a route by their names, which the router does not look at. */
const CHILDREN = /(const \w+Children)(?:: \w+)? = \{([^}]*)\}/g

const HELPER =
  '\nconst inTree = (route, path, getParentRoute = () => rootRouteImport) => route.update({ id: path, path, getParentRoute })\n'

/** The generated tree with one call for each route instead of an object with its path twice, and children in lists. */
export function leanTree(code: string): string {
  const short = code.replace(ROUTE, (_, route, quote, path, parent) => {
    const rest = parent === 'rootRouteImport' ? '' : `, () => ${parent}`
    return `inTree(${route}, ${quote}${path}${quote}${rest})`
  })
  const lean = short.replace(CHILDREN, (_, name: string, entries: string) => {
    const values = [...entries.matchAll(/\w+:\s*(\w+)/g)].map(([, value]) => value)
    return `${name} = [${values.join(', ')}]`
  })
  if (short === code || lean === short) throw new Error('routeTree.gen.ts is written otherwise')
  const place = lean.indexOf('\n', lean.lastIndexOf('\nimport ') + 1)
  return lean.slice(0, place) + HELPER + lean.slice(place)
}

const ofClient = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const

/** Every page loads the routes, so they should be short: see docs/decisions/020-weight-by-area.md. */
export const leanRoutes = (): Plugin[] => [
  {
    ...ofClient,
    name: 'lean-routes:tree',
    enforce: 'pre',
    transform: { filter: { id: TREE }, handler: (code) => ({ code: leanTree(code), map: null }) },
  },
  {
    ...ofClient,
    name: 'lean-routes:files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        for (const chunk of Object.values(output))
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = shortFileList(chunk.code)
      },
    },
  },
]
