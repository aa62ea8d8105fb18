import { memo, type Ref, Suspense } from 'react'
import { cachedHtml } from '#app/lib/cached-html.ts'
import { cn } from '#app/lib/cn.ts'
import { kickOffTime } from '#app/lib/format-date.ts'
import { todayOrDate } from '#app/lib/today-or-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow as Row } from '#contract/match.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { FavouriteStar } from './favourite-star.tsx'
import { LiveClock } from './live-clock.tsx'
import { phaseName, statusName } from './match-labels.ts'
import { matchPath } from './match-path.ts'
import { showsOdds, showsScore } from './row-view.ts'
import { Spoiler } from './spoiler.tsx'
import { useSpoiler } from './use-spoiler.ts'

interface MatchRowProps {
  match: Row
  shell: Shell
  /** For lists that are not grouped by league. */
  showsLeague?: boolean
  /** Today's date, in lists of several days: rows of another day show their date. */
  today?: string
  /** For long lists without groups: each row hydrates on its own when it comes into view. */
  hydratesWhenSeen?: boolean
}

/**
 * One match in a list. The whole row is the link; the star is a separate target. Nothing in it changes size. A page has
 * many rows, so a row has few elements with the short classes of styles.css, and the server renders each one once for
 * all pages that show it.
 */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const className = props.match.status === 'live' ? 'row row-live' : 'row'
  const html = import.meta.env.SSR ? rowHtml(props) : undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered for the same elements.
  if (html !== undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
  if (props.hydratesWhenSeen)
    return (
      <HydrateWhenSeen as="li" className={className}>
        <RowContent {...props} />
      </HydrateWhenSeen>
    )
  return (
    <li className={className}>
      <RowContent {...props} />
    </li>
  )
})

function rowHtml(props: MatchRowProps): string | undefined {
  const { match, shell, showsLeague, today, hydratesWhenSeen } = props
  if (shell.display.hidesScores) return undefined
  const { locale, prefix, zone, brand } = shell
  const variant = [locale.tag, prefix, zone, brand.features.odds, showsLeague, today, hydratesWhenSeen].join()
  const content = <RowContent {...props} />
  // With the Suspense markers that hydration expects.
  return cachedHtml(match, variant, () => (hydratesWhenSeen ? <Suspense>{content}</Suspense> : content))
}

function RowContent({ match, shell, showsLeague, today }: MatchRowProps) {
  const { isScoreShown, reveal, shownRef } = useSpoiler(shell.display.hidesScores)
  return (
    <>
      <When match={match} shell={shell} today={today} />
      <a className="row-teams" href={matchPath(shell, match.gameId, match.id)} data-routed="">
        {showsLeague && <span className="row-league">{match.league.name}</span>}
        <TeamLine match={match} side="home" isScoreShown={isScoreShown} />
        <TeamLine match={match} side="away" isScoreShown={isScoreShown} />
      </a>
      {shell.brand.features.odds && match.odds && showsOdds(match, isScoreShown) && <Odds odds={match.odds} />}
      {showsScore(match) && (isScoreShown ? <Scores ref={shownRef} match={match} /> : <Spoiler onReveal={reveal} />)}
      {match.roomId !== undefined && <SpriteIcon name="stream" className="row-stream" label={m.match_row_stream()} />}
      <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />
    </>
  )
}

function When({ match, shell, today }: Pick<MatchRowProps, 'match' | 'shell' | 'today'>) {
  const { zone, locale } = shell
  const family = gameById(match.gameId)?.family
  const isLive = match.status === 'live'
  const time = kickOffTime(match.startsAt, zone)
  // A live match needs no date.
  const stamp = today && !isLive ? todayOrDate(match.startsAt, today, locale.tag, zone) : time
  const showsStatus = !isLive && match.status !== 'scheduled' && match.status !== 'previewed'
  return (
    <div className="row-when">
      {stamp !== time && <span>{stamp}</span>}
      <time dateTime={match.startsAt}>{match.isTimeUnknown ? '–' : time}</time>
      {showsStatus && <span>{statusName(match.status)}</span>}
      {isLive && match.clock?.isRunning && (
        <LiveClock
          clock={match.clock}
          readAt={match.readAt}
          phase={match.phase}
          style={family === 'football' ? 'minutes' : 'full'}
        />
      )}
      {isLive && !match.clock?.isRunning && <span>{phaseName(match.phase, family)}</span>}
    </div>
  )
}

/** `isScoreShown`: whether the winner and red cards may be shown. */
function TeamLine({ match, side, isScoreShown }: { match: Row; side: 'home' | 'away'; isScoreShown: boolean }) {
  const team = match[side]
  const reds = match.redCards?.[side] ?? 0
  return (
    <span className={cn('row-team', isScoreShown && match.winner === side && 'row-winner')}>
      <Crest id={team.id} crest={team.crest} />
      <span>{team.name}</span>
      {match.status === 'live' && match.serving === side && (
        <i role="img" aria-label={m.match_row_serving()} className="row-serving" />
      )}
      {isScoreShown && reds > 0 && (
        <i role="img" aria-label={m.match_row_red_cards({ count: reds })} className="row-red" />
      )}
    </span>
  )
}

/** Both sides on two lines of one text node, because a row may have five periods. */
const twoLines = ({ home, away }: { home: number | string; away: number | string }) => `${home}\n${away}`

/** Periods, points of the current game, and the total, a column each. */
function Scores({ match, ref }: { match: Row; ref: Ref<HTMLDivElement> | undefined }) {
  const periods = match.periods.length > 1 ? match.periods.slice(-5) : []
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className="row-scores">
      {periods.map((period) => (
        <span key={period.key}>{twoLines(period)}</span>
      ))}
      {match.points && match.status === 'live' && <span className="row-points">{twoLines(match.points)}</span>}
      <span className="row-total">
        <Flashing value={match.score.home} />
        <Flashing value={match.score.away} />
      </span>
    </div>
  )
}

function Odds({ odds }: { odds: NonNullable<Row['odds']> }) {
  const prices = [odds.home, odds.draw, odds.away].flatMap((price) => (price === undefined ? [] : [price.toFixed(2)]))
  return (
    <span role="img" aria-label={m.match_row_odds({ prices: prices.join(' / ') })} className="row-odds">
      {prices.map((price, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three places never move.
        <b key={index}>{price}</b>
      ))}
    </span>
  )
}
