const MINUTE = 60_000
/** How long before the start a reminder is due. */
export const REMIND_BEFORE_MS = 15 * MINUTE

/** When to remind of a match that starts at `startsAt`: ahead of it, or for late reservations just before it. */
export function remindAt(startsAt: number, now: number): number {
  const ahead = startsAt - REMIND_BEFORE_MS
  if (ahead > now) return ahead
  return Math.max(now, startsAt - MINUTE)
}
