import type { Side } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import { other } from '../shared/state.ts'
import type { RoundsTitle } from './titles.ts'

/** Writes the choice of maps; returns their names in playing order. */
export function writeVeto(live: LiveScript, title: RoundsTitle, bestOf: number): string[] {
  const { random } = live
  const pool = title.maps.slice()
  const chosen: string[] = []
  const take = (): string => pool.splice(random.int(0, pool.length - 1), 1)[0] ?? title.maps[0] ?? ''
  let turn: Side = random.chance(0.5) ? 'home' : 'away'
  const step = (type: 'map_ban' | 'map_pick'): void => {
    live.wait(random.int(15, 40))
    const map = take()
    live.write(type, { side: turn, data: { map } })
    if (type === 'map_pick') chosen.push(map)
    turn = other(turn)
  }
  const picks = bestOf % 2 === 0 ? bestOf : bestOf - 1
  const bans = Math.max(0, pool.length - bestOf)
  const early = picks > 0 ? Math.min(2, bans) : bans
  for (let index = 0; index < early; index++) step('map_ban')
  for (let index = 0; index < picks; index++) step('map_pick')
  if (picks === bestOf) return chosen
  for (let index = early; index < bans; index++) step('map_ban')
  live.wait(random.int(8, 20))
  const map = take()
  live.write('map_decider', { data: { map } })
  return [...chosen, map]
}
