import { createRandom, seedOf } from '../random.ts'
import { createLogWriter } from '../shared/log-writer.ts'
import { writePrematch } from '../shared/prematch.ts'
import { MINUTE, SECOND } from '../shared/time.ts'
import type { Simulator } from '../types.ts'
import { outlookOf, ratesOf } from './chances.ts'
import { playPeriod } from './period.ts'
import { createPlay, type Play, writeAt } from './play.ts'
import { substitute } from './scenes.ts'
import { playShootout } from './shootout.ts'

const isLevel = (play: Play): boolean => play.home.goals === play.away.goals

/** Ends a period at a clock reading and begins the next `breakMs` later. */
function takeBreak(play: Play, stop: string, clock: number, breakMs: number, next: string, from: number): void {
  writeAt(play, clock, stop)
  play.base = { clock: from, wall: play.writer.lastAt() + breakMs }
  play.momentum = 0
  writeAt(play, from, next)
}

function playExtraTime(play: Play, clock: number): void {
  const { random } = play
  takeBreak(play, 'full_time', clock, 5 * MINUTE, 'extra_time_start', 5400)
  const half = playPeriod(play, 5400, 15, random.int(0, 2))
  takeBreak(play, 'extra_half_time', half, 2 * MINUTE, 'extra_second_start', 6300)
  const last = playPeriod(play, 6300, 15, random.int(1, 3))
  if (isLevel(play)) playShootout(play, last)
  else writeAt(play, last, 'end')
}

export const footballSimulator: Simulator = {
  minMinutes: () => 105,
  simulate(contest, seed) {
    const random = createRandom(seedOf(seed, contest.matchId, 'football'))
    const writer = createLogWriter()
    const level = { home: 0, away: 0 }
    if (!writePrematch(writer, random, contest, (drift) => outlookOf(level, ratesOf(contest, drift), true)))
      return writer.log
    const play = createPlay(contest, random, writer)
    writeAt(play, 0, 'kick_off', { data: { hasFigures: true } })
    const half = playPeriod(play, 0, 45, random.int(1, 4))
    takeBreak(play, 'half_time', half, 15 * MINUTE + random.int(0, 90) * SECOND, 'second_half_start', 2700)
    for (const team of [play.home, play.away]) if (random.chance(0.3)) substitute(play, team, 2700)
    const whistle = playPeriod(play, 2700, 45, random.int(3, 8))
    if (contest.isKnockout && isLevel(play)) playExtraTime(play, whistle)
    else writeAt(play, whistle, 'end')
    return writer.log
  },
}
