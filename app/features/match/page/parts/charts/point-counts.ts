import type { Family } from '#contract/games.ts'
import type { ChartPoint, TimelineItem } from '#contract/match-state.ts'
import { GAME_END } from './marks.ts'

/**
 * Where each point of a sport without a clock stands in its period, as its fans say it: the score of a volleyball set,
 * the games of a tennis set, the round of its own map. Empty where the feed does not tell.
 */
export function pointCounts(
  points: readonly ChartPoint[],
  timeline: readonly TimelineItem[],
  family: Family,
): (string | undefined)[] {
  if (family === 'rounds') return points.map((_, index) => String(placeInPeriod(points, index)))
  if (family === 'sets') return points.map((point, index) => scoreOf(placeInPeriod(points, index), point.value))
  if (family !== 'tennis') return []
  const games = timeline.filter(({ type }) => GAME_END.test(type))
  return points.map(({ period }, index) => {
    const own = games.slice(0, index + 1).filter((game) => game.period === period)
    return `${own.filter(({ side }) => side === 'home').length}–${own.filter(({ side }) => side === 'away').length}`
  })
}

/** The how-manieth of its period a point is, from 1. */
const placeInPeriod = (points: readonly ChartPoint[], index: number): number =>
  points.slice(0, index + 1).filter(({ period }) => period === points[index]?.period).length

/** After `played` points of which each counts one, with a lead of `value` for home. */
const scoreOf = (played: number, value: number): string => `${(played + value) / 2}–${(played - value) / 2}`
