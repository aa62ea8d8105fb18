import type { Random } from '../random.ts'
import { opponentOf, type Play, press, rateNow, type Team, writeAt, writeOdds, writeTouches } from './play.ts'
import { awardPenalty, commitFoul, ownGoal, runOffside, shoot, shotsOf, substitute, winCorner } from './scenes.ts'

type Act = (clock: number) => void

const MINUTES_OF_MATCH = 95
/** Between two tellings of where the players had the ball. */
const MINUTES_BETWEEN_REPORTS = 15

/** Later minutes are livelier, and who is behind pushes. */
function tempoOf(play: Play, team: Team, minute: number): number {
  const isBehind = team.goals < opponentOf(play, team).goals
  return 0.9 + Math.min(minute, 100) / 400 + (isBehind && minute > 65 ? 0.12 : 0)
}

function actsOf(play: Play, team: Team, minute: number): Act[] {
  const { random } = play
  const tempo = tempoOf(play, team, minute)
  const acts: Act[] = []
  const maybe = (perMatch: number, act: (play: Play, team: Team, clock: number) => void) => {
    if (random.chance((perMatch * tempo) / MINUTES_OF_MATCH)) acts.push((clock) => act(play, team, clock))
  }
  maybe(shotsOf(rateNow(play, team)), shoot)
  maybe(2.4, winCorner)
  maybe(11.5, commitFoul)
  maybe(1.9, runOffside)
  maybe(0.13, awardPenalty)
  maybe(0.03, ownGoal)
  if (minute >= 55 && minute < 90) {
    maybe(7, substitute)
    if (team.changes < 5) maybe(3, substitute)
  }
  return acts
}

function shuffle<T>(random: Random, list: T[]): T[] {
  return list
    .map((value) => ({ value, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

function writeFlow(play: Play, clock: number): void {
  const { random, contest } = play
  const lean = (contest.home.strength - contest.away.strength) * 0.25
  press(play, play.home, -play.momentum * 0.32 + lean * 0.3 + random.normal() * 14)
  play.possession = Math.round(Math.min(75, Math.max(25, play.possession + random.normal() * 0.6)))
  const share = play.possession / 100
  const attacks = (part: number) => random.int(0, 1) + (random.chance(part) ? 1 : 0)
  const [home, away] = [attacks(share), attacks(1 - share)]
  const data = {
    value: Math.round(play.momentum),
    possession: play.possession,
    homeAttacks: home,
    awayAttacks: away,
    homeDangerous: random.int(0, home),
    awayDangerous: random.int(0, away),
    homePasses: Math.round(9.6 * share + random.next() * 2),
    awayPasses: Math.round(9.6 * (1 - share) + random.next() * 2),
    homeAccuracy: play.accuracy.home,
    awayAccuracy: play.accuracy.away,
  }
  writeAt(play, clock, 'flow', { data })
  play.touches.passes(play.home, data.homePasses, data.value)
  play.touches.passes(play.away, data.awayPasses, -data.value)
}

function playMinute(play: Play, minute: number, isAdded: boolean): void {
  const { random, pending } = play
  const start = minute * 60
  let from = 2
  if (pending) {
    play.pending = undefined
    from = random.int(15, 35)
    pending(start + from)
    from += 5
  }
  const acts = shuffle(random, [...actsOf(play, play.home, minute), ...actsOf(play, play.away, minute)])
  const step = (58 - from) / Math.max(1, acts.length)
  acts.forEach((act, index) => {
    // A penalty or a check stops play: whatever else this minute held did not happen.
    if (!play.pending) act(start + Math.floor(from + (index + random.next()) * step))
  })
  if (!isAdded || random.chance(0.8)) writeFlow(play, start + 60)
}

/** Plays `minutes` from the clock's reading `from`, and the added time; answers the reading at the whistle. */
export function playPeriod(play: Play, from: number, minutes: number, added: number): number {
  const first = from / 60
  let minute = first
  for (; minute < first + minutes + added || play.pending; minute++) {
    const isAdded = minute >= first + minutes
    if (minute === first + minutes) writeAt(play, minute * 60, 'added_time', { data: { minutes: added } })
    playMinute(play, minute, isAdded)
    const left = Math.max(0.5, (from < 5400 ? 90 : 120) - minute - 1)
    if ((minute + 1) % MINUTES_BETWEEN_REPORTS === 0) writeTouches(play, (minute + 1) * 60)
    if (play.isOddsDue || minute % 5 === 4) writeOdds(play, (minute + 1) * 60, left)
  }
  const whistle = minute * 60 + play.random.int(0, 40)
  writeTouches(play, whistle)
  return whistle
}
