import { AREAS, type Area, type AreaName, type PageKind } from './areas.ts'

const areas = Object.entries(AREAS) as [AreaName, Area][]

/** Every kind of page with its area. */
export const PAGES: readonly (PageKind & { area: AreaName })[] = areas.flatMap(([area, { pages }]) =>
  pages.map((page) => ({ ...page, area })),
)

/** Areas that the long pages about one match are made of. */
export const MATCH_AREAS: ReadonlySet<AreaName> = new Set(
  areas.flatMap(([area, { isMatchPart, pages }]) =>
    isMatchPart || pages.some(({ group }) => group === 'match') ? [area] : [],
  ),
)

const areaOfRoute = new Map(
  areas.flatMap(([area, { pages, noPage = [] }]) =>
    [...pages.map(({ route }) => route), ...noPage].map((route) => [route, area] as const),
  ),
)

/** Every route that an area declares. */
export const DECLARED_ROUTES: ReadonlySet<string> = new Set(areaOfRoute.keys())

/** The id of the route whose code, split from the routes' own chunk, a module is. */
export function routeOf(moduleId: string): string | undefined {
  const file = /app\/routes\/(.+)\.tsx\?tsr-split=/.exec(moduleId)?.[1]
  return file && `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`.replace(/\/route$/, '')
}

/**
 * Where code belongs that is loaded on its own: to a kind of page, which asks for it at once, or to an area, which asks
 * for it later. What is in no area's folder is the frame's.
 */
export interface Place {
  area: AreaName
  page?: PageKind
  /** Asked for by pages of several kinds once they are awake. */
  isSoon?: boolean
}

const isFile = (moduleId: string, file: string): boolean => moduleId.split('?')[0]?.endsWith(`/${file}`) ?? false

export function placeOf(moduleId: string): Place {
  const route = routeOf(moduleId)
  const page = PAGES.find((each) => each.route === route || each.atOnce?.some((file) => isFile(moduleId, file)))
  if (page) return { area: page.area, page }
  const soon = areas.find(([, each]) =>
    each.soon?.some(({ modules }) => modules.some((file) => isFile(moduleId, file))),
  )
  if (soon) return { area: soon[0], isSoon: true }
  const folder = /app\/features\/([^/]+)\//.exec(moduleId)?.[1]
  const area = route === undefined ? folder : areaOfRoute.get(route)
  return { area: area !== undefined && area in AREAS ? (area as AreaName) : 'shell' }
}

/** The area that a message's name says it is of. */
export const areaOfMessage = (name: string): AreaName | undefined =>
  areas.find(([, { messages }]) => messages.includes(name.split('_')[0] ?? ''))?.[0]
