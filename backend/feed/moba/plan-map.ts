/** What happens on one map, in the order of its clock. */
import type { Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { other } from '../shared/state.ts'
import { type GoldLead, planEconomy } from './plan-economy.ts'
import { planFights } from './plan-fights.ts'
import type { MapSetting, Moment } from './plan-types.ts'

export interface MapPlan {
  seconds: number
  moments: Moment[]
  lead: GoldLead
}

const spread = (random: Random, count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, () => Math.round(from + (to - from) * random.next() ** 0.8))

const LOSERS_TOWERS = [
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 2],
  [6, 1],
] as const

function planBuildings(random: Random, { title, winner }: MapSetting, seconds: number): Moment[] {
  const loser = other(winner)
  const fallen = (type: string, side: Side, times: number[]): Moment[] =>
    times.map((at) => ({ at, type, fields: { side } }))
  const lost = random.weighted(LOSERS_TOWERS)
  const moments = [
    ...fallen('tower', winner, spread(random, random.int(6, 10), seconds * 0.3, seconds - 15)),
    ...fallen('tower', loser, spread(random, lost, seconds * 0.32, seconds * 0.9)),
  ]
  for (const { event, spawns } of title.objectives)
    if (!spawns) moments.push(...fallen(event, winner, spread(random, random.int(1, 3), seconds * 0.75, seconds - 20)))
  return moments
}

function planMonsters(random: Random, { title }: MapSetting, seconds: number, lead: GoldLead): Moment[] {
  const moments: Moment[] = []
  for (const { event, spawns } of title.objectives) {
    if (!spawns) continue
    let spawned = spawns.first
    while (spawned <= Math.min(spawns.last ?? seconds, seconds)) {
      const at = spawned + random.int(8, 110)
      if (at >= seconds - 25) break
      const isHome = random.chance(0.5 + 0.34 * Math.tanh((lead.at(at) / title.finalLead) * 3))
      moments.push({ at, type: event, fields: { side: isHome ? 'home' : 'away' } })
      spawned = at + spawns.every
    }
  }
  return moments
}

export function planMap(random: Random, setting: MapSetting): MapPlan {
  const { mean, sigma, least, most } = setting.title.length
  const seconds = Math.round(Math.min(most, Math.max(least, mean + sigma * random.normal())))
  const { lead, moments: economy } = planEconomy(random, setting, seconds)
  const moments = [
    ...planBuildings(random, setting, seconds),
    ...planMonsters(random, setting, seconds, lead),
    ...planFights(random, setting, seconds, lead),
    ...economy,
  ].sort((a, b) => a.at - b.at)
  return { seconds, moments, lead }
}
