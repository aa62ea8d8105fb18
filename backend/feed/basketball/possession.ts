/** One possession of a simulated game: somebody shoots, loses the ball or goes to the line. */
import type { SquadMember } from '#contract/match-state.ts'
import { pickPlayer } from '../shared/squad.ts'
import { formNow, type Play, rivalOf, run, type Team, write } from './play.ts'
import { shotPlace } from './shot-place.ts'

const weights =
  (byPosition: Readonly<Record<string, number>>) =>
  (member: SquadMember): number =>
    byPosition[member.position] ?? 1

const SHOOTS_TWO = weights({ pg: 1, sg: 1, sf: 1.1, pf: 1.2, c: 1.3 })
const SHOOTS_THREE = weights({ pg: 1.4, sg: 1.7, sf: 1.2, pf: 0.8, c: 0.4 })
const PASSES = weights({ pg: 3, sg: 1.4, sf: 1.2, pf: 0.9, c: 0.8 })
const REBOUNDS = weights({ pg: 0.6, sg: 0.7, sf: 1.1, pf: 1.7, c: 2.4 })
const BLOCKS = weights({ pg: 0.2, sg: 0.3, sf: 0.7, pf: 1.4, c: 2.6 })
const STEALS = weights({ pg: 1.6, sg: 1.4, sf: 1.1, pf: 0.7, c: 0.5 })

function addPoints(play: Play, team: Team, points: number): void {
  team.points += points
  team.run += points
  if (points > 0) rivalOf(play, team).run = 0
}

function shootFreeThrows(play: Play, team: Team, attempts: number, player: number | undefined): void {
  const { random, wait } = play.live
  let made = 0
  for (let shot = 0; shot < attempts; shot++) if (random.chance(0.775)) made += 1
  wait(attempts * 18 + random.int(24, 40))
  addPoints(play, team, made)
  write(play, 'free_throws', { side: team.side, player, data: { made, attempts } })
}

/** Who may make no more fouls is careful: nobody fouls out of a simulated game. */
const CAREFUL = 0.02

function foul(play: Play, team: Team, fouled: number | undefined): void {
  team.fouls += 1
  const player = pickPlayer(
    play.live.random,
    team.court,
    ({ id }) => play.format.foulsMax + CAREFUL - (team.foulsOf.get(id) ?? 0),
  )
  if (player !== undefined) team.foulsOf.set(player, (team.foulsOf.get(player) ?? 0) + 1)
  write(play, 'foul', { side: team.side, player, other: fouled })
}

/** Returns whether the attack has the ball again. */
function fightForRebound(play: Play, team: Team): boolean {
  const { random } = play.live
  const isOffensive = random.chance(0.24)
  const winner = isOffensive ? team : rivalOf(play, team)
  run(play, random.int(1, 2))
  if (play.clock === 0) return false
  const player = pickPlayer(random, winner.court, REBOUNDS)
  write(play, 'rebound', { side: winner.side, player, data: { isOffensive } })
  return isOffensive
}

/** The moment of a game says where its shot was taken. */
const placeNow = (
  play: Play,
  { side, points }: Team,
  ...how: [kind: 'two' | 'three', end: 'made' | 'missed' | 'blocked']
) => shotPlace(...how, play.live.contest.matchId, play.period, play.clock, points, side === 'home' ? 1 : 2)

function makeShot(play: Play, team: Team, kind: 'two' | 'three', player: number | undefined): void {
  const { random } = play.live
  const helper = pickPlayer(random, team.court, PASSES)
  const assist = random.chance(0.66) && helper !== player ? helper : undefined
  const data = placeNow(play, team, kind, 'made')
  addPoints(play, team, kind === 'three' ? 3 : 2)
  write(play, `${kind}_made`, { side: team.side, player, other: assist, data })
  if (play.clock > 0 && random.chance(0.04)) {
    foul(play, rivalOf(play, team), player)
    shootFreeThrows(play, team, 1, player)
  }
}

/** Returns whether the attack has the ball again. */
function shoot(play: Play, team: Team): boolean {
  const { random } = play.live
  const kind = random.chance(0.39) ? 'three' : 'two'
  const player = pickPlayer(random, team.court, kind === 'three' ? SHOOTS_THREE : SHOOTS_TWO)
  if (random.chance((kind === 'three' ? 0.362 : 0.545) * formNow(play, team))) {
    makeShot(play, team, kind, player)
    return false
  }
  const rival = rivalOf(play, team)
  const blocker = kind === 'two' && random.chance(0.17) ? pickPlayer(random, rival.court, BLOCKS) : undefined
  const data = placeNow(play, team, kind, blocker === undefined ? 'missed' : 'blocked')
  write(play, `${kind}_missed`, { side: team.side, player, other: blocker, data })
  return play.clock > 0 && fightForRebound(play, team)
}

function loseBall(play: Play, team: Team): void {
  const { random } = play.live
  const thief = random.chance(0.55) ? pickPlayer(random, rivalOf(play, team).court, STEALS) : undefined
  write(play, 'turnover', { side: team.side, player: pickPlayer(random, team.court, PASSES), other: thief })
  if (thief !== undefined || play.clock === 0) return
  play.live.wait(random.int(12, 20))
  write(play, 'clock_start')
}

function drawFoul(play: Play, team: Team): boolean {
  const { random, wait } = play.live
  const rival = rivalOf(play, team)
  const player = pickPlayer(random, team.court, SHOOTS_TWO)
  const isShooting = random.chance(0.6)
  foul(play, rival, player)
  if (isShooting || rival.fouls >= 5) {
    shootFreeThrows(play, team, 2, player)
    return false
  }
  wait(random.int(20, 40))
  write(play, 'clock_start')
  return true
}

/** Plays until the ball changes hands or the period is over. */
export function playPossession(play: Play, team: Team): void {
  const { random } = play.live
  let hasBall = true
  let fastest = play.format.fastestSeconds
  while (hasBall && play.clock > 0) {
    run(play, random.int(fastest, play.format.slowestSeconds))
    if (play.clock === 0 && random.chance(0.5)) return
    fastest = 3
    const act =
      play.clock === 0
        ? 'shoot'
        : random.weighted([
            ['shoot', 0.755],
            ['lose', 0.125],
            ['foul', 0.15],
          ] as const)
    if (act === 'lose') loseBall(play, team)
    hasBall = act === 'shoot' ? shoot(play, team) : act === 'foul' && drawFoul(play, team)
  }
}
