import { MATCH_AREAS, type Place, placeOf } from './area-of.ts'
import type { AreaName, PageKind } from './areas.ts'

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

/** So many pages of one area must need a module for all of them to have it, in their area's chunk. */
const PAGES_MIN = 3

/** Of what only own pages have: what one has is its own, what several of an area have is theirs together. */
function ownChunkOf(places: readonly Place[], pages: readonly PageKind[], areas: ReadonlySet<AreaName>): string | null {
  const [first, another] = new Set(places.map(({ page, variant }) => `${page?.route} ${variant ?? ''}`))
  const [own, otherOwn] = pages
  if (first && !another) return places[0]?.variant || !own ? null : nameOf(own)
  if (own && !otherOwn) return nameOf(own)
  const isCommon = places.length >= PAGES_MIN || places.every(({ variant }) => !variant)
  return areas.size === 1 && isCommon ? `${[...areas][0]}-pages` : null
}

/** Small things of one kind are one chunk: each by itself would cost every page its name. */
function kindOf(id: string): string | null {
  if (id.includes('/lucide-react/dist/esm/icons/')) return 'icons'
  return id.split('?')[0]?.endsWith('.functions.ts') ? 'calls' : null
}

/**
 * The chunk that a module is put in; null leaves it with the code that has it, or with a small chunk of what several
 * have. A chunk's modules import only from chunks that at least the same pages load, so no two import each other.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const place = placeOf(id)
  // What is opened later is a chunk of its own, whoever else imports it, and so is one of several pages.
  if (isStart(id, graph) && (!place.page || place.variant)) return null
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
  const chunk = !page && places.every((each) => each.page) ? ownChunkOf(places, pages, areas) : null
  return chunk ?? (places.length > 1 ? kindOf(id) : null)
}

/**
 * How the browser's code is split: what every page needs is one chunk, what lists share another, what pages about one
 * match share a third, and each page has its own. Few files pack better than many and are asked for at once.
 */
export const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: chunkOf, debugName: 'area', includeDependenciesRecursively: false, priority: 1 },
]
