import { m } from '#app/paraglide/messages.js'
import type { Score, Side, TimelineItem } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { lobbyMapsOf, type SquadOnMap } from '../../../scoreboards/lobby-maps.ts'
import { statName } from '../../../stat-name.ts'
import type { PanelProps } from '../../panel.ts'
import { mostOf, SideBarsCard } from './side-bars-table.tsx'

/** How many squads the lobby had, as far as anybody told; else the worst place. */
function squadsOf(timeline: readonly TimelineItem[]): number {
  const told = timeline.map(({ data }) => Math.max(Number(data?.squads ?? 0), Number(data?.place ?? 0)))
  return Math.max(1, ...told)
}

/** The longer the bar, the better the place. */
function placeFigure(squads: Record<Side, SquadOnMap>, all: number) {
  const outlasted = ({ place }: SquadOnMap) => (place === undefined ? 0 : all - place + 1)
  const text = ({ place }: SquadOnMap) => (place === undefined ? '–' : `#${place}`)
  return {
    home: outlasted(squads.home),
    away: outlasted(squads.away),
    texts: { home: text(squads.home), away: text(squads.away) },
  }
}

function betterOf({ home, away }: Score): Side | undefined {
  if (home === away) return undefined
  return home > away ? 'home' : 'away'
}

/** Under the timeline of a battle royale: how far both squads came on each map, whom they took out, and the points of it. */
export function LobbyCourse({ detail: { match, live } }: PanelProps) {
  const maps = lobbyMapsOf(live.timeline)
  const told = match.periods.flatMap((period) => {
    const squads = maps.get(period.key)
    return squads ? [{ period, squads }] : []
  })
  if (told.length === 0) return null
  const title = m.match_course_lobby_ask()
  const all = squadsOf(live.timeline)
  const kills = told.map(({ squads }) => ({ home: squads.home.kills, away: squads.away.kills }))
  return (
    <SideBarsCard
      title={title}
      match={match}
      columns={[
        { title: m.match_board_placement(), most: all },
        { title: statName('kills', 'battle_royale'), most: mostOf(kills) },
        { title: m.match_board_lobby_points(), most: mostOf(told.map(({ period }) => period)) },
      ]}
      rows={told.map(({ period, squads }, index) => ({
        key: period.key,
        label: period.note ?? periodName(period.key, 'battle_royale'),
        winner: period.isDone ? betterOf(period) : undefined,
        cells: [placeFigure(squads, all), kills[index], { home: period.home, away: period.away }],
      }))}
    />
  )
}
