import type { MatchEvent } from '#contract/match-state.ts'

const PLACE: ReadonlySet<string> = new Set(['x', 'y', 'r'])

/** For timelines that would grow by a place of every point or kill: only a drawing needs it, and has the event. */
export function withoutPlace(event: MatchEvent): MatchEvent {
  const { data, ...rest } = event
  if (data?.x === undefined) return event
  const kept = Object.entries(data).filter(([key]) => !PLACE.has(key))
  return kept.length > 0 ? { ...rest, data: Object.fromEntries(kept) } : rest
}
