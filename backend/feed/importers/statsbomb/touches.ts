import type { Side } from '#contract/match-state.ts'
import { createTouchSums } from '../../football/places.ts'
import type { EventFields } from '../../shared/log-writer.ts'
import { playerId } from './people.ts'
import type { SourceEvent } from './source.ts'

/** Deeds with the ball. Receiving and carrying it belong to the pass or shot that follows. */
const TOUCHES: ReadonlySet<string> = new Set([
  ...['Pass', 'Shot', 'Dribble', 'Clearance', 'Interception', 'Ball Recovery'],
  ...['Miscontrol', 'Dispossessed', 'Block', 'Goal Keeper', 'Foul Won'],
])
const SHOOTOUT = 5

/** Where each player had the ball: how often, the mean, and how often in each field of a grid. */
export function touchesOf(events: readonly SourceEvent[], sideOf: (event: SourceEvent) => Side): EventFields[] {
  const sums = createTouchSums()
  for (const event of events) {
    const [x, y] = event.location ?? []
    if (!event.player || event.period === SHOOTOUT || !TOUCHES.has(event.type.name)) continue
    if (x === undefined || y === undefined) continue
    const place = { x: Math.min(1, x / 120) * 100, y: Math.min(1, y / 80) * 100 }
    sums.add(sideOf(event), playerId(event.player.id), place)
  }
  return sums.report()
}
