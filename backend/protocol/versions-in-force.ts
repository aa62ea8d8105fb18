/**
 * The versions that have come into force by a day, the newest first. The oldest always counts: before it nothing else
 * held, and a clock that is behind must not leave the site without a text.
 */
export function versionsInForce<Version extends { date: string }>(
  versions: readonly Version[],
  today: string,
): Version[] {
  const inForce = versions.filter(({ date }) => date <= today)
  return inForce.length > 0 ? inForce : versions.slice(-1)
}
