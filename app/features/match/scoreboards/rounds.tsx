import { Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { EVENTS } from '../events/rounds.ts'
import type { BoardOf } from './board-of.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { roundsColumnsOf, roundsLinesOf } from './lines-of-map.ts'
import { MapPlayers, RoundEconomy, RoundStrip, RoundsNow } from './map-details.ts'
import { type MapChoice, MapPicker, PairOfFigures } from './map-picker.tsx'
import { inOwnNames } from './own-names.ts'
import { headlineOf } from './rounds-headline.ts'
import { type Half, halvesOf } from './rounds-of-map.ts'

type Part = 'rounds' | 'economy' | 'players'

function RoundsBoard({ board, match, people, detail: { live } }: BoardProps<'rounds'>) {
  const [chosen, setChosen] = useState<number>()
  const [part, setPart] = useState<Part>('rounds')
  const map = chosen ?? board.map
  const played = halvesOf(live.timeline, `m${map}`)
  const hasEconomy = played.some(({ rounds }) => rounds.some(({ worth }) => worth))
  const isNow = match.status === 'live' && match.periods.at(-1)?.isDone === false
  const halves = played.length === 0 && isNow && map === board.map ? [firstHalf(board)] : played
  const lines = roundsLinesOf(
    live.players,
    map,
    halves.reduce((sum, { rounds }) => sum + rounds.length, 0),
  )
  const tabs = [
    { key: 'rounds', label: m.match_board_rounds() },
    ...(hasEconomy ? [{ key: 'economy', label: m.match_board_economy() } as const] : []),
    { key: 'players', label: m.match_board_players() },
  ] as const
  return (
    <div className="space-y-3">
      {isNow && (
        <Suspense fallback={<Skeleton className="h-10" />}>
          <RoundsNow board={board} match={match} live={live} />
        </Suspense>
      )}
      <Veto timeline={live.timeline} match={match} />
      {board.maps.length > 0 && (
        <MapPicker
          label={m.match_board_maps_label()}
          choices={choicesOf(board, match)}
          selected={map}
          onSelect={setChosen}
        />
      )}
      {halves.length > 0 && (
        <Tabs
          label={m.match_board_map_parts()}
          tabs={tabs}
          selected={part === 'economy' && !hasEconomy ? 'rounds' : part}
          onSelect={setPart}
          tabClassName="text-13"
          panelClassName="pt-3"
        >
          <Suspense fallback={<Skeleton className="h-40" />}>
            {part === 'players' ? (
              <MapPlayers map={map} lines={lines} columns={roundsColumnsOf(lines)} match={match} people={people} />
            ) : part === 'economy' && hasEconomy ? (
              <RoundEconomy halves={halves} match={match} />
            ) : (
              <RoundStrip halves={halves} match={match} />
            )}
          </Suspense>
        </Tabs>
      )}
    </div>
  )
}

/** Before the first round ends: who is on which side. */
const firstHalf = ({ homeSide }: BoardOf<'rounds'>): Half => ({
  key: 'first',
  rounds: [],
  ...(homeSide ? { homeSide } : {}),
})

function choicesOf({ maps, map: current }: BoardOf<'rounds'>, match: MatchRow): MapChoice[] {
  return maps.map(({ name, home, away, winner, pickedBy }, index) => {
    const map = index + 1
    const isOver = winner !== undefined
    const isLive = !isOver && map === current && match.status === 'live' && match.periods.length >= map
    return {
      map,
      name,
      isLive,
      isToCome: !isOver && home + away === 0 && !isLive,
      ...(isOver || isLive ? { figures: <PairOfFigures home={home} away={away} /> } : {}),
      detail: pickedBy ? m.match_board_map_pick({ team: match[pickedBy].abbr }) : m.match_board_map_decider(),
    }
  })
}

/** The maps that were banned, in order. */
function Veto({ timeline, match }: { timeline: readonly TimelineItem[]; match: MatchRow }) {
  const bans = timeline.filter(({ type, side, data }) => type === 'map_ban' && side && data?.map)
  if (bans.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
      <span>{m.match_board_map_bans()}</span>
      {bans.map(({ seq, side, data }) => (
        <span key={seq} className="whitespace-nowrap">
          <s>{data?.map}</s> {side && match[side].abbr}
        </span>
      ))}
    </p>
  )
}

export const scoreboard: FamilyScoreboard<'rounds'> = {
  events: EVENTS,
  headlineOf,
  inOwnNames,
  Board: RoundsBoard,
  parts: [RoundStrip, RoundsNow, RoundEconomy, MapPlayers],
}
