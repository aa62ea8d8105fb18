import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'
import { buyName, buyOf, HALF_BUY, moneyText } from './round-buy.ts'
import { sideName } from './side-name.ts'

type RoundsState = BoardOf<'rounds'>

const STEPS = {
  bomb: {
    planted: m.match_board_bomb_planted,
    defused: m.match_board_bomb_defused,
    exploded: m.match_board_bomb_exploded,
  },
  spike: {
    planted: m.match_event_spike_planted,
    defused: m.match_event_spike_defused,
    exploded: m.match_event_spike_exploded,
  },
  defuser: {
    planted: m.match_event_defuser_planted,
    defused: m.match_event_defuser_disabled,
    exploded: m.match_event_bomb_neutralised,
  },
} as const

export interface RoundsNowProps {
  board: RoundsState
  match: MatchRow
  live: MatchDetail['live']
}

/**
 * The round being played: who is still alive, what both teams carry, and whether the bomb is planted. The middle has one
 * width for every step.
 */
export function RoundsNow({ board, match, live }: RoundsNowProps) {
  const { bomb, device = 'bomb', round } = board
  return (
    <div className="grid grid-cols-[1fr_7rem_1fr] items-center gap-2">
      <SideNow board={board} match={match} live={live} side="home" />
      <p className={cn('text-center font-semibold text-13', bomb === 'planted' && 'text-warn')}>
        {bomb ? STEPS[device][bomb]() : m.match_board_round_number({ round })}
      </p>
      <SideNow board={board} match={match} live={live} side="away" />
    </div>
  )
}

const PIPS = { home: 'bg-team-home', away: 'bg-team-away' } as const
const TEAM_SIZE = 5

function SideNow({ board, match, live, side }: RoundsNowProps & { side: Side }) {
  const { alive, homeSide } = board
  const own = (side === 'home') === (homeSide === 'attack') ? 'attack' : 'defence'
  const listed = live.players.filter((line) => line.side === side).length
  const size = Math.min(listed || TEAM_SIZE, TEAM_SIZE)
  const isAway = side === 'away'
  const outward = isAway && 'flex-row-reverse'
  return (
    <div
      className={cn(
        'flex min-w-0 flex-col gap-1 whitespace-nowrap text-12 text-text-muted',
        isAway && 'items-end text-end',
      )}
    >
      <p className={cn('flex items-center gap-2', outward)}>
        <span className="sr-only">{`${m.match_board_alive()} ${alive[side]}`}</span>
        <span aria-hidden="true" className={cn('flex gap-1', outward)}>
          {Array.from({ length: size }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never move.
            <i key={index} className={cn('size-2 rounded-full', index < alive[side] ? PIPS[side] : 'bg-line')} />
          ))}
        </span>
        {homeSide && sideName(own, match.gameId)}
      </p>
      <p className={cn('flex gap-1 empty:hidden', outward)}>{purseOf(board, match.gameId, side)}</p>
    </div>
  )
}

/**
 * What a team's equipment is worth, at the outer edge, and how it bought; else its money; nothing in games without an
 * economy.
 */
function purseOf({ worth, money }: RoundsState, gameId: number, side: Side): ReactNode {
  if (worth) {
    const isFirst = worth.home < HALF_BUY && worth.away < HALF_BUY
    return (
      <>
        <span className="figures min-w-11 font-semibold text-text">{moneyText(worth[side], gameId)}</span>
        {buyName(buyOf(worth[side], isFirst))}
      </>
    )
  }
  return money.home + money.away > 0 ? <span className="figures">{moneyText(money[side], gameId)}</span> : null
}
