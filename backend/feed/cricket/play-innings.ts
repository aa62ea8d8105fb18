import type { Side, SquadMember } from '#contract/match-state.ts'
import { other } from '../shared/state.ts'
import { towardOf } from '../shared/toward.ts'
import { outlookOf } from './chances.ts'
import { nextOutcome, type Outcome } from './outcome.ts'
import { BALLS_PER_OVER, type Innings, isInningsOver, limitsOf, MAX_OVERS } from './overs.ts'
import { type Crease, createAttack, createCrease, edgeOf, type Play, requiredOf, swapEnds } from './play.ts'

interface Turn {
  play: Play
  innings: Innings
  index: number
  crease: Crease
  bowler?: SquadMember | undefined
}

function sendIn({ play, innings, crease }: Turn, place: number): void {
  const player = crease.order[place]?.id
  if (player !== undefined) play.live.write('batter_in', { side: innings.side, player })
}

/** The way the ball leaves the bat; absent where it was not hit. */
const hitData = ({ play, innings, index }: Turn, isHit: boolean): { toward?: number } =>
  isHit ? { toward: towardOf(0, 359, play.live.contest.matchId, index, innings.balls, innings.runs) } : {}

/** Who caught, ran out or stumped: any of the eleven, and the keeper where the wicket is put down behind the batter. */
function fielderOf({ play, innings }: Turn, how: Outcome['how']): number | undefined {
  const fielders = play.live.contest[other(innings.side)].squad.filter(({ isStarter }) => isStarter)
  if (how === 'stumped') return fielders.find(({ position }) => position === 'wicket_keeper')?.id
  const isFielded = (how === 'caught' || how === 'run_out') && fielders.length > 0
  return isFielded ? play.live.random.pick(fielders).id : undefined
}

function loseWicket(turn: Turn, outcome: Outcome): void {
  const { play, innings, crease, bowler } = turn
  const { random } = play.live
  const fielder = fielderOf(turn, outcome.how)
  const isOtherEnd = outcome.how === 'run_out' && random.chance(0.4)
  const out = isOtherEnd ? crease.nonStriker : crease.striker
  const hit = hitData(turn, outcome.how === 'caught' || outcome.runs > 0)
  const data: Record<string, string | number> = { how: outcome.how ?? 'bowled', runs: outcome.runs, ...hit }
  if (fielder !== undefined) data.fielder = fielder
  play.live.write('wicket', { side: innings.side, player: crease.order[out]?.id, other: bowler?.id, data })
  innings.wickets += 1
  if (outcome.runs % 2 === 1) swapEnds(crease)
  if (crease.striker === out) crease.striker = crease.next
  else crease.nonStriker = crease.next
  crease.next += 1
}

function scoreBall(turn: Turn, outcome: Outcome): void {
  const { play, innings, crease, bowler } = turn
  const data: Record<string, string | number> = { runs: outcome.runs, ...hitData(turn, outcome.runs > 0) }
  if (outcome.kind) Object.assign(data, { extras: outcome.extras, kind: outcome.kind })
  play.live.write('ball', { side: innings.side, player: crease.order[crease.striker]?.id, other: bowler?.id, data })
  const isLegal = outcome.kind !== 'wide' && outcome.kind !== 'no_ball'
  if ((outcome.runs + outcome.extras - (isLegal ? 0 : 1)) % 2 === 1) swapEnds(crease)
}

function writeOdds({ play, innings, index }: Turn): void {
  play.live.odds(outlookOf(innings, index, MAX_OVERS, play.par))
}

/** Bowls one ball; returns its outcome. */
function bowl(turn: Turn): Outcome {
  const { play, innings, index, crease } = turn
  const { random, wait } = play.live
  const outcome = nextOutcome(random, {
    balls: index > 1 ? 100 : innings.balls,
    place: crease.striker,
    edge: edgeOf(play.par, innings.side),
    required: requiredOf(innings, limitsOf(index, MAX_OVERS).balls),
  })
  wait(random.int(26, 38))
  if (outcome.how && random.chance(0.12)) {
    play.live.write('review', { side: innings.side, data: { isSuccessful: false } })
    wait(random.int(60, 100))
  }
  if (outcome.how) loseWicket(turn, outcome)
  else scoreBall(turn, outcome)
  innings.runs += outcome.runs + outcome.extras
  if (outcome.kind !== 'wide' && outcome.kind !== 'no_ball') innings.balls += 1
  if (outcome.how && !isInningsOver(innings, index, MAX_OVERS)) {
    wait(random.int(60, 100))
    sendIn(turn, crease.next - 1)
    writeOdds(turn)
  }
  return outcome
}

function playOver(turn: Turn): void {
  const { play, innings, index, crease } = turn
  const over = Math.floor(innings.balls / BALLS_PER_OVER) + 1
  const runsBefore = innings.runs
  if (turn.bowler) play.live.write('bowler', { side: other(innings.side), player: turn.bowler.id })
  const end = over * BALLS_PER_OVER
  while (innings.balls < end && !isInningsOver(innings, index, MAX_OVERS)) bowl(turn)
  if (innings.balls === end) swapEnds(crease)
  play.live.wait(3)
  if (innings.balls === end)
    play.live.write('over_end', { side: innings.side, data: { over, runs: innings.runs - runsBefore } })
  if (over % 2 === 0 || innings.target !== undefined) writeOdds(turn)
}

/** Plays an innings from its first ball to its last. */
export function playInnings(play: Play, side: Side): Innings {
  const { live } = play
  const index = play.innings.length
  const chased = index % 2 === 1 ? play.innings[index - 1] : undefined
  const innings: Innings = { side, runs: 0, wickets: 0, balls: 0, isDone: false }
  if (chased) innings.target = chased.runs + 1
  play.innings.push(innings)
  const attack = createAttack(live, live.contest[other(side)])
  const turn: Turn = { play, innings, index, crease: createCrease(live.contest[side]) }
  live.write('innings_start', { side, ...(chased ? { data: { target: chased.runs + 1 } } : {}) })
  sendIn(turn, 0)
  sendIn(turn, 1)
  while (!isInningsOver(innings, index, MAX_OVERS)) {
    turn.bowler = attack()
    playOver(turn)
    if (!isInningsOver(innings, index, MAX_OVERS)) live.wait(live.random.int(45, 65))
  }
  live.write('innings_end', { side, data: { runs: innings.runs, wickets: innings.wickets, balls: innings.balls } })
  return innings
}
