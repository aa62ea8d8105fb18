import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import type { Outlook } from '../shared/odds.ts'
import { clampChance, winChance } from '../shared/series.ts'
import { other } from '../shared/state.ts'
import type { Contest, Simulator } from '../types.ts'
import { planCards, writeCards } from './plan-cards.ts'
import { DEFAULT_ROUNDS, ROUND_SECONDS } from './rules.ts'
import { addTargets, type TargetTotals } from './strike-targets.ts'

/** A place on the card: from one walk-in to the next. */
const MIN_MINUTES = 30
/** Walk-ins and introductions take at least so long, and longer before a short fight, which waits for its hour. */
const LEAST_BEFORE_SECONDS = 420
const MOST_WALK_IN_SECONDS = 960
/** The judges count for so long, or this much less or more. */
const DECISION_SECONDS = 160
const DECISION_SPREAD_SECONDS = 30
const SCALE = 21
const PAUSE_SECONDS = 60

const roundsOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? DEFAULT_ROUNDS

const chanceOf = (contest: Contest): number =>
  clampChance(winChance(contest.home.strength, contest.away.strength, SCALE), 0.08)

const outlookOf = (chance: number, rounds: number): Outlook => ({
  home: chance,
  away: 1 - chance,
  total: { mean: rounds * 0.72, sigma: rounds * 0.3 },
})

interface Fight {
  winner: Side
  method: string
  /** Round and second of it that end the fight; absent when the judges decide. */
  end?: { round: number; second: number }
  /** Who is the better one of each round. */
  rounds: Side[]
}

/** As many rounds for the loser, at random places. */
function planRounds(random: Random, winner: Side, rounds: number, lost: number): Side[] {
  const places = Array.from({ length: rounds }, (_, index) => index)
  for (let left = lost; left > 0; left--) places.splice(random.int(0, places.length - 1), 1)
  return Array.from({ length: rounds }, (_, index) => (places.includes(index) ? winner : other(winner)))
}

function planFight(random: Random, chance: number, rounds: number): Fight {
  const winner: Side = random.chance(chance) ? 'home' : 'away'
  const method = random.weighted([
    ['ko', 14],
    ['tko', 20],
    ['submission', 19],
    ['doctor_stoppage', 1],
    ['unanimous_decision', 34],
    ['split_decision', 9],
    ['majority_decision', 3],
  ])
  if (!method.endsWith('decision')) {
    const round = random.weighted(Array.from({ length: rounds }, (_, index) => [index + 1, 1 / (index + 1.4)] as const))
    const sides = Array.from({ length: rounds }, (): Side => (random.chance(0.6) ? winner : other(winner)))
    return { winner, method, end: { round, second: random.int(30, ROUND_SECONDS - 5) }, rounds: sides }
  }
  const most = Math.ceil(rounds / 2) - 1
  const lost = method === 'unanimous_decision' ? random.int(0, most) : most
  return { winner, method, rounds: planRounds(random, winner, rounds, lost) }
}

/** Strikes and control of the fight so far. */
interface Totals {
  strikes: Score
  control: Score
  targets: TargetTotals
}

const MOMENTS = [
  ['none', 62],
  ['takedown', 20],
  ['submission_attempt', 8],
  ['knockdown', 4],
] as const

function writeMinute(live: LiveScript, totals: Totals, better: Side, left: number, seconds: number): void {
  const { random } = live
  const type = random.weighted(MOMENTS)
  const side: Side = random.chance(0.66) ? better : other(better)
  const at = random.int(5, Math.max(6, seconds - 5))
  live.wait(Math.min(at, seconds))
  if (type !== 'none') live.write(type, { side, clock: left - Math.min(at, seconds) })
  live.wait(Math.max(0, seconds - at))
  const share = seconds / 60
  const landed = { home: 0, away: 0 }
  landed[better] = Math.round(random.int(3, 8) * share)
  landed[other(better)] = Math.round(random.int(1, 6) * share)
  totals.strikes = { home: totals.strikes.home + landed.home, away: totals.strikes.away + landed.away }
  totals.targets = addTargets(totals.targets, landed, live.contest.matchId, live.now())
  if (type === 'takedown' || type === 'submission_attempt')
    totals.control[side] += random.int(8, Math.max(9, seconds - 10))
  const { strikes, control } = totals
  const data = {
    homeStrikes: strikes.home,
    awayStrikes: strikes.away,
    homeControl: control.home,
    awayControl: control.away,
    ...totals.targets,
  }
  live.write('strikes', { clock: left - seconds, data })
}

/** Tells a round up to its end, or to the second that ends the fight. */
function writeRound(live: LiveScript, totals: Totals, round: number, better: Side, until: number): void {
  live.write('round_start', { clock: ROUND_SECONDS, data: { round } })
  for (let second = 0; second < until; second += 60)
    writeMinute(live, totals, better, ROUND_SECONDS - second, Math.min(60, until - second))
}

/** Home's chance between rounds, from who won those before. */
const chanceAfter = (chance: number, rounds: readonly Side[]): number => {
  const lead = rounds.reduce((sum, side) => sum + (side === 'home' ? 1 : -1), 0)
  return clampChance(winChance(Math.log(chance / (1 - chance)) + lead * 0.85, 0, 1))
}

/** Seconds from the first bell to the result, at least. */
function lengthOf({ end }: Fight, rounds: number): number {
  const played = end?.round ?? rounds
  const last = end ? end.second : ROUND_SECONDS + DECISION_SECONDS - DECISION_SPREAD_SECONDS
  return (played - 1) * (ROUND_SECONDS + PAUSE_SECONDS) + last
}

function writeWalkIns(live: LiveScript, seconds: number): void {
  const walking = Math.min(MOST_WALK_IN_SECONDS, seconds - live.random.int(20, 40))
  live.wait(seconds - walking)
  live.write('walk_in', { side: 'away' })
  live.wait(walking * 0.45)
  live.write('walk_in', { side: 'home' })
  live.wait(walking * 0.55)
}

function playFight(live: LiveScript, chance: number): void {
  const { contest, random } = live
  const rounds = roundsOf(contest)
  const fight = planFight(random, chance, rounds)
  const totals: Totals = { strikes: { home: 0, away: 0 }, control: { home: 0, away: 0 }, targets: {} }
  writeWalkIns(live, Math.max(LEAST_BEFORE_SECONDS, MIN_MINUTES * 60 - lengthOf(fight, rounds)))
  for (let round = 1; round <= rounds; round++) {
    const better = fight.rounds[round - 1] ?? fight.winner
    if (fight.end?.round === round) {
      writeRound(live, totals, round, fight.winner, fight.end.second)
      break
    }
    writeRound(live, totals, round, better, ROUND_SECONDS)
    live.write('round_end', { clock: 0 })
    if (round === rounds) break
    live.odds(outlookOf(chanceAfter(chance, fight.rounds.slice(0, round)), rounds))
    live.wait(PAUSE_SECONDS)
  }
  writeResult(live, fight)
}

/** What the end of a fight is counted as. */
const LAST_MOMENTS = new Map([
  ['ko', 'knockdown'],
  ['submission', 'submission_attempt'],
])

function writeResult(live: LiveScript, { winner, method, end, rounds }: Fight): void {
  const { random } = live
  if (!end) {
    live.write('decision')
    live.wait(DECISION_SECONDS + random.int(-DECISION_SPREAD_SECONDS, DECISION_SPREAD_SECONDS))
  }
  const clock = end ? ROUND_SECONDS - end.second : 0
  const moment = LAST_MOMENTS.get(method)
  if (moment) live.write(moment, { side: winner, clock })
  const cards = end ? undefined : writeCards(planCards(random, rounds, winner, method))
  live.write('result', { side: winner, clock, data: { method, ...(cards ? { cards } : {}) } })
}

export const combatSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    const chance = chanceOf(contest)
    return writeMatch(contest, seed, {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) => outlookOf(clampChance(chance + drift), roundsOf(contest)),
      play: (live) => playFight(live, chance),
    })
  },
}
