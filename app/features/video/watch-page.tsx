import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Share2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow as Row } from '#contract/match-row.ts'
import type { Video, VideoLine } from '#contract/video.ts'
import { videoPath } from '#contract/video-rules.ts'
import { Comments } from '../comment/comments.tsx'
import { gameName } from '../match/game-name.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { MatchRow } from '../match/match-row.tsx'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell, useToday } from '../shell/shell.queries.ts'
import { VideoCard } from '../video-list/video-card.tsx'
import { videosLink } from '../video-list/video-link.ts'
import { useIsCovered, useTitle } from '../video-list/video-title.ts'
import { chapterTexts } from './chapter-text.ts'
import { ChapterList } from './parts/chapter-list.tsx'
import { Neighbours } from './parts/neighbours.tsx'
import { VideoPlayer } from './parts/video-player.tsx'
import { usePlace } from './use-place.ts'
import { relatedVideosQuery, videoQuery } from './video.queries.ts'
import type { VideoPageProps } from './video-places.ts'

const loadShare = () => import('../room/share-room.ts')

/** A video with its chapters, match, comments, and others like it. */
export function WatchPage({ id }: VideoPageProps) {
  const shell = useShell()
  const { data: video } = useSuspenseQuery(videoQuery(shell, id))
  const related = useQuery(relatedVideosQuery(shell, id)).data?.list ?? []
  const { data: found } = useQuery(roomMatchesQuery([video, ...related]))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  const match = video.matchId === undefined ? undefined : (matches.get(video.matchId) ?? video.match)
  useLiveBoards(match ? [match.gameId] : [])
  return <VideoView key={id} video={video} match={match} related={related} matches={matches} />
}

interface VideoViewProps {
  video: Video
  match: Row | undefined
  related: readonly VideoLine[]
  matches: ReadonlyMap<number, Row>
}

function VideoView({ video, match, related, matches }: VideoViewProps) {
  const { locale } = useShell()
  const { isScoreShown, reveal, shownRef } = useSpoiler(useIsCovered(video))
  const safeTitle = useTitle(video, match)
  const isWhole = isScoreShown || video.isSimulated
  const title = isWhole ? video.title : safeTitle
  const { tag, dir } = localeByCode(video.language) ?? locale
  const own = isWhole ? { lang: tag, dir } : {}
  const place = usePlace(video)
  const player = useRef<HTMLDivElement>(null)
  const jumpTo = (second: number) => {
    place.jumpTo(second)
    // On a phone the chapters are below it.
    player.current?.scrollIntoView({ block: 'nearest' })
  }
  const chapters = useMemo(() => (isScoreShown ? chapterTexts(video, locale.dir) : []), [video, isScoreShown, locale])
  return (
    <div className="mx-auto grid max-w-[1280px] gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
      <article className="min-w-0 space-y-3">
        <div ref={player} className="scroll-mt-16">
          <VideoPlayer video={video} match={match} title={title} chapters={chapters} place={place} />
        </div>
        <div className="space-y-3 px-3 md:px-0">
          <Link
            {...videosLink(video.gameId)}
            className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
          >
            <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
            {video.gameId === undefined ? m.video_page_title() : m.video_page_game({ game: gameName(video.gameId) })}
          </Link>
          <h1
            ref={shownRef}
            tabIndex={shownRef ? -1 : undefined}
            {...own}
            className="wrap-anywhere font-bold text-20 leading-tight md:text-28"
          >
            {title}
          </h1>
          <Facts video={video} title={title} />
          {isScoreShown ? (
            video.summary && (
              <p lang={tag} dir={dir} className="wrap-anywhere max-w-prose whitespace-pre-line">
                {video.summary}
              </p>
            )
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface-1 p-4">
              <p className="text-text-muted">{m.video_hidden_text()}</p>
              <Button variant="quiet" onClick={reveal}>
                {m.video_hidden_show()}
              </Button>
            </div>
          )}
        </div>
      </article>
      <aside className="min-w-0 space-y-6 px-3 md:px-0 lg:row-span-2">
        {chapters.length > 0 && <ChapterList chapters={chapters} second={place.second} onChoose={jumpTo} />}
        <Neighbours video={video} />
        <Related videos={related} matches={matches} />
      </aside>
      <div className="min-w-0 space-y-6 px-3 md:px-0">
        {match && <TheMatch match={match} />}
        {isScoreShown && (
          <div id="comments" className="scroll-mt-20">
            <Comments subject={`video:${video.id}`} />
          </div>
        )}
      </div>
    </div>
  )
}

function Facts({ video, title }: { video: Video; title: string }) {
  const { locale, zone, origin, prefix } = useShell()
  const { author, publishedAt, views, isSimulated, kind, roomId } = video
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-text-muted">
      {author && (
        <Link
          to="/userInfo/$id"
          params={{ id: String(author.uid) }}
          className="inline-flex min-h-10 items-center gap-2 font-medium text-text hover:text-brand-text"
        >
          <Avatar name={author.name} url={author.avatar} size={32} />
          <bdi>{author.name}</bdi>
        </Link>
      )}
      <time dateTime={publishedAt} suppressHydrationWarning>
        {dateAndTime(publishedAt, locale.tag, zone)}
      </time>
      <span>{m.video_views({ count: views, shown: compactNumber(views, locale.tag) })}</span>
      {kind === 'replay' && roomId !== undefined && (
        <Link
          to="/live/$id"
          params={{ id: String(roomId) }}
          className="inline-flex min-h-10 items-center font-medium text-brand-text hover:underline"
        >
          {m.video_replay_from()}
        </Link>
      )}
      {isSimulated && <span className="rounded-sm bg-surface-2 px-2 py-0.5 text-12">{m.video_simulated_note()}</span>}
      <button
        type="button"
        onClick={() => void loadShare().then(({ share }) => share(title, `${origin}${prefix}${videoPath(video)}`))}
        className="ms-auto inline-flex min-h-10 items-center gap-2 rounded-md px-2 font-medium hover:bg-surface-2 hover:text-text"
      >
        <Share2 size={16} aria-hidden />
        {m.video_share()}
      </button>
    </div>
  )
}

/** The match as lists show it, live while it is. */
function TheMatch({ match }: { match: Row }) {
  const shell = useShell()
  const today = useToday()
  return (
    <section className="space-y-2">
      <h2 className="font-bold">{m.video_match()}</h2>
      <ul className="@container overflow-hidden rounded-lg border border-line bg-surface-1">
        <MatchRow match={match} shell={shell} showsLeague today={today} />
      </ul>
    </section>
  )
}

function Related({ videos, matches }: { videos: readonly VideoLine[]; matches: ReadonlyMap<number, Row> }) {
  if (videos.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="font-bold">{m.video_related()}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              match={video.matchId === undefined ? undefined : matches.get(video.matchId)}
              isLine
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
