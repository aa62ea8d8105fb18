import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { compactNumber } from '#app/lib/compact-number.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { VideoLine } from '#contract/video.ts'
import { rowTotal } from '../match/row-total.ts'
import { showsScore } from '../match/row-view.ts'
import { useShell } from '../shell/shell.queries.ts'
import { videoLength } from './video-length.ts'
import { videoLink } from './video-link.ts'
import { GameSign, VideoPoster } from './video-poster.tsx'
import { useTitle } from './video-title.ts'

interface VideoCardProps {
  video: VideoLine
  match: MatchRow | undefined
  /** The first of a page, larger than the others. */
  isLead?: boolean
  /** Poster and words side by side. */
  isLine?: boolean
  /** The level of its heading. */
  as?: 'h2' | 'h3'
}

/** A video in a list. The whole card is the link. */
export function VideoCard({ video, match, isLead = false, isLine = false, as: Heading = 'h3' }: VideoCardProps) {
  const { locale } = useShell()
  const title = useTitle(video, match)
  const { tag, dir } = localeByCode(video.language) ?? locale
  const isOwnTitle = title === video.title
  return (
    <article className={cn('group relative', isLine && 'grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-3')}>
      <div className="@container relative aspect-video overflow-hidden rounded-lg bg-surface-2">
        <VideoPoster video={video} match={match} isFirst={isLead} crestSize={isLead ? 88 : isLine ? 28 : 48} />
        <Badges video={video} match={match} isSmall={isLine} />
      </div>
      <div className="min-w-0">
        <Heading className={cn('font-medium', isLead ? 'mt-3 text-20' : 'line-clamp-2', !isLead && !isLine && 'mt-2')}>
          <Link
            {...videoLink(video)}
            {...(isOwnTitle ? { lang: tag, dir } : {})}
            className="wrap-anywhere block after:absolute after:inset-0 after:rounded-lg group-hover:text-brand-text"
          >
            {title}
          </Link>
        </Heading>
        {isLead && isOwnTitle && (
          <p lang={tag} dir={dir} className="mt-1 line-clamp-2 text-text-muted">
            {video.summary}
          </p>
        )}
        <Facts video={video} isSmall={isLine} />
      </div>
    </article>
  )
}

/** Sign of the game, result, and how long it is, in the corners of the poster. */
function Badges({ video, match, isSmall }: { video: VideoLine; match: MatchRow | undefined; isSmall: boolean }) {
  const { display } = useShell()
  const { gameId, seconds, isSimulated, kind } = video
  const hasScore = match && match.status === 'finished' && showsScore(match) && !display.hidesScores
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-between p-1.5 text-white">
      <div className="flex items-start justify-between gap-1">
        {gameId !== undefined && !isSmall ? <GameSign gameId={gameId} /> : <span />}
        {kind === 'replay' && !isSmall && <span className="cover-badge font-normal">{m.video_kind_replay()}</span>}
        {isSimulated && !isSmall && <span className="cover-badge font-normal">{m.video_simulated()}</span>}
      </div>
      <div className="flex items-end justify-between gap-1">
        {hasScore && !isSmall ? <Score match={match} /> : <span />}
        {seconds !== undefined && (
          <span className="cover-badge figures">
            <span className="sr-only">{m.video_length()}</span>
            {videoLength(seconds)}
          </span>
        )}
      </div>
    </div>
  )
}

function Score({ match }: { match: MatchRow }) {
  const { home, away } = rowTotal(match, gameById(match.gameId)?.family)
  if (home === '' && away === '') return <span />
  return (
    <span className="cover-badge">
      <span>{match.home.abbr}</span>
      <span className="figures">{home}</span>
      <span>-</span>
      <span className="figures">{away}</span>
      <span>{match.away.abbr}</span>
    </span>
  )
}

function Facts({ video, isSmall }: { video: VideoLine; isSmall: boolean }) {
  const { locale, zone } = useShell()
  const { author, publishedAt, views, isSimulated } = video
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-12 text-text-muted">
      {author && <bdi className="max-w-full truncate">{author.name}</bdi>}
      <span>{m.video_views({ count: views, shown: compactNumber(views, locale.tag) })}</span>
      <time dateTime={publishedAt} suppressHydrationWarning>
        {dateAndTime(publishedAt, locale.tag, zone)}
      </time>
      {isSimulated && isSmall && <span>{m.video_simulated()}</span>}
    </p>
  )
}
