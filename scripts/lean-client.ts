import path from 'node:path'
import type { Plugin } from 'vite'
import { isListPage, isLongPage } from './message-parts.ts'

const PLAIN_SEROVAL = path.resolve('app/lib/plain-seroval.ts')

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Modules loaded on demand that import a module statically, however far up. */
function startsOf(id: string, graph: ModuleGraph): string[] {
  const above = new Set([id])
  for (const each of above) for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer)
  return [...above].filter((each) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0)
}

/** The chunk that pages share a module in; null leaves it with the one that has it. */
function sharedChunk(id: string, graph: ModuleGraph): string | null {
  // Every page imports the icons' index: who draws an icon cannot be told from it.
  if (id.includes('/node_modules/')) return null
  const starts = startsOf(id, graph)
  if (starts.length < 2) return null
  if (starts.some(isListPage)) return 'lists'
  return starts.filter(isLongPage).length > 1 ? 'match' : null
}

/**
 * Less code for the browser. What every page needs is one chunk, what lists share another, what pages about one
 * match share a third: few files pack better than forty and are asked for at once. Server functions carry plain
 * values (app/lib/plain-seroval.ts).
 */
const groups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
]

export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
    resolveId: (id) => (id === 'seroval' || id === 'seroval-plugins/web' ? PLAIN_SEROVAL : undefined),
  }
}
