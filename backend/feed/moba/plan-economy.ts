/** The gold of both sides over a map: a lead that wanders, and ends with the winner. */
import type { Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { itemsOn } from './builds.ts'
import type { MapSetting, Moment } from './plan-types.ts'
import type { MobaTitle } from './titles.ts'

export interface GoldLead {
  /** Gold home is ahead by, at a second of the map's clock. */
  at(second: number): number
}

const STEP = 60
const START_GOLD = 2500
const PLAYERS_EVERY = 5

/** A drift towards the winner plus a random walk tied to nought at both ends. */
function planLead(random: Random, title: MobaTitle, seconds: number, sign: 1 | -1): GoldLead {
  const steps = Math.ceil(seconds / STEP)
  const final = title.finalLead * (0.5 + 0.5 * Math.min(2, Math.abs(random.normal())))
  const walk = [0]
  for (let step = 1; step <= steps; step++) walk.push((walk[step - 1] ?? 0) + random.normal() * title.finalLead * 0.055)
  const end = walk[steps] ?? 0
  const leads = walk.map((value, step) => sign * final * (step / steps) ** 1.7 + value - (end * step) / steps)
  return {
    at(second) {
      const place = Math.min(steps, Math.max(0, second / STEP))
      const before = leads[Math.floor(place)] ?? 0
      const after = leads[Math.ceil(place)] ?? before
      return before + (after - before) * (place - Math.floor(place))
    },
  }
}

/** How each of the five shares what the team earns, on this map. */
const planShares = (random: Random, title: MobaTitle): { gold: number; lastHits: number }[] => {
  const raw = title.earners.map(({ goldShare, lastHits }) => {
    const form = 1 + random.normal() * 0.07
    return { gold: goldShare * form, lastHits: lastHits * form }
  })
  const sum = raw.reduce((total, { gold }) => total + gold, 0)
  return raw.map(({ gold, lastHits }) => ({ gold: gold / sum, lastHits }))
}

/** What each player has for so much gold; of titles of which it is known what is bought. */
function planItems({ title, players, heroes }: MapSetting, seconds: number) {
  const all = (['home', 'away'] as const).flatMap((side) =>
    players[side].map((id, index) => ({ id, build: title.buildOf?.(index, heroes[side][index]) })),
  )
  return new Map(all.flatMap(({ id, build }) => (build ? [[id, itemsOn(build, [id, seconds])] as const] : [])))
}

export function planEconomy(
  random: Random,
  setting: MapSetting,
  seconds: number,
): { lead: GoldLead; moments: Moment[] } {
  const { title, players, winner } = setting
  const lead = planLead(random, title, seconds, winner === 'home' ? 1 : -1)
  const shares = { home: planShares(random, title), away: planShares(random, title) }
  const moments: Moment[] = []
  const itemsOf = planItems(setting, seconds)
  const readPlayers = (at: number, gold: Record<Side, number>): Moment => {
    const data: Record<string, number | string> = {}
    for (const side of ['home', 'away'] as const)
      for (const [index, id] of players[side].entries()) {
        const share = shares[side][index]
        data[`gold${id}`] = Math.round(gold[side] * (share?.gold ?? 0.2))
        data[`lastHits${id}`] = Math.round((share?.lastHits ?? 5) * Math.max(0, at / 60 - 1.2))
        const items = itemsOf.get(id)?.(gold[side] * (share?.gold ?? 0.2))
        if (items) data[`items${id}`] = items
      }
    return { at, type: 'player_economy', fields: { data } }
  }
  for (let step = 1; (step - 1) * STEP < seconds; step++) {
    const at = Math.min(step * STEP, seconds)
    const base = START_GOLD + (title.goldPerMinute * at) / 60
    const half = lead.at(at) / 2
    const gold = { home: Math.round(base + half), away: Math.round(base - half) }
    const experience = (own: number) => Math.round((own - START_GOLD) * 1.12 + random.normal() * 150)
    const homeExperience = Math.max(0, experience(gold.home))
    const awayExperience = Math.max(0, experience(gold.away))
    const data = { homeGold: gold.home, awayGold: gold.away, homeExperience, awayExperience }
    moments.push({ at, type: 'economy', fields: { data } })
    if (step % PLAYERS_EVERY === 0 || at === seconds) moments.push(readPlayers(at, gold))
  }
  return { lead, moments }
}
