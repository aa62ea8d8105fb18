import type { OnAir, OwnRoom, StartsSoon } from './on-air.store.ts'

/** A streamer in a list, before anything else of them is read. */
export interface RankedAnchor {
  anchorId: number
  group: 'live' | 'soon' | 'off'
  /** The room to show: that with the most viewers, or the next one. */
  roomId?: number
  liveCount: number
  viewers: number
  /** The greatest of the live rooms. */
  heat: number
  startsAt: number
}

interface Sources {
  onAir: readonly OnAir[]
  soon: readonly StartsSoon[]
  own: readonly OwnRoom[]
  viewersOf: (roomId: number) => number
  now: number
  /** Rooms that start later are not shown yet. */
  until: number
}

/** Every streamer once: live by the room with the most viewers, else by the next one, else without a room. */
export function mergeAnchors({ onAir, soon, own, viewersOf, now, until }: Sources): RankedAnchor[] {
  const found = new Map<number, RankedAnchor>()
  const rest = { liveCount: 0, viewers: 0, heat: 0, startsAt: Number.POSITIVE_INFINITY }
  for (const { anchorId, roomId, heat } of onAir) {
    const known = found.get(anchorId)
    const viewers = viewersOf(roomId)
    const isBetter = !known || viewers > known.viewers || (viewers === known.viewers && heat > known.heat)
    const best = isBetter ? { roomId, viewers, heat } : {}
    found.set(anchorId, { ...rest, anchorId, group: 'live', ...known, ...best, liveCount: (known?.liveCount ?? 0) + 1 })
  }
  const isToCome = ({ state, startsAt }: OwnRoom) =>
    state === 'waiting' && startsAt !== null && startsAt > now && startsAt <= until
  const toCome = own.flatMap((room) => (isToCome(room) ? { ...room, startsAt: Number(room.startsAt) } : []))
  for (const { anchorId, roomId, startsAt } of [...soon, ...toCome]) {
    const known = found.get(anchorId)
    if (known?.group === 'live' || (known && known.startsAt <= startsAt)) continue
    found.set(anchorId, { ...rest, anchorId, group: 'soon', roomId, startsAt })
  }
  for (const { anchorId } of own) if (!found.has(anchorId)) found.set(anchorId, { ...rest, anchorId, group: 'off' })
  return [...found.values()]
}

const GROUPS = ['live', 'soon', 'off'] as const
type Compare = (a: RankedAnchor, b: RankedAnchor) => number

/** Live ones by viewers, then by heat; those to come by time; others by followers. */
export const byPopularity =
  (fansOf: (anchorId: number) => number): Compare =>
  (a, b) =>
    GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) ||
    b.viewers - a.viewers ||
    b.heat - a.heat ||
    (a.group === 'soon' ? a.startsAt - b.startsAt : 0) ||
    fansOf(b.anchorId) - fansOf(a.anchorId) ||
    a.anchorId - b.anchorId

/** Live ones before all others, each by name. */
export const byName = (nameOf: (anchorId: number) => string, tag: string): Compare => {
  const { compare } = new Intl.Collator(tag)
  return (a, b) =>
    Number(b.group === 'live') - Number(a.group === 'live') ||
    compare(nameOf(a.anchorId), nameOf(b.anchorId)) ||
    a.anchorId - b.anchorId
}
