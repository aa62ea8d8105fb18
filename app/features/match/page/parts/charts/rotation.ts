import type { Board, SquadMember, TimelineItem } from '#contract/match-state.ts'
import { timeOf } from './time-axis.ts'

export interface Stint {
  /** Seconds of play. */
  from: number
  until: number
}

export interface Rotation {
  player: number
  stints: Stint[]
  seconds: number
}

/** Who was on court when, of a side whose starting five and substitutions the feed tells: starters first. */
export function rotationOf(
  members: readonly SquadMember[],
  timeline: readonly TimelineItem[],
  board: Board | undefined,
): Rotation[] {
  const own = new Set(members.map(({ id }) => id))
  const since = new Map(members.filter(({ isStarter }) => isStarter).map(({ id }) => [id, 0]))
  const stints = new Map<number, Stint[]>([...since.keys()].map((id) => [id, []]))
  const leave = (id: number, until: number) => {
    const from = since.get(id)
    if (from !== undefined && until > from) stints.set(id, [...(stints.get(id) ?? []), { from, until }])
    since.delete(id)
  }
  let now = 0
  for (const item of timeline) {
    const at = timeOf(item, 'basketball', board)
    now = Math.max(now, at ?? 0)
    if (item.type !== 'substitution' || at === undefined) continue
    if (item.other !== undefined && own.has(item.other)) leave(item.other, at)
    if (item.player !== undefined && own.has(item.player)) {
      since.set(item.player, at)
      if (!stints.has(item.player)) stints.set(item.player, [])
    }
  }
  for (const id of [...since.keys()]) leave(id, now)
  return [...stints].flatMap(([player, each]) => {
    const seconds = each.reduce((sum, { from, until }) => sum + until - from, 0)
    return seconds > 0 ? [{ player, stints: each, seconds }] : []
  })
}
