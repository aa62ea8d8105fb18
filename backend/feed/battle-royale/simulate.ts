import type { Score } from '#contract/match-state.ts'
import { type LiveScript, writeMatch } from '../shared/live-script.ts'
import { normalCdf, type Outlook } from '../shared/odds.ts'
import { startersOf } from '../shared/squad.ts'
import { leaderOf } from '../shared/state.ts'
import type { Contest, Simulator } from '../types.ts'
import { withPlaces } from './places.ts'
import { type MapPlan, planMap } from './plan-map.ts'
import { type BattleRoyaleTitle, battleRoyaleTitle, DEFAULT_MAPS, placementPoints } from './titles.ts'

/** Points a side makes on a map, the spread of the difference, and what a gap in strength is worth. */
const POINTS_A_MAP = 7.5
const SIGMA_A_MAP = 9
const STRENGTH_A_POINT = 9
const MINUTES_A_MAP = 20

const mapsOf = (contest: Pick<Contest, 'bestOf'>): number => contest.bestOf ?? DEFAULT_MAPS

/** What is expected with `left` maps to go and `lead` points between the sides; `done` points are made. */
function outlookOf(edge: number, lead: number, left: number, done: number): Outlook {
  const mean = lead + edge * left
  const sigma = SIGMA_A_MAP * Math.sqrt(left + 0.1)
  const home = Math.min(0.985, Math.max(0.015, normalCdf(mean / sigma)))
  const total = { mean: done + 2 * POINTS_A_MAP * left, sigma: 8 * Math.sqrt(left + 0.1) }
  return { home, away: 1 - home, margin: { mean, sigma }, total }
}

function writeMap(live: LiveScript, plan: MapPlan, quote: (part: number) => void): void {
  const quotes = [0.45, 0.75].map((part) => part * plan.seconds)
  let clock = 0
  for (const { at, type, fields } of plan.moments) {
    live.wait(at - clock)
    clock = at
    live.write(type, { clock, ...fields })
    if ((quotes[0] ?? Number.POSITIVE_INFINITY) > at) continue
    quotes.shift()
    quote(at / plan.seconds)
  }
  live.wait(plan.seconds - clock)
}

function writeDamage(live: LiveScript, plan: MapPlan, players: Record<'home' | 'away', readonly number[]>): void {
  const data: Record<string, number> = {}
  for (const side of ['home', 'away'] as const)
    for (const id of players[side])
      data[`damage${id}`] =
        live.random.int(40, 160) + Math.round((plan.points.kills[side] * live.random.int(80, 130)) / 4)
  live.write('map_end', { clock: plan.seconds, data })
}

function playMatch(live: LiveScript, title: BattleRoyaleTitle, edge: number): void {
  const { contest, random } = live
  const maps = mapsOf(contest)
  const size = title.squadSize
  const players = { home: startersOf(contest.home.squad, size), away: startersOf(contest.away.squad, size) }
  const skill = { home: Math.exp(edge / 12), away: Math.exp(-edge / 12) }
  const points: Score = { home: 0, away: 0 }
  const kills: Score = { home: 0, away: 0 }
  let last: Score = { home: 0, away: 0 }
  live.wait(random.int(240, 420))
  for (let map = 1; map <= maps; map++) {
    live.write('map_start', { clock: 0, data: { map, name: title.maps[(map - 1) % title.maps.length] ?? '' } })
    const planned = planMap(random, { title, players, skill })
    const plan = { ...planned, moments: withPlaces(planned.moments, contest.matchId, map) }
    const done = points.home + points.away
    writeMap(live, plan, (part) => live.odds(outlookOf(edge, points.home - points.away, maps - map + 1 - part, done)))
    writeDamage(live, plan, players)
    last = plan.points.place
    for (const side of ['home', 'away'] as const) {
      kills[side] += plan.points.kills[side]
      points[side] += placementPoints(title, plan.points.place[side]) + plan.points.kills[side]
    }
    if (map === maps) break
    live.wait(30)
    live.odds(outlookOf(edge, points.home - points.away, maps - map, points.home + points.away))
    live.wait(random.int(360, 540))
  }
  live.wait(random.int(40, 120))
  const winner = [leaderOf(points), leaderOf(kills)].find((side) => side !== 'draw')
  live.write('end', { side: winner === 'home' || winner === 'away' ? winner : last.home < last.away ? 'home' : 'away' })
}

export const battleRoyaleSimulator: Simulator = {
  minMinutes: (contest) => (mapsOf(contest) >= 4 ? 100 : MINUTES_A_MAP * mapsOf(contest)),
  simulate(contest, seed) {
    const title = battleRoyaleTitle(contest.gameId)
    const edge = (contest.home.strength - contest.away.strength) / STRENGTH_A_POINT
    return writeMatch(contest, seed, {
      minMinutes: battleRoyaleSimulator.minMinutes(contest),
      outlookAt: (drift) => outlookOf(edge + drift * 6, 0, mapsOf(contest), 0),
      play: (live) => playMatch(live, title, edge),
    })
  },
}
