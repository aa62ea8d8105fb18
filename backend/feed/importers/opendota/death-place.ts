import type { MapPoint } from '#contract/match-moba.ts'
import { heroOf } from './heroes.ts'
import type { SourceFight, SourceMatch, SourcePlayer } from './source.ts'

/** The source counts places from here on, in a square of so many. */
const [FIRST, CELLS] = [64, 127]

const percentOf = (cell: string): number => {
  const percent = ((Number(cell) - FIRST) / CELLS) * 100
  return Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent))) : Number.NaN
}

/** Where a player died in a fight, if that was in one place only. */
function onlyPlace(fight: SourceFight, index: number): MapPoint | undefined {
  const deaths = Object.entries(fight.players[index]?.deaths_pos ?? {}).flatMap(([x, column]) =>
    Object.entries(column).map(([y, count]) => ({ x, y, count })),
  )
  const [only, another] = deaths
  if (!only || another || only.count !== 1) return undefined
  const point = { x: percentOf(only.x), y: percentOf(only.y) }
  return Number.isNaN(point.x + point.y) ? undefined : point
}

/**
 * Where a player was killed at a time. The source has no places of kills; of fights of whole teams it has those of
 * deaths, without the time of each. A place is told where a player died once in a fight, and one kill in it is the player's.
 */
export function deathPlace({ teamfights, players }: SourceMatch, victim: SourcePlayer, time: number) {
  const fight = teamfights?.find(({ start, end }) => start <= time && time <= end)
  if (!fight) return undefined
  const { unit } = heroOf(victim.hero_id)
  const kills = players
    .flatMap(({ kills_log: log }) => log)
    .filter((kill) => kill.key === unit && fight.start <= kill.time && kill.time <= fight.end)
  return kills.length === 1 ? onlyPlace(fight, players.indexOf(victim)) : undefined
}
