import { Ban, Bomb, Clock, Crosshair } from 'lucide-react'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { roundResultLabel } from './round-result-label.ts'
import type { Half, Round } from './rounds-of-map.ts'
import { sideName } from './side-name.ts'

const HALF_NAMES = {
  first: m.match_period_half_first,
  second: m.match_period_half_second,
  overtime: m.match_phase_rounds_overtime,
} as const

const ICONS = [
  [/^elimination$/, Crosshair],
  [/defuse$|disable$/, Ban],
  [/^time$/, Clock],
  [/./, Bomb],
] as const

export interface RoundStripProps {
  halves: readonly Half[]
  match: MatchRow
}

/** The rounds of a map in order, half by half: a sign in the winner's row and colour says how it was won, figures who was left. */
export function RoundStrip({ halves, match }: RoundStripProps) {
  const newest = match.status === 'live' ? halves.at(-1)?.rounds.at(-1) : undefined
  return (
    <Scroller label={m.match_board_rounds_label()}>
      <div className="flex w-max gap-4">
        {halves.map((half) => (
          <div key={half.key} className="shrink-0">
            <p className="mb-1 flex items-center gap-2 text-12 text-text-muted">
              {halves.length === 1 && !half.homeSide ? m.match_board_rounds() : HALF_NAMES[half.key]()}
              <span className="flex gap-1 font-semibold text-text">
                <span className="figures">{wonBy(half, 'home')}</span>:
                <span className="figures">{wonBy(half, 'away')}</span>
              </span>
            </p>
            <div className="flex gap-1">
              <Sides half={half} gameId={match.gameId} />
              <ol className="flex gap-0.5">
                {half.rounds.map((round) => (
                  <RoundMark key={round.number} round={round} match={match} isNewest={round === newest} />
                ))}
              </ol>
            </div>
          </div>
        ))}
      </div>
    </Scroller>
  )
}

const wonBy = ({ rounds }: Half, side: Side): number => rounds.filter(({ winner }) => winner === side).length

/** Which side each team plays in the half, before its row. */
function Sides({ half, gameId }: { half: Half; gameId: number }) {
  const { homeSide } = half
  if (!homeSide) return null
  const awaySide = homeSide === 'attack' ? 'defence' : 'attack'
  return (
    <div className="flex flex-col gap-0.5 text-12 text-text-muted">
      <span className="flex h-5 items-center">{sideName(homeSide, gameId)}</span>
      <span className="flex h-5 items-center">{sideName(awaySide, gameId)}</span>
      {half.rounds.some(({ alive }) => alive) && <span className="flex h-5 items-center">{m.match_depth_left()}</span>}
    </div>
  )
}

interface RoundMarkProps {
  round: Round
  match: MatchRow
  /** The round that a live match has just played is seen without scrolling. */
  isNewest: boolean
}

function RoundMark({ round, match, isNewest }: RoundMarkProps) {
  const [, Icon] = ICONS.find(([pattern]) => pattern.test(round.how)) ?? [undefined, Crosshair]
  const team = match[round.winner].name
  return (
    <li ref={isNewest ? bringIntoView : undefined} className="flex flex-col gap-0.5">
      <span className="sr-only">
        {m.match_board_round_number({ round: round.number })}{' '}
        {m.match_board_round_won({ team, how: roundResultLabel(round.how) })}
        {round.alive &&
          ` ${m.match_depth_left()} ${match.home.abbr} ${round.alive.home}, ${match.away.abbr} ${round.alive.away}`}
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span
          key={side}
          aria-hidden="true"
          className={cn(
            'grid size-5 place-items-center rounded-sm',
            round.winner === side ? FILLED[side] : 'bg-surface-2',
          )}
        >
          {round.winner === side && <Icon size={14} />}
        </span>
      ))}
      {round.alive && (
        <span aria-hidden="true" dir="ltr" className="h-5 text-center text-12 text-text-muted tabular-nums leading-5">
          {`${round.alive.home}:${round.alive.away}`}
        </span>
      )}
    </li>
  )
}

const FILLED = { home: 'bg-team-home text-on-team', away: 'bg-team-away text-on-team' } as const
