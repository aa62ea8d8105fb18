import { Suspense, useState } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Score } from '#contract/match-state.ts'
import { EVENTS } from '../events/moba.ts'
import { periodName } from '../match-labels.ts'
import type { BoardOf } from './board-of.ts'
import { draftsOf } from './drafts-of.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { MOBA_COLUMNS, mobaLinesOf } from './lines-of-map.ts'
import { DraftTiles, GoldLead, MapPlayers, Objectives } from './map-details.ts'
import { type MapChoice, MapPicker, PairOfFigures } from './map-picker.tsx'
import { mobaFigureName } from './moba-figure-name.ts'
import { headlineOf } from './moba-headline.ts'
import { inOwnNames } from './own-names.ts'

type MobaState = BoardOf<'moba'>
type Part = 'draft' | 'gold' | 'objectives' | 'players'

function MobaBoard({ board, match, people, detail }: BoardProps<'moba'>) {
  const { live } = detail
  const [chosen, setChosen] = useState<number>()
  const [part, setPart] = useState<Part>('draft')
  const map = chosen ?? board.map
  const draft = draftsOf(live.timeline)[map - 1]
  const hasGold = live.chart.some(({ period }) => period === `m${map}`)
  const tabs = [
    ...(draft ? [{ key: 'draft', label: m.match_board_game_draft() } as const] : []),
    ...(hasGold ? [{ key: 'gold', label: m.match_board_game_gold() } as const] : []),
    ...(board.maps[map - 1] ? [{ key: 'objectives', label: m.match_depth_objectives() } as const] : []),
    { key: 'players', label: m.match_board_players() },
  ] as const
  const shown = tabs.find(({ key }) => key === part)?.key ?? tabs[0]?.key ?? 'players'
  return (
    <div className="space-y-3">
      {(board.maps.length > 0 || board.bestOf > 1) && (
        <MapPicker
          label={m.match_board_games_label()}
          choices={choicesOf(board, match)}
          selected={map}
          onSelect={setChosen}
        />
      )}
      {board.maps[map - 1] && <GameFigures board={board} map={map} />}
      <Tabs
        label={m.match_board_game_parts()}
        tabs={tabs}
        selected={shown}
        onSelect={setPart}
        tabClassName="text-13"
        panelClassName="pt-3"
      >
        <Suspense fallback={<Skeleton className="h-40" />}>
          {shown === 'draft' && draft && <DraftTiles draft={draft} detail={detail} people={people} />}
          {shown === 'gold' && (
            <GoldLead chart={live.chart} timeline={live.timeline} period={`m${map}`} match={match} />
          )}
          {shown === 'objectives' && (
            <Objectives timeline={live.timeline} period={`m${map}`} match={match} people={people} />
          )}
          {shown === 'players' && (
            <MapPlayers
              map={map}
              lines={mobaLinesOf(live.players, map)}
              columns={MOBA_COLUMNS}
              match={match}
              people={people}
            />
          )}
        </Suspense>
      </Tabs>
    </div>
  )
}

function choicesOf({ maps, map: current, bestOf }: MobaState, match: MatchRow): MapChoice[] {
  const isLive = match.status === 'live'
  const count = Math.max(maps.length, current, isLive ? gamesAtLeast(match, bestOf) : 0)
  return Array.from({ length: count }, (_, index) => {
    const [map, played] = [index + 1, maps[index]]
    const isNow = isLive && map === current && !played?.winner
    return {
      map,
      name: played?.name ?? periodName(`m${map}`, 'moba'),
      isLive: isNow && played !== undefined,
      isToCome: !played && !isNow,
      ...(played ? { figures: <PairOfFigures {...played.kills} /> } : {}),
      detail: played?.winner
        ? m.match_board_game_won({ team: match[played.winner].abbr, time: clockText(played.seconds) })
        : played
          ? m.match_board_map_running()
          : isNow
            ? m.match_phase_draft()
            : m.match_phase_not_started(),
    }
  })
}

/** How many games a series has at least: at 1:1 of three the third one is certain. */
const gamesAtLeast = ({ score: { home, away } }: MatchRow, bestOf: number): number =>
  Math.min(bestOf, Math.floor(bestOf / 2) + 1 + Math.min(home, away))

/** Gold, towers and objectives of a game. */
function GameFigures({ board, map }: { board: MobaState; map: number }) {
  const played = map === board.map ? undefined : board.maps[map - 1]
  const { gold, towers, objectives } = played ?? board
  return (
    <div className="space-y-3">
      {gold && gold.home + gold.away > 0 && <GoldBar gold={gold} />}
      {towers && objectives && (
        <dl className="mx-auto grid max-w-144 auto-cols-fr grid-flow-col gap-1">
          <Taken name={mobaFigureName('towers')} taken={towers} />
          {objectives.map(({ key, home, away }) => (
            <Taken key={key} name={mobaFigureName(key)} taken={{ home, away }} />
          ))}
        </dl>
      )}
    </div>
  )
}

/** What both teams have of a building or monster, under its name. */
const Taken = ({ name, taken: { home, away } }: { name: string; taken: Score }) => (
  <div className="flex flex-col items-center justify-end">
    <dt className="text-center text-12 text-text-muted leading-4">{name}</dt>
    <dd className="flex items-center gap-1 font-semibold text-13">
      <Flashing value={home} className="figures min-w-4 rounded-sm text-center" />
      <span className="text-text-muted">:</span>
      <Flashing value={away} className="figures min-w-4 rounded-sm text-center" />
    </dd>
  </div>
)

/** Gold of both teams as one bar, with numbers. */
function GoldBar({ gold }: { gold: Score }) {
  return (
    <div>
      <p className="mb-1 flex items-center justify-between text-13">
        <Flashing value={compactThousands(gold.home)} className="figures min-w-12 rounded-sm font-semibold" />
        <span className="text-text-muted">{mobaFigureName('gold')}</span>
        <span className="min-w-12 text-end">
          <Flashing value={compactThousands(gold.away)} className="figures rounded-sm font-semibold" />
        </span>
      </p>
      <div aria-hidden="true" className="flex h-2 gap-1 overflow-hidden rounded-full">
        <span className="bg-team-home" style={{ width: `${(gold.home / (gold.home + gold.away)) * 100}%` }} />
        <span className="flex-1 bg-team-away" />
      </div>
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'moba'> = {
  events: EVENTS,
  headlineOf,
  inOwnNames,
  Board: MobaBoard,
  parts: [DraftTiles, GoldLead, MapPlayers, Objectives],
}
