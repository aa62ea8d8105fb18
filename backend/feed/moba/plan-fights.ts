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
/** Nobody fights so shortly before the end. */
const LAST_SECONDS = 45
/** How often they fight at the start, and how much more at the end. */
const RATE = { start: 0.55, rise: 0.9 }
/** Seconds until somebody is back: at first, and late in a long map. */
const RESPAWN = { least: 10, most: 50 }

/** One of the five; without an id where the squad is not known. */
interface Fighter {
  id: number | undefined
  weight: number
  backAt: number
}

type Teams = Record<Side, Fighter[]>

function teamsOf({ title, players }: MapSetting): Teams {
  const team = (side: Side) =>
    title.earners.flatMap(({ goldShare }, index): Fighter[] => {
      const id = players[side][index]
      return id === undefined && players[side].length > 0 ? [] : [{ id, weight: goldShare, backAt: 0 }]
    })
  return { home: team('home'), away: team('away') }
}

/** From 0 to 1, more often late than early, when `share` is as often anywhere. */
const lateShare = (share: number): number => {
  const { start, rise } = RATE
  return (Math.sqrt(start ** 2 + 2 * rise * share * (start + rise / 2)) - start) / rise
}

/** Kills of the fights, and when each begins: in every part of the map that should have one there is one. */
function planTimes(random: Random, kills: number, seconds: number): { from: number; size: number }[] {
  const sizes: number[] = []
  // A map of few kills has small fights, or nothing would happen for long.
  const most = Math.max(2, Math.round(kills / 6))
  for (let left = kills; left > 0; left -= sizes.at(-1) ?? left)
    sizes.push(Math.min(left, most, random.weighted(FIGHT_SIZES)))
  return sizes.map((size, index) => {
    const share = lateShare((index + random.next()) / sizes.length)
    return { from: Math.round(FIRST_FIGHT + (seconds - LAST_SECONDS - FIRST_FIGHT) * share), size }
  })
}

/** Nothing when there is nobody who could kill or be killed. */
function describeKill(random: Random, teams: Teams, side: Side, at: number, respawn: number): EventFields | undefined {
  const standing = teams[side].filter(({ backAt }) => backAt <= at)
  const prey = teams[other(side)].filter(({ backAt }) => backAt <= at)
  if (standing.length === 0 || prey.length === 0) return undefined
  const killer = random.weighted(standing.map((fighter) => [fighter, fighter.weight] as const))
  const victim = random.pick(prey)
  victim.backAt = at + respawn
  const helpers = standing.filter((fighter) => fighter !== killer && random.chance(0.52)).flatMap(({ id }) => id ?? [])
  return {
    side,
    ...(killer.id === undefined ? {} : { player: killer.id }),
    ...(victim.id === undefined ? {} : { other: victim.id }),
    ...(helpers.length > 0 ? { data: { assists: helpers.join(',') } } : {}),
  }
}

export function planFights(random: Random, setting: MapSetting, seconds: number, lead: GoldLead): Moment[] {
  const { title } = setting
  const kills = Math.round(((title.killsPerMinute * seconds) / 60) * (0.75 + 0.5 * random.next()))
  const moments: Moment[] = []
  const teams = teamsOf(setting)
  let at = 0
  for (const { from, size } of planTimes(random, kills, seconds)) {
    const gain = lead.at(from + 60) - lead.at(from - 60)
    const isHome = random.chance(0.5 + 0.36 * Math.tanh(gain / (title.finalLead * 0.1)))
    at = Math.max(at, from)
    for (let left = size; left > 0 && at < seconds - 5; left--) {
      const side: Side = random.chance(0.82) === isHome ? 'home' : 'away'
      const late = Math.min(1, at / (title.length.mean * 1.1))
      const respawn = Math.round(RESPAWN.least + (RESPAWN.most - RESPAWN.least) * late)
      const fields = describeKill(random, teams, side, at, respawn)
      if (!fields) break
      moments.push({ at, type: 'kill', fields })
      at += random.int(1, 7)
    }
  }
  return moments
}
