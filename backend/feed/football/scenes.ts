/** Scenes of a simulated match. Each writes its events at a reading of the match clock. */
import type { SquadMember } from '#contract/match-state.ts'
import { pickPlayer } from '../shared/squad.ts'
import { PENALTY_XG } from './expected-goals.ts'
import { opponentOf, type Play, press, rateNow, type Team, writeAt } from './play.ts'
import { playPlace } from './play-place.ts'
import { shotPlace } from './shot-place.ts'

const weights =
  (byPosition: Readonly<Record<string, number>>) =>
  (member: SquadMember): number =>
    byPosition[member.position] ?? 1

const SHOOTS = weights({ gk: 0, df: 0.5, mf: 1.3, fw: 3 })
const ASSISTS = weights({ gk: 0.05, df: 0.8, mf: 2.2, fw: 1.8 })
const FOULS = weights({ gk: 0, df: 1.4, mf: 1.6, fw: 0.8 })
const RUNS_OFFSIDE = weights({ gk: 0, df: 0.1, mf: 0.5, fw: 3 })

export const keeperOf = (team: Team): number | undefined => team.onPitch.find((member) => member.position === 'gk')?.id

/** Shots a team gets in 90 minutes: chances grow slower than goals, good sides have better ones. */
export const shotsOf = (rate: number): number => 12.5 * (rate / 1.3) ** 0.55

/** How good a chance was, and from where. */
function shotData({ contest, touches }: Play, team: Team, clock: number, xg: number, player: number | undefined) {
  const place = shotPlace(xg, contest.matchId, clock)
  touches.deed(team, player, place)
  return { xg, ...place }
}

function reviewGoal(play: Play, team: Team, clock: number, goal: number): void {
  writeAt(play, clock, 'var_check', { side: team.side, data: { about: 'goal' } })
  const isCancelled = play.random.chance(0.5)
  const reason = play.random.pick(['offside', 'offside', 'foul', 'handball'])
  play.pending = (later) => {
    if (!isCancelled) return
    team.goals -= 1
    play.isOddsDue = true
    writeAt(play, later, 'goal_cancelled', { side: team.side, data: { reason, goal } })
  }
}

function scoreGoal(play: Play, team: Team, clock: number, xg: number, player: number | undefined): void {
  const helper = pickPlayer(play.random, team.onPitch, ASSISTS)
  const assist = play.random.chance(0.72) && helper !== player ? helper : undefined
  team.goals += 1
  play.isOddsDue = true
  const data = shotData(play, team, clock, xg, player)
  const goal = writeAt(play, clock, 'goal', { side: team.side, player, other: assist, data })
  press(play, team, 35)
  if (play.random.chance(0.12)) reviewGoal(play, team, clock, goal.seq)
}

export function shoot(play: Play, team: Team, clock: number): void {
  const { random } = play
  const rate = rateNow(play, team)
  const mean = rate / shotsOf(rate)
  const xg = Math.round(Math.min(0.85, Math.max(0.01, -Math.log(1 - random.next()) * mean)) * 100) / 100
  const player = pickPlayer(random, team.onPitch, SHOOTS)
  press(play, team, 8 + xg * 50)
  if (random.chance(xg)) {
    scoreGoal(play, team, clock, xg, player)
    return
  }
  const type = random.weighted([
    ['shot_on_target', 0.28],
    ['shot_off_target', 0.4],
    ['shot_blocked', 0.29],
    ['shot_woodwork', 0.03],
  ] as const)
  const other = type === 'shot_on_target' ? keeperOf(opponentOf(play, team)) : undefined
  writeAt(play, clock, type, { side: team.side, player, other, data: shotData(play, team, clock, xg, player) })
  if (type !== 'shot_off_target' && random.chance(0.32)) winCorner(play, team, clock)
}

export function winCorner(play: Play, team: Team, clock: number): void {
  press(play, team, 6)
  writeAt(play, clock, 'corner', { side: team.side, data: playPlace('corner', play.contest.matchId, clock) })
}

export function ownGoal(play: Play, team: Team, clock: number): void {
  const unlucky = pickPlayer(play.random, opponentOf(play, team).onPitch, FOULS)
  team.goals += 1
  play.isOddsDue = true
  press(play, team, 30)
  writeAt(play, clock, 'own_goal', { side: team.side, player: unlucky })
}

export function runOffside(play: Play, team: Team, clock: number): void {
  const player = pickPlayer(play.random, team.onPitch, RUNS_OFFSIDE)
  writeAt(play, clock, 'offside', { side: team.side, player, data: playPlace('offside', play.contest.matchId, clock) })
}

/** Two at most leave a side, so that no match has to be abandoned. */
function sendOff(play: Play, team: Team, clock: number, type: 'second_yellow' | 'red_card', player: number): void {
  if (team.reds === 2) return
  team.reds += 1
  team.onPitch = team.onPitch.filter((member) => member.id !== player)
  play.isOddsDue = true
  press(play, opponentOf(play, team), 20)
  writeAt(play, clock, type, { side: team.side, player })
}

export function commitFoul(play: Play, team: Team, clock: number): void {
  const player = pickPlayer(play.random, team.onPitch, FOULS)
  writeAt(play, clock, 'foul', { side: team.side, player, data: playPlace('foul', play.contest.matchId, clock) })
  if (player === undefined) return
  const isBooked = team.booked.has(player)
  if (play.random.chance(0.005)) sendOff(play, team, clock, 'red_card', player)
  else if (isBooked && play.random.chance(0.05)) sendOff(play, team, clock, 'second_yellow', player)
  else if (!isBooked && play.random.chance(0.17)) {
    team.booked.add(player)
    writeAt(play, clock, 'yellow_card', { side: team.side, player })
  }
}

export function awardPenalty(play: Play, team: Team, clock: number): void {
  const { random } = play
  writeAt(play, clock, 'penalty_awarded', { side: team.side, data: { about: random.pick(['foul', 'handball']) } })
  play.pending = (later) => {
    const player = pickPlayer(random, team.onPitch, SHOOTS)
    const fields = { side: team.side, player, data: shotData(play, team, later, PENALTY_XG, player) }
    if (random.chance(0.78)) {
      team.goals += 1
      play.isOddsDue = true
      press(play, team, 35)
      writeAt(play, later, 'penalty_goal', fields)
    } else {
      const keeper = random.chance(0.7) ? keeperOf(opponentOf(play, team)) : undefined
      writeAt(play, later, 'penalty_missed', { ...fields, other: keeper })
    }
  }
}

const TIRES = weights({ gk: 0, df: 0.6, mf: 2, fw: 2.6 })

/** One change, like for like where the bench allows. Who came on stays. */
export function substitute(play: Play, team: Team, clock: number): void {
  const starters = team.onPitch.filter(({ isStarter }) => isStarter)
  const off = starters.find((member) => member.id === pickPlayer(play.random, starters, TIRES))
  const bench = team.bench.filter((member) => member.position !== 'gk')
  const on = bench.find((member) => member.position === off?.position) ?? bench[0]
  if (!off || !on || off.position === 'gk' || team.changes === 0) return
  team.changes -= 1
  team.bench = team.bench.filter((member) => member !== on)
  team.onPitch = team.onPitch.map((member) => (member === off ? on : member))
  writeAt(play, clock, 'substitution', { side: team.side, player: on.id, other: off.id })
}
