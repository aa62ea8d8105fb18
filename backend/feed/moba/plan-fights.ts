/** Kills come in fights; whoever is gaining gold tends to win them. */
import type { Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import type { EventFields } from '../shared/log-writer.ts'
import { other } from '../shared/state.ts'
import type { GoldLead } from './plan-economy.ts'
import type { MapSetting, Moment } from './plan-types.ts'

const FIGHT_SIZES = [
  [1, 4],
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 0.6],
  [6, 0.3],
] as const

/** How soon after the map's start somebody can die. */
const FIRST_FIGHT = 150

function takeKiller(random: Random, setting: MapSetting, side: Side, dead: ReadonlySet<number>): number | undefined {
  const standing = setting.players[side].flatMap((id, index) =>
    dead.has(id) ? [] : [[id, setting.title.earners[index]?.goldShare ?? 0.2] as const],
  )
  return standing.length > 0 ? random.weighted(standing) : undefined
}

/** Nothing when there is nobody left to kill or to be killed. */
function describeKill(random: Random, setting: MapSetting, side: Side, dead: Set<number>): EventFields | undefined {
  const player = takeKiller(random, setting, side, dead)
  const prey = setting.players[other(side)].filter((id) => !dead.has(id))
  const victim = prey.length > 0 ? random.pick(prey) : undefined
  const isShort = (id: number | undefined, of: Side) => id === undefined && setting.players[of].length > 0
  if (isShort(player, side) || isShort(victim, other(side))) return undefined
  if (victim !== undefined) dead.add(victim)
  const helpers = setting.players[side].filter((id) => id !== player && !dead.has(id) && random.chance(0.52))
  const fields: EventFields = { side }
  if (player !== undefined) fields.player = player
  if (victim !== undefined) fields.other = victim
  if (helpers.length > 0) fields.data = { assists: helpers.join(',') }
  return fields
}

export function planFights(random: Random, setting: MapSetting, seconds: number, lead: GoldLead): Moment[] {
  const { title } = setting
  const kills = Math.round(((title.killsPerMinute * seconds) / 60) * (0.75 + 0.5 * random.next()))
  const moments: Moment[] = []
  while (moments.length < kills) {
    const from = FIRST_FIGHT + (seconds - 45 - FIRST_FIGHT) * random.next() ** 0.9
    const gain = lead.at(from + 60) - lead.at(from - 60)
    const isHome = random.chance(0.5 + 0.36 * Math.tanh(gain / (title.finalLead * 0.1)))
    const dead = new Set<number>()
    let at = Math.round(from)
    for (let left = random.weighted(FIGHT_SIZES); left > 0; left--) {
      const side: Side = random.chance(0.82) === isHome ? 'home' : 'away'
      const fields = describeKill(random, setting, side, dead)
      if (!fields) break
      moments.push({ at: Math.min(at, seconds - 5), type: 'kill', fields })
      at += random.int(1, 7)
    }
  }
  return moments
}
