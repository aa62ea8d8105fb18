import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { loadOwn } from '../user/own/load-own.ts'
import type { AnchorPageData } from './anchor-head.ts'
import { Cover } from './cover.lazy.tsx'
import { ownProfileQuery } from './profile.queries.ts'
import { ownRoomQuery, revenueDaysQuery, revenueQuery, streamerStatusQuery } from './streamer.queries.ts'

interface AnchorPlaceEntry {
  Page: AsyncRouteComponent<object>
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: () => string
  load: (client: QueryClient) => Promise<unknown>[]
  /** Others are led to the first page. */
  isForStreamers?: true
  /** A guest sees it too. */
  isForGuests?: true
}

const loadCover = async (): Promise<void> => Cover.preload?.()

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
      load: (client) => [client.ensureQueryData(ownRoomQuery()), loadCover()],
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
    'revenueDetails',
    {
      Page: lazyRouteComponent(() => import('./revenue/revenue-page.tsx'), 'RevenuePage'),
      variant: 'revenue',
      title: m.centre_revenue_title,
      load: (client) => [client.ensureQueryData(revenueDaysQuery()), client.ensureQueryData(revenueQuery())],
      isForStreamers: true,
    },
  ],
  [
    'profile',
    {
      Page: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
      variant: 'profile',
      title: m.centre_profile_title,
      load: (client) => [client.ensureQueryData(ownProfileQuery()), loadCover()],
      isForStreamers: true,
    },
  ],
  [
    'moderation',
    {
      Page: lazyRouteComponent(() => import('./moderation/moderation-page.tsx'), 'ModerationPage'),
      variant: 'moderation',
      title: m.centre_tab_moderation,
      load: (client) => [client.ensureQueryData(ownRoomQuery())],
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
      isForGuests: true,
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
