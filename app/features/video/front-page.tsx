import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Upload } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { VideoLine } from '#contract/video.ts'
import { gameName } from '../match/game-name.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { VideoCard } from '../video-list/video-card.tsx'
import { ownVideosLink, videoListLink, videosLink } from '../video-list/video-link.ts'
import { gamesOfRows, leadsOf, NEWEST_SHOWN, ROW_LENGTH } from './front-rows.ts'
import { videosQuery } from './video.queries.ts'
import { VideoGames } from './video-games.tsx'
import type { VideoPageProps } from './video-places.ts'

type Matches = ReadonlyMap<number, MatchRow>

/** The hottest videos large, then the newest, then rows by game; of one game the first two. */
export function FrontPage({ gameId }: VideoPageProps) {
  const shell = useShell()
  const { data: hot } = useSuspenseQuery(videosQuery(shell, gameId, 'hot'))
  const { data: newest } = useSuspenseQuery(videosQuery(shell, gameId, 'new'))
  const games = gameId === undefined ? gamesOfRows([...hot.list, ...newest.list]) : []
  const rows = useQueries({ queries: games.map((id) => videosQuery(shell, id, 'new')) }).map(
    ({ data }) => data?.list.slice(0, ROW_LENGTH) ?? [],
  )
  const leads = leadsOf(hot.list, newest.list)
  const shownNewest = newest.list.slice(0, NEWEST_SHOWN)
  const { data: found } = useQuery(roomMatchesQuery([...leads, ...shownNewest, ...rows.flat()]))
  const matches: Matches = new Map(found?.matches.map((match) => [match.id, match]))
  return (
    <div className="mx-auto max-w-[1120px] space-y-6 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="font-bold text-20">
          {gameId === undefined ? m.video_page_title() : m.video_page_game({ game: gameName(gameId) })}
        </h1>
        <Link
          {...ownVideosLink('new')}
          className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2"
        >
          <Upload size={16} aria-hidden />
          {m.video_upload()}
        </Link>
      </header>
      <VideoGames current={gameId} />
      {leads.length === 0 ? (
        <EmptyState picture="streams" title={m.video_empty()} text={m.video_empty_text()} />
      ) : (
        <>
          <Leads videos={leads} matches={matches} />
          <Row title={m.video_newest()} more={videoListLink(gameId)} videos={shownNewest} matches={matches} isGrid />
          {games.map((id, at) => (
            <Row key={id} title={gameName(id)} more={videosLink(id)} videos={rows[at] ?? []} matches={matches} />
          ))}
        </>
      )}
    </div>
  )
}

const matchOf = ({ matchId }: VideoLine, matches: Matches) => (matchId === undefined ? undefined : matches.get(matchId))

/** The hottest over most of the width, the next ones beside it or below. */
function Leads({ videos: [first, ...others], matches }: { videos: readonly VideoLine[]; matches: Matches }) {
  if (!first) return null
  return (
    <section aria-label={m.video_hot()} className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <VideoCard as="h2" video={first} match={matchOf(first, matches)} isLead />
      <ul className="grid content-start gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard as="h2" video={video} match={matchOf(video, matches)} isLine />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  title: string
  more: ReturnType<typeof videosLink> | ReturnType<typeof videoListLink>
  videos: readonly VideoLine[]
  matches: Matches
  /** All of them are there at once, also on a phone. */
  isGrid?: boolean
}

/** Videos under a heading that leads to all of them; on a phone they scroll sideways. */
function Row({ title, more, videos, matches, isGrid }: RowProps) {
  if (videos.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="font-bold text-16">
        <Link {...more} className="inline-flex min-h-10 items-center gap-1 hover:text-brand-text">
          {title}
          <ChevronRight size={18} aria-hidden className="rtl:rotate-180" />
        </Link>
      </h2>
      <ul
        className={
          isGrid
            ? 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4'
            : 'scroll-quiet -mx-3 grid scroll-px-3 snap-x auto-cols-[min(70%,240px)] grid-flow-col gap-3 overflow-x-auto px-3 pb-1 md:mx-0 md:scroll-px-0 md:auto-cols-[calc((100%-36px)/4)] md:px-0'
        }
      >
        {videos.map((video) => (
          <li key={video.id} className="snap-start">
            <VideoCard video={video} match={matchOf(video, matches)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
