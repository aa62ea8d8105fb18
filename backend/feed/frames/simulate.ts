import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import {
  clampChance,
  isDecided,
  openingOutlook,
  seriesOutlook,
  seriesOutlookDuring,
  unitChance,
  winChance,
  winsNeeded,
} from '../shared/series.ts'
import { leaderOf, other } from '../shared/state.ts'
import type { Contest, Simulator } from '../types.ts'
import { DEFAULT_BEST_OF } from './rules.ts'
import { fullTable, isFrameOver, leastFoul, leftOn, type Pot, potBalls } from './table.ts'

/** Gap in strength that makes a frame e to 1. */
const SCALE = 38
const BLACK = 7
/** Nobody takes risks for so many visits; then the table is opened. */
const LONG_FRAME = 24
const INTERVAL_AFTER = 4

const bestOfOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? DEFAULT_BEST_OF

const frameChance = (contest: Contest): number =>
  unitChance(winChance(contest.home.strength, contest.away.strength, SCALE), bestOfOf(contest))

/** What a visit brings; `skill` (about 1) makes long breaks likelier. */
const visitPoints = (random: Random, skill: number): number => {
  const [least, most] = random.weighted<readonly [number, number]>([
    [[0, 0], 40],
    [[1, 9], 24],
    [[10, 29], 15 * skill],
    [[30, 59], 11 * skill],
    [[60, 95], 7 * skill * skill],
    [[96, 147], 2.2 * skill * skill],
  ])
  return random.int(least, most)
}

/** A long break is read out on the way. */
function writeBreak(live: LiveScript, side: Side, pots: readonly Pot[]): number {
  const { random } = live
  const made = pots.at(-1)?.points ?? 0
  let written = 0
  let wanted = random.int(18, 32)
  for (const { points, left } of pots) {
    const isRead = points === made || (points >= written + wanted && made - written > 34)
    if (!isRead) continue
    live.wait((points - written) * 4.6 + 12)
    live.write('break', { side, data: { points, left } })
    written = points
    wanted = random.int(18, 32)
  }
  return made
}

interface FrameSetting {
  frame: number
  first: Side
  skill: Record<Side, number>
  quote(points: Score, left: number): void
}

/** The frame is level and the table clear: the black alone decides it. */
function writeRespottedBlack(live: LiveScript, points: Score): void {
  const side: Side = live.random.chance(0.5) ? 'home' : 'away'
  live.write('respotted_black')
  live.write('visit', { side, data: { left: BLACK } })
  points[side] += writeBreak(live, side, [{ points: BLACK, left: 0 }])
}

/** Gives points away after a break; `least` as the ball that was on. */
function writeFoul(live: LiveScript, to: Side, least: number): number {
  const given = Math.max(least, live.random.pick([4, 4, 4, 5, 6, 7]))
  live.wait(8)
  live.write('foul', { side: to, data: { points: given } })
  return given
}

/** Up to the clear table, or to who would need more than is left on it and concedes. */
function writeFrame(live: LiveScript, { frame, first, skill, quote }: FrameSetting): Side {
  const { random } = live
  const points = { home: 0, away: 0 }
  let table = fullTable()
  let left = leftOn(table)
  let side = first
  live.write('frame_start', { side: first, data: { frame, left } })
  for (let visits = 1; !isFrameOver(points, left); visits++) {
    live.wait(random.int(35, 95))
    live.write('visit', { side, data: { left } })
    const wanted = visitPoints(random, skill[side])
    const potted = potBalls(random, table, visits > LONG_FRAME ? Math.max(wanted, random.int(10, 29)) : wanted)
    const made = writeBreak(live, side, potted.pots)
    table = potted.table
    left = leftOn(table)
    points[side] += made
    // With the black alone on the table a foul would end the frame.
    if (left > BLACK && random.chance(0.05)) points[other(side)] += writeFoul(live, other(side), leastFoul(table))
    if (left === 0 && points.home === points.away) writeRespottedBlack(live, points)
    if (made >= 30 && !isFrameOver(points, left)) quote({ ...points }, left)
    side = other(side)
  }
  return leaderOf(points) === 'home' ? 'home' : 'away'
}

function playMatch(live: LiveScript, bestOf: number): void {
  const { contest, random } = live
  const chance = frameChance(contest)
  const edge = Math.log(chance / (1 - chance)) * 0.42
  const form = () => Math.exp(random.normal() * 0.06)
  const skill = { home: Math.exp(edge) * form(), away: Math.exp(-edge) * form() }
  const score = { home: 0, away: 0 }
  let first: Side = random.chance(0.5) ? 'home' : 'away'
  live.wait(random.int(120, 240))
  for (let frame = 1; ; frame++) {
    const quote = (points: Score, left: number) => {
      const lead = (points.home - points.away) / (0.35 * left + 12)
      live.odds(seriesOutlookDuring(chance, bestOf, score, clampChance(winChance(lead + edge * 2, 0, 1), 0.02)))
    }
    const winner = writeFrame(live, { frame, first, skill, quote })
    live.wait(random.int(5, 15))
    live.write('frame_won', { side: winner, data: { frame } })
    score[winner] += 1
    if (isDecided(score, bestOf)) break
    live.odds(seriesOutlook(chance, bestOf, score))
    first = other(first)
    live.wait(random.int(60, 120))
    if (frame % INTERVAL_AFTER !== 0) continue
    live.write('interval')
    live.wait(random.int(13, 16) * 60)
  }
  live.wait(random.int(20, 60))
}

export const framesSimulator: Simulator = {
  /** A match of few frames may be shorter. */
  minMinutes: (contest) => (bestOfOf(contest) >= 9 ? 90 : Math.max(30, 18 * winsNeeded(bestOfOf(contest)))),
  simulate(contest, seed) {
    const bestOf = bestOfOf(contest)
    const chance = frameChance(contest)
    return writeMatch(contest, seed, {
      minMinutes: framesSimulator.minMinutes(contest),
      outlookAt: (drift) => openingOutlook(chance, bestOf, drift),
      play: (live) => playMatch(live, bestOf),
    })
  },
}
