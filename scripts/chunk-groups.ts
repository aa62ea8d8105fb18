import { MATCH_AREAS, type Place, placeOf } from './area-of.ts'
import type { AreaName, PageKind } from './areas.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const isStart = (id: string, graph: ModuleGraph): boolean => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** The dynamically imported modules that import a module statically, directly or indirectly. */
function startsOf(id: string, graph: ModuleGraph): string[] {
  const above = new Set([id])
  for (const each of above) for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer)
  return [...above].filter((each) => isStart(each, graph))
}

const nameOf = ({ route }: PageKind): string => `page-${route.replace(/\W+/g, '-')}`

/** A module that this many pages of one area need goes into the area's common chunk. */
const PAGES_MIN = 3

/** Areas whose pages look like those of the personal centre: they take its common chunk as it is. */
const LIKE_USER: ReadonlySet<AreaName> = new Set([
  'anchor',
  'anchor-center',
  'channel-center',
  'creator-center',
  'mall',
  'multi-view',
  'plan',
  'video',
])

/** The chunk of a module of `own` pages only: that of its page, or a common one of its area. */
function ownChunkOf(places: readonly Place[], pages: readonly PageKind[], areas: ReadonlySet<AreaName>): string | null {
  const [first, another] = new Set(places.map(({ page, variant }) => `${page?.route} ${variant ?? ''}`))
  const [own, otherOwn] = pages
  if (first && !another) return places[0]?.variant || !own ? null : nameOf(own)
  // A league's tables and a squad's are heavy, and not part of the lists.
  const isOfFew = areas.has('library') && places.length < PAGES_MIN && places.every(({ variant }) => variant)
  if (own && !otherOwn) return isOfFew ? null : nameOf(own)
  const [area, otherArea] = [...areas].filter((each) => !areas.has('user') || !LIKE_USER.has(each))
  const ofArea = places.filter((place) => place.area === area)
  const isCommon = ofArea.length >= PAGES_MIN || ofArea.every(({ variant }) => !variant)
  return area && !otherArea && isCommon ? `${area}-pages` : null
}

/** Calls of areas that few visits come to, and that of drawn matches: no other page loads them. */
const OWN_CALLS =
  /\/features\/(?:match\/plays\.|(?:anchor|anchor-center|announcement|channel-center|creator-center|library|match\/tree|plan|news|video|video-list|admin\/(?:announcements|articles|chat|feeds|plans|posts|refunds|roles|videos)|user\/posts)\/)/

/**
 * Small modules of one kind share a chunk, since each file name would be part of every page. The many icons of own pages
 * and of videos are not loaded with a match.
 */
function kindOf(id: string, areas: ReadonlySet<AreaName>): string | null {
  if (id.includes('/lucide-react/dist/esm/icons/')) {
    if (areas.size === 1 && areas.has('video')) return null
    return [...areas].some((area) => MATCH_AREAS.has(area) && area !== 'video') ? 'icons' : 'own-icons'
  }
  return id.split('?')[0]?.endsWith('.functions.ts') && !OWN_CALLS.test(id) ? 'calls' : null
}

/** Lists of rooms, pages about a match and own pages load nothing that only lists of matches have. */
const listsChunkOf = (pages: readonly PageKind[]): string =>
  pages.every(({ group, showsRooms }) => group === 'lists' && !showsRooms) ? 'match-lists' : 'lists'

/** An own page with lists of matches has no say in what those lists load together: it takes that as it comes. */
function deciding(places: readonly Place[]): readonly Place[] {
  const others = places.filter(({ page }) => !page?.showsMatches)
  const isOfLists =
    others.some(({ page }) => page?.group === 'lists') && others.every(({ page }) => page?.group !== 'own')
  return isOfLists ? others : places
}

const CHARTS = /\/features\/match\/page\/parts\/charts\//
const OVERVIEW = /\/overview-charts\.tsx$/

/**
 * The chunk of a module; null leaves the choice to the bundler. A chunk imports only from chunks that at least the same
 * pages load, so no two chunks import each other.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const place = placeOf(id)
  // A dynamically imported module that is no page, or a page of several variants, is its own chunk.
  if (isStart(id, graph) && (!place.page || place.variant)) return null
  const starts = startsOf(id, graph)
  // Each file name that the overview's charts load is in the page's first script.
  if (starts.length > 1 && starts.every((start) => CHARTS.test(start)) && starts.some((start) => OVERVIEW.test(start)))
    return 'charts'
  const places = deciding(starts.map(placeOf))
  // What one of several pages of a route has for itself is in its chunk.
  const [variant, ...otherVariants] = new Set(places.map(({ variant }) => variant))
  if (variant && otherVariants.length === 0) return null
  // Code that pages load after hydration must not bring another page's whole chunk along.
  if (places.some(({ isSoon }) => isSoon)) return null
  const areas = new Set(places.map(({ area }) => area))
  const pages = [...new Map(places.flatMap(({ page }) => (page ? [[page.route, page]] : []))).values()]
  const [page, another] = pages.filter(({ group }) => group !== 'own')
  const [list, otherList] = pages.filter(({ group }) => group === 'lists')
  // What one list shares with the pages about a match is not loaded by the other lists.
  if (another && list) return otherList ? listsChunkOf(pages) : `${nameOf(list)}-shared`
  // What some of the pages of a route have is loaded with those only.
  if (page && places.every((each) => each.variant || !each.page)) return null
  if (page && areas.size === 1 && !another) return nameOf(page)
  if (page?.group === 'match') {
    // It may use the lists' chunk, so it must not come into one that pages without it load.
    if (places.some(({ partOf }) => partOf)) return null
    if ([...areas].some((each) => !MATCH_AREAS.has(each))) return 'controls'
    return another ? 'match' : `${nameOf(page)}-more`
  }
  const chunk = !page && places.every((each) => each.page) ? ownChunkOf(places, pages, areas) : null
  return chunk ?? (places.length > 1 ? kindOf(id, areas) : null)
}

/**
 * How the browser's code is split: one chunk for all pages, one for the lists, one for pages about one match, and one
 * for each page. Few files compress better than many and can be requested at once.
 */
export const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: chunkOf, debugName: 'area', includeDependenciesRecursively: false, priority: 1 },
]
