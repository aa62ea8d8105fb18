import { memo, type Ref, Suspense } from 'react'
import { cachedHtml } from '#app/lib/cached-html.ts'
import { cn } from '#app/lib/cn.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { kickOffTime, shortDay } from '#app/lib/format-date.ts'
import { todayOrDate } from '#app/lib/today-or-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow as Row } from '#contract/match-row.ts'
import type { Period } from '#contract/match-state.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { FavouriteStar } from './favourite-star.tsx'
import { LiveClock } from './live-clock.tsx'
import { phaseName, shortEndName, shortPhaseName, statusName } from './match-labels.ts'
import { matchPath } from './match-path.ts'
import { phaseTellsScore } from './phase-tells-score.ts'
import { rowFigures } from './row-figures.ts'
import { isToCome, showsOdds, showsScore, showsStream } from './row-view.ts'
import { shortStatusName } from './short-status-name.ts'
import { Spoiler } from './spoiler.tsx'
import { startTime } from './start-time.ts'
import { shortNameOf } from './team-name.tsx'
import { useSpoiler } from './use-spoiler.ts'

export interface MatchRowProps {
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
  const className = rowClass(props.match)
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

const rowClass = ({ status, gameId }: Row) =>
  `row${status === 'live' ? ' row-live' : ''}${gameById(gameId)?.family === 'cricket' ? ' row-wide' : ''}`

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
      <When match={match} shell={shell} today={today} isScoreShown={isScoreShown} />
      <a className="row-teams" href={matchPath(shell, match.gameId, match.id)} data-routed="">
        {match.replayOf !== undefined && <span className="row-league">{m.match_row_replay()}</span>}
        {showsLeague && <span className="row-league">{match.league.name}</span>}
        <TeamLine match={match} side="home" isScoreShown={isScoreShown} />
        <TeamLine match={match} side="away" isScoreShown={isScoreShown} />
      </a>
      {showsScore(match) && (isScoreShown ? <Scores ref={shownRef} match={match} /> : <Spoiler onReveal={reveal} />)}
      {shell.brand.features.odds && match.odds && showsOdds(match, isScoreShown) && <Odds odds={match.odds} />}
      {showsStream(match) && <SpriteIcon name="stream" className="row-stream" label={m.match_row_stream()} />}
      <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />
    </>
  )
}

interface WhenProps extends Pick<MatchRowProps, 'match' | 'shell' | 'today'> {
  isScoreShown: boolean
}

/**
 * The clock or the phase of a live match, the start of one to come, one word for one that is over. Two lines at most: of
 * a match that was put off, its day or its time.
 */
function When({ match, shell, today, isScoreShown }: WhenProps) {
  const { zone, locale } = shell
  const { status, startsAt, clock } = match
  const family = gameById(match.gameId)?.family
  if (status === 'live')
    return (
      <div className="row-when">
        {!isScoreShown && phaseTellsScore(match) ? (
          <span>{statusName(status)}</span>
        ) : clock?.isRunning ? (
          <LiveClock
            clock={clock}
            readAt={match.readAt}
            phase={match.phase}
            style={family === 'football' ? 'minutes' : 'full'}
          />
        ) : (
          <span>{shortPhaseName(match, family)}</span>
        )}
      </div>
    )
  const time = startTime(match, zone)
  const isOver = status === 'finished'
  const played = dayOf(startsAt, zone)
  // There is room for two lines: of a match of an earlier year the second one is the year.
  const year = today && isOver && played.slice(0, 4) !== today.slice(0, 4) ? played.slice(0, 4) : undefined
  const day = year ? shortDay(played, locale.tag) : today && todayOrDate(startsAt, today, locale.tag, zone)
  const isOff = !isOver && !isToCome(match)
  const otherDay = day === kickOffTime(startsAt, zone) ? undefined : day
  return (
    <div className="row-when">
      {otherDay && !isOff && <span>{otherDay}</span>}
      <time dateTime={startsAt}>{year ?? (isOver ? shortEndName(match) : isOff ? (otherDay ?? time) : time)}</time>
      {isOff && <abbr title={statusName(status)}>{match.endedBy ? shortEndName(match) : shortStatusName(status)}</abbr>}
    </div>
  )
}

/** `isScoreShown`: whether the winner and red cards may be shown. */
function TeamLine({ match, side, isScoreShown }: { match: Row; side: 'home' | 'away'; isScoreShown: boolean }) {
  const team = match[side]
  const reds = match.redCards?.[side] ?? 0
  const short = shortNameOf(team, match[side === 'home' ? 'away' : 'home'])
  return (
    <span
      className={cn('row-team', short && 'fitting', isScoreShown && match.winner === side && 'row-winner')}
      data-short={short}
    >
      <Crest id={team.id} crest={team.crest} />
      <span dir={short ? undefined : 'auto'}>{team.name}</span>
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

/** "Map 2: 13-12" */
const currentName = ({ key, home, away }: Period, family: Family | undefined) =>
  `${phaseName(key, family)}: ${home}-${away}`

/** The total next to the names, then a column for each period, the one being played, and the points in it. */
function Scores({ match, ref }: { match: Row; ref: Ref<HTMLDivElement> | undefined }) {
  const family = gameById(match.gameId)?.family
  const { total, periods, current, points } = rowFigures(match, family)
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className="row-scores">
      <span className="row-total">
        <Flashing value={total.home} />
        <Flashing value={total.away} />
      </span>
      {periods.map((period) => (
        <span key={period.key}>{twoLines(period)}</span>
      ))}
      {current === null && <span className="row-now" />}
      {current && (
        <span role="img" aria-label={currentName(current, family)} className="row-now">
          {twoLines(current)}
        </span>
      )}
      {points && <span className="row-points">{twoLines(points)}</span>}
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
