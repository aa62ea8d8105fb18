import { numbered } from '#app/lib/numbered.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'
import { fieldPosition } from './field-position.ts'

const YARDS = 100
const END_ZONE = 10
const NUMBERS = [10, 20, 30, 40, 50, 40, 30, 20, 10]

/** Where a yard line is on a field with its two end zones, from home's end. */
const placeOf = (yard: number): string => `${((END_ZONE + yard) / (YARDS + 2 * END_ZONE)) * 100}%`

const PAINT: Readonly<Record<Side, { band: string; line: string; arrow: string }>> = {
  home: { band: 'bg-team-home/30', line: 'bg-team-home', arrow: 'border-s-[9px] border-s-text' },
  away: { band: 'bg-team-away/30', line: 'bg-team-away', arrow: 'border-e-[9px] border-e-text' },
}

interface GridironProps {
  board: BoardOf<'american_football'>
  match: MatchRow
  /** The side with the ball. */
  offence: Side | undefined
  /** Says what the picture shows. */
  label: string
}

/** The field from home's end zone to away's: the drive so far, the ball with the way it goes, the line to gain. */
export function Gridiron({ board, match, offence, label }: GridironProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative h-20 overflow-hidden rounded-md border border-line bg-[oklch(0.55_0.09_150/0.22)]"
    >
      <EndZone side="home" match={match} />
      <EndZone side="away" match={match} />
      {numbered(NUMBERS).map(({ number, item: yard }) => (
        <span
          key={number}
          style={{ insetInlineStart: placeOf(number * 10) }}
          className="absolute top-0 bottom-4 border-text/15 border-s"
        >
          <span className="figures absolute top-full -ms-2 w-4 text-center text-12 text-text-muted leading-4">
            {yard}
          </span>
        </span>
      ))}
      {offence && board.down > 0 && <Drive board={board} offence={offence} />}
    </div>
  )
}

const EndZone = ({ side, match }: { side: Side; match: MatchRow }) => (
  <span
    className={`absolute inset-y-0 grid w-[8.333%] place-items-center overflow-hidden font-bold text-12 text-on-team ${side === 'home' ? 'start-0 bg-team-home' : 'end-0 bg-team-away'}`}
  >
    <span className="[writing-mode:vertical-rl]">{match[side].abbr}</span>
  </span>
)

function Drive({
  board: { yardLine, distance, driveFrom },
  offence,
}: {
  board: BoardOf<'american_football'>
  offence: Side
}) {
  const { lineToGain } = fieldPosition(yardLine, distance, offence)
  const { band, line, arrow } = PAINT[offence]
  const from = driveFrom ?? yardLine
  const [least, most] = [Math.min(from, yardLine), Math.max(from, yardLine)]
  return (
    <>
      <span
        style={{ insetInlineStart: placeOf(least), width: `${((most - least) / (YARDS + 2 * END_ZONE)) * 100}%` }}
        className={`absolute top-0 bottom-4 ${band}`}
      />
      <span
        style={{ insetInlineStart: placeOf(yardLine) }}
        className={`absolute top-0 bottom-4 -ms-px w-0.5 ${line}`}
      />
      {lineToGain !== undefined && (
        <span
          style={{ insetInlineStart: placeOf(lineToGain) }}
          className="absolute top-0 bottom-4 -ms-px w-0.5 bg-warn"
        />
      )}
      <span
        style={{ insetInlineStart: placeOf(yardLine) }}
        className={`absolute top-1/3 -ms-1 border-y-[7px] border-y-transparent ${arrow}`}
      />
    </>
  )
}
