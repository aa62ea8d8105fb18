import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { expertStatusQuery } from '../plan/plan.queries.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { loadOwn } from '../user/own/load-own.ts'
import { monthsQuery, returnsQuery, summaryQuery } from './creator.queries.ts'
import type { CreatorPageData } from './creator-head.ts'
import type { CreatorSearch } from './creator-search.ts'

export interface CreatorPageProps {
  search: CreatorSearch
}

interface CreatorPlaceEntry {
  Page: AsyncRouteComponent<CreatorPageProps>
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: () => string
  load: (client: QueryClient, zone: string) => Promise<unknown>[]
}

/** The pages of the creator centre by their name in the address. */
const PLACES: ReadonlyMap<string, CreatorPlaceEntry> = new Map<string, CreatorPlaceEntry>([
  [
    'dataShow',
    {
      Page: lazyRouteComponent(() => import('./data/data-page.tsx'), 'DataPage'),
      variant: 'data',
      title: m.creator_data_title,
      load: (client, zone) => [
        client.ensureQueryData(summaryQuery(zone)),
        client.ensureQueryData(monthsQuery(zone)),
        client.prefetchQuery(expertStatusQuery()),
      ],
    },
  ],
  [
    'progManage',
    {
      Page: lazyRouteComponent(() => import('./manage/manage-page.tsx'), 'ManagePage'),
      variant: 'manage',
      title: m.plan_nav_mine,
      load: (client) => [client.ensureQueryData(returnsQuery({}))],
    },
  ],
  [
    'progComponent',
    {
      Page: lazyRouteComponent(() => import('./write/write-page.tsx'), 'WritePage'),
      variant: 'write',
      title: m.plan_write_title,
      load: (client) => [client.prefetchQuery(expertStatusQuery())],
    },
  ],
])

export const creatorPlaceOf = (name = ''): CreatorPlaceEntry | undefined => PLACES.get(name)

export const loadPageCode = async (name?: string): Promise<void> => creatorPlaceOf(name)?.Page.preload?.()

const toFigures = () => redirect({ to: '/creatorCenter/{-$place}', params: { place: 'dataShow' }, replace: true })

/** Loads what a page shows, and its code; 404 where there is none. A guest is asked to sign in, others to apply. */
export async function loadCreatorPlace(client: QueryClient, name?: string): Promise<CreatorPageData> {
  if (!name) throw toFigures()
  const place = creatorPlaceOf(name)
  const { brand, zone } = await client.ensureQueryData(shellQuery())
  if (!place || !brand.features.experts) throw notFound()
  const [{ shell, title }] = await Promise.all([
    loadOwn(client, place.title(), ({ roles = [] }) => {
      if (!roles.includes('expert')) throw redirect({ to: '/expert/{-$id}', params: { id: 'apply' }, replace: true })
      return place.load(client, zone)
    }),
    loadPageCode(name),
  ])
  return { shell, title, variant: place.variant, path: `/creatorCenter/${name}` }
}
