import type { Side } from '#contract/match-state.ts'
import { seedOf } from '../random.ts'
import { writeMatch } from '../shared/live-script.ts'
import { other } from '../shared/state.ts'
import type { Simulator } from '../types.ts'
import { openingOutlook, parOf } from './chances.ts'
import type { Play } from './play.ts'
import { playInnings } from './play-innings.ts'

const MIN_MINUTES = 160

/** Super overs until one is not tied; who batted second bats first. */
function playSuperOvers(play: Play, first: Side): void {
  const { live } = play
  for (let side = first; ; side = other(side)) {
    live.wait(live.random.int(420, 600))
    const opening = playInnings(play, side)
    live.wait(300)
    if (playInnings(play, other(side)).runs !== opening.runs) return
  }
}

export const cricketSimulator: Simulator = {
  minMinutes: () => MIN_MINUTES,
  simulate(contest, seed) {
    return writeMatch(contest, seedOf(seed, contest.matchId, 'cricket'), {
      minMinutes: MIN_MINUTES,
      outlookAt: (drift) => openingOutlook(parOf(contest, drift)),
      play(live) {
        const { random } = live
        const play: Play = { live, par: parOf(contest, random.normal() * 0.1), innings: [] }
        const winner = random.pick(['home', 'away'] as const)
        const chose = random.chance(0.6) ? 'bowl' : 'bat'
        live.wait(20)
        live.write('toss', { side: winner, data: { chose } })
        live.odds(openingOutlook(play.par))
        live.wait(random.int(240, 420))
        const batsFirst = chose === 'bat' ? winner : other(winner)
        const first = playInnings(play, batsFirst)
        live.wait(random.int(900, 1200))
        const second = playInnings(play, other(batsFirst))
        if (contest.isKnockout && first.runs === second.runs) playSuperOvers(play, other(batsFirst))
        live.wait(5)
      },
    })
  },
}
