import type { Score, Side } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import type { EventFields } from '../shared/log-writer.ts'
import { clampChance, winChance } from '../shared/series.ts'
import { deviceEvent } from './device.ts'
import { COUNTER_STRIKE_MONEY, createEconomy, type Economy } from './economy.ts'
import { attackerAfter, isOvertime, mapWinner } from './map-score.ts'
import { planRound, type RoundPlan, type RoundPlayer } from './plan-round.ts'
import type { RoundsTitle } from './titles.ts'

export interface MapSetting {
  title: RoundsTitle
  players: Record<Side, readonly RoundPlayer[]>
  /** Home's chance of a round between equal sides and purses. */
  chance: number
  /** `agent<id>` of everybody, in games that have agents. */
  agents: Record<string, string>
  /** At most this many kills of a round have events; the tallies have them all. */
  killsListed: number
  /** Called after rounds worth a new price. */
  quote(score: Score): void
}

const QUOTE_EVERY = 4
const RIFLES = 14_000

function roundChance({ chance, title }: MapSetting, attacker: Side, worth: Score): number {
  const edge = Math.log(chance / (1 - chance))
  const side = Math.log(title.defence / (1 - title.defence)) * (attacker === 'home' ? -1 : 1)
  const gear = title.money ? 1.3 * Math.tanh((worth.home - worth.away) / 16_000) : 0
  return 1 / (1 + Math.exp(-(edge + side + gear)))
}

/** The kills of a round that get events: the first and the last ones. */
const killsToList = (plan: RoundPlan, most: number) =>
  plan.kills.filter((_, index) => index === 0 || index > plan.kills.length - most)

function writeRound(
  live: LiveScript,
  plan: RoundPlan,
  { killsListed, players, title }: MapSetting,
  attacker: Side,
  winner: Side,
): void {
  const { random } = live
  const happenings = killsToList(plan, killsListed).map(({ at, side, player, victim, weapon, isHeadshot }) => ({
    at,
    tell: () => live.write('kill', { side, player, other: victim, data: { weapon, headshot: isHeadshot } }),
  }))
  const { plantAt } = plan
  const fallen = new Set(plan.kills.flatMap(({ at, victim }) => (at <= (plantAt ?? 0) ? [victim] : [])))
  const planter = random.pick(players[attacker].filter(({ id }) => !fallen.has(id)))?.id
  if (plantAt !== undefined)
    happenings.push({
      at: plantAt,
      tell: () => live.write(deviceEvent(title, 'planted'), { side: attacker, player: planter }),
    })
  let clock = 0
  for (const { at, tell } of happenings.sort((a, b) => a.at - b.at)) {
    live.wait(at - clock)
    clock = at
    tell()
  }
  live.wait(plan.seconds - clock)
  live.write('round_won', { side: winner, data: { how: plan.how, ...plan.tallies } })
}

/** Half-time, or the start of overtime or of another block of it, before the round after `score`. */
function writeTurn(live: LiveScript, { title }: MapSetting, score: Score): boolean {
  const played = score.home + score.away
  if (title.changesEachRound) return false
  const isLevelAfterHalves = isOvertime(title, score) && score.home === score.away
  if (played === title.half) live.write('half_time')
  else if (played === 2 * title.half && isLevelAfterHalves) live.write('overtime')
  else return 'half' in title.overtime && title.overtime.half > 1 && isLevelAfterHalves
  live.wait(live.random.int(70, 130))
  return true
}

/** Writes a map, round by round; returns who won it. */
export function writeMap(live: LiveScript, setting: MapSetting, map: number, name: string): Side {
  const { random } = live
  const { title } = setting
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  const sideOfHome = (attacker: Side) => (attacker === 'home' ? 'attack' : 'defence')
  const score = { home: 0, away: 0 }
  const rules = title.money ?? COUNTER_STRIKE_MONEY
  let economy: Economy = createEconomy(random, rules, false)
  live.write('map_start', { data: { map, name, homeSide: sideOfHome(first), ...setting.agents } })
  for (let winner = mapWinner(title, score); ; winner = mapWinner(title, score)) {
    if (winner) return winner
    const played = score.home + score.away
    if (writeTurn(live, setting, score)) economy = createEconomy(random, rules, isOvertime(title, score))
    if (played > 3 && random.chance(0.07)) {
      live.write('timeout', { side: random.chance(0.5) ? 'home' : 'away' })
      live.wait(random.int(40, 60))
    }
    const attacker = attackerAfter(title, played, first)
    const money = economy.banks()
    const data: EventFields['data'] = { round: played + 1, homeSide: sideOfHome(attacker) }
    if (title.money) Object.assign(data, { homeMoney: money.home, awayMoney: money.away })
    const worth = economy.buy()
    if (title.money) Object.assign(data, { homeWorth: worth.home, awayWorth: worth.away })
    live.wait(title.roundSeconds.pause)
    live.write('round_start', { data })
    const side: Side = random.chance(roundChance(setting, attacker, worth)) ? 'home' : 'away'
    const isPistols = title.money !== undefined && Math.max(worth.home, worth.away) <= title.money.start
    const buysOf = (own: number) => (isPistols ? 'pistols' : !title.money || own > RIFLES ? 'rich' : 'poor')
    const buys = { home: buysOf(worth.home), away: buysOf(worth.away) } as const
    const plan = planRound(random, { title, players: setting.players, attacker, winner: side, buys })
    writeRound(live, plan, setting, attacker, side)
    score[side] += 1
    const size = title.teamSize
    economy.settle(side, { home: size - plan.deaths.home, away: size - plan.deaths.away })
    if ((played + 1) % QUOTE_EVERY === 0 && !mapWinner(title, score)) setting.quote(score)
  }
}

/** Home's chance of a map at `score`, from its chance of a round: who needs fewer rounds is favoured. */
export function mapChance(title: RoundsTitle, chance: number, score: Score): number {
  const target = Math.max(title.half + 1, Math.min(score.home, score.away) + 2)
  const [home, away] = [target - score.home, target - score.away]
  const spread = Math.sqrt(Math.max(1, home + away) * chance * (1 - chance) * 1.6)
  const mean = chance * (home + away - 1) - home + 0.5
  return clampChance(winChance(mean, 0, spread * 0.6), 0.01)
}
