import type { MapPoint } from '#contract/match-moba.ts'
import type { Side } from '#contract/match-state.ts'

export type Zone = { name: 'top' | 'mid' | 'bot' | 'river' } | { name: 'base' | 'jungle'; side: Side }

const [BASE, LANE, MID, RIVER] = [30, 16, 7, 13]

/** What players call a place of the map. */
export function zoneOf({ x, y }: MapPoint, lower: Side): Zone {
  const upper = lower === 'home' ? 'away' : 'home'
  if (x <= BASE && y <= BASE) return { name: 'base', side: lower }
  if (x >= 100 - BASE && y >= 100 - BASE) return { name: 'base', side: upper }
  if (x <= LANE || y >= 100 - LANE) return { name: 'top' }
  if (y <= LANE || x >= 100 - LANE) return { name: 'bot' }
  if (Math.abs(x - y) <= MID) return { name: 'mid' }
  if (Math.abs(x + y - 100) <= RIVER) return { name: 'river' }
  return { name: 'jungle', side: x + y < 100 ? lower : upper }
}
