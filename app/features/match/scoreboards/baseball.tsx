import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import { headlineOf } from './baseball-headline.ts'
import type { BoardOf } from './board-of.ts'
import { Facts, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'

type BaseballState = BoardOf<'baseball'>

function BaseballBoard({ board, match }: { board: BaseballState; match: MatchRow }) {
  return (
    <div className="space-y-3">
      {match.status === 'live' && (
        <div className="flex flex-wrap items-center justify-center gap-6">
          <Bases bases={board.bases} />
          <Line>{m.match_board_outs({ outs: board.outs })}</Line>
        </div>
      )}
      <Facts
        facts={[
          { label: m.match_board_hits(), ...board.hits },
          { label: m.match_board_errors(), ...board.errors },
        ]}
      />
    </div>
  )
}

/** Positions of first, second and third base in the drawing. */
const BASE_TRANSFORMS = ['translate(38 26) rotate(45)', 'translate(24 12) rotate(45)', 'translate(10 26) rotate(45)']

function Bases({ bases }: { bases: BaseballState['bases'] }) {
  const taken = bases.flatMap((isTaken, index) => (isTaken ? [index + 1] : []))
  return (
    <svg
      role="img"
      aria-label={taken.length > 0 ? m.match_board_bases({ bases: taken.join(', ') }) : m.match_board_bases_empty()}
      width="48"
      height="40"
      viewBox="0 0 48 40"
    >
      {BASE_TRANSFORMS.map((place, index) => (
        <rect
          key={place}
          x="-7"
          y="-7"
          width="14"
          height="14"
          transform={place}
          strokeWidth="2"
          className={bases[index] ? 'fill-warn stroke-warn' : 'fill-none stroke-text-muted'}
        />
      ))}
    </svg>
  )
}

export const scoreboard: FamilyScoreboard<'baseball'> = { headlineOf, Board: BaseballBoard }
