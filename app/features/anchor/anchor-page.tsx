import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { AnchorProfile } from '#contract/anchor.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { LiveList } from '../match/rooms/live-list.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { Replays } from '../video-list/replays.lazy.tsx'
import { userVideosQuery } from '../video-list/user-videos.queries.ts'
import { anchorQuery, pastRoomsQuery } from './anchor.queries.ts'
import type { AnchorSearch } from './anchor-search.ts'
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
        <Section id="also-live" title={m.anchor_page_also_live()}>
          <LiveList rooms={others} matches={matches} />
        </Section>
      )}
      <Section id="coming" title={m.anchor_page_soon()}>
        {soon.length > 0 ? (
          <SoonList rooms={soon} matchOf={matchOf} />
        ) : (
          <p className="text-text-muted">{m.anchor_page_soon_none()}</p>
        )}
      </Section>
      <About anchor={anchor} />
      {videos.length > 0 && (
        <Suspense fallback={null}>
          <Replays uid={uid} videos={videos} />
        </Suspense>
      )}
      <Section id="past" title={m.anchor_page_past()}>
        {past.rooms.length > 0 ? (
          <LiveList rooms={past.rooms} matches={matches} />
        ) : (
          <p className="text-text-muted">{m.anchor_page_past_none()}</p>
        )}
        <Steps page={page} hasMore={past.hasMore} />
      </Section>
    </div>
  )
}

/** What the streamer says at length, and her pictures. */
function About({ anchor: { name, details, pictures = [] } }: { anchor: AnchorProfile }) {
  if (!details && pictures.length === 0) return null
  return (
    <Section id="about" title={m.anchor_page_details({ name })}>
      <div className="grid gap-4">
        {details && (
          <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
            {details}
          </p>
        )}
        {pictures.length > 0 && (
          <ul className="grid max-w-3xl grid-cols-3 gap-3">
            {pictures.map((path, at) => (
              <li key={path}>
                <img
                  src={path}
                  alt={m.anchor_page_picture({ number: at + 1, name })}
                  width={480}
                  height={480}
                  loading="lazy"
                  className="aspect-square h-auto w-full rounded-lg bg-surface-2 object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 font-semibold text-16">
      {title}
    </h2>
    {children}
  </section>
)

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
