/** Who kills whom in a round, and how it ends. */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'
import { other } from '../shared/state.ts'
import type { RoundEnd } from './board.ts'
import type { Arms, RoundsTitle } from './titles.ts'

export interface RoundPlayer {
  id: number
  /** 1 is average. */
  skill: number
  /** Who has the team's sniper rifle, in games with one. */
  isSniper?: boolean
}

export interface RoundKill {
  /** Seconds of the round. */
  at: number
  side: Side
  player?: number
  victim?: number
  weapon: string
  isHeadshot: boolean
}

export interface RoundPlan {
  seconds: number
  how: RoundEnd
  /** Seconds of the round; absent where no bomb was planted. */
  plantAt?: number
  kills: RoundKill[]
  deaths: Score
  /** `tally<id>` of everybody. */
  tallies: Record<string, string>
}

export interface RoundSetting {
  title: RoundsTitle
  players: Record<Side, readonly RoundPlayer[]>
  attacker: Side
  winner: Side
  /** What each side could buy. */
  buys: Record<Side, keyof Arms>
}

/** Chance of a headshot, where it is not that of a rifle. */
const HEADS = new Map([
  ['HE Grenade', 0],
  ['AWP', 0.18],
  ['AWM', 0.18],
  ['Operator', 0.18],
])
const RIFLE_HEADS = 0.48

const endOf = (random: Random, isAttack: boolean): RoundEnd =>
  isAttack
    ? random.weighted([
        ['elimination', 56],
        ['bomb', 44],
      ])
    : random.weighted([
        ['elimination', 58],
        ['defuse', 22],
        ['time', 20],
      ])

function countDeaths(random: Random, { title, winner }: RoundSetting, how: RoundEnd): Score {
  const size = title.teamSize
  const loser =
    how === 'elimination' ? size : Math.max(1, size - random.int(how === 'defuse' ? 0 : 1, how === 'time' ? 3 : 2))
  const lost = random.weighted([0, 1, 2, 3, 4].map((deaths) => [deaths, [10, 20, 27, 25, 18][deaths] ?? 0] as const))
  const deaths = { home: 0, away: 0 }
  deaths[winner] = Math.min(size - 1, lost)
  deaths[other(winner)] = loser
  return deaths
}

/** Sides in the order their people fall; where all the loser's do, the last of them is last. */
function orderDeaths(random: Random, deaths: Score, loser: Side, teamSize: number): Side[] {
  const order: Side[] = []
  const left = { ...deaths }
  const isWipedOut = deaths[loser] === teamSize
  if (isWipedOut) left[loser] -= 1
  while (left.home + left.away > 0) {
    const side: Side = random.next() * (left.home + left.away) < left.home ? 'home' : 'away'
    left[side] -= 1
    order.push(side)
  }
  return isWipedOut ? [...order, loser] : order
}

function weaponOf(random: Random, { title, attacker, buys }: RoundSetting, side: Side, killer?: RoundPlayer): string {
  const { sniper, arms } = title
  if (buys[side] === 'rich' && sniper && killer?.isSniper && random.chance(sniper.share)) return sniper.weapon
  return random.weighted(arms[side === attacker ? 'attack' : 'defence'][buys[side]])
}

function planKills(random: Random, setting: RoundSetting, order: readonly Side[], seconds: number): RoundKill[] {
  const alive = { home: setting.players.home.slice(), away: setting.players.away.slice() }
  const times = order.map(() => random.int(12, seconds - 2)).sort((a, b) => a - b)
  return order.map((fallen, index) => {
    const side = other(fallen)
    const [victim] = alive[fallen].splice(random.int(0, alive[fallen].length - 1), 1)
    const killer =
      alive[side].length > 0 ? random.weighted(alive[side].map((one) => [one, one.skill] as const)) : undefined
    const weapon = weaponOf(random, setting, side, killer)
    const isHeadshot = random.chance(HEADS.get(weapon) ?? RIFLE_HEADS)
    return {
      at: times[index] ?? seconds,
      side,
      player: killer?.id,
      victim: victim?.id,
      weapon,
      isHeadshot,
    }
  })
}

/** kills/deaths/assists/damage/headshots of everybody. */
function tally(random: Random, setting: RoundSetting, kills: readonly RoundKill[]): Record<string, string> {
  const tallies: Record<string, string> = {}
  for (const side of ['home', 'away'] as const) {
    const helped = kills.map((kill) =>
      kill.side === side && random.chance(0.36) ? random.pick(setting.players[side]) : undefined,
    )
    for (const { id, skill } of setting.players[side]) {
      const own = kills.filter((kill) => kill.player === id)
      const deaths = kills.filter((kill) => kill.victim === id).length
      const assists = helped.filter((helper, index) => helper?.id === id && kills[index]?.player !== id).length
      const damage =
        own.length * random.int(72, 100) + assists * random.int(35, 60) + random.int(0, Math.round(26 * skill))
      const headshots = own.filter((kill) => kill.isHeadshot).length
      tallies[`tally${id}`] = [own.length, deaths, assists, damage, headshots].join('/')
    }
  }
  return tallies
}

/**
 * When the attackers plant, if they do, while one of them is alive. What is planted must be defused: defenders do not win
 * by shooting the attackers any more.
 */
function planPlant(
  random: Random,
  { attacker, winner, title }: RoundSetting,
  how: RoundEnd,
  kills: readonly RoundKill[],
  seconds: number,
): Pick<RoundPlan, 'plantAt'> {
  const isPlanted =
    how === 'bomb' || how === 'defuse' || (how === 'elimination' && winner === attacker && random.chance(0.5))
  if (!isPlanted) return {}
  const planned = Math.round(seconds * (0.45 + 0.25 * random.next()))
  const lastFall = kills.filter(({ side }) => side !== attacker)[title.teamSize - 1]?.at ?? seconds
  return { plantAt: Math.min(planned, lastFall - 1) }
}

export function planRound(random: Random, setting: RoundSetting): RoundPlan {
  const { winner, attacker, title } = setting
  const how = endOf(random, winner === attacker)
  const { least, most } = title.roundSeconds
  const seconds = how === 'time' ? most : random.int(least, most)
  const deaths = countDeaths(random, setting, how)
  const kills = planKills(random, setting, orderDeaths(random, deaths, other(winner), title.teamSize), seconds)
  return {
    seconds,
    how,
    ...planPlant(random, setting, how, kills, seconds),
    kills,
    deaths,
    tallies: tally(random, setting, kills),
  }
}
