import { Bomb, Clock, Crosshair, Wrench } from 'lucide-react'
import { cn } from '#app/lib/cn.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { Facts, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { roundResultLabel } from './round-result-label.ts'
import { headlineOf } from './rounds-headline.ts'

type RoundsState = BoardOf<'rounds'>

interface RoundsBoardProps {
  board: RoundsState
  match: MatchRow
}

const BOMB = {
  planted: m.match_board_bomb_planted,
  defused: m.match_board_bomb_defused,
  exploded: m.match_board_bomb_exploded,
} as const

const HOW_ICONS = { elimination: Crosshair, bomb: Bomb, defuse: Wrench, time: Clock } as const

function RoundsBoard({ board, match }: RoundsBoardProps) {
  const isLive = match.status === 'live'
  const hasMoney = board.money.home + board.money.away > 0
  return (
    <div className="space-y-4">
      {isLive && (
        <div className="space-y-2">
          <Facts
            facts={[
              { label: m.match_board_alive(), ...board.alive },
              ...(hasMoney
                ? [
                    {
                      label: m.match_board_money(),
                      home: `$${compactThousands(board.money.home)}`,
                      away: `$${compactThousands(board.money.away)}`,
                    },
                  ]
                : []),
              ...(board.homeSide ? [sidesOf(board.homeSide)] : []),
            ]}
          />
          <Line className={cn('min-h-5 font-semibold', board.bomb === 'planted' && 'text-live-text')}>
            {board.bomb ? BOMB[board.bomb]() : m.match_board_round_number({ round: board.round })}
          </Line>
        </div>
      )}
      {board.rounds.length > 0 && <RoundStrip board={board} match={match} />}
      {board.maps.length > 0 && <Maps board={board} match={match} />}
    </div>
  )
}

function sidesOf(homeSide: 'attack' | 'defence') {
  const [attack, defence] = [m.match_board_attack(), m.match_board_defence()]
  return homeSide === 'attack'
    ? { label: m.match_board_sides(), home: attack, away: defence }
    : { label: m.match_board_sides(), home: defence, away: attack }
}

/** Rounds of the map in order: an icon in the winner's row shows how it was won. */
function RoundStrip({ board, match }: RoundsBoardProps) {
  return (
    <Scroller label={m.match_board_rounds_label()} className="border-line border-t pt-3">
      <ol dir="ltr" className="flex w-max gap-1">
        {numbered(board.rounds).map(({ number, item: round }) => {
          const Icon = HOW_ICONS[round.how]
          const isHome = round.side === 'home'
          return (
            <li key={number} className="flex w-6 flex-col items-center gap-1">
              <span className="sr-only">
                {m.match_board_round_won({ team: match[round.side].name, how: roundResultLabel(round.how) })}
              </span>
              <span className={cn(ROUND_MARK, isHome ? 'bg-brand text-on-brand' : 'bg-surface-2')}>
                {isHome && <Icon size={14} aria-hidden />}
              </span>
              <span className={cn(ROUND_MARK, isHome ? 'bg-surface-2' : 'bg-text-muted text-bg')}>
                {!isHome && <Icon size={14} aria-hidden />}
              </span>
              <span aria-hidden="true" className="figures text-12 text-text-muted">
                {number}
              </span>
            </li>
          )
        })}
      </ol>
    </Scroller>
  )
}

const ROUND_MARK = 'grid size-6 place-items-center rounded-sm'

function Maps({ board, match }: RoundsBoardProps) {
  return (
    <Scroller label={m.match_board_maps_label()} className="border-line border-t pt-3">
      <ol className="flex w-max gap-2 text-12">
        {numbered(board.maps).map(({ number, item: map }) => {
          const isNow = match.status === 'live' && number === board.map
          return (
            <li
              key={number}
              className={cn(
                'min-w-32 rounded-md border bg-surface-2 px-3 py-2',
                isNow ? 'border-brand-text' : 'border-transparent',
              )}
            >
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{map.name}</span>
                <span className="flex gap-1">
                  <span className={cn('figures', map.winner === 'home' && 'font-bold')}>{map.home}</span>:
                  <span className={cn('figures', map.winner === 'away' && 'font-bold')}>{map.away}</span>
                </span>
              </p>
              <p className="mt-1 text-text-muted">
                {map.pickedBy
                  ? m.match_board_map_pick({ team: match[map.pickedBy].abbr })
                  : m.match_board_map_decider()}
              </p>
            </li>
          )
        })}
      </ol>
    </Scroller>
  )
}

export const scoreboard: FamilyScoreboard<'rounds'> = { headlineOf, Board: RoundsBoard }
