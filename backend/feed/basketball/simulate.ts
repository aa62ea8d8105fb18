import { seedOf } from '../random.ts'
import { writeMatch } from '../shared/live-script.ts'
import type { Simulator } from '../types.ts'
import { maybeTimeout, refillTimeouts, rotate } from './breaks.ts'
import { marginOf, outlookOf } from './chances.ts'
import { lengthOf } from './clock.ts'
import { gameFormat } from './game-format.ts'
import { createPlay, isPriceOld, type Play, rivalOf, run, type Team, write, writeOdds } from './play.ts'
import { playPossession } from './possession.ts'

const MIN_MINUTES = 110

/** Seconds between the periods: two minutes or so, a quarter of an hour at half-time. */
const breakAfter = (play: Play): number => (play.period === 1 ? 900 : 130) + play.live.random.int(0, 25)

/** Late in a quarter two starters a side sit down; a third into the next, or before the last, all are back. */
function rotateAt(play: Play, reading: number): void {
  const isStarterTime = reading > play.format.quarterSeconds * 0.42 || play.period >= 3
  for (const team of [play.home, play.away]) rotate(play, team, isStarterTime ? 5 : 2, isStarterTime)
}

function playPeriod(play: Play, first: Team): void {
  const { quarterSeconds, breaks } = play.format
  const share = quarterSeconds / 720
  play.clock = lengthOf(play.period, quarterSeconds)
  play.breaks = play.period < 4 ? [...breaks] : []
  refillTimeouts(play)
  write(play, 'period_start')
  const rotations =
    play.period < 4 ? [play.live.random.int(430, 520), play.live.random.int(180, 260)].map((at) => at * share) : []
  let team = first
  if (play.period === 0) run(play, 2)
  while (play.clock > 0) {
    playPossession(play, team)
    team = rivalOf(play, team)
    if (isPriceOld(play)) writeOdds(play)
    if (play.clock === 0) break
    maybeTimeout(play)
    const due = rotations[0]
    if (due !== undefined && play.clock < due) {
      rotations.shift()
      rotateAt(play, due)
    }
  }
  play.live.wait(2)
  write(play, 'period_end')
}

export const basketballSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate: (contest, seed) =>
    writeMatch(contest, seedOf(seed, contest.matchId, 'basketball'), {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) =>
        outlookOf(
          { home: 0, away: 0 },
          marginOf(contest, drift),
          4 * gameFormat(contest.quarterSeconds).quarterSeconds,
          gameFormat(contest.quarterSeconds),
        ),
      play(live) {
        const play = createPlay(live)
        const tip = live.random.chance(0.5) ? play.home : play.away
        while (play.period < 4 || play.home.points === play.away.points) {
          const isTipWinners = play.period === 0 || play.period === 3 || play.period > 3
          playPeriod(play, isTipWinners ? tip : rivalOf(play, tip))
          const isLast = play.period >= 3 && play.home.points !== play.away.points
          live.wait(isLast ? 5 : breakAfter(play))
          play.period += 1
        }
      },
    }),
}
