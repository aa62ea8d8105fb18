import type { Side } from '#contract/match-state.ts'
import { HEAT_COLUMNS, HEAT_ROWS, heatText } from '../../football/places.ts'
import type { EventFields } from '../../shared/log-writer.ts'
import { playerId } from './people.ts'
import type { SourceEvent } from './source.ts'

/** Deeds with the ball. Receiving and carrying it belong to the pass or shot that follows. */
const TOUCHES: ReadonlySet<string> = new Set([
  ...['Pass', 'Shot', 'Dribble', 'Clearance', 'Interception', 'Ball Recovery'],
  ...['Miscontrol', 'Dispossessed', 'Block', 'Goal Keeper', 'Foul Won'],
])
const SHOOTOUT = 5

interface Place {
  side: Side
  count: number
  x: number
  y: number
  cells: number[]
}

const tenth = (value: number) => Math.round(value * 10) / 10
const cellOf = (share: number, cells: number) => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)))

/** Where each player had the ball: how often, the mean, and how often in each field of a grid. */
export function touchesOf(events: readonly SourceEvent[], sideOf: (event: SourceEvent) => Side): EventFields[] {
  const places = new Map<number, Place>()
  for (const event of events) {
    const [x, y] = event.location ?? []
    if (!event.player || event.period === SHOOTOUT || !TOUCHES.has(event.type.name)) continue
    if (x === undefined || y === undefined) continue
    const [along, across] = [Math.min(1, x / 120), Math.min(1, y / 80)]
    const id = playerId(event.player.id)
    const place = places.get(id) ?? { side: sideOf(event), count: 0, x: 0, y: 0, cells: [] }
    const cell = cellOf(across, HEAT_ROWS) * HEAT_COLUMNS + cellOf(along, HEAT_COLUMNS)
    place.cells[cell] = (place.cells[cell] ?? 0) + 1
    places.set(id, { ...place, count: place.count + 1, x: place.x + along, y: place.y + across })
  }
  return [...places].map(([player, { side, count, x, y, cells }]) => ({
    side,
    player,
    data: { count, x: tenth((x / count) * 100), y: tenth((y / count) * 100), heat: heatText(cells) },
  }))
}
