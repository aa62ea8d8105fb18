import { AREAS, type Area, type AreaName, type OnDemand, type PageKind } from './areas.ts'

const areas = Object.entries(AREAS) as [AreaName, Area][]

/** Every kind of page with its area. */
export const PAGES: readonly (PageKind & { area: AreaName })[] = areas.flatMap(([area, { pages }]) =>
  pages.map((page) => ({ ...page, area })),
)

/** Areas with code in the pages of the group `match`. */
export const MATCH_AREAS: ReadonlySet<AreaName> = new Set(
  areas.flatMap(([area, { isMatchPart, pages }]) =>
    isMatchPart || pages.some(({ group }) => group === 'match') ? [area] : [],
  ),
)

const areaOfRoute = new Map(
  areas.flatMap(([area, { pages, noPage = [] }]) =>
    [...pages.flatMap(({ route, also = [] }) => [route, ...also]), ...noPage].map((route) => [route, area] as const),
  ),
)

/** All routes of all areas. */
export const DECLARED_ROUTES: ReadonlySet<string> = new Set(areaOfRoute.keys())

/** The id of the route whose split-off code a module is; undefined for other modules. */
export function routeOf(moduleId: string): string | undefined {
  const file = /app\/routes\/(.+)\.tsx\?tsr-split=/.exec(moduleId)?.[1]
  return file && `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`.replace(/\/route$/, '')
}

/**
 * What a dynamically imported module belongs to: a kind of page, which loads it at once, or an area, which loads it
 * later. A module outside the areas' folders belongs to `shell`.
 */
export interface Place {
  area: AreaName
  page?: PageKind
  /** The name of the page, where several share a route. */
  variant?: string
  /** The name of a part for its words alone. */
  ownWords?: string
  /** Loaded by several kinds of pages after hydration. */
  isSoon?: boolean
  /** Loaded on demand with the words of its page. */
  hasPageWords?: boolean
  /** A part of this list page, of the same area, that is loaded on demand. */
  partOf?: PageKind
}

/** Every page that shares its route with others. */
export const VARIANTS = PAGES.flatMap((page) =>
  Object.entries(page.variants ?? {}).map(([name, variant]) => ({ name, page, ...variant })),
)

const isFile = (moduleId: string, file: string): boolean => moduleId.split('?')[0]?.endsWith(`/${file}`) ?? false

const isOf = ({ route, also }: PageKind, asked: string | undefined): boolean =>
  asked !== undefined && (route === asked || also?.includes(asked) === true)

export function placeOf(moduleId: string): Place {
  const route = routeOf(moduleId)
  const page = PAGES.find((each) => isOf(each, route) || each.atOnce?.some((file) => isFile(moduleId, file)))
  if (page) return { area: page.area, page }
  const variant = VARIANTS.find(({ module }) => isFile(moduleId, module))
  if (variant) {
    const { name, page: of, hasOwnWords = of.group === 'match' } = variant
    return { area: of.area, page: of, variant: name, ...(hasOwnWords ? { ownWords: name } : {}) }
  }
  const soon = areas.find(([, each]) =>
    each.soon?.some(({ modules }) => modules.some((file) => isFile(moduleId, file))),
  )
  if (soon) return { area: soon[0], isSoon: true }
  const [area, code] = onDemandOf(moduleId)
  if (area && code?.hasPageWords) return { area, hasPageWords: true }
  if (area && code?.ownWords) return { area, ownWords: code.ownWords }
  return placeInFolder(moduleId, route)
}

/** What is loaded on demand by this module, and its area. */
function onDemandOf(moduleId: string): [area?: AreaName, code?: OnDemand] {
  for (const [area, { onDemand = [] }] of areas) {
    const code = onDemand.find(({ modules }) => modules.some((file) => isFile(moduleId, file)))
    if (code) return [area, code]
  }
  return []
}

function placeInFolder(moduleId: string, route: string | undefined): Place {
  const folder = /app\/features\/([^/]+)\//.exec(moduleId)?.[1]
  const area = route === undefined ? folder : areaOfRoute.get(route)
  if (area === undefined || !(area in AREAS)) return { area: 'shell' }
  const own = AREAS[area as AreaName] as Area
  const part = own.onDemand?.find(({ modules }) => modules.some((file) => isFile(moduleId, file)))
  const opener = own.pages.find(({ route: opened, group }) => group === 'lists' && opened === part?.from)
  return { area: area as AreaName, ...(opener ? { partOf: opener } : {}) }
}

/** The area of a message by its key's prefix. */
export const areaOfMessage = (name: string): AreaName | undefined =>
  areas.find(([, { messages }]) => messages.includes(name.split('_')[0] ?? ''))?.[0]
