const MINUTE = 60_000
/** How long before the match's start a reminder is due. */
export const REMIND_BEFORE_MS = 15 * MINUTE

/** When the reminder of a match that starts at `startsAt` is due; for a late reservation, just before the start. */
export function remindAt(startsAt: number, now: number): number {
  const ahead = startsAt - REMIND_BEFORE_MS
  if (ahead > now) return ahead
  return Math.max(now, startsAt - MINUTE)
}
