/** What happens in one game, in order. */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { other } from '../shared/state.ts'
import type { Happening } from './plays/types.ts'
import { type GamesTitle, pointsToWin, type Scoring } from './titles.ts'

/** How many points a side makes, around what is typical. */
const countAround = (random: Random, mean: number): number =>
  Math.max(0, Math.round(mean + random.normal() * Math.sqrt(mean)))

function finalPoints(random: Random, scoring: Scoring, firstTo: number | undefined, winner: Side): Score {
  if (firstTo !== undefined) {
    const points = { home: firstTo, away: firstTo }
    points[other(winner)] = random.int(0, firstTo - 1)
    return points
  }
  const [a, b] = [countAround(random, scoring.mean), countAround(random, scoring.mean)]
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  const points = { home: least, away: least }
  points[winner] = most === least ? least + 1 : most
  return points
}

function makePoints(random: Random, scoring: Scoring, total: number): number[] {
  if (!scoring.worth) return new Array<number>(total).fill(1)
  const made: number[] = []
  let left = total
  while (left > 0) {
    const worth = left <= 1 ? 1 : Math.min(left, random.weighted(scoring.worth))
    made.push(worth)
    left -= worth
  }
  return made
}

const sides = ['home', 'away'] as const

interface Game {
  winner: Side
  seconds: number
  arena?: string | undefined
}

/** Shots on target that were no goals: each is saved by the other side. */
const saved = (side: Side, count: number, at: () => number): Happening[] =>
  Array.from({ length: count }, at).flatMap((second) => [
    { at: second, type: 'shot_on_target', side },
    { at: second + 1, type: 'save', side: other(side) },
  ])

export function planGame(random: Random, title: GamesTitle, { winner, seconds, arena }: Game): Happening[] {
  const { scoring, extras, savedShots } = title
  const happenings: Happening[] = []
  const at = () => random.int(15, seconds - 5)
  if (scoring) {
    const points = finalPoints(random, scoring, pointsToWin(scoring, arena), winner)
    for (const side of sides)
      for (const made of makePoints(random, scoring, points[side]))
        happenings.push({ at: at(), type: scoring.event, side, ...(made === 1 ? {} : { points: made }) })
  }
  for (const { event, mean } of extras)
    for (const side of sides)
      for (let left = countAround(random, mean); left > 0; left--) happenings.push({ at: at(), type: event, side })
  if (savedShots !== undefined)
    for (const side of sides) happenings.push(...saved(side, countAround(random, savedShots), at))
  happenings.sort((a, b) => a.at - b.at)
  return scoring?.firstTo === undefined ? happenings : endWithWinner(happenings, scoring.event, winner)
}

/** Where a number of points ends the game, the winner makes the last. */
function endWithWinner(happenings: Happening[], event: string, winner: Side): Happening[] {
  const last = happenings.findLastIndex(({ type }) => type === event)
  const own = happenings.findLastIndex(({ type, side }) => type === event && side === winner)
  const [lastOne, ownOne] = [happenings[last], happenings[own]]
  if (!lastOne || !ownOne || last === own) return happenings
  happenings[last] = { ...lastOne, side: ownOne.side }
  happenings[own] = { ...ownOne, side: lastOne.side }
  return happenings
}
