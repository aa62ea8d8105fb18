import { MATCH_AREAS, placeOf } from './area-of.ts'
import type { PageKind } from './areas.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const isStart = (id: string, graph: ModuleGraph): boolean => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** Modules loaded on demand that import a module statically, however far up. */
function startsOf(id: string, graph: ModuleGraph): string[] {
  const above = new Set([id])
  for (const each of above) for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer)
  return [...above].filter((each) => isStart(each, graph))
}

const nameOf = ({ route }: PageKind): string => `page-${route.replace(/\W+/g, '-')}`

/**
 * The chunk that a module is put in; null leaves it with the code that has it, or with a small chunk of what several
 * have. A chunk's modules import only from chunks that at least the same pages load, so no two import each other.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  // What is opened later is a chunk of its own, whoever else imports it.
  if (isStart(id, graph) && !placeOf(id).page) return null
  const places = startsOf(id, graph).map(placeOf)
  // What also moves a page later must not bring all that another page has at once.
  if (places.some(({ isSoon }) => isSoon)) return null
  const areas = new Set(places.map(({ area }) => area))
  const pages = [...new Map(places.flatMap(({ page }) => (page ? [[page.route, page]] : []))).values()]
  const [page, another] = pages.filter(({ group }) => group !== 'own')
  if (another && pages.some(({ group }) => group === 'lists')) return 'lists'
  if (page && areas.size === 1 && !another) return nameOf(page)
  if (page?.group === 'match') {
    if ([...areas].some((each) => !MATCH_AREAS.has(each))) return 'controls'
    return another ? 'match' : `${nameOf(page)}-more`
  }
  const [own, otherOwn] = pages
  return own && !page && !otherOwn && places.every((each) => each.page) ? nameOf(own) : null
}

/**
 * How the browser's code is split: what every page needs is one chunk, what lists share another, what pages about one
 * match share a third, and each page has its own. Few files pack better than many and are asked for at once.
 */
export const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: chunkOf, debugName: 'area', includeDependenciesRecursively: false, priority: 1 },
]
