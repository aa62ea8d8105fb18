import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import { isRetiring, type Retirement, retirementOf, writeRetirement } from '../shared/retirement.ts'
import {
  clampChance,
  isDecided,
  openingOutlook,
  seriesOutlook,
  seriesOutlookDuring,
  winChance,
  withinReason,
} from '../shared/series.ts'
import { pickPlayer, startersOf } from '../shared/squad.ts'
import { other } from '../shared/state.ts'
import type { Contender, Contest, Simulator } from '../types.ts'
import { rallyEnd } from './rally-end.ts'
import { serverAfter, setChance, setWinner, targetOf } from './set-score.ts'
import { type SetsTitle, setsTitle } from './titles.ts'

const QUOTE_EVERY = 9
/** Of matches of single players. */
const RETIREMENT_SHARE = 0.015
const HITS = new Map<string, number>(
  Object.entries({
    opposite: 1.5,
    outside_hitter: 1.3,
    middle_blocker: 0.8,
    setter: 0.2,
    libero: 0,
  }),
)

/** Who made the point, where a team plays. */
function scorerOf(random: Random, contender: Contender): number | undefined {
  const on = new Set(startersOf(contender.squad, 7))
  return pickPlayer(
    random,
    contender.squad.filter(({ id }) => on.has(id)),
    ({ position }) => HITS.get(position) ?? 1,
  )
}

function describePoint(live: LiveScript, title: SetsTitle, side: Side, serving: Side, next: Side): EventFields {
  const { random, contest } = live
  const ways = title.ways.filter(({ how }) => how !== 'ace' || serving === side)
  const way = random.weighted(ways.map((one) => [one, one.weight] as const))
  const data: EventFields['data'] = { how: way.how, ...rallyEnd(way.how, contest.matchId, live.now()) }
  if (title.serve !== 'winner') data.serving = next
  const fields: EventFields = { side, data }
  const player = way.isError || contest[side].squad.length < 2 ? undefined : scorerOf(random, contest[side])
  if (player !== undefined) fields.player = player
  return fields
}

interface SetSetting {
  title: SetsTitle
  chance: number
  isDecider: boolean
  first: Side
  retirement: Retirement | undefined
  /** Taken so far; counted on. */
  timeouts: Score
  quote(setChanceNow: number): void
}

/** Tells a set; returns who won it, or nobody when one of them has given up. */
function writeSet(live: LiveScript, setting: SetSetting): Side | undefined {
  const { title, chance, isDecider, first, retirement, timeouts, quote } = setting
  const { random } = live
  const points = { home: 0, away: 0 }
  let serving = first
  for (;;) {
    live.wait(random.int(title.rallySeconds.least, title.rallySeconds.most))
    const edge = title.server - 0.5
    const side: Side = random.chance(chance + (serving === 'home' ? edge : -edge)) ? 'home' : 'away'
    const served = serving
    points[side] += 1
    serving = serverAfter(title, points, first, side, isDecider)
    live.write('point', describePoint(live, title, side, served, serving))
    const winner = setWinner(title, points, isDecider)
    if (winner) return winner
    if (isRetiring(live, retirement)) return undefined
    if ((points.home + points.away) % QUOTE_EVERY === 0) quote(setChance(chance, points, targetOf(title, isDecider)))
    const behind = other(side)
    if (points[side] - points[behind] >= 3 && timeouts[behind] < (title.timeouts?.most ?? 0) && random.chance(0.15)) {
      timeouts[behind] += 1
      live.write('timeout', { side: behind })
      live.wait(random.int(35, 60))
    }
  }
}

interface MatchSetting {
  title: SetsTitle
  bestOf: number
  retirement: Retirement | undefined
  /** Home's chance of a point as it was seen before the match. */
  before: number
}

function playMatch(live: LiveScript, { title, bestOf, retirement, before: seen }: MatchSetting): void {
  const { random } = live
  const chance = clampChance(seen + random.normal() * 0.004, 0.32)
  const before = setChanceBefore(chance, title)
  const score = { home: 0, away: 0 }
  let timeouts = { home: 0, away: 0 }
  let first: Side = random.chance(0.5) ? 'home' : 'away'
  for (let set = 1; ; set++) {
    live.write('set_start', { data: { set, serving: first } })
    const isDecider = set === bestOf
    if (title.timeouts?.of === 'set') timeouts = { home: 0, away: 0 }
    const quote = (now: number) => live.odds(seriesOutlookDuring(before, bestOf, score, now))
    const winner = writeSet(live, { title, chance, isDecider, first, retirement, timeouts, quote })
    if (!winner) break
    live.write('set_won', { side: winner, data: { set } })
    score[winner] += 1
    if (isDecided(score, bestOf)) break
    live.wait(10)
    live.odds(seriesOutlook(before, bestOf, score))
    live.wait(random.int(title.breakSeconds.least, title.breakSeconds.most))
    first = title.serve === 'winner' && title.cap ? winner : other(first)
  }
  live.wait(random.int(15, 60))
  if (retirement && !isDecided(score, bestOf)) writeRetirement(live, retirement)
}

const bestOfOf = (contest: Pick<Contest, 'gameId' | 'bestOf'>): number =>
  contest.bestOf ?? setsTitle(contest.gameId).bestOf

const setChanceBefore = (chance: number, title: SetsTitle): number =>
  setChance(chance, { home: 0, away: 0 }, title.target)

const pointChance = (contest: Contest, title: SetsTitle): number =>
  withinReason(winChance(contest.home.strength, contest.away.strength, title.scale), 0.5, (tried) =>
    seriesOutlook(setChanceBefore(tried, title), bestOfOf(contest)),
  )

export const setsSimulator: Simulator = {
  /** A match of fewer sets than usual may be that much shorter. */
  minMinutes(contest) {
    const title = setsTitle(contest.gameId)
    return Math.floor(title.minMinutes * Math.min(1, (bestOfOf(contest) + 1) / (title.bestOf + 1)))
  },
  simulate(contest, seed) {
    const title = setsTitle(contest.gameId)
    const bestOf = bestOfOf(contest)
    const chance = pointChance(contest, title)
    const minMinutes = setsSimulator.minMinutes(contest)
    const share = contest.home.squad.length > 1 ? 0 : RETIREMENT_SHARE
    const retirement = retirementOf(contest, seed, { share, minMinutes })
    return writeMatch(contest, seed, {
      minMinutes,
      outlookAt: (drift) => openingOutlook(setChanceBefore(chance, title), bestOf, drift),
      play: (live) => playMatch(live, { title, bestOf, retirement, before: chance }),
    })
  },
}
