import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { VIDEO_SORTS, type VideoSort } from '#contract/video-rules.ts'
import { gameName } from '../match/game-name.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { Steps } from '../match/steps.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { VideoCard } from '../video-list/video-card.tsx'
import { videoListLink, videosLink } from '../video-list/video-link.ts'
import { videosQuery } from './video.queries.ts'
import { VideoGames } from './video-games.tsx'
import type { VideoPageProps } from './video-places.ts'

const SORT_NAMES: Readonly<Record<VideoSort, () => string>> = { new: m.video_newest, hot: m.video_hot }

/** All videos, or those of a game, in pages. */
export function ListPage({ gameId, page, order }: VideoPageProps) {
  const shell = useShell()
  const { data } = useSuspenseQuery(videosQuery(shell, gameId, order, page))
  const { data: found } = useQuery(roomMatchesQuery(data.list))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  return (
    <div className="mx-auto max-w-[1120px] space-y-4 px-3 md:px-0">
      <header>
        <Link
          {...videosLink(gameId)}
          className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
        >
          <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
          {gameId === undefined ? m.video_page_title() : m.video_page_game({ game: gameName(gameId) })}
        </Link>
        <h1 className="font-bold text-20">{m.video_list_title()}</h1>
      </header>
      <VideoGames current={gameId} isList />
      <nav aria-label={m.video_sort_label()} className={TAB_ROW}>
        {VIDEO_SORTS.map((sort) => (
          <Link
            key={sort}
            {...videoListLink(gameId, sort)}
            activeOptions={EXACT_LINK}
            aria-current={sort === order ? 'page' : undefined}
            className={TAB}
          >
            {SORT_NAMES[sort]()}
          </Link>
        ))}
      </nav>
      {data.list.length === 0 ? (
        <EmptyState picture="streams" title={m.video_empty()} text={m.video_empty_text()} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4">
          {data.list.map((video) => (
            <li key={video.id}>
              <VideoCard
                as="h2"
                video={video}
                match={video.matchId === undefined ? undefined : matches.get(video.matchId)}
              />
            </li>
          ))}
        </ul>
      )}
      <Steps page={page} hasMore={data.hasMore} />
    </div>
  )
}
