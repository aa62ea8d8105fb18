import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { loadOwn } from '../user/own/load-own.ts'
import type { AnchorPageData } from './anchor-head.ts'
import { ownRoomQuery, streamerStatusQuery } from './streamer.queries.ts'

interface AnchorPlaceEntry {
  Page: AsyncRouteComponent<object>
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: () => string
  load: (client: QueryClient) => Promise<unknown>[]
  /** Others are led to the first page. */
  isForStreamers?: true
}

/** The pages of the streamer's centre by their name in the address; '' is the first one. */
const PLACES: ReadonlyMap<string, AnchorPlaceEntry> = new Map<string, AnchorPlaceEntry>([
  [
    '',
    {
      Page: lazyRouteComponent(() => import('./application/application-page.tsx'), 'ApplicationPage'),
      variant: 'apply',
      title: m.centre_title,
      load: (client) => [client.ensureQueryData(streamerStatusQuery())],
    },
  ],
  [
    'live',
    {
      Page: lazyRouteComponent(() => import('./room/live-page.tsx'), 'LivePage'),
      variant: 'live',
      title: m.centre_live_title,
      load: (client) => [client.ensureQueryData(ownRoomQuery())],
      isForStreamers: true,
    },
  ],
  [
    'liveLinkDetails',
    {
      Page: lazyRouteComponent(() => import('./link/link-page.tsx'), 'LinkPage'),
      variant: 'link',
      title: m.centre_link_title,
      // The code is no part of a page: the browser asks for it.
      load: () => [],
      isForStreamers: true,
    },
  ],
  [
    'jiami',
    {
      Page: lazyRouteComponent(() => import('./check/check-page.tsx'), 'CheckPage'),
      variant: 'check',
      title: m.centre_check_title,
      load: () => [],
    },
  ],
])

export const anchorPlaceOf = (name = ''): AnchorPlaceEntry | undefined => PLACES.get(name)

export const loadPageCode = async (name?: string): Promise<void> => anchorPlaceOf(name)?.Page.preload?.()

/** Loads what a page shows, and its code; 404 where there is none. A guest is asked to sign in. */
export async function loadAnchorPlace(client: QueryClient, name?: string): Promise<AnchorPageData> {
  const place = anchorPlaceOf(name)
  if (!place) throw notFound()
  const [{ shell, title }] = await Promise.all([
    loadOwn(client, place.title(), ({ roles = [] }) => {
      if (place.isForStreamers && !roles.includes('anchor'))
        throw redirect({ to: '/anchorCenter/{-$place}', params: { place: undefined }, replace: true })
      return place.load(client)
    }),
    loadPageCode(name),
  ])
  return { shell, title, variant: place.variant, path: `/anchorCenter${name ? `/${name}` : ''}` }
}
