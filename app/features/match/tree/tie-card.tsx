import { todayOrDate } from '#app/lib/today-or-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import type { League } from '#contract/entities.ts'
import { gameById } from '#contract/games.ts'
import type { LibraryTie, TreeRound } from '#contract/library.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { LiveClock } from '../live-clock.tsx'
import { shortEndName, shortPhaseName } from '../match-labels.ts'
import { matchPath } from '../match-path.ts'
import { cupRoundName } from '../round-name.ts'
import { rowTotal } from '../row-total.ts'
import { showsScore } from '../row-view.ts'
import { startTime } from '../start-time.ts'
import { TeamName } from '../team-name.tsx'
import { type PlacedTie, placeInRound } from './tree-layout.ts'

interface TieCardProps {
  tie: LibraryTie
  byKey: ReadonlyMap<string, PlacedTie>
  league: League
  round: TreeRound['name']
  /** Its page shows the tree. */
  isOfPage: boolean
}

const CARD = 'flex h-full flex-col justify-center rounded-md border bg-bg px-2 text-13'

/** A tie of a tree: a link to its match as soon as that is known. Shown where scores may be (`isScoreShown`). */
export function TieCard(props: TieCardProps) {
  const shell = useShell()
  const { tie, league, isOfPage } = props
  const match = tie.matches.at(-1)
  const isLive = match?.status === 'live'
  const content = (
    <>
      <When match={match} startsAt={tie.startsAt} />
      <SideLine {...props} side="home" />
      <SideLine {...props} side="away" />
    </>
  )
  return match ? (
    <a
      href={matchPath(shell, league.gameId, match.id)}
      data-routed=""
      {...(isOfPage && { 'aria-current': 'page' })}
      className={`${CARD} ${isLive ? 'border-live' : isOfPage ? 'border-brand-text' : 'border-line'} ${isOfPage ? 'outline-2 outline-brand-text' : ''} hover:bg-surface-2`}
    >
      {content}
    </a>
  ) : (
    // Arrow keys lead here too.
    <div tabIndex={-1} className={`${CARD} border-line border-dashed`}>
      {content}
    </div>
  )
}

function When({ match, startsAt }: { match: MatchRow | undefined; startsAt: string | undefined }) {
  const { locale, zone } = useShell()
  const today = useToday()
  const start = match?.startsAt ?? startsAt
  if (match?.status === 'live')
    return (
      <span className="text-12 text-live-text leading-4">
        {match.clock?.isRunning ? (
          <LiveClock clock={match.clock} readAt={match.readAt} phase={match.phase} style="minutes" />
        ) : (
          shortPhaseName(match, gameById(match.gameId)?.family)
        )}
      </span>
    )
  if (!start) return null
  const day = todayOrDate(start, today, locale.tag, zone)
  const time = match && startTime(match, zone)
  return (
    <span className="flex justify-between text-12 text-text-muted leading-4">
      <time dateTime={start}>{day}</time>
      {match && <span>{match.status === 'finished' ? shortEndName(match) : time === day ? '' : time}</span>}
    </span>
  )
}

/** What a side has scored in each match of the tie; after a shoot-out its kicks too. */
function figuresOf({ matches }: LibraryTie, teamId: number): { key: string; value: number | string }[] {
  return matches.filter(showsScore).flatMap((match) => {
    const side = match.home.id === teamId ? 'home' : 'away'
    const kicks = match.periods.find(({ key }) => key === 'pens')
    return [
      { key: `${match.id}`, value: rowTotal(match, gameById(match.gameId)?.family)[side] },
      ...(kicks ? [{ key: `${match.id} pens`, value: `(${kicks[side]})` }] : []),
    ]
  })
}

function SideLine({ tie, byKey, round, side }: TieCardProps & { side: Side }) {
  const team = tie[side]
  const seed = side === 'home' ? tie.homeSeed : tie.awaySeed
  const isWinner = tie.winner === side
  if (!team)
    return (
      <span className="flex h-6 min-w-0 items-center text-12 text-text-muted">
        <span dir="auto" className="truncate">
          {openSide(byKey, side === 'home' ? tie.homeFrom : tie.awayFrom, round)}
        </span>
      </span>
    )
  return (
    <span
      className={`flex h-6 min-w-0 items-center gap-1.5 ${isWinner ? 'font-semibold' : ''} ${tie.winner && !isWinner ? 'text-text-muted' : ''}`}
    >
      {seed !== undefined && (
        <span className="w-4 shrink-0 text-end text-12 text-text-muted tabular-nums">
          <span aria-hidden="true">{seed}</span>
          <span className="sr-only">{m.match_tree_seed({ seed })}</span>
        </span>
      )}
      <Crest id={team.id} crest={team.crest} size={16} />
      <span className="flex min-w-0 flex-1">
        <TeamName team={team} />
      </span>
      {figuresOf(tie, team.id).map(({ key, value }) => (
        <Flashing key={key} value={value} className="figures shrink-0 font-bold" />
      ))}
      {isWinner && <span className="sr-only">{round === 'final' ? m.match_tree_won() : m.match_tree_through()}</span>}
    </span>
  )
}

/** Who will play: "Winner of A vs B", or "Winner: Semi-final 2", counted from above, while that is open too. */
function openSide(byKey: TieCardProps['byKey'], key: string | undefined, round: TreeRound['name']): string {
  const from = byKey.get(key ?? '')
  if (!from) return m.match_tree_open()
  const { home, away } = from.tie
  if (home && away) return m.match_tree_winner_of({ home: home.abbr, away: away.abbr })
  const before = BEFORE[round]
  if (!before) return m.match_tree_open()
  return m.match_tree_winner_of_round({ round: `${cupRoundName(before)} ${placeInRound(from, byKey.values())}` })
}

const BEFORE: Readonly<Partial<Record<TreeRound['name'], TreeRound['name']>>> = {
  final: 'semi_final',
  semi_final: 'quarter_final',
  quarter_final: 'round_of_16',
  round_of_16: 'round_of_32',
}
