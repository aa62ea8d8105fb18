import { createRandom, type Random, seedOf } from '#backend/feed/random.ts'
import type { Side } from '#contract/match-state.ts'
import { type League, leagueSpecById } from '../catalogue/leagues.ts'
import { teamById } from '../catalogue/teams.ts'

/** A match of a cup: who loses is out. */
export interface Tie {
  /** From 1. */
  round: number
  homeId: number
  awayId: number
  /** Who goes on, drawn beforehand: the calendar needs to know who plays next, and the simulator keeps to it. */
  winner: Side
}

/** Whether the league is a cup among teams of other leagues. */
export const isCup = (league: League): boolean => leagueSpecById(league.id)?.roster.kind === 'cup'

/** The difference in strength at which the stronger side goes on ten times as often. */
const TENFOLD = 34
const strengthOf = (teamId: number): number => teamById(teamId)?.strength ?? 50

function playTie(round: number, pair: readonly [number, number], random: Random): Tie {
  const [homeId, awayId] = random.chance(0.5) ? pair : [pair[1], pair[0]]
  const odds = 10 ** ((strengthOf(homeId) - strengthOf(awayId)) / TENFOLD)
  return { round, homeId, awayId, winner: random.chance(odds / (1 + odds)) ? 'home' : 'away' }
}

const winnerOf = ({ homeId, awayId, winner }: Tie): number => (winner === 'home' ? homeId : awayId)

function shuffled(list: readonly number[], random: Random): number[] {
  const left = [...list]
  for (let at = left.length - 1; at > 0; at--) {
    const other = random.int(0, at)
    const [a, b] = [left[at] ?? 0, left[other] ?? 0]
    left[at] = b
    left[other] = a
  }
  return left
}

const pairsOf = (teams: readonly number[]): [number, number][] =>
  Array.from({ length: teams.length / 2 }, (_, at) => [teams[2 * at] ?? 0, teams[2 * at + 1] ?? 0])

/** The seats of the draw, one for each of those who come through a round before, far from each other. */
function seats(through: readonly number[], others: readonly number[]): number[] {
  const all = [...others]
  const apart = (through.length + others.length) / Math.max(1, through.length)
  through.forEach((team, at) => {
    all.splice(Math.round(at * apart), 0, team)
  })
  return all
}

/**
 * A cup of a stage from its draw to its final, round by round; within a round in the order of the tree. Where the number of
 * teams is no power of two, some play a round before the others.
 */
export function bracketOf(league: League, stage: number): Tie[] {
  const random = createRandom(seedOf('bracket', league.id, stage))
  const teams = shuffled(league.teamIds, random)
  const size = 2 ** Math.floor(Math.log2(teams.length))
  const early = 2 * (teams.length - size)
  let round = early > 0 ? 1 : 0
  const ties = pairsOf(teams.slice(0, early)).map((pair) => playTie(round, pair, random))
  let left = seats(ties.map(winnerOf), teams.slice(early))
  while (left.length > 1) {
    round += 1
    const played = pairsOf(left).map((pair) => playTie(round, pair, random))
    ties.push(...played)
    left = played.map(winnerOf)
  }
  return ties
}
