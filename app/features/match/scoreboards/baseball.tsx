import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { EVENTS } from '../events/baseball.ts'
import { isBreak } from '../match-labels.ts'
import { SurnameLink } from '../surname-link.tsx'
import { headlineOf } from './baseball-headline.ts'
import { basesText } from './bases-text.ts'
import type { BoardOf } from './board-of.ts'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard, PeriodTotal } from './family-scoreboard.ts'
import { PeriodStrip } from './period-strip.tsx'
import { Dots } from './side-rows.tsx'

type BaseballState = BoardOf<'baseball'>

function BaseballBoard({ board, match, people }: BoardProps<'baseball'>) {
  if (match.status !== 'live') return null
  const hasPitches = board.balls !== undefined
  return (
    <div className="space-y-3">
      <div className="mx-auto grid max-w-[420px] grid-cols-2 items-center justify-items-center gap-3">
        <Count board={isBreak(match.phase) ? { ...board, outs: 0 } : board} />
        <Bases bases={board.bases} />
      </div>
      {hasPitches && (
        // Two places of fixed width: a longer name on one side moves nothing on the other.
        <dl className="mx-auto grid min-h-5 max-w-[420px] grid-cols-2 gap-x-3 text-13">
          {[
            { label: m.match_board_at_bat(), player: board.batter },
            { label: m.match_board_pitching(), player: board.pitcher },
          ].map(({ label, player }) => (
            // Nobody bats or throws in a break.
            <div
              key={label}
              className={cn(
                'flex min-w-0 gap-2 sm:ps-6',
                (player === undefined || isBreak(match.phase)) && 'invisible',
              )}
            >
              <dt className="shrink-0 text-text-muted">{label}</dt>
              <dd dir="auto" className="truncate font-semibold">
                <SurnameLink id={player} people={people} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Balls, strikes and outs, as on the board of a ballpark. */
function Count({ board: { balls, strikes, outs } }: { board: BaseballState }) {
  const rows = [
    { label: m.match_board_balls(), count: balls, of: 3 },
    { label: m.match_board_strikes(), count: strikes, of: 2 },
    { label: m.match_board_outs(), count: Math.min(outs, 2), of: 2 },
  ]
  return (
    <dl className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-1 text-13">
      {rows.map(
        ({ label, count, of }) =>
          count !== undefined && (
            <div key={label} className="contents">
              <dt className="text-end text-text-muted">{label}</dt>
              <dd>
                <Dots count={count} of={of} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Positions of first, second and third base in the drawing. */
const BASE_TRANSFORMS = ['translate(62 38) rotate(45)', 'translate(40 16) rotate(45)', 'translate(18 38) rotate(45)']

/** The infield with who is on it, and the same in words. */
function Bases({ bases }: { bases: BaseballState['bases'] }) {
  return (
    <div className="flex w-36 flex-col items-center gap-1">
      <svg aria-hidden="true" width="80" height="66" viewBox="0 0 80 66">
        <path d="M40 60 18 38 40 16l22 22Z" className="fill-none stroke-line" strokeWidth="2" />
        {BASE_TRANSFORMS.map((place, index) => (
          <rect
            key={place}
            x="-8"
            y="-8"
            width="16"
            height="16"
            transform={place}
            strokeWidth="2"
            className={bases[index] ? 'fill-warn stroke-warn' : 'fill-surface-1 stroke-text-muted'}
          />
        ))}
      </svg>
      <Line className="min-h-9 w-full text-12">{basesText(bases)}</Line>
    </div>
  )
}

/** Runs, hits and errors of both sides. */
const totalsOf = ({ score }: MatchRow, { hits, errors }: BaseballState): PeriodTotal[] => [
  { label: m.match_column_runs(), ...score },
  { label: m.match_column_hits(), ...hits },
  { label: m.match_board_errors(), ...errors },
]

export const scoreboard: FamilyScoreboard<'baseball'> = {
  events: EVENTS,
  headlineOf,
  totalsOf,
  PeriodStrip,
  Board: BaseballBoard,
}
