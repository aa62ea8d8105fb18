import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import { clampChance, isDecided, seriesOutlook, seriesOutlookDuring, winChance, winsNeeded } from '../shared/series.ts'
import { leaderOf, other } from '../shared/state.ts'
import type { Contest, Simulator } from '../types.ts'
import { DEFAULT_BEST_OF } from './rules.ts'

/** Gap in strength that makes a frame e to 1. */
const SCALE = 38
/** All reds with blacks, then the colours. */
const TABLE = 147
const BLACK = 7
const INTERVAL_AFTER = 4

const bestOfOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? DEFAULT_BEST_OF

const frameChance = (contest: Contest): number =>
  clampChance(winChance(contest.home.strength, contest.away.strength, SCALE), 0.12)

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

/** Reds, each with a black, and the colours: what can be left on a table, least first. */
const COLOURS = [0, 7, 13, 18, 22, 25, 27] as const

/** The least that can be left on a table and is not below `points`. */
export function onTable(points: number): number {
  const colours = COLOURS.find((left) => left >= points)
  return colours ?? 27 + Math.ceil((points - 27) / 8) * 8
}

/** A long break is read out on the way. */
function writeBreak(live: LiveScript, side: Side, points: number, table: number): void {
  const { random } = live
  let written = 0
  while (written < points) {
    const next = points - written > 34 ? written + random.int(18, 32) : points
    live.wait((next - written) * 4.6 + 12)
    live.write('break', { side, data: { points: next, left: onTable(table - next) } })
    written = next
  }
}

interface FrameSetting {
  frame: number
  first: Side
  skill: Record<Side, number>
  quote(points: Score, left: number): void
}

/** Nobody comes back from more than what is left on the table. */
const isFrameOver = (points: Score, left: number): boolean =>
  Math.abs(points.home - points.away) > left && points.home !== points.away

function writeFrame(live: LiveScript, { frame, first, skill, quote }: FrameSetting): Side {
  const { random } = live
  const points = { home: 0, away: 0 }
  let left = TABLE
  let side = first
  live.write('frame_start', { side: first, data: { frame, left: TABLE } })
  for (let visits = 1; !isFrameOver(points, left); visits++) {
    live.wait(random.int(35, 95))
    live.write('visit', { side, data: { left: onTable(left) } })
    const made = Math.min(left, visitPoints(random, skill[side]))
    writeBreak(live, side, made, left)
    points[side] += made
    left = Math.max(0, left - made - (made > 0 ? random.int(0, 6) : 0) - (visits > 24 ? 12 : 0))
    if (random.chance(0.05)) {
      const given = random.pick([4, 4, 4, 5, 6, 7])
      live.wait(8)
      live.write('foul', { side: other(side), data: { points: given } })
      points[other(side)] += given
    }
    if (left === 0 && points.home === points.away) {
      live.write('respotted_black')
      side = random.chance(0.5) ? 'home' : 'away'
      live.write('visit', { side, data: { left: BLACK } })
      writeBreak(live, side, BLACK, BLACK)
      points[side] += BLACK
    }
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
      outlookAt: (drift) => seriesOutlook(clampChance(chance + drift * 0.6), bestOf),
      play: (live) => playMatch(live, bestOf),
    })
  },
}
