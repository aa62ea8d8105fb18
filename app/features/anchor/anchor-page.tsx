import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { LiveList } from '../match/rooms/live-list.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { Replays } from '../video-list/replays.lazy.tsx'
import { userVideosQuery } from '../video-list/user-videos.queries.ts'
import { anchorQuery, pastRoomsQuery } from './anchor.queries.ts'
import type { AnchorSearch } from './anchor-search.ts'
import { AboutAnchor } from './parts/about-anchor.tsx'
import { AnchorSection } from './parts/anchor-section.tsx'
import { OnAir } from './parts/on-air.tsx'
import { ProfileCard } from './parts/profile-card.tsx'
import { SoonList } from './parts/soon-list.tsx'

/** How often what is on is read again. */
const REFETCH_MS = 60_000

/** A streamer's page. */
export function AnchorPage({ id, search }: { id: number; search: AnchorSearch }) {
  const page = search.page ?? 1
  const { data } = useSuspenseQuery({ ...anchorQuery(id), refetchInterval: REFETCH_MS })
  const { data: past } = useSuspenseQuery(pastRoomsQuery(id, page))
  const { anchor, live, soon } = data
  const matches = useQuery(roomMatchesQuery([...live, ...soon, ...past.rooms])).data?.matches ?? []
  useLiveBoards(matches.filter(({ status }) => status === 'live').map(({ gameId }) => gameId))
  const matchOf: ReadonlyMap<number, MatchRow> = new Map(matches.map((match) => [match.id, match]))
  const [first, ...others] = live
  const shell = useShell()
  const { uid = 0 } = anchor
  const hasVideos = uid > 0 && shell.brand.features.videos
  const videos = useQuery({ ...userVideosQuery(shell, uid), enabled: hasVideos }).data?.list ?? []
  return (
    <div className="mx-auto max-w-[1120px] space-y-6 px-3 md:px-0">
      <ProfileCard anchor={anchor} isLive={live.length > 0} />
      <OnAir room={first} match={matchOf.get(first?.matchId ?? 0)} next={soon[0]} />
      {others.length > 0 && (
        <AnchorSection id="also-live" title={m.anchor_page_also_live()}>
          <LiveList rooms={others} matches={matches} />
        </AnchorSection>
      )}
      <AnchorSection id="coming" title={m.anchor_page_soon()}>
        {soon.length > 0 ? (
          <SoonList rooms={soon} matchOf={matchOf} />
        ) : (
          <p className="text-text-muted">{m.anchor_page_soon_none()}</p>
        )}
      </AnchorSection>
      <AboutAnchor anchor={anchor} />
      {videos.length > 0 && (
        <Suspense fallback={null}>
          <Replays uid={uid} videos={videos} />
        </Suspense>
      )}
      <AnchorSection id="past" title={m.anchor_page_past()}>
        {past.rooms.length > 0 ? (
          <LiveList rooms={past.rooms} matches={matches} />
        ) : (
          <p className="text-text-muted">{m.anchor_page_past_none()}</p>
        )}
        <Steps page={page} hasMore={past.hasMore} />
      </AnchorSection>
    </div>
  )
}

const STEP =
  'inline-flex min-h-10 items-center gap-1 rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/** To newer and older streams: nobody counts how many there are. */
function Steps({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null
  const to = (number: number) => ({ to: '.', hash: 'past', search: number > 1 ? { page: number } : {} }) as const
  return (
    <nav aria-label={m.match_pager_label()} className="mt-4 flex justify-center gap-4">
      {page > 1 && (
        <Link {...to(page - 1)} className={STEP} rel="prev">
          <SpriteIcon name="left" className="size-4 fill-none rtl:rotate-180" />
          {m.match_pager_previous()}
        </Link>
      )}
      {hasMore && (
        <Link {...to(page + 1)} className={STEP} rel="next">
          {m.match_pager_next()}
          <SpriteIcon name="right" className="size-4 fill-none rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
