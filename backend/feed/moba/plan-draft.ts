import type { Side } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import { other } from '../shared/state.ts'
import type { MobaTitle } from './titles.ts'

/** Writes the picks and bans of a map: no hero twice, and one for every starter. */
export function planDraft(
  live: LiveScript,
  title: MobaTitle,
  map: number,
  players: Record<Side, readonly number[]>,
): void {
  const { random } = live
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  const pool = title.heroes.slice()
  const waiting = { home: players.home.slice(), away: players.away.slice() }
  live.write('draft', { data: { map } })
  for (const step of title.draft) {
    live.wait(random.int(10, 26))
    const side = step === step.toLowerCase() ? first : other(first)
    const [hero] = pool.splice(random.int(0, pool.length - 1), 1)
    if (hero === undefined) return
    if (step.toLowerCase() === 'b') {
      live.write('ban', { side, data: { hero } })
      continue
    }
    const [player] = waiting[side].splice(random.int(0, waiting[side].length - 1), 1)
    live.write('pick', player === undefined ? { side, data: { hero } } : { side, player, data: { hero } })
  }
}
