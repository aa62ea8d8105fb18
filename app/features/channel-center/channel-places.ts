import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { User } from '#contract/user.ts'
import { refusePage } from '../session/refuse-page.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { loadOwn } from '../user/own/load-own.ts'
import { channelsQuery, channelUsersQuery, earningLinesQuery, earningsQuery, figuresQuery } from './channel.queries.ts'
import type { ChannelPageData } from './channel-head.ts'
import { type ChannelSearch, channelSearchOf } from './channel-search.ts'

export interface ChannelPageProps {
  search: ChannelSearch
}

interface ChannelPlaceEntry {
  Page: AsyncRouteComponent<ChannelPageProps>
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: () => string
  load: (client: QueryClient, zone: string, search: ChannelSearch) => Promise<unknown>[]
}

/** The days with which the figures open. */
export const FIRST_DAYS = '7'

/** The pages of the promotion centre by their name in the address; '' is the first one. */
const PLACES: ReadonlyMap<string, ChannelPlaceEntry> = new Map<string, ChannelPlaceEntry>([
  [
    '',
    {
      Page: lazyRouteComponent(() => import('./channels/channels-page.tsx'), 'ChannelsPage'),
      variant: 'channels',
      title: m.channel_title,
      load: (client) => [client.ensureQueryData(channelsQuery())],
    },
  ],
  [
    'statistical',
    {
      Page: lazyRouteComponent(() => import('./figures/figures-page.tsx'), 'FiguresPage'),
      variant: 'figures',
      title: m.channel_tab_figures,
      load: (client, zone, { channel }) => [client.ensureQueryData(figuresQuery(zone, FIRST_DAYS, channel))],
    },
  ],
  [
    'user',
    {
      Page: lazyRouteComponent(() => import('./users/users-page.tsx'), 'UsersPage'),
      variant: 'users',
      title: m.channel_tab_users,
      load: (client, _zone, { channel, page = 1 }) => [
        client.ensureQueryData(channelsQuery()),
        client.ensureQueryData(channelUsersQuery(page, channel)),
      ],
    },
  ],
  [
    'gold',
    {
      Page: lazyRouteComponent(() => import('./earnings/gold-page.tsx'), 'GoldPage'),
      variant: 'gold',
      title: m.channel_tab_gold,
      load: (client, zone) => [client.ensureQueryData(earningsQuery(zone))],
    },
  ],
  [
    'water',
    {
      Page: lazyRouteComponent(() => import('./earnings/lines-page.tsx'), 'LinesPage'),
      variant: 'lines',
      title: m.channel_tab_lines,
      load: (client, _zone, { channel }) => [
        client.ensureQueryData(channelsQuery()),
        client.ensureQueryData(earningLinesQuery(channel)),
      ],
    },
  ],
])

export const channelPlaceOf = (name = ''): ChannelPlaceEntry | undefined => PLACES.get(name)

export const loadPageCode = async (name?: string): Promise<void> => channelPlaceOf(name)?.Page.preload?.()

/** Who has channels: the backend says the same to each call. */
export const isManager = (viewer: User | null): boolean =>
  viewer?.roles?.some((role) => role === 'promotion' || role === 'administrator') ?? false

/** Loads what a page shows, and its code; 404 where there is none. A guest is asked to sign in, others may not open it. */
export async function loadChannelPlace(
  client: QueryClient,
  name: string | undefined,
  asked: Record<string, unknown>,
): Promise<ChannelPageData> {
  const place = channelPlaceOf(name)
  if (!place) throw notFound()
  const { zone } = await client.ensureQueryData(shellQuery())
  const [{ shell, title }] = await Promise.all([
    loadOwn(client, place.title(), (viewer) => {
      if (isManager(viewer)) return place.load(client, zone, channelSearchOf(asked))
      return import.meta.env.SSR ? [refusePage()] : []
    }),
    loadPageCode(name),
  ])
  return { shell, title, variant: place.variant, path: `/channel${name ? `/${name}` : ''}` }
}
