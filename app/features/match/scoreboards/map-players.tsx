import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { PlayerLine } from '#contract/match-state.ts'
import { periodName } from '../match-labels.ts'
import type { People } from '../people.ts'
import { PlayerTable } from '../player-table.tsx'

export interface MapPlayersProps {
  /** Number of the map. */
  map: number
  lines: readonly PlayerLine[]
  columns: readonly string[]
  match: MatchRow
  people: People
}

/** What each player has done on one map, a table a team. */
export function MapPlayers({ map, lines, columns, match, people }: MapPlayersProps) {
  const family = gameById(match.gameId)?.family ?? 'rounds'
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className="min-w-0">
          <p className="flex items-center gap-2 px-3 pb-1 font-semibold text-13">
            <span aria-hidden="true" className={side === 'home' ? 'size-2 bg-team-home' : 'size-2 bg-team-away'} />
            {match[side].name}
          </p>
          <PlayerTable
            // The tables of the whole match have the name without the map.
            caption={`${m.match_stats_players({ team: match[side].name })} · ${periodName(`m${map}`, family)}`}
            columns={columns}
            lines={lines.filter((line) => line.side === side)}
            people={people}
            gameId={match.gameId}
          />
        </div>
      ))}
    </div>
  )
}
