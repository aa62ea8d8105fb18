import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { EVENTS } from '../events/battle-royale.ts'
import { periodName } from '../match-labels.ts'
import { headlineOf } from './battle-royale-headline.ts'
import { Facts } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { lobbyMapsOf } from './lobby-maps.ts'
import { Zone } from './zone.tsx'

function BattleRoyaleBoard({ board, match, detail }: BoardProps<'battle_royale'>) {
  const isNow = match.status === 'live' && match.periods.at(-1)?.isDone === false
  return (
    <div className="space-y-3">
      {isNow && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
          <Zone zone={board.zone ?? 0} squads={board.squads} />
          <Facts
            facts={[
              { label: m.match_board_alive(), ...board.alive },
              { label: m.match_stat_kills(), ...board.kills },
            ]}
          />
        </div>
      )}
      {match.periods.length > 0 && <Maps detail={detail} />}
    </div>
  )
}

const HEAD = 'px-1 py-1 text-center font-normal sm:px-2'

/** Place, kills and points of both squads, map by map. */
function Maps({ detail: { match, live } }: { detail: MatchDetail }) {
  const maps = lobbyMapsOf(live.timeline)
  return (
    <Scroller label={m.match_board_maps_label()}>
      <table className="w-full text-13">
        <caption className="sr-only">{m.match_board_maps_label()}</caption>
        <thead className="text-12 text-text-muted">
          <tr>
            <td />
            {(['home', 'away'] as const).map((side) => (
              <th key={side} scope="colgroup" colSpan={3} className="max-w-32 px-2 font-semibold text-text">
                {match[side].abbr}
              </th>
            ))}
          </tr>
          <tr className="border-line border-b">
            <th scope="col" className="py-1 text-start font-normal">
              {m.match_board_lobby_map()}
            </th>
            {(['home', 'away'] as const).flatMap((side) =>
              [m.match_board_placement(), m.match_stat_kills(), m.match_board_lobby_points()].map((label) => (
                <th key={`${side} ${label}`} scope="col" className={HEAD}>
                  {label}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {match.periods.map((period) => (
            <tr key={period.key} className="border-line border-b last:border-b-0">
              <th scope="row" className="whitespace-nowrap py-2 text-start font-medium">
                {period.note ?? periodName(period.key, 'battle_royale')}
              </th>
              {(['home', 'away'] as const).map((side) => (
                <SquadCells key={side} squad={maps.get(period.key)?.[side]} points={period[side]} side={side} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface SquadCellsProps {
  squad: { place?: number; kills: number } | undefined
  points: number
  side: Side
}

function SquadCells({ squad, points, side }: SquadCellsProps) {
  const isFirst = squad?.place === 1
  return (
    <>
      <td className={cn('px-1 py-2 text-center sm:px-2', side === 'away' && 'border-line border-s')}>
        <span className={cn('figures', isFirst && 'font-bold text-win')}>{squad?.place ? `#${squad.place}` : '–'}</span>
      </td>
      <td className="px-1 py-2 text-center sm:px-2">
        <span className="figures">{squad?.kills ?? 0}</span>
      </td>
      <td className="px-1 py-2 text-center sm:px-2">
        <span className="figures font-semibold">{points}</span>
      </td>
    </>
  )
}

export const scoreboard: FamilyScoreboard<'battle_royale'> = {
  events: EVENTS,
  headlineOf,
  Board: BattleRoyaleBoard,
}
