import type { Side, TimelineItem } from '#contract/match-state.ts'

export interface SquadOnMap {
  /** Absent while the squad is in play. */
  place?: number
  kills: number
}

/** How far both squads came on each map, by the map's period: `m1`. */
export function lobbyMapsOf(timeline: readonly TimelineItem[]): Map<string, Record<Side, SquadOnMap>> {
  const maps = new Map<string, Record<Side, SquadOnMap>>()
  for (const { type, side, period, data } of timeline) {
    if (!side || !period) continue
    const map = maps.get(period) ?? { home: { kills: 0 }, away: { kills: 0 } }
    maps.set(period, map)
    const place = Number(data?.place)
    if (type === 'kill') map[side].kills += 1
    else if ((type === 'placed' || type === 'map_won') && place >= 1) map[side].place = place
  }
  return maps
}
