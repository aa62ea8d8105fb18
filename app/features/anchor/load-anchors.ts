import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { AnchorProfile } from '#contract/anchor.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { Replays } from '../video-list/replays.lazy.tsx'
import { REPLAYS_SHOWN, userVideosQuery } from '../video-list/user-videos.queries.ts'
import { anchorQuery, anchorsQuery, pastRoomsQuery } from './anchor.queries.ts'
import { ANCHORS_PATH, anchorPath } from './anchor-link.ts'
import { type AnchorSearch, anchorsInput, parseAnchorSearch } from './anchor-search.ts'

const ROUTE = '/anchor/{-$id}'
export const LIST = 'anchorList'
/** Ids of users are at least as large. */
const FIRST_UID = 1_000_000_000

type Head = Omit<PlaceHead, 'shell'>

async function loadList(client: QueryClient, shell: Shell, search: AnchorSearch): Promise<Head> {
  const { anchors } = await client.ensureQueryData(anchorsQuery(anchorsInput(search, shell.brand.games)))
  await client.prefetchQuery(roomMatchesQuery(anchors.flatMap(({ room }) => room ?? [])))
  const brand = shell.brand.texts.name
  return {
    title: m.anchor_seo_list_title({ brand }),
    description: m.anchor_seo_list_description({ brand }),
    path: ANCHORS_PATH,
    isHidden: Object.values(search).some((value) => value !== undefined),
  }
}

/** schema.org data of a streamer. */
const personData = ({ origin }: Shell, { id, name, avatar, introduction, fanCount }: AnchorProfile): object => ({
  '@type': 'Person',
  name,
  url: `${origin}${anchorPath(id)}`,
  ...(avatar ? { image: `${origin}${avatar}` } : {}),
  ...(introduction ? { description: introduction } : {}),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/FollowAction',
    userInteractionCount: fanCount,
  },
})

async function loadProfile(client: QueryClient, shell: Shell, id: number, { page = 1 }: AnchorSearch): Promise<Head> {
  const { anchor, live, soon } = await client.ensureQueryData(anchorQuery(id)).catch((error: unknown) => {
    if (failureOf(error).code !== 'not_found') throw error
    // Who is called a streamer in a list but has no room has a page like other users.
    throw id < FIRST_UID ? notFound() : redirect({ to: '/userInfo/$id', params: { id: String(id) }, replace: true })
  })
  // The account's number leads on to the streamer's own.
  if (anchor.id !== id) throw redirect({ to: ROUTE, params: { id: String(anchor.id) }, statusCode: 301, replace: true })
  const { uid } = anchor
  const hasVideos = uid !== undefined && shell.brand.features.videos
  const [past, videos] = await Promise.all([
    client.ensureQueryData(pastRoomsQuery(id, page)),
    // The page can do without them.
    hasVideos ? client.ensureQueryData(userVideosQuery(shell, uid)).catch(() => undefined) : undefined,
  ])
  await client.prefetchQuery(roomMatchesQuery([...live, ...soon, ...past.rooms]))
  if (videos && videos.list.length > 0) {
    const shown = roomMatchesQuery(videos.list.slice(0, REPLAYS_SHOWN))
    await Promise.all([Replays.preload?.(), client.prefetchQuery(shown)])
  }
  const facts = { name: anchor.name, brand: shell.brand.texts.name }
  return {
    title: m.anchor_seo_title(facts),
    description: anchor.introduction ?? m.anchor_seo_description(facts),
    path: anchorPath(id),
    isHidden: page > 1,
    structuredData: [personData(shell, anchor)],
    ...(anchor.avatar ? { picture: anchor.avatar } : {}),
  }
}

/** Loads the list of streamers, or one of them. Without an id it leads to the list. */
export async function loadAnchors(
  client: QueryClient,
  id: string | undefined,
  asked: Record<string, unknown>,
): Promise<PlaceHead> {
  if (id === undefined) throw redirect({ to: ROUTE, params: { id: LIST }, statusCode: 301, replace: true })
  if (id !== LIST && !/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  const shell = await client.ensureQueryData(shellQuery())
  const search = parseAnchorSearch(asked)
  const head = id === LIST ? loadList(client, shell, search) : loadProfile(client, shell, Number(id), search)
  return { shell, ...(await head) }
}
